import type { Descent } from '../../descent.ts';
import type { Enemy } from '../../state.ts';

/** Whether the quest lets it be attacked, targeted and hurt. */
export function isVulnerable(g: Descent, enemy: Enemy): boolean {
  return g.quest.vulnerable?.(g, enemy) ?? true;
}
