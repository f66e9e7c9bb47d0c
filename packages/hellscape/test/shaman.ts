import type { ShamanBoard } from '../src/content/classes/boards.ts';
import type { Content, ItemCard, MobCard } from '../src/content-types.ts';
import type { Element } from '../src/ids.ts';
import type { DescentState } from '../src/state.ts';
import type { Situation } from './descent.ts';
import { withPractice } from './practice.ts';
import { at, equipped } from './training-ground.ts';

/** One yellow die, in the own zone or the next. */
const rod: ItemCard = {
  id: 'practice-rod',
  deck: 'starting',
  look: 'staff',
  slot: 'hand',
  copies: 1,
  attacks: { magic: { yellow: 1 } },
};

/** Straw men that fall easily. */
const twigs: MobCard = {
  id: 'straw-twigs',
  type: 'undead',
  tier: '1-2',
  health: 2,
  reward: 0,
  defense: 0,
  abilities: [],
};

function withRod(content: Content): Content {
  const practice = withPractice(content);
  return {
    ...practice,
    items: { ...practice.items, [rod.id]: rod },
    mobs: { ...practice.mobs, [twigs.id]: twigs },
  };
}

export function shamanBoard(state: DescentState, hero = 0): ShamanBoard {
  const board = state.heroes[hero]?.board;
  if (board?.class !== 'shaman') throw new Error(`hero ${hero} is no Shaman`);
  return board;
}

export interface Rite extends Situation {
  readonly elements?: Partial<Record<Element, number>>;
  readonly peaks?: readonly Element[];
  readonly skills?: readonly string[];
  readonly mana?: number;
}

/** Nahias in the upper left corner with a rod of one yellow die, and a Berserker far away. */
export function rite(situation: Rite): Situation {
  return {
    heroes: ['shaman', 'berserker'],
    content: withRod,
    ...situation,
    change(state) {
      const [nahias, other] = state.heroes;
      if (!nahias || !other) throw new Error('two heroes are expected');
      Object.assign(nahias, {
        zone: at(0, 0),
        mana: situation.mana ?? 2,
        skills: [...(situation.skills ?? [])],
      });
      other.zone = at(5, 1);
      const board = shamanBoard(state);
      Object.assign(board.elements, situation.elements);
      board.peaks.push(...(situation.peaks ?? []));
      equipped(state, rod.id);
      situation.change?.(state);
    },
  };
}
