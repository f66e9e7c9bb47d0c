import {
  isStandingOrders,
  isTableOrders,
  type QuestionFamily,
  type StandingOrder,
  type StandingOrders,
  type TableOrder,
  type TableOrders,
  withGeneralOrder,
  withOrder,
  withoutOrder,
} from '@crawlspace/bots/orders';
import { kept, keptChoice } from './kept.ts';

export { language, speak, withTexts } from './language.ts';

export const MOTIONS = ['full', 'fast', 'off'] as const;
export type Motion = (typeof MOTIONS)[number];
export const TEXT_SIZES = ['small', 'normal', 'large', 'largest'] as const;
export const PALETTES = ['standard', 'colour-blind'] as const;
export const ENEMY_PACES = ['at-once', 'brisk', 'calm', 'steps'] as const;
export type EnemyPace = (typeof ENEMY_PACES)[number];
export const BOT_PACES = ['at-once', 'brisk', 'calm'] as const;

/** Silent until somebody asks for sound. */
export const sound = kept('sound', false, (stored) => typeof stored === 'boolean');
export const motion = keptChoice('motion', MOTIONS, wantsLessMotion() ? 'off' : 'full');
export const textSize = keptChoice('textSize', TEXT_SIZES, 'normal');
export const palette = keptChoice('palette', PALETTES, 'standard');
/** How long the table waits before a bot's answer takes effect. */
export const botPace = keptChoice('botPace', BOT_PACES, 'brisk');
/** How fast enemies act, one after the other. */
export const enemyPace = keptChoice('enemyPace', ENEMY_PACES, 'brisk');
/** Whether great moments go by themselves and wait for nobody. */
export const keepGoing = kept('keepGoing', false, (stored) => typeof stored === 'boolean');
/** Whether a new game proposes its set-up instead of asking for it step by step. */
export const setUpForUs = kept('setUpForUs', true, (stored) => typeof stored === 'boolean');
/** What answers itself. Browsers keep it under the name it had first. */
export const standingOrders = kept<StandingOrders>('reactions', {}, isStandingOrders);
/** What answers itself at single tables. */
export const tableOrders = kept<TableOrders>('tableOrders', {}, isTableOrders);
/** Hints for the first game that have been shown. */
export const hintsSeen = kept<readonly string[]>('hintsSeen', [], isListOfTexts);

export function giveOrder(family: QuestionFamily, order: StandingOrder): void {
  standingOrders.value = withGeneralOrder(standingOrders.peek(), family, order);
}

export function giveTableOrder(game: string, order: TableOrder): void {
  tableOrders.value = withOrder(tableOrders.peek(), game, order);
}

export function endTableOrder(game: string, order: TableOrder): void {
  tableOrders.value = withoutOrder(tableOrders.peek(), game, order);
}

export function markHintSeen(hint: string): void {
  if (!hintsSeen.peek().includes(hint)) hintsSeen.value = [...hintsSeen.peek(), hint];
}

/** Milliseconds before a bot's answer takes effect. */
export function pauseOfBots(): number {
  return { 'at-once': 0, brisk: 350, calm: 1100 }[botPace.peek()];
}

function wantsLessMotion(): boolean {
  if (typeof matchMedia === 'undefined') return false;
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function isListOfTexts(stored: unknown): boolean {
  return Array.isArray(stored) && stored.every((each) => typeof each === 'string');
}
