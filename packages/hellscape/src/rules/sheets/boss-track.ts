import type { BossCard, BossSpace } from '../../content-types.ts';
import type { Descent } from '../../descent.ts';
import type { BossType } from '../../ids.ts';
import type { Enemy } from '../../state.ts';

export function bossCard(g: Pick<Descent, 'content'>, boss: Enemy): BossCard {
  return g.content.bosses[boss.type as BossType];
}

/** What all the spaces reached on the boss track add. */
export function bossBonus(
  g: Pick<Descent, 'content' | 'state'>,
  boss: Enemy,
  what: Exclude<keyof BossSpace, 'arrives'>,
): number {
  if (g.state.darkness.side !== 'boss') return 0;
  const { track } = bossCard(g, boss);
  let total = 0;
  for (let i = 0; i < g.state.darkness.space && i < track.length; i++)
    total += track[i]?.[what] ?? 0;
  return total;
}
