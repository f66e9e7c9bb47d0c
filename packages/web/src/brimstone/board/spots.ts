import type { Choice } from '../../board/choices.tsx';
import { percent } from '../../text/index.ts';
import { groundOf } from './art/rock.tsx';
import { reachOf } from './figures/enemy.tsx';
import { CELL, OUTWARD, type Point } from './geometry.ts';
import { heartOfTile, type Scene } from './scene.ts';
import { HERO_REACH } from './things.ts';
import type { BoardTarget } from './types.ts';

/** A target and where it is to be touched. */
export interface Spot extends Choice {
  readonly target: BoardTarget;
  readonly kind: 'space' | 'enemy' | 'hero' | 'exit' | 'tile';
  /** How far it reaches from its middle. */
  readonly reach: number;
  /** Of doorways: the side they lead out of, in degrees from north. */
  readonly turn: number;
  /** Of tiles: what to draw around them. */
  readonly outline?: { readonly d: string; readonly transform: string };
}

const DEGREES = { n: 0, e: 90, s: 180, w: 270 } as const;

/** Where the targets are. What is not on the board any more has no spot. */
export function spotsOf(scene: Scene, targets: readonly BoardTarget[]): Spot[] {
  return targets.flatMap((target) => {
    const spot = spotOf(scene, target);
    if (!spot) return [];
    const { option, advised } = target;
    return [{ turn: 0, ...spot, option, advised, label: spoken(target), target }];
  });
}

/** The label, and the chance where dice decide. */
function spoken({ label, odds }: BoardTarget): string {
  return odds === undefined ? label : `${label}, ${percent(odds)}`;
}

type Found = Point &
  Pick<Spot, 'kind' | 'reach' | 'outline'> & {
    readonly turn?: number;
  };

function spotOf(scene: Scene, target: BoardTarget): Found | null {
  const { plan } = scene;
  if (target.exit) return exitSpot(scene, target.exit);
  if (target.enemy !== undefined) {
    const enemy = scene.enemies.find(({ key }) => key === target.enemy);
    return enemy ? { x: enemy.x, y: enemy.y, kind: 'enemy', reach: reachOf(enemy) + 5 } : null;
  }
  if (target.space !== undefined) {
    if (target.space >= plan.board.size) return null;
    return { ...plan.center(target.space), kind: 'space', reach: CELL * 0.44 };
  }
  if (target.hero !== undefined) {
    const hero = scene.heroes[target.hero];
    return hero ? { x: hero.x, y: hero.y, kind: 'hero', reach: HERO_REACH } : null;
  }
  if (target.tile === undefined) return null;
  const tile = scene.tiles[target.tile];
  if (!tile) return null;
  const outline = { d: groundOf(tile.id, tile.map), transform: tile.transform };
  return { ...heartOfTile(plan, target.tile), kind: 'tile', reach: 34, outline };
}

function exitSpot({ plan }: Scene, { tile, exit }: { tile: number; exit: number }): Found | null {
  const doorway = plan.board.doorwaysOf[tile]?.[exit];
  if (!doorway) return null;
  const one = plan.center(doorway.spaces[0]);
  const other = plan.center(doorway.spaces[1]);
  const out = OUTWARD[doorway.side];
  return {
    x: (one.x + other.x) / 2 + out.x * 26,
    y: (one.y + other.y) / 2 + out.y * 26,
    kind: 'exit',
    reach: 96,
    turn: DEGREES[doorway.side],
  };
}
