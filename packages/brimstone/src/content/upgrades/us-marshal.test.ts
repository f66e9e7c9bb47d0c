import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { enemyOf, field, spaceIn, withSheets } from '../../../test/fight.ts';
import { shoot } from '../../../test/hero-cards.ts';
import { heroAt } from '../../adventure.ts';
import type { Cause } from '../../moments.ts';

const EVENT: Cause = { kind: 'card', id: 'test' };

const three = [
  ['tentacles', 4, 3],
  ['tentacles', 5, 3],
  ['tentacles', 6, 3],
] as const;

rule(['B-CLASS-06'], 'Double Shot: a kill brings one more Shot, once in a turn', () => {
  const played = field('us-marshal 1,3', 'to-hit 5, damage 4, to-hit 5, damage 4', {
    enemies: three,
    content: withSheets({ tentacles: { health: 2 } }),
    hero: { upgrades: ['double-shot'] },
    has: 'shotgun',
  }).runs(shoot);
  played.pick('tentacles1').pick('tentacles2').done();
  expect(played.state.enemies).toHaveLength(1);
});

test('Double Shot is for Shotguns', () => {
  const played = field('us-marshal 1,3', 'to-hit 5 1, damage 4', {
    enemies: three.slice(0, 2),
    content: withSheets({ tentacles: { health: 2 } }),
    hero: { upgrades: ['double-shot'] },
    has: 'pistol',
  }).runs(shoot);
  played.pick('tentacles1').done();
  expect(played.state.enemies).toHaveLength(1);
});

test('Hold the Line: the Marshal takes one hit of a neighbour', () => {
  const played = field('us-marshal 1,1 gunslinger 2,1 vs tentacles 3,1', 'defense 1, defense 1', {
    hero: { upgrades: ['hold-the-line'] },
  }).runs(function* (g) {
    const cause: Cause = { kind: 'enemy', id: 'tentacles', enemy: enemyOf(g.state, 0) };
    const victim = heroAt(g, 1);
    yield* g.do.hitHero(g, victim, { hits: 2, damage: 3, cause, rolls: [6, 5] });
  });
  expect(played.prompt).toBe('prompt.use-card');
  const about = played.pending[0]?.prompt.params?.['about'];
  expect(about).toMatchObject({ key: 'about.hero-hit', params: { hits: 2, damage: 3 } });
  played.pickAs(0, 'yes').done();
  expect([played.hero(0).wounds, played.hero(1).wounds]).toEqual([3, 3]);
  expect(played.hero(0).exhausted).toEqual({ 'hold-the-line': 'turn' });
});

test('Hold the Line is no help against cards, nor from afar', () => {
  field('us-marshal 1,1 gunslinger 4,1', 'defense 6, defense 6', {
    hero: { upgrades: ['hold-the-line'] },
  })
    .runs(function* (g) {
      const enemy: Cause = { kind: 'enemy', id: 'tentacles' };
      yield* g.do.hitHero(g, heroAt(g, 1), { hits: 1, cause: enemy });
      heroAt(g, 1).space = spaceIn(g.state, [2, 1]);
      yield* g.do.hitHero(g, heroAt(g, 1), { hits: 1, cause: EVENT });
    })
    .done();
});

test('Buckshot Verdict: a critical hit wounds everything around its target', () => {
  const played = field('us-marshal 1,3', 'to-hit 7, damage 2', {
    enemies: [...three, ['tentacles', 8, 1]],
    content: withSheets({ tentacles: { defense: 4 } }),
    hero: { upgrades: ['buckshot-verdict'] },
    has: 'shotgun',
  }).runs(shoot);
  played.pick('tentacles2').done();
  expect(played.state.enemies.map(({ wounds }) => wounds)).toEqual([1, 2, 1, 0]);
});

rule(['B-XP-60'], 'what Buckshot Verdict and Double Shot do is one Attack', () => {
  const played = field(
    'us-marshal 1,3 vs tentacles 3,3 stranglers 4,3',
    'to-hit 7, damage 2, to-hit 5, damage 2',
    {
      content: withSheets({
        tentacles: { health: 1, xp: { base: 10, each: 0 } },
        stranglers: { xp: { base: 10, each: 5 } },
      }),
      hero: { upgrades: ['buckshot-verdict', 'double-shot'] },
      has: 'shotgun',
    },
  ).runs(shoot);
  played.pick('tentacles1');
  expect(played.state.enemies.map(({ wounds }) => wounds)).toEqual([3]);
  // The kill, the base of the other once, and its 3 Wounds.
  expect(played.hero(0).xp).toBe(10 + 10 + 15);
});

test('Word of the Law: the Marshal pays for the dice of another', () => {
  const played = field('us-marshal 1,1 gunslinger 5,1', 'defense 1 2, reroll 5 5', {
    hero: { upgrades: ['word-of-the-law'], grit: 1 },
  }).runs(function* (g) {
    yield* g.do.hitHero(g, heroAt(g, 1), { hits: 2, cause: EVENT });
  });
  played.pickAs(0, 'die0', 'die1').done();
  expect([played.hero(0).grit, played.hero(1).wounds]).toEqual([0, 0]);
});
