import { promptsOf, type TextRef } from '@crawlspace/kernel';
import type { CardId } from './ids.ts';

/**
 * What Hellscape asks: every kind of question, in the order in which the rooms of the rules ask them. Its
 * words stand under `ask.KIND`; bots, the page and standing orders know it by this name.
 */
export const ASKS = [
  // Setting up, and growing.
  'bearer',
  'starting-weapon',
  'potion',
  'start',
  'skill',
  // The round.
  'activate',
  'turn',
  'recover',
  'anytime',
  'use',
  'shadow-ability',
  'heal',
  'douse',
  'cleanse',
  // Ways through the dungeon.
  'move',
  'step',
  'step-ally',
  'push',
  'passage',
  'door-card',
  'door-zone',
  'follow',
  'mob-zone',
  'loot-zone',
  // Attacks.
  'attack',
  'before-roll',
  'results',
  'enemy-ability',
  'target',
  'credit',
  // Enemies.
  'enemy-order',
  'enemy-target',
  'enemy-way',
  'enemy-zone',
  'servant',
  'hourglass',
  'boss-start',
  // Belongings.
  'new-item',
  'trade',
  'hand-over',
  'put-away',
  'craft',
  // Quests.
  'summoner-way',
  'cursed-weapon',
  'well',
  // Classes.
  'stance',
  'stance-for',
  'bless',
  'column',
  'consecrate',
  'shift',
  'shift-zone',
  'light-step',
  'arrows',
  'arrows-under',
  'token-move',
  'token-attack',
  'token-recover',
  'token-trade',
  'token-special',
  'lose-token',
  'swap-token',
  'elements',
  'mana-or-elements',
  'quadrant',
  'ready-marker',
  'ready-marker-free',
  'rift',
] as const;

/** A kind of question. */
export type Ask = (typeof ASKS)[number];

/** The texts that questions need. */
export type PromptKey = `ask.${Ask}`;

const prompts = promptsOf<Ask, Facts>('ask.', ASKS);

/** What is to be known of a question besides its words. */
export interface Facts {
  /** The card that the question is about. */
  readonly card?: CardId;
  /** No enemies are about. */
  readonly quiet?: boolean;
  /** Actions that are left in the turn. */
  readonly actions?: number;
  /** Somebody weak is in danger and can be helped. */
  readonly urgent?: boolean;
  /** What the rules find clear: hardly anybody would pick something else. */
  readonly fitting?: CardId;
}

/** The words of a question of this kind. */
export const { promptFor, promptOn, factsOf } = prompts;

/** What kind of question this is; null of one that is not on the list: a server may know more of them than a page. */
export function askOf({ prompt }: { readonly prompt: TextRef }): Ask | null {
  return prompts.kindOf(prompt) ?? null;
}
