import type { Content } from '../../content-types.ts';
import { byId } from '../cards.ts';
import { mineDriftEncounters } from './mines-drifts.ts';
import { mineLastingEncounters } from './mines-lasting.ts';
import { mineRoomEncounters } from './mines-rooms.ts';
import { targaRoomEncounters } from './targa-rooms.ts';
import { targaWasteEncounters } from './targa-wastes.ts';

/** The encounter decks: twenty cards of the Mines, fifteen of Targa. */
export const encounters: Content['encounters'] = byId([
  ...mineRoomEncounters,
  ...mineDriftEncounters,
  ...mineLastingEncounters,
  ...targaRoomEncounters,
  ...targaWasteEncounters,
]);
