import type { GameShape, HostRefusal, Thought } from '@crawlspace/host';
import type { Decision } from '@crawlspace/kernel';
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Session } from '../session/types.ts';
import type { TableKit } from './kit.ts';

/** What can lie open over any table. Games add their own. */
export type Opened =
  | { readonly kind: 'card'; readonly card: string }
  | { readonly kind: 'log' }
  | { readonly kind: 'menu' }
  | { readonly kind: 'help' };

/** Why nothing was taken back, while the table is told about it. */
export type UndoProblem = 'barrier' | 'nothing-to-undo';

/** What the people at this screen are doing with the decision before them. */
export interface TableState<Game extends GameShape = GameShape> {
  readonly session: Session<Game>;
  readonly kit: TableKit<Game>;
  readonly decision: ReadonlySignal<Decision | null>;
  /** What is picked so far, for decisions that take more than one tap. */
  readonly picks: Signal<readonly string[]>;
  /** What a bot would pick; empty until somebody asks. */
  readonly advice: Signal<readonly string[]>;
  /** Why it would. */
  readonly adviceWhy: Signal<Thought['why']>;
  readonly advising: Signal<boolean>;
  /** The option under the finger or the pointer, on the board or on a button. */
  readonly pointed: Signal<string | null>;
  readonly problem: Signal<UndoProblem | null>;
  readonly refusal: Signal<HostRefusal | null>;
  open(what: Opened): void;
  answer(picks: readonly string[]): Promise<void>;
  /** A tap on an option: answers where one is enough, adds or takes away where not. */
  tap(option: string): void;
  confirm(): void;
  undo(): Promise<void>;
  vote(): Promise<void>;
  advise(): Promise<void>;
  dispose(): void;
}

/** A table whose game opens more than the others do. */
export interface OpenTable<Game extends GameShape, More extends { readonly kind: string }>
  extends TableState<Game> {
  /** What lies open over the table. */
  readonly opened: Signal<Opened | More | null>;
  open(what: Opened | More): void;
}

export function tableState<Game extends GameShape, More extends { readonly kind: string } = Opened>(
  session: Session<Game>,
  kit: TableKit<Game>,
): OpenTable<Game, More> {
  const decision = computed(() => session.decisions.value[0] ?? null);
  const opened = signal<Opened | More | null>(null);
  const state: Doing = {
    session,
    decision,
    picks: signal<readonly string[]>([]),
    advice: signal<readonly string[]>([]),
    adviceWhy: signal<Thought['why']>(null),
    advising: signal(false),
    pointed: signal<string | null>(null),
    problem: signal<UndoProblem | null>(null),
    refusal: signal<HostRefusal | null>(null),
    answer: (picks) => answer(state, picks),
    tap: (option) => tap(state, option),
    confirm: () => confirm(state),
    undo: () => undo(state),
    vote: async () => {
      await session.voteToUndo();
      state.problem.value = null;
    },
    advise: () => advise(state),
  };
  const dispose = effect(() => {
    // A new question: nothing is picked yet, and old advice is about something else.
    decision.value;
    session.table.value.moment.epoch;
    startAfresh(state);
  });
  const open = (what: Opened | More) => {
    opened.value = what;
  };
  return { ...state, session, kit, opened, open, dispose };
}

type Doing = Omit<TableState, 'dispose' | 'kit' | 'open'>;

function startAfresh(state: Doing): void {
  state.picks.value = [];
  state.advice.value = [];
  state.adviceWhy.value = null;
  state.pointed.value = null;
  state.refusal.value = null;
}

async function answer(state: Doing, picks: readonly string[]): Promise<void> {
  const decision = state.decision.peek();
  if (!decision) return;
  state.problem.value = null;
  state.refusal.value = await state.session.answer(decision, picks);
}

function tap(state: Doing, option: string): void {
  const decision = state.decision.peek();
  if (!decision?.options.some(({ id }) => id === option)) return;
  if (decision.kind === 'one') {
    state.answer([option]);
    return;
  }
  state.picks.value = tapped(decision, state.picks.peek(), option);
}

/** The picks after a tap: points are added while there is room, everything else goes on and off. */
export function tapped(
  decision: Decision,
  picks: readonly string[],
  option: string,
): readonly string[] {
  if (decision.kind === 'allocate') {
    const capacity = decision.options.find(({ id }) => id === option)?.capacity ?? 0;
    const there = picks.filter((pick) => pick === option).length;
    return picks.length < decision.max && there < capacity ? [...picks, option] : picks;
  }
  if (picks.includes(option)) return picks.filter((pick) => pick !== option);
  if (picks.length < decision.max) return [...picks, option];
  return decision.max === 1 ? [option] : picks;
}

/** One point less for an option. */
export function withoutOne(picks: readonly string[], option: string): readonly string[] {
  const last = picks.lastIndexOf(option);
  return last < 0 ? picks : picks.toSpliced(last, 1);
}

/** What a confirmation sends: an order is filled up with the rest as listed. */
export function completed(decision: Decision, picks: readonly string[]): readonly string[] {
  if (decision.kind !== 'order') return picks;
  return [...picks, ...decision.options.map(({ id }) => id).filter((id) => !picks.includes(id))];
}

export function canConfirm(decision: Decision, picks: readonly string[]): boolean {
  if (decision.kind === 'one') return false;
  const { length } = completed(decision, picks);
  return length >= decision.min && length <= decision.max;
}

function confirm(state: Doing): void {
  const decision = state.decision.peek();
  const picks = state.picks.peek();
  if (decision && canConfirm(decision, picks)) state.answer(completed(decision, picks));
}

async function undo(state: Doing): Promise<void> {
  const result = await state.session.undo();
  state.problem.value = result === 'undone' ? null : result;
}

/** Marks what a bot would pick; of several points and orders it also lays them out. */
async function advise(state: Doing): Promise<void> {
  const decision = state.decision.peek();
  if (!decision || state.advising.peek()) return;
  state.advising.value = true;
  try {
    const { picks, why } = await state.session.advise(decision);
    if (state.decision.peek() !== decision) return;
    state.advice.value = picks;
    state.adviceWhy.value = why;
    if (decision.kind !== 'one') state.picks.value = picks;
  } finally {
    state.advising.value = false;
  }
}
