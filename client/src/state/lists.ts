/** A list that this browser keeps, as far as its entries are whole; empty where it can't be read. */
export function keptList<T>(key: string, isWhole: (one: Partial<T> | null) => boolean): T[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(found) ? found.filter(isWhole) : [];
  } catch {
    return [];
  }
}
