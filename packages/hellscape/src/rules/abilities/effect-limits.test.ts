import { describe, expect, it } from 'vitest';
import { allyIn } from '../../../test/allies.ts';
import { withItems } from '../../../test/arms.ts';
import { wearing } from '../../../test/charms.ts';
import { scene } from '../../../test/descent.ts';
import { armFoe, duel, type Fight, isStruck, strikes } from '../../../test/fights.ts';
import { all, plain } from '../../../test/foes.ts';
import { LEARN } from '../../../test/learn.ts';
import { set } from '../../../test/notation.ts';
import { poolOf } from '../../../test/strike.ts';
import { at } from '../../../test/training-ground.ts';
import type { Ability, Effect } from '../../ability.ts';
import type { Content } from '../../content-types.ts';
import { type Descent, enemyById, heroAt } from '../../descent.ts';
import type { UseOf } from '../../effects.ts';
import { CLASSES } from '../../ids.ts';
import { chooseSkill, gainSkill } from '../round/level-up.ts';
import { raiseMaximum } from './gains.ts';
import { inForce } from './in-force.ts';

/** The first hero, or whoever is said, uses an ability that does this. */
function uses(effects: readonly Effect[], by: (g: Descent) => Partial<UseOf> = () => ({})) {
  return (g: Descent) => {
    const ability: Ability = { timing: 'turn', limit: 'any-number', effects };
    const use = { hero: heroAt(g, 0), enemy: null, ally: null, card: 'charm', ability, item: null };
    return g.do.useAbility(g, { ...use, ...by(g) });
  };
}

const TURN = { actions: 1, mp: null, moved: false, slipping: false };

describe('an effect', () => {
  it('on a roll is nothing without one', () =>
    duel({})
      .runs(uses([{ do: 'hits', n: 1 }]))
      .done()
      .shows('told ability 1', 'state combat null'));

  it('of a card of its own is done as often as it says, and not at all where it does not say', () => {
    const learned = (effect: Effect) =>
      duel({})
        .runs(uses([effect]))
        .done()
        .hero().xp;
    expect(learned({ do: 'special', id: LEARN, n: 2 })).toBe(2);
    expect(learned({ do: 'special', id: LEARN })).toBe(0);
  });

  it('for movement points adds to a Move, and makes none', () => {
    const points = (mp: number | null) =>
      duel({ hero: { turn: { ...TURN, mp } } })
        .runs(uses([{ do: 'mp', n: 2 }]))
        .done()
        .hero().turn?.mp;
    expect([points(0), points(1), points(null)]).toEqual([2, 3, null]);
  });

  it('on a turn is nothing for who has none', () => {
    const effects: readonly Effect[] = [
      { do: 'mp', n: 1 },
      { do: 'slip' },
      { do: 'actions', n: 1 },
    ];
    duel({ hero: { turn: null } })
      .runs(uses(effects))
      .done()
      .shows('hero turn null');
    const own = duel({ hero: { turn: { ...TURN } } }).runs(uses(effects));
    expect(own.done().hero().turn).toEqual({ ...TURN, actions: 2, slipping: true });
  });

  it('that only heroes can have is nothing for an enemy', () => {
    const table = duel({ hero: { turn: { ...TURN } } }).runs(
      uses([{ do: 'actions', n: 1 }], (g) => ({ hero: null, enemy: enemyById(g, 'foe') ?? null })),
    );
    expect(table.done().hero().turn).toEqual(TURN);
    table.shows('event enemy-ability enemy foe card charm');
  });

  it('that is one more attack is not for who has fallen by the ability', () => {
    const attacks = (wounds: number) =>
      duel({ hero: { health: 2 }, dice: wounds < 2 ? 'yellow -' : [] })
        .runs(uses([{ do: 'wounds', n: wounds, on: 'self' }, { do: 'attack' }]))
        .done()
        .eventsNamed('attack').length;
    expect([attacks(1), attacks(2)]).toEqual([1, 0]);
  });

  it('that drives an enemy away does not heal it', () =>
    duel({ zone: at(3, 1), foeZone: at(4, 1), change: set('foe wounds 1') })
      .runs(uses([{ do: 'push', n: 1, on: 'enemies-within-1' }]))
      .done()
      .shows('foe zone 5:1 wounds 1'));

  it('that drives an enemy away or near looks from where the Spirit stands', () => {
    const driven = (effect: 'push' | 'pull') =>
      duel({ zone: at(5, 1), foeZone: at(4, 1), change: set('flame-spirit@3:1') })
        .runs(
          uses([{ do: effect, n: 1, on: 'enemies-within-1' }], (g) => ({
            ally: allyIn(g.state, 'flame-spirit'),
          })),
        )
        .done()
        .enemy('foe').zone;
    expect([driven('push'), driven('pull')]).toEqual([at(5, 1), at(3, 1)]);
  });

  it('that puts a hero into Shadow brings the Shadow die to an attack, and not to a defense', () => {
    const shade = (situation: Fight) =>
      wearing({ timing: 'combat', effects: [{ do: 'in-shadow' }] }, situation);
    const attack = duel(shade({})).runs(strikes);
    expect(poolOf(attack)['shadow']).toBe(1);
    const defense = duel(shade({ change: armFoe })).runs((g) => isStruck(g));
    expect(poolOf(defense)['shadow']).toBeUndefined();
  });
});

describe('what heals', () => {
  it('tells of nothing where nothing is healed or gained', () => {
    const table = duel({ hero: { health: 5, maxHealth: 5, mana: 4, maxMana: 4 } })
      .runs(function* (g, hero) {
        yield* g.do.healFigure(g, hero, 2);
        yield* g.do.gainMana(g, hero, 2);
        g.do.gainXp(g, hero, 0);
        yield* uses([{ do: 'cleanse', n: 2 }])(g);
      })
      .done();
    expect(table.eventsNamed('healed', 'mana', 'xp', 'doused', 'thawed')).toEqual([]);
  });

  it('tells how much it was', () => {
    const table = duel({ hero: { health: 3, maxHealth: 5, mana: 3, maxMana: 4 } }).runs(
      function* (g, hero) {
        yield* g.do.healFigure(g, hero, 3);
        yield* g.do.gainMana(g, hero, 2);
        g.do.gainXp(g, hero, 3);
      },
    );
    expect(table.done().eventsNamed('healed', 'mana', 'xp')).toMatchObject([
      { t: 'healed', hero: 0, amount: 2 },
      { t: 'mana', hero: 0, amount: 1 },
      { t: 'xp', hero: 0, amount: 3 },
    ]);
  });

  it('takes off Fire where there is no Frost, to the last point', () =>
    duel({ hero: { fire: 3, frost: 0 } })
      .runs(uses([{ do: 'cleanse', n: 3 }]))
      .done()
      .shows('hero fire 0'));

  it('asks who is healed how much of it puts out Fire', () => {
    const burning = { health: 4, maxHealth: 5, fire: 3 };
    const own = duel({
      heroes: ['ranger', 'wizard'],
      change: ({ heroes: [, wizard] }) => void Object.assign(wizard ?? {}, burning),
    }).runs((g) => g.do.healFigure(g, heroAt(g, 1), 3));
    expect(own.pending[0]).toMatchObject({ seat: 1, prompt: { key: 'ask.douse' } });
    // Two points have nothing else to do.
    own.shows('options douse2 douse3').pick('douse2').done().shows('hero1 health 5 fire 1');
    const spirit = scene({
      heroes: ['ranger', 'shaman'],
      change: set('flame-spirit@0 owner 1 wounds 1 fire 1'),
    }).runs((g) => g.do.healFigure(g, allyIn(g.state, 'flame-spirit'), 1));
    expect(spirit.pending[0]?.seat).toBe(1);
    spirit.shows('options douse0 douse1');
  });
});

describe('Fire and Frost', () =>
  it('on Spirits are of the same tokens', () => {
    const table = duel({ change: set('flame-spirit@5:2 fire 11 frost 12') })
      .runs((g, hero) => {
        g.do.addFire(g, hero, 3);
        g.do.addFrost(g, hero, 1);
      })
      .done()
      .shows('hero fire 2 frost 0');
    expect(table.eventsNamed('fire', 'frost')).toHaveLength(1);
  }));

describe('a maximum that rises', () =>
  it('brings what it rose by, but no Health to who is down', () => {
    const raised = (knockedOut: boolean, health: number) => {
      const table = duel({ hero: { knockedOut, health, maxHealth: 5, mana: 1, maxMana: 4 } }).runs(
        function* (g, hero) {
          yield* raiseMaximum(g, hero, 'health', 1);
          yield* raiseMaximum(g, hero, 'mana', 1);
        },
      );
      return table.done().hero();
    };
    expect(raised(false, 3)).toMatchObject({ health: 4, maxHealth: 6, mana: 2, maxMana: 5 });
    expect(raised(true, 0)).toMatchObject({ health: 0, maxHealth: 6, mana: 2, maxMana: 5 });
  }));

describe('what is noted of a use', () =>
  it('is only what is used up for the round', () => {
    const noted = (ability: Ability) =>
      duel({ hero: { mana: 2 } })
        .runs((g, hero) => {
          return g.do.useAbility(g, {
            ...{ hero, enemy: null, ally: null, card: 'charm', ability, item: null },
          });
        })
        .done()
        .hero().usedThisRound;
    expect(noted({ timing: 'turn', effects: [] })).toEqual(['charm']);
    expect(noted({ timing: 'turn', cost: { mana: 1 }, effects: [] })).toEqual([]);
    expect(noted({ timing: 'turn', limit: 'round', cost: { mana: 1 }, effects: [] })).toEqual([
      'charm',
    ]);
  }));

describe('what is in force', () => {
  it('is all that the ground gives, whoever it is from', () => {
    const gift = (card: string) => ({
      zone: 0,
      gives: [{ card, abilities: [{ timing: 'always', effects: [] } as const] }],
    });
    const giving = (content: Content): Content => {
      const { ranger, wizard } = content.classes;
      return {
        ...content,
        classes: {
          ...content.classes,
          ranger: { ...ranger, ground: () => [gift('moss')] },
          wizard: { ...wizard, ground: () => [gift('mist')] },
        },
      };
    };
    const cards = scene({ heroes: ['ranger', 'wizard'], content: all(plain, giving) }).sees(
      (g, hero) => inForce(g, hero).map(({ card }) => card),
    );
    expect(cards).toEqual(expect.arrayContaining(['moss', 'mist']));
  });

  it.each(CLASSES)('is what a %s has just learned', (id) => {
    scene({ heroes: [id], content: withItems() }).runs(function* (g, hero) {
      const [skill] = Object.values(g.content.skills).filter(
        (each) => each.class === id && each.level === 1,
      );
      inForce(g, hero);
      yield* gainSkill(g, hero, skill?.id ?? '');
      // What was worked out before and is no longer true would be an error here.
      expect(inForce(g, hero).length).toBeGreaterThan(0);
    });
  });

  it('is the last skill of a class, too, and after it there is nothing to choose', () => {
    const left = (skills: number) =>
      scene({
        heroes: ['ranger'],
        content(content) {
          const own = Object.entries(content.skills).filter(
            ([, skill]) => skill.class === 'ranger' && skill.level === 1,
          );
          return { ...content, skills: Object.fromEntries(own.slice(0, skills)) };
        },
      }).runs(chooseSkill);
    expect(left(0).done().hero().skills).toEqual([]);
    expect(left(1).done().hero().skills).toHaveLength(1);
    left(2).shows('prompt ask.skill');
  });
});
