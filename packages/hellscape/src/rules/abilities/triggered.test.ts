import { describe, expect, it } from 'vitest';
import { duel } from '../../../test/fights.ts';
import { give } from '../../../test/items.ts';
import { LEARN } from '../../../test/learn.ts';
import { heroAt } from '../../descent.ts';
import { triggered } from './triggered.ts';

describe('abilities that come at a moment', () => {
  it('are gone with the card that the first of them used up', () => {
    const once = {
      timing: 'on-kill',
      cost: { discard: true },
      effects: [{ do: 'special', id: LEARN, n: 1 }],
    } as const;
    const table = duel({
      cards: { items: [{ id: 'vial', slot: 'none', consumable: true, abilities: [once, once] }] },
      change: (state) => void give(state, 'vial'),
    }).runs((g) => triggered(g, heroAt(g, 0), 'on-kill'));
    table.pick('yes').done();
    expect(table.hero().xp).toBe(1);
  });
});
