import { Random, randomPicks } from '@crawlspace/kernel';
import type { Decider } from './decider.ts';

/** Any legal answer, by chance. */
export function randomDecider(seed: string): Decider<unknown> {
  const random = Random.seeded(seed);
  return (question) => randomPicks(question, random);
}
