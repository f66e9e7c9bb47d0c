import type { ByeBecause, PersonId, RefusedBecause } from '@crawlspace/host/online';
import type { StoredLink } from '../store/store.ts';

/** Somebody's connection to a table. */
export interface Client {
  readonly person: PersonId;
  /** The link they came by, if they needed one; null once it was taken back from somebody who needs none. */
  link: StoredLink | null;
  send(text: string): void;
  end(because: ByeBecause): void;
}

/** Whoever came by a link for another device of somebody is that somebody, too. */
export function selvesOf({ person, link }: Pick<Client, 'person' | 'link'>): readonly PersonId[] {
  return link?.person ? [person, link.person] : [person];
}

/** Whoever finds a table in the lobby is invited. */
export const FROM_LOBBY: StoredLink = {
  id: 'lobby',
  kind: 'invite',
  seat: null,
  hash: new Uint8Array(),
};

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
