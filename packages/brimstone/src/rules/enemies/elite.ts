import { d6 } from '@crawlspace/kernel';
import type { Adventure } from '../../adventure.ts';
import type { EnemyTypeId } from '../../ids.ts';
import { addElite } from '../abilities/changes.ts';
import { sheetOf } from '../abilities/enemy-sheets.ts';

/**
 * One more Elite ability for a type, for all its models and for this fight: a roll on its chart,
 * again as long as the type has what comes up. A type with the whole chart gains no more.
 */
export function eliteUp(g: Adventure, type: EnemyTypeId): void {
  const group = g.state.fight?.groups[type];
  const chart = sheetOf(g, type).elite;
  if (!group || group.elite.length >= chart.length) return;
  for (;;) {
    const entry = g.roll('elite', d6);
    const card = chart[entry - 1];
    if (card === undefined || group.elite.includes(card)) continue;
    addElite(g, group, card);
    g.emit({ t: 'elite', type, card, amount: entry, rule: 'B-ELITE-01' });
    return;
  }
}

export function eliteTimes(g: Adventure, type: EnemyTypeId, times: number): void {
  for (let time = 0; time < times; time++) eliteUp(g, type);
}
