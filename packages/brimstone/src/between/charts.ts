import { d6, PARTY, pick, type Rule } from '@crawlspace/kernel';
import type { Adventure } from '../adventure.ts';
import { amongHeroes } from '../asking.ts';
import { promptFor } from '../asks.ts';
import type { ChartId, ChartRow } from '../content-types.ts';
import { sum } from '../dice.ts';
import { recoverAll } from '../rules/heroes/recovery.ts';
import type { Hero } from '../state.ts';

/**
 * A roll on a chart of road or Town. No Grit changes it. Who is knocked out by what it brings has all
 * the time to recover.
 */
export function* rollOnChart(
  g: Adventure,
  chart: ChartId,
  roller: Hero,
  present: readonly Hero[],
): Rule {
  const dice = g.rollMany(`chart-${chart}`, d6, chart === 'travel' ? 3 : 2);
  const row = rowOf(g, chart, sum(dice));
  g.emit({ t: 'chart-row', hero: roller.index, card: row.id, purpose: chart, dice });
  yield* row.resolve(g, roller, present);
  yield* recoverAll(g);
}

/** Where no rule says who rolls, the players name one of those who could. */
export function* chooseRoller(
  among: readonly Hero[],
  what: 'hazard' | 'town-event',
  rule: string,
): Rule<Hero> {
  return yield* pick({
    seat: PARTY,
    prompt: promptFor(`who-rolls-${what}`),
    rule,
    ...amongHeroes(among),
  });
}

function rowOf({ content }: Adventure, chart: ChartId, total: number): ChartRow {
  const row = Object.values(content.charts).find(
    (each) => each.chart === chart && each.row === total,
  );
  if (!row) throw new Error(`the chart ${chart} has no row ${total}`);
  return row;
}
