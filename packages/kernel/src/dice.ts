/** A die is its list of faces, each equally likely. Symbols, numbers and blanks are all just faces. */
export interface Die<Face> {
  readonly id: string;
  readonly faces: readonly Face[];
}

export type NumberDie = Die<number>;

export const d6: NumberDie = { id: 'D6', faces: [1, 2, 3, 4, 5, 6] };
