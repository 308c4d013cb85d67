import type { TableSettings } from "../api/messages";
import { BotOptions } from "../ui/BotOptions";
import { duration } from "../ui/times";
import { botName, t } from "../words";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** Seconds after which a bot plays for somebody who is away. */
const PATIENCE = [0, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, DAY, 3 * DAY];
/** Seconds that somebody may think in a whole race, and what each answer adds. */
const BANKS = [0, 5 * MINUTE, 10 * MINUTE, 20 * MINUTE, HOUR, DAY, 7 * DAY];
const MORE = [0, 5, 10, 30, MINUTE, HOUR, DAY];

interface Props {
  settings: TableSettings;
  bots: readonly string[];
  change: (settings: TableSettings) => void;
  /** Once the race has begun its clocks stay as they are. */
  begun?: boolean;
}

/** What the people of a table agree on: when a bot plays for who is away, how long one may think. */
export function Agreement({ settings, bots, change, begun = false }: Props) {
  const { takeover = 0, takeover_bot = "", bank = 0, increment = 0 } = settings;
  const set = (part: TableSettings) => change({ ...settings, ...part });
  return (
    <div class="agreement">
      <div class="pair">
        <Seconds
          label={t("takeover")}
          name="takeover"
          value={takeover}
          choices={PATIENCE}
          none={t("takeover-never")}
          some={(seconds) => t("takeover-after", { time: duration(seconds) })}
          change={(seconds) => set({ takeover: seconds })}
        />
        {takeover > 0 && (
          <label class="field">
            <span>{t("takeover-bot")}</span>
            <select
              name="takeover_bot"
              value={takeover_bot}
              onChange={(event) => set({ takeover_bot: event.currentTarget.value })}
            >
              <option value="">{t("takeover-bot-usual")}</option>
              <BotOptions bots={bots} />
            </select>
          </label>
        )}
      </div>
      {!begun && (
        <div class="pair">
          <Seconds
            label={t("bank")}
            name="bank"
            value={bank}
            choices={BANKS}
            none={t("bank-none")}
            change={(seconds) => set(seconds ? { bank: seconds } : { bank: 0, increment: 0 })}
          />
          {bank > 0 && (
            <Seconds
              label={t("increment")}
              name="increment"
              value={increment}
              choices={MORE}
              none={t("increment-none")}
              change={(seconds) => set({ increment: seconds })}
            />
          )}
        </div>
      )}
      {!begun && bank > 0 && <small class="hint">{t("bank-help")}</small>}
    </div>
  );
}

/** What was agreed on, in words; nothing where nothing was. */
export function agreed({ takeover = 0, takeover_bot = "", bank = 0, increment = 0 }: TableSettings): string[] {
  const lines: string[] = [];
  if (takeover > 0) {
    const bot = takeover_bot ? botName(takeover_bot) : t("takeover-bot-usual");
    lines.push(t("takeover-is", { time: duration(takeover), bot }));
  }
  if (bank > 0) lines.push(t("bank-is", { time: duration(bank) }));
  if (bank > 0 && increment > 0) lines.push(t("increment-is", { time: duration(increment) }));
  return lines;
}

interface SecondsProps {
  label: string;
  name: string;
  value: number;
  choices: readonly number[];
  none: string;
  /** A choice in words; left out: the time alone. */
  some?: (seconds: number) => string;
  change: (seconds: number) => void;
}

function Seconds({ label, name, value, choices, none, some = duration, change }: SecondsProps) {
  const all = choices.includes(value) ? choices : [...choices, value].sort((a, b) => a - b);
  return (
    <label class="field">
      <span>{label}</span>
      <select name={name} value={String(value)} onChange={(event) => change(Number(event.currentTarget.value))}>
        {all.map((seconds) => (
          <option key={seconds} value={String(seconds)}>
            {seconds === 0 ? none : some(seconds)}
          </option>
        ))}
      </select>
    </label>
  );
}
