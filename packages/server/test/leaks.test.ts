import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hellscapeBots } from '@crawlspace/bots/hellscape';
import { viewerOf } from '@crawlspace/bots/kit';
import { loadTable, openTable, SPECTATOR, Table } from '@crawlspace/kernel';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { moduleOf } from '../src/games.ts';
import { recordOf } from '../src/rooms/opening.ts';
import { newSecret } from '../src/secrets.ts';
import { type Served, serve } from '../src/serve.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import { beforeSteps } from '../testing/before-steps.ts';
import { tableIn } from '../testing/check-table.ts';
import {
  guest,
  type Made,
  makeTable,
  ownerOf,
  play,
  post,
  SETUPS,
  sitDown,
} from '../testing/client.ts';

const folder = mkdtempSync(join(tmpdir(), 'crawlspace-leaks-'));
const errors: unknown[] = [];
let served: Served;

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation((line) => void errors.push(line));
  served = await serve({ port: 0, webRoot: folder, online: { data: folder, pause: 0 } });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await served.close();
  rmSync(folder, { recursive: true });
});

async function read(table: string) {
  const store = new SqliteStore(join(folder, 'crawlspace.sqlite'));
  const stored = await store.readTable(table);
  await store.close();
  if (!stored) throw new Error('it is not stored');
  return stored;
}

/** How many copies of each card lie in draw piles, wherever in the state they are. */
function undrawn(state: unknown): ReadonlyMap<string, number> {
  const cards = new Map<string, number>();
  JSON.stringify(state, (key, value) => {
    if (key === 'draw' && Array.isArray(value)) {
      for (const card of value) cards.set(card, (cards.get(card) ?? 0) + 1);
    }
    return value;
  });
  return cards;
}

test.each(['brimstone', 'hellscape'] as const)(
  'nothing hidden of %s leaves the server',
  async (game) => {
    const { record: begun, picks } = await beforeSteps(game);
    const { made, ada, bob } = await sitDown(served.address, game, 'bot', begun);
    const eve = await guest(made, made.spectator.secret).come();
    // Also what lies between two answers is looked through.
    const [before] = ada.seen?.own?.decisions ?? [];
    if (before) await ada.answer(before, picks);
    for (const { received } of [ada, bob, eve]) {
      await vi.waitFor(() => expect(received.join()).toContain('"steps":['));
    }
    await play([ada, bob], begun.log.length + 40);
    const asked = [ada, bob].find(({ seen }) => seen?.own?.decisions.length);
    const decision = asked?.seen?.own?.decisions[0]?.id ?? 0;
    await asked?.ask({ t: 'advise', decision });
    await ada.ask({ t: 'undo' });
    await eve.ask({
      t: 'answer',
      decision,
      picks: ['x'],
      at: { epoch: 0, n: 0 },
      id: 'from-outside',
    });
    await ada.ask({
      t: 'answer',
      decision: 9999,
      picks: [],
      at: { epoch: 0, n: 0 },
      id: 'nonsense',
    });
    const list = await fetch(`${served.address}/api/tables`, {
      headers: { Authorization: `Bearer ${made.owner}` },
    });
    const bad = await post(
      served.address,
      { game, name: 'Ada', setup: { heroes: 'none' } },
      made.owner,
    );
    const stored = await read(made.table);
    const { base, head, past } = stored;
    const module = await moduleOf(game);
    const record = recordOf(stored);
    const first = undrawn(openTable(module, { ...record, log: [] }).state);
    const end = await tableIn(stored);
    const last = undrawn(end.state);
    // A card may have been drawn, told, and shuffled into its pile again.
    const told = JSON.stringify(end.eventsSince(0, SPECTATOR));
    const isUntouched = ([card, copies]: [string, number]) =>
      last.get(card) === copies && !told.includes(card);
    const neverSeen = [...first].filter(isUntouched).map(([card]) => `"${card}"`);
    expect(neverSeen.length).toBeGreaterThan(50);
    const luck = past?.point.snapshot.luck.filter((part) => part > 99_999).map(String) ?? [];
    const secrets = [
      base.seed,
      end.hash(),
      head.seal,
      made.owner,
      bob.way.secret,
      made.invite.secret,
    ];
    const planted = [...secrets, ...luck, ...neverSeen];
    // They are real: the store has them.
    expect(JSON.stringify(record)).toContain(base.seed);
    expect(luck.length).toBeGreaterThan(0);
    const sent = [ada, bob, eve].flatMap(({ received }) => received);
    const everything = [
      ...sent,
      await list.text(),
      JSON.stringify(bad),
      ...errors.map(String),
    ].join('\n');
    expect(everything.length).toBeGreaterThan(50_000);
    expect(planted.filter((secret) => everything.includes(secret))).toEqual([]);
    for (const client of [ada, bob, eve]) client.leave();
  },
);

test('a game that was begun elsewhere goes on here', async () => {
  const module = await moduleOf('hellscape');
  const { made, ada, bob } = await sitDown(served.address, 'hellscape', 'open');
  for (const client of [ada, bob]) client.leave();
  const record = recordOf(await read(made.table));
  const body = { game: 'hellscape', name: 'Ada', setup: null, seats: ['me', 'me', 'me'] };
  const second = await makeTable(served.address, { ...body, record });
  const owner = await ownerOf(second).come();
  expect(owner.seen?.table.moment).toEqual({ epoch: 0, n: 0 });
  const wrong = { ...record, hash: '0'.repeat(16) };
  const edited = await post(served.address, { ...body, record: wrong }, second.owner);
  expect(edited).toMatchObject({ status: 400, json: { refused: 'diverged' } });
  const table = openTable(module, record);
  const origin = { answers: 0, questions: 0, luck: [1, 2, 3, 4], state: table.state };
  const smuggled = await post(
    served.address,
    { ...body, record: { ...record, origin } },
    second.owner,
  );
  expect(smuggled).toMatchObject({ status: 400, json: { refused: 'malformed' } });
  expect((await askForRecord(second)).status).toBe(403);
  owner.leave();
});

test('a game from elsewhere that takes too long to replay is refused with a word, and nothing is kept of it', async () => {
  const data = join(folder, 'late');
  const hasty = await serve({ port: 0, webRoot: folder, online: { data, desk: { patience: 1 } } });
  try {
    const module = await moduleOf('hellscape');
    const record = Table.start(module, module.parseSetup(SETUPS.hellscape), 'late').save();
    const body = { game: 'hellscape', name: 'Ada', setup: null, seats: ['me'], record };
    const owner = newSecret();
    const refused = await post(hasty.address, body, owner);
    expect(refused).toEqual({ status: 422, json: { refused: 'takes-too-long' } });
    const mine = await fetch(`${hasty.address}/api/tables`, {
      headers: { Authorization: `Bearer ${owner}` },
    });
    expect(await mine.json()).toEqual({ tables: [], next: null });
    // What is not brought needs no thread.
    const fresh = { game: 'hellscape', name: 'Ada', setup: SETUPS.hellscape };
    expect((await post(hasty.address, fresh, owner)).status).toBe(200);
  } finally {
    await hasty.close();
  }
});

test('the record of a game comes home when it is over, to those who sat there', async () => {
  const module = await moduleOf('hellscape');
  const table = Table.start(module, module.parseSetup(SETUPS.hellscape), 'to the end');
  const decide = hellscapeBots.decider('thumb', 'to the end');
  for (let [question] = table.pending; question; [question] = table.pending) {
    const view = () => module.view(table.state, viewerOf(question)) as never;
    table.answerQuestion(question, decide(question, view));
  }
  const body = { game: 'hellscape', name: 'Ada', setup: null, seats: ['me'], record: table.save() };
  const made = await makeTable(served.address, body);
  const ada = await ownerOf(made).come();
  expect(ada.seen?.table.outcome).toEqual(table.outcome);
  const home = await askForRecord(made);
  expect(loadTable(module, await home.json()).hash()).toBe(table.hash());
  expect((await askForRecord({ ...made, owner: newSecret() })).status).toBe(403);
  // Whoever has the record knows what every die will show: from now on nothing is taken back.
  const to = table.answerCount - 1;
  expect((await ada.ask({ t: 'vote', to }))?.refused?.because).toBe('nothing-to-undo');
  expect((await askForRecord(made)).status).toBe(200);
  ada.leave();
  await ada.come();
  expect((await ada.ask({ t: 'undo' }))?.refused?.because).toBe('nothing-to-undo');
  ada.leave();
  // As long as nobody has it, the end is like any other moment; and afterwards it is not over.
  const other = await makeTable(served.address, body);
  const bea = await ownerOf(other).come();
  expect(await bea.ask({ t: 'vote', to })).toMatchObject({ value: { undone: true } });
  expect((await askForRecord(other)).status).toBe(403);
  bea.leave();
});

function askForRecord({ table, owner }: Pick<Made, 'table' | 'owner'>): Promise<Response> {
  const headers = { Authorization: `Bearer ${owner}` };
  return fetch(`${served.address}/api/tables/${table}/record`, { headers });
}
