import { content as brimstone } from '@crawlspace/brimstone';
import { content as hellscape } from '@crawlspace/hellscape';
import { h } from 'preact';
import { describe, expect, test } from 'vitest';
import { shown } from '../../../testing/shown.ts';
import brimstoneMeasured from '../../brimstone/muster/measured.json' with { type: 'json' };
import hellscapeMeasured from '../../hellscape/muster/measured.json' with { type: 'json' };
import { DangerMarks } from './DangerMarks.tsx';
import { dangerOf, type Measured } from './danger.ts';

const GAMES: Readonly<Record<string, { all: readonly string[]; measured: Measured }>> = {
  brimstone: { all: Object.keys(brimstone.missions), measured: brimstoneMeasured },
  hellscape: { all: Object.keys(hellscape.quests), measured: hellscapeMeasured },
};

describe.each(Object.entries(GAMES))('%s', (_, { all, measured }) => {
  test('every mission was measured with one hero to six', () => {
    expect(Object.keys(measured).sort()).toEqual([...all].sort());
    for (const mission of all)
      for (const heroes of [1, 2, 3, 4, 5, 6])
        expect(dangerOf(measured, mission, heroes), `${mission} ${heroes}`).not.toBeNull();
  });
});

test('the danger is that of the party at hand', () => {
  const measured = { walk: { games: [100, 100, 100, 10], wins: [100, 70, 69, 0] } };
  expect([1, 2, 3, 4, 5].map((heroes) => dangerOf(measured, 'walk', heroes))).toEqual([
    1,
    2,
    3,
    5,
    null,
  ]);
  expect(dangerOf(measured, 'run', 1)).toBeNull();
});

test('says it in words, too, and nothing of what nobody knows', () => {
  const marks = (danger: 3 | null) => shown(h(DangerMarks, { icon: 'horns', danger, heroes: 2 }));
  expect(marks(3)).toContain('Danger for 2 heroes: 3 of 5, hard');
  expect(marks(null)).toBe('');
});
