import type { AdventureState } from '../../src/state.ts';
import { type Check, told } from './check.ts';
import { typeHasASay } from './enemy-numbers.ts';
import { groundOf } from './ground.ts';
import { hasASay, heroNumber } from './hero-numbers.ts';

/** Marks of the depth track from 0, the Entrance: 1 is the space 15, 16 is Darkness Start. */
const mark = (space: number) => 16 - space;
const BLOOD_SPATTER = [13, 10, 8, 4, 2].map(mark);
const GROWING_DREAD = [15, 11, 6].map(mark);

export function stageOf(party: number): 7 | 8 | 9 {
  return party <= mark(11) ? 7 : party <= mark(6) ? 8 : 9;
}

type Due = 'darkness-card' | 'dread';

/** Hold Back the Darkness, the markers on the depth track, and what the Darkness wakes there. */
export const darkness: Check = {
  name: 'darkness',
  start() {
    let stood: number | null = null;
    let rolled: { readonly dice: readonly number[]; readonly total: number | null } | null = null;
    let due: Due | null = null;
    let rolls = 0;
    return ({ moment, now, report }) => {
      if (moment.kind !== 'event') return;
      const { event } = moment;
      stood ??= now.depth.darkness;
      if (event.t === 'turn') rolls = 0;
      const roll = told(moment, 'rolled');
      if (roll?.purpose === 'hold-back') {
        rolls++;
        if (rolls > 1) report('B-DEPTH-26', 'rolled twice in a turn');
        const need = stageOf(now.depth.party);
        if (roll.hero !== now.lantern) report('B-LIGHT-08', `hero ${roll.hero} has no lantern`);
        if (roll.dice.length !== 2) report('B-DEPTH-27', `${roll.dice.length} dice`);
        if (roll.need !== need) report('B-DEPTH-19', `needs ${roll.need}, not ${need}`);
        rolled = { dice: roll.dice, total: totalOf(now, roll.dice) };
      }
      const came = ['held-back', 'darkness-moved', 'depth-event'].includes(event.t);
      if (rolled && came) {
        const { dice, total } = rolled;
        const doubles = dice[0] === dice[1];
        const holds = total === null ? null : total >= stageOf(now.depth.party);
        if (doubles !== (event.t === 'depth-event')) report('B-DEPTH-29', `${dice}: ${event.t}`);
        else if (!doubles && holds !== null && holds !== (event.t === 'held-back')) {
          report('B-DEPTH-28', `${dice} make ${total}: ${event.t}`);
        }
        if (event.t === 'depth-event' && event.amount !== dice[0]) {
          report('B-DEPTH-31', `${dice}: event ${event.amount}`);
        }
        rolled = null;
      }
      if (event.t === 'step' && event.purpose === 'activations' && rolls !== 1) {
        report('B-DEPTH-26', `${rolls} rolls to hold back the Darkness in a turn`);
      }
      if (event.t === 'darkness-card') due = due === 'darkness-card' ? null : due;
      if (event.t === 'dread-added' || event.t === 'dread-revealed')
        due = due === 'dread' ? null : due;
      if (event.t === 'lost' || event.t === 'won') due = null;
      if (due && (event.t === 'step' || event.t === 'turn' || event.t === 'darkness-moved')) {
        report('B-DEPTH-15', `nothing came of the Darkness on ${stood}: ${due}`);
        due = null;
      }
      if (event.t === 'darkness-moved') {
        const isForward = event.amount < stood;
        const skips = isForward && event.amount !== stood - 1;
        if (skips) report('B-DEPTH-15', `from ${stood} to ${event.amount} at once`);
        stood = event.amount;
        due = isForward ? wakes(now, stood) : null;
      }
      if (event.t === 'depth-event') dueRow(now, event.card, event.amount, report);
    };
  },
};

/** What the roll comes to, as far as numbers say; null where a card or an enemy has a say. */
function totalOf(now: AdventureState, dice: readonly number[]): number | null {
  const bearer = now.heroes[now.lantern];
  const types = new Set(now.enemies.map(({ type }) => type));
  if (!bearer || now.heroes.some((hero) => hasASay(now, hero, 'holdBackRolled'))) return null;
  if ([...types].some((type) => typeHasASay(now, type, 'holdBackRolled'))) return null;
  const bonus = heroNumber(now, bearer, 'holdBack');
  return bonus === null ? null : dice.reduce((sum, die) => sum + die, bonus);
}

function wakes({ decks, depth }: AdventureState, at: number): Due | null {
  if (BLOOD_SPATTER.includes(at)) return 'darkness-card';
  const { draw, discard } = decks.growingDread;
  const isLeft = draw.length + discard.length > 0 && depth.darkness > 0;
  return GROWING_DREAD.includes(at) && isLeft ? 'dread' : null;
}

/** The chart is that of the World where the lantern is. */
function dueRow(
  now: AdventureState,
  card: string,
  row: number,
  report: (rule: string, text: string) => void,
): void {
  const bearer = now.heroes[now.lantern];
  const world = bearer && groundOf(now).plane.squares[bearer.space]?.world;
  if (card !== `depth-${world}-${row}`) report('B-DEPTH-33', `${card} for row ${row} in ${world}`);
}
