import { EndlessError, PARTY, Random, randomPicks, Table } from '@crawlspace/kernel';
import { loadPacks, type Pack, readPack, sentence } from '@crawlspace/kernel/packs';
import { describe, expect, test } from 'vitest';
import { EXAMPLES, fuzzPack } from '../../test/fuzz-packs.ts';
import { content } from '../content/index.ts';
import { wordsFor } from '../locales/words.ts';
import { brimstoneWith } from '../module.ts';
import { brimstonePacks } from './index.ts';

const HEAD = {
  format: 1,
  id: 'mine',
  version: '1',
  game: 'brimstone',
  name: 'Mine',
  author: 'Me',
  licence: 'MIT',
  languages: ['en', 'it'],
} as const;

const load = (...packs: readonly Pack[]) => loadPacks(brimstonePacks, content, packs);
const saidOf = (fields: Partial<Pack>) =>
  load({ ...HEAD, ...fields }).problems.map((each) => sentence('en', each));
const named = (...ids: readonly string[]) => ({
  texts: { en: Object.fromEntries(ids.map((id) => [`${id}.name`, 'A Name'])) },
});

describe('the examples', () => {
  const packs = EXAMPLES.flatMap((text) => readPack(text).pack ?? []);

  test('are whole, and say everything in both languages', () => {
    const { content: all, problems } = load(...packs);
    expect(packs).toHaveLength(3);
    expect(problems).toEqual([]);
    const words = wordsFor(all);
    expect([...words.missingTexts('en'), ...words.missingTexts('it')]).toEqual([]);
    expect(words.cardWords('it', 'lean-years-long-night').text).toBe(
      'L’Oscurità avanza di 1. Ogni Eroe: Sapere 4+ o perde D6 × $5.',
    );
  });

  test('add, change and take away, and leave the house as it is', () => {
    const { content: all } = load(...packs);
    expect(all.items['coach-gun']?.price).toBe(450);
    expect(content.items['coach-gun']?.price).toBe(350);
    expect(all.loot).toHaveProperty('lean-years-tin-of-salve');
    expect(all.loot).not.toHaveProperty('loot-wrong-metal');
    expect(content.loot).toHaveProperty('loot-wrong-metal');
    expect(content.classes).not.toHaveProperty('rail-surveyor');
  });

  test('a hero of a pack goes on an adventure', () => {
    const module = brimstoneWith(load(...packs).content);
    const heroes = [{ class: 'rail-surveyor' }, { class: 'bandido' }];
    const table = Table.start(module, module.parseSetup({ heroes }), 'a pack');
    expect(table.state.heroes[0]?.class).toBe('rail-surveyor');
    expect(table.pending.length).toBeGreaterThan(0);
  });
});

test('what is wrong is said: the entry, the place, the reason, and what was meant', () => {
  const winch = {
    id: 'rusty-winch',
    effects: [{ do: 'for', who: 'all', each: [test4({ skill: 'strenght' })] }],
  };
  expect(saidOf({ adds: { darkness: [winch] }, ...named('rusty-winch') })).toEqual([
    'darkness rusty-winch, effects 1, each 1, skill: unknown name “strenght”; did you mean “strength”?',
  ]);
});

function test4(more: object) {
  return { do: 'test', by: 'you', need: 4, rows: [[{ do: 'hits', n: 1 }], []], ...more };
}

test('only the broken entry is set aside, and then what needs it', () => {
  const good = { id: 'good', effects: [{ do: 'xp', n: 10 }] };
  const adds = {
    loot: [good, { id: 'bad', effects: [{ do: 'xp', n: 'D7' }] }],
    threats: [{ id: 'herd', decks: ['low'], groups: [{ type: 'cattle', number: 3 }] }],
  };
  const { content: all, problems } = load({ ...HEAD, adds, ...named('good', 'bad', 'herd') });
  expect(all.loot).toHaveProperty('good');
  expect(all.loot).not.toHaveProperty('bad');
  expect(problems.map((each) => sentence('en', each))).toEqual([
    'loot bad, effects 1, n: unknown amount “D7”; did you mean “D3”?',
    expect.stringContaining('threats herd, groups 1, type: unknown entry “cattle”; there are: '),
  ]);
});

test('what a card names has to mean something where it stands', () => {
  const said = (does: object) =>
    saidOf({ adds: { darkness: [{ id: 'card', does }] }, ...named('card') });
  expect(said({ on: [{ at: 'turnStart', do: [{ do: 'hits', n: 1 }] }] })).toEqual([
    expect.stringContaining('nobody is “you” here'),
  ]);
  expect(said({ on: [{ at: 'heroHit', change: { hit: 1 } }] })).toEqual([
    'darkness card, does, on 1, change, hit: unknown field “hit”; did you mean “hits”?',
  ]);
  expect(said({ on: [{ at: 'heroHit', change: { rolls: 1 } }] })[0]).toContain(
    'unknown field “rolls”',
  );
  expect(
    said({ on: [{ at: 'turnStart', when: { field: 'killed', is: true }, do: [] }] })[0],
  ).toContain('unknown field “killed”');
  expect(said({ special: { id: 'six-shooter' } })[0]).toContain('works only on');
});

test('ids, kinds and games that cannot be are told apart', () => {
  expect(saidOf({ adds: { loot: [{ id: 'coach-gun', effects: [] }] } })[0]).toContain('is taken');
  expect(saidOf({ adds: { loots: [] } })).toEqual([
    'mine, adds, loots: unknown kind of entry “loots”; did you mean “loot”?',
  ]);
  expect(saidOf({ adds: { conditions: [] } })).toEqual([
    'mine, adds, conditions: a pack can’t add conditions yet; it can change',
  ]);
  expect(saidOf({ adds: { wrolds: [] } })[0]).toContain('did you mean “worlds”');
  expect(saidOf({ game: 'hellscape' })).toEqual([
    'mine, game: this pack is for hellscape, not for brimstone',
  ]);
  expect(saidOf({ changes: { items: { 'coach-gnu': { price: 1 } } } })).toEqual([
    'mine, changes, items: unknown entry “coach-gnu”; did you mean “coach-gun”?',
  ]);
  expect(saidOf({ adds: { loot: [{ id: 'card', effects: [] }] } })[0]).toContain('it has no name');
  expect(saidOf({ texts: { en: { 'coach-gun.text': 'Kills everything.' } } })[0]).toContain(
    'texts are for the pack’s own entries',
  );
});

test('cards that lead to each other for ever end in a refusal that changes nothing', () => {
  const gold = [{ do: 'gold', n: 1 }];
  const does = {
    on: [
      { at: 'heroActivationStart', do: gold },
      { at: 'goldFound', do: gold },
    ],
  };
  const [ability = ''] = content.classes['bandido']?.abilities ?? [];
  const changes = { upgrades: { [ability]: { does } } };
  const { content: endless, problems } = load({ ...HEAD, changes });
  expect(problems).toEqual([]);
  const table = Table.start(
    brimstoneWith(endless),
    brimstoneWith(endless).parseSetup({ heroes: [{ class: 'bandido' }] }),
    'endless',
  );
  const random = Random.seeded('endless');
  let error: unknown = null;
  for (let n = 0; n < 200 && error === null; n++) {
    const [question] = table.pending;
    if (!question) break;
    const before = JSON.stringify(table.state);
    const picks = randomPicks(question, random);
    const { seat } = question;
    const answering = table.answer(seat === PARTY ? 0 : seat, {
      decision: question.id,
      picks,
      at: table.moment,
    });
    if (answering.ok) continue;
    error = 'error' in answering.refusal ? answering.refusal.error : answering.refusal.reason;
    expect(JSON.stringify(table.state)).toBe(before);
  }
  expect(error).toBeInstanceOf(EndlessError);
});

test('hostile packs are refused with sentences or played within their limits', () => {
  const house = JSON.stringify(content);
  const results = Array.from({ length: 40 }, (_, n) => fuzzPack(`short ${n}`));
  expect(new Set(results.map(({ end }) => end))).toContain('set-aside');
  expect(new Set(results.map(({ end }) => end))).toContain('played');
  expect(results.flatMap(({ broken }) => broken)).toEqual([]);
  expect(JSON.stringify(content)).toBe(house);
});
