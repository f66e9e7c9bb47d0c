export interface OwnerParts {
  /** When the owner was last here, in milliseconds since 1970, and how to note that they are. */
  readonly ownerSeen: number;
  readonly ownerCame: () => void;
  /** Others may take over from an owner who was away for so many milliseconds. */
  readonly ownerPatience: number;
  /** Since when a server has run without a long pause, in milliseconds since 1970. */
  readonly upSince: () => number;
}

/** A part of the time that an owner may be away: while they stay it is noted so often, and after a time without servers they have so long to come. */
const PARTS = 7;
/** Whoever comes and goes is noted no more often, in milliseconds: each note is a wait for the disk. */
const LEAST = 60_000;

/** When the owner of a table was last there: those who sit may choose another when that is too long ago. */
export class OwnerWatch {
  readonly #parts: OwnerParts;
  #seen: number;
  #noted = Number.NEGATIVE_INFINITY;

  /** `since` is when they became the owner. */
  constructor(parts: OwnerParts, since: number) {
    this.#parts = parts;
    this.#seen = Math.max(parts.ownerSeen, since);
  }

  /** They are there. */
  see(): void {
    const now = Date.now();
    this.#seen = now;
    if (now - this.#noted < Math.min(LEAST, this.#parts.ownerPatience / PARTS)) return;
    this.#noted = now;
    this.#parts.ownerCame();
  }

  /** Whoever stays for long and is cut off by a crash was there a day ago, not when they came. */
  get isNoteDue(): boolean {
    return Date.now() - this.#seen >= this.#parts.ownerPatience / PARTS;
  }

  /** Unless they are there, they were away for too long. While no server ran they could not come. */
  get isGone(): boolean {
    const { ownerPatience, upSince } = this.#parts;
    const now = Date.now();
    return now - this.#seen >= ownerPatience && now - upSince() >= ownerPatience / PARTS;
  }

  /** Who sat down before has sat there for as long as an owner may be away. */
  get before(): number {
    return Date.now() - this.#parts.ownerPatience;
  }
}
