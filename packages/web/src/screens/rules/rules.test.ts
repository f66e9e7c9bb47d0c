import { globSync, readFileSync } from 'node:fs';
import { readLedger } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { CHAPTERS as BRIMSTONE } from '../../brimstone/chapters.ts';
import { CHAPTERS as HELLSCAPE } from '../../hellscape/chapters.ts';
import { areaOf, type RuleEntry, search } from '../../rules/entries.ts';

const RULES: readonly RuleEntry[] = [
  { id: 'B-ESC-01', title: 'Escape before moving', rule: 'A Hero next to an Enemy tests first.' },
  { id: 'B-MOVE-02', title: 'Moving', rule: 'A Hero may Escape while moving.', ruling: 'Once.' },
  { id: 'B-DYN-03', title: 'Explosion', rule: 'Everything adjacent takes a die’s Hits.' },
];

const found = (query: string) => search(RULES, query).map(({ id }) => id);

test('a search wants all words and puts titles first', () => {
  expect(found('escape')).toEqual(['B-ESC-01', 'B-MOVE-02']);
  expect(found('hero ÉSCAPE moving once')).toEqual(['B-MOVE-02']);
  expect(found('b-dyn')).toEqual(['B-DYN-03']);
  expect(found("die's")).toEqual(['B-DYN-03']);
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

  test(`no text of the rules of ${game} speaks in code, and all have one kind of apostrophe`, () => {
    const texts = [...readLedger(game), ...italianOf(game)].flatMap(
      ({ title, rule, ruling = '' }) => [title, rule, ruling],
    );
    expect(texts.filter((text) => /['`]|undefined|table option/.test(text))).toEqual([]);
  });

  test(`the Italian reference of ${game} says what the ledgers say, with the same numbers`, () => {
    const played = readLedger(game).filter(({ outOfScope }) => !outOfScope);
    const italian = new Map(italianOf(game).map((entry) => [entry.id, entry]));
    expect([...italian.keys()].sort()).toEqual(played.map(({ id }) => id).sort());
    for (const { id, title, rule, ruling } of played) {
      const entry = italian.get(id);
      expect(numbersIn(entry?.title), id).toEqual(numbersIn(title));
      expect(numbersIn(entry?.rule), id).toEqual(numbersIn(rule));
      expect(numbersIn(entry?.ruling), id).toEqual(numbersIn(ruling));
    }
  });
}

const ITALIAN = new URL('../../../../../docs/rules/it/', import.meta.url);

function italianOf(game: string): readonly RuleEntry[] {
  return globSync(`${game}*.yaml`, { cwd: ITALIAN }).flatMap(
    (file) => parse(readFileSync(new URL(file, ITALIAN), 'utf8')) as RuleEntry[],
  );
}

/** Every number of a text; null without one. The ledgers number documents (000 to 004), which Italian texts name. */
function numbersIn(text: string | undefined): string[] | null {
  if (!text) return null;
  const named = text.replace(/(?<![\d,.])00[0-4]\b/g, '');
  const whole = named.replace(/(\d)[.,](?=\d{3}\b)/g, '$1');
  return (whole.match(/\d+/g) ?? []).sort();
}
