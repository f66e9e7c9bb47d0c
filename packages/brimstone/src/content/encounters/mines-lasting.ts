import { confirm, type Rule } from '@crawlspace/kernel';
import type { Adventure } from '../../adventure.ts';
import { hasToken, isAttachedTo } from '../../rules/queries.ts';
import type { Hero } from '../../state.ts';
import { becauseOf } from '../cards.ts';
import type { Encounter } from '../types.ts';
import { encountersOf } from './make.ts';
import { earn, hit } from './outcomes.ts';
import { oneTries, randomTries } from './tests.ts';

const encounter = encountersOf('mines');

/** Mine encounters that remain in play for a while. They are in play from the start and may end at once. */
export const mineLastingEncounters: readonly Encounter[] = [
  encounter(
    'company-photograph',
    'world',
    { target: 5, xp: 20, horror: 1 },
    (n) =>
      function* (at) {
        const attempt = yield* randomTries(at, { skill: 'spirit', need: n.target }, [
          (hero): undefined => {
            at.g.do.attachTo(at.g, at.card, hero);
          },
          (hero) => earn(at, hero, n.xp),
        ]);
        if (attempt?.successes !== 0) at.g.do.discardFromPlay(at.g, at.card);
      },
    (n) => ({
      on: {
        *fightStart(g, { card }): Rule {
          for (const hero of g.state.heroes) {
            if (!isAttachedTo(g, card, hero)) continue;
            yield* g.do.horrorHit(g, hero, { hits: n.horror, cause: becauseOf(card) });
          }
        },
        *heroActivationStart(g, { card }, { hero }): Rule {
          if (isAttachedTo(g, card, hero)) yield* maybeBurn(g, card, hero);
        },
        heroKnockedOut(g, { card }, { hero }): undefined {
          if (isAttachedTo(g, card, hero)) g.do.discardFromPlay(g, card);
        },
      },
    }),
  ),

  encounter(
    'second-flame',
    'tile',
    { target: 5, xp: 10, bonus: 1, hits: 2 },
    (n) =>
      function* (at) {
        const attempt = yield* oneTries(at, { skill: 'agility', need: n.target }, [
          (hero) => hit(at, hero, n.hits),
          (hero) => earn(at, hero, n.xp),
        ]);
        if (!attempt?.successes) at.g.do.discardFromPlay(at.g, at.card);
      },
    (n) => ({
      everyHero: { holdBack: n.bonus },
      on: {
        darknessMoved(g, { card }, { forward }): undefined {
          if (forward) g.do.discardFromPlay(g, card);
        },
      },
    }),
  ),
];

/** Who carries the photograph and has Whiskey may burn it. */
function* maybeBurn(g: Adventure, card: string, hero: Hero): Rule {
  if (!hasToken(hero, 'whiskey')) return;
  const burns = yield* confirm({ seat: hero.index, prompt: { key: `prompt.${card}` } });
  if (!burns) return;
  g.do.loseToken(g, hero, 'whiskey');
  g.do.discardFromPlay(g, card);
}
