import { Random, randomPicks } from '@crawlspace/kernel';
import { expect, it } from 'vitest';
import { CLASSES } from '../src/ids.ts';
import { fromTheStart } from './descent.ts';

it('plays many random rounds on the training ground', () => {
  for (let game = 0; game < 60; game++) {
    const first = game % 6;
    const heroes = [0, 1, 2].map((i) => CLASSES[(first + i * 2) % 6] ?? 'wizard');
    const played = fromTheStart({ heroes: [...new Set(heroes)], seed: `smoke${game}` });
    const random = Random.seeded(`picks${game}`);
    for (let i = 0; i < 600 && played.table.outcome === null; i++) {
      const [question] = played.table.pending;
      if (!question) throw new Error('nothing is asked');
      played.table.answerQuestion(question, randomPicks(question, random));
    }
    expect(played.state.round).toBeGreaterThan(0);
  }
});
