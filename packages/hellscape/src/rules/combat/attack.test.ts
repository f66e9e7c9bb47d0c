import { rule } from '@crawlspace/kernel/testing';
import { describe, expect } from 'vitest';
import {
  armFoe,
  duel,
  type Fight,
  fight,
  isStruck,
  strikes,
  turnOf,
} from '../../../test/fights.ts';
import { at, enemy } from '../../../test/training-ground.ts';
import type { DescentState, Enemy } from '../../state.ts';
import { heroAttacks } from '../figures/reach.ts';

const CARDS = { items: [{ id: 'bow', attacks: { ranged: { yellow: 1 } } }] };

function mob(id: string, zone: number, more: Partial<Enemy> = {}): Enemy {
  return enemy(id, { type: 'undead', card: 'dummies', zone, ...more });
}

/** The attacks the first hero could make. */
function reach(situation: Fight, ...others: readonly Enemy[]): string[] {
  const seen: string[] = [];
  const change = (state: DescentState) => state.enemies.push(...others);
  duel({ cards: CARDS, ...situation, change: (state) => void change(state) }).runs((g, hero) => {
    seen.push(...heroAttacks(g, hero).map(({ type, enemy }) => `${type}-${enemy.id}`));
  });
  return seen;
}

describe('who can be attacked', () => {
  rule(['H-ATK-01'], 'the hero and the target, and nobody else, are in the combat', () =>
    fight({
      heroes: ['berserker', 'wizard'],
      dice: 'yellow H',
      change: ({ enemies, heroes: [gheta] }) => {
        enemies.push(mob('other', 0));
        if (gheta?.board.class === 'berserker') gheta.board.rage = 1;
      },
    })
      .runs(strikes)
      .pick('melee-foe')
      .shows(
        'state combat.attacker.kind hero combat.attacker.hero 0 combat.defender.kind enemy combat.defender.enemy foe',
      )
      .pick('finish')
      .done()
      .shows('state combat null'),
  );

  rule(['H-ATK-02'], 'nobody without a weapon', () => {
    expect(reach({ arms: [] })).toEqual([]);
    turnOf({ arms: [] }).shows('lacks attack');
    turnOf({}).shows('offers attack');
    const refused = duel({ arms: [] }).runs(strikes);
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

  rule(['H-ATK-29'], 'a mob is one target, however many it has', () =>
    duel({ minions: 3, change: (state) => void state.enemies.push(mob('other', 0)) })
      .runs(strikes)
      .shows('options melee-foe melee-other'),
  );
});

describe('the pool', () => {
  rule(['H-ATK-11'], 'two weapons of the type add up, one of another type does not', () => {
    const two = duel({ arms: ['sword', 'knife'], dice: 'yellow - -' }).runs(strikes);
    expect(two.done().event('rolled')?.dice).toHaveLength(2);
    const mixed = duel({ cards: CARDS, arms: ['sword', 'bow'], dice: 'yellow -' });
    expect(mixed.runs(strikes).done().event('rolled')?.dice).toEqual(['yellow -']);
  });

  rule(['H-ATK-13'], 'the defense dice of the target join', () => {
    const table = duel({ cards: { mob: { defense: 1 } }, dice: 'yellow -, blue -' }).runs(strikes);
    expect(table.done().event('rolled')?.dice).toEqual(['yellow -', 'blue -']);
  });

  rule(['H-ATK-14'], 'an Enemy die for each Minion, none for the Leader', () => {
    const both = (minions: number) => {
      const pool = ['-', '-', '-'].slice(0, minions);
      const dice = [['yellow', '-'] as const, ['enemy', ...pool] as const];
      return [strikes, isStruck].map((attack) =>
        duel({ minions, change: armFoe, dice })
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
      change: armFoe,
      dice: 'yellow -, enemy A, yellow H -',
    }).runs((g) => isStruck(g));
    const rolled = table.done().eventsNamed('rolled');
    expect(rolled.map(({ dice }) => dice)).toEqual([
      ['yellow -', 'enemy A'],
      ['yellow H', 'yellow -'],
    ]);
    expect(table.hero().maxHealth - table.hero().health).toBe(1);
  });
});
