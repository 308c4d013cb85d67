import { useEffect, useRef, useState } from "preact/hooks";
import { api } from "../api/http";
import type { Finding, GameInfo, Plan, Workshop } from "../api/messages";
import { Picture, viewBox } from "../board/Picture";
import { words } from "../state/table";
import { Icon } from "../ui/icons";
import { t } from "../words";
import { Findings, Verdict } from "./Findings";
import { readText, saveText } from "./files";
import { Head } from "./Head";
import { keep } from "./kept";
import { setUpRace } from "./race";
import { LONGEST } from "./share";

interface Props {
  game: GameInfo;
  workshop: Workshop;
  id: string;
  text: string;
}

const PAUSE = 350;

/** A track that is a file: its text beside its picture, and everything wrong with it by line. */
export function FilePage({ game, workshop, id, text: first }: Props) {
  const [text, setText] = useState(first);
  const [plan, setPlan] = useState<Plan | null>(null);
  const [trouble, setTrouble] = useState("");
  const [shown, setShown] = useState<number | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    const asked = new AbortController();
    const look = async () => {
      try {
        const found = await api.plan(game.name, { text }, asked.signal);
        setPlan(found);
        setTrouble("");
        if (text !== first && !keep({ id, game: game.name, name: found.name, text })) setTrouble(t("build-no-room"));
      } catch (error) {
        if (!asked.signal.aborted) setTrouble(words(error));
      }
    };
    const timer = setTimeout(look, text === first ? 0 : PAUSE);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [text]);

  const open = async (file: File | undefined) => {
    if (!file) return;
    const found = await readText(file, LONGEST);
    if (found === null) setTrouble(t("build-file-large"));
    else setText(found);
  };
  const show = ({ line, piece }: Finding) => {
    setShown(piece);
    if (line === null || !area.current) return;
    const lines = text.split("\n");
    const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
    area.current.focus();
    area.current.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
    area.current.scrollTop = Math.max(0, (line - 4) * 20);
  };
  const fresh = plan?.text === text;
  return (
    <main
      class="build file-build"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void open(event.dataTransfer?.files[0]);
      }}
    >
      <Head
        game={game}
        option={workshop.option}
        id={id}
        name={plan?.name ?? ""}
        plan={plan}
        fresh={fresh}
        trouble={trouble}
      />
      <section class="file-text" aria-label={t("build-as-file")}>
        <div class="file-actions">
          <label class="button file-open">
            <Icon name="open" />
            {t("build-open-file")}
            <input type="file" accept=".toml" onChange={(event) => void open(event.currentTarget.files?.[0])} />
          </label>
          <button type="button" onClick={() => saveText(text, plan?.name ?? "")}>
            <Icon name="save" />
            {t("build-save-file")}
          </button>
        </div>
        <textarea
          ref={area}
          aria-label={t("build-text-label")}
          spellcheck={false}
          maxLength={LONGEST}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <p class="hint">{t("build-file-hint")}</p>
      </section>
      <div class="bench-place">
        {plan?.drawing ? (
          <svg
            class="bench"
            viewBox={viewBox(plan.drawing, 10)}
            role="img"
            aria-label={t("track-picture", { track: plan.name })}
            data-fresh={fresh}
          >
            <Picture drawing={plan.drawing} />
            <g class="laid-pieces">
              {plan.findings.map((finding, k) => {
                const at = finding.piece === null ? null : plan.areas[finding.piece];
                const state = finding.piece === shown ? `${finding.severity} selected` : finding.severity;
                return (
                  at && (
                    <g key={k} class={`laid ${state}`}>
                      <path class="laid-area" d={at.d} />
                    </g>
                  )
                );
              })}
            </g>
          </svg>
        ) : (
          <div class="bench empty">{plan ? t("build-no-picture") : t("loading")}</div>
        )}
      </div>
      <Verdict
        plan={plan}
        fresh={fresh}
        race={(ready) => void setUpRace({ id, game: game.name, name: ready.name, text: ready.text })}
      />
      <section class="side" aria-label={t("build-findings")}>
        <Findings plan={plan} place={({ line }) => (line === null ? "" : t("finding-line", { line }))} show={show} />
        {plan?.findings.length === 0 && (
          <p class="hint">
            <Icon name="check" /> {t("build-no-findings")}
          </p>
        )}
      </section>
    </main>
  );
}
