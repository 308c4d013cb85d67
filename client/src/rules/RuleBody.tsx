import type { ComponentChildren } from "preact";

/** What an entry's text may hold: strong words, stressed words, names in code, ids of other entries. */
const PARTS = /\*\*(.+?)\*\*|(?<![\w*])\*([^\s*][^*]*)\*|`([^`]+)`|\b([A-Z]{2}-[A-Z0-9]+-\d+[a-z]?)\b/g;
/** Where the ledger notes its sources; nothing to read at a table. */
const SOURCES = /\s*\[(?:src|pub)\b[^\]]*\]/g;

interface Props {
  text: string;
  /** Shows another entry; ids are plain words without it. */
  open?: ((id: string) => void) | undefined;
}

/** The text of a rule as the ledger writes it: paragraphs, small tables, strong words, links to other entries. */
export function RuleBody({ text, open }: Props) {
  const lines = text.replace(SOURCES, "").split("\n");
  const blocks: { table: boolean; lines: string[] }[] = [];
  for (const line of lines) {
    const table = line.trim().startsWith("|");
    const last = blocks.at(-1);
    if (table && last?.table) last.lines.push(line);
    else blocks.push({ table, lines: [line] });
  }
  return (
    <>
      {blocks.map((block, index) =>
        block.table ? (
          <Rows key={index} lines={block.lines} open={open} />
        ) : (
          <p key={index}>{inline(block.lines.join(" ").replace(/^\s*[-*]\s+/, "• "), open)}</p>
        ),
      )}
    </>
  );
}

function Rows({ lines, open }: { lines: readonly string[]; open: Props["open"] }) {
  const rows = lines
    .map((line) =>
      line
        .trim()
        .replace(/^\||\|$/g, "")
        .split("|"),
    )
    .filter((cells) => !cells.every((cell) => /^[\s:-]*$/.test(cell)));
  return (
    <div class="rule-table">
      <table>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={column}>{inline(cell.trim(), open)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function inline(text: string, open: Props["open"]): ComponentChildren[] {
  const found: ComponentChildren[] = [];
  let end = 0;
  for (const match of text.matchAll(PARTS)) {
    const [whole, strong, stressed, code, id] = match;
    found.push(text.slice(end, match.index));
    if (strong) found.push(<strong key={match.index}>{inline(strong, open)}</strong>);
    else if (stressed) found.push(<em key={match.index}>{inline(stressed, open)}</em>);
    else if (code) found.push(<code key={match.index}>{code}</code>);
    else if (id && open) {
      found.push(
        <button type="button" key={match.index} class="rule-link" onClick={() => open(id)}>
          {id}
        </button>,
      );
    } else found.push(whole);
    end = match.index + whole.length;
  }
  found.push(text.slice(end));
  return found;
}
