import type { Choice } from '../../board/choices.tsx';
import type { Point } from '../../board/plane.ts';
import { CELL, centerOf, WALL } from './geometry.ts';
import { REACH, type Scene } from './scene.ts';
import type { SymbolName } from './symbols.ts';
import type { BoardTarget } from './types.ts';

/** A target and where it is to be touched. */
export interface Spot extends Choice {
  readonly kind: 'zone' | 'door' | 'token' | 'enemy' | 'hero' | 'chip';
  /** How far it reaches from its middle. */
  readonly reach: number;
  /** Of doors: whether they stand in a wall from left to right. */
  readonly flat: boolean;
  readonly sign: SymbolName | null;
  readonly wounds: number;
  readonly actions: number;
  readonly traps: number;
  /** The zones on the way there; empty when nobody walks. */
  readonly path: readonly number[];
}

/** Tokens are small; what fingers hit around them is not. */
const TOKEN_REACH = 44;

/** What lies further up is drawn later, so that it can be hit. */
const ORDER: readonly Spot['kind'][] = ['zone', 'door', 'token', 'enemy', 'hero', 'chip'];

type Found = Point & Pick<Spot, 'kind' | 'reach'> & { readonly flat?: boolean };

/** Where the targets are. What is not on the board any more has no spot. */
export function spotsOf(scene: Scene, targets: readonly BoardTarget[]): Spot[] {
  const found = targets.flatMap((target) => {
    const place = placeOf(scene, target);
    return place ? [{ target, place }] : [];
  });
  const spots = found.map((each): Spot => {
    const { target, place } = each;
    const here = found.filter((other) => samePlace(other.place, place));
    const order = here.indexOf(each);
    const shared = here.length > 1 ? chip(place, order, here.length) : place;
    return {
      flat: true,
      ...shared,
      option: target.option,
      label: target.label,
      advised: target.advised,
      sign: target.sign ?? null,
      wounds: target.wounds ?? 0,
      actions: target.actions ?? 0,
      traps: target.traps ?? 0,
      path: target.path ?? [],
    };
  });
  return spots.sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
}

function samePlace(one: Found, other: Found): boolean {
  return one.kind === other.kind && one.x === other.x && one.y === other.y;
}

/** Several options at one place stand side by side below it. */
function chip({ x, y, reach }: Found, order: number, count: number): Found {
  const aside = (order - (count - 1) / 2) * 66;
  return { x: x + aside, y: y + Math.min(reach * 0.6, CELL * 0.3), kind: 'chip', reach: 30 };
}

function placeOf(scene: Scene, target: BoardTarget): Found | null {
  const { enemy, ally, hero, token, door, zone } = target;
  if (enemy !== undefined) {
    const figure = scene.enemies.find(({ key }) => key === enemy);
    return figure ? figureSpot(figure, 'enemy', figure.reach) : null;
  }
  if (ally !== undefined) {
    const figure = scene.allies.find(({ id }) => id === ally);
    return figure ? figureSpot(figure, 'hero', REACH.ally) : null;
  }
  if (hero !== undefined) {
    const figure = scene.heroes.find(({ index }) => index === hero);
    return figure ? figureSpot(figure, 'hero', REACH.hero) : null;
  }
  if (token !== undefined) {
    const stack = scene.tokens.find(({ ids }) => ids.split(' ').includes(String(token)));
    return stack ? { x: stack.x, y: stack.y, kind: 'token', reach: TOKEN_REACH } : null;
  }
  if (door !== undefined) return doorSpot(scene, door);
  if (zone === undefined) return null;
  return { ...centerOf(scene.map, zone), kind: 'zone', reach: CELL / 2 - WALL / 2 - 4 };
}

function figureSpot(
  { x, y, scale }: Point & { scale: number },
  kind: Spot['kind'],
  reach: number,
): Found {
  return { x, y, kind, reach: reach * scale + 6 };
}

function doorSpot({ map }: Scene, id: number): Found | null {
  const door = map.doors[id];
  if (!door) return null;
  const one = centerOf(map, door.zones[0]);
  const other = centerOf(map, door.zones[1]);
  return {
    x: (one.x + other.x) / 2,
    y: (one.y + other.y) / 2,
    kind: 'door',
    reach: 76,
    flat: one.x === other.x,
  };
}
