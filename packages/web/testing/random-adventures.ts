import { thumbDecider } from '@crawlspace/bots';
import { type AdventureView, type BrimstoneEvent, brimstone, content } from '@crawlspace/brimstone';
import {
  type Decision,
  PARTY,
  type Question,
  Random,
  randomPicks,
  Table,
  type Told,
} from '@crawlspace/kernel';
import type { Adventure } from './saves.ts';

const CLASSES = ['us-marshal', 'saloon-girl', 'bandido', 'gunslinger'] as const;
const MISSIONS = Object.keys(content.missions);

/** A question of an adventure, and what the one who is asked can see. */
export interface AskedMoment {
  readonly question: Question;
  readonly decision: Decision;
  readonly view: AdventureView;
  /** How much had been told by then. */
  readonly told: number;
}

/** An adventure that was played, moment by moment. */
export interface PlayedAdventure {
  readonly table: Adventure;
  readonly moments: readonly AskedMoment[];
  readonly told: readonly Told<BrimstoneEvent>[];
}

const ADVENTURES = 10;
const MOST_ANSWERS = 250;
let played: readonly PlayedAdventure[] | undefined;

/**
 * Adventures of all missions with parties of all sizes, in which one answer in four is left to chance
 * and the others to rules of thumb: chance alone comes to strange places, but not far. Played once for
 * all tests that look at them.
 */
export function randomAdventures(): readonly PlayedAdventure[] {
  played ??= Array.from({ length: ADVENTURES }, (_, n) => play(n));
  return played;
}

/** Every question that was asked in them. */
export function randomMoments(): readonly AskedMoment[] {
  return randomAdventures().flatMap(({ moments }) => moments);
}

function play(n: number): PlayedAdventure {
  const heroes = Array.from({ length: 1 + (n % 4) }, (_, seat) => ({
    class: CLASSES[(n + seat) % CLASSES.length],
  }));
  const setup = brimstone.parseSetup({ heroes, mission: MISSIONS[n % MISSIONS.length] });
  const table = Table.start(brimstone, setup, `adventure ${n}`);
  const random = Random.seeded(`answers ${n}`);
  const decide = thumbDecider(`answers ${n}`);
  const moments: AskedMoment[] = [];
  for (let [question] = table.pending; question; [question] = table.pending) {
    if (moments.length === MOST_ANSWERS) break;
    const { game: view } = table.view({ seat: question.seat === PARTY ? 0 : question.seat });
    const decision = table.decision(question);
    moments.push({ question, decision, view, told: told(table).length });
    const byChance = random.below(4) === 0;
    const picks = byChance ? randomPicks(question, random) : decide(question, () => view);
    table.answerQuestion(question, picks);
  }
  return { table, moments, told: told(table) };
}

function told(table: Adventure): readonly Told<BrimstoneEvent>[] {
  return table.eventsSince(0, { seat: 0 });
}
