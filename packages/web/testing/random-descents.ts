import { hellscapeThumb } from '@crawlspace/bots';
import {
  CLASSES,
  content,
  type DescentView,
  type HellscapeEvent,
  hellscape,
} from '@crawlspace/hellscape';
import {
  type Decision,
  PARTY,
  type Question,
  Random,
  randomPicks,
  Table,
  type Told,
} from '@crawlspace/kernel';
import type { Descent } from './descents.ts';

/** A question of a quest, what the one who is asked can see, and what had been told by then. */
export interface DescentMoment {
  readonly question: Question;
  readonly decision: Decision;
  readonly view: DescentView;
  readonly told: number;
}

/** A quest that was played, moment by moment. */
export interface PlayedDescent {
  readonly table: Descent;
  readonly moments: readonly DescentMoment[];
  readonly told: readonly Told<HellscapeEvent>[];
}

const MOST_ANSWERS = 220;
let played: readonly PlayedDescent[] | undefined;

/**
 * Every quest once, with one to six heroes of changing classes. One answer in three is left to chance
 * and the others to rules of thumb: so they come far, by strange ways. Played once for all tests.
 */
export function randomDescents(): readonly PlayedDescent[] {
  played ??= Object.keys(content.quests).map(play);
  return played;
}

export function randomMoments(): readonly DescentMoment[] {
  return randomDescents().flatMap(({ moments }) => moments);
}

function play(quest: string, n: number): PlayedDescent {
  const heroes = Array.from({ length: 1 + ((n + 3) % 6) }, (_, seat) => ({
    class: CLASSES[(n + seat) % CLASSES.length],
  }));
  const table = Table.start(hellscape, hellscape.parseSetup({ quest, heroes }), `quest ${n}`);
  const random = Random.seeded(`answers ${n}`);
  const decide = hellscapeThumb(`answers ${n}`);
  const moments: DescentMoment[] = [];
  for (let [question] = table.pending; question; [question] = table.pending) {
    if (moments.length === MOST_ANSWERS) break;
    const { game: view } = table.view({ seat: question.seat === PARTY ? 0 : question.seat });
    const told = toldIn(table).length;
    moments.push({ question, decision: table.decision(question), view, told });
    const byChance = random.below(3) === 0;
    const picks = byChance ? randomPicks(question, random) : decide(question, () => view);
    table.answerQuestion(question, picks);
  }
  return { table, moments, told: toldIn(table) };
}

function toldIn(table: Descent): readonly Told<HellscapeEvent>[] {
  return table.eventsSince(0, { seat: 0 });
}
