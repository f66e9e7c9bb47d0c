import { expect, test } from 'vitest';
import { enemyOf, type Field, field, withSheets } from '../../../test/fight.ts';
import { useOnly } from '../../../test/hero-cards.ts';
import { enemyAt, heroOf } from '../../../test/items.ts';
import { heroAt } from '../../adventure.ts';
import type { Cause } from '../../moments.ts';
import { readyAll, trigger } from '../../rules/abilities/active.ts';
import { cardsChanged } from '../../rules/abilities/changes.ts';
import { heroStat } from '../../rules/figures/stats.ts';
import { usesNow } from '../../rules/items/uses.ts';
import { initiativeOfEnemies, nextActor } from '../../rules/turn/initiative.ts';
import type { AdventureState } from '../../state.ts';

const EVENT: Cause = { kind: 'card', id: 'test' };

/** A Marshal with one keepsake, and a Gunslinger beside. */
function keepsake(id: string, more: Partial<Field> = {}) {
  return field({
    heroes: ['us-marshal', 'gunslinger'],
    at: '1,2 2,2',
    ...more,
    has: id,
    change(state: AdventureState) {
      state.reviveTokens = 0;
      more.change?.(state);
    },
  });
}

test('the Pocket Watch goes before enemies of the same Initiative, and runs fast once in a fight', () => {
  keepsake('pocket-watch', {
    enemies: 'tentacles 5,2',
    content: withSheets({ tentacles: { initiative: 4 } }),
    change: (state) => Object.assign(state.turn, { done: [{ kind: 'hero', hero: 1 }] }),
  })
    .runs(function* (g, hero) {
      expect(yield* nextActor(g)).toEqual({ kind: 'hero', hero: 0 });
      yield* useOnly(g, hero, 'turn-start');
      expect(heroStat(g, hero, 'initiative')).toBe(7);
      readyAll(g, 'turn');
      expect(heroStat(g, hero, 'initiative')).toBe(4);
      expect(usesNow(g, hero, ['turn-start'])).toEqual([]);
      hero.items = [];
      cardsChanged(g, hero);
      expect(yield* nextActor(g)).toEqual({ kind: 'enemies', type: 'tentacles' });
    })
    .done();
});

test('the Faded Tintype heals a point of Sanity with every breath', () => {
  const played = keepsake('faded-tintype', {
    change: (state) => Object.assign(heroOf(state, 0), { sanityDamage: 3 }),
  }).runs((g, hero) => trigger(g, 'catchYourBreath', { hero, idle: false, heal: 1 }));
  expect(played.done().hero(0).sanityDamage).toBe(2);
});

test('the Bullet stops up to 5 Wounds that would KO, once in an adventure', () => {
  const played = keepsake('bullet-with-your-name')
    .runs(function* (g, hero) {
      yield* g.do.woundHero(g, hero, 6, EVENT);
      yield* g.do.woundHero(g, hero, 8, EVENT);
      expect(hero.wounds).toBe(9);
      yield* g.do.woundHero(g, hero, 1, EVENT);
    })
    .pick('yes')
    .done();
  expect(played.hero(0).knockedOut).toEqual(['health']);
});

test('the Bullet is not wasted on Wounds that KO all the same', () => {
  const played = keepsake('bullet-with-your-name').runs(function* (g, hero) {
    yield* g.do.woundHero(g, hero, 15, EVENT);
  });
  expect(played.done().hero(0).knockedOut).toEqual(['health']);
});

test("the Rattler's Tail takes the Initiative from ambushers", () => {
  for (const [id, initiative] of [
    ['rattlers-tail', 4],
    ['worn-hymnal', 6],
  ] as const) {
    keepsake(id, {
      enemies: 'tentacles 8,3',
      content: withSheets({ stranglers: { initiative: 4 } }),
      change: (state) => Object.assign(state.turn, { step: 'darkness' }),
    })
      .runs(function* (g) {
        yield* g.do.spawn(g, [{ type: 'stranglers', number: 1 }], { kind: 'ambush' });
        expect(initiativeOfEnemies(g, 'stranglers')).toBe(initiative);
      })
      .done();
  }
});

test('Marked Cards re-roll one die, once in a fight and once between fights', () => {
  const played = keepsake('marked-cards', {
    dice: 'defense 1 1, reroll 5, defense 1, defense 1, reroll 5',
  })
    .runs(function* (g, hero) {
      yield* g.do.hitHero(g, hero, { hits: 2, cause: EVENT });
      yield* g.do.hitHero(g, hero, { hits: 1, cause: EVENT });
      yield* trigger(g, 'fightStart', { ambush: false });
      yield* g.do.hitHero(g, hero, { hits: 1, cause: EVENT });
    })
    .pick('die0')
    .pick('die0')
    .done();
  expect(played.hero(0).wounds).toBe(2);
});

test('Two Wedding Rings: Grit and anger when another hero falls', () => {
  const played = keepsake('two-wedding-rings', { enemies: 'tentacles 8,3' }).runs(
    function* (g, hero) {
      expect(heroStat(g, hero, 'combat')).toBe(2);
      yield* g.do.woundHero(g, heroAt(g, 1), 10, EVENT);
      expect([heroStat(g, hero, 'combat'), heroStat(g, hero, 'shots')]).toEqual([3, 1]);
      readyAll(g, 'fight');
      expect(heroStat(g, hero, 'combat')).toBe(2);
    },
  );
  expect(played.done().hero(0).grit).toBe(1);
});

test('the Bent Harmonica soothes the others on the tile, for XP', () => {
  const played = keepsake('bent-harmonica', {
    change: (state) => {
      for (const hero of state.heroes) hero.sanityDamage = 2;
    },
  }).runs((g, hero) => trigger(g, 'catchYourBreath', { hero, idle: false, heal: 1 }));
  const [player, listener] = played.done().state.heroes;
  expect([player?.sanityDamage, listener?.sanityDamage, player?.xp]).toEqual([2, 1, 5]);
});

test('the Notched Grip: Grit for every third kill, and at once for a large one', () => {
  const played = keepsake('notched-grip', {
    enemies: 'tentacles 5,1 5,2 5,3 night-terrors 7,2',
    content: withSheets({ 'night-terrors': { size: 'large' } }),
    change: (state) => enemyAt(state, 0, 'stranglers'),
  }).runs(function* (g, hero) {
    const by = { hero, cause: EVENT };
    const kill = (index: number) => g.do.woundEnemy(g, enemyOf(g.state, index), 20, by);
    yield* kill(0);
    yield* kill(2);
    expect([hero.grit, hero.items[0]?.charges]).toEqual([1, 2]);
    yield* kill(0);
    yield* kill(0);
  });
  expect(played.done().hero(0).grit).toBe(2);
  expect(played.hero(0).items[0]?.charges).toBe(3);
});
