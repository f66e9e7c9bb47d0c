import { all, confirm, d6, odds, PARTY, pick, type Rule } from '@crawlspace/kernel';
import { type Adventure, isUp } from '../../adventure.ts';
import { amongHeroes, withLast } from '../../asking.ts';
import type { SkillName } from '../../ids.ts';
import { heroStat } from '../../rules/queries.ts';
import type { Hero } from '../../state.ts';
import type { Encounter } from '../types.ts';
import { upInWorld, upOnTiles } from '../who.ts';
import type { Scene, Scope, Told } from './make.ts';

/** A test as a card prints it. */
export interface Test {
  readonly skill: SkillName;
  readonly need: number;
  /** Dice that others add; nobody rolls more than six. */
  readonly dice?: number;
  /** Whose test it is where it is not the scope of the card. */
  readonly scope?: Scope;
  readonly among?: readonly Hero[];
  /** The players may refuse the card. */
  readonly mayDecline?: true;
}

/**
 * What comes of a test, by the number of successes: the row for none, for one, … The last row is for
 * as many or more. A plain test has two: failed, passed.
 */
export type Chart = readonly ((hero: Hero) => Rule<unknown> | undefined)[];

/** A row without any effect. */
export const nothing = (): undefined => undefined;

/** Who took a test, and how it went. */
export interface Attempt {
  readonly hero: Hero;
  readonly successes: number;
}

/**
 * The heroes an encounter concerns: those on its tile, or all in its world. Never KO'd ones, and
 * nobody in another world.
 */
export function heroesOf(at: Scene, scope: Scope = at.scope): Hero[] {
  return scope === 'tile' ? upOnTiles(at.g, [at.here]) : upInWorld(at.g, at.world);
}

function concerned(at: Scene, { among, scope }: Test): Hero[] {
  return among ? among.filter(isUp) : heroesOf(at, scope);
}

/** The hero takes the test and what its chart says happens. Returns the successes. */
export function* tries(at: Told, hero: Hero, test: Test, chart: Chart): Rule<number> {
  const { skill, need } = test;
  const enough = chart.length - 1;
  const stop = addDice(hero, test);
  const successes = yield* at.g.do.skillTest(at.g, hero, { skill, need, enough, card: at.card });
  stop();
  const row = chart[Math.min(successes, enough)]?.(hero);
  if (row) yield* row;
  return successes;
}

/** Lends dice for one test, as a bonus that keeps the limit of Skills. Returns how to end it. */
function addDice(hero: Hero, { skill, dice }: Test): () => void {
  if (!dice) return nothing;
  const bonus = { stat: skill, amount: dice, until: 'activation' } as const;
  hero.bonuses.push(bonus);
  return () => {
    hero.bonuses = hero.bonuses.filter((each) => each !== bonus);
  };
}

/** One Hero: the players name who takes the test, or nobody where the card can be declined. */
export function* oneTries(at: Scene, test: Test, chart: Chart): Rule<Attempt | null> {
  const hero = yield* nameTester(at, test);
  return hero && { hero, successes: yield* tries(at, hero, test, chart) };
}

/** The players name the hero who takes a test. */
export function* nameTester(at: Scene, test: Test): Rule<Hero | null> {
  const able = concerned(at, test);
  if (able.length === 0) return null;
  const { skill, need } = test;
  return yield* pick({
    seat: PARTY,
    prompt: {
      key: test.mayDecline ? 'prompt.who-tests-if-any' : 'prompt.who-tests',
      params: { card: { key: `${at.card}.name` }, skill: { key: `skill.${skill}` }, need },
    },
    rule: 'B-ENC-05',
    ...withLast(amongHeroes(able), 'decline'),
    ...(test.mayDecline ? {} : { of: able }),
    describe: (hero) =>
      hero ? { odds: oddsOf(at.g, hero, test) } : { text: { key: 'option.decline' } },
  });
}

/** The exact chance of at least one success. */
function oddsOf(g: Adventure, hero: Hero, { skill, need }: Test): number {
  const count = heroStat(g, hero, skill);
  const pool = odds.successPool([{ die: d6, count, succeeds: (face: number) => face >= need }]);
  return odds.chanceOf(pool, { atLeast: 1 });
}

/** One Random: chance decides who takes the test. */
export function* randomTries(at: Scene, test: Test, chart: Chart): Rule<Attempt | null> {
  const able = concerned(at, test);
  if (able.length === 0) return null;
  const hero = at.g.do.randomHero(at.g, able);
  return { hero, successes: yield* tries(at, hero, test, chart) };
}

/** All Heroes: each takes the test, the fastest first, and suffers or enjoys what comes of it. */
export function* allTry(
  at: Scene,
  test: Test,
  chart: Chart,
): Rule<{ readonly passed: readonly Hero[]; readonly failed: readonly Hero[] }> {
  const passed: Hero[] = [];
  const failed: Hero[] = [];
  for (const hero of fastestFirst(at.g, concerned(at, test))) {
    if (!isUp(hero)) continue;
    const successes = yield* tries(at, hero, test, chart);
    (successes > 0 ? passed : failed).push(hero);
  }
  return { passed, failed };
}

function fastestFirst(g: Adventure, heroes: readonly Hero[]): Hero[] {
  const initiative = (hero: Hero) => heroStat(g, hero, 'initiative');
  return [...heroes].sort((one, other) => initiative(other) - initiative(one));
}

/** Each of these heroes decides alone, before the first die. Returns those who want to. */
export function* whoever(at: Scene, heroes: readonly Hero[]): Rule<Hero[]> {
  const params = at.g.content.encounters[at.card]?.data ?? {};
  const answers = yield* all(
    heroes.map(({ index }) =>
      confirm({ seat: index, prompt: { key: `prompt.${at.card}`, params: shown(params) } }),
    ),
  );
  return heroes.filter((_, position) => answers[position]);
}

/** The numbers of a card as a prompt can show them. */
function shown(data: NonNullable<Encounter['data']>): Readonly<Record<string, string | number>> {
  const numbers: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(data)) {
    if (typeof value !== 'boolean') numbers[name] = value;
  }
  return numbers;
}

/** Half of those who took a test, or more. */
export function halfOrMore(some: readonly Hero[], others: readonly Hero[]): boolean {
  return some.length > 0 && some.length >= others.length;
}
