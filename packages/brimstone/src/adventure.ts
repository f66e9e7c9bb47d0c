import { Context, type Game, type Rule } from '@crawlspace/kernel';
import { type Board, boardOf } from './board/index.ts';
import type { Content } from './content-types.ts';
import type { Effects } from './effects.ts';
import type { BrimstoneEvent } from './events.ts';
import type { HeroIndex } from './ids.ts';
import type { InForce } from './rules/abilities/in-force.ts';
import type { AdventureState, Enemy, Hero } from './state.ts';

/**
 * What every rule of Brimstone works with: the state, luck and events of the game, the content, and
 * the effects that rules and cards cause. Effects are called through `do`, because rules lead to
 * each other in circles (a hit may KO, a KO may end a fight, a fight may hit) and modules must not.
 */
export class Adventure extends Context<AdventureState, BrimstoneEvent> {
  readonly content: Content;
  readonly do: Effects;
  readonly inForce: InForce;
  /** While encounters are resolved: the enemies that come of them, in order, once all are done. */
  enemiesOfEncounters: (() => Rule)[] | null = null;

  constructor(
    game: Game<AdventureState, BrimstoneEvent>,
    content: Content,
    effects: Effects,
    inForce: InForce,
  ) {
    super(game);
    this.content = content;
    this.do = effects;
    this.inForce = inForce;
  }
}

/** What it takes to look something up. */
export type Lookup = Pick<Adventure, 'state' | 'content'>;

export function board(g: Adventure): Board {
  return boardOf(g.content.tiles, g.state.board.layout);
}

export function heroAt(g: Adventure, index: HeroIndex): Hero {
  const hero = g.state.heroes[index];
  if (!hero) throw new Error(`there is no hero ${index}`);
  return hero;
}

export function isUp(hero: Hero): boolean {
  return hero.knockedOut === null && !hero.dead && hero.away === undefined;
}

/** The heroes who are neither KO'd nor dead, nor have left. */
export function heroesUp(g: Adventure): Hero[] {
  return g.state.heroes.filter(isUp);
}

export function enemyById(g: Adventure, id: string): Enemy | undefined {
  return g.state.enemies.find((enemy) => enemy.id === id);
}

export function inFight(g: Lookup): boolean {
  return g.state.enemies.length > 0;
}
