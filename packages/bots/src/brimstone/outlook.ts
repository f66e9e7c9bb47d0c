import {
  type AdventureState,
  type AdventureView,
  askOf,
  DEFAULT_OPTIONS,
} from '@crawlspace/brimstone';
import type { Random } from '@crawlspace/kernel';
import type { Standing } from '../chance/standing.ts';
import { shuffleAnew } from '../futures.ts';
import type { Outlook } from '../search/outlook.ts';
import calibration from './calibration.json' with { type: 'json' };
import measured from './measured.json' with { type: 'json' };
import { paysToLookAhead, worthComparing } from './peace.ts';
import { isUp } from './thumb/numbers.ts';
import { thumbDecider } from './thumb/thumb.ts';
import { worthOfAdventure } from './worth.ts';

/**
 * Looks ahead in a fight to the start of the next turn: by then everybody has acted once. In peace one
 * turn further, so that what a Door opened late costs is seen beside what it let in.
 */
export const adventureOutlook: Outlook<AdventureView> = {
  thumb: thumbDecider,
  isStop: (question) => askOf(question) === 'turn-start',
  pays: paysToLookAhead,
  shortlist: worthComparing,
  clock: (view) => view.turn.number,
  horizon: (view) => (view.enemies.length > 0 ? 1 : 2),
  evaluate: worthOfAdventure,
  chances: { standing, measured, calibration },
};

/** Four steps of the Darkness are as much as everybody notices. */
const STRIDE = 4;

function standing(view: AdventureView): Standing {
  const { mission, heroes, depth, enemies } = view;
  const seen = [
    mission.objectiveFound,
    mission.counters['clues'] ?? 0,
    heroes.filter(isUp).length,
    enemies.length,
    view.inPlay.length,
    Math.floor(depth.darkness / STRIDE),
  ];
  return {
    mission: mission.id,
    heroes: heroes.length,
    level: view.campaign ? view.posseLevel : null,
    otherRules: isUnusual(view),
    over: Math.max(0, view.turn.number - 1),
    peace: enemies.length === 0,
    mark: seen.join(),
  };
}

const USUAL = JSON.stringify(Object.entries(DEFAULT_OPTIONS).sort());

function isUnusual({ options }: AdventureView): boolean {
  return JSON.stringify(Object.entries(options).sort()) !== USUAL;
}

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
