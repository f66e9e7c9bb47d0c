import { stone } from './brush.ts';
import { noise } from './noise.ts';

/** So far the rock goes on in each direction, and how large the piece of it is that repeats. */
const FAR = 9000;
const PIECE = 720;
const STEP = 90;

interface Props {
  readonly id: string;
  /** Its stones, from the darkest. */
  readonly colours: readonly [string, string];
}

/** What surrounds a map: rock as far as anybody can look, so that nothing ends in the void. */
export function Beyond({ id, colours }: Props) {
  return (
    <>
      <pattern id={id} width={PIECE} height={PIECE} patternUnits="userSpaceOnUse">
        {colours.map((colour, depth) => (
          <path key={colour} d={stones(depth)} fill={colour} />
        ))}
      </pattern>
      <rect x={-FAR} y={-FAR} width={2 * FAR} height={2 * FAR} fill={`url(#${id})`} />
    </>
  );
}

/** Stones at every second place; those at an edge come in again at the other side. */
function stones(depth: number): string {
  const places: string[] = [];
  for (let x = 0; x < PIECE; x += STEP)
    for (let y = 0; y < PIECE; y += STEP) {
      if ((x / STEP + y / STEP) % 2 !== depth) continue;
      for (const across of [0, PIECE])
        for (const down of [0, PIECE]) {
          const random = noise(`beyond ${x} ${y}`);
          const size = STEP * (0.42 + random() * 0.2);
          const [left, top] = [
            x + across + (random() - 0.5) * 40,
            y + down + (random() - 0.5) * 40,
          ];
          places.push(stone(left, top, size, random, 7));
        }
    }
  return places.join('');
}
