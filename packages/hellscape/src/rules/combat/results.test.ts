import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import { charm } from '../../../test/cards.ts';
import { armFoe, duel, type Fight, fight, strikes } from '../../../test/fights.ts';
import { at } from '../../../test/training-ground.ts';
import type { Effect } from '../../ability.ts';

/** Weapons with as many dice as a test needs, and an oath that nobody can ever pay for. */
const ARMS = [
  { id: 'club', attacks: { melee: { orange: 2 } } },
  { id: 'bow', attacks: { ranged: { yellow: 1 } } },
  charm('oath', { timing: 'attack', cost: { mana: 99 }, effects: [{ do: 'hits', n: 1 }] }),
];

describe('the results', () => {
  const guarded = {
    health: 9,
    abilities: [
      { timing: 'defense', cost: { symbols: 1 }, effects: [{ do: 'shields', n: 1 }] },
    ] as const,
  };
  const threeResults: Fight = {
    cards: { items: ARMS, mob: guarded },
    arms: ['sword', 'oath'],
    minions: 2,
    hero: { mana: 0 },
    dice: 'yellow HM, enemy W A',
  };

  rule('H-ATK-20 H-ATK-24', 'an enemy that has fallen does nothing, but its claws count', () => {
    const table = duel({
      cards: {
        items: [
          charm('stake', {
            timing: 'attack',
            cost: { mana: 1 },
            effects: [{ do: 'wounds', n: 9, on: 'target' }],
          }),
        ],
        mob: {
          health: 2,
          reward: 0,
          abilities: [
            {
              timing: 'defense',
              cost: { symbols: 1 },
              effects: [{ do: 'lose-mana', n: 1, on: 'target' }],
            },
          ],
        },
      },
      arms: ['sword', 'stake'],
      minions: 2,
      hero: { mana: 2, health: 4 },
      dice: 'yellow H, enemy A W',
    })
      .runs(strikes)
      .pick('use-stake/0')
      .done();
    expect(table.state.enemies).toEqual([]);
    table.shows('hero mana 1 health 3 xp 5');
    expect(table.event('enemy-ability')).toBeUndefined();
  });

  rule(['H-ATK-17'], 'a roll, what comes of it, and one total, in this order', () => {
    const table = duel({ ...threeResults, dice: 'yellow HM, enemy W -' });
    const told = table
      .runs(strikes)
      .picks('die0', 'finish')
      .done()
      .events.map(({ t }) => t);
    const steps = told.filter((t) => ['rolled', 'die-resolved', 'totalled'].includes(t));
    expect(steps).toEqual(['rolled', 'die-resolved', 'die-resolved', 'totalled']);
  });

  rule(['H-ATK-19'], 'the roller chooses between a shadow symbol and an enemy ability', () => {
    const attack = (effect: Effect, health: number) =>
      fight({
        heroes: ['paladin'],
        zone: at(0, 1),
        cards: {
          mob: {
            health: 9,
            abilities: [{ timing: 'defense', cost: { symbols: 1 }, effects: [effect] }],
          },
        },
        minions: 1,
        hero: { health, maxHealth: 6 },
        dice: 'yellow -, shadow X, enemy A',
      }).runs(strikes);
    // The light mends what the enemy does only when the enemy comes first.
    attack({ do: 'wounds', n: 1, on: 'target' }, 6)
      .shows('options die1 die2 put-away finish')
      .pick('die2')
      .done()
      .shows('hero health 6');
    attack({ do: 'wounds', n: 1, on: 'target' }, 6).pick('die1').done().shows('hero health 5');
    // Left to the rules, nothing is wasted either.
    attack({ do: 'wounds', n: 1, on: 'target' }, 6).pick('finish').done().shows('hero health 6');
    // Nothing is asked where it makes no difference.
    attack({ do: 'shields', n: 1 }, 5).done().shows('hero health 6');
  });

  rule(['H-ATK-19'], 'are resolved in any order, and all of them', () => {
    const orders = [
      ['die0', 'die1', 'die2'],
      ['die0', 'die2', 'die1'],
      ['die1', 'die0', 'die2'],
      ['die1', 'die2', 'die0'],
      ['die2', 'die0', 'die1'],
      ['die2', 'die1', 'die0'],
    ];
    const names = ['yellow HM', 'enemy W', 'enemy A'];
    for (const order of orders) {
      const table = duel(threeResults)
        .runs(strikes)
        .shows('options die0 die1 die2 put-away finish')
        .picks(...order)
        .done();
      expect(table.eventsNamed('die-resolved').map(({ dice }) => dice?.[0])).toEqual(
        order.map((die) => names[Number(die.slice(3))]),
      );
      expect(table.hero()).toMatchObject({ mana: 1, health: table.hero().maxHealth - 1 });
      table.shows('event totalled amount 0');
    }
  });

  rule(['H-ATK-20'], 'claws and symbols cannot be left out', () =>
    duel(threeResults)
      .runs(strikes)
      .pick('finish')
      .done()
      .shows('told die-resolved 3, event wounded hero 0 amount 1, told enemy-ability 1'),
  );

  it('of an enemy that drains Mana come in the order of choice, even without abilities', () => {
    const drains: Fight = {
      cards: {
        items: ARMS,
        mob: {
          abilities: [
            {
              timing: 'combat',
              cost: { symbols: 1 },
              effects: [{ do: 'lose-mana', n: 1, on: 'target' }],
            },
          ],
        },
      },
      minions: 1,
      hero: { mana: 0 },
      dice: 'yellow HM, enemy A',
    };
    const lostFirst = duel(drains).runs(strikes).pick('die1').done().shows('hero mana 1');
    expect(lostFirst.event('mana-lost')).toBeUndefined();
    duel(drains)
      .runs(strikes)
      .pick('die0')
      .done()
      .shows('hero mana 0, event mana-lost hero 0 amount 1');
    // Left to the rules, the Mana of the dice comes in after what is lost, at none and at full alike.
    duel(drains).runs(strikes).pick('finish').done().shows('hero mana 1');
    duel({ ...drains, hero: { mana: 4, maxMana: 4 } })
      .runs(strikes)
      .pick('finish')
      .done()
      .shows('hero mana 4');
  });

  it('of an enemy that wounds are told as its doing', () =>
    duel({
      minions: 1,
      cards: {
        mob: {
          abilities: [
            {
              timing: 'combat',
              cost: { symbols: 1 },
              effects: [{ do: 'wounds', n: 2, on: 'target' }],
            },
          ],
        },
      },
      dice: 'yellow -, enemy A',
    })
      .runs(strikes)
      .done()
      .shows('event wounded hero 0 amount 2 enemy foe'));

  it('of an enemy with several abilities: the roller chooses, by their place on the card', () =>
    duel({
      minions: 1,
      cards: {
        mob: {
          health: 20,
          abilities: [
            { timing: 'attack', cost: { symbols: 1 }, effects: [{ do: 'hits', n: 1 }] },
            { timing: 'defense', cost: { symbols: 1 }, effects: [{ do: 'shields', n: 1 }] },
            { timing: 'combat', cost: { symbols: 1 }, effects: [{ do: 'less-hits', n: 2 }] },
          ],
        },
      },
      dice: 'yellow HH, enemy A',
    })
      .runs(strikes)
      .shows('prompt ask.enemy-ability, options ability1 ability2')
      .pick('ability2')
      .done()
      .shows('event totalled amount 0'));

  rule(['H-ATK-22'], 'hits less shields are the Wounds', () =>
    duel({
      cards: { items: ARMS, mob: { health: 9, defense: 2 } },
      arms: ['club'],
      dice: 'orange HHH HHH, blue S S',
    })
      .runs(strikes)
      .done()
      .shows('event totalled amount 4', 'foe wounds 4'),
  );

  rule(['H-ATK-24'], 'claws reach as far as the hero shoots', () =>
    duel({
      heroes: ['rogue'],
      cards: { items: ARMS },
      arms: ['bow'],
      foeZone: at(3, 0),
      minions: 2,
      hero: { health: 5 },
      dice: 'yellow -, enemy W W',
      change: armFoe,
    })
      .runs(strikes)
      .done()
      .shows('hero health 3'),
  );

  rule(['H-DICE-10'], 'the shadow symbol lets the hero use the Shadow Ability', () => {
    const inShadow = (face: string) =>
      duel({
        zone: at(0, 1),
        hero: { mana: 1 },
        cards: { items: ARMS, mob: { health: 9 } },
        content: (content) => ({
          ...content,
          heroes: {
            ...content.heroes,
            ranger: {
              ...content.heroes.ranger,
              ability: { timing: 'always', effects: [] },
              shadow: {
                timing: 'shadow-ability',
                cost: { mana: 1 },
                effects: [{ do: 'hits', n: 3 }],
              },
            },
          },
        }),
        dice: [
          ['yellow', 'H'],
          ['shadow', face],
        ],
      }).runs(strikes);
    const offered = inShadow('X').shows('prompt ask.shadow-ability');
    expect(offered.pick('yes').done().enemy('foe').wounds).toBe(1 + 3);
    inShadow('X').pick('no').done().shows('foe wounds 1');
    expect(inShadow('HH').done().enemy('foe').wounds).toBe(1 + 2);
  });
});
