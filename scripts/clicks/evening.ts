import type { Decider } from '@crawlspace/bots/kit';
import {
  type AnswerEntry,
  type Decision,
  type GameEvent,
  type GameModule,
  type GameRecord,
  loadTable,
  PARTY,
  packRecord,
  type Question,
  standingOf,
  type Table,
} from '@crawlspace/kernel';
import type { Page } from 'playwright-core';
import { openFile } from '../../packages/web/testing/hands.ts';
import { savedRecord } from '../../packages/web/testing/looks.ts';
import type { Place } from '../../packages/web/testing/questions.ts';
import type { Hand } from './hand.ts';
import { carryOut } from './reach.ts';

/** One turn, one day: what it took, and how often what happened in it. */
export interface Span {
  readonly part: string;
  taken: number;
  readonly answers: Map<string, number>;
}

export interface Evening<State, Setup, Event extends GameEvent, View> {
  readonly module: GameModule<State, Setup, Event, View>;
  readonly table: Table<State, Setup, Event, View>;
  readonly decide: Decider<View>;
  /** Which part of the game a click belongs to. */
  place(state: State): Place;
  /** What leads to all of this at once, the best first: a walk by its end, an attack by its target. */
  shortcuts(ahead: readonly Step[], view: View): readonly string[];
  /** The same without what nobody would do who sees what comes of it. */
  sensible?(ahead: readonly Step[]): readonly Step[];
  /** What is counted within a span. */
  kind(decision: Decision, picks: readonly string[]): string;
  /** Enough has been seen. */
  isEnough(state: State): boolean;
}

/** An answer of a game, and the question as it was shown. */
export interface Step {
  readonly decision: Decision;
  readonly picks: readonly string[];
}

/** What stands on the screen. */
interface Screen {
  readonly shows: 'question' | 'held' | 'over';
  /** Changes with every answer. */
  readonly moment: string;
  /** The question in sight. */
  readonly asked: number;
}

/** So often the page may have gone on by itself in the moment it was looked at. */
const PATIENCE = 20;

/** How far ahead the one who plays knows what they want: a turn has no more steps. */
const AHEAD = 12;

/** Plays a game on the screen as rules of thumb would, and gives what every span of it took. */
export async function playEvening<State, Setup, Event extends GameEvent, View>(
  page: Page,
  hand: Hand,
  evening: Evening<State, Setup, Event, View>,
): Promise<readonly Span[]> {
  const { module, decide, place, isEnough } = evening;
  let { table } = evening;
  const spans = new Map<string, Span>();
  const here = (): Span => {
    const { part, span } = place(table.state);
    const known = spans.get(span) ?? { part, taken: 0, answers: new Map() };
    spans.set(span, known);
    return known;
  };
  await openFile(page, Buffer.from(packRecord(table.save())));
  for (let idle = 0; idle < PATIENCE; idle++) {
    const screen = await nextScreen(page);
    catchUp(await savedRecord(page));
    if (screen.shows === 'over' || isEnough(table.state)) return [...spans.values()];
    const span = here();
    const before = hand.taken;
    if (screen.shows === 'held') {
      await hand.confirm(['[data-test=go-on]']);
      count(span, 'held');
    } else await answerWhatIsAsked(screen);
    span.taken += hand.taken - before;
    if (hand.taken > before) idle = 0;
  }
  throw new Error('the page asks what nobody is asked here');

  /** What the page has answered meanwhile, by hand or by itself, happens here too. */
  function catchUp(record: GameRecord): void {
    const given = standingOf(record.log).answers;
    const known = standingOf(table.log).answers;
    if (known.some((answer, n) => !isSame(answer, given[n]))) {
      // Something was taken back there.
      table = loadTable(module, record);
      return;
    }
    for (const { decision, picks } of given.slice(known.length)) {
      const question = table.pending.find(({ id }) => id === decision);
      if (!question) throw new Error(`the page was asked ${decision}, and here nobody is`);
      count(here(), evening.kind(table.decision(question), picks));
      table.answerQuestion(question, picks);
    }
  }

  async function answerWhatIsAsked({ moment, asked }: Screen): Promise<void> {
    const question = table.pending.find(({ id }) => id === asked);
    // Something has answered itself since the screen was looked at.
    if (!question) return;
    const byThumb = lookAhead(question);
    const ahead = evening.sensible?.(byThumb) ?? byThumb;
    const [now] = ahead;
    if (!now) throw new Error(`nothing answers ${asked}`);
    await carryOut(page, hand, {
      ...now,
      shortcuts: evening.shortcuts(ahead, viewOf(question, table)),
      isForAll: isForAll(question, now.picks),
      isDone: () => hasGoneOn(page, moment),
    });
  }

  /** What would be answered next, as it comes: somebody who knows the game has it in mind as a whole. */
  function lookAhead(question: Question): readonly Step[] {
    const fork = table.fork({ events: false });
    const steps: Step[] = [];
    let next: Question | undefined = fork.pending.find(({ id }) => id === question.id);
    while (next && steps.length < AHEAD) {
      const picks = decisionOf(next, fork);
      steps.push({ decision: fork.decision(next), picks });
      fork.answerQuestion(next, picks);
      next = fork.pending.find(({ seat }) => seat === question.seat);
    }
    return steps;
  }

  function decisionOf(question: Question, at: { state: State }): readonly string[] {
    return decide(question, () => viewOf(question, at));
  }

  function viewOf({ seat }: Question, { state }: { state: State }): View {
    return module.view(state, { seat: seat === PARTY ? 0 : seat });
  }

  /** Whether everybody who is asked the same would say the same. */
  function isForAll(question: Question, picks: readonly string[]): boolean {
    const same = table.pending.filter(({ prompt }) => prompt.key === question.prompt.key);
    return same.length > 1 && same.every((each) => decisionOf(each, table).join() === picks.join());
  }
}

function isSame(one: AnswerEntry, other: AnswerEntry | undefined): boolean {
  return one.decision === other?.decision && one.picks.join() === other.picks.join();
}

function count({ answers }: Span, what: string): void {
  answers.set(what, (answers.get(what) ?? 0) + 1);
}

/** Until something stands on the screen that waits for somebody, and stays. */
async function nextScreen(page: Page): Promise<Screen> {
  const found = await page.evaluate(async () => {
    const look = () => {
      if (document.querySelector('[data-test=over]')) return 'over';
      if (document.querySelector('[data-painted=true] [data-test=go-on]')) return 'held';
      const asked = document.querySelector<HTMLElement>('[data-decision][data-painted=true]');
      return asked ? `${asked.dataset['moment']} ${asked.dataset['decision']}` : null;
    };
    const calm = 90;
    let last = look();
    let since = performance.now();
    for (const end = since + 60_000; performance.now() < end; ) {
      await new Promise((done) => setTimeout(done, 15));
      const now = look();
      if (now !== last) {
        last = now;
        since = performance.now();
      }
      if (now !== null && performance.now() - since > calm) return now;
    }
    return null;
  });
  if (found === null) throw new Error('nothing is asked for a minute');
  const shows = found === 'over' || found === 'held' ? found : 'question';
  const [moment = '', asked] = found.split(' ');
  return { shows, moment, asked: Number(asked) };
}

/** Whether the table has gone on from this moment, within a short while. */
function hasGoneOn(page: Page, moment: string): Promise<boolean> {
  return page
    .waitForFunction(
      (before) => {
        const asked = document.querySelector<HTMLElement>('[data-moment]');
        return (
          asked?.dataset['moment'] !== before ||
          document.querySelector('[data-test=go-on], [data-test=over]') !== null
        );
      },
      moment,
      { timeout: 10_000 },
    )
    .then(
      () => true,
      () => false,
    );
}
