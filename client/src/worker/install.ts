import { signal } from "@preact/signals";

/** True once a newer version of the client is ready: the page offers to change over. */
export const newer = signal(false);

const LOOK_EVERY = 30 * 60_000;
let waiting: ServiceWorker | null = null;

/** Puts the shell of the client into this browser, so that it opens without a network, and watches for newer ones. */
export async function installWorker(): Promise<void> {
  // Browsers have service workers on safe addresses only; without one everything else works.
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // A part of the page that is loaded late is gone from the server: it was of an older version.
  addEventListener("vite:preloadError", () => {
    newer.value = true;
  });
  try {
    const registration = await navigator.serviceWorker.register(new URL("sw.js", document.baseURI), {
      scope: new URL(".", document.baseURI).pathname,
      updateViaCache: "none",
    });
    const offer = (worker: ServiceWorker | null) => {
      if (!worker || !navigator.serviceWorker.controller) return;
      waiting = worker;
      newer.value = true;
    };
    offer(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const worker = registration.installing;
      worker?.addEventListener("statechange", () => worker.state === "installed" && offer(worker));
    });
    const look = () => {
      if (!document.hidden) void registration.update().catch(() => {});
    };
    setInterval(look, LOOK_EVERY);
    addEventListener("visibilitychange", look);
  } catch (error) {
    // The page works without it; whoever looks for the reason finds it here.
    console.warn(error);
  }
}

/** Changes over to the newer version. */
export function changeOver(): void {
  if (!waiting) {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage("take over");
}
