import { readFileSync } from 'node:fs';
import { brimstoneBots } from '@crawlspace/bots';
import { brimstoneOf } from '@crawlspace/brimstone/packs';
import { BotMind } from '@crawlspace/host';
import { type GameRecord, packRecord, unpackRecord } from '@crawlspace/kernel';
import { type Pack, readPack } from '@crawlspace/kernel/packs';
import { expect, test } from 'vitest';
import { answerWell, newBrowser, seen } from '../../test/session/sit-down.ts';
import type { Brimstone } from '../brimstone/shape.ts';
import { GameStore } from './storage/store.ts';
import { isSaveProblem, type NewGame } from './types.ts';

const lean = readPack(readFileSync('packs/lean-years.crawlpack', 'utf8')).pack as Pack;
const made = brimstoneOf.of([lean]);
const [{ ref }] = made.packs as [(typeof made.packs)[number]];

/** A browser whose bots know the pack, as their worker does. */
function browserWithPacks(name: string) {
  const store = new GameStore(name);
  const mind = new BotMind<Brimstone>(made.modules.brimstone, brimstoneBots, {
    play: { playouts: 6 },
    advise: { playouts: 6 },
  });
  const bots = () => (receive: (reply: ReturnType<typeof mind.handle>) => void) => ({
    send: (request: Parameters<typeof mind.handle>[0]) => {
      setTimeout(() => receive(mind.handle(structuredClone(request))));
    },
    close() {},
  });
  return { store, ...newBrowser({ store, bots }) };
}

const GAME: NewGame = {
  game: 'brimstone',
  setup: { heroes: [{ class: 'bandido' }], packs: [ref] },
  packs: [lean],
};

async function played(name: string) {
  const browser = browserWithPacks(name);
  const session = await browser.games.create(GAME, 'lean');
  for (let i = 0; i < 8; i++) await answerWell(session);
  return { ...browser, session };
}

test('a game with packs goes on after a reload, and as a file in another browser', async () => {
  const { session, reload, store } = await played('packs-1');
  const before = seen(session);
  expect(seen(await reload().open(session.id))).toEqual(before);
  expect((await store.find(session.id))?.record.packs).toEqual([lean]);
  const bytes = new Uint8Array(await (await reload().exportSave(session.id)).arrayBuffer());
  const elsewhere = browserWithPacks('packs-2');
  const line = await elsewhere.games.importSave(new Blob([bytes]));
  if (isSaveProblem(line)) throw new Error(line.problem);
  expect(seen(await elsewhere.games.open(line.id))).toEqual(before);
  expect((await elsewhere.games.replay(line.id)).length).toBe(8);
});

test('a pack is kept once, as long as a game or the shelf needs it', async () => {
  const { session, games, store } = await played('packs-3');
  const second = await games.create(GAME, 'again');
  expect(await store.pack(ref.hash)).toEqual(lean);
  await games.remove(session.id);
  expect(await store.pack(ref.hash)).toEqual(lean);
  const { name, author } = lean;
  const line = { ...ref, game: 'brimstone', name, author, needs: [], broughtAt: 1 } as const;
  await store.keepPack(line, lean);
  await games.remove(second.id);
  expect(await store.packs()).toEqual([line]);
  expect(await store.pack(ref.hash)).toEqual(lean);
  await store.removePack(ref.hash);
  expect(await store.packs()).toEqual([]);
  expect(await store.pack(ref.hash)).toBeNull();
});

test('a newer version takes the place of the older one on the shelf', async () => {
  const store = new GameStore('packs-4');
  const line = (hash: string, version: string) =>
    ({ ...ref, hash, version, game: 'brimstone', name: 'Lean', author: 'Me', needs: [] }) as const;
  await store.keepPack({ ...line('a', '1.0'), broughtAt: 1 }, lean);
  await store.keepPack({ ...line('b', '1.1'), broughtAt: 2 }, { ...lean, version: '1.1' });
  expect((await store.packs()).map(({ version }) => version)).toEqual(['1.1']);
  expect(await store.pack('a')).toBeNull();
});

test('a file whose pack was changed, or left out, is not taken in', async () => {
  const { session, games } = await played('packs-5');
  const record = unpackRecord(
    new Uint8Array(await (await games.exportSave(session.id)).arrayBuffer()),
  );
  const { packs: _, ...bare } = record;
  const bad: readonly GameRecord[] = [{ ...record, packs: [{ ...lean, name: 'Fat Years' }] }, bare];
  for (const each of bad) {
    const file = new Blob([new Uint8Array(packRecord(each))]);
    expect(await games.importSave(file)).toMatchObject({ problem: 'bad-pack' });
  }
});
