import { confirm, type Rule } from '@crawlspace/kernel';
import type { Adventure } from '../../adventure.ts';
import { hits, oneTests, randomTests, when, xp } from '../../language/build.ts';
import type { When } from '../../language/values.ts';
import { hasToken, isAttachedTo } from '../../rules/queries.ts';
import type { Hero } from '../../state.ts';
import { becauseOf } from '../cards.ts';
import type { Encounter } from '../types.ts';
import { encountersOf, lasting } from './make.ts';

const encounter = encountersOf('mines');

const SOMEBODY_FAILED: When = { number: { count: { heroes: { failed: 'test' } } }, least: 1 };
const SOMEBODY_PASSED: When = { number: { count: { heroes: { passed: 'test' } } }, least: 1 };

/** Mine encounters that remain in play for a while. They are in play from the start and may end at once. */
export const mineLastingEncounters: readonly Encounter[] = [
  lasting(
    encounter(
      'company-photograph',
      'world',
      randomTests(
        'spirit',
        5,
        { pass: [xp(20)], fail: [{ do: 'attach-this', to: 'you' }] },
        { as: 'test' },
      ),
      when({ not: SOMEBODY_FAILED }, [{ do: 'discard-this' }]),
    ),
    {
      on: {
        *fightStart(g, { card }): Rule {
          for (const hero of g.state.heroes) {
            if (!isAttachedTo(g, card, hero)) continue;
            yield* g.do.horrorHit(g, hero, { hits: 1, cause: becauseOf(card) });
          }
        },
        *heroActivationStart(g, { card }, { hero }): Rule {
          if (isAttachedTo(g, card, hero)) yield* maybeBurn(g, card, hero);
        },
        heroKnockedOut(g, { card }, { hero }): undefined {
          if (isAttachedTo(g, card, hero)) g.do.discardFromPlay(g, card);
        },
      },
    },
  ),
  lasting(
    encounter(
      'second-flame',
      'tile',
      oneTests('agility', 5, { pass: [xp(10)], fail: [hits(2)] }, { as: 'test' }),
      when({ not: SOMEBODY_PASSED }, [{ do: 'discard-this' }]),
    ),
    {
      everyHero: { holdBack: 1 },
      on: {
        darknessMoved(g, { card }, { forward }): undefined {
          if (forward) g.do.discardFromPlay(g, card);
        },
      },
    },
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
