import { type AdventureView, type Hero, neighboursOf, type SpaceId } from '@crawlspace/brimstone';
import { type Asked, best, numberIn } from './asked.ts';
import { type Blow, bestBlow, blowsOf, optionOf } from './blows.ts';
import { bestThrow, WORTH_A_STICK } from './dynamite.ts';
import { enemyHealthLeft, fitness, heroesUp, isUp, menace, sheetOf } from './numbers.ts';
import { away, board, isBeside, isLit } from './places.ts';

/** How much a hero minds danger: little when fit, much when nearly out. */
const CARE_WHEN_FIT = 0.4;
const CARE_WHEN_FRAIL = 1.6;
const FRAIL = 0.4;
/** An enemy that is busy with somebody else is less of a danger. */
const BUSY = 0.3;
const IN_THE_DARK = 3;
const TOO_FAR_FROM_FRIENDS = 4;
const COMFORT = 'comforting-presence';
/** With so few Wounds to go the fight is as good as over: no time to pick anybody up. */
const NEARLY_OVER = 4;
/** Moving must be worth that much more than staying. */
const WORTH_MOVING = 0.2;

/** What to do in an activation with enemies about: stand well, then strike. */
export function fightOn(asked: Asked): string | null {
  const { view, hero, options } = asked;
  const help = options.find((option) => /^help\d/.test(option));
  if (help && woundsToGo(view) > NEARLY_OVER) return help;
  const blows = blowsOf(hero);
  const here = bestBlow(view, hero.space, blows).worth;
  if (asked.has('dynamite') && bestThrow(view, hero, hero.space).worth > here + WORTH_A_STICK) {
    return 'dynamite';
  }
  const move = betterSpot(asked, blows);
  return move ?? strike(asked, blows) ?? help ?? null;
}

function woundsToGo(view: AdventureView): number {
  let sum = 0;
  for (const enemy of view.enemies) sum += enemyHealthLeft(view, enemy);
  return sum;
}

/** The attack on offer that does most. */
function strike(asked: Asked, blows: readonly Blow[]): string | null {
  const { view, hero } = asked;
  const open = blows.filter((blow) => asked.has(optionOf(blow)));
  const { blow } = bestBlow(view, hero.space, open);
  if (blow) return optionOf(blow);
  return (
    asked.options.find((option) => /^(melee|i\d+|dual)/.test(option) && isAttack(option)) ?? null
  );
}

function isAttack(option: string): boolean {
  return !option.includes(':');
}

/** A space that is clearly better than this one, the risk of failing to get away counted in. */
function betterSpot(asked: Asked, blows: readonly Blow[]): string | null {
  const { view, hero, options, question } = asked;
  const spaces = options.filter(isSpace);
  if (spaces.length === 0) return null;
  const here = worthOfSpot(view, hero, hero.space, blows);
  const found = best(spaces, (option) => worthOfSpot(view, hero, numberIn(option), blows));
  if (!found) return null;
  const there = worthOfSpot(view, hero, numberIn(found), blows);
  const odds = question.describe?.(found).odds ?? 1;
  return odds * (there - here) > WORTH_MOVING ? found : null;
}

export function isSpace(option: string): boolean {
  return /^s\d/.test(option);
}

/** What a space is worth to a hero in a fight. */
export function worthOfSpot(
  view: AdventureView,
  hero: Hero,
  space: SpaceId,
  blows: readonly Blow[],
): number {
  const attack = bestBlow(view, space, blows).worth;
  const frail = fitness(hero) < FRAIL;
  const danger = dangerAt(view, hero, space) * (frail ? CARE_WHEN_FRAIL : CARE_WHEN_FIT);
  const dark = isLit(view, space) ? 0 : IN_THE_DARK;
  return attack + comfortFrom(view, hero, space) - danger - dark - lonely(view, hero, space);
}

/** The Wounds to expect, and how near the enemies are where there is nothing to strike at. */
function dangerAt(view: AdventureView, hero: Hero, space: SpaceId): number {
  const heroes = heroesUp(view).length;
  let danger = 0;
  for (const enemy of view.enemies) {
    const sheet = sheetOf(view, enemy);
    const hurt = menace(view, enemy, hero);
    const busy = enemy.target !== null && enemy.target !== hero.index ? BUSY : 1;
    if (isBeside(view, space, enemy)) {
      danger += hurt * busy + (sheet.abilities['ab-fear'] ?? 0) / 2;
    } else if (away(view, space, enemy) <= sheet.move + 1) danger += (hurt * busy) / heroes;
  }
  return danger;
}

/** Nobody fights well alone, and who cannot strike yet comes nearer. */
function lonely(view: AdventureView, hero: Hero, space: SpaceId): number {
  let friend = Number.POSITIVE_INFINITY;
  for (const other of view.heroes) {
    if (other === hero || !isUp(other)) continue;
    friend = Math.min(friend, spacesBetween(view, space, other.space));
  }
  let foe = Number.POSITIVE_INFINITY;
  for (const enemy of view.enemies) foe = Math.min(foe, away(view, space, enemy));
  const apart = Number.isFinite(friend) ? Math.max(0, friend - TOO_FAR_FROM_FRIENDS) / 4 : 0;
  const far = Number.isFinite(foe) ? foe / 10 : 0;
  return apart + (fitness(hero) < FRAIL ? -far : far);
}

function spacesBetween(view: AdventureView, one: SpaceId, other: SpaceId): number {
  const map = board(view);
  const dx = Math.abs((map.x[one] ?? 0) - (map.x[other] ?? 0));
  return Math.max(dx, Math.abs((map.y[one] ?? 0) - (map.y[other] ?? 0)));
}

/** Who comforts others stands next to those who need it. */
export function comfortFrom(view: AdventureView, hero: Hero, space: SpaceId): number {
  if (!hero.upgrades.includes(COMFORT)) return 0;
  const around = neighboursOf(board(view), space);
  let worth = 0;
  for (const other of view.heroes) {
    const hurt = other.wounds + other.sanityDamage;
    if (other !== hero && isUp(other) && hurt > 0 && around.includes(other.space)) {
      worth += fitness(other) < 0.5 ? 0.8 : 0.4;
    }
  }
  return worth;
}
