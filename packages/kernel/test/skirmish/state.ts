import { type Deck, type GameEvent, type Luck, newDeck, type SeatId } from '../../src/index.ts';
import { spacesMarked } from './cellar.ts';

export type CardId = 'bandage' | 'whetstone' | 'rumour' | 'nothing';
export type Stance = 'guard' | 'press';

export interface Hero {
  space: number;
  health: number;
  /** Nerve re-rolls dice and dodges blows. */
  nerve: number;
  stance: Stance;
  blade: number;
  /** Rumours are known only to the one who heard them. */
  hand: CardId[];
}

export interface Rat {
  id: string;
  space: number;
  health: number;
}

export interface Skirmish {
  round: number;
  lastRound: number;
  /** What comes next: the stances, one hero after the other, the rats. */
  phase: 'stances' | 'heroes' | 'rats';
  /** The heroes who still act in this round, in order. */
  toAct: SeatId[];
  heroes: Hero[];
  rats: Rat[];
  deck: Deck<CardId>;
  /** Where the crown is buried; nobody knows until it is found. */
  crown: number;
  crownFound: boolean;
}

export interface SkirmishSetup {
  readonly rats: number;
  readonly rounds: number;
}

export type SkirmishEvent =
  | ({ readonly t: 'round'; readonly round: number } & GameEvent)
  | ({ readonly t: 'moved'; readonly seat: SeatId; readonly to: number } & GameEvent)
  | ({ readonly t: 'rolled'; readonly label: string; readonly dice: readonly number[] } & GameEvent)
  | ({ readonly t: 'drew'; readonly seat: SeatId; readonly card: CardId } & GameEvent)
  | ({ readonly t: 'wounded'; readonly who: string; readonly left: number } & GameEvent)
  | ({ readonly t: 'dodged'; readonly seat: SeatId } & GameEvent)
  | ({ readonly t: 'crown-found'; readonly seat: SeatId } & GameEvent);

const CARDS: readonly CardId[] = [
  ...Array<CardId>(3).fill('bandage'),
  ...Array<CardId>(2).fill('whetstone'),
  ...Array<CardId>(3).fill('rumour'),
  ...Array<CardId>(4).fill('nothing'),
];
export const DECK_SIZE = CARDS.length;

export function setUp(setup: SkirmishSetup, luck: Luck): Skirmish {
  const doors = spacesMarked('E');
  return {
    round: 1,
    lastRound: setup.rounds,
    phase: 'stances',
    toAct: [],
    heroes: spacesMarked('H').map((space) => newHero(space)),
    rats: Array.from({ length: setup.rats }, (_, n) => ({
      id: `rat${n}`,
      space: (doors[n % 2] as number) + (n < 2 ? 0 : n % 2 === 0 ? 8 : -1),
      health: 2,
    })),
    deck: newDeck(CARDS, luck),
    crown: luck.pick('crown', CROWN_SPACES),
    crownFound: false,
  };
}

/** The crown lies in the middle of the cellar. */
const CROWN_SPACES = [18, 20, 26, 29, 34, 37, 44];

function newHero(space: number): Hero {
  return { space, health: 6, nerve: 2, stance: 'guard', blade: 0, hand: [] };
}

export function clone(state: Skirmish): Skirmish {
  return {
    round: state.round,
    lastRound: state.lastRound,
    phase: state.phase,
    toAct: [...state.toAct],
    heroes: state.heroes.map((hero) => ({ ...hero, hand: [...hero.hand] })),
    rats: state.rats.map((rat) => ({ ...rat })),
    deck: { draw: [...state.deck.draw], discard: [...state.deck.discard] },
    crown: state.crown,
    crownFound: state.crownFound,
  };
}
