import { blankHero } from './hero.ts';
import type { CardId, ClassId, HeroIndex, Portrait, TokenKind } from './ids.ts';
import type { AdventureState, CarriedItem, Hero } from './state.ts';

/**
 * What a hero is, apart from the figure on a board: it lasts from one adventure to the next, on the
 * road and in Town. Its place in the company, the number of its figure and the seat of its player
 * are three different things, and none of them is in it.
 */
export interface Character {
  readonly class: ClassId;
  readonly name: string;
  readonly portrait?: Portrait;
  readonly level: number;
  readonly xp: number;
  readonly gold: number;
  readonly darkStone: number;
  /** Wounds and Sanity Damage of road and Town are there when the next adventure starts. */
  readonly wounds: number;
  readonly sanityDamage: number;
  readonly corruption: number;
  readonly bag: readonly TokenKind[];
  readonly items: readonly OwnedItem[];
  readonly upgrades: readonly CardId[];
  readonly conditions: readonly CardId[];
  readonly dead: boolean;
  readonly resurrectable: boolean;
}

/** An item as it is owned. Its number is given by the table it is brought to. */
export type OwnedItem = Omit<CarriedItem, 'number' | 'used'>;

/** Nothing of the adventure stays but what was gained and suffered in it. */
export function characterOf(hero: Hero): Character {
  const { name, portrait, level, xp, gold, darkStone, wounds, sanityDamage, corruption } = hero;
  return {
    class: hero.class,
    name,
    ...(portrait ? { portrait } : {}),
    level,
    xp,
    gold,
    darkStone,
    wounds,
    sanityDamage,
    corruption,
    bag: [...hero.bag],
    items: hero.items.map(ownedItem),
    upgrades: [...hero.upgrades],
    conditions: [...hero.conditions],
    dead: hero.dead,
    resurrectable: hero.resurrectable,
  };
}

function ownedItem({ card, equipped, upgrades, charges, holds, paid }: CarriedItem): OwnedItem {
  const bought = paid === undefined ? {} : { paid };
  return { card, equipped, upgrades: [...upgrades], charges, holds: [...holds], ...bought };
}

/** The figure of a character. Its Ability Tokens and its Grit come with the start of the adventure. */
export function figureOf(
  state: Pick<AdventureState, 'nextItem'>,
  character: Character,
  index: HeroIndex,
): Hero {
  const { items, bag, upgrades, conditions, ...rest } = character;
  return {
    ...blankHero(index, character.class, character.name),
    ...rest,
    bag: [...bag],
    items: items.map((item) => ({
      number: state.nextItem++,
      ...ownedItem({ number: 0, ...item }),
    })),
    upgrades: [...upgrades],
    conditions: [...conditions],
  };
}
