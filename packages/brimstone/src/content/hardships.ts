import { d6, type Rule } from '@crawlspace/kernel';
import type { Ability } from '../abilities.ts';
import { type Adventure, inFight } from '../adventure.ts';
import { sum } from '../dice.ts';
import type { CardId } from '../ids.ts';
import { byId, eventCard } from './cards.ts';
import { theLiving } from './missions/common.ts';
import type { CardData, Content, Hardship } from './types.ts';

/*
 * What makes a mission as hard as the heroes of a company have become, and worth their while. These
 * cards lie in play from the start. A single adventure has none, nor has the introductory mission,
 * whose dangers and reward the rules state.
 */

interface Stakes extends CardData {
  /** Who lies KO'd among enemies dies on this total of 2D6 or less at the end of a turn. */
  readonly deadOn: number;
  /** For every hero who is alive when the mission is won. */
  readonly xp: number;
  readonly gold: number;
}

function hardship<const Data extends Stakes>(
  from: number,
  id: CardId,
  data: Data,
  changes: (data: Data) => Pick<Ability, 'enemies' | 'everyHero'>,
): Hardship {
  const { deadOn, xp, gold } = data;
  const card = eventCard(id, data, () => ({
    remains: {
      ...changes(data),
      on: {
        turnEnd: (g) => bleedOut(g, deadOn),
        adventureEnd: (g, _source, { won }) => (won ? collect(g, xp, gold) : undefined),
      },
    },
  }));
  return { ...card, from };
}

/** Nobody is helped up for ever: the dark's own dice, which no Grit changes. */
function* bleedOut(g: Adventure, deadOn: number): Rule {
  if (!inFight(g)) return;
  for (const hero of g.state.heroes) {
    if (!hero.knockedOut || hero.dead) continue;
    const dice = g.rollMany('bleeding', d6, 2);
    g.emit({ t: 'rolled', hero: hero.index, purpose: 'bleeding', dice });
    if (sum(dice) <= deadOn) yield* g.do.killHero(g, hero);
  }
}

function* collect(g: Adventure, xp: number, gold: number): Rule {
  for (const hero of theLiving(g)) {
    g.do.gainXp(g, hero, xp);
    yield* g.do.gainGold(g, hero, gold);
  }
}

/** For each level that the highest hero lacks for a mission. */
const outOfTheirDepth: Hardship = {
  ...eventCard('hardship-out-of-their-depth', { health: 1, damage: 1 }, (enemies) => ({
    remains: { enemies },
  })),
  from: null,
};

const tougher = ({ health, damage }: { readonly health: number; readonly damage: number }) => ({
  enemies: { health, damage },
});

/** By the Posse Level from which each is used. Against Brutal enemies, from level 5 on, heroes need help. */
export const hardships: Content['hardships'] = byId([
  hardship(
    1,
    'hardship-something-listens',
    { health: 2, deadOn: 3, xp: 75, gold: 25 },
    ({ health }) => ({ enemies: { health } }),
  ),
  hardship(
    2,
    'hardship-they-know-the-lantern',
    { health: 2, damage: 1, deadOn: 3, xp: 250, gold: 50 },
    tougher,
  ),
  hardship(
    3,
    'hardship-a-price-on-your-heads',
    { health: 2, damage: 1, deadOn: 3, xp: 400, gold: 75 },
    tougher,
  ),
  hardship(
    4,
    'hardship-the-hill-holds-a-grudge',
    { health: 2, damage: 1, deadOn: 3, xp: 500, gold: 100 },
    tougher,
  ),
  hardship(
    5,
    'hardship-your-names-in-the-rock',
    { stamina: 3, deadOn: 3, xp: 600, gold: 125 },
    ({ stamina }) => ({ everyHero: { maxHealth: stamina } }),
  ),
  outOfTheirDepth,
]);
