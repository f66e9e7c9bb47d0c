import { expect, test } from 'vitest';
import { bareScene } from '../../../test/bare-heroes.ts';
import { field, spaceIn } from '../../../test/fight.ts';
import { heroOf } from '../../../test/items.ts';
import { promptOf } from '../../../test/told.ts';
import { heroAt } from '../../adventure.ts';
import type { Hero } from '../../state.ts';
import { healMix } from './healing.ts';

const byWounds: Partial<Hero> = { wounds: 30, knockedOut: ['health'] };

/** A KO'd hero with somebody on the marker, in a passage with enemies at these places. */
function crowded(enemies: readonly (readonly [number, number])[]) {
  return field('us-marshal 0,0 us-marshal 0,0', 'injury 3 4, recover 6 6', {
    tile: 'mines-mid',
    enemies: enemies.map(([column, row]) => ['tentacles', column, row] as const),
    change: (state) => void Object.assign(heroOf(state, 0), byWounds),
  }).runs((g, hero) => g.do.recover(g, hero));
}

const row = (...rows: readonly number[]) =>
  rows.flatMap((at) => [[0, at] as const, [1, at] as const]);

test('with no space free next to the marker one steps aside as far as it takes', () => {
  const played = crowded([[1, 0], ...row(1)]);
  expect(played.options.toSorted()).toEqual(
    [
      [0, 2],
      [1, 2],
    ]
      .map(([column = 0, at = 0]) => `s${spaceIn(played.state, [column, at])}`)
      .toSorted(),
  );
  const farther = crowded([[1, 0], ...row(1, 2)]);
  expect(farther.options).toHaveLength(2);
  expect(farther.options).toContain(`s${spaceIn(farther.state, [0, 3])}`);
});

test('with no space free on the whole board nobody steps aside', () => {
  const played = crowded([[1, 0], ...row(1, 2, 3, 4)]).done();
  expect(played.hero(0).space).toBe(played.hero(1).space);
  expect(played.hero(0).knockedOut).toBeNull();
  expect(played.eventsNamed('moved')).toEqual([]);
});

/** How the points can be spread over Wounds and Sanity Damage. */
function mix(points: number, hero: Partial<Hero>) {
  return bareScene({ stats: { maxHealth: 20, maxSanity: 20 }, hero, dice: [] }).runs((g, hero) =>
    healMix(g, hero, points),
  );
}

test('a mix heals as much as there is to heal, and as many points as there are', () => {
  const asked = mix(3, { wounds: 2, sanityDamage: 5 });
  expect(asked.pending[0]).toMatchObject({ min: 3, max: 3, capacity: [2, 5] });
  expect(promptOf(asked)['amount']).toBe(3);
  expect(asked.pick('wounds', 'sanity', 'sanity').done().hero(0)).toMatchObject({
    wounds: 1,
    sanityDamage: 3,
  });
  const all = mix(9, { wounds: 2, sanityDamage: 5 }).done();
  expect(all.hero(0)).toMatchObject({ wounds: 0, sanityDamage: 0 });
  const none = mix(0, { wounds: 2, sanityDamage: 5 }).done();
  expect(none.hero(0)).toMatchObject({ wounds: 2, sanityDamage: 5 });
  expect(none.eventsNamed('healed')).toEqual([]);
});

test('what is healed is told by kind, with who did it', () => {
  const played = bareScene({ hero: { wounds: 3, sanityDamage: 2 } }).runs(function* (g, hero) {
    yield* g.do.healHero(g, hero, { wounds: 5, sanity: 1, by: heroAt(g, 1) });
    yield* g.do.healHero(g, hero, { wounds: 5, sanity: 1, by: hero });
  });
  const healed = played.done().eventsNamed('healed');
  expect(healed.map(({ purpose, amount, by }) => [purpose, amount, by])).toEqual([
    ['wounds', 3, 1],
    ['sanity', 1, 1],
    ['sanity', 1, undefined],
  ]);
  expect([played.hero(0).xp, played.hero(1).xp]).toEqual([0, 20]);
});
