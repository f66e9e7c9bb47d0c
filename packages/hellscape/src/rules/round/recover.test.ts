import { describe, expect, it } from 'vitest';
import { charm } from '../../../test/cards.ts';
import { type Fight, turnOf } from '../../../test/fights.ts';
import { at } from '../../../test/training-ground.ts';
import type { Ability } from '../../ability.ts';

/** A hero who lacks so much, far from all enemies. */
function lacking(health: number, mana: number, abilities: readonly Ability[] = []): Fight {
  return {
    heroes: ['ranger', 'wizard'],
    foeZone: at(5, 2),
    hero: { health: 5 - health, maxHealth: 5, mana: 4 - mana, maxMana: 4 },
    cards: { items: [charm('scar', ...abilities)] },
    arms: ['scar'],
  };
}

describe('the two points of Recover', () => {
  it('go where there is room for them', () => {
    const gained = (health: number, mana: number) => {
      const hero = turnOf(lacking(health, mana)).pick('recover').hero();
      return [hero.health - (5 - health), hero.mana - (4 - mana)];
    };
    expect(gained(0, 3)).toEqual([0, 2]);
    expect(gained(3, 0)).toEqual([2, 0]);
    expect(gained(1, 1)).toEqual([1, 1]);
    expect(gained(0, 1)).toEqual([0, 1]);
    expect(gained(1, 0)).toEqual([1, 0]);
  });

  it('are a choice where there are two ways to share them', () => {
    const table = turnOf(lacking(1, 2))
      .pick('recover')
      .shows('options health1 health0 health1-mana0 health0-mana1');
    const [question] = table.pending;
    expect(question?.means?.('health1')).toEqual({ kind: 'share', health: 1, mana: 1 });
    expect(question?.describe?.('health0-mana1').text).toEqual({
      key: 'option.recover-share',
      params: { health: 0, mana: 1 },
    });
  });

  it('may be left by who thrives on Wounds, whatever else that needs', () => {
    const hits = { timing: 'attack', effects: [{ do: 'hits', n: 1 }] } as const;
    const asked = (ability: Ability) =>
      turnOf(lacking(3, 0, [ability])).pick('recover').prompt === 'ask.recover';
    expect(asked({ ...hits, needs: [{ wounded: 3 }] })).toBe(true);
    expect(asked({ ...hits, needs: ['light', { wounded: 3 }] })).toBe(true);
    expect(asked({ ...hits, needs: [{ enemiesHere: 1 }] })).toBe(false);
    expect(asked({ ...hits, needs: ['light'] })).toBe(false);
  });

  it('are not offered for what comes at other moments', () => {
    const offered = (timing: 'on-kill' | 'on-recover') =>
      turnOf(
        lacking(0, 0, [{ timing, effects: [{ do: 'item', rarity: 'common', n: 1 }] }]),
      ).options.includes('recover');
    expect([offered('on-kill'), offered('on-recover')]).toEqual([false, true]);
  });
});
