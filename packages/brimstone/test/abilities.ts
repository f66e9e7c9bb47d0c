import { expect, test } from 'vitest';
import { content } from '../src/content/index.ts';
import type { ClassId } from '../src/ids.ts';
import { classIn } from '../src/lookup.ts';
import type { Cause } from '../src/moments.ts';
import type { AdventureState } from '../src/state.ts';
import { playedInScenes } from './card-rows.ts';
import { type Field, field, withSheets } from './fight.ts';
import { give, heroOf } from './items.ts';

/** The tests of what one class learns, beside the scenes of all cards: no ability may be missing in both. */
export function abilitiesOf(heroClass: ClassId, learnedBefore: readonly string[] = []) {
  const played = new Set(learnedBefore);
  return {
    ability(id: string, title: string, plays: () => void): void {
      played.add(id);
      test(`${id}: ${title}`, plays);
    },
    nothingMissing(): void {
      test('every ability of the class is played', () => {
        const all = classIn(content, heroClass).tracks.flat();
        expect(all.filter((id) => !played.has(id) && !playedInScenes.has(id))).toEqual([]);
        expect([...played].filter((id) => !all.includes(id))).toEqual([]);
      });
    },
  };
}

interface Learned extends Field {
  /** What the first hero has in hand. */
  readonly gun?: string;
  readonly grit?: number;
}

/**
 * The first hero has learned something, the second one nothing; they stand side by side, and enemies have
 * Health 20 and no Defense unless the test says otherwise.
 */
export function learned(upgrades: string | readonly string[], situation: Learned = {}) {
  const { gun, grit = 0, change, ...rest } = situation;
  return field({
    heroes: ['us-marshal', 'gunslinger'],
    at: [
      [2, 2],
      [1, 2],
    ],
    content: withSheets({}),
    ...rest,
    change(state) {
      const hero = heroOf(state, 0);
      hero.upgrades = typeof upgrades === 'string' ? [upgrades] : [...upgrades];
      hero.grit = grit;
      if (gun) give(state, 0, gun);
      change?.(state);
    },
  });
}

/** A blow of the first enemy on the board. */
export function blowOf({ enemies }: AdventureState): Cause {
  const [enemy] = enemies;
  if (!enemy) throw new Error('nobody is there to strike');
  return { kind: 'enemy', id: enemy.type, enemy };
}

export const EVENT: Cause = { kind: 'card', id: 'test' };
