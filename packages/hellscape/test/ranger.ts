import type { Ability } from '../src/ability.ts';
import type { ArrowCard } from '../src/class-cards.ts';
import type { RangerBoard } from '../src/content/classes/boards.ts';
import type { Content, ItemCard, MobCard } from '../src/content-types.ts';
import type { DescentState } from '../src/state.ts';
import { type Played, type Situation, scene } from './descent.ts';
import { strawMan, withPractice } from './practice.ts';
import { at, equipped } from './training-ground.ts';

/** Two orange dice at any distance. */
const bow: ItemCard = {
  id: 'practice-bow',
  deck: 'starting',
  look: 'bow',
  slot: 'two-hands',
  copies: 1,
  attacks: { ranged: { orange: 2 } },
};

/** A straw man with a shield, whose symbols are shields too. */
const guard: MobCard = {
  id: 'straw-guards',
  type: 'satyrs',
  tier: '1-2',
  health: 20,
  reward: 0,
  defense: 1,
  abilities: [{ timing: 'defense', cost: { symbols: 1 }, effects: [{ do: 'shields', n: 1 }] }],
};

const nothing: Ability = { timing: 'ranged-attack', effects: [] };

/** Arrow cards that show so many arrows and do nothing. */
const blanks: readonly ArrowCard[] = [1, 2, 3, 4, 5, 6, 7].map((arrows) => ({
  id: blank(arrows),
  arrows,
  quickShot: nothing,
  bullseye: nothing,
  overload: nothing,
}));

export function blank(arrows: number): string {
  return `blank-${arrows}`;
}

export function withRange(content: Content): Content {
  const practice = withPractice(content);
  return {
    ...practice,
    items: { ...practice.items, [bow.id]: bow },
    mobs: { ...practice.mobs, [guard.id]: guard },
    arrows: { ...practice.arrows, ...Object.fromEntries(blanks.map((card) => [card.id, card])) },
  };
}

export function rangerBoard(state: DescentState, hero = 0): RangerBoard {
  const board = state.heroes[hero]?.board;
  if (board?.class !== 'ranger') throw new Error(`hero ${hero} is no Ranger`);
  return board;
}

/** The deck is these cards, the first on top; a blank card can be in it several times. */
export function stack(state: DescentState, ...cards: string[]): void {
  rangerBoard(state).arrows = { draw: [...cards].reverse(), discard: [] };
}

export interface Shooting extends Situation {
  /** Arrow cards from the top of the deck. */
  readonly cards: readonly string[];
  readonly skills?: readonly string[];
  readonly mana?: number;
  readonly target?: 'straw-men' | 'straw-guards';
  readonly minions?: number;
}

/** Irk with a bow of two orange dice, two zones from a target of Health 20: ready to shoot. */
export function range(shooting: Shooting): Situation {
  return {
    heroes: ['ranger', 'berserker'],
    content: withRange,
    ...shooting,
    change(state) {
      const [irk, other] = state.heroes;
      if (!irk || !other) throw new Error('two heroes are expected');
      Object.assign(irk, {
        zone: at(0, 0),
        mana: shooting.mana ?? 2,
        skills: shooting.skills ?? [],
      });
      other.zone = at(5, 1);
      equipped(state, bow.id);
      strawMan(state, at(2, 0), {
        card: shooting.target ?? 'straw-men',
        minions: shooting.minions ?? 0,
      });
      stack(state, ...shooting.cards);
      shooting.change?.(state);
    },
  };
}

/** One attack of the Ranger. */
export function shooting(situation: Shooting): Played {
  return scene(range(situation)).runs((g, hero) => g.do.heroAttack(g, hero));
}
