import { describe, expect, it } from 'vitest';
import { countQuickStart, nothingAsked, summary } from '../../testing/questions.ts';

const GAMES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** What people are asked in whole games; `npm run questions` counts more of them and names the prompts. */
describe('the questions of an evening', () => {
  it('are few in Brimstone', () => {
    const count = nothingAsked();
    for (const seed of GAMES) countQuickStart(count, 'brimstone', seed);

    expect(summary(count, 'set-up').questions.median).toBeLessThanOrEqual(2);
    expect(summary(count, 'fight').questions.median).toBeLessThanOrEqual(3);
    expect(summary(count, 'peace').questions.median).toBeLessThanOrEqual(2);
  });

  it('are few in Hellscape', () => {
    const count = nothingAsked();
    for (const seed of GAMES) countQuickStart(count, 'hellscape', seed);

    expect(summary(count, 'set-up').questions.median).toBeLessThanOrEqual(2);
    expect(summary(count, 'turn').taps.median).toBeLessThanOrEqual(5);
  });

  it('are counted by the part of the game they belong to', () => {
    const count = nothingAsked();
    countQuickStart(count, 'brimstone', 'first');

    expect([...count.prompts.keys()]).toContain('fight: prompt.activation');
    expect(summary(count, 'fight').spans).toBeGreaterThan(3);
    expect(summary(count, 'nothing')).toMatchObject({ spans: 0, taps: { median: 0, p90: 0 } });
  });
});
