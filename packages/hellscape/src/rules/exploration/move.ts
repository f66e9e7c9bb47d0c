import { choose, PARTY, type Rule, type SeatId } from '@crawlspace/kernel';
import { distancesFrom, neighbours, UNREACHED } from '../../board/queries.ts';
import { type Descent, isUp } from '../../descent.ts';
import type { ZoneId } from '../../ids.ts';
import type { Ally, Enemy, Hero } from '../../state.ts';
import type { Owned } from '../abilities/in-force.ts';
import { countEnemies } from '../abilities/usable.ts';
import { useId, useOwn } from '../abilities/use.ts';
import { interact } from './interact.ts';
import { describeMove, type MoveOptions, moveOptions } from './move-options.ts';
import { springTraps } from './tokens.ts';

/**
 * A Move action: the points are spent one by one on steps, doors, objects and deeds of the quest.
 * What is not spent is lost.
 */
export function* moveWith(g: Descent, hero: Hero, points: number): Rule {
  const { turn } = hero;
  if (!turn) return yield* stepHero(g, hero, points, false);
  turn.mp = points;
  turn.slipping = false;
  const used: string[] = [];
  while (hero.turn === turn && turn.mp !== null && isUp(hero)) {
    const options = moveOptions(g, hero, used);
    const free = options.uses.find(isWelcome);
    if (free) {
      yield* useInMove(g, hero, free, used);
      continue;
    }
    if (options.ids.length === 0) break;
    const picked = yield* choose({
      seat: hero.index,
      prompt: { key: 'ask.move', params: { n: turn.mp } },
      options: [...options.ids, 'done'],
      describe: (id) => describeMove(g, hero, options, id),
    });
    if (picked === 'done') break;
    yield* spend(g, hero, options, picked, used);
  }
  turn.mp = null;
  turn.slipping = false;
}

/** Does one of the things a hero can do in a Move action. */
function* spend(
  g: Descent,
  hero: Hero,
  { deeds, uses }: MoveOptions,
  picked: string,
  used: string[],
): Rule {
  const owned = uses.find((each) => useId(each) === picked);
  if (owned) return yield* useInMove(g, hero, owned, used);
  if (hero.turn?.mp) hero.turn.mp--;
  const deed = deeds.find((each) => picked === each.id);
  const token = g.state.dungeon.tokens.find((each) => picked === `token${each.id}`);
  if (deed) yield* deed.resolve(g, hero);
  else if (token) yield* interact(g, hero, token);
  else if (picked.startsWith('door')) yield* g.do.openDoor(g, Number(picked.slice(4)), hero);
  else yield* step(g, hero, Number(picked.slice(4)), false);
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
  if (hero.turn) hero.turn.moved = true;
  return yield* enter(g, hero, to);
}

/** Who leaves enemies behind takes a Wound from each of them. */
export function* leaveZone(g: Descent, hero: Hero): Rule {
  const wounds = hero.turn?.slipping ? 0 : countEnemies(g, hero.zone);
  if (wounds === 0) return;
  g.emit({ t: 'reaction', hero: hero.index, amount: wounds, rule: 'H-MOVE-05' });
  yield* g.do.woundHero(g, hero, wounds, { kind: 'rule', id: 'reaction' });
}

/** A hero arrives: traps spring, and the quest takes note. Returns whether the hero may walk on. */
function* enter(g: Descent, hero: Hero, zone: ZoneId): Rule<boolean> {
  hero.zone = zone;
  g.emit({ t: 'moved', hero: hero.index, zone, rule: 'H-MOVE-04' });
  const held = yield* springTraps(g, hero);
  if (isUp(hero)) yield* g.quest.heroMoved?.(g, hero) ?? nothing();
  return !held && isUp(hero) && hero.zone === zone;
}

/** Moves a hero up to so many zones at once, outside of a Move action; no farther when that ends the turn. */
export function* stepHero(g: Descent, hero: Hero, zones: number, safe: boolean): Rule {
  const { turn } = hero;
  for (let left = zones; left > 0 && isUp(hero) && hero.turn === turn; left--) {
    const to = yield* whereTo(hero.index, neighbours(g, hero.zone, hero), left, 'ask.step');
    if (to === null || !(yield* step(g, hero, to, safe))) return;
  }
}

/** Moves a spirit up to so many zones. It springs no traps and nobody strikes at it as it leaves. */
export function* moveAlly(g: Descent, ally: Ally, zones: number): Rule {
  for (let left = zones; left > 0 && g.state.allies.includes(ally); left--) {
    const seat = ally.owner ?? PARTY;
    const to = yield* whereTo(seat, neighbours(g, ally.zone, ally), left, 'ask.step-ally');
    if (to === null) return;
    ally.zone = to;
    g.emit({ t: 'moved', card: ally.id, zone: to });
  }
}

/** The next zone of somebody who moves, or null to stay. */
function* whereTo(
  seat: SeatId,
  zones: readonly ZoneId[],
  left: number,
  ask: string,
): Rule<ZoneId | null> {
  if (zones.length === 0) return null;
  const picked = yield* choose({
    seat,
    prompt: { key: ask, params: { n: left } },
    options: [...zones.map((zone) => `zone${zone}`), 'done'],
    describe: (id) => (id === 'done' ? {} : { target: { zone: Number(id.slice(4)) } }),
  });
  return picked === 'done' ? null : Number(picked.slice(4));
}

/** Puts a hero into a zone without walking: nobody strikes at them, but they do arrive. */
export function* placeHero(g: Descent, hero: Hero, zone: ZoneId): Rule {
  yield* enter(g, hero, zone);
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
    const picked = yield* choose({
      seat: PARTY,
      prompt: { key: 'ask.push' },
      options: ways.map((zone) => `zone${zone}`),
      describe: (id) => ({ target: { enemy: enemy.id, zone: Number(id.slice(4)) } }),
    });
    enemy.zone = Number(picked.slice(4));
    g.emit({ t: 'enemy-moved', enemy: enemy.id, card: enemy.card, zone: enemy.zone });
  }
}

function* nothing(): Rule {}
