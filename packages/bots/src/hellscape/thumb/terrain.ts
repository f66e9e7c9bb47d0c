import { type Content, type DescentView, type DungeonMap, mapOf } from '@crawlspace/hellscape';
import { contentOf, onceFor } from '@crawlspace/kernel';
import { Remembered } from '../../remembered.ts';

/** Ways from one zone to all others. */
export interface Routes {
  /** What the way costs in all: steps, doors to open, traps, blows of enemies left behind. -1: there is none. */
  readonly cost: readonly number[];
  /** Movement points it takes. */
  readonly points: readonly number[];
  /** The zone before, on the way. */
  readonly before: readonly number[];
}

/** Who walks, and what they can do about closed doors: nothing, open them, or walk through as enemies may. */
const WALKS = ['open ways', 'through doors', 'as enemy'] as const;
export type Walk = (typeof WALKS)[number];

/** Opening takes a point, and nobody knows what is behind. */
const CLOSED = 2;
const TRAP = 2;
const KEYS = 3;

/** What decides about ways: doors, traps, passages, and how many enemies stand where. */
interface Obstacles {
  readonly quest: string;
  readonly heroes: number;
  readonly open: readonly boolean[];
  readonly bossOnly: boolean;
  /** Heroes can open the doors with a white outline by hand. */
  readonly opensMarked: boolean;
  /** Enemies by zone. */
  readonly miniatures: readonly number[];
  readonly traps: readonly number[];
  readonly passages: readonly number[];
}

/** The map with what is open and who is in the way. It holds on to no view: views change with the game. */
export class Terrain {
  readonly content: Content;
  readonly map: DungeonMap;
  readonly obstacles: Obstacles;
  readonly #routes: (Routes | undefined)[] = [];

  constructor(content: Content, obstacles: Obstacles) {
    this.content = content;
    const quest = content.quests[obstacles.quest];
    if (!quest) throw new Error(`there is no quest ${obstacles.quest}`);
    this.map = mapOf(content, quest, obstacles.heroes);
    this.obstacles = obstacles;
  }

  /** Magic passages: from one of them to any other. */
  get passages(): readonly number[] {
    return this.obstacles.passages;
  }

  /** Enemy miniatures in a zone: each strikes at who leaves it. */
  enemiesIn(zone: number): number {
    return this.obstacles.miniatures[zone] ?? 0;
  }

  /** Whether heroes can open a closed door by hand. */
  mayOpen(door: number): boolean {
    return !this.map.doors[door]?.marked || this.obstacles.opensMarked;
  }

  /** Ways for somebody who walks like that; `gates`: also through the gates of the quest Hellscape. */
  routes(from: number, walk: Walk, gates: boolean): Routes {
    const key = (from * WALKS.length + WALKS.indexOf(walk)) * 2 + (gates ? 1 : 0);
    let found = this.#routes[key];
    if (!found) {
      found = this.#search(from, walk, gates);
      this.#routes[key] = found;
    }
    return found;
  }

  #search(from: number, walk: Walk, gates: boolean): Routes {
    const { traps, passages } = this.obstacles;
    const size = this.map.zones.length;
    const cost = Array<number>(size).fill(-1);
    const points = Array<number>(size).fill(-1);
    const before = Array<number>(size).fill(-1);
    const hero = walk !== 'as enemy';
    cost[from] = 0;
    points[from] = 0;
    const queue = [from];
    for (let next = 0; next < queue.length; next++) {
      const zone = queue[next] as number;
      const leaving = hero && zone !== from ? this.enemiesIn(zone) : 0;
      const here = (cost[zone] as number) + leaving + 1;
      const step = (to: number, door: number) => {
        const total = here + door + (hero && traps.includes(to) ? TRAP : 0);
        const known = cost[to] as number;
        if (known >= 0 && known <= total) return;
        cost[to] = total;
        points[to] = (points[zone] as number) + (door > 0 ? 2 : 1);
        before[to] = zone;
        queue.push(to);
      };
      for (const way of this.map.exits[zone] ?? []) {
        if (this.isGone(way.to)) continue;
        const door = this.#door(way.door, walk, gates);
        if (door >= 0) step(way.to, door);
      }
      if (passages.includes(zone)) for (const to of passages) if (to !== zone) step(to, 0);
    }
    return { cost, points, before };
  }

  /** What a way through this door costs more; negative: there is no way. */
  #door(door: number, walk: Walk, gates: boolean): number {
    if (door < 0 || this.obstacles.open[door]) return 0;
    if (!this.#mayPass(door, walk, gates)) return -1;
    return walk === 'through doors' ? CLOSED : 0;
  }

  #mayPass(door: number, walk: Walk, gates: boolean): boolean {
    const marked = this.map.doors[door]?.marked === true;
    const { quest } = this.obstacles;
    if (walk === 'as enemy') {
      return quest === 'the-soul-keys' || (quest === 'highway-to-hellscape' && marked);
    }
    return (gates && marked) || (walk === 'through doors' && this.mayOpen(door));
  }

  /** Only the boss chamber is left. */
  isGone(zone: number): boolean {
    return this.obstacles.bossOnly && this.map.zones[zone]?.tile !== this.map.boss?.tile;
  }
}

const terrainsIn = onceFor((_: Content) => new Remembered<Terrain>(200));

/**
 * The terrain of a view. Where heroes stand does not matter to it, so it is the same for many views in
 * a row, and for most futures of a table: its ways are worked out once.
 */
export function terrainOf(view: DescentView): Terrain {
  const obstacles = obstaclesIn(view);
  const content = contentOf(view);
  if (latest?.content !== content || !isSame(latest.obstacles, obstacles)) {
    const terrains = terrainsIn(content);
    latest = terrains.get(nameOf(obstacles), () => new Terrain(content, obstacles));
  }
  return latest;
}

/** Mostly nothing is in another place than at the last look. */
let latest: Terrain | null = null;

function isSame(one: Obstacles, other: Obstacles): boolean {
  return (
    one.quest === other.quest &&
    one.heroes === other.heroes &&
    one.bossOnly === other.bossOnly &&
    one.opensMarked === other.opensMarked &&
    areSame(one.open, other.open) &&
    areSame(one.miniatures, other.miniatures) &&
    areSame(one.traps, other.traps) &&
    areSame(one.passages, other.passages)
  );
}

function areSame<Value>(some: readonly Value[], others: readonly Value[]): boolean {
  if (some.length !== others.length) return false;
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false;
  return true;
}

/** The same for the same obstacles, and short. */
function nameOf(obstacles: Obstacles): string {
  const { quest, heroes, bossOnly, opensMarked, open, miniatures, traps, passages } = obstacles;
  let name = `${quest}/${heroes}/${bossOnly}/${opensMarked}/${traps.join()}/${passages.join()}/`;
  for (let door = 0; door < open.length; door++) if (open[door]) name += `${door},`;
  for (let zone = 0; zone < miniatures.length; zone++) {
    if (miniatures[zone]) name += `/${zone}:${miniatures[zone]}`;
  }
  return name;
}

function obstaclesIn(view: DescentView): Obstacles {
  const { quest, heroes, enemies, dungeon } = view;
  const miniatures: number[] = [];
  for (const { zone, minions } of enemies) {
    while (miniatures.length <= zone) miniatures.push(0);
    miniatures[zone] = (miniatures[zone] as number) + minions + 1;
  }
  const traps: number[] = [];
  const passages: number[] = [];
  for (const { zone, kind } of dungeon.tokens) {
    if (kind === 'spike-trap' || kind === 'bear-trap') traps.push(zone);
    else if (kind === 'objective' && quest.id === 'hellish-maze') passages.push(zone);
  }
  return {
    quest: quest.id,
    heroes: heroes.length,
    open: dungeon.open.slice(),
    bossOnly: dungeon.bossOnly,
    opensMarked: opensMarkedDoors(view),
    miniatures,
    traps,
    passages,
  };
}

function opensMarkedDoors({ quest, dungeon }: DescentView): boolean {
  switch (quest.id) {
    case 'releasing-michael':
      return dungeon.tokens.every(({ kind }) => kind !== 'corruption');
    case 'the-soul-keys':
      return (quest.held['key'] ?? []).length === KEYS;
    default:
      return quest.id === 'the-passage';
  }
}
