import type { GameShape, Player, Thought } from '@crawlspace/host';
import {
  Connection,
  type ConnectionParts,
  type ConnectionState,
  type Downward,
  type Reply,
  type Seen,
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
import { answerByOrders, orderFamily, passesUp, spanIn } from '../../games/standing-orders.ts';
import type { StandingOrders } from '../../settings/standing-orders.ts';
import { ordersFor, type TableOrders } from '../../settings/table-orders.ts';
import { saveFile } from '../files.ts';
import { whenChanged } from '../signals.ts';
import { withVotesOnce } from '../tables.ts';
import type { AnswerRefusal, BotThought, Notice, Passed, Session, Undone } from '../types.ts';
import type { Fellows, Pointing } from './fellows.ts';

/** What a table on a server needs of the page it is shown in. */
export interface OnlineParts
  extends Pick<ConnectionParts, 'table' | 'secret' | 'connect' | 'wait' | 'newId'> {
  readonly link: string | undefined;
  readonly orders: ReadonlySignal<StandingOrders>;
  readonly tableOrders: ReadonlySignal<TableOrders>;
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
    connection = new Connection({
      ...{ table, secret, connect, wait, newId },
      ...(link === undefined ? {} : { link }),
      show: (seen) => {
        const { game } = seen.about;
        if (session) session.show(seen);
        else if (connection && !isLoading && isTableId(game)) {
          isLoading = true;
          const here = connection;
          contentFor(here, game, seen.about.setup, parts).then((content) => {
            session = new OnlineSession(here, here.seen ?? seen, game, content, parts);
            resolve(session);
          }, reject);
        }
      },
      tell: (state) => {
        session?.tell(state);
        if (!AT_THE_TABLE.has(state)) reject(new TurnedAway(state));
      },
      hear: (message) => session?.hear(message),
    });
  });
  return { session: opened, close: () => connection?.close() };
}

/** Whoever comes to a table gets its packs there. */
async function contentFor(
  connection: Connection,
  game: TableId,
  setup: unknown,
  { content }: OnlineParts,
): Promise<object> {
  const refs = packsNamedIn(setup);
  if (!refs) return content(game, null);
  const reply = await connection.ask({ t: 'packs' });
  if (!reply?.value) throw new Error('the packs of the table did not come');
  return content(game, { refs, packs: reply.value });
}

/** A game whose rules run on a server: what it shows this browser, as signals for the screens. */
class OnlineSession<Game extends GameShape> implements Session<Game> {
  readonly id: string;
  readonly game: TableId;
  readonly seats: number;
  readonly setup: Game['setup'];
  readonly players: Signal<readonly Player[]>;
  readonly table: Signal<TableView<Game['view']>>;
  readonly events: Signal<readonly Told<Game['event']>[]>;
  readonly passed: Signal<readonly Passed<Game>[]> = signal([]);
  readonly showing: Signal<boolean> = signal(false);
  readonly decisions: ReadonlySignal<readonly Decision[]>;
  readonly thinking: ReadonlySignal<boolean>;
  readonly thought: ReadonlySignal<BotThought | null>;
  readonly wantsChance: Signal<boolean> = signal(false);
  readonly isProposed: Signal<boolean> = signal(false);
  readonly notice: Signal<Notice | null> = signal(null);
  readonly fellows: Fellows;
  readonly #parts: OnlineParts;
  readonly #known: ReturnType<typeof knownWith<Game>>;
  readonly #connection: Connection;
  readonly #seen: Signal<Seen>;
  readonly #state: Signal<ConnectionState> = signal('here');
  readonly #fingers: Signal<readonly Pointing[]> = signal([]);
  /** Answers that were given and have not arrived yet, by the question; and whose they are. */
  readonly #underWay: Signal<ReadonlyMap<string, 'person' | 'order'>> = signal(new Map());
  /** Questions that an order could not answer: they are asked after all. */
  readonly #failed = new Set<string>();
  readonly #stopListening: (() => void)[];
  /** After a step back the question is asked, whatever the standing orders say. */
  #asking = false;
  #pointings = 0;

  constructor(
    connection: Connection,
    seen: Seen,
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
    this.table = signal(this.#known.table(seen.table));
    this.events = signal(withVotesOnce<Game>(seen.events as readonly Told<Game['event']>[]));
    const own = computed(() => this.#seen.value.own);
    this.decisions = computed(() => this.#asked(own.value?.decisions ?? NONE));
    this.thinking = computed(() => this.#seen.value.around.thinking);
    const thought = computed(() => this.#seen.value.thought);
    this.thought = computed(() => {
      const why = thought.value?.why;
      return thought.value && why ? { seat: thought.value.seat, why } : null;
    });
    this.fellows = this.#fellowsOf(seen);
    this.#stopListening = [parts.orders, parts.tableOrders].map((orders) =>
      whenChanged<unknown>(orders, () => {
        this.#asking = false;
        this.#followOrders();
      }),
    );
    this.#followOrders();
  }

  show(seen: Seen): void {
    const { moment: before } = this.#seen.peek().shown;
    const { moment } = seen.shown;
    if (moment.epoch !== before.epoch) this.#asking = moment.epoch > before.epoch;
    else if (moment.n > before.n) this.#asking = false;
    const players = playersOf(seen);
    batch(() => {
      if (players.join() !== this.players.peek().join()) this.players.value = players;
      if (seen.events !== this.#seen.peek().events) {
        this.events.value = withVotesOnce<Game>(seen.events as readonly Told<Game['event']>[]);
      }
      this.passed.value = this.#known.passed(seen.passed);
      this.#seen.value = seen;
      this.table.value = this.#known.table(seen.table);
    });
    this.#followOrders();
  }

  tell(state: ConnectionState): void {
    this.#state.value = state;
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

  answer(decision: Decision, picks: readonly string[]): Promise<AnswerRefusal | null> {
    if (passesUp(this.game, decision, picks)) this.wantsChance.value = false;
    return this.#give(decision, picks, 'person');
  }

  async undo(): Promise<Undone> {
    const { own, shown } = this.#seen.peek();
    const { moment, barrier } = shown;
    if (moment.n === 0 || !own) return 'nothing-to-undo';
    if (!this.table.peek().canUndo) return moment.n > barrier ? 'not-yours' : 'barrier';
    return this.#goBack();
  }

  async voteToUndo(): Promise<boolean> {
    return (await this.#goBack()) === 'undone';
  }

  async #goBack(): Promise<Undone> {
    const reply = await this.#connection.ask({ t: 'undo' });
    if (!reply) return 'no-connection';
    if (reply.refused) return 'nothing-to-undo';
    return reply.value?.undone ? 'undone' : 'barrier';
  }

  async changeSetUp(): Promise<void> {}

  async advise({ id }: Decision): Promise<Thought> {
    const reply = await this.#connection.ask({ t: 'advise', decision: id });
    return reply?.value ?? { picks: [], why: null };
  }

  faultReport(): null {
    return null;
  }

  /** Only once it is over: before that it would tell what comes. */
  async exportSave(): Promise<Blob> {
    return saveFile((await this.#parts.record()) as Parameters<typeof saveFile>[0]);
  }

  close(): void {
    for (const stop of this.#stopListening) stop();
    this.#connection.close();
  }

  #fellowsOf({ you }: Seen): Fellows {
    const part = <Part>(pick: (seen: Seen) => Part) => computed(() => pick(this.#seen.value));
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
    const isLost = this.#state.value !== 'here';
    const asked = decisions.filter((decision) => {
      const by = underWay.get(keyOf(decision));
      return by === undefined || (by === 'person' && !isLost);
    });
    return asked.length === decisions.length ? decisions : asked;
  }

  async #give(
    decision: Decision,
    picks: readonly string[],
    by: 'person' | 'order',
  ): Promise<AnswerRefusal | null> {
    const key = keyOf(decision);
    if (this.#underWay.peek().has(key)) return null;
    this.#underWay.value = new Map(this.#underWay.peek()).set(key, by);
    const seat = decision.seat === PARTY ? this.#seen.peek().own?.seat : undefined;
    const reply = await this.#connection.answer(decision, picks, {
      by,
      ...(seat === undefined ? {} : { seat }),
    });
    const rest = new Map(this.#underWay.peek());
    rest.delete(key);
    this.#underWay.value = rest;
    return refusalOf(reply);
  }

  /** Answers what the standing orders decide. A question they fail over is asked after all. */
  #followOrders(): void {
    if (this.#asking) return;
    for (const decision of this.#seen.peek().own?.decisions ?? NONE) {
      const key = keyOf(decision);
      if (this.#failed.has(key) || this.#underWay.peek().has(key)) continue;
      const picks = this.#orderFor(decision);
      if (!picks) continue;
      void this.#give(decision, picks, 'order').then((refusal) => {
        if (refusal) this.#failed.add(key);
      });
    }
  }

  #orderFor(decision: Decision): readonly string[] | null {
    if (this.wantsChance.peek() && orderFamily(this.game, decision)?.isChance) return null;
    const here = this.#parts.tableOrders.peek()[this.id] ?? [];
    const span = spanIn(gameOf(this.game), this.table.peek().game);
    const standing = ordersFor(this.#parts.orders.peek(), here, decision.seat, span);
    return answerByOrders(this.game, standing, decision);
  }
}

const NONE: readonly [] = [];

/** What is seen, with the content of its table: the same for the same, so that nothing is drawn twice. */
function knownWith<Game extends GameShape>(content: object) {
  const known = <Of extends { readonly game: object }>(seen: Of) =>
    ({ ...seen, game: withContent(content, seen.game) }) as unknown;
  return {
    table: onceFor((table: Seen['table']) => known(table) as TableView<Game['view']>),
    passed: onceFor((passed: Seen['passed']) => passed.map(known) as readonly Passed<Game>[]),
  };
}

/** A question at a moment: numbers of questions come again after a step back. */
function keyOf({ id, at }: Decision): string {
  return `${at.epoch}.${id}`;
}

function playersOf({ around }: Seen): readonly Player[] {
  return around.places.map(({ standIn }) => (standIn && 'bot' in standIn ? standIn.bot : 'human'));
}

function refusalOf(reply: Reply | null): AnswerRefusal | null {
  if (!reply) return { reason: 'table-lost', error: new Error('the table was left') };
  if (!reply.refused) return null;
  const { because, pick } = reply.refused;
  const error = new Error(because);
  return { reason: because, error, ...(pick === undefined ? {} : { pick }) } as AnswerRefusal;
}
