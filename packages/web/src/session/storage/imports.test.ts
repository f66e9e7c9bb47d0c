import { brimstone, LANGUAGES } from '@crawlspace/brimstone';
import { type GameRecord, packRecord, type SaveProblem, unpackRecord } from '@crawlspace/kernel';
import { describe, expect, test } from 'vitest';
import { answerWell, newBrowser, playUntil, seen, TWO } from '../../../test/session/sit-down.ts';
import { isSaveProblem, type SavedGame, type Session } from '../types.ts';
import { problemOf, saveProblem } from './problems.ts';
import { GameStore } from './store.ts';

async function bytesOf(session: Session): Promise<Uint8Array> {
  return new Uint8Array(await (await session.exportSave()).arrayBuffer());
}

function file(content: Uint8Array | GameRecord | string): Blob {
  const bytes = content instanceof Uint8Array || typeof content === 'string';
  return new Blob([new Uint8Array(toBytes(bytes ? content : packRecord(content)))]);
}

function toBytes(content: Uint8Array | string): Uint8Array {
  return typeof content === 'string' ? new TextEncoder().encode(content) : content;
}

/** A game in full swing, and its record. */
async function played() {
  const browser = newBrowser();
  const session = await browser.games.create(TWO, 'import');
  for (let i = 0; i < 30; i++) await answerWell(session);
  const bytes = await bytesOf(session);
  return { ...browser, session, bytes, record: unpackRecord(bytes) };
}

async function taken(result: Promise<SavedGame | { problem: SaveProblem }>): Promise<SavedGame> {
  const game = await result;
  if ('problem' in game) throw new Error(game.problem);
  return game;
}

describe('a save as a file', () => {
  test('goes on elsewhere exactly where it was', async () => {
    const { session, bytes } = await played();
    const { games } = newBrowser();
    const line = await taken(games.importSave(file(bytes)));
    expect(line).toMatchObject({
      mission: session.setup.mission,
      heroes: session.setup.heroes,
      answers: 30,
    });
    expect(await games.list()).toEqual([line]);
    expect(seen(await games.open(line.id))).toEqual(seen(session));
  });

  test('can be JSON', async () => {
    const { games, record } = await played();
    const line = await taken(games.importSave(file(JSON.stringify(record))));
    expect(line.answers).toBe(30);
  });

  test('stands beside the game it came from', async () => {
    const { games, session, bytes } = await played();
    const line = await taken(games.importSave(file(bytes)));
    expect(line.id).not.toBe(session.id);
    expect(await games.list()).toHaveLength(2);
    await games.remove(line.id);
    expect((await games.list()).map(({ id }) => id)).toEqual([session.id]);
    await expect(games.open(line.id)).rejects.toThrow(/no game/);
  });

  test('is the same whether it comes from the table or from the list', async () => {
    const { games, session, bytes } = await played();
    const exported = await games.exportSave(session.id);
    expect(new Uint8Array(await exported.arrayBuffer())).toEqual(bytes);
  });
});

type Spoil = (record: GameRecord, bytes: Uint8Array) => Uint8Array | GameRecord | string;

const BROKEN: Readonly<Record<string, [SaveProblem, Spoil]>> = {
  'of nothing': ['truncated', () => ''],
  'that is a picture': ['malformed', () => 'GIF89a and so on'],
  'that is other JSON': ['malformed', () => '{"hello":"world"}'],
  'that is broken JSON': ['malformed', () => '{"format":1,'],
  'cut off in the middle': ['truncated', (_, bytes) => bytes.subarray(0, bytes.length >> 1)],
  'cut off by one byte': ['truncated', (_, bytes) => bytes.subarray(0, bytes.length - 1)],
  'with one byte changed': ['malformed', (_, bytes) => bytes.with(bytes.length - 3, 255)],
  'of a newer format': ['newer-format', (record) => JSON.stringify({ ...record, format: 99 })],
  'of newer rules': ['newer-rules', (record) => ({ ...record, rules: brimstone.rules + 1 })],
  'of another game': ['wrong-game', (record) => ({ ...record, game: 'skirmish' })],
  'of older rules without a safe point': [
    'older-rules',
    ({ snapshot: _, ...record }) => ({ ...record, rules: 0 }),
  ],
  'of older rules with a state nobody understands': [
    'older-rules',
    (record) => ({
      ...record,
      rules: 0,
      snapshot: { answers: 0, questions: 0, luck: [], state: {} },
    }),
  ],
  'with impossible heroes': ['bad-setup', (record) => ({ ...record, setup: { heroes: [] } })],
  'with an answer left out': [
    'answer-refused',
    (record) => ({ ...record, log: record.log.toSpliced(3, 1) }),
  ],
  'with another fingerprint': ['diverged', (record) => ({ ...record, hash: 'x' })],
  'with another seal': ['edited', (record) => ({ ...record, seal: 'x' })],
  'that starts in a state nobody understands': [
    'malformed',
    (record) => ({ ...record, origin: { answers: 0, questions: 0, luck: [1], state: {} } }),
  ],
};

describe('a file', () => {
  for (const [name, [problem, spoil]] of Object.entries(BROKEN)) {
    test(`${name} is refused with its reason, and nothing is lost`, async () => {
      const { games, reload, session, record, bytes } = await played();
      const result = await games.importSave(file(spoil(record, bytes)));
      expect(isSaveProblem(result) && result.problem).toBe(problem);
      expect(result).toEqual(saveProblem(problem));
      expect(await games.list()).toHaveLength(1);
      const before = seen(session);
      expect(seen(await reload().open(session.id))).toEqual(before);
    });
  }

  test('every problem has words in every language', () => {
    for (const problem of new Set(Object.values(BROKEN).map(([each]) => each))) {
      const { text } = saveProblem(problem);
      for (const language of LANGUAGES) expect(text[language].length).toBeGreaterThan(20);
    }
  });
});

/** A game of rules that led to another safe point: the first hero had more gold there. */
function ofOtherRules(record: GameRecord): GameRecord {
  const { snapshot } = structuredClone(record);
  if (!snapshot) throw new Error('a table always saves its last safe point');
  const [hero] = (snapshot.state as { heroes: { gold: number }[] }).heroes;
  if (hero) hero.gold += 5;
  return { ...record, rules: 0, snapshot };
}

describe('a game of older rules', () => {
  test('stands as it is where the present rules lead to the same place', async () => {
    const { games, session, record } = await played();
    const line = await taken(games.importSave(file({ ...record, rules: 0 })));
    const again = await games.open(line.id);
    expect(again.notice.value).toBeNull();
    expect(again.table.value.moment).toEqual(session.table.value.moment);
    expect(again.events.value).toEqual(session.events.value);
    expect((await games.replay(line.id)).length).toBe(session.table.value.moment.n);
  });

  test('goes on from its last safe point, and says so', async () => {
    const { games, session, record } = await played();
    const line = await taken(games.importSave(file(ofOtherRules(record))));
    expect(line.turn).toBe(session.table.value.game.turn.number);
    const resumed = await games.open(line.id);
    expect(resumed.notice.value).toBe('resumed-under-new-rules');
    expect(resumed.events.value.map(({ event }) => event.t)).toContain('resumed-under-new-rules');
    await answerWell(resumed);
    await answerWell(resumed);
    const again = await games.open(line.id);
    expect(again.notice.value).toBeNull();
    expect(again.table.value.moment.n).toBe(2);
    expect(again.decisions.value).toEqual(resumed.decisions.value);
  });

  test('cannot be replayed as long as it was not resumed, and the reason can be told', async () => {
    const { games, record } = await played();
    const line = await taken(games.importSave(file(ofOtherRules(record))));
    const error: unknown = await games.replay(line.id).catch((reason: unknown) => reason);
    expect(problemOf(error)).toEqual(saveProblem('older-rules'));
    expect(problemOf(new Error('something else'))).toBeNull();
  });
});

describe('the list of games', () => {
  test('shows the game played last first, with its turn, and any number of them', async () => {
    const { games } = newBrowser();
    const first = await games.create(TWO, 'a');
    const second = await games.create(
      { game: 'brimstone', setup: { heroes: [{ class: 'bandido' }] } },
      'b',
      ['bot'],
    );
    second.close();
    await playUntil(first, () => first.table.value.game.turn.number > 1);
    const list = await games.list();
    expect(list.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(list[0]).toMatchObject({ turn: 2, outcome: null, players: ['human', 'human'] });
    expect(list[1]).toMatchObject({ heroes: [{ class: 'bandido' }], players: ['bot'] });
  });

  test('keeps a game that the page cannot open, so that a newer page can', async () => {
    const { record } = await played();
    const store = new GameStore('newer');
    const { games } = newBrowser({ store });
    const session = await games.create(TWO, 'a');
    const [line] = await store.list();
    session.close();
    await store.add({ ...(line as SavedGame), id: 'newer' }, { ...record, rules: 99 });
    const error: unknown = await games.open('newer').catch((reason: unknown) => reason);
    expect(problemOf(error)?.problem).toBe('newer-rules');
    const exported = await games.exportSave('newer');
    expect(unpackRecord(new Uint8Array(await exported.arrayBuffer())).rules).toBe(99);
  });
});
