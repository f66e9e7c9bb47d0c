import { dangerOf, expectedOf, type Measured } from '@crawlspace/bots/measured';
import brimstoneMeasured from '@crawlspace/bots/measured/brimstone' with { type: 'json' };
import hellscapeMeasured from '@crawlspace/bots/measured/hellscape' with { type: 'json' };
import { content as brimstone } from '@crawlspace/brimstone';
import { content as hellscape } from '@crawlspace/hellscape';
import { h } from 'preact';
import { describe, expect, test } from 'vitest';
import { shown } from '../../../testing/shown.ts';
import { DangerLine } from './DangerLine.tsx';
import { DangerMarks } from './DangerMarks.tsx';

const GAMES: Readonly<Record<string, { all: readonly string[]; measured: Measured }>> = {
  brimstone: { all: Object.keys(brimstone.missions), measured: brimstoneMeasured },
  hellscape: { all: Object.keys(hellscape.quests), measured: hellscapeMeasured },
};

describe.each(Object.entries(GAMES))('%s', (_, { all, measured }) => {
  test('every mission was measured with one hero to six', () => {
    expect(Object.keys(measured).sort()).toEqual([...all].sort());
    for (const mission of all)
      for (const heroes of [1, 2, 3, 4, 5, 6]) {
        const expected = expectedOf(measured, { mission, heroes, level: null });
        expect(dangerOf(expected), `${mission} ${heroes}`).not.toBeNull();
      }
  });
});

test('says it in words, too, and nothing of what nobody knows', () => {
  const marks = (danger: 3 | null) => shown(h(DangerMarks, { icon: 'horns', danger, heroes: 2 }));
  expect(marks(3)).toContain('Danger for 2 heroes: 3 of 5, hard');
  expect(marks(null)).toBe('');
});

test('says what the danger rests on: so many games, or others like it and a range', () => {
  const line = (games: number) => {
    const expected = { won: 0.61, low: 0.513, high: 0.71, games };
    return shown(h(DangerLine, { icon: 'horns', expected, heroes: 3 }));
  };
  expect(line(400)).toContain('hard: simple bots won 61% of 400 simulated games with 3 heroes.');
  expect(line(0)).toContain('hard: about 50–70% to win, judging by simulated games much like it.');
});
