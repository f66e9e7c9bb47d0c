import { d6, odds, type Rule } from '@crawlspace/kernel';
import type { Adventure } from '../../adventure.ts';
import type { Activation, Enemy, Hero } from '../../state.ts';
import { foresee, trigger } from '../abilities/active.ts';
import { enemyStat } from '../figures/enemy-stats.ts';
import { isAdjacent, isInStasis } from '../figures/figures.ts';
import { heroStat } from '../figures/stats.ts';

/** The Escape value that binds a hero: the highest among the adjacent enemies, 0 without any. */
export function escapeValue(g: Adventure, hero: Hero): number {
  let highest = 0;
  for (const enemy of g.state.enemies) {
    if (isAdjacent(g, hero.space, enemy)) highest = Math.max(highest, escapeValueOf(g, enemy));
  }
  return highest;
}

export function escapeValueOf(g: Adventure, enemy: Enemy): number {
  if (isInStasis(g, enemy)) return 0;
  return enemyStat(g, enemy.type, 'escape', enemy);
}

/** Whether the next step needs an Escape test: a passed one covers equal and lower values all turn. */
export function mustEscape(g: Adventure, hero: Hero): boolean {
  return escapeValue(g, hero) > (hero.activation?.escaped ?? 0);
}

/**
 * Escape test: one die against the highest Escape value next to the hero. What was rolled against,
 * not the number on the die, is passed for the rest of the turn; a failure ends the movement.
 */
export function* escapeTest(g: Adventure, hero: Hero, activation: Activation): Rule<boolean> {
  const value = escapeValue(g, hero);
  const need = needOnDie(g, hero, value);
  const test = { hero, waived: false, forbidden: false };
  yield* trigger(g, 'escapeTest', test);
  if (test.waived) return true;
  const dice = test.forbidden ? [] : yield* g.do.heroRoll(g, hero, 'escape', { count: 1, need });
  const passed = dice.some((die) => die >= need);
  if (passed) activation.escaped = value;
  else activation.stuck = true;
  g.emit({
    t: passed ? 'escaped' : 'caught',
    hero: hero.index,
    dice,
    need,
    rule: passed ? 'B-ESC-02' : 'B-ESC-05',
  });
  return passed;
}

/** The exact chance of the test that the next step needs; 1 when it needs none. */
export function escapeOdds(g: Adventure, hero: Hero): number {
  if (!mustEscape(g, hero)) return 1;
  const test = { hero, waived: false, forbidden: false };
  foresee(g, 'escapeTest', test);
  if (test.waived || test.forbidden) return test.waived ? 1 : 0;
  const need = needOnDie(g, hero, escapeValue(g, hero));
  const roll = odds.successPool([{ die: d6, count: 1, succeeds: (face: number) => face >= need }]);
  return odds.chanceOf(roll, { atLeast: 1 });
}

function needOnDie(g: Adventure, hero: Hero, value: number): number {
  return value - heroStat(g, hero, 'escape');
}
