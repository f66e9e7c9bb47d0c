import type { PersonId } from '@crawlspace/host/online';
import { hashOfSecret, isSameHash, personOf } from '../rooms/secrets.ts';
import type { Store } from '../store/store.ts';

/** Who is who: a browser has a secret, and we keep its hash. There are no accounts. */
export class People {
  readonly #store: Pick<Store, 'findPerson' | 'savePerson'>;

  constructor(store: Pick<Store, 'findPerson' | 'savePerson'>) {
    this.#store = store;
  }

  /** Who has this secret, whether they have been here before or not; null when it is somebody else's name. */
  async recognise(secret: string): Promise<PersonId | null> {
    const id = personOf(secret);
    const known = await this.#store.findPerson(id);
    return !known || isSameHash(known.hash, hashOfSecret(secret)) ? id : null;
  }

  async remember(secret: string, name: string): Promise<void> {
    await this.#store.savePerson({ id: personOf(secret), hash: hashOfSecret(secret), name });
  }
}
