import type { Ability } from '../src/ability.ts';
import type { Content, ItemCard, MobCard, MobItem, RoamingCard } from '../src/content-types.ts';
import type { Condition } from '../src/happenings.ts';

/** What is never so. */
export const NEVER: readonly Condition[] = [{ value: 0, is: 1 }];

/** Plain cards for tests: weapons and armor without surprises, a mob, a monster. */
export interface TestCards {
  readonly items?: readonly (Partial<ItemCard> & { readonly id: string })[];
  readonly mob?: Partial<MobCard>;
  readonly monster?: Partial<RoamingCard>;
}

const PLAIN_ITEMS: readonly (Partial<ItemCard> & { readonly id: string })[] = [
  { id: 'sword', attacks: { melee: { yellow: 1 } } },
  { id: 'knife', attacks: { melee: { yellow: 1 } } },
  { id: 'wand', attacks: { magic: { yellow: 1 } } },
  { id: 'bow', attacks: { ranged: { yellow: 2 } } },
  { id: 'mail', slot: 'chest', defense: 1 },
];

/** Adds the test cards to the content, under the ids `sword`, `dummies`, `cudgel` and so on. */
export function withCards(cards: TestCards = {}) {
  return (content: Content): Content => {
    const items = [...PLAIN_ITEMS, ...(cards.items ?? [])].map((item) => plainItem(item));
    return {
      ...content,
      items: { ...content.items, ...Object.fromEntries(items.map((item) => [item.id, item])) },
      mobs: { ...content.mobs, dummies: { ...PLAIN_MOB, ...cards.mob } },
      roaming: { ...content.roaming, brute: { ...PLAIN_MONSTER, ...cards.monster } },
      mobItems: { ...content.mobItems, cudgel: CUDGEL },
    };
  };
}

/** An item that is nothing but an ability. */
export function charm(
  id: string,
  ...abilities: readonly Ability[]
): Partial<ItemCard> & { id: string } {
  return { id, slot: 'misc', abilities };
}

function plainItem(item: Partial<ItemCard> & { readonly id: string }): ItemCard {
  return { deck: 'common', look: 'sword', slot: 'hand', copies: 0, ...item };
}

/** What a mob of a test fights with. */
const CUDGEL: MobItem = {
  id: 'cudgel',
  tier: '1-2',
  look: 'mace',
  slot: 'hand',
  attacks: { melee: { yellow: 1 } },
};

const PLAIN_MOB: MobCard = {
  id: 'dummies',
  type: 'skeletons',
  tier: '1-2',
  health: 2,
  reward: 1,
  defense: 0,
  abilities: [],
};

const PLAIN_MONSTER: RoamingCard = {
  id: 'brute',
  type: 'ghoul',
  tier: '1-2',
  healthPerHero: 5,
  reward: 1,
  fixed: {},
  attackType: 'melee',
  attack: { yellow: 2 },
  defense: 0,
  defenseEnemyDice: 0,
  abilities: [],
  patterns: [
    { when: NEVER, does: [] },
    { when: NEVER, does: [] },
  ],
};
