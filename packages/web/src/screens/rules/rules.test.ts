import { readLedger } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { CHAPTERS as BRIMSTONE } from '../../brimstone/chapters.ts';
import { CHAPTERS as HELLSCAPE } from '../../hellscape/chapters.ts';
import { areaOf, type RuleEntry, search } from './entries.ts';

const RULES: readonly RuleEntry[] = [
  { id: 'B-ESC-01', title: 'Escape before moving', rule: 'A Hero next to an Enemy tests first.' },
  { id: 'B-MOVE-02', title: 'Moving', rule: 'A Hero may Escape while moving.', ruling: 'Once.' },
  { id: 'B-DYN-03', title: 'Explosion', rule: 'Everything adjacent takes a Hit.' },
];

const found = (query: string) => search(RULES, query).map(({ id }) => id);

test('a search wants all words and puts titles first', () => {
  expect(found('escape')).toEqual(['B-ESC-01', 'B-MOVE-02']);
  expect(found('hero ÉSCAPE moving once')).toEqual(['B-MOVE-02']);
  expect(found('b-dyn')).toEqual(['B-DYN-03']);
  expect(found('escape dynamite')).toEqual([]);
  expect(found('  ')).toEqual(RULES.map(({ id }) => id));
});

for (const [game, chapters] of [
  ['brimstone', BRIMSTONE],
  ['hellscape', HELLSCAPE],
] as const) {
  test(`every area of ${game}'s ledgers has one place in the chapters`, () => {
    const listed = chapters.flatMap(({ areas }) => Object.keys(areas)).sort();
    const areas = new Set(readLedger(game).map(({ id }) => areaOf({ id })));
    expect(listed).toEqual([...areas].sort());
  });
}
