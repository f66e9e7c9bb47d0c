import type { GameShape, TableOf } from '@crawlspace/host';
import type { PersonId } from '@crawlspace/host/online';
import type { Entry, PastPart, Settled } from '@crawlspace/kernel';
import { isOfGame, type TableEntry } from '../store/entries.ts';
import type { GoingOn, SafePoint, Store, TableBase, TableHead, TableLine } from '../store/store.ts';
import { askedOf, lineOf } from './line.ts';
import type { Seating } from './seating.ts';

export interface KeepingParts {
  readonly id: string;
  readonly base: TableBase;
  readonly rules: number;
  readonly table: TableOf<GameShape>;
  readonly store: Pick<Store, 'append'>;
}

/** How far a table was stored when it was opened. */
export interface Kept {
  /** Entries of all kinds. */
  readonly seq: number;
  readonly hash: string;
  readonly line: TableLine;
  readonly settled: Settled;
  /** Entries of the game since the safe point was stored. */
  readonly since: number;
}

/**
 * So many entries of the game may follow before the state is stored again: after a crash about that
 * many answers are given again. A table that is closed stores its state whatever their number.
 */
const ENTRIES_PER_POINT = 128;

const NOTHING: Settled = { answers: 0, events: 0 };

/** Stores what happens at a table, and now and then how the table stands, so that it opens quickly. */
export class Keeping {
  readonly #parts: KeepingParts;
  #seq: number;
  #hash: string;
  #line: TableLine;
  #settled: Settled;
  #sincePoint: number;
  /** Whose line is stored, and whom it says the table waits for. */
  #seating: Seating | null = null;
  #asked: ReadonlySet<PersonId | null> = new Set();

  constructor(parts: KeepingParts, { seq, hash, line, settled, since }: Kept) {
    this.#parts = parts;
    this.#seq = seq;
    this.#hash = hash;
    this.#line = line;
    this.#settled = settled;
    this.#sincePoint = since;
  }

  /** How many entries are stored. */
  get seq(): number {
    return this.#seq;
  }

  /** Anybody may find it in the lobby. */
  get isOpen(): boolean {
    return this.#line.open;
  }

  /** Stores entries, with whatever else has changed. Only in turn. */
  async append(
    entries: readonly TableEntry[],
    seating: Seating,
    open: boolean,
    going?: GoingOn,
  ): Promise<void> {
    const { id, base, store, table } = this.#parts;
    const games = entries.filter(isOfGame).length;
    const asked = new Set(askedOf(table, seating));
    const isSame =
      seating === this.#seating &&
      open === this.#line.open &&
      (table.outcome !== null) === this.#line.over;
    const line = isSame ? this.#line : lineOf(table, base.setup, seating, open);
    const head = games > 0 ? this.#headAfter(games) : this.#headAsItWas();
    const rest = isSame ? { waits: this.#changesOfWaiting(asked) } : { line };
    await store.append(id, this.#seq, entries, { ...head, ...rest }, going);
    this.#seq += entries.length;
    this.#line = line;
    this.#seating = seating;
    this.#asked = asked;
    this.#noteHead(head, games);
  }

  /** Stores how the table stands now, if it was not stored with its last entries. */
  async settle(): Promise<void> {
    if (this.#sincePoint === 0) return;
    const { id, store } = this.#parts;
    const head = this.#fullHead();
    await store.append(id, this.#seq, [], head);
    this.#noteHead(head, 0);
  }

  /** Those who are asked now and were not before, and the other way round. */
  #changesOfWaiting(asked: ReadonlySet<PersonId | null>): TableLine['people'] {
    const changes: { person: PersonId; waits: boolean }[] = [];
    for (const person of asked) {
      if (person !== null && !this.#asked.has(person)) changes.push({ person, waits: true });
    }
    for (const person of this.#asked) {
      if (person !== null && !asked.has(person)) changes.push({ person, waits: false });
    }
    return changes;
  }

  #noteHead({ hash, past }: TableHead, games: number): void {
    this.#hash = hash;
    this.#sincePoint = past ? 0 : this.#sincePoint + games;
    if (past) this.#settled = this.#parts.table.settled;
  }

  /** A safe point takes work, so that it is stored now and then; a fingerprint of the state only at the end. */
  #headAfter(games: number): TableHead {
    const { table, rules } = this.#parts;
    if (table.outcome !== null) return this.#fullHead();
    const isDue = this.#sincePoint + games >= ENTRIES_PER_POINT || this.#wentBack();
    // Closed right afterwards, it stores no other.
    if (isDue) table.settle();
    const past = isDue ? { past: pastOf(table, rules, this.#pastFrom) } : {};
    return { hash: '', seal: table.seal, rules, ...past };
  }

  #headAsItWas(): TableHead {
    const { table, rules } = this.#parts;
    return { hash: this.#hash, seal: table.seal, rules };
  }

  #fullHead(): TableHead {
    const { table, rules } = this.#parts;
    table.settle();
    return fullHeadOf(table, rules, this.#pastFrom);
  }

  get #pastFrom(): Settled {
    return this.#wentBack() ? this.#parts.table.settled : this.#settled;
  }

  /** Back to before the safe point that is stored: it is none any more. */
  #wentBack(): boolean {
    const { answers, events } = this.#parts.table.settled;
    return answers < this.#settled.answers || events < this.#settled.events;
  }
}

/** All that is stored of how a table stands; of its past what came after `from`. */
export function fullHeadOf(
  table: TableOf<GameShape>,
  rules: number,
  from = NOTHING,
): TableHead & { readonly past: StoredPast } {
  const past = pastOf(table, rules, from);
  return { hash: table.hash(), seal: table.seal, rules, past };
}

interface StoredPast {
  readonly point: SafePoint;
  readonly part: PastPart;
}

function pastOf(table: TableOf<GameShape>, rules: number, from: Settled): StoredPast {
  const { seal, safePoint: snapshot } = table;
  const sealed = { entries: (table.log satisfies readonly Entry[]).length, seal };
  return { point: { snapshot, rules, sealed }, part: table.pastSince(from) };
}
