import { describe, expect, it } from 'vitest';
import { duel } from '../../../test/fights.ts';
import { LEARN } from '../../../test/learn.ts';
import { set } from '../../../test/notation.ts';
import { newCombat } from '../combat/pool.ts';
import { triggered } from './triggered.ts';

describe('abilities that come at a moment', () => {
  it('are gone with the card that the first of them used up', () => {
    const once = {
      timing: 'on-kill',
      cost: { discard: true },
      effects: [{ do: 'special', id: LEARN, n: 1 }],
    } as const;
    duel({
      cards: { items: [{ id: 'vial', slot: 'none', consumable: true, abilities: [once, once] }] },
      change: set('hero has vial'),
    })
      .runs((g, hero) => triggered(g, hero, 'on-kill'))
      .pick('yes')
      .done()
      .shows('hero xp 1');
  });

  it('of a kill count once in a combat, and for each killing outside of one', () => {
    const kills = (combat: boolean) => {
      const siphon = { timing: 'on-kill', effects: [{ do: 'special', id: LEARN, n: 1 }] } as const;
      const table = duel({
        cards: { items: [{ id: 'siphon', slot: 'misc', abilities: [siphon] }] },
        change: set('hero wears siphon'),
      }).runs(function* (g, hero) {
        const fighters = [
          { kind: 'hero', hero: 0 },
          { kind: 'enemy', enemy: 'foe' },
        ] as const;
        if (combat) g.state.combat = newCombat(...fighters, 'melee', 0, []);
        yield* triggered(g, hero, 'on-kill');
        yield* triggered(g, hero, 'on-kill');
        g.state.combat = null;
      });
      return table.done().hero().xp;
    };
    expect([kills(true), kills(false)]).toEqual([1, 2]);
  });
});
