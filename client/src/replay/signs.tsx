/** Outlines round the origin, about 18 across: racers are told apart by shape where colours and letters are small. */
const OUTLINES = [
  "M-9,0 a9,9 0 1 0 18,0 a9,9 0 1 0 -18,0 z",
  "M-8,-8 H8 V8 H-8 z",
  "M0,-11 L11,0 L0,11 L-11,0 z",
  "M-5.5,-9 H5.5 L11,0 L5.5,9 H-5.5 L-11,0 z",
  "M-9.5,-8.5 H9.5 L5.5,8.5 H-5.5 z",
  "M-5.5,-8.5 H5.5 L9.5,8.5 H-9.5 z",
];

/** A seat's sign in charts: its outline, its colour (`--seat`) and its letters. */
export function Sign({ seat, letters }: { seat: number; letters: string }) {
  return (
    <g class="sign">
      <path d={OUTLINES[seat % OUTLINES.length]} />
      <text dy="0.35em">{letters}</text>
    </g>
  );
}

/** How a seat's line is dashed, so that it is followed without its colour. */
export function dashes(seat: number): string {
  return ["", "6 3", "2 2", "9 3 2 3", "1 3", "12 4"][seat % 6] ?? "";
}

/**
 * One or two letters for each name, no two the same: the first letter, where others begin like that too the first one
 * after it by which they differ ("Black" and "Blue": Ba and Bu); where nothing differs the number of its place.
 */
export function lettersOf(names: readonly string[]): string[] {
  const words = names.map((name) => [...name.replace(/[^\p{L}\p{N}]/gu, "")]);
  const found = words.map((word, index) => {
    const first = word[0] ?? "";
    const rivals = words.filter((other, at) => at !== index && same(other[0], first));
    if (first && rivals.length === 0) return first.toUpperCase();
    const second = word.slice(1).find((_, at) => rivals.every((rival) => !same(rival[at + 1], word[at + 1])));
    return second ? first.toUpperCase() + second.toLowerCase() : "";
  });
  return found.map((letters, index) =>
    letters && found.indexOf(letters) === found.lastIndexOf(letters) ? letters : String(index + 1),
  );
}

function same(one: string | undefined, other: string | undefined): boolean {
  return one?.toLowerCase() === other?.toLowerCase();
}
