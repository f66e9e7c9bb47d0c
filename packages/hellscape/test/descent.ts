import { GameOver, type RollScript, type Rule, SeededLuck, Table } from '@crawlspace/kernel';
import { isRule, PlayedTable } from '@crawlspace/kernel/testing';
import { descentOf } from '../src/assembly.ts';
import { content as allContent } from '../src/content/index.ts';
import type { Content } from '../src/content-types.ts';
import { type Descent, heroAt } from '../src/descent.ts';
import type { HellscapeEvent } from '../src/events.ts';
import type { ClassId } from '../src/ids.ts';
import { hellscapeWith } from '../src/module.ts';
import type { HellscapeSetup } from '../src/setup.ts';
import type { DescentState, Enemy, Hero } from '../src/state.ts';
import { learning } from './learn.ts';
import { compare, rolls } from './notation.ts';
import { trainingGround } from './training-ground.ts';

export interface Situation {
  readonly heroes?: readonly ClassId[];
  /** A quest of the content; by default the training ground, which has no tokens and no enemies. */
  readonly quest?: string;
  readonly hellbreaker?: boolean;
  readonly seed?: string;
  /** What the dice will show, in order; without it luck is seeded. */
  readonly dice?: string | RollScript;
  /** Changes the state before play: place heroes, stack decks, put enemies. */
  readonly change?: (state: DescentState) => void;
  /** Replaces cards for a test. */
  readonly content?: (content: Content) => Content;
}

/** A table of a test. */
export class Played extends PlayedTable<DescentState, HellscapeSetup, HellscapeEvent> {
  enemy(id: string): Enemy {
    const enemy = this.state.enemies.find((each) => each.id === id);
    if (!enemy) throw new Error(`there is no enemy ${id}`);
    return enemy;
  }

  /** Compares what can be seen with short words for it (`notation.ts`). */
  shows(...words: string[]): this {
    compare(this, words);
    return this;
  }
}

type Acts<Does> = (g: Descent, hero: Hero) => Does;

/** A situation in which one rule is run on the real engine. */
export function scene(situation: Situation = {}) {
  const { module, setup, state, contentInUse } = prepare(situation);
  const played = {
    /** The rule gets the first hero; what is no rule looks at the situation or changes it. */
    runs(rule: Acts<Rule<unknown>> | Acts<void>): Played {
      let finished = false;
      let started = false;
      const once = {
        ...module,
        *step(game: Parameters<typeof descentOf>[0]): Rule {
          started = true;
          try {
            const g = descentOf(game, contentInUse, true);
            const acts = rule(g, heroAt(g, 0));
            if (isRule(acts)) yield* acts;
          } catch (end) {
            if (!(end instanceof GameOver)) throw end;
          }
          finished = true;
        },
        outcome: (after: DescentState) =>
          started && finished ? (after.outcome ?? { won: true, cause: 'test' }) : null,
      };
      return new Played(open(once, setup, state, situation), () => finished);
    },
    /** What is found there, where nothing is played. */
    sees<Found>(find: Acts<Found>): Found {
      let found: { it: Found } | undefined;
      played
        .runs((g, hero) => {
          found = { it: find(g, hero) };
        })
        .done();
      if (!found) throw new Error('nobody looked');
      return found.it;
    },
  };
  return played;
}

/** A whole quest, from the Hero Phase of round 1: whose turn it is comes first. */
export function descent(situation: Situation = {}): Played {
  const { module, setup, state } = prepare(situation);
  const table = open(module, setup, state, situation);
  return new Played(table, () => table.outcome !== null);
}

/** A quest from its very beginning: skills, weapons and potions are asked. */
export function fromTheStart(situation: Situation = {}): Played {
  const { module, setup } = moduleAndSetup(situation);
  const script = situation.dice ? { script: rolls(situation.dice) } : {};
  const table = Table.start(module, setup, situation.seed ?? 'test', script);
  return new Played(table, () => table.outcome !== null);
}

function moduleAndSetup(situation: Situation) {
  const withGround: Content = {
    ...allContent,
    quests: { ...allContent.quests, [trainingGround.id]: trainingGround },
    tiles: { ...allContent.tiles, ...trainingGround.tiles },
    specials: { ...allContent.specials, ...learning },
  };
  const contentInUse = situation.content?.(withGround) ?? withGround;
  const module = hellscapeWith(contentInUse, { checkInForce: true });
  const setup: HellscapeSetup = {
    quest: situation.quest ?? trainingGround.id,
    heroes: (situation.heroes ?? ['berserker']).map((id) => ({ class: id })),
    hellbreaker: situation.hellbreaker ?? false,
  };
  return { module, setup, contentInUse };
}

/**
 * The state when the first Hero Phase begins, with every choice of the set up made in the simplest
 * way. Heroes have no skills, no items and an empty class board unless the test gives them some.
 */
function prepare(situation: Situation) {
  const { module, setup, contentInUse } = moduleAndSetup(situation);
  const table = Table.start(module, setup, situation.seed ?? 'test', { events: false });
  while (table.state.phase === 'setup' || table.state.phase === 'round-start') {
    const [question] = table.pending;
    if (!question) throw new Error('the set up asks nothing and does not end');
    table.answerQuestion(question, question.options.slice(0, Math.max(1, question.min)));
  }
  const state = module.clone(table.state);
  for (const hero of state.heroes) {
    hero.items = [];
    hero.skills = [];
    hero.board = contentInUse.classes[hero.class].newBoard(contentInUse, (cards) => cards);
  }
  situation.change?.(state);
  return { module, setup, state, contentInUse };
}

function open(
  module: ReturnType<typeof hellscapeWith>,
  setup: HellscapeSetup,
  state: DescentState,
  { seed = 'test', dice }: Situation,
) {
  const start = { answers: 0, questions: 0, luck: new SeededLuck(seed).save(), state };
  const script = dice ? { script: rolls(dice) } : {};
  return Table.open(module, { setup, seed, start, inTheMiddle: true }, script);
}
