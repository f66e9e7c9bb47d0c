import type { Rule } from '@crawlspace/kernel';
import type { Source } from '../../abilities.ts';
import type { Adventure } from '../../adventure.ts';
import { successes } from '../../dice.ts';
import type { Moments } from '../../moments.ts';
import { heroesOnTile, lanternTiles, lightReaches, tilesOf } from '../../rules/queries.ts';
import type { Hero } from '../../state.ts';
import { becauseOf } from '../cards.ts';
import type { Condition } from '../types.ts';
import { condition, isFirstTurnOfFight, isOwner } from './make.ts';

/** The Madness chart, 2D6: for heroes who recover from having had no Sanity left. */
export const madness: readonly Condition[] = [
  condition('madness-2-walks-into-the-dark', {}, () => ({
    passing: true,
    resolve: (g, hero) => g.do.killHero(g, hero),
  })),
  condition('madness-3-talks-to-the-stone', { resistance: 1 }, ({ resistance }) => ({
    again: 'stacks',
    ability: { stats: { corruptionResistance: -resistance }, keeps: ['dark-stone'] },
  })),
  condition('madness-4-needs-the-light', { horror: 1 }, ({ horror }) => ({
    again: 'stacks',
    ability: {
      on: {
        *heroActivationStart(g, source, { hero }): Rule {
          if (!isOwner(source, hero) || !isAtTheEdgeOfTheLight(g, hero)) return;
          yield* g.do.horrorHit(g, hero, { hits: horror, cause: becauseOf(source.card) });
        },
      },
    },
  })),
  condition('madness-5-hollow-nights', { sanity: 2 }, ({ sanity }) => ({
    again: 'stacks',
    ability: { stats: { maxSanity: -sanity } },
  })),
  condition('madness-6-trembling', { toHit: 1 }, ({ toHit }) => ({
    again: 'reroll',
    ability: {
      statsWhen: (g) => (isFirstTurnOfFight(g) ? { toHitMelee: toHit, toHitRanged: toHit } : {}),
    },
  })),
  condition('madness-7-screaming-fit', { horror: 1 }, ({ horror }) => ({
    passing: true,
    *resolve(g, hero) {
      const cause = becauseOf('madness-7-screaming-fit');
      for (const other of othersOnTile(g, hero)) {
        yield* g.do.horrorHit(g, other, { hits: horror, cause });
      }
    },
  })),
  condition('madness-8-faces-in-the-wall', { spirit: 1, luck: 1 }, ({ spirit, luck }) => ({
    again: 'stacks',
    ability: { stats: { spirit: -spirit, luck: -luck } },
  })),
  condition('madness-9-counts-everything', { lore: 1 }, ({ lore }) => ({
    again: 'stacks',
    ability: { stats: { lore }, keeps: ['items', 'tokens'] },
  })),
  condition('madness-10-will-not-step-back', { grit: 1 }, ({ grit }) => ({
    again: 'reroll',
    ability: {
      on: {
        escapeTest(g, source, test): undefined {
          if (!isOwner(source, test.hero) || test.waived) return;
          if (test.hero.grit < grit) test.forbidden = true;
          else g.do.loseGrit(g, test.hero, grit);
        },
      },
    },
  })),
  condition('madness-11-trusts-no-hand', { less: 1, need: 4 }, ({ less, need }) => ({
    again: 'reroll',
    ability: {
      on: {
        *healed(g, source, healing) {
          if (isHealedByAnother(source, healing)) yield* flinch(g, healing, less, need);
        },
      },
    },
  })),
  condition('madness-12-cold-clarity', { sanity: 1, most: 3 }, ({ sanity, most }) => ({
    again: 'stacks',
    most,
    boon: true,
    ability: { stats: { maxSanity: sanity } },
  })),
];

/** Lit, but not on the lantern's own tile. Farther away the Voices in the Dark are enough. */
function isAtTheEdgeOfTheLight(g: Adventure, hero: Hero): boolean {
  const lantern = lanternTiles(g);
  const withIt = tilesOf(g, hero.space).some((tile) => lantern.includes(tile));
  return !withIt && lightReaches(g, hero.space);
}

function othersOnTile(g: Adventure, hero: Hero): Set<Hero> {
  const there = new Set(tilesOf(g, hero.space).flatMap((tile) => heroesOnTile(g, tile)));
  there.delete(hero);
  return there;
}

function isHealedByAnother(source: Source, { hero, by }: Moments['healed']): boolean {
  return isOwner(source, hero) && by !== null && by !== hero.index;
}

/** Every cure works less; comfort works wholly or not at all. */
function* flinch(g: Adventure, healing: Moments['healed'], less: number, need: number): Rule {
  const comfort = healing.token === 'comforting-presence';
  const asked = { count: comfort ? 1 : 0, need };
  const dice = yield* g.do.heroRoll(g, healing.hero, 'trusts-no-hand', asked);
  if (successes(dice, need) > 0) return;
  const lost = comfort ? Number.POSITIVE_INFINITY : less;
  healing.wounds = Math.max(0, healing.wounds - lost);
  healing.sanity = Math.max(0, healing.sanity - lost);
}
