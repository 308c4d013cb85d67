const COLOURS = ["red", "yellow", "blue", "green", "red", "yellow"];

/** The name as a pile-up: six blocks that have run into each other. */
export function Wordmark() {
  return (
    <h1 class="wordmark" aria-label="Pileup">
      {[..."Pileup"].map((letter, index) => (
        <span key={index} class={`block block-${index} block-${COLOURS[index]}`} aria-hidden="true">
          {letter}
        </span>
      ))}
    </h1>
  );
}
