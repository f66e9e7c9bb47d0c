import type { Rule } from '@crawlspace/kernel';
import type { Source } from '../../abilities.ts';
import type { Adventure } from '../../adventure.ts';
import { sum } from '../../dice.ts';
import { becauseOf } from '../cards.ts';
import type { Condition } from '../types.ts';
import { condition, enemiesAround, ownerOf } from './make.ts';

/** The Injury chart, 2D6: for heroes who recover from having had no Health left. */
export const injuries: readonly Condition[] = [
  condition('injury-2-past-mending', {}, () => ({
    passing: true,
    resolve: (g, hero) => g.do.killHero(g, hero),
  })),
  condition('injury-3-crushed-hand', { hands: 1 }, ({ hands }) => ({
    again: 'reroll',
    ability: { stats: { handSlots: -hands } },
  })),
  condition('injury-4-broken-leg', { move: 2 }, ({ move }) => ({
    again: 'reroll',
    ability: { stats: { move: -move } },
  })),
  condition('injury-5-stove-in-ribs', { health: 2 }, ({ health }) => ({
    again: 'stacks',
    ability: { stats: { maxHealth: -health } },
  })),
  condition('injury-6-rattled-skull', { initiative: 1, cunning: 1 }, ({ initiative, cunning }) => ({
    again: 'stacks',
    ability: { stats: { initiative: -initiative, cunning: -cunning } },
  })),
  condition('injury-7-winded', { grit: 1 }, ({ grit }) => ({
    passing: true,
    *resolve(g, hero) {
      g.do.loseGrit(g, hero, grit);
    },
  })),
  condition('injury-8-trick-knee', { escape: 1, agility: 1 }, (data) => ({
    again: 'stacks',
    ability: { stats: { escape: -data.escape, agility: -data.agility } },
  })),
  condition('injury-9-torn-shoulder', { strength: 1 }, ({ strength }) => ({
    again: 'stacks',
    ability: { stats: { strength: -strength } },
  })),
  condition('injury-10-powder-burned-eye', { range: 2 }, ({ range }) => ({
    again: 'reroll',
    ability: { stats: { range: -range } },
  })),
  condition('injury-11-void-infection', { on: 1, hits: 1 }, ({ on, hits }) => ({
    again: 'reroll',
    ability: {
      on: {
        fightStart: (g, source) => festers(g, source, on),
        *adventureEnd(g, source): Rule {
          yield* g.do.corruptionHit(g, ownerOf(g, source), hits, becauseOf(source.card));
        },
      },
    },
  })),
  condition('injury-12-proud-scar', { health: 1, most: 3 }, ({ health, most }) => ({
    again: 'stacks',
    most,
    boon: true,
    ability: { stats: { maxHealth: health } },
  })),
];

/** A fight in the hero's world may bring the poison out. */
function* festers(g: Adventure, source: Source, on: number): Rule {
  const hero = ownerOf(g, source);
  if (!enemiesAround(g, hero)) return;
  const asked = { count: 1, need: on + 1 };
  const die = sum(yield* g.do.heroRoll(g, hero, 'void-infection', asked));
  if (die <= on) yield* g.do.poison(g, hero);
}
