import { type OptionDetails, pick, type Rule } from '@crawlspace/kernel';
import type { Ability } from '../../ability.ts';
import { promptFor } from '../../asks.ts';
import type { Combat, RolledDie } from '../../combat.ts';
import type { ClassDeed } from '../../content-types.ts';
import { type Descent, isUp } from '../../descent.ts';
import type { HellscapeMeaning } from '../../meanings.ts';
import type { Hero } from '../../state.ts';
import { inForce, type Owned, useOf } from '../abilities/in-force.ts';
import { isUsable } from '../abilities/usable.ts';
import { describeUse, meansUse, useId } from '../abilities/use.ts';
import { asidesOf, describeClassDeed, isAside } from '../asides.ts';
import { fitsCombat, rerollable, unresolved } from '../figures/queries.ts';
import { type Champion, championOf, combatAbilities, useInCombat } from './champion.ts';
import { rollDie } from './pool.ts';
import { orderMatters, resolveDie, resolveTheRest } from './results.ts';

/** Free abilities that only better the roll or harm the target apply by themselves. */
export function* applyFreeAbilities(g: Descent, combat: Combat, champion: Champion): Rule {
  for (const owned of combatAbilities(g, champion)) {
    if (!isFreeBonus(owned.ability) || !isUsableIn(g, combat, champion, owned)) continue;
    // A card may go while others are used one after the other.
    if (!combatAbilities(g, champion).some(({ key }) => key === owned.key)) continue;
    // Wounds come out of a fight, so they wait until the dice have fallen.
    if (combat.rolled || !owned.ability.effects.some(({ do: what }) => what === 'wounds'))
      yield* useInCombat(g, champion, owned);
  }
}

const PLAIN_BONUSES: ReadonlySet<string> = new Set([
  'hits',
  'shields',
  'less-shields',
  'less-hits',
  'dice',
  'ignore',
  'in-shadow',
]);
const HARM: ReadonlySet<string> = new Set(['wounds', 'fire', 'frost']);

/** Free abilities apply by themselves where all they do is to better the roll or to harm the target. */
export function isFreeBonus({ cost, limit, effects }: Ability): boolean {
  if (cost || limit === 'any-number' || limit === 'round' || limit === 'quest') return false;
  for (const effect of effects) {
    const harms = HARM.has(effect.do) && 'on' in effect && effect.on === 'target';
    if (!harms && !PLAIN_BONUSES.has(effect.do)) return false;
  }
  return true;
}

export function isUsableIn(g: Descent, combat: Combat, { hero }: Champion, owned: Owned): boolean {
  return fitsCombat(owned.ability.timing, combat) && isUsable(g, hero, owned);
}

/** Before the roll: abilities that add dice or results may be used already. */
export function* prepareTheRoll(g: Descent, combat: Combat, champion: Champion): Rule {
  const { hero } = champion;
  while (isUp(hero)) {
    const uses = usesIn(g, combat, champion).filter(addsDice);
    if (uses.length === 0) return;
    const picked = yield* pick<Applying>({
      seat: hero.index,
      prompt: promptFor('before-roll'),
      of: [...uses, ...asidesOf(g, hero), 'roll'],
      id: (each) => applyingId(combat, each),
      means: (each) => meansApplying(combat, each),
      describe: describeApplying,
    });
    if (picked === 'roll') return;
    yield* apply(g, combat, champion, picked);
  }
}

function addsDice({ ability }: Owned): boolean {
  return ability.effects.some((effect) => effect.do === 'dice' || effect.do === 'in-shadow');
}

function usesIn(g: Descent, combat: Combat, champion: Champion): Owned[] {
  return combatAbilities(g, champion).filter((owned) => isUsableIn(g, combat, champion, owned));
}

/** The results are applied one by one in the order the roller likes, with abilities and rerolls in between. */
export function* applyResults(g: Descent, combat: Combat): Rule {
  for (;;) {
    const champion = championOf(g, combat);
    if (!champion || !isUp(champion.hero)) break;
    const { hero } = champion;
    yield* applyFreeAbilities(g, combat, champion);
    const uses = usesIn(g, combat, champion);
    const rerolls = rerollable(combat);
    const waiting = unresolved(combat);
    if (uses.length === 0 && rerolls.length === 0) {
      const asks = waiting.length > 0 && mayStillUse(g, combat, champion);
      if (!asks && !orderMatters(g, combat, waiting)) break;
    }
    const picked = yield* pick<Applying>({
      seat: hero.index,
      prompt: promptFor('results'),
      of: [
        ...waiting,
        ...rerolls.map((die) => ({ rerolled: die })),
        ...uses,
        ...asidesOf(g, hero),
        'finish',
      ],
      id: (each) => applyingId(combat, each),
      means: (each) => meansApplying(combat, each),
      describe: (each) => (each === 'finish' && rerolls.length > 0 ? KEPT : describeApplying(each)),
    });
    if (picked === 'finish') break;
    yield* apply(g, combat, champion, picked);
  }
  yield* resolveTheRest(g, combat);
}

/** While dice can be rolled again, going on is keeping them. */
const KEPT: OptionDetails = { text: { key: 'option.keep-dice' } };

/** What can be done before the roll or with its results: an ability is used, a die is resolved or rolled again. */
type Applying = RolledDie | { readonly rerolled: RolledDie } | Owned | ClassDeed | Word;
type Word = 'roll' | 'finish';

function isWord(applying: Applying): applying is Word {
  return applying === 'roll' || applying === 'finish';
}

function* apply(g: Descent, combat: Combat, champion: Champion, applying: Applying): Rule {
  if (isWord(applying)) return;
  if (isAside(applying)) yield* applying.resolve(g, champion.hero);
  else if ('ability' in applying) yield* useInCombat(g, champion, applying);
  else if ('rerolled' in applying) reroll(g, combat, champion.hero, applying.rerolled);
  else yield* resolveDie(g, combat, applying);
}

function applyingId({ dice }: Combat, applying: Applying): string {
  if (isWord(applying)) return applying;
  if (isAside(applying)) return applying.id;
  if ('ability' in applying) return useId(applying);
  if ('rerolled' in applying) return `reroll${dice.indexOf(applying.rerolled)}`;
  return `die${dice.indexOf(applying)}`;
}

function meansApplying({ dice }: Combat, applying: Applying): HellscapeMeaning {
  if (isWord(applying)) return { kind: applying };
  if (isAside(applying)) return applying.means;
  if ('ability' in applying) return meansUse(applying);
  if ('rerolled' in applying) return { kind: 'reroll', die: dice.indexOf(applying.rerolled) };
  return { kind: 'resolve', die: dice.indexOf(applying) };
}

function describeApplying(applying: Applying): OptionDetails {
  if (isWord(applying)) return {};
  if (isAside(applying)) return describeClassDeed(applying);
  if ('ability' in applying) return describeUse(applying);
  return { text: { key: 'rerolled' in applying ? 'option.reroll' : 'option.die' } };
}

/**
 * A hero with an ability for this combat may want the results in a certain order even when it cannot
 * be paid yet. The dice of a spirit bring nothing to pay with.
 */
function mayStillUse(g: Descent, combat: Combat, { hero, ally }: Champion): boolean {
  if (ally) return false;
  return inForce(g, hero, 'combat').some(
    (owned) =>
      owned.ability.cost !== undefined &&
      !owned.ability.cost.discard &&
      fitsCombat(owned.ability.timing, combat) &&
      !combat.used.includes(owned.key) &&
      !isOnlyImpossible(g, hero, owned),
  );
}

/** Nothing but the special of its card, and that cannot be done. */
function isOnlyImpossible(g: Descent, hero: Hero, owned: Owned): boolean {
  const use = useOf(hero, owned);
  return owned.ability.effects.every(
    (effect) =>
      effect.do === 'special' && g.content.specials[effect.id]?.possible?.(g, use) === false,
  );
}

function reroll(g: Descent, combat: Combat, hero: Hero, die: RolledDie): void {
  if (die.die === 'enemy' && combat.enemyRerolls > 0) combat.enemyRerolls--;
  else combat.rerolls--;
  const face = rollDie(g, die);
  g.emit({ t: 'rerolled', hero: hero.index, dice: [face], rule: 'H-ABIL-27' });
}
