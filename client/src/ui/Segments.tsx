interface Props<T extends string | number> {
  legend: string;
  name: string;
  choices: readonly T[];
  chosen: T;
  choose: (one: T) => void;
  /** A choice in words; left out: itself. */
  words?: (one: T) => string;
}

/** A few choices side by side, of which one holds. */
export function Segments<T extends string | number>({ legend, name, choices, chosen, choose, words }: Props<T>) {
  return (
    <fieldset class="segments">
      <legend>{legend}</legend>
      {choices.map((one) => (
        <label key={one}>
          <input type="radio" name={name} checked={chosen === one} onChange={() => choose(one)} />
          <span>{words ? words(one) : one}</span>
        </label>
      ))}
    </fieldset>
  );
}
