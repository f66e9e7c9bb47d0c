import { GameOver, type Rule, SeededLuck, Table } from '@crawlspace/kernel';
import { isRule, PlayedTable } from '@crawlspace/kernel/testing';
import { type Adventure, heroAt } from '../src/adventure.ts';
import { adventureOf } from '../src/assembly.ts';
import { content as allContent } from '../src/content/index.ts';
import type { Content } from '../src/content-types.ts';
import type { BrimstoneEvent } from '../src/events.ts';
import type { ClassId } from '../src/ids.ts';
import { classIn } from '../src/lookup.ts';
import { brimstoneWith } from '../src/module.ts';
import { DEFAULT_OPTIONS, type RuleOptions } from '../src/options.ts';
import { playStep } from '../src/rules/turn/turn.ts';
import type { BrimstoneSetup } from '../src/setup.ts';
import type { AdventureState, Hero } from '../src/state.ts';
import { equip, plainHeroes, stripped } from './items.ts';
import { type Dice, scriptOf } from './notation.ts';

export interface Situation {
  readonly heroes?: readonly ClassId[];
  readonly mission?: string;
  readonly options?: Partial<RuleOptions>;
  readonly seed?: string;
  /** What the dice will show, in order; without it luck is seeded. */
  readonly dice?: Dice;
  /** Heroes own nothing and stand on these spaces of the Entrance, in order. */
  readonly bare?: readonly number[] | undefined;
  /** Nobody has Grit or upgrades, so that nothing is offered but what the test is about. */
  readonly plain?: boolean;
  /** What the first hero is like. */
  readonly hero?: Partial<Hero> | undefined;
  /** Cards of the game that the first hero has, in hand or worn where they have to be: `pistol, knife`. */
  readonly has?: string | undefined;
  /** Cards of the test that the first hero carries, and such that are in hand or worn. */
  readonly carries?: string | undefined;
  readonly wears?: string | undefined;
  /** Changes the state before play: stack decks, wound heroes, set markers. */
  readonly change?: (state: AdventureState) => void;
  /** Replaces cards for a test. */
  readonly content?: (content: Content) => Content;
}

/** A table of a test. */
export class Played extends PlayedTable<AdventureState, BrimstoneSetup, BrimstoneEvent> {}

type Acts<Does> = (g: Adventure, hero: Hero) => Does;

/** A situation in which one rule is run on the real engine. */
export function scene(situation: Situation = {}) {
  const { module, setup, state, contentInUse } = prepare(situation);
  const played = {
    /** The rule gets the first hero; what is no rule looks at the situation or changes it. */
    runs(rule: Acts<Rule> | Acts<void>): Played {
      let finished = false;
      const once = {
        ...module,
        *step(game: Parameters<typeof module.step>[0]) {
          const g = adventureOf(game, contentInUse, true);
          try {
            const acts = rule(g, heroAt(g, 0));
            if (isRule(acts)) yield* acts;
          } catch (end) {
            if (!(end instanceof GameOver)) throw end;
          }
          finished = true;
        },
        outcome: () => (finished ? { won: true, cause: 'test' } : null),
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

/** The end of the turn as the game plays it: what follows is the next turn. */
export function* endTurn(g: Adventure): Rule {
  g.state.turn.step = 'end';
  yield* playStep(g);
}

/** A whole adventure, from the darkness step of turn 1. */
export function adventure(situation: Situation = {}): Played {
  const { module, setup, state } = prepare(situation);
  const table = open(module, setup, state, situation);
  return new Played(table, () => table.outcome !== null);
}

/** An adventure from its very beginning: creation, lantern and start spaces are asked. */
export function fromTheStart(situation: Situation = {}): Played {
  const { module, setup } = moduleAndSetup(situation);
  const script = scriptOf(situation.dice);
  const table = Table.start(module, setup, situation.seed ?? 'test', script);
  return new Played(table, () => table.outcome !== null);
}

function moduleAndSetup(situation: Situation) {
  const contentInUse = situation.content?.(allContent) ?? allContent;
  const module = brimstoneWith(contentInUse, { checkInForce: true });
  const classes = situation.heroes ?? ['us-marshal'];
  const setup: BrimstoneSetup = {
    mission: situation.mission ?? 'a-fistful-of-dark-stone',
    heroes: classes.map((id) => {
      const [upgrade] = classIn(contentInUse, id).upgrades;
      return { class: id, ...(upgrade ? { upgrade } : {}) };
    }),
    options: { ...DEFAULT_OPTIONS, ...situation.options },
  };
  return { module, setup, contentInUse };
}

/** The state after set up, with every choice of the set up made in the simplest way. */
function prepare(situation: Situation) {
  const { module, setup, contentInUse } = moduleAndSetup(situation);
  const table = Table.start(module, setup, situation.seed ?? 'test', { events: false });
  while (table.state.turn.step === 'setup') {
    const [question] = table.pending;
    if (!question) throw new Error('the set up asks nothing and does not end');
    const count = Math.max(question.min, question.kind === 'one' ? 1 : question.min);
    table.answerQuestion(question, question.options.slice(0, count));
  }
  const state = module.clone(table.state);
  for (const hero of state.heroes) {
    hero.bag = [];
    hero.items = hero.items.filter((item) => !contentInUse.items[item.card]?.personal);
  }
  if (situation.bare) stripped(state, ...situation.bare);
  if (situation.plain) plainHeroes(state);
  equip(state, situation);
  situation.change?.(state);
  return { module, setup, state, contentInUse };
}

function open(
  module: ReturnType<typeof brimstoneWith>,
  setup: BrimstoneSetup,
  state: AdventureState,
  { seed = 'test', dice }: Situation,
) {
  const start = { answers: 0, questions: 0, luck: new SeededLuck(seed).save(), state };
  const script = scriptOf(dice);
  return Table.open(module, { setup, seed, start, inTheMiddle: true }, script);
}
