import {
  type AdventureView,
  factsOf,
  type Hero,
  meaningOf,
  type Rolled,
  type RollKind,
} from '@crawlspace/brimstone';
import type { Asked } from './asked.ts';
import { healthLeft, heroesUp, type Seen, sanityLeft, sheetOf, statOf } from './numbers.ts';
import { isBeside } from './places.ts';

/** What a re-roll has to be worth, in Wounds: less when the next Grit would be lost anyway. */
const WORTH_A_GRIT = 1.5;
const WORTH_ONE_OF_MANY = 0.8;
/** Wounds that a hit on an enemy does, more or less. */
const A_HIT = 2.2;
const A_FAILED_TEST = 1.5;
/** Where several means are on offer and there is no number to reach, dice below this are bad. */
const LOW = 3;

/** Gold and the like hardly matter; a point healed is worth most of a Wound. */
const A_POINT_HEALED = 0.8;
const A_CORRUPTION = 2;
/** A re-roll that is as likely to make a die better as not. */
const LIKELY = 0.5;

/** Which dice to roll again with one offer, none when the roll is not worth it. */
export function reroll(asked: Asked): string[] {
  const { question } = asked;
  const bad = badDice(asked).slice(0, question.max);
  if (question.min > 0) return bad.length > 0 ? bad : [question.options[0] as string];
  const grit = bad[0] === undefined ? undefined : question.describe?.(bad[0]).cost?.['grit'];
  return grit === undefined || isWorthGrit(asked, bad.length) ? bad : [];
}

/** Which of several offers: what is free first, Grit where it is worth it. */
export function rerollWith(asked: Asked): string {
  const { options, question } = asked;
  const free = options.find(
    (option) => option !== 'keep' && question.describe?.(option).cost === undefined,
  );
  if (free) return free;
  const failed = diceOf(asked).filter((die) => die < (needOf(asked) ?? LOW)).length;
  return isWorthGrit(asked, failed) ? (options[0] ?? 'keep') : 'keep';
}

function diceOf({ question }: Asked): readonly number[] {
  return factsOf(question).dice ?? [];
}

function needOf({ question }: Asked): number | null {
  return factsOf(question).need ?? null;
}

/** The dice that fail; without a number to reach, those that likely get better. */
function badDice(asked: Asked): string[] {
  const { options, question } = asked;
  const need = needOf(asked);
  return options.filter((option) => {
    if (need === null) return (question.describe?.(option).odds ?? 0) >= LIKELY;
    const meaning = meaningOf(question, option);
    return meaning?.kind === 'die' && meaning.value < need;
  });
}

function isWorthGrit(asked: Asked, bad: number): boolean {
  const { view, hero: owner } = asked;
  const roll = rollOf(asked);
  const roller = roll && view.heroes[roll.hero];
  if (bad === 0 || !roller) return false;
  const need = needOf(asked);
  const chance = need === null ? LIKELY : Math.max(0, 7 - need) / 6;
  const lost = bad * costOf(view, roller, roll);
  // When an adventure ends, the Grit that is left goes with it.
  if (view.outcome || isFatal(view, roller, roll.kind, lost)) return true;
  const enough = owner.grit >= statOf(view, owner, 'maxGrit') ? WORTH_ONE_OF_MANY : WORTH_A_GRIT;
  return lost * chance >= enough;
}

function rollOf({ question }: Asked): Rolled | null {
  const meaning = meaningOf(question, question.options[0] ?? '');
  return meaning && 'roll' in meaning ? (meaning.roll ?? null) : null;
}

/** What one bad die costs, in Wounds. */
function costOf(view: AdventureView, hero: Hero, { kind, purpose }: Rolled): number {
  if (kind === 'defense') return purpose === 'armor' ? 1 : blowOn(view, hero);
  if (kind === 'willpower') return 1;
  if (kind === 'attack') return A_HIT;
  if (kind === 'test') return A_FAILED_TEST;
  if (kind === 'healing') return A_POINT_HEALED;
  return purpose === 'corruption-check' ? A_CORRUPTION : 0;
}

/** The damage of a hit by one of those around the hero. */
function blowOn(view: AdventureView, hero: Hero): number {
  let damage = 1;
  for (const enemy of view.enemies) {
    if (isBeside(view, hero.space, enemy)) damage = Math.max(damage, sheetOf(view, enemy).damage);
  }
  return damage;
}

function isFatal(seen: Seen, hero: Hero, kind: RollKind, lost: number): boolean {
  if (kind === 'defense') return lost >= healthLeft(seen, hero);
  return kind === 'willpower' && lost >= sanityLeft(seen, hero);
}

/** Growing Dread is bought off when everybody has Grit to spare. */
export function cancelDread({ view }: Asked): string {
  return heroesUp(view).every((hero) => hero.grit >= statOf(view, hero, 'maxGrit')) ? 'yes' : 'no';
}

/** In the last fight every card counts. */
export function cancelRevealedDread({ view }: Asked): string {
  return heroesUp(view).every(({ grit }) => grit > 1) ? 'yes' : 'no';
}

/** Grit past the maximum: anything is better than losing it. */
export function spendAtOnce({ options }: Asked): string {
  return options.find((option) => option !== 'lose' && option !== 'move') ?? options[0] ?? 'lose';
}
