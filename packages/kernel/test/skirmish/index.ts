import { type GameModule, SetupError, type Viewer } from '../../src/index.ts';
import { allDown, step } from './rules.ts';
import { clone, type Skirmish, type SkirmishEvent, type SkirmishSetup, setUp } from './state.ts';

export { isWall, SPACES, WIDTH } from './cellar.ts';
export { DECK_SIZE, type Skirmish, type SkirmishEvent, type SkirmishSetup } from './state.ts';

export interface SkirmishView {
  readonly round: number;
  readonly phase: Skirmish['phase'];
  readonly heroes: readonly {
    readonly space: number;
    readonly health: number;
    readonly nerve: number;
    readonly stance: string;
    readonly cards: number;
  }[];
  readonly rats: readonly {
    readonly id: string;
    readonly space: number;
    readonly health: number;
  }[];
  readonly deck: { readonly left: number; readonly discard: readonly string[] };
  readonly crown: number | null;
  readonly hand: readonly string[];
}

const MOST_RATS = 4;

/** The sample game: two heroes clear a cellar of rats. It uses everything the kernel offers. */
export const skirmish: GameModule<Skirmish, SkirmishSetup, SkirmishEvent, SkirmishView> = {
  id: 'skirmish',
  rules: 1,
  parseSetup(value) {
    const { rats, rounds } = (value ?? {}) as Partial<SkirmishSetup>;
    if (!Number.isInteger(rats) || (rats as number) < 1 || (rats as number) > MOST_RATS) {
      throw new SetupError(`there must be 1 to ${MOST_RATS} rats`);
    }
    if (!Number.isInteger(rounds) || (rounds as number) < 1) {
      throw new SetupError('there must be at least 1 round');
    }
    return { rats: rats as number, rounds: rounds as number };
  },
  seats: () => 2,
  setUp,
  step,
  outcome(state) {
    if (state.rats.length === 0) return { won: true, cause: 'cleared' };
    if (allDown(state)) return { won: false, cause: 'fallen' };
    return state.round > state.lastRound ? { won: false, cause: 'too-late' } : null;
  },
  clone,
  view(state, viewer) {
    return {
      round: state.round,
      phase: state.phase,
      heroes: state.heroes.map(({ space, health, nerve, stance, hand }) => ({
        space,
        health,
        nerve,
        stance,
        cards: hand.length,
      })),
      rats: state.rats.map(({ id, space, health }) => ({ id, space, health })),
      deck: { left: state.deck.draw.length, discard: [...state.deck.discard] },
      crown: state.crownFound ? state.crown : null,
      hand: handOf(state, viewer),
    };
  },
};

function handOf(state: Skirmish, viewer: Viewer): readonly string[] {
  return 'seat' in viewer ? [...(state.heroes[viewer.seat]?.hand ?? [])] : [];
}
