import { choose, d6, type Rule } from '@crawlspace/kernel';
import type { UseTiming } from '../../abilities.ts';
import type { Adventure } from '../../adventure.ts';
import type { Moments } from '../../moments.ts';
import type { Activation, Hero } from '../../state.ts';
import type { Usable } from '../abilities/usable.ts';
import { describeUse, resolveUse, usesNow } from '../abilities/uses.ts';
import { heroStat } from './stats.ts';

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

const ANYTIME: readonly UseTiming[] = ['anytime'];
const OWN_ACTIVATION: readonly UseTiming[] = ['anytime', 'activation'];

/** Grit up to the maximum. What is past it may be spent at once and is lost otherwise. */
export function* gainGrit(g: Adventure, hero: Hero, amount: number): Rule {
  if (hero.dead || amount <= 0) return;
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
  const uses = usesNow(g, hero, hero.activation ? OWN_ACTIVATION : ANYTIME).filter(costsGrit);
  const options = [...(moving ? ['move'] : []), ...uses.map(({ id }) => id), 'lose'];
  const chosen = options.length === 1 ? 'lose' : yield* askHow(hero, options, uses);
  const use = uses.find(({ id }) => id === chosen);
  if (use) yield* resolveUse(g, use);
  else hero.grit--;
  if (chosen === 'move' && moving) moveFurther(g, hero, moving);
}

function* askHow(hero: Hero, options: readonly string[], uses: readonly Usable[]): Rule<string> {
  return yield* choose({
    seat: hero.index,
    prompt: { key: 'prompt.spend-grit-at-once' },
    options,
    rule: 'B-GRIT-15',
    describe: (id) => {
      const use = uses.find((each) => each.id === id);
      return use ? describeUse(use) : { text: { key: `option.grit-${id}` } };
    },
  });
}

function costsGrit({ use }: Usable): boolean {
  return use.grit !== undefined && use.grit > 0;
}

/** The activation of a hero who has rolled for movement and may still move. */
function walking({ activation }: Hero): Activation | null {
  return activation && activation.moveLeft !== null && !activation.stuck ? activation : null;
}

/** A D6 more of movement for a Grit. It is no Move roll: a 1 on it recovers no Grit. */
export function moveFurther(g: Adventure, hero: Hero, activation: Activation): void {
  const spaces = g.roll('move-extra', d6);
  activation.moveLeft = (activation.moveLeft ?? 0) + spaces;
  const { index } = hero;
  g.emit({ t: 'rolled', hero: index, purpose: 'move-extra', dice: [spaces], rule: 'B-GRIT-03' });
}

/** Grit of a Move roll: on a 1 for everyone; worlds and abilities add their own rolls, and both give 2. */
export function gritOfMoveRoll({ die, grit, byAbility, byWorld }: Moments['moveRolled']): number {
  const common = die === 1 || byAbility || byWorld ? 1 : 0;
  return grit + (byAbility && byWorld ? 2 : common);
}
