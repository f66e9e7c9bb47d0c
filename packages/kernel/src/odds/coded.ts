import type { Dice, FaceOf, Pool } from './pool.ts';

/** A face with the code of what it adds to the total. */
export interface CodedFace<Face> {
  readonly face: Face;
  readonly code: number;
}

export interface CodedPart<Part extends Dice<unknown>> {
  readonly part: Part;
  readonly faces: readonly CodedFace<FaceOf<Part>>[];
}

/**
 * A pool whose amounts are packed into one whole number a face. The codes of the faces rolled,
 * added up, are the code of their total, so the arithmetic of odds needs no vectors.
 */
export interface CodedPool<Part extends Dice<unknown>> {
  readonly parts: readonly CodedPart<Part>[];
  readonly sumsOf: (code: number) => number[];
}

/** One amount's place in the code, like the tens in a decimal number. */
interface Digit {
  readonly stride: number;
  /** How many values the digit takes. */
  readonly size: number;
  /** The smallest sum the dice can show; the digit counts from there. */
  readonly base: number;
}

export function codePool<Part extends Dice<unknown>>(
  pool: Pick<Pool<Part, unknown>, 'parts' | 'amounts'>,
): CodedPool<Part> {
  const digits: Digit[] = [];
  const codes = pool.parts.map(({ die }) => die.faces.map(() => 0));
  let stride = 1;
  for (const amountOf of pool.amounts) {
    let size = 1;
    let base = 0;
    for (const [at, part] of pool.parts.entries()) {
      const amounts = part.die.faces.map((face) => whole(amountOf(face, part), part));
      const least = Math.min(...amounts);
      base += part.count * least;
      size += part.count * (Math.max(...amounts) - least);
      codes[at] = (codes[at] ?? []).map((code, i) => code + ((amounts[i] ?? 0) - least) * stride);
    }
    digits.push({ stride, size, base });
    stride *= size;
  }
  if (stride > Number.MAX_SAFE_INTEGER) throw new RangeError('the pool has too many totals');
  return {
    parts: pool.parts.map((part, at) => ({
      part,
      faces: part.die.faces.map((face, i) => ({ face, code: codes[at]?.[i] ?? 0 })),
    })),
    sumsOf: (code) => digits.map((digit) => readDigit(code, digit)),
  };
}

function readDigit(code: number, { stride, size, base }: Digit): number {
  return base + (Math.floor(code / stride) % size);
}

function whole(amount: number, { die }: Dice<unknown>): number {
  if (Number.isSafeInteger(amount)) return amount;
  throw new RangeError(`the die ${die.id} has a face that counts ${amount}, not a whole number`);
}
