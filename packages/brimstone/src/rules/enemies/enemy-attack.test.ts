import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { activation, enemyIn, HALL, walkers } from '../../../test/enemies.ts';
import { knockOut } from '../../../test/explore.ts';
import { all, type Field, field, spaceIn, withSheets } from '../../../test/fight.ts';
import { card, carry, enemyAt, heroOf, withItems } from '../../../test/items.ts';
import type { Place } from '../../../test/notation.ts';
import type { EnemySheet } from '../../content-types.ts';
import { enemyAbility, enemyStat, enemyTypesInPlay } from '../figures/enemy-stats.ts';
import { enemyAttack } from './enemy-attack.ts';

/** The places around (4,3), where the hero stands. */
const AROUND: readonly Place[] = [
  [3, 2],
  [4, 2],
  [5, 2],
  [3, 3],
  [5, 3],
];

interface Melee extends Field {
  readonly sheet: Partial<EnemySheet>;
  readonly attackers: number;
}

/** So many tentacles on target around the US Marshal (Defense 3+, Health 10), who has no Grit. */
function melee({ sheet, attackers, ...situation }: Melee) {
  return field({
    tile: HALL,
    at: '4,3',
    ...situation,
    content: all(withSheets({ tentacles: sheet }), situation.content ?? ((content) => content)),
    change(state) {
      for (const place of AROUND.slice(0, attackers)) {
        enemyAt(state, spaceIn(state, place)).target = 0;
      }
      situation.change?.(state);
    },
  }).runs(activation());
}

rule(
  ['B-EATK-01'],
  'each of the group attacks the hero it targets, those without target nobody',
  () => {
    const t = melee({
      sheet: { combat: 1, toHitMelee: 4, move: 0 },
      attackers: 3,
      change: (state) => enemyAt(state, spaceIn(state, [9, 3])),
      dice: 'enemy-to-hit 1 2 3',
    });
    expect(t.done().eventsNamed('enemy-attack')).toHaveLength(3);
  },
);

rule(['B-EATK-01', 'B-EATK-10'], 'a KO stops all further damage and attacks', () => {
  const t = field('us-marshal 4,3 gunslinger 9,3', 'enemy-to-hit 4 4 4, defense 1 1 1', {
    tile: HALL,
    content: withSheets({
      tentacles: { combat: 1, toHitMelee: 4, damage: 6 },
      stranglers: { combat: 2, move: 0 },
    }),
    change(state) {
      state.reviveTokens = 0;
      heroOf(state, 0).wounds = 8;
      for (const place of AROUND.slice(0, 3)) enemyAt(state, spaceIn(state, place)).target = 0;
      enemyAt(state, spaceIn(state, [3, 4]), 'stranglers').target = 0;
    },
  }).runs(function* (g) {
    yield* activation()(g);
    // Attackers of the hero who have not rolled yet do not roll.
    yield* activation('stranglers')(g);
  });
  const hero = t.done().hero(0);
  // The marker lies where the hero fell.
  const space = spaceIn(t.state, [4, 3]);
  expect(hero).toMatchObject({ knockedOut: ['health'], wounds: 10, space });
  expect(t.eventsNamed('wounded').map(({ amount }) => amount)).toEqual([2]);
  expect(t.eventsNamed('enemy-attack')).toHaveLength(3);
});

rule(['B-EATK-02'], 'each die that reaches To Hit is a Hit', () => {
  const t = melee({
    sheet: { combat: 3, toHitMelee: 4 },
    attackers: 1,
    dice: 'enemy-to-hit 2 4 6, defense 6 6',
  });
  expect(t.done().event('enemy-attack')).toMatchObject({ dice: [2, 4, 6], amount: 2 });
});

test('a natural 6 hits, however hard it is made', () => {
  const t = melee({
    sheet: { combat: 2, toHitMelee: 7 },
    attackers: 1,
    dice: 'enemy-to-hit 5 6, defense 6',
  });
  expect(t.done().event('enemy-attack')).toMatchObject({ amount: 1 });
});

rule(['B-EATK-03'], 'a 6 of an enemy is a normal Hit', () => {
  const t = melee({
    sheet: { combat: 1, toHitMelee: 4, damage: 3 },
    attackers: 1,
    dice: 'enemy-to-hit 6, defense 4',
  });
  expect(t.done().hero(0).wounds).toBe(0);
});

rule(['B-EATK-04'], 'Smash is triggered by each die of 6: no Defense against that Hit', () => {
  const t = melee({
    sheet: { combat: 2, toHitMelee: 4, damage: 2, abilities: { 'ab-smash': 6 } },
    attackers: 1,
    dice: 'enemy-to-hit 6 4, defense 6',
  });
  expect(t.done().hero(0).wounds).toBe(2);
});

rule('B-EATK-05 B-EATK-07 B-ENEMY-12', 'one Defense die for each Hit, Damage for the rest', () => {
  const t = melee({
    sheet: { combat: 3, toHitMelee: 4, damage: 3 },
    attackers: 1,
    dice: 'enemy-to-hit 4 5 6, defense 4 1 2',
  });
  expect(t.done().hero(0).wounds).toBe(6);
});

rule('B-EATK-06 B-ENEMY-11', 'one Grit re-rolls all failed dice against the whole group', () => {
  const t = melee({
    sheet: { combat: 3, toHitMelee: 4, damage: 1 },
    attackers: 2,
    change(state) {
      heroOf(state, 0).grit = 1;
    },
    dice: 'enemy-to-hit 4 4 4 4 4 1, defense 6 1 2 6 2, reroll 6 6 2',
  });
  expect(t.options).toEqual(['die1', 'die2', 'die4']);
  t.pick('die1', 'die2', 'die4').done();
  expect(t.hero(0)).toMatchObject({ wounds: 1, grit: 0 });
});

rule(['B-ENEMY-11'], 'so many dice as Combat for each model', () => {
  const t = melee({ sheet: { combat: 2 }, attackers: 3, dice: 'enemy-to-hit 1 1 1 1 1 1' });
  expect(t.done().eventsNamed('enemy-attack')).toHaveLength(3);
});

rule(['B-EATK-08'], 'Cover comes before Defense and Armor after it', () => {
  const covered = withItems(card('test-cover', { ability: { bestOf: { cover: 4, armor: 5 } } }));
  const hit = (cover: number, rest: string) =>
    melee({
      sheet: { combat: 1, toHitMelee: 4, damage: 3, abilities: { 'ab-smash': 6 } },
      attackers: 1,
      content: covered,
      change: (state) => carry(state, 0, 'test-cover'),
      dice: `enemy-to-hit 6, cover ${cover}, ${rest}`,
    });
  expect(hit(4, '').done().hero(0).wounds).toBe(0);
  expect(hit(3, 'armor 5 1 1').done().hero(0).wounds).toBe(2);
});

rule(['B-ENEMY-03'], 'models of one type are one group', () => {
  const t = field(
    'us-marshal 4,6 vs tentacles 1,2 night-terrors 7,2 tentacles 3,2 night-terrors 8,2 tentacles 5,2',
    '',
    { tile: HALL, content: walkers(1) },
  ).runs(function* (g) {
    expect(enemyTypesInPlay(g)).toEqual(['tentacles', 'night-terrors']);
    for (const type of enemyTypesInPlay(g)) yield* activation(type)(g);
  });
  while (t.prompt === 'prompt.enemy-order') t.pick(...t.options);
  const [tentacles, terrors] = ['tentacles', 'night-terrors'];
  expect(
    t
      .done()
      .eventsNamed('enemy-moved')
      .map(({ type }) => type),
  ).toEqual([tentacles, tentacles, tentacles, terrors, terrors]);
});

rule(['B-ENEMY-07'], 'abilities of the sheet are those of every model', () => {
  const t = field('us-marshal 4,3 vs stranglers 3,3 5,3', '', { tile: HALL }).runs((g) => {
    expect(g.content.enemies.stranglers.normal.abilities['ab-fear']).toBe(1);
    for (const { type } of g.state.enemies) expect(enemyAbility(g, type, 'ab-fear')).toBe(1);
  });
  t.done();
});

rule(['B-ENEMY-10'], 'one To Hit value for shooting, one for hand to hand', () => {
  const sheet: Partial<EnemySheet> = {
    combat: 1,
    toHitMelee: 4,
    toHitRanged: 5,
    ranged: { range: 8, shots: 1 },
  };
  const near = melee({ sheet, attackers: 1, dice: 'enemy-to-hit 4, defense 6' });
  expect(near.done().event('enemy-attack')).toMatchObject({ need: 4, amount: 1 });
  const far = melee({
    sheet,
    attackers: 0,
    change: (state) => enemyAt(state, spaceIn(state, [8, 3])),
    dice: 'enemy-to-hit 4',
  });
  expect(far.done().event('enemy-attack')).toMatchObject({ need: 5, amount: 0 });
});

test('bonuses of the moment change the numbers of enemies', () => {
  const t = field('us-marshal 4,6 vs tentacles 1,2', '', { tile: HALL }).runs((g) => {
    const before = enemyStat(g, 'tentacles', 'initiative');
    g.state.enemyBonuses.push({ stat: 'initiative', amount: -2, until: 'turn' });
    expect(enemyStat(g, 'tentacles', 'initiative', enemyIn(g.state, 0))).toBe(before - 2);
    // None falls so low that a die could not fail or a model not live.
    for (const stat of ['health', 'toHit', 'defense'] as const) {
      g.state.enemyBonuses.push({ stat, amount: -99, until: 'turn' });
    }
    const least = (['health', 'toHit', 'defense'] as const).map((stat) =>
      enemyStat(g, 'tentacles', stat, enemyIn(g.state, 0)),
    );
    expect(least).toEqual([1, 2, 0]);
  });
  t.done();
});

/** Whoever carries it is put out by the first roll of an attacker. */
const DOOM = card('doom', {
  ability: {
    on: {
      *enemyAttackRolled(g, _source, { hero }) {
        yield* g.do.woundHero(g, hero, 99, { kind: 'card', id: 'doom' });
      },
    },
  },
});

rule(['B-EATK-01'], 'attackers who have not rolled when their target is KO’d do not roll', () => {
  const t = melee({
    heroes: ['us-marshal', 'gunslinger'],
    at: '4,3 9,3',
    sheet: { combat: 1, toHitMelee: 4, move: 0 },
    attackers: 3,
    content: withItems(DOOM),
    change(state) {
      state.reviveTokens = 0;
      carry(state, 0, 'doom');
    },
    dice: 'enemy-to-hit 6',
  });
  expect(t.done().eventsNamed('enemy-attack')).toHaveLength(1);
  expect(t.hero(0).knockedOut).toEqual(['health']);
});

/** Whoever carries it is pushed back by the first roll of an attacker. */
const RECOIL = card('recoil', {
  ability: {
    on: {
      *enemyAttackRolled(g, _source, { hero, enemy }) {
        yield* g.do.pushHero(g, hero, 2, enemy.space);
      },
    },
  },
});

test('attackers who cannot reach their target any more do not attack', () => {
  const t = melee({
    sheet: { combat: 1, toHitMelee: 4, move: 0 },
    attackers: 3,
    content: withItems(RECOIL),
    change: (state) => carry(state, 0, 'recoil'),
    dice: 'enemy-to-hit 1',
  });
  expect(t.done().eventsNamed('enemy-attack')).toHaveLength(1);
});

rule(['B-EATK-10'], 'an attack outside the normal one is lost on a KO’d hero too', () => {
  const t = field('us-marshal 4,3 gunslinger 9,3 vs tentacles 4,2', '', {
    tile: HALL,
    change: (state) => knockOut(heroOf(state, 0)),
  }).runs(function* (g) {
    const attack = { dice: 2, toHit: 2, damage: 3 };
    yield* enemyAttack(g, enemyIn(g.state, 0), heroOf(g.state, 0), attack);
  });
  expect(t.done().eventsNamed('enemy-attack')).toEqual([]);
});
