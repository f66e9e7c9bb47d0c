import { expect, test } from 'vitest';
import { answerWell, newBrowser, seen, TWO } from '../../test/session/sit-down.ts';
import type { Brimstone } from '../brimstone/shape.ts';
import type { Session } from './types.ts';

/** What a replay shows of a moment must be what was seen at the table. */
function moment(session: Session<Brimstone>) {
  const { table, events } = seen(session);
  const { viewer: _, canUndo: __, ...rest } = table;
  const { you: ___, ...game } = rest.game;
  return { table: { ...rest, game, decisions: [] }, events };
}

async function playedThrough(seed: string, answers: number) {
  const { games } = newBrowser();
  const session = await games.create(TWO, seed);
  const moments = [moment(session)];
  while (moments.length <= answers && !session.table.value.outcome) {
    await answerWell(session);
    moments.push(moment(session));
  }
  return { games, session, moments };
}

test('any moment of a replay is what was seen at the table, in any order', async () => {
  const { games, session, moments } = await playedThrough('replay', 120);
  const replay = await games.replay(session.id);
  expect(replay.length).toBe(moments.length - 1);
  const order = [...moments.keys(), 60, 3, 119, 0, 25, 24, 26, 50, 50, 120];
  for (const n of order.filter((each) => each <= replay.length)) {
    const { answer, table, events } = await replay.at(n);
    const { viewer: _, canUndo: __, ...rest } = table;
    const { you: ___, ...game } = rest.game;
    expect(answer).toBe(n);
    expect({ table: { ...rest, game, decisions: [] }, events }).toEqual(moments[n]);
  }
});

test('a moment outside the game is its start or its end', async () => {
  const { games, session } = await playedThrough('replay', 5);
  const replay = await games.replay(session.id);
  expect((await replay.at(-4)).answer).toBe(0);
  expect((await replay.at(1000)).answer).toBe(5);
});

test('lists the fights with their enemies, and says which turn it is', async () => {
  const { games, session } = await playedThrough('fights', 400);
  const replay = await games.replay(session.id);
  const started = session.events.value.filter(({ event }) => event.t === 'fight-started');
  expect(replay.fights.length).toBe(started.length);
  expect(replay.fights.length).toBeGreaterThan(0);
  for (const { answer, enemies, turn } of replay.fights) {
    const { game } = (await replay.at(answer)).table;
    expect(game.turn.number).toBe(turn);
    expect(enemies.length).toBeGreaterThan(0);
    expect(game.fight).not.toBeNull();
    const before = await replay.at(answer - 1);
    const told = (events: typeof before.events) =>
      events.filter(({ event }) => event.t === 'fight-started').length;
    expect(told((await replay.at(answer)).events)).toBe(told(before.events) + 1);
  }
  const end = await replay.at(replay.length);
  expect(end.turn).toBe(session.table.value.game.turn.number);
});

test('a replay of a game under way goes up to now', async () => {
  const { games, session } = await playedThrough('replay', 10);
  const waiting = answerWell(session);
  await waiting;
  expect((await games.replay(session.id)).length).toBe(11);
});

test('any moment of a replay can be played on from, as a game of its own', async () => {
  const { games, session, moments } = await playedThrough('replay', 30);
  // What was taken back is no part of what goes on.
  await session.voteToUndo();
  const replay = await games.replay(session.id);
  for (const n of [0, 7, 25]) {
    const { id } = await games.takeInNew(replay.recordAt(n));
    expect(id).not.toBe(session.id);
    const other = await games.open(id);
    const { table } = moments[n] ?? {};
    expect(moment(other).table.game).toEqual(table?.game);
    await answerWell(other);
    expect(other.table.value.moment).toEqual({ epoch: 0, n: n + 1 });
    other.close();
  }
  expect((await games.list()).length).toBe(4);
});
