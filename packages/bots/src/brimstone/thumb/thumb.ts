import {
  type AdventureView,
  type Ask,
  askOf,
  type CardId,
  cardAsking,
  type StayAsk,
} from '@crawlspace/brimstone';
import type { Question } from '@crawlspace/kernel';
import { byHabit, firstAnswer, noOpinion } from '../../asked.ts';
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

/** What a sensible player does, by what is asked; of a new kind of question this has to be said too. */
export const HABITS: Readonly<Record<Exclude<Ask, StayAsk>, Habit>> = {
  // Setting up, and the turn.
  'starting-upgrade': startingUpgrade,
  'free-token': freeToken,
  'lantern-bearer': lanternBearer,
  'start-space': startSpace,
  'who-goes-first': whoGoesFirst,
  'turn-start': () => 'hold-back',
  flee: () => 'no',
  'use-turn-start': atTurnStart,
  'use-turn-end': atTurnEnd,
  'start-of-activation-order': noOpinion,
  'end-of-turn-order': noOpinion,
  activation: activation,
  'activation-after': activation,
  'move-free': freeMove,
  'make-room': freeMove,
  'drag-where': noOpinion,
  // Fights.
  'assign-hits': whomToHit,
  'assign-hits-to': whomToHit,
  'which-hits': whichHit,
  'throw-dynamite': whereToThrow,
  'stab-whom': whomToHit,
  'load-shots': noOpinion,
  'enemy-order': noOpinion,
  'reroll-enemy-dice': asManyAsAllowed,
  'catch-your-breath': healOrGrit,
  // Heroes: dice, Grit, health, levels.
  reroll: reroll,
  'reroll-higher': reroll,
  'reroll-with': rerollWith,
  'reroll-with-higher': rerollWith,
  'spend-grit-at-once': spendAtOnce,
  revive: () => 'yes',
  'heal-whom': whomToHeal,
  'heal-mix': healMix,
  comfort: comfort,
  'level-up': () => 'yes',
  'level-up-in-peace': () => 'yes',
  'new-ability': newAbility,
  // Belongings.
  anytime: anytime,
  'asked-to-use': asAsked,
  'use-card': useCard,
  'manage-items': sort,
  'assign-hands': hands,
  'switch-clothing': noOpinion,
  'hand-over': noOpinion,
  price: noOpinion,
  buy: noOpinion,
  'part-with': noOpinion,
  'bag-too-full': lighten,
  'too-heavy': leaveBehind,
  'put-away': noOpinion,
  'take-a-token': takeToken,
  'give-up-a-token': noOpinion,
  'fill-valise': noOpinion,
  'ready-item': noOpinion,
  // Exploration and the Darkness.
  'which-room-first': noOpinion,
  'which-encounter-first': noOpinion,
  'order-tokens': noOpinion,
  'put-scavenge-back': noOpinion,
  'cancel-dread': cancelRevealedDread,
  'cancel-dread-unseen': cancelDread,
  // What a card is about.
  'card-enemy': whomToHit,
  'card-hero': whomToHelp,
  'card-space': noOpinion,
  'name-a-hero': nameAHero,
  'who-helps': noOpinion,
  'who-tests': whoTests,
  'who-tests-if-any': whoTests,
  'which-skill': betterSkill,
  // Missions.
  'which-marker': noOpinion,
  'set-charge-with': noOpinion,
  'who-draws-artifact': noOpinion,
  'who-wears-coats': noOpinion,
  'who-carries-box': noOpinion,
  'hand-box-to': noOpinion,
  card: (asked) => OF_CARDS[cardAsking(asked.question) ?? '']?.(asked) ?? null,
};

/** Cards that ask for more than yes or no. */
const OF_CARDS: Readonly<Record<CardId, Habit>> = {
  'depth-mines-6': healOrGrit,
  'dark-a-fair-offer': fairOffer,
};

/**
 * Plays Brimstone by rules of thumb, one for each kind of question. It sees the question and what its
 * seat may know;
 * what it has no opinion on gets the first answer that is allowed.
 */
export function thumbDecider(seed: string): Decider<AdventureView> {
  return byHabit({ askOf, of: HABITS }, { belongings: '' }, anyAnswerButFlight, seed);
}

export function anyAnswerButFlight(question: Question): readonly string[] {
  if (question.kind !== 'one') return firstAnswer(question);
  return question.options.filter((id) => id !== 'flee').slice(0, 1);
}
