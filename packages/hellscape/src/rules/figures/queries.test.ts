import { expect, it } from 'vitest';
import { wearing } from '../../../test/charms.ts';
import { armFoe, duel, isStruck, strikes } from '../../../test/fights.ts';
import type { Ability } from '../../ability.ts';
import type { Face } from '../../dice.ts';
import type { CombatView } from '../../seen.ts';
import { totals } from './queries.ts';

type Added = Partial<Pick<CombatView, 'hits' | 'shields' | 'ignore'>>;

/** A pool that shows so many hits and shields, with what abilities have added. */
function pool(hits: number, shields: number, added: Added = {}): CombatView {
  const face: Face = { id: '-', hits, mana: 0, shields, shadow: 0, ability: 0, claws: 0 };
  return {
    attacker: { kind: 'hero', hero: 0 },
    defender: { kind: 'enemy', enemy: 'foe' },
    type: 'melee',
    range: 0,
    weapons: [],
    dice: [
      { die: 'yellow', face, resolved: false },
      { die: 'blue', face: null, resolved: false },
    ],
    rolled: true,
    hits: 0,
    shields: 0,
    rerolls: 0,
    enemyRerolls: 0,
    ignore: { claws: 0, ability: 0, shields: 0 },
    symbols: 0,
    used: [],
    ...added,
  };
}

it('what was added counts with what the dice show, and neither falls below nothing', () => {
  expect(totals(pool(2, 1, { hits: 3, shields: 2 }))).toEqual({ hits: 5, shields: 3 });
  expect(totals(pool(2, 1, { hits: -3, shields: -2 }))).toEqual({ hits: 0, shields: 0 });
});

it('shields that are ignored are those of the dice: what an ability added stays', () => {
  const ignore = { claws: 0, ability: 0, shields: 2 };
  expect(totals(pool(0, 3, { ignore })).shields).toBe(1);
  expect(totals(pool(0, 1, { ignore, shields: 2 })).shields).toBe(2);
});

it('more taken from the shields than there are makes no wounds', () => {
  const pierce: Ability = { timing: 'attack', effects: [{ do: 'less-shields', n: 3 }] };
  duel(wearing(pierce, { dice: 'yellow H' }))
    .runs(strikes)
    .done()
    .shows('event totalled amount 1');
});

it('more taken from the hits than there are heals nobody', () => {
  const parry: Ability = { timing: 'defense', effects: [{ do: 'less-hits', n: 3 }] };
  duel(wearing(parry, { change: armFoe, dice: 'yellow H' }))
    .runs((g) => isStruck(g))
    .done()
    .shows('event totalled amount 0');
});
