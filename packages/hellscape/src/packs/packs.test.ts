import { SetupError, Table } from '@crawlspace/kernel';
import { loadPacks, type Pack, readPack, sentence } from '@crawlspace/kernel/packs';
import { describe, expect, test } from 'vitest';
import { EXAMPLES, fuzzPack } from '../../test/fuzz-packs.ts';
import { content } from '../content/index.ts';
import { wordsFor } from '../locales/words.ts';
import { hellscape, hellscapeWith } from '../module.ts';
import { hellscapePacks } from './index.ts';

const HEAD = {
  format: 1,
  id: 'mine',
  version: '1',
  game: 'hellscape',
  name: 'Mine',
  author: 'Me',
  licence: 'MIT',
  languages: ['en', 'it'],
} as const;

const load = (...packs: readonly Pack[]) => loadPacks(hellscapePacks, content, packs);
const saidOf = (fields: Partial<Pack>) =>
  load({ ...HEAD, ...fields }).problems.map((each) => sentence('en', each));
const named = (...ids: readonly string[]) => ({
  texts: { en: Object.fromEntries(ids.map((id) => [`${id}.name`, 'A Name'])) },
});

describe('the example', () => {
  const packs = EXAMPLES.flatMap((text) => readPack(text).pack ?? []);
  const setup = { quest: 'the-drowned-cellar', heroes: [{ class: 'wizard' }] };

  test('is whole, and says everything in both languages', () => {
    const { content: all, problems } = load(...packs);
    expect(packs).toHaveLength(1);
    expect(problems).toEqual([]);
    const words = wordsFor(all);
    expect([...words.missingTexts('en'), ...words.missingTexts('it')]).toEqual([]);
    expect(words.hasText('deed.the-drowned-cellar-valve')).toBe(true);
  });

  test('is a quest that only this table knows', () => {
    const module = hellscapeWith(load(...packs).content);
    const table = Table.start(module, module.parseSetup(setup), 'a pack');
    expect(table.state.quest.id).toBe('the-drowned-cellar');
    expect(table.view({ seat: 0 }).game.objectives.map(({ done }) => done)).toEqual([false, false]);
    expect(() => hellscape.parseSetup(setup)).toThrow(SetupError);
  });
});

const quest = (more: object) => {
  const [example] = EXAMPLES.flatMap((text) => readPack(text).pack ?? []);
  const [card] = example?.adds?.['quests'] ?? [];
  return { ...example, ...HEAD, adds: { quests: [{ ...(card as object), ...more }] } } as Pack;
};

test('a map that cannot be laid is told', () => {
  const said = (map: object) => saidOf(quest({ map }))[0];
  const map = { tiles: [{ tile: '1A', x: 0, y: 0, turn: 0 }], bridges: [], doors: [], tokens: [] };
  expect(said({ ...map, start: [] })).toContain('this can’t be empty');
  expect(said({ ...map, start: [[40, 40]] })).toContain('the map can’t be laid');
  const twice = [...map.tiles, ...map.tiles];
  expect(said({ ...map, tiles: twice, start: [[0, 2]] })).toContain('two tiles lie on');
  const token = { kind: 'loot', x: 9, y: 9 };
  expect(said({ ...map, start: [[0, 2]], tokens: [token] })).toContain('there is no zone at 9,9');
});

test('words mean something only on cards of their kind', () => {
  const door = (...does: readonly object[]) => ({
    adds: { doors: [{ id: 'door', copies: 1, does }] },
    ...named('door'),
  });
  expect(saidOf(door({ do: 'loot', n: 1 }))).toEqual([]);
  expect(saidOf(door({ do: 'win' }))).toEqual([
    'doors door, does 1, do: “win” means nothing among doors',
  ]);
  expect(saidOf(door({ do: 'looot', n: 1 }))[0]).toContain('did you mean “loot”?');
  expect(saidOf(door({ do: 'special', id: 'seals' }))[0]).toContain('works only on');
});

test('what could be done for ever at no cost is told', () => {
  const abilities = [{ timing: 'turn', limit: 'any-number', effects: [{ do: 'mana', n: 1 }] }];
  const changes = { items: { 'silver-ring': { abilities } } };
  expect(saidOf({ changes })[0]).toContain('any number of times needs a cost');
});

test('a deck keeps its last card, and starting items stay', () => {
  const rare = Object.values(content.items).filter(({ deck }) => deck === 'rare');
  const said = saidOf({ removes: { items: rare.map(({ id }) => id) } });
  expect(said).toEqual([expect.stringContaining('its deck would be empty')]);
  const starting = Object.values(content.items).find(({ deck }) => deck === 'starting');
  expect(saidOf({ removes: { items: [starting?.id] } })).toHaveLength(1);
});

test('hostile packs are refused with sentences or played within their limits', () => {
  const house = JSON.stringify(content);
  const results = Array.from({ length: 40 }, (_, n) => fuzzPack(`short ${n}`));
  expect(new Set(results.map(({ end }) => end))).toContain('set-aside');
  expect(new Set(results.map(({ end }) => end))).toContain('played');
  expect(results.flatMap(({ broken }) => broken)).toEqual([]);
  expect(JSON.stringify(content)).toBe(house);
});
