import {
  type CompanyRefusal,
  loadCompany,
  type MemberId,
  type Mustering,
  type NewHero,
} from '@crawlspace/brimstone';
import type { CompanyDeed, Reply } from '@crawlspace/host/online';
import { bringHome } from '../../friends/bring-home.ts';
import { campaignOf } from '../../session/online/api.ts';
import type { Fellows } from '../../session/online/fellows.ts';
import { nameOf } from '../../session/online/people.ts';
import type { Player } from '../../session/types.ts';
import { house } from '../content.ts';
import { zipped } from './files.ts';
import { type Campaign, type Keeper, Refused } from './keeper.ts';

/** The company of a shared table: the server keeps its log, and everybody at the table may read it. */
export class TableKeeper implements Keeper {
  readonly isShared = true;
  readonly #fellows: Fellows;

  constructor(fellows: Fellows) {
    this.#fellows = fellows;
  }

  get mayChange(): boolean {
    return this.#fellows.around.value.owner === this.#fellows.you;
  }

  /** The owner; while they are away, whoever sits here. */
  get mayLead(): boolean {
    const { around, seats } = this.#fellows;
    const { owner, here } = around.value;
    return this.mayChange || (seats.value.length > 0 && !here.includes(owner));
  }

  get leader(): string | null {
    const around = this.#fellows.around.value;
    return this.mayLead ? null : nameOf(around, around.owner);
  }

  get mayExport(): boolean {
    const { around, you } = this.#fellows;
    return this.mayChange || around.value.places.some(({ person }) => person === you);
  }

  /** What was played here becomes part of the company's log; a company is founded where there is none. */
  async enter(name: string): Promise<void> {
    const isNew = this.#fellows.around.peek().company === null;
    await this.#ask(isNew ? { t: 'found', name } : { t: 'come-home' });
  }

  async read(): Promise<Campaign> {
    const reply = await this.#fellows.ask({ t: 'book' });
    const book = reply?.value;
    if (!book) throw refusalIn(reply);
    const company = loadCompany(book.saved, { content: house });
    const played = company.chronicle.flatMap(({ record }, n) => {
      const table = book.chapters[n];
      return table ? [[record, table]] : [];
    });
    const { id = '' } = this.#fellows.around.peek().company ?? {};
    return { id, company, chapters: Object.fromEntries(played), current: null };
  }

  recruit(_: Campaign, hero: NewHero): Promise<Campaign> {
    return this.#do({ t: 'recruit', hero });
  }

  retire(_: Campaign, member: MemberId): Promise<Campaign> {
    return this.#do({ t: 'retire', member });
  }

  bury(_: Campaign, member: MemberId): Promise<Campaign> {
    return this.#do({ t: 'bury', member });
  }

  passTown(): Promise<Campaign> {
    return this.#do({ t: 'pass-town' });
  }

  /** At a shared table everybody keeps their seat. */
  async lastPlayers(): Promise<readonly Player[]> {
    return [];
  }

  /** Everybody at the table has seen it. */
  async botsInTown(): Promise<null> {
    return null;
  }

  goToTown(): Promise<Campaign> {
    return this.#do({ t: 'to-town' });
  }

  setOut(_: Campaign, { mission, members }: Mustering): Promise<Campaign> {
    return this.#do({ t: 'muster', mission, members });
  }

  /** Tables are not lost: there is nothing to begin anew. */
  async setOutAnew(campaign: Campaign): Promise<Campaign> {
    return campaign;
  }

  fetch(table: string): Promise<void> {
    return bringHome(table);
  }

  async exportFile({ id }: Campaign): Promise<Blob> {
    return zipped(await campaignOf(id));
  }

  async #do(deed: CompanyDeed): Promise<Campaign> {
    await this.#ask(deed);
    return this.read();
  }

  async #ask(deed: CompanyDeed): Promise<void> {
    const after = this.#fellows.around.peek().company?.head ?? null;
    const reply = await this.#fellows.ask({ t: 'company', deed, after });
    if (!reply || reply.refused) throw refusalIn(reply);
  }
}

function refusalIn(reply: Reply | null): Error {
  const { because, pick } = reply?.refused ?? {};
  if (because === 'company') return new Refused(pick as CompanyRefusal);
  if (because === 'moment-passed') return new Refused('gone-on');
  if (because === 'not-allowed') return new Refused('not-allowed');
  return new Error(because ?? 'no connection');
}
