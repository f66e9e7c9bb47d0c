import { promptsOf, type TextRef } from '@crawlspace/kernel';
import type { CardId, SkillName } from './ids.ts';

/**
 * What Brimstone asks: every kind of question, in the order in which the rooms of the rules ask them. Its
 * words stand under `prompt.KIND`; bots, the page and standing orders know it by this name.
 */
const ADVENTURE_KINDS = [
  // Setting up, and the turn.
  'starting-upgrade',
  'free-token',
  'lantern-bearer',
  'start-space',
  'who-goes-first',
  'turn-start',
  'flee',
  'use-turn-start',
  'use-turn-end',
  'start-of-activation-order',
  'end-of-turn-order',
  'activation',
  'activation-after',
  'move-free',
  'make-room',
  'drag-where',
  // Fights.
  'assign-hits',
  'assign-hits-to',
  'which-hits',
  'throw-dynamite',
  'stab-whom',
  'load-shots',
  'enemy-order',
  'reroll-enemy-dice',
  'catch-your-breath',
  // Heroes: dice, Grit, health, levels.
  'reroll',
  'reroll-higher',
  'reroll-with',
  'reroll-with-higher',
  'spend-grit-at-once',
  'revive',
  'heal-whom',
  'heal-mix',
  'comfort',
  'level-up',
  'level-up-in-peace',
  'new-ability',
  // Belongings.
  'anytime',
  'asked-to-use',
  'use-card',
  'manage-items',
  'assign-hands',
  'switch-clothing',
  'hand-over',
  'price',
  'buy',
  'part-with',
  'bag-too-full',
  'too-heavy',
  'put-away',
  'take-a-token',
  'give-up-a-token',
  'fill-valise',
  'ready-item',
  // Exploration and the Darkness.
  'which-room-first',
  'which-encounter-first',
  'order-tokens',
  'put-scavenge-back',
  'cancel-dread',
  'cancel-dread-unseen',
  // What a card is about.
  'card-enemy',
  'card-hero',
  'card-space',
  'name-a-hero',
  'who-helps',
  'who-tests',
  'who-tests-if-any',
  'which-skill',
  // Missions.
  'which-marker',
  'set-charge-with',
  'who-draws-artifact',
  'who-wears-coats',
  'who-carries-box',
  'hand-box-to',
] as const;

/** What is asked on the road and in Town, besides. */
const STAY_KINDS = [
  'who-rolls-hazard',
  'who-rolls-town-event',
  'lodging',
  'location',
  'town-service',
  'sell',
  'pay-for-row',
  'sell-for-resurrection',
  'give-for-resurrection',
  'stay-or-leave',
] as const;

const KINDS = [...ADVENTURE_KINDS, ...STAY_KINDS] as const;

export type StayAsk = (typeof STAY_KINDS)[number];

/** A kind of question that the rules have words for. */
export type NamedAsk = (typeof KINDS)[number];

/** A kind of question: one of the rules, or what a card asks in words of its own. */
export type Ask = NamedAsk | 'card';

export const ASKS: readonly Ask[] = [...KINDS, 'card'];

/** The texts that questions need. */
export type PromptKey = `prompt.${NamedAsk}`;

const PREFIX = 'prompt.';
const prompts = promptsOf<NamedAsk, Facts>(PREFIX, KINDS);

/** What is to be known of a question besides its words. */
export interface Facts {
  readonly turn?: number;
  /** The fight so far: in turns, and how many stand on both sides. */
  readonly fight?: { readonly fought: number; readonly foes: number; readonly heroes: number };
  /** An activation without enemies. */
  readonly inPeace?: true;
  /** The card that the question is about. */
  readonly card?: CardId;
  readonly skill?: SkillName;
  readonly price?: number;
  /** The dice of a roll, and what each has to reach. */
  readonly dice?: readonly number[];
  readonly need?: number;
  /** Dice that do as they lie: what more they could do would be of no use. */
  readonly done?: true;
  /** A hit as it stands, and the Wounds of those still to come. */
  readonly hit?: { readonly wounds: number; readonly rest: number; readonly health: number };
}

/** The words of a question of this kind. */
export const { promptFor, promptOn, factsOf } = prompts;

/** What a card asks: its text is made from what hangs on the answer. */
export function promptOfCard(card: CardId): TextRef {
  return { key: PREFIX + card };
}

interface Worded {
  readonly prompt: TextRef;
}

/** What kind of question this is. */
export function askOf({ prompt }: Worded): Ask {
  return prompts.kindOf(prompt) ?? 'card';
}

/** The card that asks in words of its own; null for other questions. */
export function cardAsking({ prompt }: Worded): CardId | null {
  return prompts.kindOf(prompt) ? null : prompt.key.slice(PREFIX.length);
}
