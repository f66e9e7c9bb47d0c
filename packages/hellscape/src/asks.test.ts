import { describe, expect, test } from 'vitest';
import { ASKS, askOf, factsOf, promptFor } from './asks.ts';

describe('a question of Hellscape', () => {
  test('is of the kind whose words it has', () => {
    for (const kind of ASKS) expect(askOf({ prompt: promptFor(kind) })).toBe(kind);
    expect(new Set(ASKS).size).toBe(ASKS.length);
  });

  test('that is not on the list is of no kind', () => {
    expect(askOf({ prompt: { key: 'ask.riddle' } })).toBeNull();
  });

  test('has facts that its words need not name', () => {
    const prompt = promptFor('anytime', undefined, { urgent: true });
    expect(prompt).toEqual({ key: 'ask.anytime', facts: { urgent: true } });
    expect(factsOf({ prompt }).urgent).toBe(true);
  });
});
