import type { Deck, Outcome, Viewer } from '@crawlspace/kernel';
import type { Content } from './content/types.ts';
import type { EnemyTypeId } from './ids.ts';
import { type EnemyNumbers, enemyNumbers, type HeroSheet, heroSheet, lookAt } from './sheets.ts';
import type {
  AdventureState,
  Depth,
  Enemy,
  Exit,
  Fight,
  Hero,
  MissionState,
  Turn,
} from './state.ts';

/** How many cards are to come, and the discard pile that everyone may look through. */
export interface PileView {
  readonly left: number;
  readonly discard: readonly string[];
}

/** What a seat may know of an adventure. Heroes have no secrets from each other; the mine has. */
export interface AdventureView {
  readonly options: AdventureState['options'];
  readonly mission: Omit<MissionState, 'basic'>;
  readonly turn: Turn;
  readonly heroes: readonly Hero[];
  /** The character sheets as they stand now, by hero. */
  readonly sheets: readonly HeroSheet[];
  /** The seat that looks; null for a spectator. */
  readonly you: number | null;
  readonly lantern: number;
  readonly reviveTokens: number;
  readonly enemies: readonly Enemy[];
  readonly fight: Fight | null;
  readonly enemyNumbers: Readonly<Partial<Record<EnemyTypeId, EnemyNumbers>>>;
  readonly board: {
    readonly layout: AdventureState['board']['layout'];
    readonly exits: readonly Exit[];
    /** Tiles with a face-down exploration token. */
    readonly tokens: readonly number[];
    readonly scavenged: readonly number[];
  };
  readonly depth: Depth;
  /** The size of the Growing Dread stack; what is in it is hidden. */
  readonly dread: number;
  readonly inPlay: AdventureState['inPlay'];
  readonly worlds: AdventureState['worlds'];
  readonly decks: Readonly<Record<string, PileView>>;
  readonly outcome: Outcome | null;
}

/** Builds the view by naming what may be known. */
export function viewOf(content: Content, state: AdventureState, viewer: Viewer): AdventureView {
  const g = lookAt(content, state);
  const { board, decks, mission } = state;
  return {
    options: state.options,
    mission: {
      id: mission.id,
      counters: mission.counters,
      markers: mission.markers,
      objectiveFound: mission.objectiveFound,
      darknessAhead: mission.darknessAhead,
    },
    turn: state.turn,
    heroes: state.heroes,
    // Worked out only for those who read it: bots look at the table at every decision.
    get sheets() {
      return state.heroes.map((hero) => heroSheet(g, hero));
    },
    you: 'seat' in viewer ? viewer.seat : null,
    lantern: state.lantern,
    reviveTokens: state.reviveTokens,
    enemies: state.enemies,
    fight: state.fight,
    get enemyNumbers() {
      return enemyNumbers(g);
    },
    board: {
      layout: board.layout,
      exits: board.exits,
      tokens: board.tokens.map(({ tile }) => tile),
      scavenged: board.scavenged,
    },
    depth: state.depth,
    dread: state.dread.length,
    inPlay: state.inPlay,
    worlds: state.worlds,
    decks: {
      'map-mines': pile(decks.map.mines),
      'map-targa': pile(decks.map.targa),
      'encounter-mines': pile(decks.encounter.mines),
      'encounter-targa': pile(decks.encounter.targa),
      'artifact-mines': pile(decks.artifact.mines),
      'artifact-targa': pile(decks.artifact.targa),
      'threat-low': pile(decks.threat.low),
      'threat-med': pile(decks.threat.med),
      'threat-high': pile(decks.threat.high),
      'threat-epic': pile(decks.threat.epic),
      'threat-targa': pile(decks.threat.targa),
      gear: pile(decks.gear),
      darkness: pile(decks.darkness),
      'growing-dread': pile(decks.growingDread),
      exploration: pile(decks.exploration),
    },
    outcome: state.outcome,
  };
}

function pile(deck: Deck): PileView {
  return { left: deck.draw.length, discard: deck.discard };
}
