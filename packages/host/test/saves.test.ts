import { readdirSync, readFileSync } from 'node:fs';
import { brimstone, brimstoneStay } from '@crawlspace/brimstone';
import { hellscape } from '@crawlspace/hellscape';
import {
  type GameEvent,
  type GameModule,
  type GameRecord,
  loadTable,
  parseRecord,
  Random,
  randomPicks,
  resumeUnderNewRules,
  standingOf,
  unpackRecord,
} from '@crawlspace/kernel';
import { describe, expect, test } from 'vitest';

/** Saves as earlier versions wrote them. They must load for ever: none may be changed or removed. */
const SHELF = new URL('./saves/', import.meta.url);

function recordIn(file: string): GameRecord {
  const bytes = readFileSync(new URL(file, SHELF));
  return file.endsWith('.json') ? parseRecord(JSON.parse(bytes.toString())) : unpackRecord(bytes);
}

function openGame(record: GameRecord) {
  if (record.game === 'brimstone') return openBy(brimstone, record);
  return record.game === 'hellscape' ? openBy(hellscape, record) : openBy(brimstoneStay, record);
}

function openBy<State, Setup, Event extends GameEvent, View>(
  module: GameModule<State, Setup, Event, View>,
  record: GameRecord,
) {
  const open = record.rules < module.rules ? resumeUnderNewRules : loadTable;
  return open(module, record);
}

/** The turn or round a state has come to. */
function turnOf(state: unknown): number {
  const { turn, round } = state as { turn?: { number: number }; round?: number };
  return turn?.number ?? round ?? 0;
}

describe.each(readdirSync(SHELF))('%s', (file) => {
  const record = recordIn(file);

  test('loads: all of it stands, or it goes on from its safe point and says so', () => {
    const table = openGame(record);
    expect(table.log.slice(0, record.log.length)).toEqual(record.log);
    const added = table.log.slice(record.log.length).map(({ t }) => t);
    if (added.length === 0) {
      expect(standingOf(table.log).answers).toEqual(standingOf(record.log).answers);
      expect(table.answerCount).toBeGreaterThan(20);
    } else {
      expect(added).toEqual(['rules-changed']);
      // Steps without a question may follow at once.
      const turn = turnOf(record.snapshot?.state);
      expect(turn).toBeGreaterThan(0);
      expect([turn, turn + 1]).toContain(turnOf(table.state));
    }
  });

  test('goes on, and is saved and loaded again as a game of today', () => {
    const table = openGame(record);
    const random = Random.seeded(file);
    for (let n = 0; n < 10 && table.pending[0]; n++) {
      const [question] = table.pending;
      table.answerQuestion(question, randomPicks(question, random));
    }
    const again = openGame(JSON.parse(JSON.stringify(table.save())));
    expect(again.hash()).toBe(table.hash());
    expect(again.moment).toEqual(table.moment);
  });
});

test('games of both kinds, begun, under way and finished, are on the shelf', () => {
  const records = readdirSync(SHELF).map(recordIn);
  for (const game of ['brimstone', 'hellscape']) {
    expect(records.filter((record) => record.game === game).length).toBeGreaterThanOrEqual(4);
  }
  expect(records.some(({ log }) => log.some((entry) => entry.t === 'undo'))).toBe(true);
  const finished = readdirSync(SHELF).filter((file) => file.includes('finished'));
  expect(finished.map((file) => recordIn(file).game).sort()).toEqual(['brimstone', 'hellscape']);
});
