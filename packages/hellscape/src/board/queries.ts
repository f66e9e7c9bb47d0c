import type { Descent } from '../descent.ts';
import type { ChamberId, ZoneId } from '../ids.ts';
import type { Ally, Enemy, Hero } from '../state.ts';
import type { Sighted, Way } from './map.ts';

/** Whoever walks. */
export type Mover = Hero | Ally | Enemy;

/** Farther than any zone: there is no way. */
export const UNREACHED = 255;

/** Once the boss fight has begun, nothing is left but the boss chamber. */
export function zoneExists(g: Descent, zone: ZoneId): boolean {
  return !g.state.dungeon.bossOnly || g.map.zones[zone]?.tile === g.map.boss?.tile;
}

export function isShadow(g: Descent, zone: ZoneId): boolean {
  return g.map.zones[zone]?.ground === 'shadow';
}

/** Whether somebody can take this way now. Closed doors stop everybody whom the quest does not let pass. */
export function mayPass(g: Descent, way: Way, who: Mover): boolean {
  if (g.state.dungeon.bossOnly && !zoneExists(g, way.to)) return false;
  if (way.door < 0 || g.state.dungeon.open[way.door] === true) return true;
  if (!g.quest.passes || isAlly(who)) return false;
  return g.quest.passes(g, way.door, who);
}

/** The zones somebody can step to; for enemies also through the quest's passages. */
export function neighbours(g: Descent, zone: ZoneId, who: Mover): ZoneId[] {
  const around: ZoneId[] = [];
  for (const way of exits(g, zone)) if (mayPass(g, way, who)) around.push(way.to);
  const passages = passagesFor(g, who);
  if (passages?.includes(zone))
    for (const other of passages) if (other !== zone && !around.includes(other)) around.push(other);
  return around;
}

/** Steps to every zone for somebody who stands in this one, by zone; UNREACHED where none lead. */
export function distancesFrom(g: Descent, from: ZoneId, who: Mover): Uint8Array {
  const steps = new Uint8Array(g.map.zones.length).fill(UNREACHED);
  const passages = passagesFor(g, who);
  const queue = [from];
  steps[from] = 0;
  for (let next = 0; next < queue.length; next++) {
    const zone = queue[next] as ZoneId;
    const there = (steps[zone] as number) + 1;
    const ways = exits(g, zone);
    for (let i = 0; i < ways.length; i++) {
      const way = ways[i] as Way;
      if (steps[way.to] !== UNREACHED || !mayPass(g, way, who)) continue;
      steps[way.to] = there;
      queue.push(way.to);
    }
    if (!passages?.includes(zone)) continue;
    // From the first passage that is reached all others are one step away.
    for (const other of passages) {
      if (steps[other] !== UNREACHED) continue;
      steps[other] = there;
      queue.push(other);
    }
  }
  return steps;
}

export function distanceBetween(g: Descent, from: ZoneId, to: ZoneId, who: Mover): number {
  if (from === to) return 0;
  return distancesFrom(g, from, who)[to] ?? UNREACHED;
}

/** The straight, free line from one zone to another; null when there is none. The own zone is always seen. */
export function sight(g: Descent, from: ZoneId, to: ZoneId): Sighted | null {
  const sighted = g.map.sights[from * g.map.zones.length + to] ?? null;
  return sighted && isFree(g, sighted) ? sighted : null;
}

/** Everything seen from a zone, the zone itself first. */
export function zonesInSight(g: Descent, from: ZoneId): Sighted[] {
  const seen: Sighted[] = [];
  const size = g.map.zones.length;
  const own = g.map.sights[from * size + from];
  if (own) seen.push(own);
  for (let to = 0; to < size; to++) {
    const sighted = to === from ? null : g.map.sights[from * size + to];
    if (sighted && isFree(g, sighted)) seen.push(sighted);
  }
  return seen;
}

/** Whether a Ranged or Magic attack along this line has a die less. */
export function pillarHinders(g: Descent, { range, through }: Sighted): boolean {
  if (range === 0) return false;
  return g.state.dungeon.tokens.some(
    (token) => token.kind === 'pillar' && through.includes(token.zone),
  );
}

/** The zones that count as one tile with this one: bridges are tiles of their own. */
export function zonesOfTile(g: Descent, zone: ZoneId): ZoneId[] {
  const tile = g.map.zones[zone]?.tile;
  return g.map.zones.filter((other) => other.tile === tile).map((other) => other.id);
}

export function zonesOfChamber(g: Descent, chamber: ChamberId): readonly ZoneId[] {
  return g.map.chambers[chamber]?.zones ?? [];
}

function isFree(g: Descent, sighted: Sighted): boolean {
  for (const door of sighted.doors) if (g.state.dungeon.open[door] !== true) return false;
  return zoneExists(g, sighted.zone);
}

function exits(g: Descent, zone: ZoneId): readonly Way[] {
  return g.map.exits[zone] ?? [];
}

function passagesFor(g: Descent, who: Mover): readonly ZoneId[] | null {
  if (!g.quest.passages || !isEnemy(who)) return null;
  return g.quest.passages(g);
}

function isAlly(who: Mover): who is Ally {
  return 'owner' in who;
}

function isEnemy(who: Mover): who is Enemy {
  return 'minions' in who;
}
