import type { Content } from '@crawlspace/hellscape';
import { contentOf } from '@crawlspace/kernel';
import { Latest, LatestOfEach } from '../../remembered.ts';
import { foesOf } from './foes.ts';
import { isSpare } from './gear.ts';
import { type Aim, isWayOutOpen, questAims } from './goals.ts';
import { ByHero, type Ground, type Hero, type Token } from './ground.ts';
import type { Seen } from './printed.ts';
import { companions, isUrgent, needsRest } from './readiness.ts';
import { TEMPER } from './temper.ts';
import type { Routes } from './terrain.ts';

const FOUNTAIN = 38;
const FORGE = 28;

/** Where a hero is going when there is nobody to fight. */
export interface Errand {
  readonly zone: number;
  readonly routes: Routes;
  /** The closed door to be opened there; -1 when there is none. */
  readonly door: number;
}

/** The errand with the most in it, less the way; null when there is nothing left to do. */
export function errandOf(ground: Ground, hero: Hero): Errand | null {
  return errands.get(ground, hero, newErrand);
}

const errands = new ByHero<Errand | null>();

function newErrand(ground: Ground, hero: Hero): Errand | null {
  const routes = ground.ways(hero);
  let found: Aim | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const aim of isUrgent(ground) ? [] : finds(ground, hero)) {
    const cost = routes.cost[aim.zone] ?? -1;
    if (cost < 0 || aim.worth - cost * TEMPER.step <= most) continue;
    most = aim.worth - cost * TEMPER.step;
    found = aim;
  }
  const resting = needsRest(ground, hero) && !isWayOutOpen(ground);
  const goal = resting ? null : commonGoal(ground, hero, most);
  if (!goal && !found && resting) found = gather(ground, hero);
  return goal ? march(ground, hero, goal.zone) : found && { zone: found.zone, routes, door: -1 };
}

/** While the party rests, whoever is well goes to who is not. */
function gather(ground: Ground, hero: Hero): Aim | null {
  const { points } = ground.ways(hero);
  let weakest: Hero | null = null;
  for (const other of companions(ground, hero)) {
    if (other.index !== hero.index && other.health < (weakest?.health ?? 99)) weakest = other;
  }
  if (!weakest || (points[weakest.zone] ?? 0) <= 2) return null;
  return { zone: weakest.zone, worth: 0 };
}

/** What the party is after now, if that is worth more than this. */
function commonGoal(ground: Ground, hero: Hero, least: number): Aim | null {
  let found: Aim | null = null;
  let most = least;
  const mine = ground.waysThroughDoors(hero);
  const party = companions(ground, hero).map((other) => ground.waysThroughDoors(other));
  for (const aim of common(ground, hero)) {
    if ((mine.cost[aim.zone] ?? -1) < 0) continue;
    const value = aim.worth - allCost(party, aim.zone) * TEMPER.step;
    if (value <= most) continue;
    most = value;
    found = aim;
  }
  return found;
}

/**
 * The way to a common goal. Where doors are in the way, all meet before the first one on the way of
 * whoever has the shortest.
 */
function march(ground: Ground, hero: Hero, goal: number): Errand {
  const routes = ground.ways(hero);
  if ((routes.cost[goal] ?? -1) >= 0) return { zone: goal, routes, door: -1 };
  let lead = hero;
  let least = Number.POSITIVE_INFINITY;
  for (const other of companions(ground, hero)) {
    const cost = ground.waysThroughDoors(other).cost[goal] ?? -1;
    if (cost < 0 || cost >= least) continue;
    least = cost;
    lead = other;
  }
  const { before } = ground.waysThroughDoors(lead);
  let door = -1;
  let zone = goal;
  for (let at = goal; (before[at] ?? -1) >= 0; at = before[at] as number) {
    const closed = closedDoor(ground, before[at] as number, at);
    if (closed < 0) continue;
    door = closed;
    zone = before[at] as number;
  }
  return { zone, routes, door };
}

/** The closed door between two zones; -1 when there is none. */
function closedDoor(ground: Ground, from: number, to: number): number {
  for (const way of ground.map.exits[from] ?? []) {
    if (way.to === to && way.door >= 0 && !ground.view.dungeon.open[way.door]) return way.door;
  }
  return -1;
}

/** What the whole party is after: the quest first, then chambers nobody has seen, then whoever is left. */
function common(ground: Ground, hero: Hero): readonly Aim[] {
  const quest = questAims(ground, hero);
  const all = [...quest, ...unseen.get(ground, findUnseen)];
  if (all.length > 0) return all;
  return foesOf(ground)
    .filter(({ canBeHurt }) => canBeHurt)
    .map(({ enemy }) => ({ zone: enemy.zone, worth: TEMPER.explore }));
}

/** How far it is for the party on the whole. */
function allCost(party: readonly Routes[], zone: number): number {
  let sum = 0;
  let heroes = 0;
  for (const ways of party) {
    const cost = ways.cost[zone] ?? -1;
    if (cost < 0) continue;
    sum += cost;
    heroes++;
  }
  return heroes === 0 ? 0 : sum / heroes;
}

/** Treasure, chests, fountains and forges that can be had now, each for the hero who is nearest. */
function finds(ground: Ground, hero: Hero): Aim[] {
  const found: Aim[] = [];
  for (const token of ground.view.dungeon.tokens) {
    const worth = worthOfToken(ground.view, hero, token);
    if (worth <= 0 || ground.enemiesIn(token.zone) > 0) continue;
    if (isNearest(ground, hero, token.zone)) found.push({ zone: token.zone, worth });
  }
  return found;
}

function worthOfToken(seen: Seen, hero: Hero, { kind }: Token): number {
  switch (kind) {
    case 'treasure':
      return TEMPER.treasure;
    case 'chest':
    case 'greater-chest':
      return TEMPER.chest;
    case 'fountain':
      return hero.maxHealth - hero.health >= 3 ? FOUNTAIN : 0;
    case 'forge':
      return hasMaterial(seen, hero) ? FORGE : 0;
    default:
      return 0;
  }
}

/** Whether the hero wants this object, standing beside it. */
export function wants(seen: Seen, hero: Hero, token: Token): boolean {
  return worthOfToken(seen, hero, token) > 0;
}

const materials = new LatestOfEach<Content, Hero, boolean>();

function hasMaterial(seen: Seen, hero: Hero): boolean {
  return materials.get(contentOf(seen), hero, (_, { items }) => {
    const inBag = items.filter((item) => !item.equipped);
    return inBag.length >= 3 && inBag.filter((item) => isSpare(seen, hero, item)).length >= 3;
  });
}

function isNearest(ground: Ground, hero: Hero, zone: number): boolean {
  const mine = ground.ways(hero).cost[zone] ?? -1;
  if (mine < 0) return false;
  for (const other of ground.up) {
    if (other.index === hero.index || other.activated) continue;
    const theirs = ground.ways(other).cost[zone] ?? -1;
    if (theirs >= 0 && (theirs < mine || (theirs === mine && other.index < hero.index))) {
      return false;
    }
  }
  return true;
}

const unseen = new Latest<Ground, readonly Aim[]>();

/** Zones before the closed doors of chambers nobody has seen: the more lies inside, the better. */
function findUnseen(ground: Ground): readonly Aim[] {
  const { view, map } = ground;
  const aims: Aim[] = [];
  for (const door of map.doors) {
    if (view.dungeon.open[door.id] || !ground.mayOpen(door.id) || door.marked) continue;
    for (const chamber of door.chambers) {
      if (view.dungeon.revealed[chamber]) continue;
      const worth = TEMPER.explore + contentsOf(ground, chamber);
      for (const zone of map.chambers[chamber]?.zones ?? []) aims.push({ zone, worth });
    }
  }
  return aims;
}

function contentsOf(ground: Ground, chamber: number): number {
  let worth = 0;
  for (const { zone, kind } of ground.view.dungeon.tokens) {
    if (ground.map.zones[zone]?.chamber !== chamber) continue;
    if (kind === 'loot') worth += TEMPER.loot;
    else if (kind === 'chest') worth += 2 * TEMPER.loot;
    else if (kind === 'greater-chest') worth += 4 * TEMPER.loot;
  }
  return worth;
}
