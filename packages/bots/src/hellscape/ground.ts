import { content, type DescentView, type DungeonMap, mapOf } from '@crawlspace/hellscape';

export type Hero = DescentView['heroes'][number];
export type Enemy = DescentView['enemies'][number];
export type Token = DescentView['dungeon']['tokens'][number];

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
type Walk = (typeof WALKS)[number];

/** Opening takes a point, and nobody knows what is behind. */
const CLOSED = 2;
const TRAP = 2;

/** The dungeon as a player sees it: the map with what is open, and who stands where. */
export class Ground {
  readonly view: DescentView;
  readonly map: DungeonMap;
  /** Heroes who are in the dungeon and stand. */
  readonly up: readonly Hero[];
  readonly #miniatures: number[] = [];
  readonly #traps = new Set<number>();
  readonly #routes: (Routes | undefined)[] = [];
  readonly #passages: readonly number[];

  constructor(view: DescentView) {
    const quest = content.quests[view.quest.id];
    if (!quest) throw new Error(`there is no quest ${view.quest.id}`);
    this.view = view;
    this.map = mapOf(content, quest, view.heroes.length);
    this.up = view.heroes.filter((hero) => !hero.knockedOut && !hero.gone);
    for (const { zone, minions } of view.enemies) {
      this.#miniatures[zone] = (this.#miniatures[zone] ?? 0) + minions + 1;
    }
    for (const { zone, kind } of view.dungeon.tokens) {
      if (kind === 'spike-trap' || kind === 'bear-trap') this.#traps.add(zone);
    }
    const maze = view.quest.id === 'hellish-maze';
    this.#passages = maze ? this.tokensOf('objective').map(({ zone }) => zone) : NONE;
  }

  get isBossFight(): boolean {
    return this.view.darkness.side === 'boss';
  }

  /** Enemy miniatures in a zone: each strikes at who leaves it. */
  enemiesIn(zone: number): number {
    return this.#miniatures[zone] ?? 0;
  }

  isShadow(zone: number): boolean {
    return this.map.zones[zone]?.ground === 'shadow';
  }

  tokensOf(kind: Token['kind']): readonly Token[] {
    return this.view.dungeon.tokens.filter((token) => token.kind === kind);
  }

  /** Zones apart in a straight line with nothing closed between; -1 when one is not seen from the other. */
  range(from: number, to: number): number {
    if (from === to) return 0;
    const seen = this.map.sights[from * this.map.zones.length + to];
    if (!seen) return -1;
    for (const door of seen.doors) if (!this.view.dungeon.open[door]) return -1;
    return seen.range;
  }

  /** Ways over open ground. */
  ways(hero: Hero): Routes {
    return this.#route(hero.zone, 'open ways', this.#passesGates(hero));
  }

  /** Ways that open doors where they must. */
  waysThroughDoors(hero: Hero): Routes {
    return this.#route(hero.zone, 'through doors', this.#passesGates(hero));
  }

  /** Ways over open ground from a zone. */
  waysFrom(zone: number): Routes {
    return this.#route(zone, 'open ways', false);
  }

  /** Ways as an enemy goes them. */
  waysOfEnemy(zone: number): Routes {
    return this.#route(zone, 'as enemy', false);
  }

  /** Whether heroes can open a closed door by hand. */
  mayOpen(door: number): boolean {
    if (!this.map.doors[door]?.marked) return true;
    switch (this.view.quest.id) {
      case 'releasing-michael':
        return this.tokensOf('corruption').length === 0;
      case 'the-soul-keys':
        return (this.view.quest.held['key'] ?? []).length === KEYS;
      case 'the-passage':
        return true;
      default:
        return false;
    }
  }

  /** In the quest Hellscape: who has opened the gates of the own tile walks through the others. */
  #passesGates(hero: Hero): boolean {
    const { id, counters } = this.view.quest;
    if (id !== 'hellscape') return false;
    const home = counters[`home-${hero.index}`] ?? -1;
    return this.map.doors.every(
      ({ id: door, marked, zones }) =>
        !marked || this.view.dungeon.open[door] || this.#tileOfGate(zones) !== home,
    );
  }

  #tileOfGate(zones: readonly number[]): number {
    return Math.max(...zones.map((zone) => this.map.zones[zone]?.tile ?? 0)) || 1;
  }

  #mayPass(door: number, walk: Walk, gates: boolean): boolean {
    const marked = this.map.doors[door]?.marked === true;
    const { id } = this.view.quest;
    if (walk === 'as enemy') {
      return id === 'the-soul-keys' || (id === 'highway-to-hellscape' && marked);
    }
    return (gates && marked) || (walk === 'through doors' && this.mayOpen(door));
  }

  /** What a way through this door costs more; negative: there is no way. */
  #door(door: number, walk: Walk, gates: boolean): number {
    if (door < 0 || this.view.dungeon.open[door]) return 0;
    if (!this.#mayPass(door, walk, gates)) return -1;
    return walk === 'through doors' ? CLOSED : 0;
  }

  #route(from: number, walk: Walk, gates: boolean): Routes {
    const key = (from * WALKS.length + WALKS.indexOf(walk)) * 2 + (gates ? 1 : 0);
    const known = this.#routes[key];
    if (known) return known;
    const found = this.#search(from, walk, gates);
    this.#routes[key] = found;
    return found;
  }

  #search(from: number, walk: Walk, gates: boolean): Routes {
    const size = this.map.zones.length;
    const cost = Array<number>(size).fill(-1);
    const points = Array<number>(size).fill(-1);
    const before = Array<number>(size).fill(-1);
    const passages = this.#passages;
    const hero = walk !== 'as enemy';
    cost[from] = 0;
    points[from] = 0;
    const queue = [from];
    for (let next = 0; next < queue.length; next++) {
      const zone = queue[next] as number;
      const leaving = hero && zone !== from ? this.enemiesIn(zone) : 0;
      const here = (cost[zone] as number) + leaving + 1;
      const step = (to: number, door: number) => {
        const total = here + door + (hero && this.#traps.has(to) ? TRAP : 0);
        const known = cost[to] as number;
        if (known >= 0 && known <= total) return;
        cost[to] = total;
        points[to] = (points[zone] as number) + (door > 0 ? 2 : 1);
        before[to] = zone;
        queue.push(to);
      };
      for (const way of this.map.exits[zone] ?? []) {
        if (this.view.dungeon.bossOnly && this.isGone(way.to)) continue;
        const door = this.#door(way.door, walk, gates);
        if (door >= 0) step(way.to, door);
      }
      if (passages.includes(zone)) for (const to of passages) if (to !== zone) step(to, 0);
    }
    return { cost, points, before };
  }

  /** Only the boss chamber is left. */
  isGone(zone: number): boolean {
    return this.view.dungeon.bossOnly && this.map.zones[zone]?.tile !== this.map.boss?.tile;
  }

  /** Magic passages: from one of them to any other. */
  passages(): readonly number[] {
    return this.#passages;
  }
}

const NONE: readonly number[] = [];
const KEYS = 3;

const known = new WeakMap<DescentView, Ground>();

/** The ground of a view: worked out once for all that is asked of the same view. */
export function groundOf(view: DescentView): Ground {
  let ground = known.get(view);
  if (!ground) {
    ground = new Ground(view);
    known.set(view, ground);
  }
  return ground;
}

/** The first zone on the way to another; the zone itself when one is there already or there is no way. */
export function firstStep({ before }: Routes, from: number, to: number): number {
  let zone = to;
  while (before[zone] !== from) {
    const previous = before[zone] ?? -1;
    if (previous < 0) return from;
    zone = previous;
  }
  return zone;
}
