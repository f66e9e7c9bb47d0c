import { Random, type RandomState, SEEDING, type Seeding, textHash } from './random.ts';

/** Everything chance decides. Each use names its purpose, so that tests script it and logs explain it. */
export interface Luck {
  /** One of the faces, each equally likely. */
  pick<Face>(label: string, faces: readonly Face[]): Face;
  shuffle<Card>(cards: Card[]): Card[];
  /** Where the luck stands, as plain numbers. */
  save(): readonly number[];
  restore(saved: readonly number[]): void;
  /**
   * Other luck from here on, and for each purpose by itself: where two futures with the same seed go
   * different ways, whatever does not depend on that still comes out the same.
   */
  reseed(seed: string): void;
}

export class SeededLuck implements Luck {
  #random: Random;
  /** Luck for each purpose by itself, by the hash of its name; null while one stream serves all. */
  #streams: Map<number, Random> | null = null;

  constructor(seed: string, seeding: Seeding = SEEDING) {
    this.#random = Random.seeded(seed, seeding);
  }

  pick<Face>(label: string, faces: readonly Face[]): Face {
    const random = this.#streams ? this.#streamFor(label, this.#streams) : this.#random;
    return faces[random.below(faces.length)] as Face;
  }

  shuffle<Card>(cards: Card[]): Card[] {
    const random = this.#streams ? this.#streamFor('shuffle', this.#streams) : this.#random;
    return random.shuffle(cards);
  }

  save(): readonly number[] {
    if (!this.#streams) return this.#random.state;
    const streams = [...this.#streams].flatMap(([purpose, { state }]) => [purpose, ...state]);
    // Their number comes first: so luck by purpose is told from one stream even before any roll.
    return [...this.#random.state, streams.length / STREAM, ...streams];
  }

  restore(saved: readonly number[]): void {
    this.#random = new Random(asRandomState(saved));
    this.#streams = saved.length > NO_STREAMS ? new Map() : null;
    for (let at = NO_STREAMS + 1; at < saved.length; at += STREAM) {
      const state = asRandomState(saved.slice(at + 1));
      this.#streams?.set(saved[at] as number, new Random(state));
    }
  }

  reseed(seed: string): void {
    this.#random = Random.seeded(seed);
    this.#streams = new Map();
  }

  #streamFor(label: string, streams: Map<number, Random>): Random {
    const purpose = textHash(label);
    let stream = streams.get(purpose);
    if (!stream) {
      stream = this.#random.branch(purpose);
      streams.set(purpose, stream);
    }
    return stream;
  }
}

/** Numbers in a save of one stream for all, and of each stream where purposes have their own. */
const NO_STREAMS = 4;
const STREAM = 5;

/** What a test says the dice will show, in order: a purpose and the faces that come up for it. */
export type RollScript = readonly (readonly [label: string, ...faces: ScriptedFace[]])[];
export type ScriptedFace = number | string;

/** Dice that show what the test wrote down. Shuffles stay seeded: tests stack the decks instead. */
export class ScriptedLuck implements Luck {
  #random: Random;
  #rolls: readonly { label: string; face: ScriptedFace }[];
  #used = 0;

  constructor(script: RollScript, seed: string) {
    this.#random = Random.seeded(seed);
    this.#rolls = script.flatMap(([label, ...faces]) => faces.map((face) => ({ label, face })));
  }

  pick<Face>(label: string, faces: readonly Face[]): Face {
    const scripted = this.#rolls[this.#used];
    if (!scripted) throw new ScriptError(`roll "${label}" is not in the script`);
    if (scripted.label !== label) {
      throw new ScriptError(`the script has "${scripted.label}" next, the game rolls "${label}"`);
    }
    const face = faces.find((each) => faceName(each) === scripted.face);
    if (face === undefined) {
      throw new ScriptError(`"${label}" cannot come up ${JSON.stringify(scripted.face)}`);
    }
    this.#used++;
    return face;
  }

  shuffle<Card>(cards: Card[]): Card[] {
    return this.#random.shuffle(cards);
  }

  save(): readonly number[] {
    return [...this.#random.state, this.#used];
  }

  restore(saved: readonly number[]): void {
    this.#random = new Random(asRandomState(saved));
    this.#used = saved[4] ?? 0;
  }

  /** What is scripted stays so. */
  reseed(seed: string): void {
    this.#random = Random.seeded(seed);
  }

  /** A test that scripted more dice than were rolled expected something that did not happen. */
  assertAllUsed(): void {
    const left = this.#rolls.slice(this.#used);
    if (left.length === 0) return;
    const names = left.map((roll) => `${roll.label} ${roll.face}`).join(', ');
    throw new ScriptError(`scripted but never rolled: ${names}`);
  }
}

export class ScriptError extends Error {
  override name = 'ScriptError';
}

/** Numbers and words name themselves; a face with symbols has an id. */
function faceName(face: unknown): unknown {
  return typeof face === 'object' && face !== null && 'id' in face ? face.id : face;
}

function asRandomState(saved: readonly number[]): RandomState {
  const [a = 0, b = 0, c = 0, d = 0] = saved;
  return [a, b, c, d];
}
