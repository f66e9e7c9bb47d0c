import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import { USE, wearing } from '../../../test/charms.ts';
import { duel, strikes, turnOf } from '../../../test/fights.ts';
import { LEARN } from '../../../test/learn.ts';
import { at } from '../../../test/training-ground.ts';
import type { Ability } from '../../ability.ts';

describe('prices and conditions', () => {
  const hit: Ability['effects'] = [{ do: 'hits', n: 1 }];

  rule(['H-ABIL-13'], 'Mana is paid, and must be there', () => {
    const charmed = (mana: number) =>
      turnOf(
        wearing(
          { timing: 'turn', cost: { mana: 2 }, effects: [{ do: 'special', id: LEARN, n: 1 }] },
          { hero: { mana } },
        ),
      );
    charmed(3).pick(USE).shows('hero mana 1 xp 1');
    charmed(1).shows(`lacks ${USE}`);
    expect(() => charmed(1).pick(USE)).toThrow('not-an-option');
  });

  rule(['H-ABIL-14'], 'Wounds can be paid with the last Health', () => {
    const charmed = (health: number) =>
      turnOf(
        wearing(
          { timing: 'turn', cost: { wounds: 2 }, effects: [{ do: 'special', id: LEARN, n: 1 }] },
          { heroes: ['ranger', 'wizard'], hero: { health } },
        ),
      );
    charmed(2).pick(USE).shows('hero health 0 xp 1 knockedOut true');
    charmed(1).shows(`lacks ${USE}`);
  });

  rule(['H-ABIL-15'], 'Wounded 3: at least three Health are missing', () => {
    const charmed = (health: number) =>
      turnOf(
        wearing(
          {
            timing: 'turn',
            needs: [{ wounded: 3 }],
            effects: [{ do: 'special', id: LEARN, n: 1 }],
          },
          { hero: { health, maxHealth: 7 } },
        ),
      );
    charmed(4).shows(`offers ${USE}`);
    charmed(5).shows(`lacks ${USE}`);
  });

  rule(['H-ABIL-16'], 'Dual Wield: with two weapons in the attack', () => {
    const total = (arms: string[]) =>
      duel(
        wearing(
          { timing: 'attack', needs: ['dual-wield'], effects: hit },
          {
            arms,
            cards: {
              items: [{ id: 'maul', slot: 'two-hands', attacks: { melee: { yellow: 2 } } }],
            },
            dice: 'yellow - -',
          },
        ),
      )
        .runs(strikes)
        .done()
        .event('totalled')?.amount;
    expect(total(['maul'])).toBe(0);
    expect(total(['sword', 'knife'])).toBe(1);
  });

  rule(['H-ABIL-17'], 'an enemy needs as many symbols as its ability costs', () => {
    const shields = (faces: string[]) =>
      duel({
        minions: 2,
        cards: {
          mob: {
            health: 20,
            abilities: [
              { timing: 'defense', cost: { symbols: 2 }, effects: [{ do: 'shields', n: 2 }] },
            ],
          },
        },
        dice: [
          ['yellow', 'HH'],
          ['enemy', ...faces],
        ],
      })
        .runs(strikes)
        .done();
    const one = shields(['A', '-']);
    expect(one.eventsNamed('enemy-ability')).toEqual([]);
    one.shows('foe wounds 2');
    shields(['A', 'A']).shows('told enemy-ability 1, foe wounds 0');
  });

  rule(['H-ABIL-36'], '∞: as often as it can be paid in one action', () =>
    duel(
      wearing(
        { timing: 'attack', cost: { mana: 1 }, limit: 'any-number', effects: hit },
        { hero: { mana: 3 }, dice: 'yellow -' },
      ),
    )
      .runs(strikes)
      .picks(USE, USE, USE)
      .done()
      .shows('event totalled amount 3, hero mana 0'),
  );

  rule(['H-ABIL-37'], 'once per round, and once more in the next', () =>
    turnOf(
      wearing(
        {
          timing: 'turn',
          cost: { mana: 1 },
          limit: 'round',
          effects: [{ do: 'special', id: LEARN, n: 1 }],
        },
        { heroes: ['ranger', 'wizard'], hero: { mana: 3 }, foeZone: at(5, 2) },
      ),
    )
      .pick(USE)
      .shows(`lacks ${USE}`)
      .picks('move', 'done', 'move', 'done')
      .shows(`hero turn.actions 1, lacks ${USE}`)
      .picks('end-turn', 'end-turn', 'hero0')
      .shows('state round 2')
      .pick(USE)
      .shows(`lacks ${USE}, hero mana 1 xp 2`),
  );

  it('once per combat is the rule for combats, and the next combat is another', () => {
    const table = duel(
      wearing(
        { timing: 'attack', cost: { mana: 1 }, effects: hit },
        { hero: { mana: 2 }, dice: 'yellow - -' },
      ),
    )
      .runs(function* (g) {
        yield* strikes(g);
        yield* strikes(g);
      })
      .picks(USE, USE)
      .done();
    expect(table.eventsNamed('totalled').map(({ amount }) => amount)).toEqual([1, 1]);
  });
});
