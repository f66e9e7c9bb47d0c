import type { Descent } from '../descent.ts';
import type { Enemy } from '../state.ts';

/** Health of one miniature: printed for mobs, times the number of heroes for monsters and bosses. */
export function enemyHealth(g: Pick<Descent, 'state' | 'content'>, enemy: Enemy): number {
  if (enemy.kind === 'mob') return g.content.mobs[enemy.card]?.health ?? 1;
  const perHero =
    enemy.kind === 'boss'
      ? g.content.bosses[enemy.type as 'michael' | 'reaper'].healthPerHero
      : (g.content.roaming[enemy.card]?.healthPerHero ?? 1);
  const heroes = enemy.mark === 'final' ? g.state.heroes.length : g.state.scale;
  return perHero * heroes;
}
