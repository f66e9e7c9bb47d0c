import { expect, test } from 'vitest';
import { Random } from '../src/index.ts';
import { newSkirmish, playOn, randomDecider, type SkirmishTable } from './play.ts';

/** Two tables of the same game: one keeps every safe point, the other only now and then. */
function twins(seed: string, every: number): readonly [SkirmishTable, SkirmishTable] {
  const setup = { rats: 4, rounds: 9 };
  return [newSkirmish(setup, seed), newSkirmish(setup, seed, { snapshots: every })];
}

/** Answers, or goes back by vote: a little, or far. */
function goOnOrBack(tables: readonly SkirmishTable[], random: Random, choices: string): void {
  const [{ answerCount }] = tables as [SkirmishTable];
  if (answerCount > 0 && random.below(6) === 0) {
    const to = random.below(2) ? answerCount - 1 : random.below(answerCount);
    for (const table of tables) table.goBack([0, 1], to);
    return;
  }
  for (const table of tables) playOn(table, randomDecider(`${choices} ${table.log.length}`), 1);
}

test('a table that keeps a snapshot now and then is the same, and settles at the same safe point', () => {
  for (let game = 0; game < 60; game++) {
    const [all, some] = twins(`game ${game}`, 2 + (game % 15));
    const random = Random.seeded(`steps ${game}`);
    for (let step = 0; step < 60 && all.pending.length > 0; step++) {
      goOnOrBack([all, some], random, `choices ${game}`);
      expect(some.hash()).toBe(all.hash());
      expect(some.barrier).toBe(all.barrier);
      expect(some.eventsSince(0, { seat: 0 })).toEqual(all.eventsSince(0, { seat: 0 }));
      expect(some.future('ahead').hash()).toBe(all.future('ahead').hash());
      if (random.below(10) > 0) continue;
      some.settle();
      expect(some.safePoint).toEqual(all.safePoint);
      expect(some.settled).toEqual(all.settled);
      expect(some.pastSince({ answers: 0, events: 0 })).toEqual(
        all.pastSince({ answers: 0, events: 0 }),
      );
    }
  }
});

test('between two snapshots none is kept until the table settles', () => {
  const [all, some] = twins('spaced', 8);
  const kept: number[] = [0];
  const decide = randomDecider('spaced');
  while (some.pending.length > 0) {
    playOn(some, decide, 1);
    const { answers } = some.safePoint;
    if (answers !== kept.at(-1)) kept.push(answers);
  }
  expect(kept.length).toBeGreaterThan(4);
  kept.slice(1).forEach((at, i) => {
    expect(at - (kept[i] as number)).toBeGreaterThanOrEqual(8);
  });
  expect(some.safePoint.answers).toBeLessThan(some.answerCount);
  some.settle();
  playOn(all, randomDecider('spaced'));
  expect(some.safePoint).toEqual(all.safePoint);
});
