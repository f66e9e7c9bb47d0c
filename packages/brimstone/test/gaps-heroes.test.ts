import { SeededLuck } from '@crawlspace/kernel';
import { rule } from '@crawlspace/kernel/testing';
import { describe, expect } from 'vitest';
import { heroAt } from '../src/adventure.ts';
import { content } from '../src/content/index.ts';
import { PORTRAITS } from '../src/ids.ts';
import { brimstone } from '../src/module.ts';
import { holdBackTheDarkness } from '../src/rules/darkness/depth.ts';
import { canManageItems } from '../src/rules/items/manage-items.ts';
import { heroesInReach, isInReach } from '../src/rules/movement/reach.ts';
import { resetAbilityTokens } from '../src/rules/turn/outcome.ts';
import { playStep } from '../src/rules/turn/turn.ts';
import { type Played, scene } from './adventure.ts';
import { bareScene } from './bare-heroes.ts';
import { CLASS_IDS } from './classes.ts';
import { all, enemyOf, field, withSheets } from './fight.ts';
import { shoot, strike } from './hero-cards.ts';
import { card, carry, heroOf, withItems } from './items.ts';

const CAUSE = { kind: 'card', id: 'test' } as const;
const SHOTS = Array.from({ length: 6 }, () => 'dead-eye-shot');

rule('B-GRIT-08', 'no Grit helps to Hold Back the Darkness', () => {
  const t = scene({ dice: 'hold-back 2 3', hero: { grit: 2 } }).runs(holdBackTheDarkness);
  expect(t.done().state.depth.darkness).toBe(15);
  expect(t.eventsNamed('rolled')).toMatchObject([{ hero: 0, dice: [2, 3], need: 7 }]);
  expect(t.hero(0).grit).toBe(2);
});

describe('the character sheet', () => {
  rule('B-HERO-03', 'either of its two sides may be used, for every class', () => {
    expect(PORTRAITS).toHaveLength(2);
    for (const id of CLASS_IDS) {
      for (const portrait of PORTRAITS) {
        const heroes = [{ class: id, portrait }];
        const setup = brimstone.parseSetup({ heroes });
        const { heroes: party } = brimstone.setUp(setup, new SeededLuck('test'));
        expect(party).toMatchObject(heroes);
      }
    }
    expect(() =>
      brimstone.parseSetup({ heroes: [{ class: 'bandido', portrait: 'horse' }] }),
    ).toThrow('the portrait of a hero is one of: woman, man');
  });

  const PISTOL = withItems(
    card('iron', { keywords: ['gun'], hands: 1, weapon: { kind: 'gun', range: 6, shots: 1 } }),
  );

  rule('B-HERO-05', 'a 4 hits in melee with 4+ and misses at range with 5+', () => {
    const situation = {
      heroes: ['bandido'],
      at: '3,3',
      enemies: 'tentacles 2,3',
      content: all(withSheets({}), PISTOL),
      change: (state: Parameters<typeof carry>[0]) => carry(state, 0, 'iron', { equipped: true }),
    } as const;
    const melee = field({ ...situation, dice: 'to-hit 4 1, damage 3' }).runs(strike);
    expect(enemyOf(melee.done().state, 0).wounds).toBe(3);
    const ranged = field({ ...situation, dice: 'to-hit 4' }).runs(shoot);
    expect(enemyOf(ranged.done().state, 0).wounds).toBe(0);
    const { base } = content.classes.bandido;
    expect([base.toHitMelee, base.toHitRanged]).toEqual([4, 5]);
  });

  rule('B-HERO-06', 'Combat dice are there without any weapon', () => {
    const t = field('us-marshal 3,3 vs tentacles 2,3', 'to-hit 1 2', {
      content: withSheets({}),
    }).runs(strike);
    expect(t.done().hero(0).items).toEqual([]);
  });

  rule('B-HERO-11', 'a hero with as many Wounds as Health is KO’d', () => {
    const wounded = (wounds: number) =>
      bareScene({ stats: { maxHealth: 12 } })
        .runs(function* (g, hero) {
          yield* g.do.woundHero(g, hero, wounds, CAUSE);
        })
        .done()
        .hero(0);
    expect(wounded(11)).toMatchObject({ wounds: 11, knockedOut: null });
    expect(wounded(12)).toMatchObject({ wounds: 12, knockedOut: ['health'] });
  });

  rule('B-HERO-12', 'Defense is rolled against each Hit', () => {
    const t = bareScene({ stats: { defense: 4 }, dice: 'defense 3 5' }).runs(function* (g, hero) {
      yield* g.do.hitHero(g, hero, { hits: 2, cause: CAUSE });
    });
    expect(t.done().hero(0).wounds).toBe(1);
    expect(t.event('defended')).toMatchObject({ amount: 1 });
  });

  rule('B-HERO-13', 'a hero with as much Sanity Damage as Sanity is KO’d', () => {
    const shaken = (amount: number) =>
      bareScene({ stats: { maxSanity: 10 } })
        .runs(function* (g, hero) {
          yield* g.do.loseSanity(g, hero, amount, CAUSE);
        })
        .done()
        .hero(0);
    expect(shaken(9).knockedOut).toBeNull();
    expect(shaken(10)).toMatchObject({ sanityDamage: 10, knockedOut: ['sanity'] });
  });

  rule('B-HERO-14', 'Willpower stops Corruption', () => {
    const corrupted = (die: number) =>
      bareScene({ stats: { willpower: 4 }, dice: `willpower ${die}` })
        .runs(function* (g, hero) {
          yield* g.do.corruptionHit(g, hero, 1, CAUSE);
        })
        .done()
        .hero(0).corruption;
    expect([corrupted(4), corrupted(3)]).toEqual([0, 1]);
  });
});

describe('Ability Tokens', () => {
  const spent = (left: number) =>
    scene({
      heroes: ['gunslinger'],
      seed: 'shots',
      change(state) {
        const hero = heroOf(state, 0);
        hero.chambers = SHOTS.slice(0, left);
        hero.items = [];
        // Nothing to re-roll with, whatever the Dark Stone of the reward rolls.
        hero.grit = 0;
      },
    });

  rule('B-HERO-30', 'an effect that re-sets them loads all six chambers', () => {
    const t = spent(1).runs((_, hero) => {
      expect(hero.chambers).toHaveLength(1);
      resetAbilityTokens(hero);
    });
    expect(t.done().hero(0).chambers).toEqual(SHOTS);
  });

  rule('B-HERO-31', 'they are re-set when an adventure ends', () => {
    const t = spent(1).runs((g) => g.do.winAdventure(g, 'objective'));
    expect(t.state.outcome?.won).toBe(true);
    expect(t.hero(0).chambers).toEqual(SHOTS);
  });

  rule('B-CAMP-08', 'they are re-set when the next one starts', () => {
    const t = scene({
      heroes: ['gunslinger'],
      change(state) {
        state.turn.step = 'setup';
        Object.assign(heroOf(state, 0), { chambers: SHOTS.slice(0, 2), loaded: [] });
      },
    }).runs(playStep);
    while (t.pending.length > 0) t.pick(t.options[0] as string);
    expect(t.hero(0).chambers).toEqual(SHOTS);
    expect(t.state.turn.step).toBe('darkness');
  });
});

rule('B-INJ-10', 'nothing is taken from the dead', () => {
  const dealings = (dead: boolean): Played =>
    field('us-marshal 3,2 gunslinger 4,2', {
      content: withItems(card('spoon')),
      change(state) {
        for (let i = 0; i < 5; i++) carry(state, 1, 'spoon');
        Object.assign(heroOf(state, 1), { dead, bag: ['tonic'] });
        state.lantern = 0;
      },
    }).runs((g) => {
      const [hero, other] = [heroAt(g, 0), heroAt(g, 1)];
      expect(isInReach(g, hero, other)).toBe(!dead);
      expect(heroesInReach(g, hero)).toHaveLength(dead ? 0 : 1);
      expect(canManageItems(g, hero)).toBe(!dead);
    });
  expect(dealings(true).done().hero(1).items).toHaveLength(5);
  dealings(false).done();
});
