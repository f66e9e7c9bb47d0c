import { choose, PARTY, pick, type Rule } from '@crawlspace/kernel';
import { isUp } from '../../adventure.ts';
import { amongHeroes, withLast } from '../../asking.ts';
import { promptFor, promptOn } from '../../asks.ts';
import type { SkillName } from '../../ids.ts';
import type { Hero } from '../../state.ts';
import type { Effect } from '../effects.ts';
import { addResult, type Does, type Frame, type Result, withYou, youOf } from '../frame.ts';
import { quickestFirst } from '../mission-board.ts';
import type { Quantity } from '../values.ts';
import { nameHelper, whoWants } from './asking.ts';
import type { CompileAll } from './on-heroes.ts';
import { chanceToPass } from './outlook.ts';
import { compileQuantity, compileWho } from './values.ts';

type TestData = Extract<Effect, { readonly do: 'test' }>;

/** A test whose numbers are known. */
interface Test {
  readonly skill: SkillName;
  readonly need: number;
  /** Dice that others add; nobody rolls more than six. */
  readonly dice: number;
  readonly help: { readonly does: Does; readonly dice: number } | null;
  readonly mayDecline: boolean;
  readonly rows: readonly Does[];
  readonly enough: number;
}

/** How each of those who took it did. */
type Takes = (at: Frame, test: Test, able: readonly Hero[]) => Rule<Result>;

const NOBODY: Result = { yes: [], no: [], successes: 0 };

export function compileTest(effect: TestData, compile: CompileAll): Does {
  const { by, among, mayDecline = false, as } = effect;
  const help = effect.help ? { ...effect.help, does: compile(effect.help.do) } : null;
  const skills = [effect.skill].flat();
  const need = compileQuantity(effect.need);
  const dice = compileQuantity(effect.dice ?? 0);
  const rows = effect.rows.map(compile);
  const enough = compileQuantity(effect.enough ?? rows.length - 1);
  const able = compileWho(among ?? (by === 'you' ? 'you' : 'all'));
  const takes = TAKES[by];
  return function* (at) {
    const only = skills.length === 1 ? (skills[0] as SkillName) : null;
    const skill = only ?? (yield* nameSkill(at, skills, effect.need));
    const numbers = {
      need: need(at, 'need'),
      dice: dice(at, 'dice'),
      enough: enough(at, 'enough'),
    };
    const test = { skill, ...numbers, help, mayDecline, rows };
    const result = yield* takes(at, test, able(at).filter(isUp));
    if (as !== undefined) addResult(at, as, result);
  };
}

/** The hero says which of several skills is tested. */
function* nameSkill(at: Frame, skills: readonly SkillName[], need: Quantity): Rule<SkillName> {
  const { you } = at;
  return yield* choose({
    seat: you?.index ?? PARTY,
    prompt: promptFor('which-skill'),
    options: skills,
    describe: (skill) => ({
      text: { key: `skill.${skill}` },
      ...(you && typeof need === 'number' ? chanceToPass(at, you, { skill, need }) : {}),
    }),
  });
}

const TAKES: Readonly<Record<TestData['by'], Takes>> = {
  *you(at, test) {
    return resultOf(youOf(at), yield* tries(at, youOf(at), test));
  },
  /** The players name who takes the test, or nobody where the card can be declined. */
  *one(at, test, able) {
    const hero = yield* nameTester(at, test, able);
    return hero
      ? resultOf(hero, yield* tries(at, hero, yield* helped(at, hero, test, able)))
      : NOBODY;
  },
  /** Chance decides who takes the test. */
  *random(at, test, able) {
    if (able.length === 0) return NOBODY;
    const hero = at.g.do.randomHero(at.g, able);
    return resultOf(hero, yield* tries(at, hero, test));
  },
  /** Each takes the test, the fastest first, and suffers or enjoys what comes of it. */
  *all(at, test, able) {
    const yes: Hero[] = [];
    const no: Hero[] = [];
    let all = 0;
    const willing = test.mayDecline
      ? yield* whoWants(at, able, (hero) => chanceToPass(at, hero, test))
      : able;
    for (const hero of quickestFirst(at.g, willing)) {
      if (!isUp(hero)) continue;
      const successes = yield* tries(at, hero, test);
      (successes > 0 ? yes : no).push(hero);
      all += successes;
    }
    return { yes, no, successes: all };
  },
  /** One row for all: of fewer successes than heroes, or of as many. */
  *together(at, { skill, need, rows }, able) {
    let successes = 0;
    for (const hero of able) {
      const enough = Math.max(1, able.length - successes);
      successes += yield* at.g.do.skillTest(at.g, hero, { skill, need, enough, card: at.card });
    }
    const passed = successes >= able.length;
    const row = rows[passed ? 1 : 0]?.(at);
    if (row) yield* row;
    return passed ? { yes: able, no: [], successes } : { yes: [], no: able, successes };
  },
};

/** The test, with the dice of whoever helps. */
function* helped(at: Frame, hero: Hero, test: Test, able: readonly Hero[]): Rule<Test> {
  const { help, dice } = test;
  const helpedBy = (one: Hero | null) =>
    chanceToPass(at, hero, { ...test, dice: dice + (one && help ? help.dice : 0) });
  const helper = help && (yield* nameHelper(at, hero, able, helpedBy));
  if (!help || !helper) return test;
  const rest = help.does(withYou(at, helper));
  if (rest) yield* rest;
  return { ...test, dice: dice + help.dice };
}

function resultOf(hero: Hero, successes: number): Result {
  return successes > 0 ? { yes: [hero], no: [], successes } : { yes: [], no: [hero], successes };
}

/** The hero takes the test and what its chart says happens. Returns the successes. */
function* tries(at: Frame, hero: Hero, test: Test): Rule<number> {
  const { skill, need, dice, rows, enough } = test;
  const giveBack = lendDice(hero, skill, dice);
  const successes = yield* at.g.do.skillTest(at.g, hero, { skill, need, enough, card: at.card });
  giveBack();
  const row = rows[Math.min(successes, rows.length - 1)]?.(withYou(at, hero));
  if (row) yield* row;
  return successes;
}

/** Lends dice for one test, as a bonus that keeps the limit of Skills. Returns how to end it. */
function lendDice(hero: Hero, stat: SkillName, amount: number): () => void {
  if (amount === 0) return () => undefined;
  const bonus = { stat, amount, until: 'activation' } as const;
  hero.bonuses.push(bonus);
  return () => {
    hero.bonuses = hero.bonuses.filter((each) => each !== bonus);
  };
}

/** The players name the hero who takes a test. */
function* nameTester(at: Frame, test: Test, able: readonly Hero[]): Rule<Hero | null> {
  if (able.length === 0) return null;
  const { skill, need, mayDecline } = test;
  return yield* pick({
    seat: PARTY,
    prompt: promptOn(
      mayDecline ? 'who-tests-if-any' : 'who-tests',
      at.card,
      { skill: { key: `skill.${skill}` }, need },
      { skill },
    ),
    rule: 'B-ENC-05',
    ...withLast(amongHeroes(able), 'decline'),
    ...(mayDecline ? {} : { of: able }),
    describe: (hero) => (hero ? chanceToPass(at, hero, test) : { text: { key: 'option.decline' } }),
  });
}
