import { content, LANGUAGES, mapOf } from '@crawlspace/hellscape';
import { afterEach, describe, expect, test } from 'vitest';
import { aTurn, descentAt } from '../../../testing/descents.ts';
import { thingAt } from '../../board/inspectable.tsx';
import { language } from '../../settings/index.ts';
import { gameText, nameOf } from '../game-words.ts';
import { sceneOf } from './scene.ts';
import { thingsOf } from './things.ts';
import { describe as inWords, tokenName, zoneCalled } from './words.ts';

const scene = sceneOf(descentAt(aTurn).view({ seat: 0 }).game);

afterEach(() => {
  language.value = 'en';
});

describe('a dungeon in words', () => {
  test('says where everybody and everything is, in both languages', () => {
    for (const lang of ['en', 'it'] as const) {
      language.value = lang;
      const all = inWords(scene).join('\n');
      for (const hero of scene.heroes) expect(all).toContain(gameText(`hero.${hero.class}`));
      for (const enemy of scene.enemies) expect(all).toContain(nameOf(enemy.type));
      for (const token of scene.tokens) expect(all).toContain(tokenName(token));
      expect(all).not.toMatch(/[{}]|undefined/);
    }
  });

  test('every zone of every map has a name of its own, in both languages', () => {
    for (const quest of Object.values(content.quests))
      for (const spoken of LANGUAGES) {
        language.value = spoken;
        const map = mapOf(content, quest, 2);
        const names = map.zones.map(({ id }) => zoneCalled(map, id));
        expect(new Set(names).size).toBe(names.length);
        for (const name of names) expect(name).not.toMatch(/tile\.|place\.|undefined|[{}]/);
      }
    language.value = 'en';
  });

  test('an empty zone is not worth a word; whoever is down is told so', () => {
    const empty = { ...scene, heroes: [], enemies: [], allies: [], tokens: [], grounds: [] };
    const doors = inWords(empty).join('\n');
    expect(doors).not.toContain('health');
    const [hero] = scene.heroes;
    if (!hero) throw new Error('nobody is there');
    const down = inWords({ ...empty, heroes: [{ ...hero, knockedOut: true }] }).join('\n');
    expect(down).toContain('knocked out');
  });
});

test('what stands on a zone that can be picked leaves it the taps, and is opened in another way', () => {
  const [hero] = scene.heroes;
  if (!hero) throw new Error('nobody is there');
  expect(thingsOf(scene, []).filter(({ covered }) => covered)).toEqual([]);
  const base = { option: 'zone', label: '', flat: true, sign: null, wounds: 0 };
  const way = { actions: 0, traps: 0, path: [] };
  const spot = { ...base, ...way, kind: 'zone' as const, x: hero.x, y: hero.y, reach: 1 };
  const things = thingsOf(scene, [spot]);
  expect(things.filter(({ covered }) => covered).map(({ key }) => key)).toEqual([hero.key]);
  // A right click finds it all the same.
  expect(thingAt(things, { x: hero.x + 3, y: hero.y })?.key).toBe(hero.key);
  expect(thingAt(things, { x: -9999, y: 0 })).toBeUndefined();
});
