import type { TableAbout } from '@crawlspace/host/online';
import type { Rooms } from './rooms/rooms.ts';
import { type ListedTable, SEEN_SINCE, type Store } from './store/store.ts';

/** What was forgotten since the start. */
export interface ForgottenSoFar {
  tables: number;
  companies: number;
  people: number;
  pushes: number;
}

export interface ForgettingParts {
  readonly store: Store;
  readonly rooms: Pick<Rooms, 'ids' | 'forget'>;
  /** What nobody has touched for so many milliseconds is forgotten. */
  readonly after: number;
  /** Nothing counts as untouched for longer than since this time: before it nobody took note. */
  readonly since: number;
  readonly note: (what: string) => void;
  readonly report: (what: string, error: unknown) => void;
  /** Milliseconds between two steps, each of which looks at a few rows or removes one table. */
  readonly pause?: number;
}

const DAY = 24 * 3600_000;
const PAUSE = 1_000;
/** Rows that one step looks at; a company is as many rows as it has chapters. */
const LOOKS = 100;
const COMPANY_LOOKS = 10;
/** How long before it happens whoever has a table is told, at most. */
const WARNING = 30 * DAY;
/** The setting with the time of the last round of any process. */
const LAST_ROUND = 'last-round';
/** The setting with the milliseconds after which that round forgot. */
const LAST_AFTER = 'last-after';
/** The setting with the time that companies count as touched at, at least: before 0.3.0 none was forgotten, and nobody warned. */
const COMPANIES_SINCE = 'companies-since';

/**
 * Forgets what nobody has touched for long: tables, companies with all of theirs, people who have none, push addresses of
 * nobody, and reports. It goes round
 * once a day, in steps so small that no player notices. Every process may do so: each removal looks once more.
 */
export class Forgetting {
  readonly forgotten: ForgottenSoFar = { tables: 0, companies: 0, people: 0, pushes: 0 };
  readonly #parts: ForgettingParts;
  #timer: NodeJS.Timeout | undefined;
  #step: Promise<void> = Promise.resolve();
  #isClosed = false;
  #since: number;
  #companiesSince = Number.POSITIVE_INFINITY;

  constructor(parts: ForgettingParts) {
    this.#parts = parts;
    this.#since = parts.since;
    this.#goOn(this.#round(), this.#pause);
  }

  /**
   * When each of these tables will be forgotten if nobody comes to it; only those for which that is soon. A company's tables
   * go together, when nobody comes to any of them.
   */
  async untils(tables: readonly ListedTable[]): Promise<ReadonlyMap<string, number>> {
    const companies = await this.#parts.store.touchedCompanies([
      ...new Set(tables.flatMap((table) => companyOf(table) ?? [])),
    ]);
    const soon = Date.now() + this.#warning;
    return new Map(
      tables.flatMap((table) => {
        const company = companyOf(table);
        const touched =
          company === undefined
            ? Math.max(table.touched, this.#since)
            : Math.max(companies.get(company) ?? 0, this.#since, this.#companiesSince);
        const until = touched + this.#parts.after;
        return until < soon ? [[table.id, until] as const] : [];
      }),
    );
  }

  /** Resolves when the step that was under way is done. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#step;
  }

  get #pause(): number {
    return this.#parts.pause ?? PAUSE;
  }

  get #warning(): number {
    return Math.min(WARNING, this.#parts.after / 2);
  }

  #goOn(round: AsyncGenerator<void>, pause: number): void {
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => {
      this.#step = this.#take(round);
    }, pause);
    this.#timer.unref();
  }

  /** After the last step of a round, or one that failed, the next round begins a day later. */
  async #take(round: AsyncGenerator<void>): Promise<void> {
    const rest = Math.min(DAY, this.#parts.after / 8);
    try {
      const { done } = await round.next();
      if (done) this.#goOn(this.#round(), rest);
      else this.#goOn(round, this.#pause);
    } catch (error) {
      this.#parts.report('what nobody needs could not be forgotten', error);
      this.#goOn(this.#round(), rest);
    }
  }

  /**
   * While no server ran nobody could come or be warned, and a clock that was put forward says nothing about anybody:
   * then all counts as touched now. Where nothing was forgotten before, or later than now, nobody was warned either:
   * all is kept for as long as the warning takes. The time of the round is kept last, so that no other process
   * misses it.
   */
  async #lookAtClock(now: number): Promise<void> {
    const { store, after } = this.#parts;
    const [last, lastAfter] = [await store.setting(LAST_ROUND), await store.setting(LAST_AFTER)];
    const isTorn = last !== null && Math.abs(now - Number(last)) > this.#warning;
    const isSooner = lastAfter === null || after < Number(lastAfter);
    const warned = now - after + this.#warning;
    if (isTorn) await store.replaceSetting(SEEN_SINCE, `${now}`);
    else if (isSooner && warned > Number(await store.setting(SEEN_SINCE))) {
      await store.replaceSetting(SEEN_SINCE, `${warned}`);
    }
    await store.replaceSetting(LAST_AFTER, `${after}`);
    await store.replaceSetting(LAST_ROUND, `${now}`);
    this.#since = Number(await store.setting(SEEN_SINCE));
    this.#companiesSince = Number(await store.setting(COMPANIES_SINCE, `${warned}`));
  }

  async *#round(): AsyncGenerator<void> {
    const { store, rooms, after, note } = this.#parts;
    const now = Date.now();
    const before = now - after;
    await this.#lookAtClock(now);
    const already = { ...this.forgotten };
    // Whoever only looks at a table for weeks writes nothing.
    const open = [...rooms.ids];
    for (let from = 0; from < open.length; from += LOOKS) {
      await store.visitTables(open.slice(from, from + LOOKS));
      yield;
    }
    if (before < this.#since) return;
    yield* this.#tables(before);
    if (before >= this.#companiesSince) yield* this.#companies(before);
    yield* this.#people(before);
    await store.forgetReports(before);
    const more = (of: keyof ForgottenSoFar) => this.forgotten[of] - already[of];
    const [tables, companies] = [more('tables'), more('companies')];
    const [people, pushes] = [more('people'), more('pushes')];
    if (tables + companies + people + pushes === 0) return;
    const things = `${tables} tables, ${companies} companies`;
    note(`forgot ${things}, ${people} people and ${pushes} push addresses`);
  }

  async *#tables(before: number): AsyncGenerator<void> {
    const { store, rooms } = this.#parts;
    for (let after: string | null = ''; after !== null; ) {
      const { found, next } = await store.untouchedTables(before, { after, limit: LOOKS });
      for (const id of found) {
        yield;
        if (await rooms.forget([id], () => store.forgetTable(id, before))) this.forgotten.tables++;
      }
      yield;
      after = next;
    }
  }

  /** With the tables of all their chapters. */
  async *#companies(before: number): AsyncGenerator<void> {
    const { store, rooms } = this.#parts;
    for (let after: string | null = ''; after !== null; ) {
      const { found, next } = await store.untouchedCompanies(before, {
        ...{ after, limit: COMPANY_LOOKS },
      });
      for (const id of found) {
        yield;
        const tables = [...(await store.chaptersOf(id)).values()];
        const isGone = await rooms.forget(tables, () => store.forgetCompany(id, before));
        if (isGone) this.forgotten.companies++;
      }
      yield;
      after = next;
    }
  }

  /** People come after their tables: whoever had none but those is gone by then. */
  async *#people(before: number): AsyncGenerator<void> {
    const { store } = this.#parts;
    for (let after: string | null = ''; after !== null; ) {
      const walked = await store.forgetPeople(before, { after, limit: LOOKS });
      this.forgotten.people += walked.people;
      this.forgotten.pushes += walked.pushes;
      after = walked.next;
      yield;
    }
    for (let after: string | null = ''; after !== null; ) {
      const walked = await store.forgetPushes(before, { after, limit: LOOKS });
      this.forgotten.pushes += walked.pushes;
      after = walked.next;
      yield;
    }
  }
}

function companyOf({ about }: ListedTable): string | undefined {
  return (about as TableAbout | null)?.company?.id;
}
