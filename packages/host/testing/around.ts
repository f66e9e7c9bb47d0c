import { brimstoneBots, hellscapeBots } from '@crawlspace/bots';
import { brimstone } from '@crawlspace/brimstone';
import { randomSetup as randomAdventure } from '@crawlspace/brimstone/fuzz';
import { hellscape } from '@crawlspace/hellscape';
import { randomSetup as randomDescent } from '@crawlspace/hellscape/fuzz';
import {
  type Answer,
  type Entry,
  type Game,
  type GameEvent,
  type GameModule,
  type GameRecord,
  loadTable,
  Random,
  randomPicks,
  Table,
} from '@crawlspace/kernel';
import { BotMind } from '../src/bots/mind.ts';
import { BotRoom, type Connect } from '../src/bots/room.ts';
import { Host, type HostParts, type HostRefusal, type News } from '../src/host.ts';
import type { GameShape, ModuleOf, TableOf } from '../src/shape.ts';
import type { Ballot } from '../src/votes.ts';

/** Both games without their types: the host never sees them. */
export const GAMES = {
  brimstone: {
    module: brimstone as unknown as ModuleOf<GameShape>,
    bots: brimstoneBots as never,
    setup: { heroes: [{ class: 'us-marshal' }, { class: 'gunslinger' }] } as unknown,
    randomSetup: randomAdventure,
  },
  hellscape: {
    module: hellscape as unknown as ModuleOf<GameShape>,
    bots: hellscapeBots as never,
    setup: { quest: 'tutorial', heroes: [{ class: 'rogue' }, { class: 'wizard' }] } as unknown,
    randomSetup: randomDescent,
  },
} as const;
export type GameName = keyof typeof GAMES;

/** Rules that break down when they are told to: once, at a later roll, event or look at the luck. */
export class Fragile<State, Setup, Event extends GameEvent, View> {
  readonly module: GameModule<State, Setup, Event, View>;
  #left = Number.POSITIVE_INFINITY;
  broken = 0;
  /** Once broken, they stay so. */
  forGood = false;

  constructor(module: GameModule<State, Setup, Event, View>) {
    this.module = { ...module, step: (game) => module.step(this.#strained(game)) };
  }

  /** Breaks down at the use of the game after so many more. */
  breakAfter(uses: number): void {
    this.#left = uses;
  }

  hold(): void {
    this.#left = Number.POSITIVE_INFINITY;
  }

  #strained(game: Game<State, Event>): Game<State, Event> {
    return new Proxy(game, {
      get: (target, name) => {
        const part: unknown = Reflect.get(target, name, target);
        if (typeof part !== 'function') return part;
        return (...args: unknown[]): unknown => {
          this.#strain();
          return part.apply(target, args);
        };
      },
    });
  }

  #strain(): void {
    if (this.#left-- > 0) return;
    if (!this.forGood) this.hold();
    this.broken++;
    throw new Error('a rule broke down');
  }
}

/** A store in memory that can be told to fail. What it holds is what a reload would find. */
export class FaultyStore {
  readonly #start: GameRecord;
  #record: GameRecord;
  /** Rejects the next append: before anything is written, as a real store has to. */
  failNext = false;
  failed = 0;

  constructor(start: GameRecord) {
    this.#start = start;
    this.#record = start;
  }

  get record(): GameRecord {
    return this.#record;
  }

  /** What was voted. */
  readonly ballots: Ballot[] = [];

  async vote(ballots: readonly Ballot[]): Promise<void> {
    await this.#write();
    this.ballots.push(...ballots);
  }

  append: HostParts<GameShape>['store']['append'] = async (after, entries, head) => {
    await this.#write();
    if (after !== this.#record.log.length) throw new Error('another page has written here');
    const log: Entry[] = [...this.#record.log, ...entries];
    this.#record = structuredClone({ ...this.#start, log, ...head() });
  };

  async #write(): Promise<void> {
    await Promise.resolve();
    if (!this.failNext) return;
    this.failNext = false;
    this.failed++;
    throw new Error('the disk is full');
  }
}

/** Bots in the same process that can be told to fail, to answer late, or not to be there at all. */
export function botsOf(game: GameName, mood: Sitting['mood']): Connect {
  return (receive) => {
    if (mood.absent) throw new Error('there is no thread for bots');
    const { module, bots } = GAMES[game];
    const budget = { playouts: 4 };
    const mind = new BotMind<GameShape>(module, bots, { play: budget, advise: budget });
    return {
      async send(request) {
        await mood.late;
        const { number } = request;
        if (mood.fail) receive({ number, failure: 'the bot has lost its mind' });
        else receive(structuredClone(mind.handle(structuredClone(request))));
      },
      close() {},
    };
  };
}

export interface Sitting {
  readonly host: Host<GameShape>;
  readonly table: TableOf<GameShape>;
  readonly store: FaultyStore;
  readonly rules: Fragile<unknown, unknown, GameEvent, object>;
  readonly news: News[];
  /** Hashes of everything that was ever shown. */
  readonly shown: string[];
  readonly mood: { fail?: boolean; late?: Promise<void>; absent?: boolean };
}

/** A table with people and bots around it, and everything that can fail within reach. */
export function sitDown(
  game: GameName,
  seed: string,
  parts: Partial<
    Pick<HostParts<GameShape>, 'players' | 'order' | 'setup' | 'table' | 'ballots'>
  > = {},
): Sitting {
  const { module } = GAMES[game];
  const setup = module.parseSetup(parts.setup ?? GAMES[game].setup);
  const rules = new Fragile(module);
  const table = parts.table ?? Table.start(rules.module, setup, seed);
  const store = new FaultyStore(structuredClone(table.save()));
  const news: News[] = [];
  const shown: string[] = [];
  const mood: Sitting['mood'] = {};
  const host = new Host<GameShape>({
    table,
    seed,
    players: Array.from({ length: table.seats }, () => 'human'),
    bots: new BotRoom(botsOf(game, mood)),
    store,
    pause: () => Promise.resolve(),
    publish: (said) => {
      news.push(said);
      shown.push(table.hash());
    },
    ...parts,
    setup,
  });
  return { host, table, store, rules, news, shown, mood };
}

/** What a reload would find: the table that the store leads to. */
export function reloaded(game: GameName, { store }: Sitting): TableOf<GameShape> {
  return loadTable(GAMES[game].module, JSON.parse(JSON.stringify(store.record)));
}

/** The first question, and a legal answer to it. */
export function anAnswer({ table }: Sitting, seed = 'any'): { seat: number; answer: Answer } {
  const [question] = table.pending;
  if (!question) throw new Error('nothing is asked');
  const picks = randomPicks(question, Random.seeded(seed));
  return {
    seat: Math.max(0, question.seat),
    answer: { at: table.moment, decision: question.id, picks },
  };
}

export function give(sitting: Sitting, seed?: string): Promise<HostRefusal | null> {
  const { seat, answer } = anAnswer(sitting, seed);
  return sitting.host.answer(seat, answer);
}

/** Some answers, each of which counts. */
export async function play(sitting: Sitting, answers: number, seed?: string): Promise<void> {
  for (let n = 0; n < answers && sitting.table.pending.length > 0; n++) {
    const refusal = await give(sitting, seed ?? `${n}`);
    if (refusal) throw new Error(refusal.reason);
  }
}
