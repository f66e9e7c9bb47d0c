import type { RogueBoard } from '../src/content/classes/boards.ts';
import type { DescentState, Hero } from '../src/state.ts';
import { descent, type Played, type Situation, scene } from './descent.ts';
import { foeAttacks } from './fights.ts';
import { set } from './notation.ts';
import { armed, strawMan, withPractice } from './practice.ts';
import type { Stage } from './trials.ts';

export function rogueBoard({ heroes }: Pick<DescentState, 'heroes'>): RogueBoard {
  for (const { board } of heroes) if (board.class === 'rogue') return board;
  throw new Error('there is no Rogue');
}

/** Lays these tokens on the table, out of the bag as far as they are in it. */
export function drawn(state: DescentState, tokens: readonly string[]): void {
  const board = rogueBoard(state);
  for (const token of tokens) {
    const at = board.bag.indexOf(token);
    if (at >= 0) board.bag.splice(at, 1);
    board.drawn.push({ token, used: false });
  }
}

/** Feydra alone, her turn about to begin with these tokens; a straw man stands beside her. */
export function turnWith(tokens: readonly string[], situation: Situation = {}): Played {
  return descent({
    heroes: ['rogue'],
    content: withPractice,
    ...situation,
    change: set(
      'state active null, heroes turn null',
      (state) => void drawn(state, tokens),
      'hero wears practice-sword wears practice-whistle, straw@0',
      situation.change,
    ),
  });
}

export function used(played: Played): number {
  return rogueBoard(played.state).drawn.filter((token) => token.used).length;
}

/** Feydra, who is always the first hero. */
export function feydra(state: DescentState): Hero {
  const [hero] = state.heroes;
  if (!hero) throw new Error('there is no Feydra');
  return hero;
}

/** Feydra attacks a straw man with one yellow die, having these skills and perhaps a token for it. */
export function attackWith(
  skills: readonly string[],
  {
    dice,
    token,
    zone = 0,
    change,
  }: Pick<Situation, 'dice' | 'change'> & { token?: string; zone?: number },
): Played {
  return scene({
    heroes: ['rogue', 'berserker'],
    content: withPractice,
    ...(dice ? { dice } : {}),
    change: (state) => {
      Object.assign(feydra(state), { skills: [...skills], zone });
      armed(state);
      strawMan(state, zone);
      rogueBoard(state).active = token ?? null;
      if (token) rogueBoard(state).drawn.push({ token, used: true });
      change?.(state);
    },
  }).runs((g, hero) => g.do.heroAttack(g, hero));
}

function defend(skills: readonly string[], { change, ...dice }: Stage): Played {
  const ready = (state: DescentState) => Object.assign(feydra(state), { skills });
  return scene({
    heroes: ['rogue', 'berserker'],
    content: withPractice,
    ...dice,
    change: set(ready, 'straw@0', change),
  }).runs(foeAttacks);
}

/** Feydra's turn with these skills. */
export function turn(
  skills: readonly string[],
  tokens: readonly string[],
  situation: Situation = {},
) {
  return turnWith(tokens, {
    ...situation,
    change: set(
      (state) => void Object.assign(feydra(state), { skills: [...skills] }),
      situation.change,
    ),
  });
}

const isToken = (card: string) => card.startsWith('token-');

/** Her attacks and defenses with skills and perhaps a token, and her turns with the tokens drawn. */
export const feydrasTrials = {
  attack(cards: readonly string[], stage: Stage) {
    const [token] = cards.filter(isToken);
    const skills = cards.filter((card) => !isToken(card));
    return attackWith(skills, { ...stage, ...(token ? { token } : {}) });
  },
  defend,
  turn: (cards: readonly string[], stage: Stage) =>
    turn(
      cards.filter((card) => !isToken(card)),
      cards.filter(isToken),
      stage,
    ),
};
