import { afterEach, describe, expect, test } from 'vitest';
import { aFight, gameAt } from '../../../testing/saves.ts';
import { language } from '../../settings/index.ts';
import { nameOf, nameOfOne } from '../game-words.ts';
import { sceneOf } from './scene.ts';
import { describe as inWords } from './words.ts';

const scene = sceneOf(gameAt(aFight).view({ seat: 0 }).game);

afterEach(() => {
  language.value = 'en';
});

describe('a mine in words', () => {
  test('every tile has a line, and everybody is somewhere', () => {
    for (const lang of ['en', 'it'] as const) {
      language.value = lang;
      const lines = inWords(scene);
      expect(lines).toHaveLength(scene.tiles.length);
      const all = lines.join('\n');
      for (const hero of scene.heroes) expect(all).toContain(nameOf(hero.class));
      const enemies = scene.enemies.map(({ type, variant }) => nameOfOne(variant ?? type));
      for (const name of enemies) expect(all).toContain(name);
      expect(all).not.toMatch(/[{}]|undefined/);
    }
  });

  test('it is the same mine in another language', () => {
    const english = inWords(scene);
    language.value = 'it';
    expect(inWords(scene)).not.toEqual(english);
  });

  test('heroes are told by name and class, how they fare, and who has the light', () => {
    const [hero] = scene.heroes;
    if (!hero) throw new Error('nobody is there');
    const line = (change: Partial<typeof hero>) =>
      inWords({ ...scene, heroes: [{ ...hero, ...change }], enemies: [] }).join('\n');
    const numbers = { health: 4, sanity: 5, grit: 1 };
    expect(line({ state: 'up', ...numbers, lantern: true })).toContain(
      'health 4, sanity 5, grit 1, with the lantern',
    );
    expect(line({ state: 'knocked-out', lantern: false })).toContain(', knocked out');
    expect(line({ state: 'dead', lantern: false })).toContain(', dead');
    expect(line({ name: 'Ada' })).toContain(`Ada (${nameOf(hero.class)})`);
    expect(line({ name: nameOf(hero.class) })).not.toContain('(');
  });
});
