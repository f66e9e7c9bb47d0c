import { expect, test } from 'vitest';
import { type Entry, type Rewind, standingOf } from './log.ts';
import { Random } from './random.ts';

const back = (to: number, vote: boolean): Entry => ({ t: 'undo', to, seats: [0], vote });
const answer = (decision: number): Entry => ({ t: 'answer', seat: 0, decision, picks: [] });

/** As the rule says it: whenever the table goes back, each vote moves to where it goes, if it was told later. */
function oneByOne(log: readonly Entry[]): readonly Rewind[] {
  let rewinds: Rewind[] = [];
  for (const entry of log) {
    if (entry.t !== 'undo') continue;
    if (entry.vote) rewinds.push({ kept: entry.to, voters: entry.seats });
    rewinds = rewinds.map((each) => ({ ...each, kept: Math.min(each.kept, entry.to) }));
  }
  return rewinds;
}

test('votes about answers that are gone stay in the story, at the point the table went back to', () => {
  const random = Random.seeded('votes');
  for (let game = 0; game < 100; game++) {
    const log: Entry[] = [];
    for (let n = 0; log.length < 60; ) {
      const isBack = n > 0 && random.below(3) === 0;
      n = isBack ? random.below(n) : n + 1;
      log.push(isBack ? back(n, random.below(2) === 0) : answer(n));
    }
    expect(standingOf(log).rewinds).toEqual(oneByOne(log));
  }
});
