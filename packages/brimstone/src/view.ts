import { CONTENT, type Deck, type OfTable, type Outcome, type Viewer } from '@crawlspace/kernel';
import type { Layout, WorldId } from './board/index.ts';
import type { Content } from './content-types.ts';
import type { RuleOptions } from './options.ts';
import { seenDepth, seenEnemy, seenFight, seenHero, seenMission, seenTurn } from './seen.ts';
import type {
  AdventureState,
  Decks,
  Depth,
  Enemy,
  EnemyBonus,
  Exit,
  Fight,
  Hero,
  InPlay,
  MissionState,
  Span,
  Turn,
} from './state.ts';

/** How many cards are to come, and the discard pile that everyone may look through. */
export interface PileView {
  readonly left: number;
  readonly discard: readonly string[];
}

/**
 * What a seat or a spectator may know of an adventure. Heroes have no secrets from each other; the mine has.
 *
 * It is a value of its own: the game goes on without changing it, and it is the same after a way
 * through JSON. What can be worked out from it is not in it (`numbersOf`): bots look at the table at
 * nearly every decision, and few of them want to know.
 */
export interface AdventureView extends OfTable<Content> {
  readonly options: RuleOptions;
  readonly mission: MissionState;
  readonly turn: Turn;
  readonly heroes: readonly Hero[];
  readonly campaign: boolean;
  /** What makes enemies tougher; 1 with new heroes. */
  readonly posseLevel: number;
  /** The seat that looks; null for a spectator. */
  readonly you: number | null;
  readonly lantern: number;
  readonly reviveTokens: number;
  readonly enemies: readonly Enemy[];
  readonly fight: Fight | null;
  readonly board: BoardView;
  readonly depth: Depth;
  /** The size of the Growing Dread stack; what is in it is hidden. */
  readonly dread: number;
  readonly inPlay: readonly InPlay[];
  readonly enemyBonuses: readonly EnemyBonus[];
  readonly exhausted: Readonly<Record<string, Span>>;
  readonly worlds: readonly WorldId[];
  readonly decks: Readonly<Record<string, PileView>>;
  readonly outcome: Outcome | null;
}

interface BoardView {
  readonly layout: Layout;
  readonly exits: readonly Exit[];
  /** Tiles with a face-down exploration token. */
  readonly tokens: readonly number[];
  readonly scavenged: readonly number[];
}

/**
 * Builds the view by naming what may be known. Only what is replaced as a whole and never changed in
 * place is shared with the state: options, layout, outcome, bonuses, the cards of heroes and items.
 * Tests freeze every view of random games to make sure, and want every field of the state to be
 * listed as seen or hidden.
 */
export function viewOf(content: Content, state: AdventureState, viewer: Viewer): AdventureView {
  return {
    [CONTENT]: content,
    options: state.options,
    mission: seenMission(state.mission),
    turn: seenTurn(state.turn),
    heroes: state.heroes.map(seenHero),
    campaign: state.campaign ?? false,
    posseLevel: state.posseLevel ?? 1,
    you: 'seat' in viewer ? viewer.seat : null,
    lantern: state.lantern,
    reviveTokens: state.reviveTokens,
    enemies: state.enemies.map(seenEnemy),
    fight: state.fight && seenFight(state.fight),
    board: seenBoard(state.board),
    depth: seenDepth(state.depth),
    dread: state.dread.length,
    inPlay: state.inPlay.map(seenInPlay),
    enemyBonuses: state.enemyBonuses.slice(),
    exhausted: { ...state.exhausted },
    worlds: state.worlds.slice(),
    decks: seenDecks(state.decks),
    outcome: state.outcome,
  };
}

function seenBoard({ layout, exits, tokens, scavenged }: AdventureState['board']): BoardView {
  return {
    layout,
    exits: exits.map(({ tile, exit, kind }) => ({ tile, exit, kind })),
    tokens: tokens.map(({ tile }) => tile),
    scavenged: scavenged.slice(),
  };
}

function seenInPlay({ card, tile, hero }: InPlay): InPlay {
  return hero === undefined ? { card, tile } : { card, tile, hero };
}

function seenDecks(decks: Decks): AdventureView['decks'] {
  const { map, encounter, artifact, threat } = decks;
  return {
    ...piles('map', map),
    ...piles('encounter', encounter),
    ...piles('artifact', artifact),
    ...piles('threat', threat),
    gear: pile(decks.gear),
    darkness: pile(decks.darkness),
    'growing-dread': pile(decks.growingDread),
    exploration: pile(decks.exploration),
  };
}

function piles(name: string, decks: Readonly<Record<string, Deck>>) {
  return Object.fromEntries(
    Object.entries(decks).map(([each, deck]) => [`${name}-${each}`, pile(deck)]),
  );
}

function pile({ draw, discard }: Deck): PileView {
  return { left: draw.length, discard: discard.slice() };
}
