import type { LinkKind, LinkLine, PersonId, ReplyValues } from '@crawlspace/host/online';
import type { SeatId } from '@crawlspace/kernel';
import { type Client, FROM_LOBBY, Refused } from '../rooms/client.ts';
import type { Room } from '../rooms/room.ts';
import { hashOfSecret, isSameHash, newName, newSecret } from '../secrets.ts';
import type { Store, StoredLink } from '../store/store.ts';

const MOST_LINKS = 40;
/** Those that are for whoever has them. */
const OPEN: ReadonlySet<LinkKind> = new Set(['invite', 'spectator']);

/** The links to a table: an invitation, a seat, or a place to watch from. Whoever owns the table makes them. */
export class Links {
  readonly #store: Pick<Store, 'links' | 'addLink' | 'removeLinks'>;

  constructor(store: Pick<Store, 'links' | 'addLink' | 'removeLinks'>) {
    this.#store = store;
  }

  /** The link with this secret. Looks at all of them, so that how long it takes tells nothing. */
  async find(table: string, secret: string): Promise<StoredLink | null> {
    const hash = hashOfSecret(secret);
    const same = (await this.#store.links(table)).filter((link) => isSameHash(link.hash, hash));
    return same[0] ?? null;
  }

  async make(
    room: Room,
    client: Client,
    kind: LinkKind,
    seat: SeatId | null,
  ): Promise<ReplyValues['link']> {
    requireRight(room, client, { kind, seat, person: client.person });
    if ((kind === 'seat') !== (seat !== null)) throw new Refused('malformed');
    if (seat !== null && seat >= room.table.seats) throw new Refused('no-such-seat');
    if ((await this.#store.links(room.id)).length >= MOST_LINKS) throw new Refused('too-many');
    const whose = kind === 'device' ? { person: client.person } : {};
    const made = await this.add(room.id, kind, seat, whose);
    // Meanwhile they may have lost what they had a right to.
    if (room.isRemoved(client) || !hasRight(room, client.person, { kind, seat, ...whose })) {
      await this.forget(room, [made.id]);
      throw new Refused('not-allowed');
    }
    return made;
  }

  async add(
    table: string,
    kind: LinkKind,
    seat: SeatId | null,
    whose: Pick<StoredLink, 'person'> = {},
  ): Promise<ReplyValues['link']> {
    const [id, secret] = [newName(8), newSecret()];
    await this.#store.addLink(table, { id, kind, seat, hash: hashOfSecret(secret), ...whose });
    return { id, secret };
  }

  async list(room: Room, client: Client): Promise<readonly LinkLine[]> {
    const links = await this.#store.links(room.id);
    return links
      .filter((link) => hasRight(room, client.person, link))
      .map(({ id, kind, seat }) => ({ id, kind, seat }));
  }

  /** Takes a link back, and sends away those who are here by nothing else. */
  async revoke(room: Room, client: Client, id: string): Promise<void> {
    const link = (await this.#store.links(room.id)).find((each) => each.id === id);
    if (!link) return;
    requireRight(room, client, link);
    await this.forget(room, [id]);
  }

  /**
   * The ways of somebody: to their seats, to their other devices, those that they came by, and every invitation, which
   * they may know from before. Where nobody can tell by what they came, a place to watch from is one, too. What they have is
   * looked at now, the links when those are asked for: after they are removed nobody makes another one in between.
   */
  waysOf(room: Room, person: PersonId): () => Promise<readonly string[]> {
    const came = room.linksOf(person);
    const seats = room.seating.places.map((place) => place.person === person);
    return async () => {
      const links = await this.#store.links(room.id);
      const isKnown =
        came.includes(FROM_LOBBY.id) ||
        links.some(({ id, kind }) => came.includes(id) && OPEN.has(kind));
      return links.flatMap(({ id, kind, seat, person: whose }) => {
        const isToTheirs = seat !== null && seats[seat];
        const isOpen = kind === 'invite' || (kind === 'spectator' && !isKnown);
        return isToTheirs || whose === person || isOpen || came.includes(id) ? [id] : [];
      });
    };
  }

  /** Takes these back: whoever is here by nothing else has to go. */
  async forget(room: Room, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.#store.removeLinks(room.id, ids);
    for (const id of ids) room.forgetLink(id);
  }

  /** Somebody has sat down: ways to that seat lead to them now, and only their own may stay. */
  async forgetSeat(room: Room, seat: SeatId, { link: own }: Client): Promise<void> {
    const ways = (await this.#store.links(room.id)).filter(
      (link) => link.seat === seat && link.id !== own?.id,
    );
    await this.forget(
      room,
      ways.map(({ id }) => id),
    );
  }
}

type Lead = Pick<StoredLink, 'kind' | 'seat' | 'person'>;

function requireRight(room: Room, { person }: Client, link: Lead): void {
  if (!hasRight(room, person, link)) throw new Refused('not-allowed');
}

/** The owner may make any link; everybody else those to seats of their own. */
function hasRight(room: Room, person: PersonId, { kind, seat, person: whose }: Lead): boolean {
  if (kind === 'device') return whose === person && room.isAtHome(person);
  if (room.seating.owner === person) return true;
  return kind === 'seat' && seat !== null && room.seating.place(seat)?.person === person;
}
