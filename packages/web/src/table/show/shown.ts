import type { GameShape } from '@crawlspace/host';
import { batch, computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import { sessionOver } from '../../session/seen.ts';
import type { Line, Session } from '../../session/types.ts';
import { type EnemyPace, enemyPace } from '../../settings/index.ts';
import { type BeginsStep, lineUp, type Picture, picturesTo } from './pictures.ts';
import { isPlayedHere } from './played-here.ts';

/** Milliseconds for each step of the enemies. */
const STEP: Readonly<Record<EnemyPace, number>> = {
  'at-once': 0,
  brisk: 650,
  calm: 1500,
  steps: Number.POSITIVE_INFINITY,
};

/** Milliseconds for what others have answered while enemies were shown. */
const IN_PASSING = 250;

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

export function shown<Game extends GameShape>(
  session: Session<Game>,
  beginsStep: BeginsStep<Game>,
  isHeld: ReadonlySignal<boolean>,
): Shown<Game> {
  const picture = signal<Picture<Game>>({ ...session.seen.peek(), isStep: false });
  /** What is still to be shown; the last of it is how things stand. */
  const ahead = signal<readonly Picture<Game>[]>([]);
  const next = computed(() => ahead.value[0]);
  let lastStep = Number.NEGATIVE_INFINITY;
  const show = (now: Picture<Game>, rest: readonly Picture<Game>[]) => {
    if (now.isStep) lastStep = Date.now();
    batch(() => {
      picture.value = now;
      ahead.value = rest;
    });
  };
  const showNext = () => {
    const [now, ...rest] = ahead.peek();
    if (now) show(now, rest);
  };
  const showAll = () => {
    const last = ahead.peek().at(-1);
    if (last) show(last, []);
  };
  const arrive = (now: Picture<Game>) => {
    const waiting = ahead.peek();
    const before = waiting.at(-1) ?? picture.peek();
    const passed = enemyPace.peek() === 'at-once' ? [] : now.passed;
    const arrived = picturesTo(passed, before, now, beginsStep);
    // Elsewhere nobody waits for this screen: what comes meanwhile has its turn.
    const isBusy =
      waiting.length > 0 || (arrived.isStep && Date.now() - lastStep < restOf(session));
    if (session.fellows && isBusy && arrived.follows) ahead.value = lineUp(waiting, arrived);
    else {
      const [first, ...rest] = arrived.pictures;
      show(first ?? now, rest);
    }
  };
  const stopArriving = effect(() => {
    const now = { ...session.seen.value, isStep: false };
    untracked(() => arrive(now));
  });
  const stopWaiting = effect(() => {
    // Nothing goes on behind a great moment that somebody looks at.
    if (!next.value || isHeld.value) return;
    const pace = waitFor(session, next.value);
    if (pace === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(showNext, pace);
    return () => clearTimeout(timer);
  });
  return {
    ...sessionOver<Game, Line<Game>>({ ...session, seen: picture }),
    acting: computed(() => {
      if (!next.value) return null;
      const isAsked = waitFor(session, next.value) === Number.POSITIVE_INFINITY;
      return isAsked ? 'by-steps' : 'by-itself';
    }),
    nextStep: showNext,
    showAll,
    dispose: () => {
      stopArriving();
      stopWaiting();
    },
  };
}

/** Whoever only watches is not asked to go on. */
function paceFor<Game extends GameShape>(session: Session<Game>): EnemyPace {
  return enemyPace.value === 'steps' && !isPlayedHere(session) ? 'brisk' : enemyPace.value;
}

/** What others do between the steps of enemies is seen in passing. */
function waitFor<Game extends GameShape>(
  session: Session<Game>,
  { isStep }: Picture<Game>,
): number {
  const pace = STEP[paceFor(session)];
  return isStep ? pace : Math.min(pace, IN_PASSING);
}

/** For so long a step stays before the next one that comes by another answer. */
function restOf<Game extends GameShape>(session: Session<Game>): number {
  const pace = STEP[paceFor(session)];
  return pace === Number.POSITIVE_INFINITY ? STEP.brisk : pace;
}
