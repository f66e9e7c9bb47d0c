import { pick, type Rule } from '@crawlspace/kernel';
import { type Adventure, board, inFight } from '../../adventure.ts';
import { amongSpaces } from '../../asking.ts';
import { promptFor } from '../../asks.ts';
import { neighboursOf, type SpaceId } from '../../board/index.ts';
import type { Hero } from '../../state.ts';
import { setKnockedOut } from '../abilities/changes.ts';
import { heroOn, isFree } from '../figures/figures.ts';
import { heroStat } from '../figures/stats.ts';
import { setDown } from '../movement/worlds-in-play.ts';
import { rollInjury, rollMadness } from './charts.ts';
import { mutate } from './corruption.ts';
import { chooseMix, healHero } from './healing.ts';
import { heroAmount } from './rolls.ts';

/** What heals a recovering hero, for abilities that look at it. */
const RECOVERY = 'recovery';

/**
 * A KO'd hero recovers: back on the board, a roll on the Injury or Madness Chart (or both), then
 * 2D6 healed. In the middle of a fight there is no activation left for the hero in that turn.
 */
export function* recover(g: Adventure, hero: Hero): Rule {
  const { knockedOut: cause, wounds, sanityDamage } = hero;
  if (!cause || hero.dead) return;
  yield* makeRoom(g, hero);
  setKnockedOut(g, hero, null);
  g.emit({ t: 'recovered', hero: hero.index, rule: 'B-KO-07' });
  if (cause.includes('health')) yield* rollInjury(g, hero);
  if (cause.includes('sanity') && !hero.dead) yield* rollMadness(g, hero);
  yield* mutate(g, hero);
  if (hero.dead) return;
  // A lower maximum heals nobody before the dice do.
  if (cause.includes('health')) hero.wounds = Math.min(wounds, heroStat(g, hero, 'maxHealth'));
  if (cause.includes('sanity'))
    hero.sanityDamage = Math.min(sanityDamage, heroStat(g, hero, 'maxSanity'));
  if (cause.length === 2) yield* healBoth(g, hero);
  else yield* healAnyMix(g, hero);
  if (inFight(g)) missActivation(g, hero);
}

/** Everybody who is down gets up, those too who fall while others do. */
export function* recoverAll(g: Adventure): Rule {
  const fallen = () => g.state.heroes.find(({ knockedOut, dead }) => knockedOut && !dead);
  for (let hero = fallen(); hero; hero = fallen()) yield* g.do.recover(g, hero);
}

/** 2D6 in any mix, of which Health and Sanity each get what brings them to 1. */
function* healAnyMix(g: Adventure, hero: Hero): Rule {
  const points = yield* heroAmount(g, hero, 'recover', '2D6', hero.wounds + hero.sanityDamage);
  const mix = yield* chooseMix(hero, points, dueWounds(g, hero), dueSanity(g, hero));
  yield* healHero(g, hero, { ...mix, with: RECOVERY });
  standsAgain(g, hero);
}

/** Both at 0: 2D6 for Health and 2D6 for Sanity. */
function* healBoth(g: Adventure, hero: Hero): Rule {
  const wounds = yield* heroAmount(g, hero, 'recover', '2D6', hero.wounds);
  const sanity = yield* heroAmount(g, hero, 'recover', '2D6', hero.sanityDamage);
  yield* healHero(g, hero, { wounds, sanity, with: RECOVERY });
  standsAgain(g, hero);
}

function dueWounds(g: Adventure, hero: Hero): number {
  return hero.wounds >= heroStat(g, hero, 'maxHealth') ? 1 : 0;
}

function dueSanity(g: Adventure, hero: Hero): number {
  return hero.sanityDamage >= heroStat(g, hero, 'maxSanity') ? 1 : 0;
}

/** Whatever reduced the healing, a hero who is up has at least 1 Health and 1 Sanity. */
function standsAgain(g: Adventure, hero: Hero): void {
  hero.wounds -= dueWounds(g, hero);
  hero.sanityDamage -= dueSanity(g, hero);
}

function missActivation({ state }: Adventure, hero: Hero): void {
  const { done } = state.turn;
  const acted = done.some((actor) => actor.kind === 'hero' && actor.hero === hero.index);
  if (!acted) done.push({ kind: 'hero', hero: hero.index, missed: true });
}

/** A hero standing on the marker is pushed to a free space next to it, of that player's choice. */
function* makeRoom(g: Adventure, hero: Hero): Rule {
  const other = heroOn(g, hero.space);
  if (!other) return;
  const spaces = nearestFree(g, hero.space);
  if (spaces.length === 0) return;
  const aside = yield* pick({
    seat: other.index,
    prompt: promptFor('make-room', { hero: hero.name }),
    rule: 'B-KO-08',
    ...amongSpaces(spaces),
  });
  setDown(g, other, aside);
  g.emit({ t: 'moved', hero: other.index, spaces: [other.space], rule: 'B-KO-08' });
}

/** The free spaces nearest to a space: next to it, or as few steps away as it takes. */
function nearestFree(g: Adventure, from: SpaceId): SpaceId[] {
  const seen = new Set<SpaceId>([from]);
  let ring: SpaceId[] = [from];
  while (ring.length > 0) {
    ring = [...new Set(ring.flatMap((space) => neighboursOf(board(g), space)))].filter(
      (space) => !seen.has(space),
    );
    const free = ring.filter((space) => isFree(g, space));
    if (free.length > 0) return free;
    for (const space of ring) seen.add(space);
  }
  return [];
}
