import { NOTHING_HAPPENS, pick, type Rule } from '@crawlspace/kernel';
import type { Adventure } from '../../adventure.ts';
import { promptFor } from '../../asks.ts';
import type { BrimstoneMeaning } from '../../meanings.ts';
import type { Moments } from '../../moments.ts';
import type { Activation, Hero } from '../../state.ts';
import type { Usable } from '../abilities/usable.ts';
import { usesForGrit, walking } from '../figures/spare-grit.ts';
import { heroStat } from '../figures/stats.ts';
import { describeUse, resolveUse, useMeaning } from '../items/uses.ts';

/** A hero pays Grit for a re-roll, for movement or for an ability. False when there is too little. */
export function spendGrit(g: Adventure, hero: Hero, amount: number): boolean {
  if (hero.grit < amount) return false;
  hero.grit -= amount;
  g.emit({ t: 'grit-spent', hero: hero.index, amount, rule: 'B-GRIT-01' });
  return true;
}

/** Takes Grit away, as far as there is any. */
export function loseGrit(g: Adventure, hero: Hero, amount: number): void {
  const lost = Math.min(hero.grit, amount);
  if (lost <= 0) return;
  hero.grit -= lost;
  g.emit({ t: 'grit-lost', hero: hero.index, amount: lost });
}

/** Grit up to the maximum. What is past it may be spent at once and is lost otherwise. */
export function gainGrit(g: Adventure, hero: Hero, amount: number): Rule {
  return hero.dead || amount <= 0 ? NOTHING_HAPPENS : takeGrit(g, hero, amount);
}

function* takeGrit(g: Adventure, hero: Hero, amount: number): Rule {
  const kept = Math.max(0, Math.min(amount, heroStat(g, hero, 'maxGrit') - hero.grit));
  if (kept > 0) {
    hero.grit += kept;
    g.emit({ t: 'grit-gained', hero: hero.index, amount: kept });
  }
  for (let more = amount - kept; more > 0; more--) yield* spendAtOnce(g, hero);
}

/** One Grit past the maximum goes into movement or into something that costs Grit, or is lost. */
function* spendAtOnce(g: Adventure, hero: Hero): Rule {
  hero.grit++;
  const moving = walking(hero);
  const uses = usesForGrit(g, hero);
  const ways: WayToSpend[] = [...(moving ? (['move'] as const) : []), ...uses, 'lose'];
  const way = ways.length === 1 ? 'lose' : yield* askHow(g, hero, ways);
  if (typeof way === 'object') {
    yield* resolveUse(g, way);
    return;
  }
  hero.grit--;
  if (way === 'move' && moving) yield* moveFurther(g, hero, moving);
}

type WayToSpend = 'move' | Usable | 'lose';

function* askHow(g: Adventure, hero: Hero, ways: readonly WayToSpend[]): Rule<WayToSpend> {
  return yield* pick({
    seat: hero.index,
    prompt: promptFor('spend-grit-at-once'),
    rule: 'B-GRIT-15',
    of: ways,
    id: (way) => (typeof way === 'object' ? way.id : way),
    means: (way): BrimstoneMeaning => {
      if (typeof way === 'object') return useMeaning(way);
      return { kind: way === 'move' ? 'move-further' : 'lose' };
    },
    describe: (way) =>
      typeof way === 'object' ? describeUse(g, way) : { text: { key: `option.grit-${way}` } },
  });
}

/** A D6 more of movement for a Grit. It is no Move roll: a 1 on it recovers no Grit. */
export function* moveFurther(g: Adventure, hero: Hero, activation: Activation): Rule {
  const spaces = yield* g.do.heroAmount(g, hero, 'move-extra', 'D6');
  activation.moveLeft = (activation.moveLeft ?? 0) + spaces;
}

/** Grit of a Move roll: on a 1 for everyone; worlds and abilities add their own rolls, and both give 2. */
export function gritOfMoveRoll({ die, grit, byAbility, byWorld }: Moments['moveRolled']): number {
  const common = die === 1 || byAbility || byWorld ? 1 : 0;
  return grit + (byAbility && byWorld ? 2 : common);
}
