import { brimstoneBots, hellscapeBots } from '@crawlspace/bots';
import { type Bots, type Decider, futuresOf, type Weighed } from '@crawlspace/bots/kit';
import { answerIn, ORDERS, type StandingOrders } from '@crawlspace/bots/orders';
import { type AdventureState, type AdventureView, brimstone } from '@crawlspace/brimstone';
import {
  askOf,
  content,
  type DescentState,
  type DescentView,
  hellscape,
  meaningIn,
} from '@crawlspace/hellscape';
import {
  type Decision,
  type GameEvent,
  type GameModule,
  type Question,
  Table,
} from '@crawlspace/kernel';
import { QUICK_START as ADVENTURE } from '../src/brimstone/quick-start.ts';
import { isOfADeal } from '../src/brimstone/table/trade/answers.ts';
import type { GameId } from '../src/game-ids.ts';
import { QUICK_START as DESCENT } from '../src/hellscape/quick-start.ts';
import { isOfATrade } from '../src/hellscape/table/trade/answers.ts';
import { IN_BETWEEN } from '../src/hellscape/table/walk/walker.ts';
import type { NewGame } from '../src/session/types.ts';
import { isOneTap } from '../src/table/state.ts';

/** What a person was asked between two moments of a game: in one activation, in one turn's rest. */
interface Span {
  readonly part: string;
  questions: number;
  taps: number;
}

/** What people were asked over some games. */
export interface Count {
  readonly spans: Map<string, Span>;
  /** How often each prompt was asked, by part. */
  readonly prompts: Map<string, number>;
}

export function nothingAsked(): Count {
  return { spans: new Map(), prompts: new Map() };
}

/**
 * Plays a quick start to its end as a person would who has given these orders and otherwise does as
 * rules of thumb say, and adds what that person was asked.
 */
export function countQuickStart(
  count: Count,
  game: GameId,
  seed: string,
  orders: StandingOrders = {},
  asked?: Asked,
): void {
  const play = { seed, orders, count, asked };
  if (game === 'brimstone') {
    const decide = brimstoneBots.decider('thumb', seed);
    const given = ADVENTURE;
    const bots = brimstoneBots;
    countGame({
      ...play,
      module: brimstone,
      bots,
      given,
      decide,
      place: inAdventure,
      keeps: keptInAdventure,
      isTogether,
      isInWindow: isOfADeal,
    });
  } else {
    const decide = hellscapeBots.decider('thumb', seed);
    const given = DESCENT;
    const bots = hellscapeBots;
    countGame({
      ...play,
      module: hellscape,
      bots,
      given,
      decide,
      place: inDescent,
      keeps: keptInDescent,
      walking,
      isInWindow: isOfATrade,
    });
  }
}

/** How many futures to weigh answers in, and how much further than the search looks. */
type Weigh = (futures: number, further: number) => readonly Weighed[];

/** Is handed every question that a person gets, with a way to weigh its answers. */
export type Asked = (question: Question, weigh: Weigh) => void;

/** What is offered at every question besides what it is about: to see to belongings. */
const ASIDE: ReadonlySet<string> = new Set(['put-away', 'items']);
/** Of more answers than that a few are weighed. */
const MOST_WEIGHED = 12;

interface Play<State, Setup, Event extends GameEvent, View> {
  readonly module: GameModule<State, Setup, Event, View>;
  readonly bots: Bots<State, View>;
  readonly asked: Asked | undefined;
  readonly given: NewGame;
  readonly seed: string;
  readonly decide: Decider<View>;
  readonly orders: StandingOrders;
  readonly place: (state: State) => Place;
  /** What heroes know, wear and carry for good: not what is used up. */
  readonly keeps: (view: View) => string;
  /** Answers that the client gives one after the other for a single tap. */
  readonly walking?: (decision: Decision, picks: readonly string[]) => Walking;
  /** Questions to several heroes that are answered on one screen. */
  readonly isTogether?: (decision: Decision, state: State) => boolean;
  /** Questions of a window that a person opened: what they have to do there is one thing. */
  readonly isInWindow: (decision: Decision) => boolean;
  readonly count: Count;
}

/** Whether an answer is one of a walk, or comes in between. */
type Walking = 'walks' | 'interrupted' | null;

/** Where in a game a question is asked: in which part, and in which span of it. */
export interface Place {
  readonly part: string;
  readonly span: string;
}

function countGame<State, Setup, Event extends GameEvent, View>(
  play: Play<State, Setup, Event, View>,
): void {
  const { module, seed, decide, orders, place, walking, isTogether, count } = play;
  let onTheWay: number | null = null;
  let together: Span | null = null;
  let window: Span | null = null;
  const setup = module.parseSetup(play.given.setup);
  const table = Table.start(module, setup, seed, { events: false, snapshots: false });
  for (let [question] = table.pending; question; [question] = table.pending) {
    const asked = question;
    const span = spanAt(count, seed, place(table.state));
    const decision = table.decision(question);
    const shared = isTogether?.(decision, table.state) ?? false;
    const byOrder = answerIn(ORDERS[module.id as GameId], orders, decision);
    const look = () => module.view(table.state, { seat: Math.max(0, asked.seat) });
    const picks = byOrder ?? decide(question, look);
    const isAsked = !byOrder && !(play.given.proposed && span.part === 'set-up') && counts();
    if (isAsked) {
      // Whoever opens a window has asked for its questions.
      if (!play.isInWindow(decision))
        play.asked?.(question, (futures, further) => {
          const imagine = futuresOf(module, table, play.bots.imagine);
          const options = question.options.filter((id) => !ASIDE.has(id));
          const how = { futures, further, options, most: MOST_WEIGHED, isMenu, keeps: play.keeps };
          return play.bots.weigh(asked, look(), imagine, how);
        });
      span.questions++;
      const key = `${span.part}: ${question.prompt.key}`;
      count.prompts.set(key, (count.prompts.get(key) ?? 0) + 1);
    }
    if (isAsked || (window === span && !shared)) span.taps += shared ? 1 : tapsFor(decision, picks);
    table.answerQuestion(question, picks);

    /** Whether it is a question of its own: not one more step of a walk or of a shared screen. */
    function counts(): boolean {
      const walk = walking?.(decision, picks) ?? null;
      if (shared && together === span) return false;
      if (shared) together = span;
      const inWindow = play.isInWindow(decision);
      if (inWindow && window === span) return false;
      window = inWindow ? span : null;
      if (walk === 'walks' && onTheWay === asked.seat) return false;
      if (walk !== 'interrupted') onTheWay = walk && asked.seat;
      return true;
    }
  }
}

/** A span stays in the part it began in: an activation that starts a fight began in peace. */
function spanAt(count: Count, seed: string, { part, span }: Place): Span {
  const key = `${seed} ${span}`;
  const known = count.spans.get(key) ?? { part, questions: 0, taps: 0 };
  count.spans.set(key, known);
  return known;
}

/** One option answers at a tap; several are tapped and confirmed; an order stands as it is listed. */
function tapsFor(decision: Decision, picks: readonly string[]): number {
  return isOneTap(decision) || decision.kind === 'order' ? 1 : picks.length + 1;
}

/**
 * A tap on a zone is a whole walk: Move, its steps, a Move that is used up, and the next one. What is
 * asked in between is a person's to answer, and the walk goes on after it.
 */
export function walking(decision: Decision, [pick]: readonly string[]): Walking {
  const ask = askOf(decision);
  if (IN_BETWEEN.has(ask)) return 'interrupted';
  const option = decision.options.find(({ id }) => id === pick);
  const kind = option && meaningIn(option).kind;
  if (ask === 'turn' && kind === 'move') return 'walks';
  if (ask !== 'move') return null;
  return kind === 'step' || (kind === 'done' && decision.prompt.params?.['n'] === 0)
    ? 'walks'
    : null;
}

/** All heroes catch their breath on one screen, at a tap. */
function isTogether({ prompt }: Decision, { turn }: AdventureState): boolean {
  if (prompt.key === 'prompt.heal-mix') return turn.over;
  return prompt.key === 'prompt.catch-your-breath' || prompt.key === 'prompt.depth-mines-6';
}

/** The client shows the zones to go to and the enemies to attack together with the turn. */
function isMenu({ prompt }: Question): boolean {
  return prompt.key === 'ask.turn';
}

/** A hero's activation is a span of its own; the rest of a turn (darkness, enemies, finds) is one. */
export function inAdventure({ turn, heroes, fight }: AdventureState): Place {
  if (turn.step === 'setup') return { part: 'set-up', span: 'set-up' };
  const active = heroes.find(({ activation }) => activation);
  if (!active) return { part: 'rest of a turn', span: `${turn.number} rest` };
  return { part: fight ? 'fight' : 'peace', span: `${turn.number}.${active.index}` };
}

/** A hero's turn with the choice of who is next; the rest of a round is a span of its own. */
export function inDescent({ phase, round, heroes }: DescentState): Place {
  if (phase === 'setup') return { part: 'set-up', span: 'set-up' };
  if (phase !== 'hero') return { part: 'rest of a round', span: `${round} rest` };
  return { part: 'turn', span: `${round}.${heroes.filter((hero) => hero.activated).length}` };
}

function keptInAdventure({ heroes }: AdventureView): string {
  const kept = heroes.map(({ items, upgrades }) => {
    const lasting = items.filter(({ charges }) => charges === null);
    return [...lasting.map(({ card, equipped }) => `${card} ${equipped}`), ...upgrades].sort();
  });
  return JSON.stringify(kept);
}

function keptInDescent({ heroes }: DescentView): string {
  const kept = heroes.map(({ items, skills, board }) => {
    const lasting = items.filter(({ card }) => !content.items[card]?.consumable);
    const worn = lasting.map(({ card, equipped }) => `${card} ${equipped}`).sort();
    return { worn, skills, laid: laidOut(board) };
  });
  return JSON.stringify(kept);
}

/** Where skills lie on the board of a class. */
function laidOut(board: DescentView['heroes'][number]['board']): unknown {
  if (board.class === 'paladin') return board.columns;
  if (board.class === 'berserker') return board.under;
  return board.class === 'wizard' ? board.quadrants : null;
}

/** The middle of what spans of a part took, and what nine of ten did not exceed. */
export function summary({ spans }: Count, part: string) {
  const all = [...spans.values()].filter((span) => span.part === part);
  return {
    spans: all.length,
    questions: middle(all.map(({ questions }) => questions)),
    taps: middle(all.map(({ taps }) => taps)),
  };
}

function middle(numbers: number[]): { median: number; p90: number; mean: number } {
  const sorted = numbers.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
  const sum = sorted.reduce((a, b) => a + b, 0);
  return { median: at(0.5), p90: at(0.9), mean: sum / Math.max(1, sorted.length) };
}
