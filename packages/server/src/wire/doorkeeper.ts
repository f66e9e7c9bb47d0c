import type { PersonId } from '@crawlspace/host/online';
import type { WebSocket } from 'ws';
import type { Bans } from '../admin/bans.ts';
import type { Room } from '../rooms/room.ts';
import { bye } from './outlet.ts';

interface Visitor {
  readonly address: string;
  person: PersonId | null;
  /** Null for those who were led on to another process. */
  room: Room | null;
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
    this.#visitors.set(socket, { address, person: null, room: null });
    socket.once('close', () => this.#visitors.delete(socket));
  }

  /** They have come to a table. */
  letIn(socket: WebSocket, person: PersonId, room: Room): void {
    const visitor = this.#visitors.get(socket);
    if (visitor) Object.assign(visitor, { person, room });
  }

  isBanned({ address, person, room }: Visitor): boolean {
    const bans = this.#bans;
    if (bans.hasAddress(address)) return true;
    if (person === null) return false;
    const name = room?.seating.names.get(person);
    return bans.hasPerson(person) || (name !== undefined && bans.hasName(name));
  }

  /** The bans have changed. */
  sendAwayBanned(): void {
    for (const [socket, visitor] of this.#visitors) {
      if (this.isBanned(visitor)) bye(socket, 'banned');
    }
  }
}
