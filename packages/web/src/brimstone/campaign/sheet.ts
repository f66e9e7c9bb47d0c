import { brimstoneStay, type Character, type StayView } from '@crawlspace/brimstone';
import { SeededLuck } from '@crawlspace/kernel';

/** A character's sheet between adventures: what the rules make of it, before anything happens. */
export function sheetOf(character: Character): StayView {
  const alive = { ...character, dead: false, resurrectable: false };
  const setup = brimstoneStay.parseSetup({ characters: [alive] });
  return brimstoneStay.view(brimstoneStay.setUp(setup, new SeededLuck('sheet')), { seat: 0 });
}
