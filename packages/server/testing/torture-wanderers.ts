import { type Company, content, loadCompany, openMissions } from '@crawlspace/brimstone';
import type { CompanyAround, CompanyBook, CompanyDeed } from '@crawlspace/host/online';
import { hashOf, Random } from '@crawlspace/kernel';
import { companyIn } from '../src/library/company-rules.ts';
import type { Store } from '../src/store/store.ts';
import { makeTable, ownerOf } from './client.ts';
import { adventureOver, ask } from './companies.ts';
import type { Tormented } from './torture.ts';
import { Player } from './torture-player.ts';

/** What is known for sure of a chapter's table, once its game is over. */
interface Departure {
  /** Deeds that were acknowledged, and those of which nobody knows whether they were done. */
  acknowledged: number;
  unsure: number;
  /** Where the company was seen to stand: head and next table. */
  readonly seen: Set<string>;
}

/** A company that goes from chapter to chapter, and one person who plays all of it. */
export class Wanderers implements Tormented {
  readonly #random: Random;
  readonly #seed: string;
  readonly #chapters: { readonly player: Player; readonly departure: Departure }[] = [];
  #stopped = false;
  #isOver = false;
  #company: string | null = null;

  private constructor(first: Player, seed: string) {
    this.#seed = seed;
    this.#random = Random.seeded(seed);
    this.#begin(first);
  }

  /** They have just been through an adventure, and stay together. */
  static async setOut(address: string, seed: string): Promise<Wanderers> {
    const record = adventureOver().save();
    const seats = ['me', 'me', 'me'];
    const body = { game: 'brimstone', name: 'Ada', setup: null, record, seats };
    return new Wanderers(new Player(ownerOf(await makeTable(address, body)).way, seed), seed);
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  get acknowledged(): number {
    return this.#chapters.reduce(
      (sum, { player, departure }) => sum + player.acknowledged + departure.acknowledged,
      0,
    );
  }

  answered(): Promise<void> {
    return this.#player.answered();
  }

  stop(): void {
    this.#stopped = true;
    this.#player.stop();
  }

  async play(): Promise<void> {
    this.#stopped = false;
    await this.#player.come();
    while (!this.#stopped && !this.#isOver && this.#player.client.isIn) {
      if (this.#player.isOver) await this.#goOn();
      else await this.#player.playOn();
    }
    this.#player.leave();
  }

  async check(store: Store, isThorough: boolean): Promise<{ lost: number; diverged: number }> {
    const found = await this.#checkCompany(store);
    for (const { player, departure } of isThorough ? this.#chapters : this.#chapters.slice(-2)) {
      const { lost, diverged } = await player.check(store, isThorough);
      found.lost += lost + (await this.#lostAt(player, departure, store));
      found.diverged += diverged;
    }
    return found;
  }

  get #player(): Player {
    return this.#last.player;
  }

  get #last() {
    const last = this.#chapters.at(-1);
    if (!last) throw new Error('they have not set out');
    return last;
  }

  #begin(player: Player): void {
    this.#chapters.push({ player, departure: { acknowledged: 0, unsure: 0, seen: new Set() } });
  }

  /** One thing that the company does after a chapter; or it follows itself to the next table. */
  async #goOn(): Promise<void> {
    const { player, departure } = this.#last;
    const { client } = player;
    const company = client.seen?.around.company ?? null;
    this.#company ??= company?.id ?? null;
    if (company?.head) departure.seen.add(placeOf(company));
    if (company?.next) return this.#follow(company.next);
    const deed = await this.#nextDeed(company);
    if (!deed) return;
    const reply = await ask(client, deed);
    if (!reply) departure.unsure++;
    else if (!reply.refused) departure.acknowledged++;
    // What was done is shown after it is acknowledged, if the server is still there by then.
    while (client.isIn && !reply?.refused && client.seen?.around.company === company)
      await moment();
  }

  async #follow(table: string): Promise<void> {
    this.#player.leave();
    const { way } = this.#player.client;
    this.#begin(new Player({ ...way, table }, `${this.#seed} ${this.#chapters.length}`));
    await this.#player.come();
    if (this.#stopped) this.#player.stop();
  }

  async #nextDeed(around: CompanyAround | null): Promise<CompanyDeed | null> {
    if (!around) return { t: 'found', name: 'The Lamps' };
    if (!around.head) return { t: 'come-home' };
    const reply = await this.#player.client.ask({ t: 'book' });
    const book = reply?.value as CompanyBook | undefined;
    return book ? this.#deedOf(loadCompany(book.saved, { content })) : null;
  }

  #deedOf(company: Company): CompanyDeed | null {
    const { whereabouts } = company;
    if (whereabouts.at === 'town') return { t: this.#random.below(2) ? 'to-town' : 'pass-town' };
    const ready = company.members.filter(({ standing }) => standing === 'ready');
    const [mission] = openMissions(company, content);
    const hasRoom = company.members.filter(({ standing }) => standing !== 'buried').length < 10;
    if (mission && ready.length < 2 && hasRoom) return { t: 'recruit', hero: { class: 'bandido' } };
    this.#isOver = !mission || ready.length === 0;
    const members = ready.slice(0, 3).map(({ id }) => id);
    return this.#isOver || !mission ? null : { t: 'muster', mission, members };
  }

  /** The company's log must be a whole chain that leads to where it was seen last. */
  async #checkCompany(store: Store): Promise<{ lost: number; diverged: number }> {
    if (this.#company === null) return { lost: 0, diverged: 0 };
    const stored = await store.readCompany(this.#company);
    if (!stored) return { lost: 1, diverged: 0 };
    const { log } = companyIn(stored.log);
    const heads = new Set(log.map((entry) => hashOf(entry)));
    const tables = new Set(stored.chapters.values());
    const lost = this.#chapters.filter(({ player, departure }) => {
      const knows = [...departure.seen].every((place) => heads.has(place.split(' ')[0] ?? ''));
      const isChapter = departure.seen.size === 0 || tables.has(player.client.way.table);
      return !knows || !isChapter;
    });
    return { lost: lost.length, diverged: 0 };
  }

  /** Every deed is in the table's log once: those that were acknowledged, and perhaps those in doubt. */
  async #lostAt(player: Player, departure: Departure, store: Store): Promise<number> {
    const stored = await store.readTable(player.client.way.table);
    const went = stored?.log.flatMap((entry) => (entry.t === 'went-on' ? [placeOf(entry)] : []));
    if (!went) return 1;
    const { acknowledged, unsure, seen } = departure;
    const isCounted = went.length >= acknowledged && went.length <= acknowledged + unsure;
    const isThere = [...seen].every((place) => went.filter((each) => each === place).length === 1);
    return isCounted && isThere ? 0 : 1;
  }
}

function placeOf({ head, next }: Pick<CompanyAround, 'head' | 'next'>): string {
  return `${head} ${next}`;
}

function moment(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1));
}
