import type { Orders } from '@crawlspace/bots/orders';
import type {
  Decision,
  GameEvent,
  Moment,
  Outcome,
  RefusalReason,
  SeatId,
  Told,
} from '@crawlspace/kernel';
import type { Thought } from '../bots/messages.ts';
import type { BotPlayer } from '../players.ts';
import type { Change } from './changes.ts';

/** Client and server must speak the same; docs/protocol.md tells it in words. */
export const PROTOCOL = 2;

/** Somebody, by the public name that follows from their secret. */
export type PersonId = string;

/** How much a client has of a table; with it the server sends only what came since. */
export interface Have extends Moment {
  /** How many entries of the table's log. */
  readonly seq: number;
  /** How many events: the number after the last one's. */
  readonly told: number;
}

export type StandIn = { readonly bot: BotPlayer } | { readonly person: PersonId };
/** `device` leads to all seats of whoever made it: another device of theirs. */
export type LinkKind = 'invite' | 'seat' | 'device' | 'spectator';

/** The first thing a client says. */
export interface Hello {
  readonly t: 'hello';
  readonly protocol: number;
  readonly table: string;
  /** The secret of this browser: 128 bits, as 22 letters of base64url. */
  readonly secret: string;
  /** The secret of a link, for those who do not sit at the table yet. */
  readonly link?: string;
  readonly have?: Have;
}

/** What can be asked of a table. Each gets exactly one reply. */
export type Ask =
  | {
      readonly t: 'answer';
      readonly decision: number;
      readonly picks: readonly string[];
      readonly at: Moment;
      /** For a question to the party: as whom; otherwise the seat that is asked. */
      readonly seat?: SeatId;
      /** The client's own name for it: sent twice, it counts once. */
      readonly id: string;
      /** Pages that did not tell their orders to the server followed them themselves. */
      readonly by?: 'person' | 'order';
    }
  /** What answers itself from now on, for the seats of this connection and as long as it lasts. */
  | { readonly t: 'orders'; readonly orders: Orders }
  /** Takes back one's own last answer; a vote when it is not free. */
  | { readonly t: 'undo' }
  /** Agrees with those who would go back. */
  | { readonly t: 'vote'; readonly to: number }
  | { readonly t: 'sit'; readonly seat: SeatId; readonly name: string }
  | { readonly t: 'stand'; readonly seat: SeatId }
  /** Lets somebody else play a seat; null gives it back. */
  | { readonly t: 'hand'; readonly seat: SeatId; readonly to: StandIn | null }
  | { readonly t: 'name'; readonly name: string }
  | { readonly t: 'say'; readonly text: string }
  /** Asks nothing: whether the server is still there. */
  | { readonly t: 'here' }
  /** Points at something on the board for a moment; nothing of it is kept. */
  | { readonly t: 'point'; readonly at: string; readonly look: boolean }
  | { readonly t: 'advise'; readonly decision: number }
  /** Passes the table on; by those who sit there, once its owner was away for long and when all of them want the same. */
  | { readonly t: 'own'; readonly person: PersonId }
  | { readonly t: 'kibitzing'; readonly open: boolean }
  /** The owner: somebody may not speak, point or change their name here; or may again. */
  | { readonly t: 'mute'; readonly person: PersonId; readonly on: boolean }
  /** The owner: somebody loses their seats and may not come again; or may again. */
  | { readonly t: 'remove'; readonly person: PersonId; readonly on: boolean }
  /** Tells whoever looks after the server about somebody, with the last lines of the chat. */
  | { readonly t: 'report'; readonly person: PersonId; readonly why: string }
  | { readonly t: 'lobby'; readonly open: boolean }
  | { readonly t: 'link'; readonly kind: LinkKind; readonly seat?: SeatId }
  | { readonly t: 'links' }
  | { readonly t: 'revoke'; readonly link: string }
  /** The company that plays here goes on; `after` is the head that was seen (`around.company`), null before the chapter was entered. */
  | { readonly t: 'company'; readonly deed: CompanyDeed; readonly after: string | null }
  /** The company's log, and where its chapters were played. */
  | { readonly t: 'book' }
  /** The packs that the setup names, whole: for everybody at the table. */
  | { readonly t: 'packs' };

/**
 * What a company can do at the table where it played last, once that game is over. Whatever it is, what was
 * played there is entered into the company's log first.
 */
export type CompanyDeed =
  /** Those who were in a single adventure stay together. */
  | { readonly t: 'found'; readonly name: string }
  /** Nothing but that. */
  | { readonly t: 'come-home' }
  | { readonly t: 'to-town' }
  | { readonly t: 'pass-town' }
  | {
      readonly t: 'muster';
      readonly mission: string;
      readonly members: readonly string[];
      readonly options?: Readonly<Record<string, unknown>>;
      readonly sets?: number;
    }
  | { readonly t: 'recruit'; readonly hero: NewMember }
  | { readonly t: 'retire' | 'bury'; readonly member: string };

export interface NewMember {
  readonly class: string;
  readonly name?: string;
  readonly portrait?: unknown;
  readonly upgrade?: string;
}

/** Where the company of a table stands. */
export interface CompanyAround {
  readonly id: string;
  /** The end of its log, once what was played here is in it; null before. */
  readonly head: string | null;
  /** The table that it went on to: everybody follows. */
  readonly next: string | null;
}

export interface CompanyBook {
  /** The company as it is saved: its log and the hash that it ends with. */
  readonly saved: unknown;
  /** The tables of its chapters, by number; null for those that were played elsewhere. */
  readonly chapters: readonly (string | null)[];
}

export type Request = Ask & {
  /** Names the request in its reply. */
  readonly re: number;
};

/** Whose share of the server's disk is used up: the person's, the address's, or everybody's. */
export type QuotaReached = 'quota-person' | 'quota-address' | 'quota-server';

export type RefusedBecause =
  | RefusalReason
  | QuotaReached
  | 'not-stored'
  | 'table-lost'
  /** The message is none of those that are known. */
  | 'bad-message'
  | 'too-fast'
  /** Too many others want something that takes long. */
  | 'busy'
  | 'too-many'
  | 'not-allowed'
  | 'seat-taken'
  /** Somebody else at the table is called so. */
  | 'name-taken'
  /** The owner has muted whoever asks. */
  | 'muted'
  /** The table has as many lines of chat as its log takes. */
  | 'chat-full'
  /** Its log takes no more of anything. */
  | 'table-full'
  | 'nothing-to-undo'
  /** The host of the server has banned that name. */
  | 'banned'
  /** The company cannot do that; `pick` says why, as the game calls it. */
  | 'company';

/** What replies carry besides that it is done. */
export interface ReplyValues {
  readonly undo: { readonly undone: boolean; readonly votes: number; readonly needed: number };
  readonly vote: ReplyValues['undo'];
  readonly advise: Thought;
  /** The secret is told once; the server keeps its hash. */
  readonly link: { readonly id: string; readonly secret: string };
  readonly links: readonly LinkLine[];
  readonly book: CompanyBook;
  readonly packs: readonly object[];
}

export interface LinkLine {
  readonly id: string;
  readonly kind: LinkKind;
  readonly seat: SeatId | null;
}

export interface Reply {
  readonly t: 'reply';
  readonly re: number;
  readonly value?: unknown;
  readonly refused?: { readonly because: RefusedBecause; readonly pick?: string };
}

/** What all may know of a table. */
export interface Shown<View = unknown> {
  readonly game: View;
  readonly waitingFor: readonly { readonly seat: SeatId; readonly prompt: string }[];
  readonly outcome: Outcome | null;
  readonly moment: Moment;
  /** How many answers stand at the point that undo cannot go below without a vote. */
  readonly barrier: number;
  readonly votes: Votes | null;
}

/** A vote to go back that is under way. */
export interface Votes {
  readonly to: number;
  readonly seats: readonly SeatId[];
  readonly needed: number;
}

/** What a seat, or several of one person, may know beyond what all may. */
export interface Own<Event extends GameEvent = GameEvent> {
  /** The seat through whose eyes the table is seen: the one that is asked, else the first. */
  readonly seat: SeatId;
  readonly seats: readonly SeatId[];
  /** What is different in the game as this seat sees it. */
  readonly game: readonly Change[];
  /** Events that not everybody may know, by their numbers. */
  readonly told: readonly Told<Event>[];
  readonly decisions: readonly Decision[];
  /** The last answer was one's own, and can be taken back without a vote. */
  readonly canUndo: boolean;
}

/** Events from a number on; whatever was known from there on did not happen. */
export interface Tell<Event extends GameEvent = GameEvent> {
  readonly from: number;
  readonly events: readonly Told<Event>[];
}

/** How the table stood in between, when the event with this number was told. */
export interface StepBetween {
  readonly told: number;
  /** What leads there from the step before; for the first, from the game as it was shown before. */
  readonly game: readonly Change[];
}

export interface Update<Event extends GameEvent = GameEvent> {
  readonly t: 'update';
  readonly seq: number;
  /** What leads from what was shown before to what is shown now. */
  readonly shown: readonly Change[];
  readonly told: Tell<Event>;
  /** What several enemies did one after the other; missing where there is nothing in between. */
  readonly steps?: readonly StepBetween[];
  readonly thought: ({ readonly seat: SeatId } & Pick<Thought, 'why'>) | null;
  readonly own: Own<Event> | null;
}

/** A place at the table, and who plays it. */
export interface Place {
  readonly person: PersonId | null;
  readonly standIn: StandIn | null;
  /** Who would hand it to whom. */
  readonly wishes: readonly { readonly by: PersonId; readonly to: StandIn | null }[];
}

/** Who would make whom the owner. */
export interface OwnerWish {
  readonly by: PersonId;
  readonly to: PersonId;
}

/** Who may choose another owner and be chosen, and what they wish so far. */
export interface Vacancy {
  readonly heirs: readonly PersonId[];
  readonly wishes: readonly OwnerWish[];
}

/** Who is around the table. */
export interface Around {
  readonly t: 'around';
  readonly seq: number;
  readonly owner: PersonId;
  /** The owner was away for so long that others may choose one of them, and whom they would; null otherwise. */
  readonly vacant: Vacancy | null;
  readonly places: readonly Place[];
  readonly names: Readonly<Record<PersonId, string>>;
  /** Who of them is connected. */
  readonly here: readonly PersonId[];
  /** How many look on. */
  readonly watching: number;
  readonly kibitzing: boolean;
  /** Whom the owner does not let speak, and whom they do not let in. */
  readonly muted: readonly PersonId[];
  readonly removed: readonly PersonId[];
  readonly lobby: boolean;
  /** A bot is at work. */
  readonly thinking: boolean;
  /** The company of which this is a chapter; null at single tables. */
  readonly company: CompanyAround | null;
}

/** What lists tell about a table. */
export interface TableAbout {
  readonly setup: unknown;
  readonly places: readonly { readonly name: string | null; readonly bot: boolean }[];
  readonly outcome: Outcome | null;
  /** The company of which it is a chapter, if it is one. */
  readonly company?: CompanyAround;
}

export interface Word {
  readonly seq: number;
  readonly person: PersonId;
  readonly text: string;
  readonly at: number;
}

export interface Welcome<View = unknown, Event extends GameEvent = GameEvent> {
  readonly t: 'welcome';
  readonly protocol: number;
  readonly you: PersonId;
  /** The link one came by; null for those who need none. */
  readonly link: Pick<LinkLine, 'kind' | 'seat'> | null;
  readonly table: {
    readonly id: string;
    readonly game: string;
    readonly rules: number;
    readonly setup: unknown;
    readonly seats: number;
  };
  readonly seq: number;
  readonly shown: Shown<View>;
  readonly told: Tell<Event>;
  readonly words: readonly Word[];
  readonly around: Around;
  readonly own: Own<Event> | null;
}

export type Downward<View = unknown, Event extends GameEvent = GameEvent> =
  | Welcome<View, Event>
  | Update<Event>
  | Around
  | Reply
  | ({ readonly t: 'said' } & Word)
  | {
      readonly t: 'pointed';
      readonly person: PersonId;
      readonly at: string;
      readonly look: boolean;
    }
  /** The connection ends after this. `come-back` means at once, elsewhere or in a moment. */
  | { readonly t: 'bye'; readonly because: ByeBecause };

export type ByeBecause =
  | 'come-back'
  | 'no-such-table'
  /** What is stored of it leads nowhere. */
  | 'unreadable'
  | 'not-allowed'
  /** The owner does not want them here. */
  | 'removed'
  | 'bad-message'
  | 'too-fast'
  | 'too-many'
  | 'other-protocol'
  /** The host of the server has banned this person, their name or their address. */
  | 'banned'
  /** The host of the server has closed this table. */
  | 'closed'
  /** The host of the server has deleted this table. */
  | 'deleted';

/** POST /api/tables: makes a table. The secret of this browser goes along as a bearer token. */
export interface MakeTable {
  readonly game: string;
  /** What the owner is called. */
  readonly name: string;
  readonly setup: unknown;
  /** The packs that the setup names, whole. */
  readonly packs?: readonly object[];
  /** A game that was begun elsewhere goes on. */
  readonly record?: unknown;
  readonly seats?: readonly ('me' | BotPlayer | 'open')[];
  readonly lobby?: boolean;
}

export interface MadeTable {
  readonly table: string;
  readonly you: PersonId;
  readonly invite: ReplyValues['link'];
  readonly spectator: ReplyValues['link'];
}

/**
 * POST /api/companies: a company from elsewhere plays on here, from the adventure it has set out for or the
 * road to Town. GET /api/companies/ID: the whole campaign as a file, while no chapter is being played.
 */
export interface BringCompany {
  /** What the owner is called. */
  readonly name: string;
  /** The company as it is saved. */
  readonly company: unknown;
  /** The record of the chapter that was begun, if one was. */
  readonly current?: unknown;
  readonly seats?: MakeTable['seats'];
}

/** GET /api/about: what this server offers. */
export interface ServerAbout {
  /** Whether tables can be found by anybody. */
  readonly lobby: boolean;
}

/**
 * GET /api/push: what a browser needs to subscribe. POST /api/push takes its PushSubscription as JSON, DELETE
 * its endpoint. A message is `{t: 'waits', table, game}`, at most one until the person came to a table.
 */
export interface PushAbout {
  readonly key: string;
}

/**
 * DELETE /api/tables/ID: by its owner, the table is gone; by others who sit there, they leave it for good. One that is a chapter
 * of a company goes with the company only: DELETE /api/companies/ID, by whoever leads it.
 *
 * GET /api/tables: those of this browser. GET /api/lobby: those that anybody may find.
 */
export interface TableList {
  readonly tables: readonly {
    readonly id: string;
    readonly game: string;
    readonly over: boolean;
    /** It waits for you. */
    readonly waits: boolean;
    readonly about: TableAbout | null;
    readonly updated: number;
    /** It is yours to delete. */
    readonly mine: boolean;
    /** When it will be forgotten if nobody comes to it before; given only when that is soon. */
    readonly until?: number;
  }[];
  /** Goes behind `?after=` for the next page. */
  readonly next: string | null;
}
