import type { DescentState, Enemy } from '../../src/state.ts';
import type { Ground, Line } from './ground.ts';

/** Who walks, as far as closed doors are concerned. */
export type Walker = 'hero' | 'ally' | 'enemy';

const NO_WAY = Number.POSITIVE_INFINITY;

/** Whether a zone is still on the table: in a boss fight only the boss chamber is. */
export function isThere(ground: Ground, state: DescentState, zone: number): boolean {
  return !state.dungeon.bossOnly || ground.zones[zone]?.tile === ground.bossTile;
}

/** Whether this door lets the walker through, open or by the rules of the quest. */
export function lets(
  ground: Ground,
  state: DescentState,
  door: number,
  who: Walker,
  hero = -1,
): boolean {
  if (door < 0 || state.dungeon.open[door]) return true;
  if (who === 'enemy') {
    if (state.quest.id === 'the-soul-keys') return true;
    return state.quest.id === 'highway-to-hellscape' && ground.marked[door] === true;
  }
  return who === 'hero' && state.quest.id === 'hellscape' && mayUseGates(ground, state, door, hero);
}

/** Who has opened the Gate of the own tile passes all the others. */
function mayUseGates(ground: Ground, state: DescentState, door: number, hero: number): boolean {
  if (!ground.marked[door]) return false;
  const home = state.quest.counters[`home-${hero}`] ?? -1;
  const own = ground.doors.flatMap((zones, gate) => {
    const tiles = zones.map((zone) => ground.zones[zone]?.tile);
    return ground.marked[gate] && tiles.includes(home) ? [gate] : [];
  });
  return own.length > 0 && own.every((gate) => state.dungeon.open[gate]);
}

/** The zones of the magic passages of the Hellish Maze. */
function passages(state: DescentState, who: Walker): readonly number[] {
  if (who !== 'enemy' || state.quest.id !== 'hellish-maze') return [];
  return state.dungeon.tokens.filter(({ kind }) => kind === 'objective').map(({ zone }) => zone);
}

/** In the Hellish Maze a point leads from any passage to any other. */
export function isPassage(state: DescentState, from: number, to: number): boolean {
  if (state.quest.id !== 'hellish-maze') return false;
  const tokens = state.dungeon.tokens.filter(({ kind }) => kind === 'objective');
  return [from, to].every((zone) => tokens.some((token) => token.zone === zone));
}

/** Where somebody can step to. */
export function stepsFrom(
  ground: Ground,
  state: DescentState,
  from: number,
  who: Walker,
  hero?: number,
): number[] {
  const ways = ground.zones[from]?.ways ?? [];
  const steps = ways
    .filter(({ to, door }) => lets(ground, state, door, who, hero) && isThere(ground, state, to))
    .map(({ to }) => to);
  const magic = passages(state, who);
  if (magic.includes(from)) steps.push(...magic.filter((zone) => zone !== from));
  return steps;
}

/** Steps from a zone to all others. */
export function distances(
  ground: Ground,
  state: DescentState,
  from: number,
  who: Walker,
): readonly number[] {
  const far = ground.zones.map(() => NO_WAY);
  far[from] = 0;
  const queue = [from];
  for (const zone of queue) {
    for (const next of stepsFrom(ground, state, zone, who)) {
      if (far[next] !== NO_WAY) continue;
      far[next] = (far[zone] as number) + 1;
      queue.push(next);
    }
  }
  return far;
}

/** The straight, free line between two zones, if there is one. */
export function lineTo(
  ground: Ground,
  state: DescentState,
  from: number,
  to: number,
): Line | undefined {
  if (from === to) return { to, range: 0, doors: [], through: [] };
  const line = ground.lines[from]?.find((each) => each.to === to);
  if (!line || !isThere(ground, state, to)) return undefined;
  return line.doors.every((door) => state.dungeon.open[door]) ? line : undefined;
}

/** Where enemies go: to whoever is nearest, or in the Maze to a passage when nobody is on their tile. */
export function goalsOf(ground: Ground, state: DescentState, enemy: Pick<Enemy, 'zone'>): number[] {
  const heroes = targetZones(state);
  if (state.quest.id !== 'hellish-maze') return heroes;
  const tile = ground.zones[enemy.zone]?.tile;
  if (heroes.some((zone) => ground.zones[zone]?.tile === tile)) return heroes;
  const near = passages(state, 'enemy').filter((zone) => ground.zones[zone]?.tile === tile);
  return near.length > 0 && !near.includes(enemy.zone) ? near : heroes;
}

/** Zones with heroes who stand, spirits and the Summoner. */
export function targetZones(state: DescentState): number[] {
  const heroes = state.heroes.filter(({ knockedOut, gone }) => !knockedOut && !gone);
  return [...heroes, ...state.allies].map(({ zone }) => zone);
}
