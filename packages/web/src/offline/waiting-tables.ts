import type { WorkerScope } from './worker.ts';

/** What a table that waits says while the page is closed: the fact, and nothing of the game. */
const TEXTS = {
  en: 'It’s your turn at a table.',
  it: 'Un tavolo aspetta te.',
} as const;

/** Says when a table waits, and leads there when somebody taps on it. */
export function listenToTables(scope: WorkerScope): void {
  scope.addEventListener('push', (event) => {
    const language = scope.navigator.language.startsWith('it') ? 'it' : 'en';
    event.waitUntil(
      scope.registration.showNotification('Crawlspace', {
        body: TEXTS[language],
        lang: language,
        // A second one takes the place of the first.
        tag: 'waits',
        icon: 'icons/icon-192.png',
        data: tableIn(event.data),
      }),
    );
  });
  scope.addEventListener('notificationclick', (event) => {
    const { notification } = event;
    notification.close();
    const table = typeof notification.data === 'string' ? notification.data : null;
    event.waitUntil(goTo(scope, table ? `./#/table/${table}` : './#/'));
  });
}

/** The table that a message names; whatever else it says is of no use here. */
function tableIn(data: unknown): string | null {
  try {
    const said = (data as { json(): unknown } | null)?.json() as { table?: unknown } | null;
    const table = String(said?.table ?? '');
    return /^[a-z0-9]{16}$/.test(table) ? table : null;
  } catch {
    return null;
  }
}

/** In a page that is open already, or in a new one. */
async function goTo({ clients }: WorkerScope, url: string): Promise<void> {
  const [page] = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!page) {
    await clients.openWindow(url);
    return;
  }
  await page.focus();
  await page.navigate(url);
}
