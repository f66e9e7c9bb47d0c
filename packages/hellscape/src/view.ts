import {
  CONTENT,
  type Deck,
  type OfTable,
  type Outcome,
  type SeatId,
  type Viewer,
} from '@crawlspace/kernel';
import type { Content } from './content-types.ts';
import { questOf } from './descent.ts';
import type { CardId, HeroIndex } from './ids.ts';
import type { Objective } from './quest-types.ts';
import {
  type AllyView,
  type CombatView,
  type EnemyView,
  type HeroView,
  seenAlly,
  seenCombat,
  seenEnemy,
  seenHero,
  seenTreasure,
} from './seen.ts';
import type {
  BoardToken,
  Darkness,
  Decks,
  DescentState,
  Dungeon,
  QuestState,
  Treasure,
} from './state.ts';

/** What a seat may know of a quest. Heroes have no secrets from each other; the dungeon has. */
export interface DescentView
  extends OfTable<Content>,
    Readonly<Pick<DescentState, 'scale' | 'round' | 'phase' | 'active'>> {
  /** Who looks; null for a spectator. */
  readonly you: SeatId | null;
  readonly quest: QuestView;
  readonly heroes: readonly HeroView[];
  readonly allies: readonly AllyView[];
  readonly enemies: readonly EnemyView[];
  readonly dungeon: DungeonView;
  readonly bag: Readonly<Treasure>;
  readonly lifebringers: Readonly<DescentState['lifebringers']>;
  readonly darkness: Readonly<Darkness>;
  readonly combat: CombatView | null;
  readonly outcome: Outcome | null;
  readonly decks: Readonly<Record<string, PileView>>;
  readonly objectives: readonly Objective[];
}

export interface QuestView {
  readonly id: CardId;
  readonly counters: Readonly<Record<string, number>>;
  readonly held: Readonly<Record<string, readonly HeroIndex[]>>;
}

export interface DungeonView extends Readonly<Pick<Dungeon, 'bossOnly'>> {
  readonly open: readonly boolean[];
  readonly revealed: readonly boolean[];
  readonly tokens: readonly TokenView[];
}

/** A token; what lies face down is left out, and treasure shows its rarity. */
export type TokenView = Readonly<BoardToken>;

/** How many cards are to come, and the discard pile that everyone may look through. */
export interface PileView {
  readonly left: number;
  readonly discard: readonly CardId[];
}

/** Names what may be known, and copies it: nothing of the state is handed out that the rules ever change in place. */
export function viewOf(content: Content, state: DescentState, viewer: Viewer): DescentView {
  const { lifebringers, darkness, combat, outcome } = state;
  return {
    [CONTENT]: content,
    you: 'seat' in viewer ? viewer.seat : null,
    scale: state.scale,
    quest: seenQuest(state.quest),
    round: state.round,
    phase: state.phase,
    active: state.active,
    heroes: state.heroes.map((hero) => seenHero(content, hero)),
    allies: state.allies.map(seenAlly),
    enemies: state.enemies.map((enemy) => seenEnemy(content, state, enemy)),
    dungeon: seenDungeon(state.dungeon),
    bag: seenTreasure(state.bag),
    lifebringers: { left: lifebringers.left, spent: lifebringers.spent },
    darkness: { side: darkness.side, space: darkness.space },
    combat: combat && seenCombat(combat),
    outcome: outcome && { won: outcome.won, cause: outcome.cause },
    decks: pilesOf(state.decks),
    objectives: questOf(content, state).objectives({ state, content }),
  };
}

function seenQuest({ id, counters, held }: QuestState): QuestView {
  const copied: Record<string, readonly HeroIndex[]> = {};
  for (const name in held) copied[name] = held[name]?.slice() ?? [];
  return { id, counters: { ...counters }, held: copied };
}

function seenDungeon({ open, revealed, tokens, bossOnly }: Dungeon): DungeonView {
  return {
    open: open.slice(),
    revealed: revealed.slice(),
    tokens: tokens.map(seenToken),
    bossOnly,
  };
}

function seenToken({ id, kind, zone, face, count }: BoardToken): TokenView {
  if (kind === 'treasure' && face !== undefined) return { id, kind, zone, face };
  return count === undefined ? { id, kind, zone } : { id, kind, zone, count };
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

export function pile({ draw, discard }: Deck): PileView {
  return { left: draw.length, discard: discard.slice() };
}
