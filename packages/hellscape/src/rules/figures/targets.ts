import { PARTY, type Rule } from '@crawlspace/kernel';
import type { On } from '../../ability.ts';
import { promptOn } from '../../asks.ts';
import { sight } from '../../board/queries.ts';
import { type Descent, enemiesIn } from '../../descent.ts';
import type { UseOf } from '../../effects.ts';
import type { Enemy } from '../../state.ts';
import { pickFigure } from '../picks.ts';
import { countedAsHeroesIn } from './counted-as-heroes.ts';
import { enemySide, type Figure, figureOf, heroSide } from './queries.ts';
import { isVulnerable } from './vulnerable.ts';

/** Everybody an effect could be for. */
export function figuresFor(g: Descent, use: UseOf, on: On): readonly Figure[] {
  const user = use.ally ?? use.hero ?? use.enemy;
  if (!user) return [];
  const { zone } = user;
  switch (on) {
    case 'self':
      return [user];
    case 'target':
      return opposite(g, use);
    case 'heroes-here':
      return countedAsHeroesIn(g, zone);
    case 'other-heroes-here':
      return countedAsHeroesIn(g, zone).filter((who) => who !== user);
    case 'enemy-here':
    case 'enemies-here':
      return targetable(g, enemiesIn(g, zone));
    case 'enemy-within-1':
    case 'enemies-within-1':
      return targetable(g, g.state.enemies).filter((enemy) => rangeTo(g, zone, enemy) <= 1);
    case 'enemy-in-sight':
      return targetable(g, g.state.enemies).filter(
        (enemy) => rangeTo(g, zone, enemy) < Number.POSITIVE_INFINITY,
      );
    case 'other-enemy-there':
    case 'other-enemies-there':
      return othersThere(g, use);
  }
}

const ONE_OF: ReadonlySet<On> = new Set<On>([
  'enemy-here',
  'enemy-within-1',
  'enemy-in-sight',
  'other-enemy-there',
]);

/** Those an effect is for; where only one of several, the player chooses. */
export function* chooseFigures(g: Descent, use: UseOf, on: On): Rule<readonly Figure[]> {
  const figures = figuresFor(g, use, on);
  if (!ONE_OF.has(on) || figures.length <= 1) return figures;
  const prompt = promptOn('target', use.card);
  return [yield* pickFigure({ seat: use.hero?.index ?? PARTY, prompt }, figures)];
}

/** The other side of the combat under way, if it still stands and can be a target. */
function opposite(g: Descent, use: UseOf): readonly Figure[] {
  const { combat } = g.state;
  if (!combat) return [];
  const figure = figureOf(g, use.enemy ? heroSide(combat) : enemySide(combat));
  if (!figure || ('card' in figure && !isVulnerable(g, figure))) return [];
  return [figure];
}

function othersThere(g: Descent, use: UseOf): readonly Enemy[] {
  const [target] = opposite(g, use);
  if (!target || !('card' in target)) return [];
  return targetable(g, enemiesIn(g, target.zone)).filter((enemy) => enemy !== target);
}

function targetable(g: Descent, enemies: readonly Enemy[]): readonly Enemy[] {
  return enemies.filter((enemy) => isVulnerable(g, enemy));
}

function rangeTo(g: Descent, zone: number, enemy: Enemy): number {
  if (enemy.zone === zone) return 0;
  return sight(g, zone, enemy.zone)?.range ?? Number.POSITIVE_INFINITY;
}
