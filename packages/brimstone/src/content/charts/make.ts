import type { Rule } from '@crawlspace/kernel';
import type { CardId } from '../../ids.ts';
import type { Hero } from '../../state.ts';
import { becauseOf } from '../cards.ts';
import type { Told } from '../encounters/make.ts';
import type { CardData, ChartId, ChartRow } from '../types.ts';

/** A row that is being resolved: who rolled it, and all whom it can concern. */
export interface RowTold extends Told {
  readonly roller: Hero;
  readonly present: readonly Hero[];
}

/** What the row does, with the numbers that its text shows. */
type Story<Data> = (at: RowTold, numbers: Data) => Rule<unknown> | undefined;

/** The rows of one chart, made from the numbers that their texts show. */
export function chartOf(chart: ChartId) {
  return <const Data extends CardData>(
    row: number,
    id: CardId,
    data: Data,
    story: Story<Data>,
  ): ChartRow => ({
    id,
    data,
    chart,
    row,
    *resolve(g, roller, present) {
      const rest = story({ g, card: id, cause: becauseOf(id), roller, present }, data);
      if (rest) yield* rest;
    },
  });
}

/** Everybody present, one after the other, as long as they are up. */
export function* each({ present }: RowTold, does: (hero: Hero) => Rule<unknown> | undefined): Rule {
  for (const hero of present) {
    if (hero.knockedOut || hero.dead) continue;
    const rest = does(hero);
    if (rest) yield* rest;
  }
}
