import { ORDERS, type Orders, passesUp } from '@crawlspace/bots/orders';
import type { GameShape, Player, Thought } from '@crawlspace/host';
import {
  Connection,
  type ConnectionParts,
  type ConnectionState,
  type Downward,
  type Reply,
  type Seen as Served,
} from '@crawlspace/host/online';
import {
  type Decision,
  onceFor,
  PARTY,
  packsNamedIn,
  type TableView,
  type Told,
  withContent,
} from '@crawlspace/kernel';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { CarriedPacks } from '../../bots/worker.ts';
import { gameOf, isTableId, type TableId } from '../../game-ids.ts';
import { saveFile } from '../files.ts';
import { type KeptOrders, ordersAt } from '../orders.ts';
import { sessionOver, unlessSame } from '../seen.ts';
import { withVotesOnce } from '../tables.ts';
import type {
  AnswerRefusal,
  BotThought,
  Line,
  Notice,
  Passed,
  Seen,
  Session,
  Undone,
} from '../types.ts';
import type { Fellows, Pointing } from './fellows.ts';

/** What a table on a server needs of the page it is shown in. */
export interface OnlineParts
  extends KeptOrders,
    Pick<ConnectionParts, 'table' | 'secret' | 'connect' | 'wait' | 'newId'> {
  readonly link: string | undefined;
  /** The content that a game is played with, without packs or with these: what comes from the server is data alone. */
  readonly content: (game: TableId, packs: CarriedPacks | null) => Promise<object>;
  /** The record of the game once it is over. */
  readonly record: () => Promise<unknown>;
}

/** The server will not have us at this table. */
export class TurnedAway extends Error {
  override name = 'TurnedAway';
  readonly because: ConnectionState;

  constructor(because: ConnectionState) {
    super(because);
    this.because = because;
  }
}

/** In these states we are at the table, or soon are again. */
const AT_THE_TABLE: ReadonlySet<ConnectionState> = new Set(['here', 'coming-back', 'lost']);

/** A finger is seen for so many milliseconds. */
const POINTING = 4000;

/** Sits down at a table on a server, or watches. Resolves when it is seen; rejects with TurnedAway. */
export function openOnline(parts: OnlineParts): { session: Promise<Session>; close(): void } {
  const { table, secret, connect, wait, newId, link } = parts;
  let session: OnlineSession<GameShape> | null = null;
  let connection: Connection | null = null;
  let isLoading = false;
  const opened = new Promise<Session>((resolve, reject) => {
    const open = async (here: Connection) => {
      const game = here.seen?.about.game;
      if (!here.seen || isLoading || !isTableId(game)) return;
      isLoading = true;
      const content = await contentFor(here, game, here.seen.about.setup, parts);
      isLoading = false;
      if (!content) return;
      session = new OnlineSession(here, here.seen, game, content, parts);
      resolve(sessionOver(session));
    };
    connection = new Connection({
      ...{ table, secret, connect, wait, newId },
      ...(link === undefined ? {} : { link }),
      show: (seen) => session?.show(seen),
      tell: (state) => {
        if (session) session.tell(state);
        else if (!AT_THE_TABLE.has(state)) reject(new TurnedAway(state));
        else if (connection && state === 'here') open(connection).catch(reject);
      },
      hear: (message) => session?.hear(message),
    });
  });
  return { session: opened, close: () => connection?.close() };
}

/** Whoever comes to a table gets its packs there; null when the connection was lost meanwhile. */
async function contentFor(
  connection: Connection,
  game: TableId,
  setup: unknown,
  { content }: OnlineParts,
): Promise<object | null> {
  const refs = packsNamedIn(setup);
  if (!refs) return content(game, null);
  const reply = await connection.ask({ t: 'packs' });
  if (!reply) return null;
  if (!reply.value) throw new Error('the packs of the table did not come');
  return content(game, { refs, packs: reply.value });
}

/** A game whose rules run on a server: what it shows this browser, as signals for the screens. */
class OnlineSession<Game extends GameShape> implements Line<Game> {
  readonly id: string;
  readonly game: TableId;
  readonly seats: number;
  readonly setup: Game['setup'];
  readonly players: Signal<readonly Player[]>;
  readonly seen: ReadonlySignal<Seen<Game>>;
  readonly showing: Signal<boolean> = signal(false);
  readonly wantsChance: Signal<boolean> = signal(false);
  readonly notice: Signal<Notice | null> = signal(null);
  readonly fellows: Fellows;
  readonly #parts: OnlineParts;
  readonly #known: ReturnType<typeof knownWith<Game>>;
  readonly #connection: Connection;
  readonly #seen: Signal<Served>;
  readonly #state: Signal<ConnectionState> = signal('here');
  readonly #fingers: Signal<readonly Pointing[]> = signal([]);
  /** Questions that were answered here, while the answers are on their way. */
  readonly #underWay: Signal<ReadonlySet<string>> = signal(new Set());
  readonly #standing: ReadonlySignal<Orders>;
  readonly #stopTelling: () => void;
  #pointings = 0;

  constructor(
    connection: Connection,
    seen: Served,
    game: TableId,
    content: object,
    parts: OnlineParts,
  ) {
    const { id, seats, setup } = seen.about;
    this.#known = knownWith<Game>(content);
    this.#parts = parts;
    this.#connection = connection;
    this.#seen = signal(seen);
    this.id = id;
    this.game = game;
    this.seats = seats;
    this.setup = setup as Game['setup'];
    this.players = signal(playersOf(seen));
    let before: Seen<Game> | null = null;
    this.seen = computed(() => {
      before = unlessSame(before, this.#look());
      return before;
    });
    this.fellows = this.#fellowsOf(seen);
    this.#standing = ordersAt(id, parts, this.wantsChance);
    this.#stopTelling = this.#standing.subscribe((orders) => this.#tellOrders(orders));
  }

  show(seen: Served): void {
    const players = playersOf(seen);
    batch(() => {
      if (players.join() !== this.players.peek().join()) this.players.value = players;
      this.#seen.value = seen;
    });
  }

  #look(): Seen<Game> {
    const { table, events, passed, own, thought, around } = this.#seen.value;
    return {
      table: this.#known.table(table),
      events: this.#known.events(events),
      passed: this.#known.passed(passed),
      decisions: this.#asked(own?.decisions ?? NONE),
      thinking: around.thinking,
      thought: hasReason(thought) ? thought : null,
      isProposed: false,
    };
  }

  tell(state: ConnectionState): void {
    this.#state.value = state;
    // The server knows them as long as the connection lasts.
    if (state === 'here') this.#tellOrders(this.#standing.peek());
  }

  #tellOrders(orders: Orders): void {
    void this.#connection.ask({ t: 'orders', orders });
  }

  hear(message: Extract<Downward, { t: 'said' | 'pointed' }>): void {
    if (message.t !== 'pointed' || message.look) return;
    const { person, at } = message;
    const finger = { key: ++this.#pointings, person, at };
    this.#fingers.value = [
      ...this.#fingers.peek().filter((each) => each.person !== person),
      finger,
    ];
    setTimeout(() => {
      this.#fingers.value = this.#fingers.peek().filter((each) => each !== finger);
    }, POINTING);
  }

  readonly answer = async (
    decision: Decision,
    picks: readonly string[],
  ): Promise<AnswerRefusal | null> => {
    const key = keyOf(decision);
    if (this.#underWay.peek().has(key)) return null;
    this.#underWay.value = new Set(this.#underWay.peek()).add(key);
    const seat = decision.seat === PARTY ? this.#seen.peek().own?.seat : undefined;
    const given = this.#connection.answer(decision, picks, seat);
    // Only after the answer: orders would give it in its place.
    if (passesUp(ORDERS[gameOf(this.game)], decision, picks)) this.wantsChance.value = false;
    const reply = await given;
    const rest = new Set(this.#underWay.peek());
    rest.delete(key);
    this.#underWay.value = rest;
    return refusalOf(reply);
  };

  readonly undo = async (): Promise<Undone> => {
    const { own, shown } = this.#seen.peek();
    const { moment, barrier } = shown;
    if (moment.n === 0 || !own) return 'nothing-to-undo';
    if (!this.seen.peek().table.canUndo) return moment.n > barrier ? 'not-yours' : 'barrier';
    return this.#goBack();
  };

  readonly voteToUndo = async (): Promise<boolean> => {
    return (await this.#goBack()) === 'undone';
  };

  async #goBack(): Promise<Undone> {
    const reply = await this.#connection.ask({ t: 'undo' });
    if (!reply) return 'no-connection';
    if (reply.refused) return 'nothing-to-undo';
    return reply.value?.undone ? 'undone' : 'barrier';
  }

  readonly changeSetUp = async (): Promise<void> => undefined;

  readonly advise = async ({ id }: Decision): Promise<Thought> => {
    const reply = await this.#connection.ask({ t: 'advise', decision: id });
    return reply?.value ?? { picks: [], why: null };
  };

  readonly faultReport = (): null => {
    return null;
  };

  /** Only once it is over: before that it would tell what comes. */
  readonly exportSave = async (): Promise<Blob> => {
    return saveFile((await this.#parts.record()) as Parameters<typeof saveFile>[0]);
  };

  readonly close = (): void => {
    this.#stopTelling();
    this.#connection.close();
  };

  #fellowsOf({ you }: Served): Fellows {
    const part = <Part>(pick: (seen: Served) => Part) => computed(() => pick(this.#seen.value));
    return {
      you,
      around: part(({ around }) => around),
      seats: part(({ own }) => own?.seats ?? NONE),
      link: part(({ link }) => link),
      words: part(({ words }) => words),
      votes: part(({ shown }) => shown.votes),
      fingers: this.#fingers,
      connection: this.#state,
      sending: computed(() => this.#underWay.value.size > 0),
      ask: (ask) => this.#connection.ask(ask),
    };
  }

  /** What waits for a person here. What is answered already is not asked while nobody knows whether it arrived. */
  #asked(decisions: readonly Decision[]): readonly Decision[] {
    const underWay = this.#underWay.value;
    if (this.#state.value === 'here' || underWay.size === 0) return decisions;
    return decisions.filter((decision) => !underWay.has(keyOf(decision)));
  }
}

const NONE: readonly [] = [];

/** What is seen, with the content of its table: the same for the same, so that nothing is drawn twice. */
function knownWith<Game extends GameShape>(content: object) {
  const known = <Of extends { readonly game: object }>(seen: Of) =>
    ({ ...seen, game: withContent(content, seen.game) }) as unknown;
  return {
    table: onceFor((table: Served['table']) => known(table) as TableView<Game['view']>),
    events: onceFor((events: Served['events']) =>
      withVotesOnce<Game>(events as readonly Told<Game['event']>[]),
    ),
    passed: onceFor((passed: Served['passed']) => passed.map(known) as readonly Passed<Game>[]),
  };
}

/** A question at a moment: numbers of questions come again after a step back. */
function keyOf({ id, at }: Decision): string {
  return `${at.epoch}.${id}`;
}

function hasReason(thought: Served['thought']): thought is BotThought {
  return !!thought?.why;
}

function playersOf({ around }: Served): readonly Player[] {
  return around.places.map(({ standIn }) => (standIn && 'bot' in standIn ? standIn.bot : 'human'));
}

function refusalOf(reply: Reply | null): AnswerRefusal | null {
  if (!reply) return { reason: 'table-lost', error: new Error('the table was left') };
  if (!reply.refused) return null;
  const { because, pick } = reply.refused;
  const error = new Error(because);
  return { reason: because, error, ...(pick === undefined ? {} : { pick }) } as AnswerRefusal;
}
