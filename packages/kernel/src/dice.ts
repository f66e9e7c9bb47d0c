/** A die is its list of faces, each equally likely. Symbols, numbers and blanks are all just faces. */
export interface Die<Face> {
  readonly id: string;
  readonly faces: readonly Face[];
}

export type NumberDie = Die<number>;

export const d6: NumberDie = { id: 'D6', faces: [1, 2, 3, 4, 5, 6] };

/** A D3 is a D6 read by halves: 1–2 is 1, 3–4 is 2, 5–6 is 3. */
export const d3: NumberDie = { id: 'D3', faces: [1, 1, 2, 2, 3, 3] };

export const d8: NumberDie = { id: 'D8', faces: [1, 2, 3, 4, 5, 6, 7, 8] };

/** The Peril Die sets how many enemies come, so its faces start at 3. */
export const peril: NumberDie = { id: 'Peril', faces: [3, 3, 4, 4, 5, 6] };

/** A D36 is two dice read as tens and ones: 11–16, 21–26, … 61–66. */
export const d36: NumberDie = {
  id: 'D36',
  faces: d6.faces.flatMap((tens) => d6.faces.map((ones) => tens * 10 + ones)),
};

export function sum(values: readonly number[]): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}
