import {
  type Ask,
  askOf,
  type DescentView,
  type HellscapeEvent,
  meaningIn,
} from '@crawlspace/hellscape';
import type { Decision, Told } from '@crawlspace/kernel';
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { isOfTheGame } from '../../../of-the-game.ts';
import type { Session } from '../../../session/types.ts';
import type { Hellscape } from '../../shape.ts';
import { answerTo, type Errand } from './errands.ts';
import type { Walk } from './plan.ts';

/** Walks for a hero: gives one answer after the other, as long as everything goes as it was shown. */
export interface Walker {
  /** Answers are on their way. */
  readonly busy: ReadonlySignal<boolean>;
  start(walk: Walk): Promise<void>;
  /** Does something with the action that leads to it. */
  run(errand: Errand): Promise<void>;
  /** What is still to be walked is given up. */
  stop(): void;
  /** The moment the latest walk set out from, if nothing has been done since. */
  setOutFrom(): number | null;
  dispose(): void;
}

/** What is still to be walked. */
interface Steps extends Pick<Walk, 'hero' | 'steps' | 'actions'> {
  readonly at: number;
}

/** An errand whose action has been begun, or not yet. */
interface Doing {
  readonly errand: Errand;
  readonly begun: boolean;
}

type Rest = Steps | Doing;
type Answer<Left = Rest | null> = { readonly pick: string; readonly rest: Left } | 'wait' | null;

export function walker(session: Session<Hellscape>): Walker {
  const busy = signal(false);
  let rest: Rest | null = null;
  let walked: { from: number; to: string } | null = null;

  /** Gives the next answer; false when the walk is over or has to wait. */
  const goOn = async (): Promise<boolean> => {
    const [decision] = session.decisions.peek();
    const { game: view } = session.table.peek();
    const answer = rest && decision ? answerIn(view, decision, rest) : null;
    if (answer === 'wait') return false;
    rest = answer?.rest ?? null;
    if (!answer || !decision) return false;
    const told = session.events.peek().length;
    const refusal = await session.answer(decision, [answer.pick]);
    if (refusal || !session.events.peek().slice(told).every(belongsToWalking)) rest = null;
    return rest !== null;
  };
  const walkOn = async () => {
    if (busy.peek()) return;
    busy.value = true;
    try {
      while (await goOn());
    } finally {
      if (walked) walked = { ...walked, to: momentOf(session) };
      busy.value = false;
    }
  };
  // A question in between that is somebody's to answer: after it the walk goes on.
  const dispose = effect(() => {
    session.decisions.value;
    if (rest && !busy.peek()) queueMicrotask(walkOn);
  });
  const setOut = (what: Rest) => {
    walked = { from: session.table.peek().moment.n, to: '' };
    rest = what;
    return walkOn();
  };
  return {
    busy,
    start: ({ hero, steps, actions, from }) => setOut({ hero, steps, actions, at: from }),
    run: (errand) => setOut({ errand, begun: false }),
    stop() {
      rest = null;
    },
    setOutFrom: () => (walked?.to === momentOf(session) ? walked.from : null),
    dispose,
  };
}

function momentOf(session: Session<Hellscape>): string {
  const { epoch, n } = session.table.peek().moment;
  return `${epoch}.${n}`;
}

/** Asked between two Moves, whatever happened: the Rogue’s tool for the Move, and who would drink a potion. */
export const IN_BETWEEN: ReadonlySet<Ask | null> = new Set([
  'token-move',
  'token-attack',
  'anytime',
]);

function answerIn(view: DescentView, decision: Decision, rest: Rest): Answer {
  return 'errand' in rest ? nextOfErrand(decision, rest) : nextAnswer(view, decision, rest);
}

/** The end of a Move that is in its way, the action, then what it was begun for; nothing when that is not on offer any more. */
function nextOfErrand(decision: Decision, { errand, begun }: Doing): Answer {
  if (IN_BETWEEN.has(askOf(decision))) return 'wait';
  if (decision.seat !== errand.hero) return null;
  const answer = answerTo(errand, decision);
  if (!answer || (answer.step !== 'does' && begun)) return null;
  const rest = answer.step === 'does' ? null : { errand, begun: answer.step === 'begins' };
  return { pick: answer.pick, rest };
}

/** What is answered next; nothing when it is not the question that a walk leads to. */
export function nextAnswer(view: DescentView, decision: Decision, rest: Steps): Answer<Steps> {
  const { hero, at, actions } = rest;
  const [step, ...more] = rest.steps;
  if (!step || view.heroes[hero]?.zone !== at) return null;
  if (IN_BETWEEN.has(askOf(decision))) return 'wait';
  if (decision.seat !== hero) return null;
  for (const option of decision.options) {
    const means = meaningIn(option);
    if (means.kind === 'move' && actions > 0)
      return { pick: option.id, rest: { ...rest, actions: actions - 1 } };
    if (means.kind !== 'step' || means.zone !== step.zone) continue;
    if (means.reaction > step.wounds) return null;
    return { pick: option.id, rest: { ...rest, steps: more, at: step.zone } };
  }
  const spent = askOf(decision) === 'move' && view.heroes[hero]?.turn?.mp === 0;
  return spent && actions > 0 ? { pick: 'done', rest } : null;
}

/** What walking brings about by itself. Anything else is worth a halt. */
const EXPECTED: ReadonlySet<HellscapeEvent['t']> = new Set<HellscapeEvent['t']>([
  'action',
  'moved',
  'reaction',
  'wounded',
  'ability',
  'rage',
  'token-flipped',
]);

function belongsToWalking({ event }: Told<HellscapeEvent>): boolean {
  return !isOfTheGame<HellscapeEvent>(event) || EXPECTED.has(event.t);
}

/** Whether a Move was begun in which nothing has been done yet: it can be taken back. */
export function isFreshMove(events: readonly Told<HellscapeEvent>[]): boolean {
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i]?.event;
    if (!event || !isOfTheGame<HellscapeEvent>(event)) return false;
    if (event.t === 'action') return event.purpose === 'move';
    // Points that every Move brings come in by themselves.
    if (event.t !== 'ability') return false;
  }
  return false;
}
