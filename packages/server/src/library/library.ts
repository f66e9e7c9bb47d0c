import { Busy, type ErrandLimits, Errands, TakesTooLong } from '../apart/errands.ts';
import { spendApart } from '../cost/bill.ts';
import { Refused } from '../rooms/client.ts';
import type { StorePlace } from '../store/open.ts';
import type { CompanyHead, Standing } from '../store/store.ts';
import type { Departure, Errand, Found, FromReader, Gone } from './errands.ts';
import { Shelf } from './shelf.ts';

const LIMITS: ErrandLimits = { patience: 10_000, waiting: 40, idle: 60_000 };

/**
 * Books, campaign files and records, read and written out in a thread of their own: the serving thread only sends the
 * bytes. What was read is kept for whoever asks next, until the company or the table it belongs to has gone on; those
 * who ask while it is being read wait for the same.
 */
export class Library {
  readonly #errands: Errands<Errand, FromReader>;
  readonly #shelf = new Shelf();
  /** Where a company goes on, or something is read: by what it depends on. */
  readonly #underWay = new Map<string, Promise<unknown>>();

  constructor(place: StorePlace, limits: Partial<ErrandLimits> = {}) {
    const file = new URL('./reader.ts', import.meta.url);
    const { data, database } = place;
    this.#errands = new Errands(file, { ...LIMITS, ...limits }, { data, database });
  }

  /** `from` is who wants it: those who want much wait for the others. */
  book(company: string, { entries }: CompanyHead, from: string): Promise<Uint8Array> {
    return this.#kept(`book ${company} ${entries}`, { t: 'book', company }, from);
  }

  file(company: string, { entries, last }: CompanyHead, from: string): Promise<Found['file']> {
    const key = `file ${company} ${entries} ${last.n}`;
    return this.#kept(key, { t: 'file', company }, from);
  }

  record(table: string, { entries }: Standing, from: string): Promise<Found['record']> {
    return this.#kept(`record ${table} ${entries}`, { t: 'record', table }, from);
  }

  /** The packs of a table never change. */
  packs(table: string, from: string): Promise<Uint8Array> {
    return this.#kept(`packs ${table}`, { t: 'packs', table }, from);
  }

  goOn(departure: Departure, from: string): Promise<Gone> {
    return this.#run({ t: 'go-on', ...departure }, from);
  }

  close(): void {
    this.#errands.close();
  }

  #kept<Kind extends 'book' | 'file' | 'record' | 'packs'>(
    key: string,
    errand: Extract<Errand, { readonly t: Kind }>,
    from: string,
  ): Promise<Found[Kind]> {
    const known = this.#shelf.take(key);
    if (known) return Promise.resolve(known as Found[Kind]);
    const running = this.#underWay.get(key) as Promise<Found[Kind]> | undefined;
    if (running) return running;
    const reading = this.#run<Kind>(errand, from).then((found) => {
      if (found instanceof Uint8Array) this.#shelf.put(key, found);
      return found;
    });
    this.#underWay.set(key, reading);
    const forget = () => this.#underWay.delete(key);
    reading.then(forget, forget);
    return reading;
  }

  /** Throws Refused. */
  async #run<Kind extends Errand['t']>(
    errand: Extract<Errand, { readonly t: Kind }>,
    from: string,
  ): Promise<Found[Kind]> {
    const said = await this.#asked(errand, from);
    spendApart(said.cpu);
    if (said.t === 'found') return said.found as Found[Kind];
    if (said.t === 'refused') throw new Refused(said.because, said.pick);
    throw new Error(said.why);
  }

  async #asked(errand: Errand, from: string): Promise<FromReader> {
    try {
      return await this.#errands.run(errand, from);
    } catch (error) {
      if (error instanceof Busy || error instanceof TakesTooLong) throw new Refused('busy');
      throw error;
    }
  }
}
