import type { Ability } from '../src/ability.ts';
import type { Content, ItemCard, MobCard, MobItem } from '../src/content-types.ts';
import type { DescentState, Enemy } from '../src/state.ts';
import { LEARN } from './learn.ts';
import { enemy, equipped } from './training-ground.ts';

/** Cards whose numbers no balancing will change: a straw man that rolls nothing, and plain arms. */
const straw: MobCard = {
  id: 'straw-men',
  type: 'undead',
  tier: '1-2',
  health: 20,
  reward: 0,
  defense: 0,
  abilities: [],
};

/** The same with a blue die. */
const armoured: MobCard = { ...straw, id: 'armoured-straw', defense: 1 };

const club: MobItem = {
  id: 'straw-club',
  tier: '1-2',
  look: 'mace',
  slot: 'hand',
  attacks: { melee: { yellow: 1 } },
};

const sword: ItemCard = {
  id: 'practice-sword',
  deck: 'starting',
  look: 'sword',
  slot: 'hand',
  copies: 1,
  attacks: { melee: { yellow: 1 } },
};

/** Can be blown whenever one likes: a turn in which something is left to do does not end by itself. */
const whistle: ItemCard = {
  id: 'practice-whistle',
  deck: 'starting',
  look: 'ring',
  slot: 'misc',
  copies: 1,
  abilities: [
    { timing: 'turn', limit: 'any-number', effects: [{ do: 'special', id: LEARN, n: 0 }] },
  ],
};

/** A piece of the Shadowbane set that does nothing else. */
const relic: ItemCard = {
  id: 'practice-relic',
  deck: 'epic',
  look: 'ring',
  slot: 'misc',
  copies: 1,
  set: 'shadowbane',
};

/** Brings the practice cards. */
export function withPractice(content: Content): Content {
  return {
    ...content,
    mobs: { ...content.mobs, [straw.id]: straw, [armoured.id]: armoured },
    mobItems: { ...content.mobItems, [club.id]: club },
    items: { ...content.items, [sword.id]: sword, [relic.id]: relic, [whistle.id]: whistle },
  };
}

/** The practice sword can do more. */
export function withAbilities(content: Content, abilities: readonly Ability[]): Content {
  return { ...content, items: { ...content.items, [sword.id]: { ...sword, abilities } } };
}

/** A straw man in a zone: Health 20, no dice of its own but one yellow when it attacks. */
export function strawMan(state: DescentState, zone: number, more: Partial<Enemy> = {}): Enemy {
  const made = enemy(`straw${state.enemies.length + 1}`, {
    type: 'undead',
    card: straw.id,
    item: club.id,
    zone,
    ...more,
  });
  state.enemies.push(made);
  return made;
}

/** A weapon of one yellow die. */
export function armed(state: DescentState, hero = 0): void {
  equipped(state, sword.id, hero);
}

/** So many pieces of the Shadowbane set. */
export function withRelics(state: DescentState, pieces: number, hero = 0): void {
  for (let i = 0; i < pieces; i++) equipped(state, relic.id, hero);
}
