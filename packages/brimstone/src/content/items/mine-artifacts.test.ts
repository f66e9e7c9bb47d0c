import { expect, test } from 'vitest';
import {
  blankActivation,
  enemyOf,
  type Field,
  field,
  spaceIn,
  withSheets,
} from '../../../test/fight.ts';
import { strike, useOnly } from '../../../test/hero-cards.ts';
import { enemyAt, heroOf } from '../../../test/items.ts';
import { heroAt } from '../../adventure.ts';
import { trigger } from '../../rules/abilities/active.ts';
import { holdBackTheDarkness } from '../../rules/darkness/depth.ts';
import { exitsOfKind } from '../../rules/exploration/exits.ts';
import { enemyStat } from '../../rules/figures/enemy-stats.ts';
import { usesNow } from '../../rules/items/uses.ts';

/** A Marshal with an artifact, in the own activation, and a Bandido beside. */
function bearing(id: string, more: Field = {}) {
  return field({
    heroes: ['us-marshal', 'bandido'],
    at: '1,3 1,1',
    content: withSheets({}),
    ...more,
    hero: { activation: blankActivation() },
    has: id,
    change(state) {
      state.reviveTokens = 0;
      more.change?.(state);
    },
  });
}

test('the Whispering Ledger has another Darkness card drawn, once, for 2 Sanity', () => {
  const played = bearing('whispering-ledger')
    .runs(function* (g) {
      const drawn = { card: 'test', replaced: false };
      yield* trigger(g, 'darknessDrawn', drawn);
      expect(drawn.replaced).toBe(true);
      const next = { card: 'test', replaced: false };
      yield* trigger(g, 'darknessDrawn', next);
      expect(next.replaced).toBe(false);
    })
    .pick('yes')
    .done();
  expect(played.hero(0).sanityDamage).toBe(2);
});

test('the Drinking Knife heals with each kill, and is not thirsty then', () => {
  const played = bearing('drinking-knife', {
    enemies: 'tentacles 2,3 8,1',
    content: withSheets({ tentacles: { health: 1 } }),
    dice: 'to-hit 4 1 1, damage 3',
    change: (state) => Object.assign(heroOf(state, 0), { wounds: 4 }),
  }).runs(function* (g) {
    yield* strike(g);
    yield* trigger(g, 'fightEnd', { final: false });
  });
  expect(played.done().hero(0).wounds).toBe(3);
});

test('the Drinking Knife that killed nothing drinks from its owner, but not the last drop', () => {
  for (const [before, after] of [
    [4, 5],
    [9, 9],
  ] as const) {
    const played = bearing('drinking-knife', {
      change: (state) => Object.assign(heroOf(state, 0), { wounds: before }),
    }).runs((g) => trigger(g, 'fightEnd', { final: false }));
    expect(played.done().hero(0).wounds).toBe(after);
  }
});

test('Knucklebone Dice turn enemy hits, and may wake the Darkness', () => {
  const played = bearing('knucklebone-dice', {
    enemies: 'stranglers 2,1',
    dice: 'enemy-to-hit 6 2 5, enemy-reroll 1 5, omen 1, defense 6',
    change: (state) => Object.assign(state, { depth: { party: 1, darkness: 16 } }),
  }).runs(function* (g) {
    const attack = { dice: 3, toHit: 4, damage: 2 };
    yield* g.do.enemyAttack(g, enemyOf(g.state, 0), heroAt(g, 1), attack);
  });
  expect(played.options).toEqual(['die0', 'die2']);
  played.pickAs(0, 'die0', 'die2').done();
  expect(played.state.depth.darkness).toBe(15);
  expect(played.hero(0).exhausted).toEqual({ 'knucklebone-dice#100': 'fight' });
});

test("the Drowned Men's Lamp helps the bearer of the lantern, and shakes its owner", () => {
  for (const bearer of [0, 1]) {
    const played = bearing('drowned-mens-lamp', {
      dice: 'hold-back 2 4, willpower 1 1',
      change: (state) => {
        state.lantern = bearer;
        state.depth = { party: 1, darkness: 16 };
      },
    }).runs(function* (g) {
      yield* holdBackTheDarkness(g);
      yield* trigger(g, 'depthEvent', { row: 1 });
    });
    expect(played.done().state.depth.darkness).toBe(bearer === 0 ? 16 : 15);
    expect(played.hero(0).sanityDamage).toBe(2);
  }
});

test('the Key to No Door opens a closed exit, once', () => {
  bearing('key-to-no-door', {
    dice: 'key 4',
    change: (state) =>
      Object.assign(state.board, { exits: [{ tile: 0, exit: 0, kind: 'end-cap' }] }),
  })
    .runs(function* (g, hero) {
      yield* useOnly(g, hero, 'instead-of-search');
      expect(exitsOfKind(g, 0, 'door')).toEqual([{ tile: 0, exit: 0 }]);
      expect(usesNow(g, hero, ['instead-of-search'])).toEqual([]);
    })
    .done();
});

test("Mother's Music Box holds small enemies of the tile until its owner's next activation", () => {
  const played = bearing('mothers-music-box', {
    enemies: 'stranglers 5,3',
    content: withSheets({ stranglers: { combat: 2, move: 5 }, goliath: { combat: 6, move: 6 } }),
    change: (state) => enemyAt(state, spaceIn(state, [7, 2]), 'goliath'),
  }).runs(function* (g, hero) {
    const numbers = () =>
      g.state.enemies.flatMap((each) => [
        enemyStat(g, each.type, 'combat', each),
        enemyStat(g, each.type, 'move', each),
      ]);
    yield* useOnly(g, hero, 'instead-of-attack');
    expect(numbers()).toEqual([1, 0, 6, 6]);
    yield* trigger(g, 'heroActivationStart', { hero: heroAt(g, 1) });
    expect(numbers()).toEqual([1, 0, 6, 6]);
    yield* trigger(g, 'heroActivationStart', { hero });
    expect(numbers()).toEqual([2, 5, 6, 6]);
  });
  expect(played.done().hero(0).sanityDamage).toBe(1);
});
