import { bytesOf, lettersOf } from "../api/base64";

/**
 * A track as part of a link: its file, packed into letters that addresses may hold. The link alone is the track; it
 * stands in the address's fragment, so no server sees it on the way.
 */

/** As many characters as the server takes. */
export const LONGEST = 60_000;

export class BadLink extends Error {}

/** A track's text as a word for a link. */
export async function packed(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  return `z${lettersOf(await through(bytes, new CompressionStream("deflate-raw"), Number.POSITIVE_INFINITY))}`;
}

/** The text in such a word; BadLink where it is none, or holds more than a track may. */
export async function unpacked(word: string): Promise<string> {
  if (!/^z[\w-]+$/.test(word) || word.length > LONGEST) throw new BadLink();
  try {
    const bytes = await through(bytesOf(word.slice(1)), new DecompressionStream("deflate-raw"), LONGEST);
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new BadLink();
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    // A few letters can be packed so that they become gigabytes.
    if (size > most) {
      await reader.cancel();
      throw new BadLink();
    }
    parts.push(value as Uint8Array<ArrayBuffer>);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
