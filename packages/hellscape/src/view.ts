import type { Deck, Outcome, SeatId, Viewer } from '@crawlspace/kernel';
import type { BoardView } from './content/classes/boards.ts';
import type { Objective } from './content/quest-types.ts';
import type { Content } from './content/types.ts';
import { questOf } from './descent.ts';
import { enemyHealth } from './rules/enemies/enemy-health.ts';
import type { BoardToken, Decks, DescentState, Enemy, Hero } from './state.ts';

/** How many cards are to come, and the discard pile that everyone may look through. */
export interface PileView {
  readonly left: number;
  readonly discard: readonly string[];
}

/** An enemy with the Health of the miniature that is next to fall. */
export interface EnemyView extends Enemy {
  readonly health: number;
}

export interface HeroView extends Omit<Hero, 'board'> {
  readonly board: BoardView;
}

/** What a seat may know of a quest. Heroes have no secrets from each other; the dungeon has. */
export interface DescentView
  extends Omit<DescentState, 'heroes' | 'enemies' | 'dungeon' | 'decks' | 'wishes'> {
  /** The seat that looks; null for a spectator. */
  readonly you: SeatId | null;
  readonly heroes: readonly HeroView[];
  readonly enemies: readonly EnemyView[];
  readonly dungeon: Omit<DescentState['dungeon'], 'tokens'> & {
    /** Hidden faces are left out; treasure shows its rarity. */
    readonly tokens: readonly BoardToken[];
  };
  readonly decks: Readonly<Record<string, PileView>>;
  readonly objectives: readonly Objective[];
}

/** Builds the view by naming what may be known. What few look at is worked out when they do. */
export function viewOf(content: Content, state: DescentState, viewer: Viewer): DescentView {
  const { dungeon, decks } = state;
  return {
    you: 'seat' in viewer ? viewer.seat : null,
    options: state.options,
    scale: state.scale,
    quest: state.quest,
    round: state.round,
    phase: state.phase,
    active: state.active,
    heroes: state.heroes.map((hero) => heroView(content, hero)),
    allies: state.allies,
    enemies: state.enemies.map((enemy) => ({
      ...enemy,
      health: enemyHealth({ state, content }, enemy),
    })),
    spoils: state.spoils,
    dungeon: {
      open: dungeon.open,
      revealed: dungeon.revealed,
      tokens: dungeon.tokens.map(tokenView),
      bossOnly: dungeon.bossOnly,
    },
    bag: state.bag,
    pool: state.pool,
    reserve: state.reserve,
    lifebringers: state.lifebringers,
    darkness: state.darkness,
    combat: state.combat,
    nextItem: state.nextItem,
    nextEnemy: state.nextEnemy,
    nextToken: state.nextToken,
    outcome: state.outcome satisfies Outcome | null,
    get decks() {
      return pilesOf(decks);
    },
    get objectives() {
      return questOf(content, state).objectives({ state, content });
    },
  };
}

function pilesOf({ mobs, roaming, mobItems, items, doors }: Decks): DescentView['decks'] {
  return {
    'mobs-1-2': pile(mobs['1-2']),
    'mobs-3-4': pile(mobs['3-4']),
    'mobs-5': pile(mobs['5']),
    'roaming-1-2': pile(roaming['1-2']),
    'roaming-3-4': pile(roaming['3-4']),
    'roaming-5': pile(roaming['5']),
    'mob-items-1-2': pile(mobItems['1-2']),
    'mob-items-3-4': pile(mobItems['3-4']),
    'mob-items-5': pile(mobItems['5']),
    common: pile(items.common),
    rare: pile(items.rare),
    epic: pile(items.epic),
    doors: pile(doors),
  };
}

function heroView(content: Content, hero: Hero): HeroView {
  return { ...hero, board: content.classes[hero.class].boardView(hero.board) };
}

function tokenView(token: BoardToken): BoardToken {
  if (token.kind === 'treasure' || token.face === undefined) return token;
  const { id, kind, zone, count } = token;
  return { id, kind, zone, ...(count === undefined ? {} : { count }) };
}

export function pile(deck: Deck): PileView {
  return { left: deck.draw.length, discard: deck.discard };
}
