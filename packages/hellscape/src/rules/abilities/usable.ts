import type { Amount, Cost, Effect, Need, NeedOfTheFoe, On } from '../../ability.ts';
import { type Descent, enemiesIn, heroesIn, miniatures } from '../../descent.ts';
import type { UseOf } from '../../effects.ts';
import type { Hero } from '../../state.ts';
import { countedAsHeroesIn } from '../figures/counted-as-heroes.ts';
import { type Figure, opponent } from '../figures/queries.ts';
import { canAttackNow } from '../figures/reach.ts';
import { isInShadow } from '../figures/shadow.ts';
import { figuresFor } from '../figures/targets.ts';
import { canBeHealed, roomForMana } from './gains.ts';
import { type Owned, useOf } from './in-force.ts';

/** Whether the hero may use the ability now: not used up, payable, its needs met, and of some effect. */
export function isUsable(g: Descent, hero: Hero, owned: Owned): boolean {
  const { ability, key } = owned;
  if (isOncePerRound(owned) && hero.usedThisRound.includes(key)) return false;
  const { combat } = g.state;
  if (combat && ability.limit !== 'any-number' && combat.used.includes(key)) return false;
  if (ability.cost && !canPay(g, hero, ability.cost)) return false;
  if (ability.needs) {
    for (const need of ability.needs) if (!isMet(g, hero, need)) return false;
  }
  return isOfUse(g, hero, owned);
}

/** Free abilities of the turn would never end, so they too work once in a round. */
export function isOncePerRound({ ability }: Pick<Owned, 'ability'>): boolean {
  if (ability.limit === 'round') return true;
  return (
    !ability.cost && !ability.limit && (ability.timing === 'turn' || ability.timing === 'anytime')
  );
}

function canPay(g: Descent, hero: Hero, cost: Cost): boolean {
  if (cost.mana && hero.mana < cost.mana) return false;
  if (cost.wounds && hero.health < cost.wounds) return false;
  if (!cost.rage && !cost.elements) return true;
  return g.content.classes[hero.class].canPay?.(hero, cost) ?? false;
}

function isMet(g: Descent, hero: Hero, need: Need): boolean {
  if (typeof need === 'object') {
    if ('wounded' in need) return hero.maxHealth - hero.health >= need.wounded;
    return countEnemies(g, hero.zone) >= need.enemiesHere;
  }
  switch (need) {
    case 'shadow':
      return isInShadow(g, hero);
    case 'light':
      return !isInShadow(g, hero);
    case 'dual-wield':
      return (g.state.combat?.weapons.length ?? 0) >= 2;
    case 'company':
      return hasCompany(g, hero);
    case 'alone':
      return !hasCompany(g, hero);
    case 'has-not-moved':
      return hero.turn?.moved === false;
    default:
      return isMetByOpponent(g, need);
  }
}

function isMetByOpponent(g: Descent, need: NeedOfTheFoe): boolean {
  const { combat } = g.state;
  const enemy = combat ? opponent(g, combat) : undefined;
  if (!combat || !enemy) return false;
  switch (need) {
    case 'against-mob':
      return enemy.kind === 'mob';
    case 'against-monster':
      return enemy.kind !== 'mob';
    case 'near':
      return combat.range === 0;
    case 'far':
      return combat.range > 0;
    case 'target-frost':
      return enemy.frost > 0;
    case 'target-poison':
      return enemy.poison !== null;
  }
}

function hasCompany(g: Descent, hero: Hero): boolean {
  return countedAsHeroesIn(g, hero.zone).length > 1;
}

export function countEnemies(g: Descent, zone: number): number {
  let count = 0;
  for (const enemy of g.state.enemies) if (enemy.zone === zone) count += miniatures(enemy);
  return count;
}

/** An ability is offered when at least one of its effects would do something. */
function isOfUse(g: Descent, hero: Hero, owned: Owned): boolean {
  for (const effect of owned.ability.effects) if (does(g, hero, owned, effect)) return true;
  return owned.ability.effects.length === 0;
}

/** Those for whom an effect would do something now; null when it is not about figures. */
export function reachedBy(
  g: Descent,
  hero: Hero,
  owned: Owned,
  effect: Effect,
): readonly Figure[] | null {
  switch (effect.do) {
    case 'heal': {
      const patients = figures(g, hero, owned, effect.on ?? 'heroes-here');
      return patients.filter((each) => !('card' in each) && canBeHealed(g, each));
    }
    case 'mana':
      return figures(g, hero, owned, effect.on).filter(
        (each) => 'index' in each && roomForMana(g, each) > 0,
      );
    case 'wounds':
    case 'fire':
    case 'frost':
    case 'push':
    case 'pull':
    case 'lose-mana':
      return figures(g, hero, owned, effect.on);
    case 'cleanse':
      return figures(g, hero, owned, effect.on).filter((each) => each.fire + each.frost > 0);
    default:
      return null;
  }
}

function figures(g: Descent, hero: Hero, owned: Owned, on: On = 'self'): readonly Figure[] {
  return on === 'self' ? [hero] : figuresFor(g, useOf(hero, owned), on);
}

function does(g: Descent, hero: Hero, owned: Owned, effect: Effect): boolean {
  const reached = reachedBy(g, hero, owned, effect);
  if (reached) return reached.length > 0;
  const { combat } = g.state;
  switch (effect.do) {
    case 'hits':
    case 'shields':
    case 'less-shields':
    case 'less-hits':
    case 'dice':
    case 'in-shadow':
      return combat !== null;
    case 'reroll':
      return combat?.rolled === true;
    case 'ignore':
      return combat !== null;
    case 'mp':
      return hero.turn?.mp !== null && hero.turn?.mp !== undefined;
    case 'slip':
      return hero.turn?.slipping === false && enemiesIn(g, hero.zone).length > 0;
    case 'rage':
    case 'element':
    case 'token':
    case 'conjure':
    case 'ready':
      return g.content.classes[hero.class].canGain?.(g, hero, effect) ?? false;
    case 'attack':
      return canAttackNow(g, hero);
    case 'special':
      return g.content.specials[effect.id]?.possible?.(g, useOf(hero, owned)) ?? true;
    default:
      return true;
  }
}

/** The value of an amount now. */
export function amountOf(g: Descent, use: UseOf, n: Amount): number {
  if (typeof n === 'number') return n;
  return Math.min(n.max ?? Number.POSITIVE_INFINITY, n.each * counted(g, use, n.per));
}

function counted(g: Descent, use: UseOf, what: Exclude<Amount, number>['per']): number {
  switch (what) {
    case 'enemies-here':
      return countEnemies(g, zoneOf(use));
    case 'heroes-here':
      return heroesIn(g, zoneOf(use)).length;
    case 'mana-left':
      return use.hero?.mana ?? 0;
  }
}

/** Where the user stands. */
export function zoneOf(use: UseOf): number {
  return (use.ally ?? use.hero ?? use.enemy)?.zone ?? -1;
}
