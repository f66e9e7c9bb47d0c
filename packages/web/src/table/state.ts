import type { GameShape, Thought } from '@crawlspace/host';
import type { Decision, SeatId } from '@crawlspace/kernel';
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { AnswerRefusal, Session, Undone } from '../session/types.ts';
import { Drafts } from './drafts.ts';
import type { OwnPanel, TableKit } from './kit.ts';
import type { Moment } from './moments/moment.ts';
import { heldMoments } from './show/held.ts';
import { diceThatRoll } from './show/rolling.ts';
import { type Shown, shown } from './show/shown.ts';
import { answerForAll, type Shared } from './together.ts';
import { undoWhole } from './trade/undo-whole.ts';

/** What can lie open over any table. Games add their own. */
export type Opened =
  | { readonly kind: 'card'; readonly card: string }
  | { readonly kind: 'rule'; readonly rule: string }
  | { readonly kind: 'log' }
  | { readonly kind: 'menu' }
  | { readonly kind: 'fellows' }
  | { readonly kind: 'orders' }
  | { readonly kind: 'help' }
  | { readonly kind: 'legend' };

/** Why nothing was taken back, while the table is told about it. */
export type UndoProblem = Exclude<Undone, 'undone'>;

/** What the people at this screen are doing with the decision before them. */
export interface TableState<Game extends GameShape = GameShape> {
  /** The session as far as it has been shown. */
  readonly session: Shown<Game>;
  readonly kit: TableKit<Game>;
  readonly decision: ReadonlySignal<Decision | null>;
  /** Whose question is before this screen, where several are asked side by side; null for the first. */
  readonly attending: Signal<SeatId | null>;
  /** What is picked so far, for decisions that take more than one tap. */
  readonly picks: Signal<readonly string[]>;
  /** What a bot would pick; empty until somebody asks. */
  readonly advice: Signal<readonly string[]>;
  /** Why it would. */
  readonly adviceWhy: Signal<Thought['why']>;
  readonly advising: Signal<boolean>;
  /** The option under the finger or the pointer, on the board or on a button. */
  readonly pointed: Signal<string | null>;
  /** Whether places are listed: then they have keys too. */
  readonly listing: Signal<boolean>;
  /** A place that was tapped and has a price: a second tap agrees to it. */
  readonly weighed: Signal<string | null>;
  /** Whether the question has been on the screen: before that nobody can have meant to answer it. */
  readonly painted: Signal<boolean>;
  /** Great moments that wait until somebody has seen them, by the numbers of what was told. */
  readonly held: Signal<readonly number[]>;
  /** Which of them are shown now. */
  readonly page: ReadonlySignal<readonly number[]>;
  /** The same as a picture; null where they make rows. */
  readonly moment: ReadonlySignal<Moment | null>;
  /** The number of the first dice told that still roll; null when all lie still. */
  readonly rolling: Signal<number | null>;
  /** Whether it is shown what the enemies would do. */
  readonly foreseeing: Signal<boolean>;
  /** The enemy that a finger holds on the board, to see what it would do. */
  readonly heldFoe: Signal<string | null>;
  readonly problem: Signal<UndoProblem | null>;
  readonly refusal: Signal<AnswerRefusal | null>;
  /** A screen of its own for a question, in place of its words and options; null for most. */
  panel?(decision: Decision): OwnPanel | null;
  /** Picking it takes back what led here: Escape may do so too. */
  takesBack?(option: string): boolean;
  open(what: Opened): void;
  answer(picks: readonly string[]): Promise<void>;
  /** The same answer for everybody at this screen who is asked the same; one undo takes all of it back. */
  answerForAll(shared: Shared): Promise<void>;
  /** A tap on an option: answers where one is enough, adds or takes away where not. */
  tap(option: string): void;
  confirm(): void;
  /** What was shown has been seen: the next step of the enemies, or the question. */
  goOn(): void;
  /** Whatever is still to be shown is seen, or skipped. */
  skipAll(): void;
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
  played: Session<Game>,
  kit: TableKit<Game>,
): OpenTable<Game, More> {
  const isHeld = signal(false);
  const session = shown(played, (event) => kit.beginsStep(event), isHeld);
  const { held, page, moment, dispose: stopHolding } = heldMoments(session, kit);
  const { rolling, dispose: stopRolling } = diceThatRoll(session, (event) => kit.isRoll(event));
  // What lies beneath a moment that is held cannot be answered.
  const attending = signal<SeatId | null>(null);
  const decision = computed(() =>
    held.value.length > 0 ? null : attended(session.decisions.value, attending.value),
  );
  const opened = signal<Opened | More | null>(null);
  const bundle: Bundle = { from: 0, to: null };
  const state: Doing = {
    session,
    decision,
    attending,
    picks: signal<readonly string[]>([]),
    advice: signal<readonly string[]>([]),
    adviceWhy: signal<Thought['why']>(null),
    advising: signal(false),
    pointed: signal<string | null>(null),
    listing: signal(false),
    weighed: signal<string | null>(null),
    painted: signal(true),
    held,
    page,
    moment,
    rolling,
    foreseeing: signal(false),
    heldFoe: signal<string | null>(null),
    problem: signal<UndoProblem | null>(null),
    refusal: signal<AnswerRefusal | null>(null),
    answer: (picks) => answer(state, picks),
    answerForAll: (shared) => forAll(state, bundle, shared),
    tap: (option) => tap(state, option),
    confirm: () => confirm(state),
    goOn: () => goOn(state),
    skipAll: () => {
      if (!state.painted.peek()) return;
      session.showAll();
      held.value = [];
    },
    undo: () => undo(state, kit, bundle),
    vote: async () => {
      await session.voteToUndo();
      state.problem.value = null;
    },
    advise: () => advise(state),
  };
  const drafts = new Drafts();
  let asked: Decision | null = null;
  let epoch = 0;
  const stopAsking = effect(() => {
    const [question, since] = [asked, epoch];
    asked = decision.value ?? question;
    epoch = session.table.value.moment.epoch;
    if (isSame(asked, question) && epoch === since) return;
    if (epoch === since) drafts.keep(question, state.picks.peek());
    else drafts.clear();
    // Another question, or others have acted since: old advice is about something else.
    startAfresh(state);
    state.picks.value = drafts.of(asked);
  });
  // Where nobody is left who might act, nothing is foreseen, and the next fight begins without it.
  const stopForeseeing = effect(() => {
    if (!kit.hasFoes(session.table.value.game)) state.foreseeing.value = false;
  });
  const stopWaiting = effect(() => {
    isHeld.value = held.value.length > 0;
    session.showing.value = session.acting.value !== null || held.value.length > 0;
  });
  const dispose = () => {
    for (const stop of [
      stopAsking,
      stopForeseeing,
      stopWaiting,
      stopHolding,
      stopRolling,
      session.dispose,
    ])
      stop();
    session.showing.value = false;
  };
  const open = (what: Opened | More) => {
    opened.value = what;
  };
  return { ...state, session, kit, opened, open, dispose };
}

/** The question of the seat that is attended to; the first one where that seat is asked nothing. */
function attended(decisions: readonly Decision[], seat: SeatId | null): Decision | null {
  return decisions.find((each) => each.seat === seat) ?? decisions[0] ?? null;
}

type Doing = Omit<TableState, 'dispose' | 'kit' | 'open'>;

function startAfresh(state: Doing): void {
  state.picks.value = [];
  state.advice.value = [];
  state.adviceWhy.value = null;
  state.advising.value = false;
  state.pointed.value = null;
  state.heldFoe.value = null;
  state.weighed.value = null;
  state.refusal.value = null;
}

async function answer(state: Doing, picks: readonly string[]): Promise<void> {
  const decision = state.decision.peek();
  if (!decision || !state.painted.peek()) return;
  state.problem.value = null;
  state.refusal.value = await state.session.answer(decision, picks);
}

/** Answers that were given as one: the moments before and after them. */
interface Bundle {
  from: number;
  to: string | null;
}

function momentOf({ session }: Doing): string {
  const { epoch, n } = session.table.peek().moment;
  return `${epoch}.${n}`;
}

async function forAll(state: Doing, bundle: Bundle, shared: Shared): Promise<void> {
  const decision = state.decision.peek();
  if (!decision || !state.painted.peek()) return;
  state.problem.value = null;
  bundle.from = state.session.table.peek().moment.n;
  state.refusal.value = await answerForAll(state.session, decision, shared);
  bundle.to = momentOf(state);
}

function tap(state: Doing, option: string): void {
  const decision = state.decision.peek();
  if (!state.painted.peek() || !decision?.options.some(({ id }) => id === option)) return;
  if (isOneTap(decision)) {
    state.answer([option]);
    return;
  }
  state.picks.value = tapped(decision, state.picks.peek(), option);
}

/** One option is all it wants: a single hit to assign is as good as a choice of one. */
export function isOneTap({ kind, min, max }: Decision): boolean {
  return kind === 'one' || (kind === 'allocate' && min === 1 && max === 1);
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

function goOn({ session, held, page, painted }: Doing): void {
  if (!painted.peek()) return;
  const acting = session.acting.peek();
  if (held.peek().length > 0) held.value = held.peek().slice(page.peek().length);
  else if (acting === 'by-steps') session.nextStep();
  else if (acting) session.showAll();
}

async function undo(state: Doing, kit: Pick<TableKit, 'dealing'>, bundle: Bundle): Promise<void> {
  if (!state.painted.peek()) return;
  const isBundle = bundle.to === momentOf(state);
  const result = await undoWhole(state.session, kit);
  while (isBundle && result === 'undone' && state.session.table.peek().moment.n > bundle.from)
    if ((await state.session.undo()) !== 'undone') break;
  state.problem.value = result === 'undone' ? null : result;
}

/** Marks what a bot would pick; of several points and orders it also lays them out. */
async function advise(state: Doing): Promise<void> {
  const decision = state.decision.peek();
  if (!decision || state.advising.peek()) return;
  const asking = () => state.decision.peek();
  state.advising.value = true;
  try {
    const { picks, why } = await state.session.advise(decision);
    if (!isSame(asking(), decision)) return;
    state.advice.value = picks;
    state.adviceWhy.value = why;
    if (decision.kind !== 'one' && !isOneTap(decision)) state.picks.value = picks;
  } finally {
    // Whoever asks about the next question meanwhile waits for that.
    if (isSame(asking(), decision)) state.advising.value = false;
  }
}

/** The same question at the same moment, however often it was looked at. */
function isSame(one: Decision | null, other: Decision | null): boolean {
  if (!one || !other) return one === other;
  return one.id === other.id && one.at.n === other.at.n && one.at.epoch === other.at.epoch;
}
