/** What the server sends to a device whose person is not at the table. */
export interface Push {
  title?: string;
  body?: string;
  /** The table that it is about. */
  table?: string;
}

/** What the notification shows, and where a tap on it leads. A newer one about the same table takes its place. */
export function shown(push: Push, here: (path: string) => string): { title: string; options: NotificationOptions } {
  const address = here(push.table ? `./#/table/${encodeURIComponent(push.table)}` : "./");
  return {
    title: push.title || "Pileup",
    options: {
      body: push.body ?? "",
      icon: here("icon-192.png"),
      badge: here("icon-192.png"),
      tag: push.table ?? "pileup",
      data: { address },
    },
  };
}
