import { type Descent, enemiesIn } from '../../descent.ts';
import type { Condition, Value } from '../../happenings.ts';
import { enemyOf, type Occasion } from '../../occasion.ts';
import { isBossFight } from '../../rules/enemies/boss-fight.ts';
import { enemyHealth } from '../../rules/sheets/enemy-health.ts';
import { targetsOf } from './targets.ts';
import { counter, holders, isTimeLeft, tokenAt, tokensOf } from './values.ts';

/** Whether all of it is so. */
export function allMet(g: Descent, at: Occasion, conditions: readonly Condition[] = []): boolean {
  return conditions.every((condition) => isMet(g, at, condition));
}

export function isMet(g: Descent, at: Occasion, condition: Condition): boolean {
  if (typeof condition === 'string') return isSo(g, at, condition);
  if ('targets' in condition) {
    return targetsOf(g, enemyOf(at), condition.targets).length >= condition.atLeast;
  }
  if ('nobody' in condition) return targetsOf(g, enemyOf(at), condition.nobody).length === 0;
  if ('is' in condition) return worth(g, condition.value, at) === worth(g, condition.is, at);
  if ('value' in condition) {
    return worth(g, condition.value, at) >= worth(g, condition.atLeast, at);
  }
  if ('not' in condition) return !isMet(g, at, condition.not);
  if ('dead' in condition) return at.killed?.last === true && isCalled(at, condition.dead);
  if ('kind' in condition) return at.killed?.enemy.kind === condition.kind;
  return isMetByHero(g, at, condition);
}

function isCalled({ killed }: Occasion, kindOrMark: string): boolean {
  return killed?.enemy.mark === kindOrMark || killed?.enemy.kind === kindOrMark;
}

function isSo(g: Descent, at: Occasion, what: Extract<Condition, string>): boolean {
  switch (what) {
    case 'half-lost': {
      const enemy = enemyOf(at);
      return enemy.wounds * 2 >= enemyHealth(g, enemy);
    }
    case 'time-left':
      return isTimeLeft(g);
    case 'won':
      return g.state.outcome?.won === true;
    case 'boss-fight':
      return isBossFight(g);
    case 'by-a-hero':
      return at.killed !== null && at.killed.by !== null;
  }
}

type OfAHero = Extract<
  Condition,
  | { filled: unknown }
  | { holds: string }
  | { gathered: string }
  | { beside: string }
  | { undisturbed: string }
>;

function isMetByHero(g: Descent, { hero }: Occasion, condition: OfAHero): boolean {
  if (!hero) return false;
  if ('filled' in condition) return (tokenAt(g, hero.zone, condition.filled)?.count ?? 0) > 0;
  if ('holds' in condition) return holders(g, condition.holds).includes(hero.index);
  if ('gathered' in condition) {
    const held = holders(g, condition.gathered);
    return held.every((each) => g.state.heroes[each]?.zone === hero.zone);
  }
  const here = enemiesIn(g, hero.zone);
  if ('beside' in condition) return here.some(({ mark }) => mark === condition.beside);
  return here.every(({ mark }) => mark === condition.undisturbed);
}

/** What a number comes to now. */
export function worth(g: Descent, value: Value, at: Occasion): number {
  if (typeof value === 'number') return value;
  if (value === 'heroes') return g.state.heroes.length;
  if (value === 'left') return g.state.heroes.filter(({ gone }) => gone).length;
  if (value === 'miniatures') return at.killed?.miniatures ?? 0;
  if ('perHero' in value) return value.perHero * g.state.scale;
  if ('counter' in value) return counter(g, value.counter);
  if ('held' in value) return holders(g, value.held).length;
  if ('tokens' in value) return tokensOf(g, value.tokens).length;
  if ('here' in value) return (at.hero && tokenAt(g, at.hero.zone, value.here)?.count) ?? 0;
  if ('on' in value) return tokensOf(g, value.on).reduce((sum, { count = 0 }) => sum + count, 0);
  if ('from' in value) return value.from - worth(g, value.less, at);
  return isMet(g, at, value.if) ? worth(g, value.then, at) : 0;
}
