import type { PersonId } from '@crawlspace/host/online';
import { hashOfSecret, isSameHash, personOf } from '../rooms/secrets.ts';
import type { Store } from '../store/store.ts';

/** That somebody was here is noted once in so many milliseconds. */
const DAY = 24 * 3600_000;

/** Who is who: a browser has a secret, and we keep its hash. There are no accounts. */
export class People {
  readonly #store: Pick<Store, 'findPerson' | 'savePerson' | 'seePerson'>;

  constructor(store: Pick<Store, 'findPerson' | 'savePerson' | 'seePerson'>) {
    this.#store = store;
  }

  /** Who has this secret, whether they have been here before or not; null when it is somebody else's name. */
  async recognise(secret: string): Promise<PersonId | null> {
    const id = personOf(secret);
    const known = await this.#store.findPerson(id);
    if (!known) return id;
    if (!isSameHash(known.hash, hashOfSecret(secret))) return null;
    if (Date.now() - known.seen > DAY) await this.#store.seePerson(id);
    return id;
  }

  async remember(secret: string, name: string): Promise<void> {
    await this.#store.savePerson({ id: personOf(secret), hash: hashOfSecret(secret), name });
  }
}
