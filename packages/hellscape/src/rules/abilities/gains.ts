import { PARTY, pick, type Rule, type SeatId, type TextRef } from '@crawlspace/kernel';
import { promptFor } from '../../asks.ts';
import type { Descent } from '../../descent.ts';
import type { FigureTold } from '../../events.ts';
import type { HellscapeMeaning } from '../../meanings.ts';
import type { Ally, Enemy, Hero } from '../../state.ts';
import {
  countedAsHeroesIn,
  type HeroOrAlly,
  isStanding,
  missingHealth,
} from '../figures/counted-as-heroes.ts';
import { pickFigure } from '../picks.ts';

/** Fire and Frost share their tokens: no more than this many lie on the table. */
const CONDITION_TOKENS = 25;

/** Heal X: the hero, or in whole another one of the zone who counts as a hero. */
export function* heal(g: Descent, hero: Hero, n: number): Rule {
  const here = countedAsHeroesIn(g, hero.zone);
  const patients = here.filter((each) => each === hero || canBeHealed(g, each));
  const patient = yield* pickFigure(
    { seat: hero.index, prompt: promptFor('heal', { n }) },
    patients.length > 0 ? patients : [hero],
  );
  yield* healFigure(g, patient, n);
}

export function canBeHealed(g: Descent, who: HeroOrAlly): boolean {
  return missingHealth(g, who) > 0 || who.fire > 0;
}

/** Each point heals, or takes off a Fire token. */
export function* healFigure(g: Descent, who: HeroOrAlly, n: number): Rule {
  if (n <= 0 || !isStanding(g, who)) return;
  const doused = yield* douse(g, who, n);
  takeOff(g, who, 'fire', doused);
  gainHealth(g, who, n - doused);
}

/** How many of the points put out Fire: those that heal nothing, and of the others as many as the player likes. */
function* douse(g: Descent, who: HeroOrAlly, n: number): Rule<number> {
  const most = Math.min(n, who.fire);
  const least = Math.max(0, Math.min(most, n - missingHealth(g, who)));
  return yield* pick({
    seat: seatOf(who),
    prompt: promptFor('douse', { n }),
    of: from(least, most),
    id: (tokens) => `douse${tokens}`,
    means: (tokens): HellscapeMeaning => ({ kind: 'douse', tokens }),
    describe: (tokens) => ({ text: { key: 'option.douse', params: { n: tokens } } }),
  });
}

/** Takes off Fire and Frost, so many tokens in all; where some have to stay, the player chooses which. */
export function* cleanse(g: Descent, who: Hero | Ally | Enemy, n: number): Rule {
  const most = Math.min(n, who.fire);
  const least = Math.max(0, Math.min(most, n - who.frost));
  const fire = yield* pick({
    seat: seatOf(who),
    prompt: promptFor('cleanse', { n }),
    of: from(least, most),
    id: (tokens) => `fire${tokens}`,
    means: (tokens): HellscapeMeaning => ({ kind: 'cleanse', fire: tokens, frost: n - tokens }),
    describe: (tokens) => ({ text: cleansed(tokens, n - tokens) }),
  });
  takeOff(g, who, 'fire', fire);
  takeOff(g, who, 'frost', n - fire);
}

function cleansed(fire: number, frost: number): TextRef {
  if (frost === 0) return { key: 'option.cleanse-fire', params: { n: fire } };
  if (fire === 0) return { key: 'option.cleanse-frost', params: { n: frost } };
  return { key: 'option.cleanse-both', params: { fire, frost } };
}

function from(least: number, most: number): number[] {
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}

/** Who decides about a figure. */
function seatOf(who: Hero | Ally | Enemy): SeatId {
  if ('index' in who) return who.index;
  return 'owner' in who && who.owner !== null ? who.owner : PARTY;
}

/** Health up to the maximum. */
export function gainHealth(g: Descent, who: HeroOrAlly, n: number): void {
  const gained = Math.min(n, missingHealth(g, who));
  if (gained <= 0) return;
  if ('index' in who) who.health += gained;
  else who.wounds -= gained;
  g.emit({ t: 'healed', amount: gained, ...named(who) });
}

/** Mana for a hero who stands. */
export function* gainMana(g: Descent, hero: Hero, n: number): Rule {
  if (n > 0 && !hero.knockedOut) yield* takeMana(g, hero, n);
}

/** Mana up to the maximum; a class may take it in another way. */
function* takeMana(g: Descent, hero: Hero, n: number): Rule {
  const rules = g.content.classes[hero.class];
  const asMana = rules.manaGained ? yield* rules.manaGained(g, hero, n) : n;
  const gained = Math.min(asMana, hero.maxMana - hero.mana);
  if (gained <= 0) return;
  hero.mana += gained;
  g.emit({ t: 'mana', hero: hero.index, amount: gained });
}

/** How much Mana the hero could still gain, in whatever way the class takes it. */
export function roomForMana(g: Descent, hero: Hero): number {
  const otherwise = g.content.classes[hero.class].roomForMana?.(g, hero) ?? 0;
  return hero.maxMana - hero.mana + otherwise;
}

/** A hero loses Mana, as far as there is any. */
export function loseMana(g: Descent, hero: Hero, n: number): void {
  const lost = Math.min(n, hero.mana);
  if (lost <= 0) return;
  hero.mana -= lost;
  g.emit({ t: 'mana-lost', hero: hero.index, amount: lost });
}

export function gainXp(g: Descent, hero: Hero, n: number): void {
  if (n <= 0) return;
  hero.xp += n;
  g.emit({ t: 'xp', hero: hero.index, amount: n });
}

export function addFire(g: Descent, who: Hero | Ally | Enemy, n: number): void {
  const placed = isDown(who) ? 0 : Math.min(n, tokensLeft(g));
  who.fire += placed;
  if (placed > 0) g.emit({ t: 'fire', amount: placed, ...named(who) });
}

export function addFrost(g: Descent, who: Hero | Ally | Enemy, n: number): void {
  const placed = isDown(who) ? 0 : Math.min(n, tokensLeft(g));
  who.frost += placed;
  if (placed > 0) g.emit({ t: 'frost', amount: placed, ...named(who) });
}

/** Takes off tokens before they do anything, as far as there are any; says how many. */
export function takeOff(
  g: Descent,
  who: Hero | Ally | Enemy,
  kind: 'fire' | 'frost',
  n: number,
): number {
  const gone = Math.min(n, who[kind]);
  if (gone <= 0) return 0;
  who[kind] -= gone;
  const told = { amount: gone, ...named(who) };
  g.emit(kind === 'fire' ? { t: 'doused', ...told } : { t: 'thawed', ...told });
  return gone;
}

/** Nothing sticks to heroes who are knocked out. */
function isDown(who: Hero | Ally | Enemy): boolean {
  return 'index' in who && who.knockedOut;
}

function tokensLeft(g: Descent): number {
  const { heroes, allies, enemies } = g.state;
  let used = 0;
  for (const each of heroes) used += each.fire + each.frost;
  for (const each of allies) used += each.fire + each.frost;
  for (const each of enemies) used += each.fire + each.frost;
  return Math.max(0, CONDITION_TOKENS - used);
}

/** How events name a figure. */
export function named(who: Hero | Ally | Enemy): FigureTold {
  if ('index' in who) return { hero: who.index };
  return 'card' in who ? { enemy: who.id, card: who.card } : { card: who.id };
}

/** Raises a maximum, and gives what it was raised by: Mana also to one who is knocked out. */
export function* raiseMaximum(g: Descent, hero: Hero, what: 'health' | 'mana', n: number): Rule {
  if (what === 'health') {
    hero.maxHealth += n;
    if (!hero.knockedOut) hero.health += n;
    return;
  }
  hero.maxMana += n;
  yield* takeMana(g, hero, n);
}
