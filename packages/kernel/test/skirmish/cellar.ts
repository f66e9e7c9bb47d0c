/** The cellar: a small board of 8 × 8 spaces with walls. Spaces are numbered row by row. */
const MAP = [
  'E..#...E',
  '...#....',
  '.#....#.',
  '.#.##.#.',
  '....#...',
  '##......',
  '...#..#.',
  'H..#...H',
];

export const WIDTH = 8;
const CELLS = MAP.join('');
export const SPACES = CELLS.length;

export function isWall(space: number): boolean {
  return CELLS[space] === '#';
}

export function spacesMarked(mark: 'H' | 'E'): number[] {
  return [...CELLS].flatMap((cell, space) => (cell === mark ? [space] : []));
}

/** The spaces next to each space, across edges and corners, walls left out. */
export const neighbours: readonly (readonly number[])[] = [...CELLS].map((_, space) => {
  const row = Math.floor(space / WIDTH);
  const column = space % WIDTH;
  const around = [-1, 0, 1].flatMap((down) =>
    [-1, 0, 1].map((right) => [row + down, column + right]),
  );
  return around
    .filter(([r = 0, c = 0]) => r >= 0 && r < WIDTH && c >= 0 && c < WIDTH)
    .map(([r = 0, c = 0]) => r * WIDTH + c)
    .filter((other) => other !== space && !isWall(other));
});

export function areAdjacent(a: number, b: number): boolean {
  return (neighbours[a] as readonly number[]).includes(b);
}

/** Option ids of spaces, made once: `s0`, `s1`, … */
export const spaceIds: readonly `s${number}`[] = Array.from(
  { length: SPACES },
  (_, n) => `s${n}` as const,
);

export function spaceOf(id: string): number {
  return Number(id.slice(1));
}
