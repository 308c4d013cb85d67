// The part of a service worker's world that ours needs. TypeScript's own description of it can't stand beside that of
// a page in one program.

export interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void;
}

export interface Fetched extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

export interface Pushed extends Lasting {
  readonly data: { json(): unknown; text(): string } | null;
}

export interface Tapped extends Lasting {
  readonly notification: Notification;
}

export interface Window {
  readonly url: string;
  navigate(to: string): Promise<unknown>;
  focus(): Promise<unknown>;
}

interface Events {
  install: Lasting;
  activate: Lasting;
  fetch: Fetched;
  message: MessageEvent<unknown>;
  push: Pushed;
  notificationclick: Tapped;
}

export interface Scope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: "window"; includeUncontrolled: boolean }): Promise<readonly Window[]>;
    openWindow(address: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof Events>(type: K, listener: (event: Events[K]) => void): void;
}
