import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { scene } from '../../../test/adventure.ts';
import { enemyOf, field, spaceIn, withSheets } from '../../../test/fight.ts';
import { shoot, shootIfPossible } from '../../../test/hero-cards.ts';
import { enemyAt, heroOf } from '../../../test/items.ts';
import type { Dice } from '../../../test/notation.ts';
import { heroAt } from '../../adventure.ts';
import { mayAdd } from '../../language/ammunition.ts';
import type { Cause } from '../../moments.ts';
import { readyAll, trigger } from '../../rules/abilities/active.ts';
import { heroStat } from '../../rules/figures/stats.ts';
import { playStep } from '../../rules/turn/turn.ts';

const EVENT: Cause = { kind: 'card', id: 'test' };

rule('B-CLASS-21 B-CLASS-22 B-CLASS-30', 'an adventure starts with 6 Dead Eye Shots', () => {
  const played = scene({ heroes: ['gunslinger'], hero: { chambers: ['hellfire-shot'] } }).runs(
    (g, hero) => trigger(g, 'adventureStart', { hero }),
  );
  played.done();
  expect(played.hero(0).chambers).toEqual(Array.from({ length: 6 }, () => 'dead-eye-shot'));
});

test('who has learned another kind loads any mix', () => {
  const played = scene({
    heroes: ['gunslinger'],
    change: (state) => heroOf(state, 0).upgrades.push('hellfire-shot'),
  }).runs((g, hero) => trigger(g, 'adventureStart', { hero }));
  expect(played.options).toEqual(['dead-eye-shot', 'hellfire-shot']);
  played.pick(
    ...Array.from({ length: 4 }, () => 'dead-eye-shot'),
    'hellfire-shot',
    'hellfire-shot',
  );
  played.done();
  expect(played.hero(0).chambers.filter((shot) => shot === 'hellfire-shot')).toHaveLength(2);
});

/** A gunslinger with a gun and Shots against enemies far off, with Health enough for anything. */
function duel(
  shots: readonly string[],
  dice: Dice,
  more: { defense?: number; health?: number; gun?: string; upgrades?: readonly string[] } = {},
) {
  const { defense = 0, health = 20, gun = 'pistol', upgrades = [] } = more;
  return field('gunslinger 1,3 vs tentacles 4,3', {
    content: withSheets({ tentacles: { defense, health } }),
    dice,
    hero: { upgrades: ['six-shooter', ...upgrades], chambers: [...shots] },
    has: gun,
  });
}

const DEAD_EYES = Array.from({ length: 6 }, () => 'dead-eye-shot');

rule(['B-CLASS-28'], 'a Dead Eye Shot adds 2 damage before Defense', () => {
  const played = duel(DEAD_EYES, 'to-hit 3 1, damage 3', { defense: 3 }).runs(shoot);
  played.pick('yes').done();
  expect(enemyOf(played.state, 0).wounds).toBe(2);
  expect(played.hero(0).chambers).toHaveLength(5);
});

test('the question about a Shot tells what the other hits on the enemy will do', () => {
  const played = duel(DEAD_EYES, 'to-hit 3 3, damage 3 4').runs(shoot);
  const about = () => played.pending[0]?.prompt.params?.['about'];
  expect(about()).toMatchObject({ key: 'about.hit', params: { wounds: 3, rest: 4 } });
  played.pick('no');
  expect(about()).toMatchObject({ params: { wounds: 4, rest: 0 } });
});

rule(['B-CLASS-26'], 'Shots are used in any order', () => {
  const others = Array.from({ length: 4 }, () => 'ricochet-shot');
  const played = duel([...others, 'dead-eye-shot', 'ricochet-shot'], 'to-hit 3 1, damage 3').runs(
    shoot,
  );
  played.pick('yes').done();
  expect(played.hero(0).chambers).toEqual([...others, 'ricochet-shot']);
});

rule(['B-CLASS-29'], 'it is used after the damage roll, to kill', () => {
  const played = field('gunslinger 1,3 vs tentacles 4,3 stranglers 8,1', 'to-hit 3 1, damage 1', {
    content: withSheets({ tentacles: { health: 2 } }),
    hero: { upgrades: ['six-shooter'], chambers: [...DEAD_EYES] },
    has: 'pistol',
  }).runs(shoot);
  played.pick('yes').done();
  expect(played.state.enemies.map(({ type }) => type)).toEqual(['stranglers']);
});

rule(['B-CLASS-27', 'B-CLASS-23'], 'one Shot for each Hit, and used Shots are gone', () => {
  const played = duel(DEAD_EYES, 'to-hit 3 3, damage 1 1').runs(function* (g) {
    yield* shoot(g);
    for (const span of ['turn', 'fight'] as const) readyAll(g, span);
    g.state.turn.step = 'end';
    yield* playStep(g);
  });
  played.pick('yes').pick('yes').done();
  expect(enemyOf(played.state, 0).wounds).toBe(6);
  expect(played.state.turn.number).toBe(2);
  expect(played.hero(0).chambers).toHaveLength(4);
});

test('it is not offered where it would change nothing', () => {
  duel(DEAD_EYES, 'to-hit 3 1, damage 1', { defense: 6 }).runs(shoot).done();
});

rule(['B-CLASS-24'], 'Shots are for Pistols', () => {
  const withShotgun = duel(DEAD_EYES, 'to-hit 5, damage 3', { gun: 'shotgun' }).runs(shoot);
  withShotgun.done();
  expect(withShotgun.hero(0).chambers).toHaveLength(6);
  const withPistol = duel(DEAD_EYES, 'to-hit 3 1, damage 3').runs(shoot);
  withPistol.pick('yes').done();
  expect(withPistol.hero(0).chambers).toHaveLength(5);
});

rule(['B-CLASS-25'], 'Shots are Ammo: none on a Hit that has other Ammo', () => {
  const played = field('gunslinger 1,3 vs stranglers 4,3', 'to-hit 3 1, silver 4, damage 3', {
    content: withSheets({}),
    hero: { upgrades: ['six-shooter'], chambers: [...DEAD_EYES] },
    has: 'pistol, silver-casings',
  }).runs(shoot);
  played.pick('yes').done();
  expect(enemyOf(played.state, 0).wounds).toBe(7);
  expect(played.hero(0).chambers).toHaveLength(6);
});

function ricochet(
  enemy: 'near' | 'elsewhere',
  shots: readonly string[],
  dice = 'damage 1',
  keywords: readonly string[] = ['Beast'],
) {
  return field('gunslinger 1,3', {
    enemies: enemy === 'near' ? 'tentacles 2,3' : '',
    content: withSheets({ stranglers: { keywords } }),
    dice: `to-hit 3 1, ${dice}`,
    hero: { upgrades: ['six-shooter', 'ricochet-shot'], chambers: [...shots] },
    has: 'pistol, silver-casings',
    change(state) {
      const [room] = state.board.layout.tiles;
      if (!room) throw new Error('there is no room');
      // A room of its own: no way and no line leads there.
      state.board.layout = { ...state.board.layout, tiles: [room, { ...room, x: 20 }] };
      enemyAt(state, spaceIn(state, [23, 2]), 'stranglers');
    },
  });
}

rule(['B-CLASS-31'], 'a Ricochet Shot finds an enemy out of Range and out of sight', () => {
  const played = ricochet('elsewhere', ['ricochet-shot']).runs(shootIfPossible);
  played.pick('stranglers1').done();
  expect(played.state.enemies.map(({ wounds }) => wounds)).toEqual([1]);
  const without = ricochet('elsewhere', ['dead-eye-shot']).runs(shootIfPossible);
  expect(without.eventsNamed('attack')).toEqual([]);
});

rule(['B-CLASS-32'], 'one more Shot goes with a Ricochet Shot, a third Ammo does not', () => {
  const played = ricochet('near', ['ricochet-shot', 'dead-eye-shot']).runs(shoot);
  expect(played.options).toEqual(['keep', 'stranglers2']);
  played.pick('stranglers2').pick('yes').done();
  expect(played.state.enemies.map(({ wounds }) => wounds)).toEqual([0, 3]);
  expect(played.hero(0).chambers).toEqual([]);
});

rule('B-CLASS-32', 'Ammo of another type goes with a Ricochet Shot, a third Ammo does not', () => {
  const dice: Dice = 'silver 4, damage 1';
  const played = ricochet('near', ['ricochet-shot', 'dead-eye-shot'], dice, ['Demon']).runs(shoot);
  played.pick('stranglers2');
  expect(played.pending[0]?.prompt.params?.['card']).toEqual({ key: 'silver-casings.name' });
  // The Dead Eye Shot would be a third Ammo: it is not asked for.
  played.pick('yes').done();
  expect(played.state.enemies.map(({ wounds }) => wounds)).toEqual([0, 5]);
  expect(played.hero(0).chambers).toEqual(['dead-eye-shot']);
});

test('of two kinds of ammunition one excludes the other, whichever came first', () => {
  expect(mayAdd([], 'ricochet-shot')).toBe(true);
  expect(mayAdd(['silver-casings'], 'ricochet-shot')).toBe(true);
  expect(mayAdd(['ricochet-shot'], 'ricochet-shot')).toBe(false);
  expect(mayAdd(['silver-casings'], 'dead-eye-shot')).toBe(false);
  expect(mayAdd(['ricochet-shot', 'silver-casings'], 'dead-eye-shot')).toBe(false);
});

rule(['B-CLASS-33'], 'a Cerberus Shot hits everything around the target first', () => {
  const played = field(
    'gunslinger 1,2 vs tentacles 5,2 6,2 6,1 6,3',
    'to-hit 3 1, damage 6, damage 3, damage 2, damage 4',
    {
      content: withSheets({ tentacles: { defense: 2 } }),
      hero: { upgrades: ['six-shooter', 'cerberus-shot'], chambers: ['cerberus-shot'], grit: 1 },
      has: 'pistol',
    },
  ).runs(shoot);
  played.pick();
  played.pick('tentacles1').pick('yes').done();
  expect(played.hero(0).grit).toBe(0);
  expect(played.state.enemies.map(({ wounds }) => wounds)).toEqual([2, 4, 1, 0]);
});

rule(['B-XP-60'], 'what a Cerberus Shot and the other hits do is one Attack', () => {
  const played = field(
    'gunslinger 1,2 vs stranglers 5,2 6,2',
    'to-hit 3 4, damage 1, damage 2, damage 3',
    {
      content: withSheets({ stranglers: { health: 20, xp: { base: 10, each: 5 } } }),
      hero: { upgrades: ['six-shooter', 'cerberus-shot'], chambers: ['cerberus-shot'], grit: 1 },
      has: 'pistol',
    },
  ).runs(shoot);
  played.pick('stranglers1', 'stranglers2').pick('yes').done();
  expect(played.state.enemies.map(({ wounds }) => wounds)).toEqual([2, 4]);
  // Each is wounded, one of them twice: two bases, and 5 for every Wound.
  expect(played.hero(0).xp).toBe(10 + 10 + 6 * 5);
});

rule(['B-CLASS-34'], 'a Hellfire Shot doubles the die', () => {
  const played = duel(['hellfire-shot'], 'to-hit 3 1, damage 5', {
    defense: 4,
    upgrades: ['hellfire-shot'],
  }).runs(function* (g, hero) {
    hero.grit = 1;
    yield* shoot(g);
  });
  played.pick().pick().pick('yes').done();
  expect(enemyOf(played.state, 0).wounds).toBe(6);
  expect(played.hero(0).grit).toBe(0);
});

test('Called Out: the mark can be shot past others, takes more, and has to fall to no one else', () => {
  const played = field(
    'gunslinger 1,3 us-marshal vs tentacles 2,3 4,3',
    'to-hit 3 1, damage 2, willpower 1',
    {
      content: withSheets({ tentacles: { health: 5 } }),
      hero: { upgrades: ['called-out'] },
      has: 'pistol',
    },
  ).runs(function* (g) {
    yield* trigger(g, 'fightStart', { ambush: false });
    yield* shoot(g);
    expect(enemyOf(g.state, 1).wounds).toBe(3);
    const by = { hero: heroAt(g, 1), cause: EVENT };
    yield* g.do.woundEnemy(g, enemyOf(g.state, 1), 5, by);
    yield* trigger(g, 'turnStart', { turn: 2 });
  });
  expect(played.options).toEqual(['tentacles1', 'tentacles2']);
  played.pick('tentacles2').pick('yes').done();
  expect(played.hero(0).sanityDamage).toBe(1);
  expect(enemyOf(played.state, 0).markedBy).toEqual([0]);
});

test('Before the Echo: quick in the first turn of a fight only', () => {
  field('gunslinger 1,3 vs tentacles 4,3', 'to-hit 1 1 1, to-hit 1 1', {
    hero: { upgrades: ['before-the-echo'] },
    has: 'pistol',
  })
    .runs(function* (g, hero) {
      expect(heroStat(g, hero, 'initiative')).toBe(9);
      yield* shoot(g);
      g.state.turn.number++;
      expect(heroStat(g, hero, 'initiative')).toBe(6);
      yield* shoot(g);
    })
    .done();
});

test('a fight that comes up after the activations has its first turn next', () => {
  for (const [step, later] of [
    ['activations', 0],
    ['exploration', 1],
  ] as const) {
    const played = field('gunslinger 1,3', {
      change: (state) => {
        state.turn.step = step;
      },
    }).runs((g) => g.do.spawn(g, [{ type: 'stranglers', number: 1 }], { kind: 'tile', tile: 0 }));
    const { fight, turn } = played.done().state;
    expect(fight?.startedInTurn).toBe(turn.number + later);
  }
});

test('Warm Brass: a fight leaves one Shot, or two in an empty drum, never more than six', () => {
  for (const [before, after] of [
    [0, 2],
    [3, 4],
    [6, 6],
  ] as const) {
    const played = field('gunslinger 1,3', {
      hero: { upgrades: ['warm-brass'], chambers: DEAD_EYES.slice(0, before) },
    }).runs((g) => trigger(g, 'fightEnd', { final: false }));
    expect(played.done().hero(0).chambers).toHaveLength(after);
  }
});
