import { expect, test } from 'vitest';
import { abilitiesOf, blowOf, EVENT, learned } from '../../../test/abilities.ts';
import { enemyOf, spaceIn, withSheets } from '../../../test/fight.ts';
import { shoot } from '../../../test/hero-cards.ts';
import { heroOf } from '../../../test/items.ts';
import { heroAt } from '../../adventure.ts';
import { trigger } from '../../rules/abilities/active.ts';
import { enemyStat } from '../../rules/figures/enemy-stats.ts';
import { heroBest, heroStat } from '../../rules/figures/stats.ts';

const { ability, nothingMissing } = abilitiesOf('us-marshal');

const FAR = [['tentacles', 5, 2]] as const;
const NEAR = [['tentacles', 3, 2]] as const;

ability('tight-choke', 'a Shotgun does 1 Damage more, a Pistol does not', () => {
  const shot = (gun: string) =>
    learned('tight-choke', {
      gun,
      enemies: FAR,
      dice: [gun === 'shotgun' ? ['to-hit', 5] : ['to-hit', 5, 1], ['damage', 3]],
    }).runs(shoot);
  expect(enemyOf(shot('shotgun').done().state, 0).wounds).toBe(4);
  expect(enemyOf(shot('pistol').done().state, 0).wounds).toBe(3);
});

ability('both-barrels', 'once in a Fight two more Shots', () => {
  const played = learned('both-barrels', {
    gun: 'shotgun',
    enemies: FAR,
    dice: 'to-hit 5 5 1, damage 2 2, to-hit 1',
  }).runs(function* (g) {
    yield* shoot(g);
    yield* shoot(g);
  });
  played.pick('yes').done();
  expect(enemyOf(played.state, 0).wounds).toBe(4);
  expect(played.hero(0).exhausted).toEqual({ 'both-barrels': 'fight' });
});

ability('stopping-power', 'who is hit and lives is pushed two spaces', () => {
  const played = learned('stopping-power', {
    gun: 'shotgun',
    enemies: 'stranglers 3,2',
    dice: 'to-hit 5, damage 2',
  }).runs(shoot);
  played.done();
  expect(enemyOf(played.state, 0).space).toBe(spaceIn(played.state, [5, 2]));
});

ability('eight-gauge', 'a Shotgun has a second Shot', () => {
  const played = learned('eight-gauge', {
    gun: 'shotgun',
    enemies: FAR,
    dice: 'to-hit 5 5, damage 1 2',
  }).runs(shoot);
  expect(enemyOf(played.done().state, 0).wounds).toBe(3);
});

ability('sworn-in', 'a deputy hits harder until the Fight is over', () => {
  const played = learned('sworn-in', { enemies: FAR }).runs(function* (g, hero) {
    yield* trigger(g, 'fightStart', { ambush: false });
    const deputy = heroAt(g, 1);
    expect(
      ['damageMelee', 'damageRanged'].map((name) => heroStat(g, deputy, name as 'damageMelee')),
    ).toEqual([1, 1]);
    expect(heroStat(g, hero, 'damageRanged')).toBe(0);
  });
  played.done();
  expect(played.hero(1).bonuses.map(({ until }) => until)).toEqual(['fight', 'fight']);
});

ability('steady-voice', 'once a turn a neighbour keeps a point of Sanity', () => {
  const played = learned('steady-voice').runs(function* (g, hero) {
    yield* g.do.loseSanity(g, heroAt(g, 1), 2, EVENT);
    yield* g.do.loseSanity(g, heroAt(g, 1), 2, EVENT);
    yield* g.do.loseSanity(g, hero, 2, EVENT);
  });
  played.done();
  expect([played.hero(0).sanityDamage, played.hero(1).sanityDamage]).toEqual([2, 3]);
});

ability('dead-or-alive', 'a kill brings both of them Grit, once in a Fight', () => {
  const played = learned('dead-or-alive', {
    gun: 'shotgun',
    enemies: [...NEAR, ['tentacles', 5, 2]],
    content: withSheets({ tentacles: { health: 1 } }),
    dice: 'to-hit 5, damage 2',
  }).runs(shoot);
  played.done();
  expect([played.hero(0).grit, played.hero(1).grit]).toEqual([1, 1]);
  expect(played.hero(0).exhausted).toEqual({ 'dead-or-alive': 'fight' });
});

ability('boiler-plate', 'a 6 stops a Wound', () => {
  const played = learned('boiler-plate', { dice: 'armor 6 5' }).runs(function* (g, hero) {
    expect(heroBest(g, hero, 'armor')).toBe(6);
    yield* g.do.woundHero(g, hero, 2, EVENT);
  });
  expect(played.done().hero(0).wounds).toBe(1);
});

ability('not-today', 'once in a Fight two Hits of one Enemy count for nothing', () => {
  const played = learned('not-today', { enemies: NEAR, dice: 'defense 1' }).runs(
    function* (g, hero) {
      yield* g.do.hitHero(g, hero, { hits: 3, damage: 2, cause: blowOf(g.state) });
    },
  );
  played.pick('yes').done();
  expect(played.hero(0).wounds).toBe(2);
  expect(played.hero(0).exhausted).toEqual({ 'not-today': 'fight' });
});

test('Not Today is not asked for a single Hit', () => {
  const played = learned('not-today', { enemies: NEAR, dice: 'defense 1' }).runs(
    function* (g, hero) {
      yield* g.do.hitHero(g, hero, { hits: 1, cause: blowOf(g.state) });
    },
  );
  expect(played.done().hero(0).wounds).toBe(1);
});

ability('in-front-of-me', 'who stands beside the Marshal does less Damage', () => {
  learned('in-front-of-me', {
    enemies: [...NEAR, ...FAR, ['stranglers', 3, 1]],
    content: withSheets({ tentacles: { damage: 3 }, stranglers: { damage: 1 } }),
  })
    .runs((g) => {
      const damage = g.state.enemies.map((enemy) => enemyStat(g, enemy.type, 'damage', enemy));
      expect(damage).toEqual([2, 3, 1]);
    })
    .done();
});

ability('bounty-ledger', 'a kill pays by its size', () => {
  const shot = (type: 'stranglers' | 'night-terrors') =>
    learned('bounty-ledger', {
      gun: 'shotgun',
      enemies: `${type} 4,2 tentacles 8,3`,
      content: withSheets({ [type]: { health: 1 } }),
      dice: 'to-hit 5, damage 2',
    }).runs(shoot);
  const paid = (played: ReturnType<typeof shot>) => {
    if (played.prompt) played.pick(`${played.state.enemies[0]?.id}`);
    return played.done().hero(0).gold;
  };
  expect([paid(shot('stranglers')), paid(shot('night-terrors'))]).toEqual([5, 50]);
});

ability('nothing-to-see-here', 'one Encounter of an Adventure never happens', () => {
  const played = learned('nothing-to-see-here').runs(function* (g) {
    const drawn = { card: 'any', tile: 0, advanced: false, cancelled: false };
    yield* trigger(g, 'encounterDrawn', drawn);
    expect(drawn.cancelled).toBe(true);
    const ofTheRoom = { ...drawn, advanced: true, cancelled: false };
    yield* trigger(g, 'encounterDrawn', ofTheRoom);
    expect(ofTheRoom.cancelled).toBe(false);
  });
  played.pick('yes').done();
  expect(played.hero(0).exhausted).toEqual({ 'nothing-to-see-here': 'adventure' });
});

ability('first-through-the-door', 'ambushers are no quicker, and the posse is', () => {
  const played = learned('first-through-the-door', {
    enemies: FAR,
    change: (state) => {
      const group = state.fight?.groups.tentacles;
      if (group) group.ambushTurn = state.turn.number;
    },
  }).runs(function* (g) {
    const before = heroStat(g, heroAt(g, 1), 'initiative');
    yield* trigger(g, 'ambushed', { types: ['tentacles'] });
    yield* trigger(g, 'fightStart', { ambush: true });
    expect(heroStat(g, heroAt(g, 1), 'initiative')).toBe(before + 2);
  });
  played.done();
  expect(played.state.fight?.groups.tentacles?.ambushTurn).toBe(0);
  expect(heroOf(played.state, 0).bonuses).toHaveLength(1);
});

nothingMissing();
