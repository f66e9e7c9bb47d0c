import { listenToTables } from './waiting-tables.ts';

/**
 * The service worker: everything the game needs is kept when the page is first opened, and answered
 * from there ever after. A version is kept whole: its files never mix with those of another one.
 */

/** What is in a version of the client. Files are named from where the worker lies, which is where the page is. */
export interface Version {
  /** Changes when any file does. */
  readonly name: string;
  readonly files: readonly string[];
  /** Another name of the page, which is kept as its folder: some servers send everybody there who asks for the file. */
  readonly page: string;
}

/** What the browser tells a service worker; each kind of event has what belongs to it. */
export interface WorkerEvent {
  readonly data: unknown;
  readonly request: Request;
  /** The one that was tapped. */
  readonly notification: { readonly data: unknown; close(): void };
  waitUntil(work: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
}

/** A page of ours that is open. */
export interface OpenPage {
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}

/** The surroundings of a service worker; TypeScript's own types for them exclude those of pages. */
export interface WorkerScope {
  readonly location: { readonly href: string };
  readonly navigator: { readonly language: string };
  readonly caches: {
    open(name: string): Promise<Pick<Cache, 'addAll' | 'match'>>;
    keys(): Promise<string[]>;
    delete(name: string): Promise<boolean>;
  };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: {
      type: 'window';
      includeUncontrolled: boolean;
    }): Promise<readonly OpenPage[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'install' | 'activate' | 'fetch' | 'message' | 'push' | 'notificationclick',
    listener: (event: WorkerEvent) => void,
  ): void;
}

/** What a page that has just started says to a newer version that waits. */
export const TAKE_OVER = 'take-over';

export function workOffline(scope: WorkerScope, version: Version): void {
  const home = new URL('./', scope.location.href);
  const files = new Set(version.files.map((file) => new URL(file, home).pathname));
  // All pages of a server share their caches: in another folder there may be another one of us.
  const ours = `crawlspace-${home.pathname.slice(1)}`;
  const cacheName = ours + version.name;
  scope.addEventListener('install', (event) => event.waitUntil(keepAll()));
  scope.addEventListener('activate', (event) => event.waitUntil(takeCharge()));
  scope.addEventListener('message', (event) => {
    if (event.data === TAKE_OVER) event.waitUntil(takeOverUnlessPlayedElsewhere());
  });
  scope.addEventListener('fetch', (event) => {
    const file = keptFile(event.request);
    if (file) event.respondWith(answer(file, event.request));
  });

  listenToTables(scope);

  async function keepAll(): Promise<void> {
    const cache = await scope.caches.open(cacheName);
    const urls = [...files].map((path) => new URL(path, home));
    await cache.addAll(urls.map((url) => new Request(url, { cache: 'no-cache' })));
  }

  async function takeCharge(): Promise<void> {
    const names = await scope.caches.keys();
    const old = names.filter((name) => isOurs(name) && name !== cacheName);
    await Promise.all(old.map((name) => scope.caches.delete(name)));
    await scope.clients.claim();
  }

  function isOurs(name: string): boolean {
    return name.startsWith(ours) && !name.slice(ours.length).includes('/');
  }

  /** A game in another window still loads its parts from the old version: it must not lose them. */
  async function takeOverUnlessPlayedElsewhere(): Promise<void> {
    const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (windows.length <= 1) await scope.skipWaiting();
  }

  function keptFile(request: Request): string | null {
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== home.origin) return null;
    if (pathname.startsWith(`${home.pathname}t/`)) return home.pathname;
    const file = pathname === home.pathname + version.page ? home.pathname : pathname;
    return files.has(file) ? file : null;
  }

  async function answer(file: string, request: Request): Promise<Response> {
    const cache = await scope.caches.open(cacheName);
    // Browsers may throw away what is kept; the network is the second best place.
    return (await cache.match(file, { ignoreVary: true })) ?? fetch(request);
  }
}
