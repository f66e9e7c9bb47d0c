import type { PersonId } from '@crawlspace/host/online';
import type { WebSocket } from 'ws';
import type { Room } from '../rooms/room.ts';
import type { StoredLink } from '../store/store.ts';
import type { Bans } from './bans.ts';
import { bye } from './outlet.ts';

/** Somebody at a table. */
export interface Guest {
  readonly person: PersonId;
  readonly link: Pick<StoredLink, 'person'> | null;
  readonly room: Room;
}

interface Visitor {
  readonly address: string;
  /** Null for those who have not said yet who they are, or were led on to another process. */
  guest: Guest | null;
}

/** Knows who is connected, and sends away anybody the host has banned. */
export class Doorkeeper {
  readonly #bans: Bans;
  readonly #visitors = new Map<WebSocket, Visitor>();

  constructor(bans: Bans) {
    this.#bans = bans;
  }

  /** Somebody has connected, and has not said yet who they are. */
  watch(socket: WebSocket, address: string): void {
    this.#visitors.set(socket, { address, guest: null });
    socket.once('close', () => this.#visitors.delete(socket));
  }

  /** They would come to a table. False when they are banned. */
  letsIn(socket: WebSocket, guest: Guest): boolean {
    const visitor = this.#visitors.get(socket);
    if (!visitor) return false;
    visitor.guest = guest;
    return !this.#isBanned(visitor);
  }

  #isBanned({ address, guest }: Visitor): boolean {
    const bans = this.#bans;
    if (bans.hasAddress(address)) return true;
    if (!guest) return false;
    // Another device of somebody is that somebody, too.
    const selves = [guest.person, guest.link?.person].filter((each) => each !== undefined);
    const { names } = guest.room.seating;
    return selves.some((each) => bans.hasPerson(each) || bans.hasName(names.get(each) ?? ''));
  }

  /** The bans have changed. */
  sendAwayBanned(): void {
    for (const [socket, visitor] of this.#visitors) {
      if (this.#isBanned(visitor)) bye(socket, 'banned');
    }
  }
}
