import { berserkerSkills } from '../src/content/classes/berserker/index.ts';
import type { BerserkerBoard } from '../src/content/classes/boards.ts';
import type { Content, ItemCard } from '../src/content-types.ts';
import { heroAt } from '../src/descent.ts';
import type { AttackType, Stance } from '../src/ids.ts';
import type { DescentState } from '../src/state.ts';
import { descent, type Played, type Situation, scene } from './descent.ts';
import { byFoe } from './fights.ts';
import { set } from './notation.ts';
import { withPractice } from './practice.ts';
import type { Stage } from './trials.ts';

/** The dice that the Gargoyles example needs. */
const axe: ItemCard = {
  id: 'practice-axe',
  deck: 'starting',
  look: 'axe',
  slot: 'two-hands',
  copies: 1,
  attacks: { melee: { yellow: 2, orange: 1 } },
};

export function withAxe(content: Content): Content {
  const practice = withPractice(content);
  return { ...practice, items: { ...practice.items, [axe.id]: axe } };
}

export function fury({ heroes }: Pick<DescentState, 'heroes'>): BerserkerBoard {
  for (const { board } of heroes) if (board.class === 'berserker') return board;
  throw new Error('there is no Berserker');
}

export interface Gheta extends Situation {
  readonly skills?: readonly string[];
  readonly stance?: Stance;
  readonly rage?: number;
}

/** What the Berserker is like. She is hero 0; skills for any stance lie under the one she is in. */
export function berserkerWith({ skills = [], stance = 'blood-rage', rage = 0, change }: Gheta) {
  return (state: DescentState): void => {
    const hero = state.heroes[0];
    if (!hero) throw new Error('there is no hero');
    const board: BerserkerBoard = { class: 'berserker', rage, stance, under: {} };
    for (const id of skills) {
      const printed = berserkerSkills.find((skill) => skill.id === id)?.stance ?? 'any';
      board.under[id] = printed === 'any' ? stance : printed;
    }
    hero.board = board;
    hero.skills = [...skills];
    change?.(state);
  };
}

/** Gheta's turn; a Wizard far away keeps her from having the four actions of a lone hero. */
export function ghetasTurn(gheta: Gheta = {}): Played {
  return descent({
    heroes: ['berserker', 'wizard'],
    content: withAxe,
    ...gheta,
    change: berserkerWith({
      ...gheta,
      change: (state) => {
        const other = state.heroes[1];
        if (other) other.zone = 8;
        gheta.change?.(state);
      },
    }),
  }).pick('hero0');
}

/** Gheta's turn, her attack on a straw man, and straw men that attack her, near or far. */
export const gheta = {
  turn: (skills: readonly string[], stage: Stage) => ghetasTurn({ skills, ...stage }),
  reckless: (skills: readonly string[], { change, ...dice }: Stage) =>
    ghetasTurn({ skills, stance: 'reckless', rage: 3, ...dice, change: set('straw@0', change) }),
  attack: (skills: readonly string[], { change, ...dice }: Stage) =>
    ghetasTurn({
      skills,
      ...dice,
      change: set('hero wears practice-sword, straw@0', change),
    }).pick('attack'),
  defend: (skills: readonly string[], stage: Stage) => defends(skills, stage, 'melee'),
  far: (skills: readonly string[], stage: Stage) => defends(skills, stage, 'ranged'),
  /** So many Wounds, outside of any combat. */
  wounded: ([wounds]: readonly string[], { change }: Stage) =>
    scene({ heroes: ['berserker'], change: berserkerWith({ change }) }).runs((g, hero) =>
      g.do.woundHero(g, hero, Number(wounds), { kind: 'rule', id: 'test' }),
    ),
};

function defends(skills: readonly string[], { change, ...dice }: Stage, type: AttackType): Played {
  const before = set(`straw@${type === 'melee' ? 0 : 2}`, change);
  return scene({
    heroes: ['berserker'],
    content: withAxe,
    ...dice,
    change: berserkerWith({ skills, stance: 'provoke', change: before }),
  }).runs(byFoe((g, foe) => g.do.enemyAttack(g, foe, type, heroAt(g, 0))));
}
