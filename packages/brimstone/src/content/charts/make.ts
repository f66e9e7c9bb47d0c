import { madeFrom } from '@crawlspace/kernel';
import type { Adventure } from '../../adventure.ts';
import type { ChartId, ChartRow } from '../../content-types.ts';
import type { CardId } from '../../ids.ts';
import { compileRule } from '../../language/compile/effects.ts';
import type { Effects } from '../../language/effects.ts';
import { frameOf } from '../../language/frame.ts';
import type { Hero } from '../../state.ts';

/** The rows of one chart, each made from what it does. */
export function chartOf(chart: ChartId) {
  return (row: number, id: CardId, ...effects: Effects): ChartRow => {
    const does = compileRule(effects);
    return {
      id,
      chart,
      row,
      effects,
      resolve: madeFrom(effects, function* (g: Adventure, roller: Hero, present: readonly Hero[]) {
        yield* does(frameOf(g, id, roller, { all: () => present }));
      }),
    };
  };
}
