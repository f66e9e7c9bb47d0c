import { createHmac } from 'node:crypto';
import type { PersonId, QuotaReached } from '@crawlspace/host/online';
import { newSecret } from './secrets.ts';
import type { Store } from './store/store.ts';

/** Bytes that may be kept. */
export interface QuotaLimits {
  /** Of the tables that one person owns. */
  readonly person: number;
  /** Of the tables that were made from one address. */
  readonly address: number;
  /** Of everybody. */
  readonly server: number;
}

const MEGABYTE = 1_000_000;
/** An adventure that was played to its end takes about a tenth of a megabyte, a company of years a few. */
export const USUAL_QUOTAS: QuotaLimits = {
  person: 100 * MEGABYTE,
  address: 400 * MEGABYTE,
  server: 10_000 * MEGABYTE,
};

/** What a table takes before anything is played at it. */
const LEAST = 10_000;
/** The setting with the key that addresses are hidden by. */
const ADDRESS_KEY = 'address-key';
/** What all take together is looked up at most once in so many milliseconds. */
const LOOK_AGAIN = 10_000;

/** Who wants to keep something, and how much. */
interface Wish {
  readonly owner: PersonId;
  /** As `makerAt` names it; where nothing is made from an address, null. */
  readonly maker: string | null;
  /** What is known of it: a table takes no less than it always does. */
  readonly bytes?: number;
}

/** How much of the disk is anybody's. What is there already is played on, whatever it takes. */
export class Quotas {
  readonly #store: Pick<Store, 'bytesOf' | 'bytes'>;
  readonly #limits: QuotaLimits;
  readonly #key: string;
  /** What all took when somebody looked, and what was added since. */
  #server = { bytes: 0, at: Number.NEGATIVE_INFINITY };

  private constructor(store: Store, limits: QuotaLimits, key: string) {
    this.#store = store;
    this.#limits = limits;
    this.#key = key;
  }

  static async open(store: Store, limits: Partial<QuotaLimits> = {}): Promise<Quotas> {
    const key = await store.setting(ADDRESS_KEY, newSecret());
    return new Quotas(store, { ...USUAL_QUOTAS, ...limits }, key);
  }

  /** What an address is called in the store: it can be told from others, and not be read. */
  makerAt(address: string): string {
    return createHmac('sha256', this.#key).update(address).digest('base64url').slice(0, 22);
  }

  /** Which share would be used up; null when there is room for it. */
  async reachedBy({ owner, maker, bytes: known = 0 }: Wish): Promise<QuotaReached | null> {
    const bytes = Math.max(known, LEAST);
    const { person, address, server } = this.#limits;
    if ((await this.#store.bytesOf({ owner })) + bytes > person) return 'quota-person';
    if (maker !== null && (await this.#store.bytesOf({ maker })) + bytes > address) {
      return 'quota-address';
    }
    if ((await this.#serverBytes()) + bytes > server) return 'quota-server';
    this.#server.bytes += bytes;
    return null;
  }

  async #serverBytes(): Promise<number> {
    const now = performance.now();
    if (now - this.#server.at > LOOK_AGAIN) {
      this.#server = { bytes: await this.#store.bytes(), at: now };
    }
    return this.#server.bytes;
  }
}
