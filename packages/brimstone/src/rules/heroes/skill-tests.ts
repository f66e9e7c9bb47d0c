import { d6, odds, type Rule } from '@crawlspace/kernel';
import { type Adventure, isUp } from '../../adventure.ts';
import { successes } from '../../dice.ts';
import type { SkillTest } from '../../effects.ts';
import type { Hero } from '../../state.ts';
import { foresee, trigger } from '../abilities/active.ts';
import { heroStat } from '../figures/stats.ts';
import { heroRoll } from './rolls.ts';

/**
 * A Skill test: as many dice as the Skill, at least one of which has to reach the number. Dice are
 * not added. Returns the successes; 0 is a failure. KO'd heroes take no tests.
 */
export function* skillTest(g: Adventure, hero: Hero, test: SkillTest): Rule<number> {
  if (!isUp(hero)) return 0;
  const { skill, need, card } = test;
  const moment = { hero, skill, dice: heroStat(g, hero, skill) };
  yield* trigger(g, 'encounterTest', moment);
  const dice = yield* heroRoll(g, hero, `skill-${skill}`, {
    count: moment.dice,
    need,
    enough: test.enough ?? 1,
    card,
  });
  const passed = successes(dice, need);
  const t = passed > 0 ? 'test-passed' : 'test-failed';
  g.emit({ t, hero: hero.index, card, purpose: skill, dice, need, amount: passed });
  return passed;
}

/** The exact chance to pass a test, with so many dice lent by others; 0 for a KO'd hero, who takes none. */
export function testOdds(
  g: Adventure,
  hero: Hero,
  { skill, need }: Pick<SkillTest, 'skill' | 'need'>,
  lent = 0,
): number {
  if (!isUp(hero)) return 0;
  const moment = { hero, skill, dice: heroStat(g, hero, skill, lent) };
  foresee(g, 'encounterTest', moment);
  const succeeds = (face: number) => face >= need;
  return odds.chanceOf(odds.successPool([{ die: d6, count: moment.dice, succeeds }]), {
    atLeast: 1,
  });
}
