import { type Ask, askOf, type DescentView } from '@crawlspace/hellscape';
import { byHabit, firstAnswer, noOpinion } from '../../asked.ts';
import type { Decider } from '../../decider.ts';
import type { Habit } from './asked.ts';
import { doorCard } from './bargains.ts';
import {
  bless,
  column,
  consecrate,
  elements,
  skill,
  stance,
  swapToken,
  tokenFor,
} from './boards.ts';
import {
  anytime,
  cleanse,
  douse,
  follow,
  passage,
  potion,
  recover,
  step,
  stepAlly,
  target,
  weapon,
  whomToHeal,
  zoneInside,
} from './choices.ts';
import { attack, beforeRoll, results } from './fight.ts';
import { craft, handOver, newItem, trade } from './gear.ts';
import { move } from './moves.ts';
import {
  bearer,
  credit,
  enemyOrder,
  enemyTarget,
  enemyWay,
  servant,
  summonerWay,
  well,
  whoseTurn,
} from './party.ts';
import { arrows, arrowsUnder } from './ranger.ts';
import { turn } from './turn.ts';
import { quadrant, readyMarker } from './wizard.ts';

/** What a sensible player does, by what is asked; of a new kind of question this has to be said too. */
const HABITS: Readonly<Record<Ask, Habit>> = {
  // Setting up, and growing.
  bearer: bearer,
  'starting-weapon': weapon,
  potion: potion,
  start: noOpinion,
  skill: skill,
  // The round.
  activate: whoseTurn,
  turn: turn,
  recover: recover,
  anytime: anytime,
  use: () => 'yes',
  'shadow-ability': () => 'yes',
  heal: whomToHeal,
  douse: douse,
  cleanse: cleanse,
  // Ways through the dungeon.
  move: move,
  step: step,
  'step-ally': stepAlly,
  push: noOpinion,
  passage: passage,
  'door-card': doorCard,
  'door-zone': zoneInside,
  follow: follow,
  'mob-zone': zoneInside,
  'loot-zone': zoneInside,
  // Attacks.
  attack: attack,
  'before-roll': beforeRoll,
  results: results,
  'enemy-ability': noOpinion,
  target: target,
  credit: credit,
  // Enemies.
  'enemy-order': enemyOrder,
  'enemy-target': enemyTarget,
  'enemy-way': enemyWay,
  'enemy-zone': noOpinion,
  servant: servant,
  hourglass: well,
  'boss-start': noOpinion,
  // Belongings.
  'new-item': newItem,
  trade: trade,
  'hand-over': handOver,
  'put-away': noOpinion,
  craft: craft,
  // Quests.
  'summoner-way': summonerWay,
  'cursed-weapon': weapon,
  well: well,
  // Classes.
  stance: stance,
  'stance-for': stance,
  bless: bless,
  column: column,
  consecrate: consecrate,
  shift: noOpinion,
  'shift-zone': consecrate,
  'light-step': step,
  arrows: arrows,
  'arrows-under': arrowsUnder,
  'token-move': tokenFor('blue'),
  'token-attack': tokenFor('red'),
  'token-recover': tokenFor(null),
  'token-trade': tokenFor(null),
  'token-special': tokenFor(null),
  'lose-token': tokenFor(null),
  'swap-token': swapToken,
  elements: elements,
  'mana-or-elements': elements,
  quadrant: quadrant,
  'ready-marker': readyMarker,
  'ready-marker-free': readyMarker,
  rift: step,
};

/**
 * Plays Hellscape by rules of thumb, one for each kind of question. It sees the question and what
 * its seat may know; what it has no opinion on gets the first answer that is allowed.
 */
export function hellscapeThumb(seed: string): Decider<DescentView> {
  return byHabit({ askOf, of: HABITS }, { sorted: '', stingy: '' }, firstAnswer, seed);
}
