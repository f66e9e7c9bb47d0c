import type { ByeBecause, PersonId, RefusedBecause } from '@crawlspace/host/online';
import type { StoredLink } from '../store/store.ts';

/** Somebody's connection to a table. */
export interface Client {
  readonly person: PersonId;
  /** The link they came by, if they needed one. */
  readonly link: StoredLink | null;
  send(text: string): void;
  end(because: ByeBecause): void;
}

/** Why something that was asked of a table did not happen. */
export class Refused extends Error {
  override name = 'Refused';
  readonly because: RefusedBecause;
  readonly pick: string | undefined;

  constructor(because: RefusedBecause, pick?: string) {
    super(because);
    this.because = because;
    this.pick = pick;
  }
}
