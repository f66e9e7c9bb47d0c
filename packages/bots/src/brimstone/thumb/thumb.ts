import type { AdventureView } from '@crawlspace/brimstone';
import type { Question } from '@crawlspace/kernel';
import { byHabit, firstAnswer } from '../../asked.ts';
import type { Decider } from '../../decider.ts';
import { activation } from './activation.ts';
import type { Habit } from './asked.ts';
import { freeToken, lanternBearer, newAbility, startingUpgrade, takeToken } from './beginnings.ts';
import { hands, leaveBehind, lighten, sort } from './belongings.ts';
import { comfort, healMix, healOrGrit } from './care.ts';
import {
  asManyAsAllowed,
  betterSkill,
  fairOffer,
  freeMove,
  nameAHero,
  useCard,
  whoGoesFirst,
  whomToHelp,
  whoTests,
} from './choices.ts';
import { whereToThrow } from './dynamite.ts';
import { startSpace } from './explore.ts';
import { cancelDread, cancelRevealedDread, reroll, rerollWith, spendAtOnce } from './grit.ts';
import { whichHit, whomToHit } from './targets.ts';
import { anytime, asAsked, atTurnEnd, atTurnStart, whomToHeal } from './uses.ts';

/** What a sensible player does, by the question that is asked. */
export const HABITS: Readonly<Record<string, Habit>> = {
  'prompt.activation': activation,
  'prompt.activation-after': activation,
  'prompt.anytime': anytime,
  'prompt.asked-to-use': asAsked,
  'prompt.use-turn-start': atTurnStart,
  'prompt.use-turn-end': atTurnEnd,
  'prompt.use-card': useCard,

  'prompt.assign-hits': whomToHit,
  'prompt.assign-hits-to': whomToHit,
  'prompt.which-hits': whichHit,
  'prompt.stab-whom': whomToHit,
  'prompt.card-enemy': whomToHit,
  'prompt.throw-dynamite': whereToThrow,
  'prompt.move-free': freeMove,
  'prompt.make-room': freeMove,

  'prompt.reroll': reroll,
  'prompt.reroll-higher': reroll,
  'prompt.reroll-with': rerollWith,
  'prompt.reroll-with-higher': rerollWith,
  'prompt.reroll-enemy-dice': asManyAsAllowed,
  'prompt.spend-grit-at-once': spendAtOnce,
  'prompt.cancel-dread': cancelRevealedDread,
  'prompt.cancel-dread-unseen': cancelDread,

  'prompt.heal-whom': whomToHeal,
  'prompt.card-hero': whomToHelp,
  'prompt.heal-mix': healMix,
  'prompt.catch-your-breath': healOrGrit,
  'prompt.depth-mines-6': healOrGrit,
  'prompt.comfort': comfort,
  'prompt.revive': () => 'yes',

  'prompt.turn-start': () => 'hold-back',
  'prompt.flee': () => 'no',
  'prompt.level-up': () => 'yes',
  'prompt.level-up-in-peace': () => 'yes',
  'prompt.new-ability': newAbility,
  'prompt.who-goes-first': whoGoesFirst,
  'prompt.name-a-hero': nameAHero,
  'prompt.dark-a-fair-offer': fairOffer,
  'prompt.which-skill': betterSkill,
  'prompt.who-tests': whoTests,
  'prompt.who-tests-if-any': whoTests,

  'prompt.starting-upgrade': startingUpgrade,
  'prompt.free-token': freeToken,
  'prompt.take-a-token': takeToken,
  'prompt.lantern-bearer': lanternBearer,
  'prompt.start-space': startSpace,
  'prompt.assign-hands': hands,
  'prompt.manage-items': sort,
  'prompt.bag-too-full': lighten,
  'prompt.too-heavy': leaveBehind,
};

/**
 * Plays Brimstone by rules of thumb, one for each kind of question. It sees the question and what its
 * seat may know; whatever it does not understand gets the first answer that is allowed.
 */
export function thumbDecider(seed: string): Decider<AdventureView> {
  return byHabit(HABITS, { belongings: '' }, anyAnswerButFlight, seed);
}

export function anyAnswerButFlight(question: Question): readonly string[] {
  if (question.kind !== 'one') return firstAnswer(question);
  return question.options.filter((id) => id !== 'flee').slice(0, 1);
}
