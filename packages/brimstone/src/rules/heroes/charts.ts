import { d6, type Rule } from '@crawlspace/kernel';
import type { Adventure } from '../../adventure.ts';
import type { Condition, Content } from '../../content-types.ts';
import { d36, sum } from '../../dice.ts';
import type { Hero } from '../../state.ts';
import { addCondition } from '../abilities/changes.ts';
import { stayWithinLimits } from './limits.ts';

/** The hero who recovers from having no Health left: 2D6 on the Injury Chart. */
export function* rollInjury(g: Adventure, hero: Hero): Rule {
  yield* rollOnChart(g, hero, 'injury');
}

/** The hero who recovers from having no Sanity left: 2D6 on the Madness Chart. */
export function* rollMadness(g: Adventure, hero: Hero): Rule {
  yield* rollOnChart(g, hero, 'madness');
}

/** D36 on the Mutation Chart for so many Corruption Points. A Mutation the hero already has is death. */
export function* rollMutation(g: Adventure, hero: Hero, points: number): Rule {
  const row = g.roll('mutation', d36);
  const mutation = rowOf(g.content, 'mutation', row);
  const told = { hero: hero.index, card: mutation.id, amount: row, points };
  g.emit({ t: 'mutation', ...told, rule: 'B-CORR-07' });
  if (hero.conditions.includes(mutation.id)) yield* g.do.killHero(g, hero);
  else yield* takeEffect(g, hero, mutation);
}

/** A row that comes again and does not add up is rolled again, once; the second roll stands. */
function* rollOnChart(g: Adventure, hero: Hero, kind: 'injury' | 'madness'): Rule {
  let condition = roll2D6(g, hero, kind);
  const again = condition.again === 'reroll' && hero.conditions.includes(condition.id);
  if (again) condition = roll2D6(g, hero, kind);
  yield* takeEffect(g, hero, condition);
}

function roll2D6(g: Adventure, hero: Hero, kind: 'injury' | 'madness'): Condition {
  const dice = g.rollMany(kind, d6, 2);
  const condition = rowOf(g.content, kind, sum(dice));
  g.emit({ t: kind, hero: hero.index, card: condition.id, dice });
  return condition;
}

/** What happens at once, and what stays. */
function* takeEffect(g: Adventure, hero: Hero, condition: Condition): Rule {
  if (!condition.passing && mayKeep(hero, condition)) {
    addCondition(g, hero, condition.id);
    stayWithinLimits(g, hero);
  }
  if (condition.resolve) yield* condition.resolve(g, hero);
}

function mayKeep(hero: Hero, { id, again, most }: Condition): boolean {
  let had = 0;
  for (const each of hero.conditions) if (each === id) had++;
  return had === 0 || (again === 'stacks' && had < (most ?? Number.POSITIVE_INFINITY));
}

type Chart = ReadonlyMap<string, Condition>;
const CHARTS = new WeakMap<Content, Chart>();

function rowOf(content: Content, kind: Condition['kind'], row: number): Condition {
  let chart = CHARTS.get(content);
  if (!chart) {
    const rows = Object.values(content.conditions);
    chart = new Map(rows.map((each) => [`${each.kind} ${each.row}`, each]));
    CHARTS.set(content, chart);
  }
  const condition = chart.get(`${kind} ${row}`);
  if (!condition) throw new Error(`the ${kind} chart has no row ${row}`);
  return condition;
}
