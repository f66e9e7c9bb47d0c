import { expect, test } from 'vitest';
import {
  answerWell,
  asked,
  botsRest,
  newBrowserBelow,
  seen,
  TWO,
  TWO_BELOW,
} from '../../test/session/sit-down.ts';
import { GameStore } from './storage/store.ts';
import { isSaveProblem, type SavedGame } from './types.ts';

test('the second game is played, saved and reloaded like the first', async () => {
  const { games, reload } = newBrowserBelow();
  let session = await games.create(TWO_BELOW, 'below');
  expect(session.game).toBe('hellscape');
  for (let i = 0; i < 30; i++) {
    await answerWell(session);
    if (i % 6 !== 0) continue;
    const before = seen(session);
    session = await reload().open(session.id);
    expect(seen(session)).toEqual(before);
  }
  const [line] = await reload().list();
  expect(line).toMatchObject({ game: 'hellscape', mission: 'tutorial', answers: 30 });
  expect(line?.heroes.map((hero) => hero.class)).toEqual(['rogue', 'wizard']);
});

test('bots play it by themselves, and the replay shows every moment of it', async () => {
  const { games } = newBrowserBelow();
  const session = await games.create(TWO_BELOW, 'bots below', ['bot', 'bot']);
  await botsRest(session);
  const { outcome, game, moment } = session.table.value;
  expect(outcome).not.toBeNull();
  const replay = await games.replay(session.id);
  expect(replay).toMatchObject({ game: 'hellscape', mission: 'tutorial', length: moment.n });
  const end = await replay.at(replay.length);
  expect(end.turn).toBe(game.round);
  expect(end.table.outcome).toEqual(outcome);
  expect(end.events).toEqual(session.events.value);
  expect(replay.fights.length).toBeGreaterThan(0);
  for (const { enemies } of replay.fights) expect(enemies.join()).not.toMatch(/\d/);
});

test('both games stand in one list, and a file finds its game', async () => {
  const { games } = newBrowserBelow();
  const below = await games.create(TWO_BELOW, 'a');
  await answerWell(below);
  const above = await games.create(TWO, 'b');
  expect(above.game).toBe('brimstone');
  const line = await games.importSave(await below.exportSave());
  if (isSaveProblem(line)) throw new Error(line.problem);
  expect(line.game).toBe('hellscape');
  const taken = await games.open(line.id);
  expect(asked(taken).prompt).toEqual(asked(below).prompt);
  const list = await games.list();
  expect(list.map(({ game }) => game).sort()).toEqual(['brimstone', 'hellscape', 'hellscape']);
});

test('a game from before there was a second one is the first', async () => {
  const store = new GameStore('old');
  const { games } = newBrowserBelow({ store });
  const session = await games.create(TWO, 'old');
  session.close();
  const found = await store.find(session.id);
  if (!found) throw new Error('the game was not saved');
  const { game: _, ...old } = { ...found.line, id: 'old' };
  await store.add(old as SavedGame, found.record);
  expect((await games.list()).find(({ id }) => id === 'old')?.game).toBe('brimstone');
  expect((await games.open('old')).game).toBe('brimstone');
});
