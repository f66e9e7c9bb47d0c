import type { AdventureState, AdventureView } from '@crawlspace/brimstone';
import type { Random } from '@crawlspace/kernel';
import { shuffleAnew } from '../futures.ts';
import type { Outlook } from '../search/outlook.ts';
import { paysToLookAhead, worthComparing } from './peace.ts';
import { thumbDecider } from './thumb/thumb.ts';
import { worthOfAdventure } from './worth.ts';

/**
 * Looks ahead in a fight to the start of the next turn: by then everybody has acted once. In peace one
 * turn further, so that what a Door opened late costs is seen beside what it let in.
 */
export const adventureOutlook: Outlook<AdventureView> = {
  thumb: thumbDecider,
  stops: new Set(['prompt.turn-start']),
  pays: paysToLookAhead,
  shortlist: worthComparing,
  clock: (view) => view.turn.number,
  horizon: (view) => (view.enemies.length > 0 ? 1 : 2),
  evaluate: worthOfAdventure,
};

/** What nobody knows of an adventure: the order of every deck, the face-down tokens, the Dread. */
export function imagineAdventure(state: AdventureState, random: Random): void {
  const { decks, board } = state;
  for (const piles of [decks.map, decks.encounter, decks.artifact, decks.threat])
    for (const deck of Object.values(piles)) shuffleAnew(deck.draw, random);
  for (const deck of [decks.gear, decks.loot, decks.scavenge, decks.darkness, decks.personal])
    shuffleAnew(deck.draw, random);
  redeal(state.dread, decks.growingDread.draw, random);
  const faces = board.tokens.map(({ token }) => token);
  redeal(faces, decks.exploration.draw, random);
  board.tokens.forEach(({ tile }, at) => {
    board.tokens[at] = { tile, token: faces[at] as string };
  });
}

/** Cards that lie face down somewhere could as well be others from the pile they came from. */
function redeal(down: string[], pile: string[], random: Random): void {
  const unknown = [...down, ...pile];
  shuffleAnew(unknown, random);
  down.splice(0, down.length, ...unknown.slice(0, down.length));
  pile.splice(0, pile.length, ...unknown.slice(down.length));
}
