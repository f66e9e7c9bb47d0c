import type { DescentView, HellscapeEvent } from '@crawlspace/hellscape';
import type { HostRefusal, Thought } from '@crawlspace/host';
import type { Decision, TableView, Told } from '@crawlspace/kernel';
import { computed, type Signal, signal } from '@preact/signals';
import type { Hellscape } from '../src/hellscape/shape.ts';
import type { BotThought, Notice, Passed, Player, Session } from '../src/session/types.ts';

type Table = TableView<DescentView>;

/** A session in the hands of a test: it shows what it is told to, and keeps what was asked of it. */
export interface HeldSession extends Session<Hellscape> {
  readonly table: Signal<Table>;
  readonly events: Signal<readonly Told<HellscapeEvent>[]>;
  readonly passed: Signal<readonly Passed<Hellscape>[]>;
  readonly decisions: Signal<readonly Decision[]>;
  readonly thought: Signal<BotThought | null>;
  readonly answers: (readonly [decision: number, picks: readonly string[]])[];
  readonly isProposed: Signal<boolean>;
  readonly asked: { undo: number; votes: number; advice: number; changes: number };
  /** What comes back to the next answers. */
  refusal: HostRefusal | null;
  undoing: 'undone' | 'barrier' | 'nothing-to-undo';
  /** What a bot says when it is asked; a test may let it wait. */
  advice: Promise<Thought>;
}

export function heldSession(
  game: DescentView,
  decisions: readonly Decision[],
  shown: Partial<Table> = {},
): HeldSession {
  const asked = { undo: 0, votes: 0, advice: 0, changes: 0 };
  const session: HeldSession = {
    seen: computed(() => ({
      table: session.table.value,
      events: session.events.value,
      passed: session.passed.value,
      decisions: session.decisions.value,
      thought: session.thought.value,
      thinking: session.thinking.value,
      isProposed: session.isProposed.value,
    })),
    id: 'held',
    game: 'hellscape',
    seats: game.heroes.length,
    setup: { quest: game.quest.id, heroes: [], hellbreaker: false },
    players: signal<readonly Player[]>(game.heroes.map(() => 'human')),
    table: signal<Table>({
      viewer: { seat: 0 },
      game,
      decisions,
      waitingFor: [],
      canUndo: true,
      outcome: null,
      moment: { epoch: 0, n: 1 },
      ...shown,
    }),
    events: signal<readonly Told<HellscapeEvent>[]>([]),
    passed: signal<readonly Passed<Hellscape>[]>([]),
    showing: signal(false),
    decisions: signal(decisions),
    thought: signal<BotThought | null>(null),
    thinking: signal(false),
    wantsChance: signal(false),
    isProposed: signal(false),
    notice: signal<Notice | null>(null),
    answers: [],
    asked,
    refusal: null,
    undoing: 'undone',
    advice: Promise.resolve({ picks: [], why: null }),
    answer: async (decision, picks) => {
      session.answers.push([decision.id, picks]);
      return session.refusal;
    },
    undo: async () => {
      asked.undo++;
      return session.undoing;
    },
    voteToUndo: async () => {
      asked.votes++;
      return true;
    },
    changeSetUp: async () => {
      asked.changes++;
    },
    advise: () => {
      asked.advice++;
      return session.advice;
    },
    faultReport: () => new Blob(['{}']),
    exportSave: async () => new Blob(['save']),
    close: () => undefined,
    fellows: null,
  };
  return session;
}

/** The next question, a moment later. */
export function askNext(session: HeldSession, decisions: readonly Decision[]): void {
  const { moment } = session.table.peek();
  session.table.value = {
    ...session.table.peek(),
    decisions,
    moment: { ...moment, n: moment.n + 1 },
  };
  session.decisions.value = decisions;
}

/** More of the story. */
export function tellMore(session: HeldSession, ...events: readonly HellscapeEvent[]): void {
  const told = session.events.peek();
  session.events.value = [...told, ...events.map((event, i) => ({ n: told.length + i, event }))];
}

/** The table goes back: another epoch, and less was told. */
export function goBack(session: HeldSession, decisions: readonly Decision[], told = 0): void {
  const { moment } = session.table.peek();
  session.table.value = { ...session.table.peek(), moment: { epoch: moment.epoch + 1, n: 0 } };
  session.events.value = session.events.peek().slice(0, told);
  session.decisions.value = decisions;
}
