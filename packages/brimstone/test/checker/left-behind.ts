import type { AdventureState, Enemy } from '../../src/state.ts';
import { type Check, type Seen, told } from './check.ts';
import { hasAbility } from './enemy-numbers.ts';
import { groundOf } from './ground.ts';
import { isUp } from './hero-numbers.ts';

const FARTHEST = 18;

/**
 * Which enemies are gone when a turn has begun: Immobile ones with no hero in reach, and only while
 * there are no others. Who guards the objective stays.
 */
export const leftBehind: Check = {
  name: 'left behind',
  start() {
    let before: { enemies: readonly Enemy[]; left: ReadonlySet<string> } | null = null;
    return (seen) => {
      const { moment, now } = seen;
      if (told(moment, 'turn')) before = { enemies: [...now.enemies], left: toBeLeft(now) };
      else if (before && !told(moment, 'step')) {
        compare(seen, before.enemies, before.left);
        before = null;
      }
    };
  },
};

function toBeLeft(now: AdventureState): ReadonlySet<string> {
  const ground = groundOf(now);
  const isImmobile = ({ type }: Enemy) => hasAbility(now, type, 'ab-immobile') > 0;
  if (now.fight?.final || !now.enemies.every(isImmobile)) return new Set();
  const left = now.enemies.filter((enemy) =>
    now.heroes.every((hero) => !isUp(hero) || ground.distance(hero.space, enemy.space) > FARTHEST),
  );
  return new Set(left.map(({ id }) => id));
}

function compare({ now, report }: Seen, enemies: readonly Enemy[], left: ReadonlySet<string>) {
  for (const { id } of enemies) {
    const isGone = now.enemies.every((enemy) => enemy.id !== id);
    if (isGone !== left.has(id)) {
      report('B-IMMOB-05', `${id} ${isGone ? 'is left behind' : 'should be left behind'}`);
    }
  }
}
