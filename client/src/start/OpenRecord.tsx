import { useState } from "preact/hooks";
import { api } from "../api/http";
import { go, link } from "../state/route";
import { words } from "../state/table";
import { Icon } from "../ui/icons";
import { Trouble } from "../ui/Trouble";
import { t } from "../words";

/** Larger files are no records of races. */
const MOST = 1_500_000;

/** A record from a file: dropped here, or picked; it opens as a replay. */
export function OpenRecord() {
  const [trouble, setTrouble] = useState("");
  const [over, setOver] = useState(false);
  const read = async (file: File | undefined) => {
    if (!file) return;
    setTrouble("");
    try {
      if (file.size > MOST) throw new Error(t("record-large"));
      let record: unknown;
      try {
        record = JSON.parse(await file.text());
      } catch {
        throw new Error(t("record-no-json", { name: file.name }));
      }
      const { table } = await api.openRecord(record);
      go(link.replay(table, 0));
    } catch (error) {
      setTrouble(words(error));
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field inside does the same by keyboard
    <div
      class={over ? "open-record over" : "open-record"}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void read(event.dataTransfer?.files[0]);
      }}
    >
      <label class="button">
        <Icon name="play" />
        {t("record-open")}
        <input
          type="file"
          class="unseen"
          accept=".json,application/json"
          onChange={(event) => {
            void read(event.currentTarget.files?.[0]);
            event.currentTarget.value = "";
          }}
        />
      </label>
      <span class="hint">{t("record-open-what")}</span>
      <Trouble text={trouble} />
    </div>
  );
}
