import type { Descent } from '../../descent.ts';
import type { Enemy } from '../../state.ts';

/** So many of the fallen minions of a mob get up again; there are never more than at first. */
export function raiseMinions(g: Descent, mob: Enemy, n: number): void {
  const raised = Math.min(n, g.state.scale - mob.minions);
  if (raised <= 0) return;
  mob.minions += raised;
  g.emit({ t: 'raised', enemy: mob.id, card: mob.card, zone: mob.zone, amount: raised });
}
