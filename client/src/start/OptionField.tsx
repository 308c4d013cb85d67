import type { OptionInfo } from "../api/messages";

interface Props {
  option: OptionInfo;
  value: unknown;
  change: (value: unknown) => void;
}

/** One option of a game, as its kind wants to be asked. */
export function OptionField({ option, value, change }: Props) {
  const label = option.title;
  if (option.kind === "flag") {
    return (
      <label class="check">
        <input
          type="checkbox"
          name={option.name}
          checked={value === true}
          onChange={(event) => change(event.currentTarget.checked)}
        />
        <span>
          {label}
          <small>{option.help}</small>
        </span>
      </label>
    );
  }
  if (option.choices.length > 0) {
    return (
      <label class="field">
        <span>{label}</span>
        <select name={option.name} value={String(value)} onChange={(event) => change(event.currentTarget.value)}>
          {option.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.text}
            </option>
          ))}
        </select>
        {option.kind !== "track" && <small>{option.help}</small>}
      </label>
    );
  }
  if (option.kind === "int") {
    return (
      <label class="field">
        <span>{label}</span>
        <input
          type="number"
          name={option.name}
          min={option.low}
          max={option.high}
          value={Number(value)}
          onChange={(event) => change(event.currentTarget.valueAsNumber)}
        />
        <small>{option.help}</small>
      </label>
    );
  }
  return null;
}
