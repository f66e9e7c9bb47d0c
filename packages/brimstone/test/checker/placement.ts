import type { EventOf } from '../../src/events.ts';
import type { AdventureState } from '../../src/state.ts';
import { type Check, type Seen, told } from './check.ts';
import { enemyNumber } from './enemy-numbers.ts';
import { type Ground, groundOf } from './ground.ts';
import { isUp } from './hero-numbers.ts';
import { isExtraLarge } from './plane.ts';

/** Where enemies of an attack on a tile are set up, and which type comes first. */
export const placement: Check = {
  name: 'placement',
  start() {
    let before = new Map<string, readonly number[]>();
    let slowest = Number.NEGATIVE_INFINITY;
    return (seen) => {
      const { moment, now, report } = seen;
      const placed = told(moment, 'enemies-placed');
      if (placed && placed.tile !== undefined) {
        const initiative = enemyNumber(now, placed.type, 'initiative');
        if (initiative !== null && initiative < slowest) {
          report(
            'B-PLACE-02',
            `${placed.type} (${initiative}) come after faster ones (${slowest})`,
          );
        }
        slowest = initiative ?? slowest;
        if (!isExtraLarge(placed.type)) checkSpaces(seen, placed, before);
        for (const space of placed.spaces) before.set(`${placed.type} ${space}`, [space]);
        if (isExtraLarge(placed.type)) before = occupied(now);
        return;
      }
      const isPart = told(moment, 'elite') || moment.kind === 'luck';
      if (isPart) return;
      slowest = Number.NEGATIVE_INFINITY;
      before = occupied(now);
    };
  },
};

function occupied(now: AdventureState): Map<string, readonly number[]> {
  const ground = groundOf(now);
  return new Map(now.enemies.map((enemy) => [enemy.id, ground.under(enemy)]));
}

function checkSpaces(
  { now, report }: Seen,
  placed: EventOf<'enemies-placed'>,
  before: ReadonlyMap<string, readonly number[]>,
): void {
  const ground = groundOf(now);
  const taken = new Set([
    ...[...before.values()].flat(),
    ...now.heroes.filter(isUp).map(({ space }) => space),
  ]);
  const order = checkerboard(ground, placed.tile as number).filter((space) => !taken.has(space));
  const should = order.slice(0, placed.spaces.length);
  const isFull = order.length < placed.spaces.length;
  const wrong = should.some((space, n) => space !== placed.spaces[n]);
  if (wrong) report('B-PLACE-03', `${placed.type} on ${placed.spaces}, not on ${should}`);
  if (!isFull || wrong) return;
  for (const space of placed.spaces.slice(order.length)) {
    const tiles = ground.tilesAt(space);
    if (tiles.includes(placed.tile as number)) report('B-PLACE-11', `${space} is on the full tile`);
    if (taken.has(space)) report('B-PLACE-09', `${placed.type} on a taken space ${space}`);
  }
}

/** Every other space from the back left to the entrance, then the spaces in between. */
export function checkerboard({ plane }: Ground, tile: number): number[] {
  const entrance =
    (plane.doors[tile] ?? []).find(({ spaces }) =>
      spaces.every((space) => (plane.squares[space]?.tiles ?? []).some((other) => other < tile)),
    ) ?? plane.gates.flat().find((door) => door.tile === tile && isFar(plane.gates, door));
  const side = entrance?.side ?? 's';
  const spaces = plane.squares.flatMap(({ tiles, x, y }, space) => {
    if (!tiles.includes(tile)) return [];
    const [row, column] = { s: [y, x], n: [-y, -x], w: [-x, y], e: [x, -y] }[side] as [
      number,
      number,
    ];
    return [{ space, row, column }];
  });
  spaces.sort((one, other) => one.row - other.row || one.column - other.column);
  const [first] = spaces;
  const colour = ({ row, column }: { row: number; column: number }) => Math.abs(row + column) % 2;
  const isFirst = (each: { row: number; column: number }) =>
    first && colour(each) === colour(first);
  return [...spaces.filter(isFirst), ...spaces.filter((each) => !isFirst(each))].map(
    ({ space }) => space,
  );
}

/** The far end of a Gate is the entrance of the tile beyond. */
function isFar(gates: Ground['plane']['gates'], door: unknown): boolean {
  return gates.some(([, far]) => far === door);
}
