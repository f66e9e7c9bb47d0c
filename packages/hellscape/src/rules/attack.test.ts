import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import { charm } from '../../test/cards.ts';
import { duel, type Fight, fight, isStruck, strikes, turnOf } from '../../test/fights.ts';
import { at, enemy } from '../../test/training-ground.ts';
import { heroAt } from '../descent.ts';
import type { DescentState, Enemy } from '../state.ts';
import { heroAttacks } from './reach.ts';

/** Weapons with as many dice as a test needs, and an oath that nobody can ever pay for. */
const ARMS = [
  { id: 'maul', attacks: { melee: { orange: 3 } } },
  { id: 'club', attacks: { melee: { orange: 2 } } },
  { id: 'blades', attacks: { melee: { yellow: 2 } } },
  { id: 'bow', attacks: { ranged: { yellow: 1 } } },
  charm('oath', { timing: 'attack', cost: { mana: 99 }, effects: [{ do: 'hits', n: 1 }] }),
];
const CARDS = { items: ARMS };

function mob(id: string, zone: number, more: Partial<Enemy> = {}): Enemy {
  return enemy(id, { type: 'undead', card: 'dummies', zone, ...more });
}

/** A roaming monster of Health 5 for each hero. */
function brute(more: Partial<Enemy>): Enemy {
  return enemy('brute', { kind: 'roaming', type: 'ghoul', card: 'brute', ...more });
}

/** The attacks the first hero could make. */
function reach(situation: Fight, ...others: readonly Enemy[]): string[] {
  const seen: string[] = [];
  const change = (state: DescentState) => state.enemies.push(...others);
  duel({ cards: CARDS, ...situation, change: (state) => void change(state) }).runs(function* (g) {
    seen.push(...heroAttacks(g, heroAt(g, 0)).map(({ id }) => id));
  });
  return seen;
}

describe('who can be attacked', () => {
  rule(['H-ATK-01'], 'the hero and the target, and nobody else, are in the combat', () => {
    const table = fight({
      heroes: ['berserker', 'wizard'],
      dice: [['yellow', 'H']],
      change: ({ enemies, heroes: [gheta] }) => {
        enemies.push(mob('other', 0));
        if (gheta?.board.class === 'berserker') gheta.board.rage = 1;
      },
    }).runs(strikes);
    table.pick('melee-foe');
    expect(table.state.combat).toMatchObject({
      attacker: { kind: 'hero', hero: 0 },
      defender: { kind: 'enemy', enemy: 'foe' },
    });
    table.pick('finish').done();
    expect(table.state.combat).toBeNull();
  });

  rule(['H-ATK-02'], 'nobody without a weapon', () => {
    expect(reach({ arms: [] })).toEqual([]);
    expect(turnOf({ arms: [] }).options).not.toContain('attack');
    expect(turnOf({}).options).toContain('attack');
    const refused = duel({ arms: [] }).runs(function* (g) {
      expect(yield* g.do.heroAttack(g, heroAt(g, 0))).toBe(false);
    });
    expect(refused.done().events).toEqual([]);
  });

  rule(['H-ATK-03'], 'Melee: in the same zone', () => {
    expect(reach({}, mob('next', at(1, 0)))).toEqual(['melee-foe']);
    expect(reach({ foeZone: at(1, 0) })).toEqual([]);
  });

  rule(['H-ATK-04'], 'Magic: there or one zone away', () => {
    const others = [mob('next', at(1, 0)), mob('far', at(2, 0))];
    expect(reach({ arms: ['wand'] }, ...others)).toEqual(['magic-foe', 'magic-next']);
    // Behind the closed door of the hall there is no line of sight.
    const beyond = reach({ arms: ['wand'], zone: at(3, 0), foeZone: at(4, 0) });
    expect(beyond).toEqual([]);
  });

  rule(['H-ATK-05'], 'Ranged: one or more zones away in sight, never in the own zone', () => {
    const others = [mob('next', at(1, 1)), mob('far', at(4, 1))];
    const situation = { arms: ['bow'], zone: at(0, 1) };
    expect(reach(situation, ...others)).toEqual(['ranged-next', 'ranged-far']);
  });

  rule(['H-ATK-06'], 'nobody diagonally', () => {
    for (const arms of [['wand'], ['bow']]) {
      expect(reach({ arms, foeZone: at(1, 1) })).toEqual([]);
      expect(reach({ arms, foeZone: at(0, 1) })).toHaveLength(1);
    }
  });

  rule(['H-ATK-08'], 'whoever stands behind others', () => {
    const crowd = mob('crowd', at(1, 0), { minions: 6 });
    const situation = { heroes: ['rogue'] as const, arms: ['bow'], foeZone: at(2, 0) };
    expect(reach(situation, crowd)).toEqual(['ranged-foe', 'ranged-crowd']);
  });

  rule(['H-ATK-29'], 'a mob is one target, however many it has', () => {
    const table = duel({
      minions: 3,
      change: (state) => void state.enemies.push(mob('other', 0)),
    }).runs(strikes);
    expect(table.options).toEqual(['melee-foe', 'melee-other']);
  });
});

describe('the pool', () => {
  rule(['H-ATK-11'], 'two weapons of the type add up, one of another type does not', () => {
    const two = duel({ arms: ['sword', 'knife'], dice: [['yellow', '-', '-']] }).runs(strikes);
    expect(two.done().event('rolled')?.dice).toHaveLength(2);
    const mixed = duel({ cards: CARDS, arms: ['sword', 'bow'], dice: [['yellow', '-']] });
    expect(mixed.runs(strikes).done().event('rolled')?.dice).toEqual(['yellow -']);
  });

  rule(['H-ATK-13'], 'the defense dice of the target join', () => {
    const table = duel({
      cards: { mob: { defense: 1 } },
      dice: [
        ['yellow', '-'],
        ['blue', '-'],
      ],
    }).runs(strikes);
    expect(table.done().event('rolled')?.dice).toEqual(['yellow -', 'blue -']);
  });

  rule(['H-ATK-14'], 'an Enemy die for each Minion, none for the Leader', () => {
    const both = (minions: number) => {
      const change = ({ enemies: [foe] }: DescentState) => {
        if (foe) foe.item = 'cudgel';
      };
      const pool = ['-', '-', '-'].slice(0, minions);
      const dice = [['yellow', '-'] as const, ['enemy', ...pool] as const];
      return [strikes, isStruck].map((attack) =>
        duel({ minions, change, dice })
          .runs((g) => attack(g))
          .done()
          .event('rolled')
          ?.dice?.filter((die) => die.startsWith('enemy')),
      );
    };
    expect(both(2)).toEqual([
      ['enemy -', 'enemy -'],
      ['enemy -', 'enemy -'],
    ]);
    expect(both(0)).toEqual([[], []]);
  });

  rule(['H-DICE-19'], 'what an ability adds beyond the limit is lost', () => {
    const table = duel({
      minions: 1,
      cards: {
        mob: {
          abilities: [
            { timing: 'attack', cost: { symbols: 1 }, effects: [{ do: 'dice', yellow: 4 }] },
          ],
        },
      },
      change: ({ enemies: [foe] }) => {
        if (foe) foe.item = 'cudgel';
      },
      dice: [
        ['yellow', '-'],
        ['enemy', 'A'],
        ['yellow', 'H', '-'],
      ],
    }).runs((g) => isStruck(g));
    const rolled = table.done().eventsNamed('rolled');
    expect(rolled.map(({ dice }) => dice)).toEqual([
      ['yellow -', 'enemy A'],
      ['yellow H', 'yellow -'],
    ]);
    expect(table.hero().maxHealth - table.hero().health).toBe(1);
  });
});

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
    dice: [
      ['yellow', 'HM'],
      ['enemy', 'W', 'A'],
    ],
  };

  rule(['H-ATK-17'], 'a roll, what comes of it, and one total, in this order', () => {
    const table = duel({
      ...threeResults,
      dice: [
        ['yellow', 'HM'],
        ['enemy', 'W', '-'],
      ],
    });
    const told = table
      .runs(strikes)
      .picks('die0', 'finish')
      .done()
      .events.map(({ t }) => t);
    const steps = told.filter((t) => ['rolled', 'die-resolved', 'totalled'].includes(t));
    expect(steps).toEqual(['rolled', 'die-resolved', 'die-resolved', 'totalled']);
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
      const table = duel(threeResults).runs(strikes);
      expect(table.options).toEqual(['die0', 'die1', 'die2', 'finish']);
      table.picks(...order).done();
      expect(table.eventsNamed('die-resolved').map(({ dice }) => dice?.[0])).toEqual(
        order.map((die) => names[Number(die.slice(3))]),
      );
      expect(table.hero()).toMatchObject({ mana: 1, health: table.hero().maxHealth - 1 });
      expect(table.event('totalled')?.amount).toBe(0);
    }
  });

  rule(['H-ATK-20'], 'claws and symbols cannot be left out', () => {
    const table = duel(threeResults).runs(strikes).pick('finish').done();
    expect(table.eventsNamed('die-resolved')).toHaveLength(3);
    expect(table.event('wounded')).toMatchObject({ hero: 0, amount: 1 });
    expect(table.eventsNamed('enemy-ability')).toHaveLength(1);
  });

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
      dice: [
        ['yellow', 'HM'],
        ['enemy', 'A'],
      ],
    };
    const lostFirst = duel(drains).runs(strikes).pick('die1').done();
    expect(lostFirst.hero().mana).toBe(1);
    const gainedFirst = duel(drains).runs(strikes).pick('die0').done();
    expect(gainedFirst.hero().mana).toBe(0);
  });

  rule(['H-ATK-22'], 'hits less shields are the Wounds', () => {
    const table = duel({
      cards: { items: ARMS, mob: { health: 9, defense: 2 } },
      arms: ['club'],
      dice: [
        ['orange', 'HHH', 'HHH'],
        ['blue', 'S', 'S'],
      ],
    }).runs(strikes);
    expect(table.done().event('totalled')?.amount).toBe(4);
    expect(table.enemy('foe').wounds).toBe(4);
  });

  rule(['H-ATK-24'], 'claws reach as far as the hero shoots', () => {
    const table = duel({
      heroes: ['rogue'],
      cards: CARDS,
      arms: ['bow'],
      foeZone: at(3, 0),
      minions: 2,
      hero: { health: 5 },
      dice: [
        ['yellow', '-'],
        ['enemy', 'W', 'W'],
      ],
      change: ({ enemies: [foe] }) => {
        if (foe) foe.item = 'cudgel';
      },
    }).runs(strikes);
    expect(table.done().hero().health).toBe(3);
  });

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
    const offered = inShadow('X');
    expect(offered.prompt).toBe('ask.shadow-ability');
    expect(offered.pick('yes').done().enemy('foe').wounds).toBe(1 + 3);
    expect(inShadow('X').pick('no').done().enemy('foe').wounds).toBe(1);
    expect(inShadow('HH').done().enemy('foe').wounds).toBe(1 + 2);
  });
});

describe('Wounds and kills', () => {
  /** An attack of so many orange hits. */
  const hits = (faces: string[], situation: Fight) =>
    duel({
      cards: { items: ARMS, mob: { health: 2 } },
      arms: [faces.length === 3 ? 'maul' : 'club'],
      dice: [['orange', ...faces]],
      ...situation,
    })
      .runs(strikes)
      .done();

  rule(['H-ATK-23'], 'Wounds on a monster stay on it', () => {
    const table = hits(['HHH', 'H'], {
      heroes: ['ranger', 'wizard'],
      change: (state) => {
        state.enemies = [brute({ wounds: 3 })];
      },
    });
    expect(table.enemy('brute').wounds).toBe(7);
  });

  rule(['H-ATK-25'], 'Wounds as high as its Health kill a Minion', () => {
    const table = hits(['H', '-'], {
      cards: { items: ARMS, mob: { health: 3 } },
      minions: 1,
      dice: [
        ['orange', 'H', '-'],
        ['enemy', '-'],
      ],
      change: ({ enemies: [foe] }) => {
        if (foe) foe.wounds = 2;
      },
    });
    expect(table.enemy('foe')).toMatchObject({ minions: 0, wounds: 0 });
    expect(table.event('killed')).toMatchObject({ enemy: 'foe', amount: 1 });
  });

  rule(['H-ATK-26'], 'the attacker gains 1 XP for each miniature', () => {
    const table = hits(['HH', 'HH'], {
      heroes: ['ranger', 'wizard'],
      minions: 3,
      dice: [
        ['orange', 'HH', 'HH'],
        ['enemy', '-', '-', '-'],
      ],
    });
    expect(table.state.heroes.map(({ xp }) => xp)).toEqual([2, 0]);
  });

  const three = ['ranger', 'wizard', 'paladin'] as const;

  rule(['H-ATK-27'], 'a Leader is worth 2 XP more to everybody', () => {
    const table = hits(['HH', '-'], { heroes: three });
    expect(table.state.enemies).toEqual([]);
    expect(table.state.heroes.map(({ xp }) => xp)).toEqual([3, 2, 2]);
  });

  rule(['H-ATK-28'], 'a roaming monster is worth 4 XP more to everybody', () => {
    const table = hits(['HH', '-'], {
      heroes: three,
      change: (state) => {
        state.enemies = [brute({ wounds: 13 })];
      },
    });
    expect(table.state.enemies).toEqual([]);
    expect(table.state.heroes.map(({ xp }) => xp)).toEqual([5, 4, 4]);
  });

  rule(['H-ATK-30'], 'Wounds go on to the next miniature of the mob', () => {
    const table = hits(['HHH', 'HHH', 'H'], {
      cards: { items: ARMS, mob: { health: 3 } },
      minions: 3,
      dice: [
        ['orange', 'HHH', 'HHH', 'H'],
        ['enemy', '-', '-', '-'],
      ],
    });
    expect(table.enemy('foe')).toMatchObject({ minions: 1, wounds: 1 });
  });

  rule(['H-ATK-31'], 'the Leader is the last to be wounded', () => {
    const table = hits(['HHH', 'HH'], {
      minions: 2,
      dice: [
        ['orange', 'HHH', 'HH'],
        ['enemy', '-', '-'],
      ],
    });
    expect(table.enemy('foe')).toMatchObject({ minions: 0, wounds: 1 });
  });

  rule(
    ['H-ATK-36'],
    'an Attack is over whether or not anybody died, and the next costs again',
    () => {
      const table = turnOf({
        heroes: ['ranger', 'wizard'],
        cards: { mob: { health: 9 } },
        dice: [['yellow', 'H', 'H']],
      });
      expect(table.hero().turn?.actions).toBe(3);
      table.pick('attack');
      expect(table.enemy('foe').wounds).toBe(1);
      expect(table.hero().turn?.actions).toBe(2);
      table.pick('attack');
      expect(table.enemy('foe').wounds).toBe(2);
      expect(table.hero().turn?.actions).toBe(1);
    },
  );
});
