import type { WizardBoard } from '../src/content/classes/boards.ts';
import { basicSpells } from '../src/content/classes/wizard/index.ts';
import type { AttackDice, Content, ItemCard } from '../src/content-types.ts';
import type { DescentState } from '../src/state.ts';
import { descent, type Played, type Situation, scene } from './descent.ts';
import { foeAttacks } from './fights.ts';
import { set } from './notation.ts';
import { withPractice } from './practice.ts';
import { equipped } from './training-ground.ts';
import type { Stage } from './trials.ts';

/** One yellow die of Magic, one of Melee: nothing that balancing will change. */
const wand: ItemCard = {
  id: 'practice-wand',
  deck: 'starting',
  look: 'wand',
  slot: 'hand',
  copies: 1,
  attacks: { magic: { yellow: 1 } },
};

/** The spells on the Amulet when no skill has been gained. */
export const BASIC = Object.keys(basicSpells);

export function amulet({ heroes }: Pick<DescentState, 'heroes'>): WizardBoard {
  for (const { board } of heroes) if (board.class === 'wizard') return board;
  throw new Error('there is no Wizard');
}

export function withWand(content: Content): Content {
  const practice = withPractice(content);
  return { ...practice, items: { ...practice.items, [wand.id]: wand } };
}

export interface Mathrin extends Situation {
  /** What lies on the Amulet from quadrant 0 on; basic spells fill the rest. */
  readonly spells?: readonly string[];
  readonly ready?: number;
  readonly mana?: number;
  /** Without one he has no weapon at all. */
  readonly wand?: boolean;
}

/** What the Wizard is like. He is hero 0. */
export function wizardWith({ spells = [], ready = 0, mana, wand: has = true, change }: Mathrin) {
  return (state: DescentState): void => {
    const hero = state.heroes[0];
    if (!hero) throw new Error('there is no hero');
    const quadrants = BASIC.map((basic, i) => spells[i] ?? basic);
    hero.board = { class: 'wizard', quadrants, ready, free: false };
    hero.skills = quadrants.filter((spell) => !BASIC.includes(spell));
    if (mana !== undefined) hero.mana = mana;
    hero.maxMana = Math.max(hero.maxMana, hero.mana);
    if (has) equipped(state, wand.id);
    change?.(state);
  };
}

/** Mathrin's turn; a Berserker far away keeps him from having the four actions of a lone hero. */
export function mathrinsTurn(mathrin: Mathrin = {}): Played {
  return descent({
    heroes: ['wizard', 'berserker'],
    content: withWand,
    ...mathrin,
    change: wizardWith({
      ...mathrin,
      change: (state) => {
        const other = state.heroes[1];
        if (other) other.zone = 8;
        mathrin.change?.(state);
      },
    }),
  }).pick('hero0');
}

/** Mathrin's turn or attack, and straw men that attack him with so many dice. */
export const mathrin = {
  turn: (spells: readonly string[], stage: Stage) => mathrinsTurn({ spells, ...stage }),
  attack: (spells: readonly string[], stage: Stage) =>
    mathrinsTurn({ spells, ...stage }).pick('attack'),
  defend: (spells: readonly string[], stage: Stage) => defends(spells, stage, 1),
  defend3: (spells: readonly string[], stage: Stage) => defends(spells, stage, 3),
};

function defends(spells: readonly string[], { change, ...dice }: Stage, yellow: number): Played {
  return scene({
    heroes: ['wizard'],
    content: (content) => withClub(withWand(content), { yellow }),
    ...dice,
    change: wizardWith({
      spells: [...spells, 'side-step', 'mending', 'ley-draught'],
      change: set('straw@0', change),
    }),
  }).runs(foeAttacks);
}

function withClub(content: Content, melee: AttackDice): Content {
  const club = content.mobItems['straw-club'];
  if (!club) throw new Error('there is no club');
  return {
    ...content,
    mobItems: { ...content.mobItems, [club.id]: { ...club, attacks: { melee } } },
  };
}
