import { beforeEach, expect, test } from 'vitest';
import { TAKE_OVER, type WorkerEvent, type WorkerScope, workOffline } from './worker.ts';

const VERSION = {
  name: 'two',
  files: ['./', 'assets/main-1a2b.js'],
  page: 'index.html',
};

let kept: Map<string, Map<string, Response>>;
let shown: [title: string, body: string, data: unknown][] = [];
let visited: string[] = [];
const page = {
  focus: async () => visited.push('focus'),
  navigate: async (url: string) => visited.push(url),
};
let windows: number;
let tookOver: boolean;
let listeners: Map<string, (event: WorkerEvent) => void>;

beforeEach(() => {
  kept = new Map([
    ['crawlspace-one', new Map()],
    ['of-another-page', new Map()],
  ]);
  windows = 1;
  tookOver = false;
  shown = [];
  visited = [];
  listeners = new Map();
  workOffline(scope(), VERSION);
});

/** Where any web server has the page. */
const ELSEWHERE = 'https://table.example/games/';

test('keeps all files, whole', async () => {
  await happen('install');
  expect([...(kept.get('crawlspace-two')?.keys() ?? [])]).toEqual(['/', '/assets/main-1a2b.js']);
});

test('leaves the version before it alone until it is in charge', async () => {
  await happen('install');
  expect(kept.has('crawlspace-one')).toBe(true);
  await happen('activate');
  expect([...kept.keys()]).toEqual(['of-another-page', 'crawlspace-two']);
});

test('answers with what it kept, and for the bare address with the page', async () => {
  await happen('install');
  expect(await answerTo('/assets/main-1a2b.js')).toBe('kept /assets/main-1a2b.js');
  expect(await answerTo('/?from=home-screen')).toBe('kept /');
  expect(await answerTo('/index.html')).toBe('kept /');
  expect(await answerTo('/t/abcdefgh23456789')).toBe('kept /');
});

test('works the same in a folder, where what lies elsewhere is none of its business', async () => {
  kept.set('crawlspace-games/one', new Map());
  kept.set('crawlspace-games/older/one', new Map());
  workOffline(scope(ELSEWHERE), VERSION);
  await happen('install');
  await happen('activate');
  const others = ['crawlspace-one', 'of-another-page', 'crawlspace-games/older/one'];
  expect([...kept.keys()]).toEqual([...others, 'crawlspace-games/two']);
  expect(await answerTo('/games/')).toBe('kept /games/');
  expect(await answerTo('/games/index.html?later')).toBe('kept /games/');
  expect(await answerTo('/games/assets/main-1a2b.js')).toBe('kept /games/assets/main-1a2b.js');
  for (const path of ['/', '/index.html', '/assets/main-1a2b.js', '/t/abcdefgh23456789'])
    expect(await answerTo(path)).toBeNull();
});

test('leaves alone what another one of us keeps in a folder', async () => {
  kept.set('crawlspace-games/one', new Map());
  await happen('install');
  await happen('activate');
  expect([...kept.keys()]).toContain('crawlspace-games/one');
});

test.each([
  ['/healthz', 'GET', 'what it does not keep'],
  ['/', 'POST', 'what is no reading'],
  ['https://elsewhere.example/index.html', 'GET', 'other places'],
])('leaves %s (%s) to the network: %s', async (path, method) => {
  await happen('install');
  expect(await answerTo(path, method)).toBeNull();
});

test('takes over when a page that starts asks for it', async () => {
  await happen('message', { data: 'something else' });
  expect(tookOver).toBe(false);
  await happen('message', { data: TAKE_OVER });
  expect(tookOver).toBe(true);
});

test('does not take over while a second window may be in a game', async () => {
  windows = 2;
  await happen('message', { data: TAKE_OVER });
  expect(tookOver).toBe(false);
});

test('says that a table waits, in the language of the browser, and nothing more', async () => {
  const json = () => ({ t: 'waits', table: 'abcdefgh23456789', game: 'brimstone' });
  await happen('push', { data: { json } });
  expect(shown).toEqual([['Crawlspace', 'Un tavolo aspetta te.', 'abcdefgh23456789']]);
});

test.each([
  null,
  { json: () => ({ table: '../../elsewhere' }) },
  {
    json: () => {
      throw new SyntaxError('no JSON');
    },
  },
])('a message that names no table leads home', async (data) => {
  await happen('push', { data });
  expect(shown[0]?.[2]).toBeNull();
  windows = 0;
  await happen('notificationclick', { notification: { data: null, close: () => undefined } });
  expect(visited).toEqual(['new ./#/']);
});

test('a tap leads to the table, in the page that is open', async () => {
  const notification = { data: 'abcdefgh23456789', close: () => visited.push('closed') };
  await happen('notificationclick', { notification });
  expect(visited).toEqual(['closed', 'focus', './#/table/abcdefgh23456789']);
});

async function happen(type: string, event: Partial<WorkerEvent> = {}): Promise<unknown> {
  let work: Promise<unknown> = Promise.resolve(null);
  const wait = (promise: Promise<unknown>) => {
    work = promise;
  };
  const request = new Request('https://table.example');
  const notification = { data: null, close: () => undefined };
  const nothing = { data: null, request, notification };
  listeners.get(type)?.({ ...nothing, ...event, waitUntil: wait, respondWith: wait });
  return work;
}

async function answerTo(path: string, method = 'GET'): Promise<string | null> {
  const request = new Request(new URL(path, 'https://table.example'), { method });
  const answer = await happen('fetch', { request });
  return answer instanceof Response ? answer.text() : null;
}

function scope(home = 'https://table.example/'): WorkerScope {
  const open = async (name: string) => {
    const files = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, files);
    return {
      addAll: async (requests: Iterable<RequestInfo>) => {
        for (const request of requests) {
          const { pathname } = new URL(new Request(request).url);
          files.set(pathname, new Response(`kept ${pathname}`));
        }
      },
      match: async (path: RequestInfo | URL) => files.get(String(path))?.clone(),
    };
  };
  return {
    location: { href: `${home}sw.js` },
    navigator: { language: 'it-IT' },
    registration: {
      showNotification: async (title, { body, data }) => {
        shown.push([title, body ?? '', data]);
      },
    },
    caches: { open, keys: async () => [...kept.keys()], delete: async (name) => kept.delete(name) },
    clients: {
      claim: async () => undefined,
      matchAll: async () => Array.from({ length: windows }, () => page),
      openWindow: async (url) => visited.push(`new ${url}`),
    },
    skipWaiting: async () => {
      tookOver = true;
    },
    addEventListener: (type: string, listener: (event: WorkerEvent) => void) => {
      listeners.set(type, listener);
    },
  };
}
