import type { GameShape } from '@crawlspace/host';
import type { Decision, TableView, Told } from '@crawlspace/kernel';
import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { BotThought, Passed, Session } from '../../session/types.ts';
import { type EnemyPace, enemyPace } from '../../settings/index.ts';
import { toldAfter } from './told-after.ts';

/** Milliseconds for each step of the enemies. */
const STEP: Readonly<Record<EnemyPace, number>> = {
  'at-once': 0,
  brisk: 650,
  calm: 1500,
  steps: Number.POSITIVE_INFINITY,
};

/** A session that shows what enemies do one after the other, and asks only when all of it was shown. */
export interface Shown<Game extends GameShape = GameShape> extends Session<Game> {
  /** Enemies are acting: the next step comes by itself, or when somebody asks for it. */
  readonly acting: ReadonlySignal<'by-itself' | 'by-steps' | null>;
  /** The next step at once. */
  nextStep(): void;
  /** All the rest at once. */
  showAll(): void;
  dispose(): void;
}

/** Whether with this event a step begins that is shown by itself. */
type BeginsStep<Game extends GameShape> = (event: Game['event']) => boolean;

/** Everything about a session that goes on together. */
interface Picture<Game extends GameShape> {
  readonly table: TableView<Game['view']>;
  readonly events: readonly Told<Game['event']>[];
  readonly decisions: readonly Decision[];
  readonly thought: BotThought | null;
}

export function shown<Game extends GameShape>(
  session: Session<Game>,
  beginsStep: BeginsStep<Game>,
): Shown<Game> {
  const picture = signal<Picture<Game>>(latest(session));
  /** What is still to be shown; the last of it is how things stand. */
  const ahead = signal<readonly Picture<Game>[]>([]);
  const showNext = () => {
    const [next, ...rest] = ahead.peek();
    if (!next) return;
    batch(() => {
      picture.value = next;
      ahead.value = rest;
    });
  };
  const showAll = () => {
    const last = ahead.peek().at(-1);
    if (!last) return;
    batch(() => {
      picture.value = last;
      ahead.value = [];
    });
  };
  const stopArriving = effect(() => {
    const now = latest(session);
    const steps =
      enemyPace.peek() === 'at-once' ? [] : stepsTo(session, picture.peek(), now, beginsStep);
    const before = ahead.peek().at(-1);
    batch(() => {
      // Whatever was still under way has been overtaken.
      if (before) picture.value = before;
      ahead.value = [...steps, now];
      showNext();
    });
  });
  const stopWaiting = effect(() => {
    const pace = STEP[paceFor(session)];
    if (ahead.value.length === 0 || pace === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(showNext, pace);
    return () => clearTimeout(timer);
  });
  return {
    ...plainly(session),
    table: computed(() => picture.value.table),
    events: computed(() => picture.value.events),
    decisions: computed(() => picture.value.decisions),
    thought: computed(() => picture.value.thought),
    acting: computed(() => {
      if (ahead.value.length === 0) return null;
      return paceFor(session) === 'steps' ? 'by-steps' : 'by-itself';
    }),
    nextStep: showNext,
    showAll,
    dispose: () => {
      stopArriving();
      stopWaiting();
    },
  };
}

/** Whoever only watches bots is not asked to go on. */
function paceFor<Game extends GameShape>({ players }: Session<Game>): EnemyPace {
  const isPlayed = players.value.includes('human');
  return enemyPace.value === 'steps' && !isPlayed ? 'brisk' : enemyPace.value;
}

function latest<Game extends GameShape>(session: Session<Game>): Picture<Game> {
  return {
    table: session.table.value,
    events: session.events.value,
    decisions: session.decisions.value,
    thought: session.thought.value,
  };
}

/** How things stood before each step on the way from one picture to another; none where only one step was made. */
function stepsTo<Game extends GameShape>(
  session: Session<Game>,
  before: Picture<Game>,
  now: Picture<Game>,
  beginsStep: BeginsStep<Game>,
): readonly Picture<Game>[] {
  const known = before.events.at(-1)?.n ?? -1;
  if (before.table.moment.epoch !== now.table.moment.epoch) return [];
  const begun = toldAfter(now.events, known).filter(({ event }) => beginsStep(event));
  return begun.slice(1).flatMap(({ n }) => {
    const there = stoodAt(session.passed.peek(), n);
    return there
      ? [{ ...now, ...asItWas(now, there, n), decisions: [], thought: before.thought }]
      : [];
  });
}

/** The last that is known from before an event was told. */
function stoodAt<Game extends GameShape>(
  passed: readonly Passed<Game>[],
  n: number,
): Passed<Game> | undefined {
  return passed.findLast(({ told }) => told <= n);
}

function asItWas<Game extends GameShape>(
  { table, events }: Picture<Game>,
  { game }: Passed<Game>,
  n: number,
): Pick<Picture<Game>, 'table' | 'events'> {
  return {
    table: { ...table, game, decisions: [], waitingFor: [], canUndo: false, outcome: null },
    events: events.filter((told) => told.n < n),
  };
}

/** The session without what is shown later; methods of a class do not come along by themselves. */
function plainly<Game extends GameShape>(session: Session<Game>): Session<Game> {
  const { id, game, seats, setup, players, table, events, passed, decisions, thought } = session;
  const { showing, thinking, wantsChance, notice, isProposed, company } = session;
  return {
    ...{ id, game, seats, setup, players, table, events, passed, decisions, thought },
    ...{ showing, thinking, wantsChance, notice, isProposed, company },
    answer: (decision, picks) => session.answer(decision, picks),
    undo: () => session.undo(),
    voteToUndo: () => session.voteToUndo(),
    changeSetUp: () => session.changeSetUp(),
    advise: (decision) => session.advise(decision),
    faultReport: () => session.faultReport(),
    exportSave: () => session.exportSave(),
    close: () => session.close(),
  };
}
