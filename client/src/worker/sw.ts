import { type Push, shown } from "./push";
import type { Scope } from "./scope";
import { handles, SHELL } from "./shell";

const worker = self as unknown as Scope;

/** The shell of this version: its name changes with every file that it is made of. */
const CACHE = `pileup-${SHELL.version}`;

const here = (path: string) => new URL(path, worker.registration.scope).href;

worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL.files.map((file) => new Request(here(file))))));
});

worker.addEventListener("activate", (event) => {
  const tidy = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith("pileup-") && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await worker.clients.claim();
  };
  event.waitUntil(tidy());
});

// The page asks for this when the person says that they want the new version.
worker.addEventListener("message", (event) => {
  if (event.data === "take over") void worker.skipWaiting();
});

worker.addEventListener("fetch", (event) => {
  const what = handles(event.request, worker.registration.scope);
  if (what === "page") event.respondWith(page(event.request));
  if (what === "file") event.respondWith(file(event.request));
});

/** The page as the server has it; without the server, the one that was kept, which says so. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    const kept = await caches.match(here("./"), { cacheName: CACHE });
    return kept ?? Response.error();
  }
}

/** A file whose name changes with its content: the kept one is always right. */
async function file(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(CACHE);
    await cache.put(request, answer.clone());
  }
  return answer;
}

worker.addEventListener("push", (event) => {
  let data: Push = {};
  try {
    data = (event.data?.json() ?? {}) as Push;
  } catch {
    data = { body: event.data?.text() ?? "" };
  }
  const { title, options } = shown(data, here);
  event.waitUntil(worker.registration.showNotification(title, options));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = String((event.notification.data as { address?: string } | null)?.address ?? here("./"));
  const open = async () => {
    const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = windows.find((one) => one.url === address) ?? windows.find((one) => !one.url.includes("#/table/"));
    if (!there) return worker.clients.openWindow(address);
    if (there.url !== address) await there.navigate(address);
    return there.focus();
  };
  event.waitUntil(open());
});
