import type { Attacks, Content, ItemCard, MobCard, RoamingCard } from '../src/content-types.ts';
import { CLASSES, type MobType, type RoamingType, type Tier } from '../src/ids.ts';
import type { DescentState, Enemy } from '../src/state.ts';
import { enemy } from './training-ground.ts';

type Change = (content: Content) => Content;

/** Several changes of the content, one after the other. */
export function all(...changes: readonly Change[]): Change {
  return (content) => changes.reduce((changed, change) => change(changed), content);
}

/** Heroes without abilities and without a class that reacts: attacks on them ask nothing. */
export function plain(content: Content): Content {
  const nothing = { timing: 'always', effects: [] } as const;
  const heroes = { ...content.heroes };
  const classes = { ...content.classes };
  for (const id of CLASSES) {
    heroes[id] = { ...content.heroes[id], ability: nothing, shadow: nothing };
    const { newBoard, cloneBoard, boardView, placeSkill, ...rest } = content.classes[id];
    const { clearGround, poisonReturned } = rest;
    classes[id] = {
      ...{ id, newBoard, cloneBoard, boardView, placeSkill, abilities: () => [] },
      ...(clearGround ? { clearGround } : {}),
      ...(poisonReturned ? { poisonReturned } : {}),
    };
  }
  return { ...content, heroes, classes };
}

/** Brings items for mobs, by id, that attack in these ways. */
export function arms(items: Readonly<Record<string, Attacks>>, tier: Tier = '1-2'): Change {
  return (content) => {
    const made = Object.entries(items).map(([id, attacks]) => [
      id,
      { id, tier, look: 'sword', slot: 'hand', attacks } as const,
    ]);
    return { ...content, mobItems: { ...content.mobItems, ...Object.fromEntries(made) } };
  };
}

/** Changes what is printed on a mob card. */
export function reprint(card: string, changes: Partial<MobCard>): Change {
  return (content) => {
    const printed = content.mobs[card];
    if (!printed) throw new Error(`there is no mob ${card}`);
    return { ...content, mobs: { ...content.mobs, [card]: { ...printed, ...changes } } };
  };
}

export function reprintMonster(card: string, changes: Partial<RoamingCard>): Change {
  return (content) => {
    const printed = content.roaming[card];
    if (!printed) throw new Error(`there is no roaming monster ${card}`);
    return { ...content, roaming: { ...content.roaming, [card]: { ...printed, ...changes } } };
  };
}

/** Puts a mob on the board; its id is its type. */
export function putMob(
  state: DescentState,
  type: MobType,
  zone: number,
  more: Partial<Enemy> & { tier?: Tier } = {},
): Enemy {
  const { tier = '1-2', ...rest } = more;
  const mob = enemy(type, { type, card: `mob-${type}-${tier}`, zone, ...rest });
  state.enemies.push(mob);
  return mob;
}

/** Puts a roaming monster on the board; its id is its type. */
export function putMonster(
  state: DescentState,
  type: RoamingType,
  zone: number,
  more: Partial<Enemy> & { tier?: Tier } = {},
): Enemy {
  const { tier = '1-2', ...rest } = more;
  const card = `roaming-${type}-${tier}`;
  const monster = enemy(type, { kind: 'roaming', type, card, zone, ...rest });
  state.enemies.push(monster);
  return monster;
}

/** Where the heroes stand, in their order. */
export function stand(state: DescentState, ...zones: readonly number[]): void {
  zones.forEach((zone, index) => {
    const hero = state.heroes[index];
    if (hero) hero.zone = zone;
  });
}

/** Leaves these cards in a deck, the first of them to be drawn next. */
export function stack(deck: { draw: string[]; discard: string[] }, ...cards: string[]): void {
  deck.draw = [...cards].reverse();
  deck.discard = [];
}

/** Brings equipment for heroes, by id. */
export function forHeroes(
  items: Readonly<Record<string, Pick<ItemCard, 'attacks' | 'defense'>>>,
): Change {
  return (content) => {
    const made = Object.entries(items).map(([id, item]) => [
      id,
      { id, deck: 'starting', look: 'sword', slot: 'hand', copies: 0, ...item } as const,
    ]);
    return { ...content, items: { ...content.items, ...Object.fromEntries(made) } };
  };
}
