/** What went wrong, told at once to who reads and who listens; nothing where nothing did. */
export function Trouble({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <p class="trouble" role="alert">
      {text}
    </p>
  );
}
