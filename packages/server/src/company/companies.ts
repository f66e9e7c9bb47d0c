import type { Ask, CompanyDeed, PersonId } from '@crawlspace/host/online';
import type { Library } from '../library/library.ts';
import { type Client, Refused, selvesOf } from '../rooms/client.ts';
import type { Room } from '../rooms/room.ts';
import type { Store } from '../store/store.ts';

/** Who belongs to the company is for its owner alone to say. */
const OWNERS_OWN: ReadonlySet<CompanyDeed['t']> = new Set(['found', 'recruit', 'retire', 'bury']);

/**
 * Companies that play here. A company goes on from the table where it played last; its log grows in the
 * same write as that table's, so that nothing is entered twice or taken back afterwards. Who may ask is looked at
 * here, before anything is read; reading is for the library.
 */
export class Companies {
  readonly #store: Pick<Store, 'companyHead' | 'standing'>;
  readonly #library: Pick<Library, 'book' | 'file' | 'goOn'>;

  constructor(
    store: Pick<Store, 'companyHead' | 'standing'>,
    library: Pick<Library, 'book' | 'file' | 'goOn'>,
  ) {
    this.#store = store;
    this.#library = library;
  }

  /** Does what somebody asks of the company at this table. Throws Refused. */
  async goOn(room: Room, client: Client, ask: Extract<Ask, { t: 'company' }>): Promise<void> {
    await room.goOn(async () => {
      const { deed } = ask;
      requireRight(room, client, deed);
      const { table, seating } = room;
      const here = seating.company;
      if ((here?.head ?? null) !== ask.after || here?.next) throw new Refused('moment-passed');
      if (!table.outcome) throw new Refused('company', 'not-over');
      const company = here && { id: here.id, isEntered: here.head !== null };
      const from = { id: room.id, seats: table.seats, lobby: room.isOpenToAll };
      const departure = { company, deed, table: from, at: Date.now() };
      const gone = await this.#library.goOn(departure, client.person);
      if (!gone) return null;
      const { id, head, going } = gone;
      const next = going.opens?.id ?? null;
      return { entry: { t: 'went-on', company: id, head, next }, going };
    });
  }

  /** What everybody may read at the table where the company is, as JSON: a CompanyBook. */
  async book(room: Room, client: Client): Promise<Uint8Array> {
    const { company } = room.seating;
    if (!company) throw new Refused('company', 'no-company');
    const head = await this.#store.companyHead(company.id);
    if (!head) throw new Error(`company ${company.id} is gone`);
    if (head.last.table !== room.id) await this.#requireWelcome(head.last.table, room, client);
    return this.#library.book(company.id, head, client.person);
  }

  /**
   * At a table that the company has left, the book tells what came later: whoever was removed since does not read on there.
   * Links to it may still be in their hands: for those who sit neither here nor there, the book is where the company is.
   */
  async #requireWelcome(last: string, room: Room, client: Client): Promise<void> {
    const selves = selvesOf(client);
    const standings = await Promise.all(selves.map((self) => this.#store.standing(last, self)));
    const isAtHome =
      selves.some((self) => room.isAtHome(self)) || standings.some((each) => each?.isTheirs);
    if (!isAtHome || standings.some((each) => each?.isRemoved)) throw new Refused('not-allowed');
  }

  /**
   * The whole campaign as a file, as JSON, for those who were at its last table; null for others. While a chapter is
   * being played it would tell what comes.
   */
  async file(id: string, person: PersonId): Promise<Uint8Array | 'under-way' | null> {
    const head = await this.#store.companyHead(id);
    if (!head || !(await this.#store.standing(head.last.table, person))?.isTheirs) return null;
    return this.#library.file(id, head, person);
  }
}

/**
 * Whoever owns the table leads the company, and alone says who belongs to it. While they are away anybody who
 * sits there may lead it on.
 */
function requireRight(room: Room, client: Client, { t }: CompanyDeed): void {
  const { owner } = room.seating;
  if (client.person === owner) return;
  const mayStandIn = room.seatsOf(client).length > 0 && !room.isHere(owner);
  if (OWNERS_OWN.has(t) || !mayStandIn) throw new Refused('not-allowed');
}
