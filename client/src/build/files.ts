/** Offers a text as a file to be saved. */
export function saveText(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/toml" }));
  const anchor = document.createElement("a");
  anchor.href = address;
  anchor.download = `${fileName(name)}.toml`;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

function fileName(name: string): string {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || "track";
}

/** The text of a file that was picked; null where it is far too large to be a track. */
export async function readText(file: File, most: number): Promise<string | null> {
  return file.size > most ? null : await file.text();
}
