import { brimstoneBots } from '@crawlspace/bots/brimstone';
import { hellscapeBots } from '@crawlspace/bots/hellscape';
import {
  type AdventureState,
  type AdventureView,
  type BrimstoneEvent,
  type BrimstoneSetup,
  brimstone,
} from '@crawlspace/brimstone';
import {
  type DescentState,
  type DescentView,
  type HellscapeEvent,
  type HellscapeSetup,
  hellscape,
} from '@crawlspace/hellscape';
import { type GameRecord, Table } from '@crawlspace/kernel';
import { describe, expect, test } from 'vitest';
import { type ChancePoint, chancesOf, turningPoints } from '../src/index.ts';

interface Brimstone {
  state: AdventureState;
  setup: BrimstoneSetup;
  event: BrimstoneEvent;
  view: AdventureView;
}

interface Hellscape {
  state: DescentState;
  setup: HellscapeSetup;
  event: HellscapeEvent;
  view: DescentView;
}

const FUTURES = 4;

/** A game that rules of thumb have played to its end. */
function adventure(): GameRecord {
  const heroes = ['gunslinger', 'bandido'].map((each) => ({ class: each }));
  const table = Table.start(brimstone, brimstone.parseSetup({ heroes }), 'chances');
  const decide = brimstoneBots.decider('thumb', 'chances');
  for (let [question] = table.pending; question; [question] = table.pending) {
    const seat = Math.max(0, question.seat);
    table.answerQuestion(
      question,
      decide(question, () => brimstone.view(table.state, { seat })),
    );
  }
  return table.save();
}

function quest(): GameRecord {
  const heroes = ['paladin', 'wizard'].map((each) => ({ class: each }));
  const setup = hellscape.parseSetup({ quest: 'tutorial', heroes });
  const table = Table.start(hellscape, setup, 'chances');
  const decide = hellscapeBots.decider('thumb', 'chances');
  for (let [question] = table.pending; question; [question] = table.pending) {
    const seat = Math.max(0, question.seat);
    table.answerQuestion(
      question,
      decide(question, () => hellscape.view(table.state, { seat })),
    );
  }
  return table.save();
}

function expectCurve(points: readonly ChancePoint[], record: GameRecord): void {
  expect(points.length).toBeGreaterThan(3);
  const turns = points.map(({ turn }) => turn);
  expect(turns).toEqual([...new Set(turns)].sort((a, b) => a - b));
  for (const { chance } of points) {
    expect(chance).toBeGreaterThanOrEqual(0);
    expect(chance).toBeLessThanOrEqual(1);
  }
  // It ends with what became of the game.
  expect([0, 1]).toContain(points.at(-1)?.chance);
  expect(points.at(-1)?.answer).toBe(record.log.length);
}

describe('the chance to win, turn by turn', () => {
  test('is told from the first turn to the end, the same each time', () => {
    const record = adventure();
    const look = () => [...chancesOf<Brimstone>(brimstone, brimstoneBots, record, FUTURES)];
    const points = look();
    expectCurve(points, record);
    expect(look()).toEqual(points);
  });

  test('is told of a quest too', () => {
    const record = quest();
    expectCurve([...chancesOf<Hellscape>(hellscape, hellscapeBots, record, FUTURES)], record);
  });

  test('can be broken off after any point', () => {
    const looking = chancesOf<Brimstone>(brimstone, brimstoneBots, adventure(), FUTURES);
    expect(looking.next().value).toMatchObject({ answer: 0 });
    expect(looking.return().done).toBe(true);
    expect(looking.next().done).toBe(true);
  });
});

test('turning points are the turns in which most was won or lost, the greatest first', () => {
  const chances = [0.5, 0.52, 0.8, 0.75, 0.2, 0.35, 0];
  const points = chances.map((chance, turn) => ({ answer: 10 * turn, turn, chance }));
  expect(turningPoints(points).map(({ from }) => from.turn)).toEqual([3, 5, 1]);
  expect(turningPoints(points, 1)).toHaveLength(1);
  expect(turningPoints(points.slice(0, 2))).toEqual([]);
});
