import type { DescentView } from '@crawlspace/hellscape';
import { byHabit, firstAnswer } from '../../asked.ts';
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

const HABITS: Readonly<Record<string, Habit>> = {
  'ask.activate': whoseTurn,
  'ask.turn': turn,
  'ask.move': move,
  'ask.passage': passage,
  'ask.step': step,
  'ask.step-ally': stepAlly,
  'ask.rift': step,
  'ask.light-step': step,
  'ask.attack': attack,
  'ask.before-roll': beforeRoll,
  'ask.results': results,
  'ask.arrows': arrows,
  'ask.arrows-under': arrowsUnder,
  'ask.skill': skill,
  'ask.starting-weapon': weapon,
  'ask.cursed-weapon': weapon,
  'ask.potion': potion,
  'ask.anytime': anytime,
  'ask.heal': whomToHeal,
  'ask.target': target,
  'ask.recover': recover,
  'ask.douse': douse,
  'ask.cleanse': cleanse,
  'ask.token-attack': tokenFor('red'),
  'ask.token-move': tokenFor('blue'),
  'ask.token-recover': tokenFor(null),
  'ask.token-trade': tokenFor(null),
  'ask.token-special': tokenFor(null),
  'ask.lose-token': tokenFor(null),
  'ask.swap-token': swapToken,
  'ask.elements': elements,
  'ask.mana-or-elements': elements,
  'ask.quadrant': quadrant,
  'ask.ready-marker': readyMarker,
  'ask.ready-marker-free': readyMarker,
  'ask.stance': stance,
  'ask.stance-for': stance,
  'ask.bless': bless,
  'ask.column': column,
  'ask.consecrate': consecrate,
  'ask.shift-zone': consecrate,
  'ask.new-item': newItem,
  'ask.trade': trade,
  'ask.hand-over': handOver,
  'ask.craft': craft,
  'ask.door-card': doorCard,
  'ask.door-zone': zoneInside,
  'ask.loot-zone': zoneInside,
  'ask.mob-zone': zoneInside,
  'ask.follow': follow,
  'ask.enemy-target': enemyTarget,
  'ask.enemy-order': enemyOrder,
  'ask.enemy-way': enemyWay,
  'ask.servant': servant,
  'ask.credit': credit,
  'ask.bearer': bearer,
  'ask.summoner-way': summonerWay,
  'ask.well': well,
  'ask.hourglass': well,
  'ask.use': () => 'yes',
  'ask.shadow-ability': () => 'yes',
};

/**
 * Plays Hellscape by rules of thumb, one for each kind of question. It sees the question and what
 * its seat may know; whatever it does not understand gets the first answer that is allowed.
 */
export function hellscapeThumb(seed: string): Decider<DescentView> {
  return byHabit(HABITS, { sorted: '', stingy: '' }, firstAnswer, seed);
}
