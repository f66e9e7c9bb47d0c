import { type AdventureView, type Hero, meaningOf } from '@crawlspace/brimstone';
import type { Asked } from './asked.ts';
import { healthLeft, heroesUp, sanityLeft, sheetOf, statOf } from './numbers.ts';
import { isBeside } from './places.ts';

/** What a re-roll has to be worth, in Wounds: less when the next Grit would be lost anyway. */
const WORTH_A_GRIT = 3;
const WORTH_ONE_OF_MANY = 1.6;
/** Wounds that a hit on an enemy does, more or less. */
const A_HIT = 2.2;
const A_FAILED_TEST = 1.5;

/** Which dice to roll again with one offer, none when the roll is not worth it. */
export function reroll(asked: Asked): string[] {
  const { question } = asked;
  const failed = failedDice(asked).slice(0, question.max);
  if (question.min > 0) return failed.length > 0 ? failed : [question.options[0] as string];
  const grit = failed[0] === undefined ? undefined : question.describe?.(failed[0]).cost?.['grit'];
  return grit === undefined || isWorthGrit(asked, failed.length) ? failed : [];
}

/** Which of several offers: what is free first, Grit where it is worth it. */
export function rerollWith(asked: Asked): string {
  const { options, question } = asked;
  const free = options.find(
    (option) => option !== 'keep' && question.describe?.(option).cost === undefined,
  );
  if (free) return free;
  const failed = diceOf(asked).filter((die) => die < needOf(asked)).length;
  return isWorthGrit(asked, failed) ? (options[0] ?? 'keep') : 'keep';
}

function diceOf({ question }: Asked): number[] {
  return String(question.prompt.params?.['dice'] ?? '')
    .split(' ')
    .map(Number);
}

/** Without a number to reach, low dice are the failures. */
function needOf({ question }: Asked): number {
  return Number(question.prompt.params?.['need'] ?? 3);
}

function failedDice(asked: Asked): string[] {
  const need = needOf(asked);
  return asked.options.filter((option) => {
    const meaning = meaningOf(asked.question, option);
    return meaning?.kind === 'die' && meaning.value < need;
  });
}

function isWorthGrit(asked: Asked, failed: number): boolean {
  const { view, hero: owner, question } = asked;
  if (failed === 0) return false;
  const roller = view.heroes.find(({ name }) => name === question.prompt.params?.['hero']) ?? owner;
  const purpose = purposeOf(asked);
  const chance = Math.max(0, 7 - needOf(asked)) / 6;
  const lost = failed * costOf(view, roller, purpose);
  if (isFatal(roller, purpose, lost)) return true;
  const enough = owner.grit >= statOf(owner, 'maxGrit') ? WORTH_ONE_OF_MANY : WORTH_A_GRIT;
  return lost * chance >= enough;
}

function purposeOf({ question }: Asked): string {
  const purpose = question.prompt.params?.['purpose'];
  return typeof purpose === 'object' ? purpose.key.replace('roll.', '') : '';
}

/** What one failed die costs, in Wounds. */
function costOf(view: AdventureView, hero: Hero, purpose: string): number {
  if (purpose === 'defense' || purpose === 'cover') return blowOn(view, hero);
  if (purpose === 'willpower') return 1;
  if (purpose === 'to-hit') return A_HIT;
  return purpose.startsWith('skill-') ? A_FAILED_TEST : 0;
}

/** The damage of a hit by one of those around the hero. */
function blowOn(view: AdventureView, hero: Hero): number {
  let damage = 1;
  for (const enemy of view.enemies) {
    if (isBeside(view, hero.space, enemy)) damage = Math.max(damage, sheetOf(view, enemy).damage);
  }
  return damage;
}

function isFatal(hero: Hero, purpose: string, lost: number): boolean {
  if (purpose === 'defense' || purpose === 'cover') return lost >= healthLeft(hero);
  return purpose === 'willpower' && lost >= sanityLeft(hero);
}

/** Growing Dread is bought off when everybody has Grit to spare. */
export function cancelDread({ view }: Asked): string {
  return heroesUp(view).every((hero) => hero.grit >= statOf(hero, 'maxGrit')) ? 'yes' : 'no';
}

/** In the last fight every card counts. */
export function cancelRevealedDread({ view }: Asked): string {
  return heroesUp(view).every(({ grit }) => grit > 1) ? 'yes' : 'no';
}

/** Grit past the maximum: anything is better than losing it. */
export function spendAtOnce({ options }: Asked): string {
  return options.find((option) => option !== 'lose' && option !== 'move') ?? options[0] ?? 'lose';
}
