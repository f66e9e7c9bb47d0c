import {
  type AdventureView,
  type ClassId,
  type EnemyTypeId,
  enemyTypeIn,
  isExtraLarge,
  kindOfMarker,
  type MapTile,
  numbersOf,
  type SpaceId,
  spacesUnder,
  type TileId,
  tileOf,
  type WorldId,
} from '@crawlspace/brimstone';
import { usualPortrait } from '../Portrait.tsx';
import { CELL, type Plan, type Point, planOf } from './geometry.ts';
import { litTiles } from './light.ts';

export interface TileInScene {
  readonly index: number;
  readonly id: TileId;
  readonly map: MapTile;
  readonly transform: string;
  readonly lit: boolean;
}

/** What closes a doorway or leads on from it. `unknown` ones are still to be found out. */
export type DoorState = 'unknown' | 'door' | 'gate' | 'cap' | 'joined';

export interface DoorInScene {
  readonly key: string;
  readonly tile: number;
  readonly exit: number;
  readonly state: DoorState;
  readonly side: 'n' | 'e' | 's' | 'w';
  readonly world: WorldId;
  /** The middle of the line where the tile ends. */
  readonly x: number;
  readonly y: number;
  readonly lit: boolean;
}

export interface HeroInScene extends Point {
  readonly key: string;
  readonly index: number;
  readonly class: ClassId;
  readonly portrait: 'woman' | 'man';
  readonly name: string;
  readonly space: SpaceId;
  readonly state: 'up' | 'knocked-out' | 'dead';
  readonly health: number;
  readonly maxHealth: number;
  readonly sanity: number;
  readonly maxSanity: number;
  readonly grit: number;
  readonly maxGrit: number;
  readonly poison: number;
  readonly voidVenom: number;
  readonly conditions: number;
  readonly corruption: number;
  readonly lantern: boolean;
  readonly acting: boolean;
  /** Someone stands where the marker lies. */
  readonly crowded: boolean;
}

/** As they are drawn and touched: those who lie on the ground below those who stand. */
export function fromTheGroundUp(heroes: readonly HeroInScene[]): readonly HeroInScene[] {
  return [...heroes].sort(
    (one, other) => Number(one.state === 'up') - Number(other.state === 'up'),
  );
}

export interface EnemyInScene extends Point {
  readonly key: string;
  readonly type: EnemyTypeId;
  readonly space: SpaceId;
  readonly size: 'small' | 'medium' | 'large' | 'extra-large' | 'xxl';
  readonly health: number;
  readonly maxHealth: number;
  readonly variant: string | null;
  readonly elite: number;
  readonly brutal: boolean;
  readonly stunned: boolean;
  readonly stasis: boolean;
  readonly marked: boolean;
}

export interface MarkInScene extends Point {
  readonly key: string;
  readonly kind: 'token' | 'scavenged' | 'mission';
  readonly name: string;
  readonly count: number;
}

/** All that is drawn of a view, as plain values: what did not change is not drawn again. */
export interface Scene {
  readonly plan: Plan;
  readonly tiles: readonly TileInScene[];
  readonly doors: readonly DoorInScene[];
  readonly heroes: readonly HeroInScene[];
  readonly enemies: readonly EnemyInScene[];
  readonly marks: readonly MarkInScene[];
  readonly lantern: Point | null;
  readonly acting: number | null;
}

export function sceneOf(view: AdventureView): Scene {
  const plan = planOf(view);
  const lit = litTiles(view);
  const bearer = view.heroes[view.lantern];
  const acting = view.heroes.find(({ activation }) => activation !== null)?.index ?? null;
  return {
    plan,
    tiles: view.board.layout.tiles.map(({ tile }, index) => ({
      index,
      id: tile,
      map: tileOf(plan.content.tiles, tile),
      transform: plan.transform(index),
      lit: lit.has(index),
    })),
    doors: doorsOf(view, plan, lit),
    heroes: heroesOf(view, plan, acting),
    enemies: enemiesOf(view, plan),
    marks: [...tokensOf(view, plan), ...missionMarks(view, plan)],
    lantern: bearer ? plan.center(bearer.space) : null,
    acting,
  };
}

function doorsOf(view: AdventureView, plan: Plan, lit: ReadonlySet<number>): DoorInScene[] {
  return plan.board.doorwaysOf.flatMap((doorways, tile) =>
    doorways.flatMap(({ spaces, side, leadsTo, byGate }, exit) => {
      // Two joined tiles share a doorway: the earlier one shows it.
      if (leadsTo !== null && !byGate && leadsTo < tile) return [];
      const one = plan.center(spaces[0]);
      const other = plan.center(spaces[1]);
      const known = view.board.exits.find((e) => e.tile === tile && e.exit === exit)?.kind;
      const isCapped = view.board.layout.caps.some((c) => c.tile === tile && c.exit === exit);
      const state: DoorState = byGate
        ? 'gate'
        : leadsTo !== null
          ? 'joined'
          : isCapped || known === 'end-cap'
            ? 'cap'
            : known === 'door' || known === 'gate'
              ? known
              : 'unknown';
      return [
        {
          key: `${tile}-${exit}`,
          tile,
          exit,
          state,
          side,
          world: plan.board.world[spaces[0]] ?? 'mines',
          x: (one.x + other.x) / 2,
          y: (one.y + other.y) / 2,
          lit: lit.has(tile) || (leadsTo !== null && lit.has(leadsTo)),
        },
      ];
    }),
  );
}

function heroesOf(view: AdventureView, plan: Plan, acting: number | null): HeroInScene[] {
  const sheets = numbersOf(view).heroes;
  const standing = new Set(view.enemies.flatMap((enemy) => spacesOfEnemy(plan, enemy)));
  for (const hero of view.heroes) if (isUp(hero)) standing.add(hero.space);
  return view.heroes.map((hero) => {
    const stats = sheets[hero.index]?.stats;
    const maxHealth = stats?.maxHealth ?? 1;
    const maxSanity = stats?.maxSanity ?? 1;
    return {
      ...plan.center(hero.space),
      key: `hero${hero.index}`,
      index: hero.index,
      class: hero.class,
      portrait: hero.portrait ?? usualPortrait(hero.class),
      name: hero.name,
      space: hero.space,
      state: hero.dead ? 'dead' : hero.knockedOut ? 'knocked-out' : 'up',
      health: Math.max(0, maxHealth - hero.wounds),
      maxHealth,
      sanity: Math.max(0, maxSanity - hero.sanityDamage),
      maxSanity,
      grit: hero.grit,
      maxGrit: stats?.maxGrit ?? 0,
      poison: hero.poison,
      voidVenom: hero.voidVenom,
      conditions: hero.conditions.length,
      corruption: hero.corruption,
      lantern: view.lantern === hero.index,
      acting: acting === hero.index,
      crowded: !isUp(hero) && standing.has(hero.space),
    };
  });
}

function isUp(hero: AdventureView['heroes'][number]): boolean {
  return hero.knockedOut === null && !hero.dead;
}

/** The spaces an enemy stands on. */
export function spacesOfEnemy(
  plan: Plan,
  enemy: Pick<AdventureView['enemies'][number], 'type' | 'space' | 'corner'>,
): readonly SpaceId[] {
  return spacesUnder(plan.content, plan.board, enemy);
}

/** From the middle of each corner to the middle of the four spaces: north-west, then clockwise. */
const FROM_CORNER = [
  { x: CELL / 2, y: CELL / 2 },
  { x: -CELL / 2, y: CELL / 2 },
  { x: -CELL / 2, y: -CELL / 2 },
  { x: CELL / 2, y: -CELL / 2 },
] as const;

function enemiesOf(view: AdventureView, plan: Plan): EnemyInScene[] {
  const numbers = numbersOf(view).enemies;
  return view.enemies.map((enemy) => {
    const group = view.fight?.groups[enemy.type];
    const maxHealth = numbers[enemy.type]?.health ?? 1;
    const place = plan.center(enemy.space);
    const shift = isExtraLarge(plan.content, enemy.type)
      ? FROM_CORNER[enemy.corner ?? 0]
      : { x: 0, y: 0 };
    return {
      x: place.x + shift.x,
      y: place.y + shift.y,
      key: enemy.id,
      type: enemy.type,
      space: enemy.space,
      size: enemyTypeIn(plan.content, enemy.type).normal.size,
      health: Math.max(0, maxHealth - enemy.wounds),
      maxHealth,
      variant: group?.variant ?? null,
      elite: group?.elite.length ?? 0,
      brutal: group?.brutal ?? false,
      stunned: enemy.stunned ?? false,
      stasis: enemy.stasis !== undefined && enemy.stasis >= view.turn.number,
      marked: (enemy.markedBy ?? []).length > 0,
    };
  });
}

/** The crossing of lines nearest to the middle of a tile: things there are in nobody's way. */
export function heartOfTile(plan: Plan, tile: number): Point {
  const spaces = (plan.board.spacesOf[tile] ?? []).map((space) => plan.center(space));
  const sum = spaces.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  const middle = { x: sum.x / spaces.length, y: sum.y / spaces.length };
  const away = ({ x, y }: Point) => (x + CELL / 2 - middle.x) ** 2 + (y + CELL / 2 - middle.y) ** 2;
  const nearest = [...spaces].sort((one, other) => away(one) - away(other))[0] ?? middle;
  return { x: nearest.x + CELL / 2, y: nearest.y + CELL / 2 };
}

function tokensOf(view: AdventureView, plan: Plan): MarkInScene[] {
  const tokens = view.board.tokens.map((tile) => ({
    ...heartOfTile(plan, tile),
    key: `token${tile}`,
    kind: 'token' as const,
    name: 'token',
    count: 1,
  }));
  const scavenged = view.board.scavenged.flatMap((count, tile) => {
    if (count === 0 || tile >= view.board.layout.tiles.length) return [];
    const { x, y } = heartOfTile(plan, tile);
    return [
      { x, y, key: `scavenged${tile}`, kind: 'scavenged' as const, name: 'scavenged', count },
    ];
  });
  return [...tokens, ...scavenged];
}

function missionMarks(view: AdventureView, plan: Plan): MarkInScene[] {
  return view.mission.markers.map((marker) => {
    const { id, tile, space } = marker;
    const heart = heartOfTile(plan, tile);
    const place = space === null ? { x: heart.x, y: heart.y + CELL * 0.4 } : plan.center(space);
    return {
      ...place,
      key: `mission-${id}`,
      kind: 'mission',
      name: kindOfMarker(marker),
      count: 1,
    };
  });
}
