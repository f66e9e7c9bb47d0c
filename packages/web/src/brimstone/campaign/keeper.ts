import type {
  BrimstoneEvent,
  Company,
  CompanyRefusal,
  MemberId,
  Mustering,
  NewHero,
  StayView,
} from '@crawlspace/brimstone';
import type { Told } from '@crawlspace/kernel';
import type { Player } from '../../session/types.ts';

/** A company with the games that are its chapters. */
export interface Campaign {
  readonly id: string;
  readonly company: Company;
  /** Its finished chapters, by the hash of their records: games of this browser, or tables on a server. */
  readonly chapters: Readonly<Record<string, string>>;
  /** The game of this browser that is its chapter now. */
  readonly current: string | null;
  /** The company as it was found, where it could not be read to its end: this is what was sound of it. */
  readonly broken?: unknown;
}

/** The company stays as it is, for a reason that people can be told. */
export class Refused extends Error {
  override name = 'Refused';
  readonly reason: CompanyRefusal | 'gone-on' | 'not-allowed';

  constructor(reason: CompanyRefusal | 'gone-on' | 'not-allowed') {
    super(reason);
    this.reason = reason;
  }
}

/** A stay in Town in which bots decided. */
export interface BotsInTown {
  readonly heroes: StayView['heroes'];
  readonly events: readonly Told<BrimstoneEvent>[];
  /** The heroes they decided for. */
  readonly bots: readonly number[];
}

/** What the pages of a book can do to its company, wherever its log is kept. Throws Refused. */
export interface Keeper {
  /** It is decided here who belongs to the company. */
  readonly mayChange: boolean;
  /** It is decided here where the company goes. */
  readonly mayLead: boolean;
  /** Who decides, where that is somebody else. */
  readonly leader: string | null;
  /** Whoever asks may have the campaign as a file. */
  readonly mayExport: boolean;
  /** At a shared table everybody keeps their seat; elsewhere it is said who plays whom. */
  readonly isShared: boolean;
  recruit(campaign: Campaign, hero: NewHero): Promise<Campaign>;
  retire(campaign: Campaign, member: MemberId): Promise<Campaign>;
  bury(campaign: Campaign, member: MemberId): Promise<Campaign>;
  passTown(campaign: Campaign): Promise<Campaign>;
  /** Who played the last adventure; nobody where that is settled at the table. */
  lastPlayers(campaign: Campaign): Promise<readonly Player[]>;
  /** What bots did in Town, while that is the last that happened; null where people decided or saw it at the table. */
  botsInTown(campaign: Campaign): Promise<BotsInTown | null>;
  goToTown(campaign: Campaign, players: readonly Player[]): Promise<Campaign>;
  setOut(campaign: Campaign, mustering: Mustering, players: readonly Player[]): Promise<Campaign>;
  /** Begins the adventure anew that the company is in, where its game was deleted. */
  setOutAnew(campaign: Campaign): Promise<Campaign>;
  /** Sees to it that the game of a chapter is in this browser. */
  fetch(game: string): Promise<void>;
  /** The whole campaign as a file. */
  exportFile(campaign: Campaign): Promise<Blob>;
}
