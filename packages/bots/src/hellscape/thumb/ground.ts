import type { DescentView, DungeonMap } from '@crawlspace/hellscape';
import { Latest } from '../../remembered.ts';
import { type Routes, type Terrain, terrainOf } from './terrain.ts';

export type Hero = DescentView['heroes'][number];
export type Enemy = DescentView['enemies'][number];
export type Token = DescentView['dungeon']['tokens'][number];

/** The dungeon as a player sees it: the map with what is open, and who stands where. */
export class Ground {
  readonly view: DescentView;
  /** Heroes who are in the dungeon and stand. */
  readonly up: readonly Hero[];
  readonly #terrain: Terrain;

  constructor(view: DescentView) {
    this.view = view;
    this.#terrain = terrainOf(view);
    this.up = view.heroes.filter((hero) => !hero.knockedOut && !hero.gone);
  }

  get map(): DungeonMap {
    return this.#terrain.map;
  }

  get isBossFight(): boolean {
    return this.view.darkness.side === 'boss';
  }

  /** Enemy miniatures in a zone: each strikes at who leaves it. */
  enemiesIn(zone: number): number {
    return this.#terrain.enemiesIn(zone);
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
    return this.#terrain.routes(hero.zone, 'open ways', this.#passesGates(hero));
  }

  /** Ways that open doors where they must. */
  waysThroughDoors(hero: Hero): Routes {
    return this.#terrain.routes(hero.zone, 'through doors', this.#passesGates(hero));
  }

  /** Ways over open ground from a zone. */
  waysFrom(zone: number): Routes {
    return this.#terrain.routes(zone, 'open ways', false);
  }

  /** Ways as an enemy goes them. */
  waysOfEnemy(zone: number): Routes {
    return this.#terrain.routes(zone, 'as enemy', false);
  }

  /** Whether heroes can open a closed door by hand. */
  mayOpen(door: number): boolean {
    return this.#terrain.mayOpen(door);
  }

  /** Magic passages: from one of them to any other. */
  passages(): readonly number[] {
    return this.#terrain.passages;
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
}

const grounds = new Latest<DescentView, Ground>();

/** The ground of a view: worked out once for all that is asked of the same view. */
export function groundOf(view: DescentView): Ground {
  return grounds.get(view, (seen) => new Ground(seen));
}

/** What is worked out of each hero on a ground, once. */
export class ByHero<Value> {
  readonly #heroes = new Latest<Ground, Map<Hero, Value>>();

  get(ground: Ground, hero: Hero, workOut: (ground: Ground, hero: Hero) => Value): Value {
    const known = this.#heroes.get(ground, () => new Map());
    let value = known.get(hero);
    if (value === undefined) {
      value = workOut(ground, hero);
      known.set(hero, value);
    }
    return value;
  }
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
