import type { PersonId } from '@crawlspace/host/online';
import { hashOfSecret, isSameHash, personOf } from '../secrets.ts';
import type { Store } from '../store/store.ts';

/** That somebody was here is noted once in so many milliseconds. */
const DAY = 24 * 3600_000;

/** Who is who: a browser has a secret, and we keep its hash. There are no accounts. */
export class People {
  readonly #store: Pick<Store, 'findPerson' | 'savePerson' | 'seePerson'>;
  readonly #report: (what: string, error: unknown) => void;

  constructor(
    store: Pick<Store, 'findPerson' | 'savePerson' | 'seePerson'>,
    report: (what: string, error: unknown) => void,
  ) {
    this.#store = store;
    this.#report = report;
  }

  /** Who has this secret, whether they have been here before or not; null when it is somebody else's name. */
  async recognise(secret: string): Promise<PersonId | null> {
    const id = personOf(secret);
    const known = await this.#store.findPerson(id);
    if (!known) return id;
    if (!isSameHash(known.hash, hashOfSecret(secret))) return null;
    if (Date.now() - known.seen > DAY) await this.#see(id);
    return id;
  }

  /** Where nothing can be written tables can still be looked at. */
  async #see(id: PersonId): Promise<void> {
    await this.#store
      .seePerson(id)
      .catch((error) => this.#report('nobody noted that somebody was here', error));
  }

  async remember(secret: string, name: string): Promise<void> {
    await this.#store.savePerson({ id: personOf(secret), hash: hashOfSecret(secret), name });
  }
}
