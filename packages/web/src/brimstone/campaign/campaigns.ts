import {
  adventureSetup,
  brimstone,
  brimstoneStay,
  bury,
  type Circumstances,
  type Company,
  comeHome,
  type Doing,
  foundAfter,
  hashOfRecord,
  leaveTown,
  type MemberId,
  type Mustering,
  muster,
  type NewHero,
  openCompany,
  passTown,
  recruit,
  retire,
  saveCompany,
  staySetup,
} from '@crawlspace/brimstone';
import { randomName } from '../../session/games.ts';
import type { GameStore } from '../../session/storage/store.ts';
import { tableOf, toldTo } from '../../session/tables.ts';
import type { Games, NewGame, Player } from '../../session/types.ts';
import { house } from '../content.ts';
import type { Brimstone } from '../shape.ts';
import type { BrimstoneStay } from '../stay-shape.ts';
import { exportCampaign } from './files.ts';
import { type BotsInTown, type Campaign, type Keeper, Refused } from './keeper.ts';
import { forgetOnlineMark } from './online-marks.ts';

/** There is no such company in this browser. */
export class UnknownCompany extends Error {
  override name = 'UnknownCompany';
}

/** Companies play with what the house has. */
function now(): Circumstances {
  return { at: Date.now(), content: house };
}

/** The companies of this browser: their logs, and the games that their chapters are played as. */
export class Campaigns implements Keeper {
  readonly mayChange = true;
  readonly mayLead = true;
  readonly leader = null;
  readonly mayExport = true;
  readonly isShared = false;
  readonly #store: GameStore;
  readonly #games: Games;

  constructor(store: GameStore, games: Games) {
    this.#store = store;
    this.#games = games;
  }

  /** A company as it stands. A chapter that was played to its end meanwhile is entered into its log. */
  async open(id: string): Promise<Campaign> {
    const line = await this.#store.company(id);
    if (!line) throw new UnknownCompany(`there is no company ${id} in this browser`);
    const { company, broken } = openCompany(line.saved, { content: house });
    const { chapters, current } = line;
    const found = line.broken ? { broken: line.broken } : {};
    if (!broken) return this.#settled({ id, company, chapters, current, ...found });
    console.error(broken);
    // It goes on from its last sound chapter; nothing of the rest is lost.
    const sound = { id, company, chapters, current: null, broken: line.saved };
    return this.keep(sound, line.head);
  }

  /** Those of a single adventure that is over stay together: it is their first chapter. */
  async foundAfter(name: string, game: string): Promise<Campaign> {
    const table = await this.#adventure(game);
    const company = done(foundAfter(name, table, now()));
    const chapters = { [hashOfRecord(table.save())]: game };
    return this.keep({ id: randomName(), company, chapters, current: null }, null);
  }

  async recruit(campaign: Campaign, hero: NewHero): Promise<Campaign> {
    return this.#enter(campaign, recruit(campaign.company, hero, now()));
  }

  async retire(campaign: Campaign, member: MemberId): Promise<Campaign> {
    return this.#enter(campaign, retire(campaign.company, member, now()));
  }

  async bury(campaign: Campaign, member: MemberId): Promise<Campaign> {
    return this.#enter(campaign, bury(campaign.company, member, now()));
  }

  async passTown(campaign: Campaign): Promise<Campaign> {
    return this.#enter(campaign, passTown(campaign.company, now()));
  }

  /** Its games are here. */
  async fetch(): Promise<void> {}

  exportFile(campaign: Campaign): Promise<Blob> {
    return exportCampaign(campaign);
  }

  /** Whatever changes the log and plays nothing. */
  async #enter(campaign: Campaign, doing: Doing): Promise<Campaign> {
    return this.keep({ ...campaign, company: done(doing) }, campaign.company.head);
  }

  async begin(doing: Doing): Promise<Campaign> {
    const company = done(doing);
    return this.keep({ id: randomName(), company, chapters: {}, current: null }, null);
  }

  /** Sets out: the adventure is a game like any other. */
  async setOut(
    campaign: Campaign,
    mustering: Mustering,
    players: readonly Player[],
  ): Promise<Campaign> {
    const company = done(muster(campaign.company, mustering, now()));
    const setup = adventureSetup(company);
    return this.#play(campaign, company, { game: 'brimstone', setup }, players);
  }

  async setOutAnew(campaign: Campaign): Promise<Campaign> {
    const { company } = campaign;
    return this.#play(campaign, company, { game: 'brimstone', setup: adventureSetup(company) }, []);
  }

  async lastPlayers(campaign: Campaign): Promise<readonly Player[]> {
    return (await this.#lastChapter(campaign))?.line.players ?? [];
  }

  async botsInTown(campaign: Campaign): Promise<BotsInTown | null> {
    const { chronicle, whereabouts } = campaign.company;
    if (chronicle.at(-1)?.kind !== 'stay' || whereabouts.at !== 'home') return null;
    const kept = await this.#lastChapter(campaign);
    const bots = kept?.line.players.flatMap((player, n) => (player === 'human' ? [] : [n])) ?? [];
    if (!kept || bots.length === 0) return null;
    const { table } = tableOf<BrimstoneStay>({ module: brimstoneStay }, kept.record);
    const seat = 0;
    return { heroes: table.view({ seat }).game.heroes, events: toldTo(table, seat), bots };
  }

  async #lastChapter({ company, chapters }: Campaign) {
    const last = company.chronicle.at(-1);
    return last ? this.#store.find(chapters[last.record] ?? '') : null;
  }

  /** The road and Town. */
  async goToTown(campaign: Campaign, players: readonly Player[]): Promise<Campaign> {
    const { company } = campaign;
    const setup = staySetup(company);
    return this.#play(campaign, company, { game: 'brimstone-stay', setup }, players);
  }

  async #play(
    campaign: Campaign,
    company: Company,
    game: NewGame,
    players: readonly Player[],
  ): Promise<Campaign> {
    const session = await this.#games.create(game, undefined, players);
    session.close();
    return this.keep({ ...campaign, company, current: session.id }, campaign.company.head);
  }

  async #settled(campaign: Campaign): Promise<Campaign> {
    const { company, current } = campaign;
    const kept = current === null ? null : await this.#store.find(current);
    if (!kept) return current === null ? campaign : { ...campaign, current: null };
    if (!kept.line.outcome || current === null) return campaign;
    const { table, doing } = await this.#played(company, current, {
      at: kept.line.playedAt,
      content: house,
    });
    const chapters = { ...campaign.chapters, [hashOfRecord(table.save())]: current };
    return this.keep({ ...campaign, company: done(doing), chapters, current: null }, company.head);
  }

  /** What the chapter that is over does to the company. */
  async #played(company: Company, game: string, about: Circumstances) {
    if (company.whereabouts.at === 'town') {
      const table = await this.#stay(game);
      return { table, doing: leaveTown(company, table, about) };
    }
    const table = await this.#adventure(game);
    return { table, doing: comeHome(company, table, about) };
  }

  async #adventure(game: string) {
    return tableOf<Brimstone>({ module: brimstone }, await this.#record(game)).table;
  }

  async #stay(game: string) {
    return tableOf<BrimstoneStay>({ module: brimstoneStay }, await this.#record(game)).table;
  }

  async #record(game: string) {
    const found = await this.#store.find(game);
    if (!found) throw new Refused('not-over');
    return found.record;
  }

  /** The company, its log, and every game that was a chapter of it. */
  async remove(id: string): Promise<void> {
    await this.#store.removeCompany(id);
    forgetOnlineMark(id);
  }

  async keep(campaign: Campaign, before: string | null): Promise<Campaign> {
    const { company, ...rest } = campaign;
    const { name, head } = company;
    const line = { ...rest, name, head, saved: saveCompany(company), playedAt: Date.now() };
    if (!(await this.#store.keepCompany(line, before))) throw new Refused('gone-on');
    return campaign;
  }
}

function done(doing: Doing): Company {
  if (!doing.ok && doing.cause) console.error(doing.cause);
  if (!doing.ok) throw new Refused(doing.reason);
  return doing.company;
}
