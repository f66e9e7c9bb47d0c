import { NOTHING_HAPPENS, PARTY, pick, type Rule, type SeatId } from '@crawlspace/kernel';
import { type Ask, promptFor } from '../../asks.ts';
import { distancesFrom, neighbours, UNREACHED } from '../../board/queries.ts';
import type { ClassDeed } from '../../content-types.ts';
import { type Descent, isUp } from '../../descent.ts';
import type { ZoneId } from '../../ids.ts';
import type { HellscapeMeaning } from '../../meanings.ts';
import type { Ally, Enemy, Hero } from '../../state.ts';
import type { Owned } from '../abilities/in-force.ts';
import { useOwn } from '../abilities/use.ts';
import { asidesOf, isAside } from '../asides.ts';
import { pickZone, zoneId } from '../picks.ts';
import { interact } from './interact.ts';
import {
  describeMove,
  isObject,
  isStep,
  type MoveDeed,
  meansMove,
  moveId,
  moveOptions,
  reactionTo,
} from './move-options.ts';
import { springTraps } from './tokens.ts';

/**
 * A Move action: the points are spent one by one on steps, doors, objects and deeds of the quest.
 * What is not spent is lost.
 */
export function* moveWith(g: Descent, hero: Hero, points: number): Rule {
  const { turn } = hero;
  if (!turn) return;
  turn.mp = points;
  const used: string[] = [];
  while (hero.turn === turn && turn.mp !== null && isUp(hero)) {
    const { deeds, uses } = moveOptions(g, hero, used);
    const free = uses.find(isWelcome);
    if (free) {
      yield* useInMove(g, hero, free, used);
      continue;
    }
    if (deeds.length === 0) break;
    deeds.push(...asidesOf(g, hero), 'done');
    const picked = yield* pick({
      seat: hero.index,
      prompt: promptFor('move', { n: turn.mp }),
      of: deeds,
      id: moveId,
      means: (deed) => meansMove(g, hero, deed),
      describe: (deed) => describeMove(g, hero, deed),
    });
    if (picked === 'done') break;
    if (isAside(picked)) yield* picked.resolve(g, hero);
    else if ('ability' in picked) yield* useInMove(g, hero, picked, used);
    else yield* spendOn(g, hero, picked);
  }
  turn.mp = null;
  turn.slipping = false;
}

/** Spends a point on one of the things a hero can do in a Move action. */
function* spendOn(
  g: Descent,
  hero: Hero,
  deed: Exclude<MoveDeed, ClassDeed | Owned | 'done'>,
): Rule {
  if (hero.turn?.mp) hero.turn.mp--;
  if (isStep(deed)) yield* step(g, hero, deed.to, false);
  else if (isObject(deed)) yield* interact(g, hero, deed);
  else if ('resolve' in deed) yield* deed.resolve(g, hero);
  else yield* g.do.openDoor(g, deed.id, hero);
}

function* useInMove(g: Descent, hero: Hero, owned: Owned, used: string[]): Rule {
  used.push(owned.key);
  yield* useOwn(g, hero, owned);
}

/** More points, or a way past the enemies, that cost nothing and are there for every Move: nobody declines them. */
function isWelcome({ ability: { cost, limit, effects } }: Owned): boolean {
  return !cost && !limit && effects.every((effect) => effect.do === 'mp' || effect.do === 'slip');
}

/** One step. Who falls as they leave never arrives. */
function* step(g: Descent, hero: Hero, to: ZoneId, safe: boolean): Rule<boolean> {
  if (!safe) yield* leaveZone(g, hero);
  if (!isUp(hero)) return false;
  return yield* enter(g, hero, to);
}

/** Who leaves enemies behind takes a Wound from each of them. */
export function* leaveZone(g: Descent, hero: Hero): Rule {
  const wounds = reactionTo(g, hero);
  if (wounds === 0) return;
  g.emit({ t: 'reaction', hero: hero.index, amount: wounds, rule: 'H-MOVE-05' });
  yield* g.do.woundHero(g, hero, wounds, { kind: 'rule', id: 'reaction' });
}

/** A hero arrives: traps spring, and the quest takes note. Returns whether the hero may walk on. */
function* enter(g: Descent, hero: Hero, zone: ZoneId): Rule<boolean> {
  hero.zone = zone;
  if (hero.turn) hero.turn.moved = true;
  g.emit({ t: 'moved', hero: hero.index, zone, rule: 'H-MOVE-04' });
  const held = yield* springTraps(g, hero);
  if (isUp(hero)) yield* g.quest.heroMoved?.(g, hero) ?? NOTHING_HAPPENS;
  return !held && isUp(hero) && hero.zone === zone;
}

/** Moves a hero up to so many zones at once, outside of a Move action; no farther when that ends the turn. */
export function* stepHero(g: Descent, hero: Hero, zones: number, safe: boolean): Rule {
  const { turn } = hero;
  for (let left = zones; left > 0 && isUp(hero) && hero.turn === turn; left--) {
    const to = yield* whereTo(hero.index, neighbours(g, hero.zone, hero), left, 'step');
    if (to === null || !(yield* step(g, hero, to, safe))) return;
  }
}

/** Moves a spirit up to so many zones. It springs no traps and nobody strikes at it as it leaves. */
export function* moveAlly(g: Descent, ally: Ally, zones: number): Rule {
  for (let left = zones; left > 0 && g.state.allies.includes(ally); left--) {
    const seat = ally.owner ?? PARTY;
    const to = yield* whereTo(seat, neighbours(g, ally.zone, ally), left, 'step-ally');
    if (to === null) return;
    yield* placeAlly(g, ally, to);
  }
}

/** The next zone of somebody who moves, or null to stay. */
function* whereTo(
  seat: SeatId,
  zones: readonly ZoneId[],
  left: number,
  ask: Ask,
): Rule<ZoneId | null> {
  if (zones.length === 0) return null;
  return yield* pick<ZoneId | null>({
    seat,
    prompt: promptFor(ask, { n: left }),
    of: [...zones, null],
    id: (zone) => (zone === null ? 'done' : zoneId(zone)),
    means: (zone): HellscapeMeaning => (zone === null ? { kind: 'done' } : { kind: 'zone', zone }),
  });
}

/** Puts a hero into a zone without walking: nobody strikes at them, but they do arrive. */
export function* placeHero(g: Descent, hero: Hero, zone: ZoneId): Rule {
  yield* enter(g, hero, zone);
}

/** Puts an ally into a zone: the quest takes note. */
export function* placeAlly(g: Descent, ally: Ally, zone: ZoneId): Rule {
  ally.zone = zone;
  g.emit({ t: 'moved', card: ally.id, zone });
  yield* g.quest.allyMoved?.(g, ally) ?? NOTHING_HAPPENS;
}

/** Drives an enemy so many zones away from a zone, or toward it; where there are several ways the players choose. */
export function* pushEnemy(g: Descent, enemy: Enemy, from: ZoneId, zones: number): Rule {
  for (let left = Math.abs(zones); left > 0; left--) {
    const steps = distancesFrom(g, from, enemy);
    const here = steps[enemy.zone] ?? UNREACHED;
    const ways = neighbours(g, enemy.zone, enemy).filter((zone) => {
      const there = steps[zone] ?? UNREACHED;
      return zones > 0 ? there > here : there < here;
    });
    if (ways.length === 0) return;
    enemy.zone = yield* pickZone({ seat: PARTY, prompt: promptFor('push') }, ways, enemy);
    g.emit({ t: 'enemy-moved', enemy: enemy.id, card: enemy.card, zone: enemy.zone });
  }
}
