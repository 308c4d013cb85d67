import { useState } from "preact/hooks";
import type { Part } from "../api/messages";
import { StillPicture } from "../board/Picture";
import { memo } from "../ui/memo";
import { t } from "../words";
import type { Builder } from "./builder";
import { meets, usedAt } from "./draft";
import { carried, mayCarry } from "./drag";
import { dropPart } from "./drop";

const KINDS = ["start", "straight", "turn", "special", "bridge", "finish"];
const ALL = "all";

/** The box: every part that there is. A tap adds it at the open end; it can be carried to any other place. */
export function Palette({ builder }: { builder: Builder }) {
  const [kind, setKind] = useState(ALL);
  const kinds = KINDS.filter((one) => builder.parts.some((part) => part.kind === one));
  const back = carried.value?.piece !== undefined;
  const shown = kinds.filter((one) => kind === ALL || one === kind);
  return (
    <section class={`palette ${back ? "back" : ""}`} aria-label={t("build-box")}>
      <h2>{t("build-box")}</h2>
      <p class="hint">{back ? t("build-box-back") : t("build-box-hint")}</p>
      <fieldset class="segments kinds">
        <legend class="unseen">{t("build-kinds")}</legend>
        {[ALL, ...kinds].map((one) => (
          <label key={one}>
            <input type="radio" name="kind" checked={kind === one} onChange={() => setKind(one)} />
            <span>{t(`kind-${one}`)}</span>
          </label>
        ))}
      </fieldset>
      <ul class="parts">
        {shown.flatMap((one) =>
          builder.parts
            .filter((part) => part.kind === one)
            .map((part) => (
              <li key={part.name}>
                <PartButton builder={builder} part={part} />
              </li>
            )),
        )}
      </ul>
    </section>
  );
}

const PartPicture = memo(function PartPicture({ part }: { part: Part }) {
  return (
    <span class="part-picture" aria-hidden="true">
      <StillPicture drawing={part.drawing} title="" />
    </span>
  );
});

function PartButton({ builder, part }: { builder: Builder; part: Part }) {
  const layout = builder.layout.value;
  const used = usedAt(layout, builder.parts, part);
  const lies = used >= 0 ? layout.pieces[used]?.part : undefined;
  const note = partNote(builder, part, lies, used);
  return (
    <button
      type="button"
      class={`part ${used >= 0 ? "used" : ""} ${lies === part.name ? "lies" : ""}`}
      data-part={part.name}
      onClick={() => builder.add(part)}
      onPointerDown={(event) => mayCarry(event, { part: part.name }, (x, y) => dropPart(builder, part, x, y))}
    >
      <PartPicture part={part} />
      <strong>{part.name}</strong>
      <small>{note || part.text}</small>
      {note && !note.startsWith(part.text) && <span class="unseen">{part.text}</span>}
    </button>
  );
}

/** What there is to say about a part as things lie: where it is used, what it lacks, that it does not fit. */
function partNote(builder: Builder, part: Part, lies: string | undefined, used: number): string {
  if (lies === part.name) return t("build-lies", { number: used + 1 });
  if (lies !== undefined) return t("build-lies-other", { number: used + 1 });
  const missing = part.needs.filter((name) => !builder.layout.value.pieces.some((piece) => piece.part === name));
  if (!meets(builder.layout.value, builder.parts, part, builder.joint(part))) return t("build-no-meeting");
  if (missing.length > 0) return t("build-needs", { text: part.text, parts: missing.join(", ") });
  return "";
}
