import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { activateHero } from '../../../test/activation.ts';
import { blankActivation, enemyOf, field, spaceIn, withSheets } from '../../../test/fight.ts';
import { strike, useOnly } from '../../../test/hero-cards.ts';
import { enemyAt } from '../../../test/items.ts';
import { heroAt } from '../../adventure.ts';
import { readyAll } from '../../rules/abilities/active.ts';
import { tableChanged } from '../../rules/abilities/changes.ts';
import { usesNow } from '../../rules/items/uses.ts';

rule(['B-CLASS-09'], 'Fast: a Move roll of 4 lets her move 5 spaces', () => {
  const played = field('saloon-girl 1,1', 'move 4', { hero: { upgrades: ['fast'] } }).runs(
    activateHero,
  );
  expect(played.options).toContain(`s${spaceIn(played.state, [6, 1])}`);
  expect(played.options).not.toContain(`s${spaceIn(played.state, [7, 1])}`);
});

function comfort(...upgrades: readonly string[]) {
  return field('saloon-girl 3,2 us-marshal 2,2 bandido 4,2 gunslinger 5,2', {
    change: (state) => {
      const [girl, marshal, bandido, gunslinger] = state.heroes;
      if (!girl || !marshal || !bandido || !gunslinger) throw new Error('four heroes');
      girl.upgrades = ['comforting-presence', ...upgrades];
      marshal.wounds = 3;
      bandido.sanityDamage = 2;
      gunslinger.wounds = 5;
      girl.wounds = 2;
    },
  });
}

rule(['B-CLASS-14'], 'Comforting Presence heals every neighbour, herself not', () => {
  const played = comfort().runs((g, hero) => useOnly(g, hero, 'turn-end'));
  played.done();
  expect(played.state.heroes.map(({ wounds, sanityDamage }) => [wounds, sanityDamage])).toEqual([
    [2, 0],
    [2, 0],
    [0, 1],
    [5, 0],
  ]);
});

rule('B-CLASS-15', 'Comforting Presence works at the end of every turn, in a fight or not', () => {
  const played = comfort().runs(function* (g, hero) {
    for (let turn = 0; turn < 3; turn++) {
      if (turn === 1) enemyAt(g.state, spaceIn(g.state, [8, 3]));
      tableChanged(g);
      yield* useOnly(g, hero, 'turn-end');
      expect(usesNow(g, hero, ['turn-end'])).toEqual([]);
      readyAll(g, 'turn');
    }
  });
  played.done();
  expect(played.hero(1).wounds).toBe(0);
});

rule(['B-CLASS-16'], 'she gains 5 XP for each point', () => {
  const played = comfort().runs(function* (g, hero) {
    heroAt(g, 3).space = spaceIn(g.state, [3, 1]);
    yield* useOnly(g, hero, 'turn-end');
  });
  played.done();
  expect(played.hero(0).xp).toBe(15);
});

test('Bedside Manner: one of them heals both', () => {
  const played = comfort('bedside-manner').runs(function* (g, hero) {
    heroAt(g, 1).sanityDamage = 1;
    heroAt(g, 2).wounds = 1;
    yield* useOnly(g, hero, 'turn-end');
  });
  expect(played.options).toEqual(['wounds', 'sanity', 'both']);
  played.pick('both');
  expect(played.options).toEqual(['wounds', 'sanity']);
  played.pick('wounds').done();
  expect([played.hero(1).wounds, played.hero(1).sanityDamage]).toEqual([2, 0]);
});

test('Bedside Manner: her tokens heal others one more', () => {
  const played = comfort('bedside-manner').runs(function* (g, hero) {
    const by = hero;
    yield* g.do.healHero(g, heroAt(g, 1), { wounds: 1, by, with: 'bandages' });
    yield* g.do.healHero(g, heroAt(g, 2), { sanity: 1, by, with: 'whiskey' });
    yield* g.do.healHero(g, by, { wounds: 1, by, with: 'bandages' });
  });
  played.done();
  const [girl, marshal, bandido] = played.state.heroes;
  expect([girl?.wounds, marshal?.wounds, bandido?.sanityDamage]).toEqual([1, 1, 0]);
});

rule(
  ['B-CLASS-11', 'B-CLASS-12'],
  'the Hold-Out Pistol: a Free Attack of one Shot besides the normal attack, once in a fight',
  () => {
    const played = field(
      'saloon-girl 1,3 vs tentacles 2,3',
      'move 3, to-hit 1 1, to-hit 4, damage 2',
      { content: withSheets({}), has: 'hold-out-pistol' },
    ).runs(function* (g, hero) {
      yield* activateHero(g, hero);
      hero.freeAttackUsed = false;
      hero.activation = blankActivation();
      expect(usesNow(g, hero, ['free-attack'])).toEqual([]);
      readyAll(g, 'fight');
      expect(usesNow(g, hero, ['free-attack'])).toHaveLength(1);
    });
    played.pick('melee');
    expect(played.options).toContain('i100:fire');
    played.pick('i100:fire').done();
    expect(enemyOf(played.state, 0).wounds).toBe(2);
  },
);

rule(['B-CLASS-13'], 'the Hold-Out Pistol is critical on a 5', () => {
  const played = field('saloon-girl 1,3 vs tentacles 4,3', 'to-hit 5, damage 3', {
    content: withSheets({ tentacles: { defense: 3 } }),
    hero: { activation: blankActivation() },
    has: 'hold-out-pistol',
  }).runs((g, hero) => useOnly(g, hero, 'free-attack'));
  played.done();
  expect(enemyOf(played.state, 0).wounds).toBe(3);
});

test('Sleeve Trick: the pistol hits harder, and for 1 Grit it is ready again', () => {
  const played = field('saloon-girl 1,3 vs tentacles 4,3', 'to-hit 4, damage 3', {
    content: withSheets({}),
    hero: { upgrades: ['sleeve-trick'], grit: 1, activation: blankActivation() },
    has: 'hold-out-pistol',
  }).runs(function* (g, hero) {
    const girl = hero;
    expect(usesNow(g, girl, ['activation'])).toEqual([]);
    yield* useOnly(g, girl, 'free-attack');
    expect(usesNow(g, girl, ['activation'])).toEqual([]);
    girl.freeAttackUsed = false;
    yield* useOnly(g, girl, 'activation');
    expect(usesNow(g, girl, ['free-attack'])).toHaveLength(1);
  });
  played.pick().done();
  expect([enemyOf(played.state, 0).wounds, played.hero(0).grit]).toEqual([4, 0]);
});

test('Last Dance: after a kill in melee she moves on without Escape tests', () => {
  const played = field(
    'saloon-girl 1,2 vs tentacles 2,2 2,3',
    'to-hit 5 1, damage 3, last-dance 2',
    {
      content: withSheets({ tentacles: { health: 1 } }),
      hero: { upgrades: ['last-dance'], activation: blankActivation() },
    },
  ).runs(strike);
  played.pick('tentacles1');
  expect(played.prompt).toBe('prompt.use-card');
  played
    .pick('yes')
    .pick(`s${spaceIn(played.state, [3, 1])}`)
    .done();
  expect(played.hero(0).space).toBe(spaceIn(played.state, [3, 1]));
});
