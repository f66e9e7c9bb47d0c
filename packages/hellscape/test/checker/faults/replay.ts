import { type Question, Random, Table } from '@crawlspace/kernel';
import { cloneState } from '../../../src/clone.ts';
import { content } from '../../../src/content/index.ts';
import type { Content } from '../../../src/content-types.ts';
import type { EventOf, HellscapeEvent } from '../../../src/events.ts';
import { CLASSES } from '../../../src/ids.ts';
import { hellscapeWith } from '../../../src/module.ts';
import type { DescentState } from '../../../src/state.ts';
import { giantContent, picks, shortContent } from '../../fuzz.ts';
import { Checker } from '../index.ts';
import type { Subject } from '../look.ts';

/** Something that happened in a real game, and the table right after; an event or a question. */
interface Moment {
  readonly event: HellscapeEvent | null;
  readonly question: Question | null;
  readonly state: DescentState;
}

/** A moment that may be changed. */
export interface Doctored<Event> {
  event: Event;
  question: Question;
  readonly state: DescentState;
  /** The table at the moment before. */
  readonly before: DescentState;
  /** What is told among the next so many moments. */
  readonly ahead: (moments: number) => readonly HellscapeEvent[];
}

type Changeable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

/** Whether the moment was doctored, or is to be left out or told three times. */
type Done = boolean | 'drop' | 'thrice';

/**
 * A fault put into a real game: the first moment of this name that `change` can doctor (it says false
 * where it cannot). The check must find it.
 */
export interface Fault {
  readonly check: string;
  readonly at: HellscapeEvent['t'] | 'question';
  readonly quest: string;
  readonly change: (moment: Doctored<HellscapeEvent>) => Done;
}

/** Where a fault is tried when nothing is said: long fights with all classes. */
const USUAL = 'highway-to-hellscape';

export function fault<Name extends Fault['at']>(
  check: string,
  at: Name,
  change: (
    moment: Doctored<Name extends HellscapeEvent['t'] ? Changeable<EventOf<Name>> : null>,
  ) => Done,
  quest: string = USUAL,
): Fault {
  // The moment has the name that the change was written for.
  return { check, at, quest, change: change as Fault['change'] };
}

const LONGEST = 2500;
const GAMES = 8;
const recorded = new Map<string, Moment[]>();

/** Games by turns of giants whose goals are near, of giants and of mortals. */
const CARDS = [shortContent, giantContent, content];

function cardsOf(n: number): Content {
  return CARDS[n % CARDS.length] ?? content;
}

/** A game of this quest as it was played. */
function gameOf(quest: string, n: number): Moment[] {
  const key = `${quest} ${n}`;
  const known = recorded.get(key) ?? record(cardsOf(n), quest, n);
  recorded.set(key, known);
  return known;
}

function record(cards: Content, quest: string, n: number): Moment[] {
  const moments: Moment[] = [];
  const module = hellscapeWith(cards);
  const note = (event: HellscapeEvent | null, state: DescentState, question: Question | null) =>
    moments.push({ event, question, state: cloneState(cards, state) });
  const watcher = new Checker(cards, []);
  watcher.see = (event, state) => note(event, state, null);
  const random = Random.seeded(`faults ${quest} ${n}`);
  const heroes = CLASSES.slice(n % 2 === 0 ? 0 : 2).map((id) => ({ class: id }));
  const setup = module.parseSetup({ quest, heroes });
  const table = Table.start(watcher.watching(module), setup, `${quest} ${n}`, {
    events: false,
    snapshots: false,
  });
  while (moments.length < LONGEST) {
    const [question] = table.pending;
    if (!question) break;
    note(null, table.state, question);
    table.answerQuestion(question, picks(question, random));
  }
  return moments;
}

/** Whether the check finds the fault, and was quiet before. */
export function findsIt(subject: () => Subject, { check, at, quest, change }: Fault): string {
  for (let n = 0; n < GAMES; n++) {
    const cards = cardsOf(n);
    const checker = new Checker(cards, [subject()]);
    let before: DescentState | null = null;
    let doctored = 0;
    const moments = gameOf(quest, n);
    for (const [place, moment] of moments.entries()) {
      const { event, question, state } = moment;
      const ahead = (n: number) =>
        moments.slice(place + 1, place + 1 + n).flatMap((each) => each.event ?? []);
      const copy = { event, question, state, before: before ?? state, ahead };
      if (!doctored && (event?.t ?? 'question') === at) {
        copy.event = structuredClone(event);
        copy.state = cloneState(cards, state);
        const done = change(copy as Doctored<HellscapeEvent>);
        if (done === false) Object.assign(copy, moment);
        else doctored = 1;
        if (done === 'drop') continue;
        if (done === 'thrice') for (let i = 0; i < 2; i++) tell(checker, copy, false);
      }
      before = state;
      const found = tell(checker, copy);
      if (!doctored && found.length > 0) return `was not quiet before: ${JSON.stringify(found)}`;
      if (found.some((each) => each.check === check)) return 'found';
      if (doctored && ++doctored > 400) return 'not found';
    }
    if (doctored) return 'not found by the end';
  }
  return 'nowhere to put it';
}

function tell(checker: Checker, { event, question, state }: Moment, take = true) {
  if (!event) return checker.settle(state, question);
  checker.see(event, state);
  return take ? checker.findings.splice(0) : [];
}
