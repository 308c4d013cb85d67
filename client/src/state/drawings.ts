import type { Drawing } from "../api/messages";

/** The drawings of one race, by their keys. A track that grows while racing has many; each is fetched once. */
export class Drawings {
  private readonly coming = new Map<string, Promise<Drawing>>();

  constructor(private readonly fetch: (key: string) => Promise<Drawing>) {}

  get(key: string): Promise<Drawing> {
    let coming = this.coming.get(key);
    if (!coming) {
      coming = this.fetch(key).catch((error) => {
        this.coming.delete(key);
        throw error;
      });
      this.coming.set(key, coming);
    }
    return coming;
  }
}
