import type { TileId } from '../src/board/tiles.ts';
import type { ClassId } from '../src/ids.ts';
import { encountersOf } from '../src/rules/exploration/encounters.ts';
import type { AdventureState } from '../src/state.ts';
import type { Played } from './adventure.ts';
import { setExit, stack } from './explore.ts';
import { field } from './fight.ts';
import { card as itemCard, withItems } from './items.ts';
import type { Dice, Place } from './notation.ts';

/** A room of each world in which columns 1 to 8 of rows 1 to 3 are floor. */
type House = 'mines' | 'targa';

const ROOMS: Readonly<Record<House, TileId>> = {
  mines: 'mines-chapel-level',
  targa: 'targa-terrace-of-the-eye',
};

const PLACES: readonly Place[] = [
  [4, 1],
  [5, 1],
  [6, 1],
];

export interface Met {
  readonly heroes?: readonly ClassId[];
  readonly dice?: Dice;
  readonly change?: (state: AdventureState) => void;
  /** What the exits of the room are, in order. */
  readonly exits?: readonly ('door' | 'end-cap')[];
  readonly mission?: string;
}

/** What lies on top of the Gear deck, of the Artifact decks, and in the Scavenge deck. */
export const GEAR = 'tin-cup';
export const ARTIFACT = 'idol';
export const SCAVENGE = 'scav-dust';

/**
 * The heroes, with nothing but their sheets, meet an encounter in a room: by default the US Marshal
 * (seat 0, the faster one) and the Bandido (seat 1).
 */
export function meet(world: House, card: string, met: Met = {}): Played {
  const heroes = met.heroes ?? ['us-marshal', 'bandido'];
  return field({
    heroes,
    tile: ROOMS[world],
    at: PLACES.slice(0, heroes.length),
    ...(met.dice === undefined ? {} : { dice: met.dice }),
    ...(met.mission ? { mission: met.mission } : {}),
    content: withItems(itemCard(GEAR), itemCard(ARTIFACT)),
    change(state) {
      stack(state.decks.gear, GEAR);
      stack(state.decks.artifact[world], ARTIFACT);
      state.decks.scavenge.draw = [SCAVENGE];
      state.worlds = [world];
      for (const [exit, kind] of (met.exits ?? []).entries()) {
        setExit(state, { tile: 0, exit }, kind);
      }
      stack(state.decks.encounter[world], card);
      met.change?.(state);
    },
  }).runs((g) => encountersOf(g, 0, 1, false));
}
