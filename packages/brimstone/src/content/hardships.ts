import type { Content, Hardship } from '../content-types.ts';
import type { CardId } from '../ids.ts';
import type { AbilityData } from '../language/ability.ts';
import { eachOf, gold, xp } from '../language/build.ts';
import { byId } from './cards.ts';
import { lastingCard } from './events.ts';

/*
 * What makes a mission as hard as the heroes of a company have become, and worth their while. These
 * cards lie in play from the start. A single adventure has none, nor has the introductory mission,
 * whose dangers and reward the rules state.
 */

/** For every hero who is alive when the mission is won. */
interface Reward {
  readonly xp: number;
  readonly gold: number;
}

/** Whoever lies KO'd among enemies may bleed to death: nobody is helped up for ever. */
function hardship(
  from: number,
  id: CardId,
  changes: Pick<AbilityData, 'enemies' | 'everyHero'>,
  reward: Reward,
): Hardship {
  const card = lastingCard(id, {
    ...changes,
    on: [
      { at: 'turnEnd', when: 'in-fight', do: [{ do: 'special', id: 'bleed-out', n: { on: 3 } }] },
      {
        at: 'adventureEnd',
        when: { field: 'won', is: true },
        do: [eachOf('the-living', xp(reward.xp), gold(reward.gold))],
      },
    ],
  });
  return { ...card, from };
}

/** For each level that the highest hero lacks for a mission. */
const outOfTheirDepth: Hardship = {
  ...lastingCard('hardship-out-of-their-depth', { enemies: { health: 1, damage: 1 } }),
  from: null,
};

const LONGER = { enemies: { health: 2 } };
const HARDER = { enemies: { health: 2, damage: 1 } };

/** By the Posse Level from which each is used. Against Brutal enemies, from level 5 on, heroes need help. */
export const hardships: Content['hardships'] = byId([
  hardship(1, 'hardship-something-listens', LONGER, { xp: 75, gold: 25 }),
  hardship(2, 'hardship-they-know-the-lantern', HARDER, { xp: 250, gold: 50 }),
  hardship(3, 'hardship-a-price-on-your-heads', HARDER, { xp: 400, gold: 75 }),
  hardship(4, 'hardship-the-hill-holds-a-grudge', HARDER, { xp: 500, gold: 100 }),
  hardship(
    5,
    'hardship-your-names-in-the-rock',
    { everyHero: { maxHealth: 3 } },
    { xp: 600, gold: 125 },
  ),
  outOfTheirDepth,
]);
