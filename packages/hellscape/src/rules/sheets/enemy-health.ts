import type { Descent } from '../../descent.ts';
import type { Enemy } from '../../state.ts';
import { bossCard } from './boss-track.ts';
import { mobCard, roamingCard } from './enemy-cards.ts';

/** A lone hero counts as two, whatever the quest says of the number of heroes. */
const FEWEST_HEROES = 2;

/** Health of one miniature: printed for mobs, times the number of heroes for monsters and bosses. */
export function enemyHealth(g: Pick<Descent, 'state' | 'content'>, enemy: Enemy): number {
  if (enemy.kind === 'mob') return mobCard(g, enemy).health;
  const perHero =
    enemy.kind === 'boss' ? bossCard(g, enemy).healthPerHero : roamingCard(g, enemy).healthPerHero;
  const { heroes, scale } = g.state;
  return perHero * (enemy.mark === 'final' ? Math.max(FEWEST_HEROES, heroes.length) : scale);
}
