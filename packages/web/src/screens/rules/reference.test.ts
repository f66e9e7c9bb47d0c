import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@crawlspace/kernel';
import { readLedger } from '@crawlspace/kernel/testing';
import { h } from 'preact';
import { afterEach, describe, expect, test } from 'vitest';
import { referenceIn } from '../../../build/rules.ts';
import { randomAdventures, randomMoments } from '../../../testing/random-adventures.ts';
import { htmlOf, linksOf, shown, shownOf } from '../../../testing/shown.ts';
import { CHAPTERS as BRIMSTONE } from '../../brimstone/chapters.ts';
import { GAME_IDS, type GameId } from '../../game-ids.ts';
import { FRONTS } from '../../games/fronts.ts';
import { CHAPTERS as HELLSCAPE } from '../../hellscape/chapters.ts';
import { addressOf, routeOf } from '../../route.ts';
import { areaName, areaOf, type RuleBook, search } from '../../rules/entries.ts';
import { RuleText } from '../../rules/RuleText.tsx';
import { language } from '../../settings/index.ts';
import { Rules } from '../Rules.tsx';
import { Chapters } from './Chapters.tsx';
import { RuleList } from './RuleList.tsx';

afterEach(() => {
  language.value = 'en';
});

const LEDGER = readLedger('brimstone');

/** The reference of each game, from the ledgers it is made of. */
const BOOKS: Readonly<Record<GameId, RuleBook>> = {
  brimstone: bookOf(LEDGER, BRIMSTONE),
  hellscape: bookOf(readLedger('hellscape'), HELLSCAPE),
};

function bookOf(ledger: typeof LEDGER, chapters: RuleBook['chapters']): RuleBook {
  const rules = ledger
    .filter(({ outOfScope }) => !outOfScope)
    .map(({ id, title, rule, ruling }) => ({ id, title, rule, ...(ruling ? { ruling } : {}) }));
  return { rules, chapters, firstArea: 'TURN' };
}

const every = GAME_IDS.map((game) => ({ game, book: BOOKS[game] }));

describe('the reference', () => {
  test('has an address for every rule that leads back to it', () => {
    for (const { game, book } of every)
      expect(
        book.rules.filter(({ id }) => {
          const route = routeOf(addressOf({ screen: 'rules', game, id }));
          return route.screen !== 'rules' || route.game !== game || route.id !== id;
        }),
      ).toEqual([]);
  });

  test('finds every rule by its number, and puts it first', () => {
    for (const { book } of every)
      for (const { id } of book.rules.filter((_, n) => n % 25 === 0)) {
        const found = search(book.rules, id.toLowerCase());
        expect(found[0]?.id.startsWith(id)).toBe(true);
      }
  });

  test('finds only rules with all the words, whatever their case and accents', () => {
    for (const { book } of every) {
      const found = search(book.rules, 'HÉRO  attack');
      expect(found.length).toBeGreaterThan(3);
      for (const { id, title, rule, ruling = '' } of found) {
        const text = `${id} ${title} ${rule} ${ruling}`.toLowerCase();
        expect(text).toContain('hero');
        expect(text).toContain('attack');
      }
    }
  });

  test('has no two rules of one number, and no rule without a chapter', () => {
    for (const { book } of every) {
      const ids = book.rules.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const areas = book.chapters.flatMap(({ areas: each }) => Object.keys(each));
      expect(new Set(areas).size).toBe(areas.length);
      expect(book.rules.filter((rule) => !areas.includes(areaOf(rule)))).toEqual([]);
    }
  });

  test('calls an area by its name, and one it does not know by its code', () => {
    expect(areaName(BOOKS.brimstone, 'ESC')).toEqual({ en: 'Escape', it: 'Fuga' });
    expect(areaName(BOOKS.brimstone, 'NONE')).toEqual({ en: 'NONE', it: 'NONE' });
    expect(areaOf({ id: 'nonsense' })).toBe('');
  });

  test('numbers its rules as the game says', () => {
    for (const { game, book } of every)
      for (const { id } of book.rules) expect(id.startsWith(FRONTS[game].rulePrefix)).toBe(true);
  });

  test('rules that options, questions and events name are all in it', () => {
    const known = new Set<string>(LEDGER.map(({ id }) => id));
    const named = new Set<string>();
    for (const { decision } of randomMoments()) {
      if (decision.rule) named.add(decision.rule);
      for (const { rule } of decision.options) if (rule) named.add(rule);
    }
    for (const { told } of randomAdventures())
      for (const { event } of told)
        if ('rule' in event && event.rule) named.add(String(event.rule));
    expect(named.size).toBeGreaterThan(30);
    expect([...named].filter((id) => !known.has(id))).toEqual([]);
  });

  test('links to rules in the client lead to rules that are there', () => {
    const sources = new URL('../../', import.meta.url);
    const known = new Set(every.flatMap(({ book }) => book.rules.map(({ id }) => id)));
    const links = globSync('**/*.tsx', { cwd: sources }).flatMap((file) =>
      [
        ...readFileSync(new URL(file, sources), 'utf8').matchAll(/#\/rules\/([A-Z]-[A-Z]+-\d+)/g),
      ].map(([, id]) => id ?? ''),
    );
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((id) => !known.has(id))).toEqual([]);
  });
});

describe('no number of a rule', () => {
  const NUMBER = /\b[BH]-[A-Z]+-\d+/;

  test('is read in the reference, in either language: rules call each other by their titles', () => {
    const ledgers = join(import.meta.dirname, '../../../../../docs/rules');
    for (const game of GAME_IDS)
      for (const lang of LANGUAGES) {
        language.value = lang;
        const book = { rules: referenceIn(ledgers, game, lang) };
        const said = book.rules.map((rule) => shown(h(RuleText, { game, book, rule })));
        expect(said.filter((words) => NUMBER.test(words))).toEqual([]);
        expect(said.length).toBeGreaterThan(300);
      }
  });
});

describe('the page of the reference', () => {
  const book: RuleBook = {
    rules: [
      { id: 'B-ESC-01', title: 'Escape', rule: 'Test first.', ruling: 'Once.', edition: 'first' },
      { id: 'B-ESC-02', title: 'Failing', rule: 'Stay.' },
      { id: 'B-MOVE-01', title: 'Moving', rule: 'Go.' },
    ],
    chapters: BRIMSTONE,
    firstArea: 'ESC',
  };
  const list = (part: Partial<Parameters<typeof RuleList>[0]> = {}) =>
    h(RuleList, {
      game: 'brimstone',
      book,
      rules: book.rules,
      query: '',
      area: 'ESC',
      named: null,
      ...part,
    });

  test('shows each rule with its text, its ruling and its edition', () => {
    const rules = shownOf(list(), 'li', 'rule');
    expect(rules).toHaveLength(3);
    expect(rules[0]).toContain('Test first.');
    expect(rules[0]).toContain('Our rulings: Once.');
    expect(rules[0]).toContain('First edition');
    expect(rules[1]).not.toContain('Our rulings');
    expect(linksOf(list())).toEqual(['#/rules/B-ESC-01', '#/rules/B-ESC-02', '#/rules/B-MOVE-01']);
  });

  test('says the area under each rule only in a search', () => {
    expect(shown(list())).toContain('Escape');
    expect(shownOf(list(), 'h2')).toEqual(['Escape']);
    expect(shownOf(list({ query: 'go' }), 'h2')).toEqual(['“go”']);
    expect(shownOf(list({ query: 'go' }), 'li', 'rule')[2]).toContain(
      BRIMSTONE[3]?.areas['MOVE']?.en,
    );
  });

  test('marks the rule of the address', () => {
    expect(htmlOf(list({ named: 'B-ESC-02' })).match(/rule-named/g)).toHaveLength(1);
    expect(htmlOf(list())).not.toContain('rule-named');
  });

  test('counts what was found, and shows the best of very many', () => {
    expect(shown(list())).toContain('3 rules');
    expect(shown(list({ rules: [] }))).toContain('No rule contains all of these words');
    const many = Array.from({ length: 200 }, (_, n) => ({
      id: `B-ESC-${n}`,
      title: 't',
      rule: 'r',
    }));
    expect(shownOf(list({ rules: many }), 'li', 'rule')).toHaveLength(80);
    expect(shown(list({ rules: many }))).toContain('200 rules');
  });

  test('has every chapter twice: in the list and in the menu', () => {
    language.value = 'it';
    const chapters = h(Chapters, { book, area: 'ESC', onArea: () => {} });
    const areas = BRIMSTONE.flatMap(({ areas: each }) => Object.values(each).map(({ it }) => it));
    expect(shownOf(chapters, 'button')).toEqual(areas);
    expect(shownOf(chapters, 'option')).toEqual(areas);
    expect(htmlOf(chapters).match(/aria-current="true"/g)).toHaveLength(1);
    const searching = h(Chapters, { book, area: null, onArea: () => {} });
    expect(htmlOf(searching)).not.toContain('aria-current');
  });

  test('leads over to the rules of the other game', () => {
    const page = h(Rules, { game: 'hellscape', id: null, table: null });
    for (const game of GAME_IDS) expect(linksOf(page)).toContain(`#/rules/${game}`);
    expect(shownOf(page, 'h1')).toEqual(['Rules of Hellscape']);
  });
});
