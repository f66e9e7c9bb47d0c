import type { Decision } from '@crawlspace/kernel';

/** A question as people get it, for tests of what is made of it. */
export function decisionOf(part: Partial<Decision>): Decision {
  return {
    id: 1,
    at: { epoch: 0, n: 0 },
    seat: 0,
    kind: 'one',
    prompt: { key: 'ask' },
    options: [],
    min: 1,
    max: 1,
    ...part,
  };
}
