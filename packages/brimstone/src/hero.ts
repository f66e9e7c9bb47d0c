import type { SpaceId } from './board/index.ts';
import type { ClassId, HeroIndex } from './ids.ts';
import type { Hero } from './state.ts';

/** A hero before creation: nothing owned, nothing suffered, the 1 Grit that every mission starts with. */
export function blankHero(index: HeroIndex, heroClass: ClassId, name: string): Hero {
  const nowhere: SpaceId = 0;
  return {
    index,
    class: heroClass,
    level: 1,
    name,
    space: nowhere,
    wounds: 0,
    sanityDamage: 0,
    grit: 1,
    corruption: 0,
    xp: 0,
    gold: 0,
    darkStone: 0,
    bag: [],
    items: [],
    upgrades: [],
    conditions: [],
    poison: 0,
    voidVenom: 0,
    knockedOut: null,
    knockedOutInTurn: 0,
    dead: false,
    resurrectable: false,
    chambers: [],
    loaded: [],
    exhausted: {},
    bonuses: [],
    activation: null,
    freeAttackUsed: false,
    usedInTurn: 0,
  };
}
