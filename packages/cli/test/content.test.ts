import { content as brimstone } from '@crawlspace/brimstone';
import { content as hellscape } from '@crawlspace/hellscape';
import { countContent } from '@crawlspace/kernel';
import { expect, test } from 'vitest';
import { command } from './crawlspace.ts';

test('content of Brimstone, in both languages', async () => {
  const { code, out, error } = await command(['content', 'brimstone', '--json']);
  expect({ code, error }).toEqual({ code: 0, error: '' });
  const { game, decks, heroes, missions, locales } = JSON.parse(out);
  expect(game).toBe('brimstone');
  expect(decks).toMatchObject({
    'mine map': 18,
    'targa map': 18,
    gear: 32,
    'mine artifacts': 15,
    'targa artifacts': 12,
    'mine encounters': 20,
    'targa encounters': 15,
    'low threats': 10,
    'med threats': 10,
    'high threats': 10,
    'epic threats': 5,
    'targa threats': 6,
    'growing dread': 7,
    darkness: 15,
    'personal items': 10,
    loot: 12,
    scavenge: 12,
    'starting gear': 8,
    'starting upgrades': 12,
    'exploration tokens': 12,
    worlds: 2,
    'enemy types': 6,
    'depth events': 12,
    injuries: 11,
    madness: 11,
    mutations: 36,
    missions: 12,
  });
  expect(heroes).toEqual(['us-marshal', 'saloon-girl', 'bandido', 'gunslinger']);
  expect(missions[0]).toBe('a-fistful-of-dark-stone');
  expect(locales).toEqual({ en: { missing: 0 }, it: { missing: 0 } });
});

test('content of Hellscape, in both languages', async () => {
  const { out } = await command(['content', 'hellscape', '--json']);
  const { game, decks, heroes, missions, locales } = JSON.parse(out);
  expect(game).toBe('hellscape');
  expect(heroes).toEqual(['berserker', 'paladin', 'ranger', 'rogue', 'shaman', 'wizard']);
  expect(missions.length).toBe(decks.quests);
  expect(missions[0]).toBe('tutorial');
  for (const cards of Object.values(decks)) expect(cards).toBeGreaterThan(0);
  expect(decks['hidden faces']).toBe(33);
  expect(locales).toEqual({ en: { missing: 0 }, it: { missing: 0 } });
});

test.each([
  ['brimstone', brimstone, 792],
  ['hellscape', hellscape, 421],
] as const)('how much of %s is data is counted', async (game, content, all) => {
  const { entries, data, specials } = JSON.parse((await command(['content', game, '--json'])).out);
  expect({ entries, data, specials }).toEqual(countContent(content));
  expect(entries).toBeGreaterThanOrEqual(all);
  const code = { id: 'x', levels: [{ on: { move: [{ then: () => 1 }] } }] };
  const special = { id: 'y', effects: [{ do: 'if', then: [{ do: 'special', id: 'of-its-own' }] }] };
  const more = countContent({ ...content, more: { code, special, plain: { id: 'z' } } });
  expect(more.entries).toBe(entries + 3);
  expect(more.data).toBe(data + 1);
  expect(more.specials.kinds).toBe(specials.kinds + 1);
});

test.each(['brimstone', 'hellscape'])('content of %s for people says the same', async (game) => {
  const { code, out } = await command(['content', game]);
  const report = JSON.parse((await command(['content', game, '--json'])).out);
  const { decks, entries, data, specials, heroes, missions } = report;
  expect(code).toBe(0);
  const lines = Object.entries(decks).map(([deck, cards]) => `${deck.padEnd(24)} ${cards}`);
  expect(out.split('\n')).toEqual([
    ...lines,
    `data: ${data} of ${entries} entries (${Math.floor((100 * data) / entries)}%)`,
    `specials: ${specials.kinds} kinds, ${specials.uses} uses`,
    `heroes: ${heroes.join(', ')}`,
    `missions: ${missions.join(', ')}`,
    'missing texts: en 0, it 0',
  ]);
});
