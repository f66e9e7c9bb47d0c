import { expect, test } from 'vitest';
import { crawlspace } from './crawlspace.ts';

test('content of Brimstone, in both languages', () => {
  const { out } = crawlspace(['content', 'brimstone', '--json']);
  const { decks, heroes, missions, locales } = JSON.parse(out);
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
    missions: 5,
  });
  expect(heroes).toEqual(['us-marshal', 'saloon-girl', 'bandido', 'gunslinger']);
  expect(missions[0]).toBe('a-fistful-of-dark-stone');
  expect(locales).toEqual({ en: { missing: 0 }, it: { missing: 0 } });
});

test('content of Hellscape, in both languages', () => {
  const { out } = crawlspace(['content', 'hellscape', '--json']);
  const { decks, heroes, missions, locales } = JSON.parse(out);
  expect(heroes).toEqual(['berserker', 'paladin', 'ranger', 'rogue', 'shaman', 'wizard']);
  expect(missions.length).toBe(decks.quests);
  expect(missions[0]).toBe('tutorial');
  for (const cards of Object.values(decks)) expect(cards).toBeGreaterThan(0);
  expect(decks['hidden faces']).toBe(33);
  expect(locales).toEqual({ en: { missing: 0 }, it: { missing: 0 } });
});

test('content for people', () => {
  const { code, out } = crawlspace(['content', 'hellscape']);
  expect(code).toBe(0);
  expect(out).toMatch(/^mobs 1-2 +\d+$/m);
  expect(out).toContain('heroes: berserker, ');
});
