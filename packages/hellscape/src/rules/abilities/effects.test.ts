import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import { USE, wearing as wearingAny } from '../../../test/charms.ts';
import { armFoe, duel, type Fight, isStruck, strikes, turnOf } from '../../../test/fights.ts';
import { set } from '../../../test/notation.ts';
import { at } from '../../../test/training-ground.ts';
import { say } from '../../../test/words.ts';
import type { Ability, Effect, Timing } from '../../ability.ts';
import { CLASSES } from '../../ids.ts';
import type { Hero } from '../../state.ts';

/** The first hero wears a charm that does this; free bonuses of a roll happen by themselves. */
function wearing(timing: Timing, effect: Effect, situation: Fight = {}): Fight {
  return wearingAny({ timing, effects: [effect] }, situation);
}

const MAUL = { id: 'maul', attacks: { melee: { orange: 2 } } };

describe('effects on a roll', () => {
  rule(['H-ABIL-21'], '+2 hits', () => {
    const table = duel(wearing('attack', { do: 'hits', n: 2 }, { dice: 'yellow HH' }));
    table.runs(strikes).done().shows('event totalled amount 4');
  });

  rule(['H-ABIL-22'], '+1 shield', () => {
    const table = duel(
      wearing(
        'defense',
        { do: 'shields', n: 1 },
        { arms: ['mail'], change: armFoe, dice: 'yellow HH, blue S' },
      ),
    ).runs((g) => isStruck(g));
    // Two hits, and a rolled and an added shield against them.
    table.done().shows('event totalled amount 0');
    expect(table.event('wounded')).toBeUndefined();
  });

  rule(['H-ABIL-24'], '+2 yellow dice, as far as there are any', () => {
    const table = duel(
      wearing(
        'attack',
        { do: 'dice', yellow: 2 },
        { arms: ['sword', 'knife'], dice: 'yellow H H H' },
      ),
    ).runs(strikes);
    expect(table.done().event('rolled')?.dice).toEqual(['yellow H', 'yellow H', 'yellow H']);
  });

  rule(['H-ABIL-27'], 'rerolls, one by one and on the same die if one likes', () => {
    const table = duel(wearing('attack', { do: 'reroll', n: 2 }, { dice: 'yellow - HH H' }));
    const played = table
      .runs(strikes)
      .picks(USE, 'reroll0', 'reroll0')
      .done()
      .shows('told rolled 1');
    expect(played.eventsNamed('rerolled').map(({ dice }) => dice?.[0])).toEqual([
      'yellow HH',
      'yellow H',
    ]);
    played.shows('event totalled amount 1');
  });

  it('who has made a Move has moved, even without a step', () => {
    const poise: Ability = {
      timing: 'attack',
      needs: ['has-not-moved'],
      effects: [{ do: 'hits', n: 1 }],
    };
    const fight = { cards: { mob: { health: 20 } }, dice: 'yellow H' } as const;
    const hits = (...before: readonly string[]) =>
      turnOf(wearingAny(poise, fight))
        .picks(...before, 'attack')
        .event('totalled')?.amount;
    expect([hits(), hits('move', 'done')]).toEqual([2, 1]);
  });

  rule(['H-ABIL-27'], 'a reroll spent on a die of the enemy is spent', () => {
    const table = duel(
      wearing(
        'attack',
        { do: 'reroll', n: 1 },
        { minions: 1, cards: { mob: { health: 20 } }, dice: 'yellow H, enemy W -' },
      ),
    );
    table.runs(strikes).picks(USE, 'reroll1').done().shows('told rerolled 1');
  });

  it('rerolls are for dice of the enemy too, but not for those already resolved', () =>
    duel(
      wearing(
        'attack',
        { do: 'reroll', n: 2 },
        {
          minions: 1,
          cards: { mob: { health: 20, defense: 1 } },
          dice: 'yellow H, blue SS, enemy W, blue -',
        },
      ),
    )
      .runs(strikes)
      .picks(USE, 'die2')
      .shows('options reroll0 reroll1 put-away finish')
      .picks('reroll1', 'finish')
      .done()
      .shows('event totalled amount 1'));

  rule(['H-ABIL-28'], 'rerolls of Enemy dice, and of no others', () => {
    const table = duel(
      wearing(
        'attack',
        { do: 'reroll', n: 1, enemyDiceOnly: true },
        {
          minions: 1,
          cards: { mob: { health: 20, defense: 1 } },
          dice: 'yellow H, blue SS, enemy W -',
        },
      ),
    )
      .runs(strikes)
      .pick(USE)
      .shows('offers reroll2');
    expect(() => table.pick('reroll1')).toThrow('not-an-option');
    table.pick('reroll2').done();
    expect(table.event('rerolled')?.dice).toEqual(['enemy -']);
    expect(table.event('wounded')).toBeUndefined();
  });

  rule(['H-ABIL-30'], '-2 shields', () =>
    duel(
      wearing(
        'attack',
        { do: 'less-shields', n: 2 },
        {
          arms: ['maul'],
          cards: { items: [MAUL], mob: { health: 20, defense: 2 } },
          dice: 'orange HH HH, blue SS S',
        },
      ),
    )
      .runs(strikes)
      .done()
      .shows('event totalled amount 3'),
  );

  rule(['H-ABIL-31'], 'ignore 1 claw', () => {
    const table = duel(
      wearing(
        'combat',
        { do: 'ignore', what: 'claws', n: 1 },
        { minions: 2, dice: 'yellow -, enemy W W' },
      ),
    ).runs(strikes);
    expect(table.done().hero().maxHealth - table.hero().health).toBe(1);
  });
});

describe('Fire and Frost', () => {
  rule(['H-ABIL-25'], '+2 Fire lie by the target, with what was there', () =>
    duel(
      wearing(
        'attack',
        { do: 'fire', n: 2, on: 'target' },
        { dice: 'yellow -', change: set('foe fire 1') },
      ),
    )
      .runs(strikes)
      .done()
      .shows('foe fire 3'),
  );

  rule(['H-ABIL-26'], '+1 Frost', () =>
    duel(wearing('attack', { do: 'frost', n: 1, on: 'target' }, { dice: 'yellow -' }))
      .runs(strikes)
      .done()
      .shows('foe frost 1'),
  );

  rule(['H-COND-01'], 'come with attacks', () =>
    duel(wearing('attack', { do: 'fire', n: 1, on: 'target' }, { dice: 'yellow H' }))
      .runs(strikes)
      .done()
      .shows('foe fire 1 frost 0 wounds 1', 'event fire enemy foe amount 1'),
  );

  rule(['H-ABIL-19', 'H-CONT-32'], 'there are 25 tokens, and no more', () => {
    for (const kind of ['fire', 'frost'] as const) {
      const table = duel(
        wearing(
          'attack',
          { do: kind, n: 3, on: 'target' },
          {
            heroes: ['ranger', 'wizard'],
            dice: 'yellow - -',
            change: set('hero1 fire 10 frost 4, foe fire 5 frost 5'),
          },
        ),
      ).runs(function* (g) {
        yield* strikes(g);
        yield* strikes(g);
      });
      // Of the first three there is one left, of the second three none.
      expect(table.done().enemy('foe')[kind]).toBe(6);
      table.shows(`told ${kind} 1`);
    }
  });
});

describe('Health and Mana', () => {
  rule(['H-ABIL-20', 'H-CONT-22'], 'are not limited by tokens', () =>
    duel({
      heroes: CLASSES,
      change: ({ heroes }) => {
        for (const hero of heroes) Object.assign(hero, { maxHealth: 12, health: 10, mana: 10 });
        Object.assign(heroes[0] ?? {}, { health: 8 });
      },
    })
      .runs((g, hero) => g.do.healFigure(g, hero, 2))
      .done()
      .shows('hero health 10'),
  );

  rule(['H-ABIL-23'], '+2 Mana, up to the maximum', () =>
    turnOf(wearing('action', { do: 'mana', n: 2 }, { hero: { mana: 3, maxMana: 4 } }))
      .pick(USE)
      .shows('hero mana 4'),
  );

  rule(['H-HERO-14'], 'never exceed their maximums', () =>
    duel({ hero: { health: 6, maxHealth: 6, mana: 3, maxMana: 4 } })
      .runs(function* (g, hero) {
        yield* g.do.gainMana(g, hero, 2);
        yield* g.do.healFigure(g, hero, 2);
      })
      .done()
      .shows('hero health 6 mana 4'),
  );

  it('are not for who is knocked out', () =>
    duel({ hero: { health: 0, knockedOut: true } })
      .runs((g, hero) => g.do.heal(g, hero, 3))
      .done()
      .shows('hero health 0'));

  /** An ability that takes off 3 tokens, with so many on the hero. */
  const cleansing = (fire: number, frost: number) =>
    duel({ hero: { fire, frost } }).runs((g, hero) => {
      const ability: Ability = { timing: 'turn', effects: [{ do: 'cleanse', n: 3 }] };

      return g.do.useAbility(g, { hero, enemy: null, ally: null, card: '', ability, item: null });
    });
  const tokensOf = ({ fire, frost }: Hero) => [fire, frost];

  it('of Fire and Frost the player chooses what is taken off', () => {
    const table = cleansing(2, 4);
    expect([table.prompt, table.pending[0]?.seat]).toEqual(['ask.cleanse', 0]);
    table.shows('options fire0 fire1 fire2');
    const [question] = table.pending;
    expect(question?.options.map((option) => question.means?.(option))).toEqual([
      { kind: 'cleanse', fire: 0, frost: 3 },
      { kind: 'cleanse', fire: 1, frost: 2 },
      { kind: 'cleanse', fire: 2, frost: 1 },
    ]);
    const said = (option: string) => {
      const text = question?.describe?.(option).text;
      return text && say('en', text);
    };
    expect([said('fire0'), said('fire1')]).toEqual(['3 Frost', '1 Fire and 2 Frost']);
    const after = (option: string) => tokensOf(cleansing(2, 4).pick(option).done().hero());
    expect([after('fire0'), after('fire1'), after('fire2')]).toEqual([
      [2, 1],
      [1, 2],
      [0, 3],
    ]);
    // At least one Fire has to go where there are only two Frost.
    cleansing(2, 2).shows('options fire1 fire2');
  });

  it('cleansing asks nothing where all of it goes, or there is only one kind', () => {
    const left = (fire: number, frost: number) => tokensOf(cleansing(fire, frost).done().hero());
    expect([left(1, 2), left(1, 1), left(0, 5), left(4, 0)]).toEqual([
      [0, 0],
      [0, 0],
      [0, 2],
      [1, 0],
    ]);
  });

  rule(['H-ABIL-32'], 'Heal 3', () =>
    turnOf(wearing('action', { do: 'heal', n: 3 }, { hero: { health: 3, maxHealth: 7 } }))
      .pick(USE)
      .shows('hero health 6'),
  );

  rule(['H-ABIL-33'], 'Heal is for the hero or, whole, for another one in the zone', () => {
    const healed = (patient: string) => {
      const table = turnOf(
        wearing(
          'action',
          { do: 'heal', n: 3 },
          {
            heroes: ['ranger', 'wizard', 'paladin'],
            hero: { health: 1, maxHealth: 5 },
            foeZone: at(5, 2),
            change: set('hero1 health 1 maxHealth 5, hero2 health 1 maxHealth 5 zone 1:0'),
          },
        ),
      )
        .pick(USE)
        .shows('options hero0 hero1');
      expect(table.pending[0]?.max).toBe(1);
      return table.pick(patient).state.heroes.map(({ health }) => health);
    };
    expect(healed('hero0')).toEqual([4, 1, 1]);
    expect(healed('hero1')).toEqual([1, 4, 1]);
  });

  rule(['H-ABIL-34'], 'points of Heal may take off Fire instead, but not Frost', () => {
    const hero = { health: 1, maxHealth: 5, fire: 2, frost: 1 };
    const burning = duel({ hero })
      .runs((g, hero) => g.do.heal(g, hero, 3))
      .shows('options douse0 douse1 douse2')
      .pick('douse2')
      .done()
      .shows('hero health 2 fire 0 frost 1');
    expect(burning.eventsNamed('doused')).toMatchObject([{ hero: 0, amount: 2 }]);
    expect(burning.eventsNamed('healed')).toMatchObject([{ hero: 0, amount: 1 }]);
  });

  rule(['H-ABIL-35'], 'Heal of a mob brings nobody back', () => {
    duel({
      minions: 1,
      cards: {
        mob: {
          health: 4,
          abilities: [{ timing: 'attack', cost: { symbols: 1 }, effects: [{ do: 'heal', n: 3 }] }],
        },
      },
      // Three Minions came, two have fallen.
      change: (state) => {
        armFoe(state);
        const [foe] = state.enemies;
        if (foe) foe.wounds = 1;
      },
      dice: 'yellow -, enemy A',
    })
      .runs((g) => isStruck(g))
      .done()
      .shows('foe wounds 0 minions 1', 'event healed enemy foe amount 1');
  });

  it('Heal for the owner alone is on offer only when the owner needs it', () => {
    const offered = (health: number) =>
      turnOf(
        wearing(
          'action',
          { do: 'heal', n: 1, on: 'self' },
          {
            heroes: ['ranger', 'wizard'],
            hero: { health, maxHealth: 5 },
            change: set('hero1 health 1'),
          },
        ),
      ).options.includes(USE);
    expect(offered(5)).toBe(false);
    expect(offered(4)).toBe(true);
  });
});
