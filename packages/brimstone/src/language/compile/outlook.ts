import { type OptionDetails, odds } from '@crawlspace/kernel';
import { diceOf } from '../../dice.ts';
import type { SkillName } from '../../ids.ts';
import { testOdds } from '../../rules/queries.ts';
import type { Hero } from '../../state.ts';
import type { Effect, Effects } from '../effects.ts';
import { type Frame, withYou } from '../frame.ts';
import { compileQuantity } from './values.ts';

/** What an option shows of the dice that it leads to. */
type Chances = Pick<OptionDetails, 'odds' | 'chances'>;

/** The same, known from the data before anything is paid; nothing where no die of the hero decides. */
export type Outlook = (at: Frame, hero: Hero) => Chances;

type TestData = Extract<Effect, { readonly do: 'test' }>;
type RollData = Extract<Effect, { readonly do: 'roll' }>;

const NOTHING: Outlook = () => ({});

/** The first die of the hero's own among these effects: a test, or a roll with one number to reach. */
export function compileOutlook(effects: Effects): Outlook {
  for (const effect of effects) {
    if (effect.do === 'test' && effect.by === 'you') return outlookOfTest(effect);
    if (effect.do === 'roll' && effect.by !== 'card') return outlookOfRoll(effect);
    if (effect.do === 'with-marker') return compileOutlook(effect.then);
  }
  return NOTHING;
}

/** A hero who may choose between Skills takes the better one. A number that is rolled is not known. */
function outlookOfTest({ skill, need, dice = 0 }: TestData): Outlook {
  if (typeof need === 'string' || typeof dice === 'string') return NOTHING;
  const skills = [skill].flat();
  const [needs, lends] = [compileQuantity(need), compileQuantity(dice)];
  return (at, hero) => {
    const here = withYou(at, hero);
    const test = { need: needs(here, 'need'), dice: lends(here, 'dice') };
    return oneChance(
      'test',
      Math.max(...skills.map((each) => testOdds(at.g, hero, { ...test, skill: each }, test.dice))),
    );
  };
}

function outlookOfRoll({ from, dice = 'D6' }: RollData): Outlook {
  const [need] = from;
  if (need === undefined || from.length > 1 || typeof dice === 'number') return NOTHING;
  const { die, count, plus } = diceOf(dice);
  const chance = odds.chanceOf(odds.sumPool([{ die, count }]), { atLeast: need - plus });
  return () => oneChance('enough', chance);
}

/** The chance of a hero to pass a test whose numbers are known. */
export function chanceToPass(
  { g }: Frame,
  hero: Hero,
  { skill, need, dice = 0 }: { skill: SkillName; need: number; dice?: number },
): Chances {
  return oneChance('test', testOdds(g, hero, { skill, need }, dice));
}

function oneChance(of: string, chance: number): Chances {
  return { odds: chance, chances: [{ of, odds: chance }] };
}
