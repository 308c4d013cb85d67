/** What the server sends to a device whose person is not at the table. */
export interface Push {
  title?: string;
  body?: string;
  /** Where it leads: the page with a fragment, as `/#/table/…`. */
  url?: string;
  /** What it is about: a newer one about the same takes its place. */
  tag?: string;
}

/** What the notification shows, and where a tap on it leads: never to another page than ours. */
export function shown(push: Push, here: (path: string) => string): { title: string; options: NotificationOptions } {
  const fragment = /#.*$/.exec(push.url ?? "")?.[0] ?? "";
  const address = here(`./${fragment}`);
  return {
    title: push.title || "Pileup",
    options: {
      body: push.body ?? "",
      icon: here("icon-192.png"),
      badge: here("icon-192.png"),
      tag: push.tag ?? "pileup",
      data: { address },
    },
  };
}
