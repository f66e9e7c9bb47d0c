import { type Chance, d6, type Rule } from '@crawlspace/kernel';
import { type Adventure, heroAt } from '../../adventure.ts';
import { sum } from '../../dice.ts';
import { worldIn } from '../../lookup.ts';
import { madeOf } from '../../made.ts';
import { foresee, trigger } from '../abilities/active.ts';
import { strengthenEnemies } from '../enemies/below-the-darkness.ts';
import { heroStat, partsOfStat } from '../figures/stats.ts';
import { lanternWorld } from '../movement/lantern.ts';

/** Marks of the track. The numbered spaces 15 … 1 lie between them as marks 1 … 15. */
export const ENTRANCE = 0;
export const DARKNESS_START = 16;

/** What a space of the track does when the Darkness arrives. */
export type DepthSpace = 'plain' | 'growing-dread' | 'blood-spatter';

const GROWING_DREAD = [15, 11, 6];
const BLOOD_SPATTER = [13, 10, 8, 4, 2];

/** The seventeen spaces from the Entrance to Darkness Start. */
export const DEPTH_TRACK: readonly DepthSpace[] = Array.from(
  { length: DARKNESS_START + 1 },
  (_, mark) => {
    const number = DARKNESS_START - mark;
    if (mark !== ENTRANCE && GROWING_DREAD.includes(number)) return 'growing-dread';
    return mark !== ENTRANCE && BLOOD_SPATTER.includes(number) ? 'blood-spatter' : 'plain';
  },
);

/** The mark of a numbered space, 15 … 1. */
export function markOf(space: number): number {
  return DARKNESS_START - space;
}

/** The number printed on a mark; null for the Entrance and Darkness Start. */
export function spaceNumber(mark: number): number | null {
  return mark === ENTRANCE || mark === DARKNESS_START ? null : DARKNESS_START - mark;
}

/** The Stage of a mark: lines run between 11 and 10 and between 6 and 5. */
export function stageOf(mark: number): 1 | 2 | 3 {
  if (mark <= markOf(11)) return 1;
  return mark <= markOf(6) ? 2 : 3;
}

/** What Hold Back the Darkness needs: 7+, 8+ or 9+ by the Stage of the Hero Party marker. */
export function holdBackNeed(g: Adventure): number {
  return 6 + stageOf(g.state.depth.party);
}

/** What holding back may bring: no doubles and high enough, doubles, or neither. */
export function chancesOfHoldingBack(g: Adventure): readonly Chance[] {
  const found = { held: 0, event: 0, moves: 0 };
  for (const one of d6.faces) {
    for (const other of d6.faces) {
      const rolled = {
        dice: [one, other],
        total: one + other + holdBackBonus(g),
        need: holdBackNeed(g),
      };
      foresee(g, 'holdBackRolled', rolled);
      if (one === other) found.event++;
      else if (rolled.total >= rolled.need) found.held++;
      else found.moves++;
    }
  }
  const rolls = d6.faces.length ** 2;
  return [
    { of: 'hold-clean', odds: found.held / rolls },
    { of: 'hold-event', odds: found.event / rolls },
    { of: 'hold-fails', odds: found.moves / rolls },
  ];
}

/** What the bearer of the lantern adds. */
export function holdBackBonus(g: Adventure): number {
  return heroStat(g, heroAt(g, g.state.lantern), 'holdBack');
}

/**
 * Step 1 of a turn: the bearer of the lantern, even when KO'd, rolls 2D6. Too low a sum lets the
 * Darkness move; natural doubles cause a Depth Event instead, whatever the sum. Never re-rolled.
 */
export function* holdBackTheDarkness(g: Adventure): Rule {
  const hero = g.state.lantern;
  const need = holdBackNeed(g);
  const dice = g.rollMany('hold-back', d6, 2);
  g.emit({ t: 'rolled', hero, purpose: 'hold-back', dice, need, rule: 'B-DEPTH-27' });
  const rolled = { dice, total: sum(dice) + holdBackBonus(g), need };
  const parts = partsOfStat(g, heroAt(g, hero), 'holdBack');
  yield* trigger(g, 'holdBackRolled', rolled, { number: () => rolled.total, parts });
  const [row = 1, other] = dice;
  if (row === other) yield* g.do.depthEvent(g, row);
  else if (rolled.total < need) yield* g.do.moveDarkness(g, 1);
  else {
    const amount = rolled.total;
    const { made } = madeOf(sum(dice), amount, parts);
    g.emit({ t: 'held-back', hero, amount, need, ...(made ? { made } : {}), rule: 'B-DEPTH-27' });
  }
}

/** The Hero Party marker moves one step for each new map tile, up to Darkness Start. */
export function advanceParty(g: Adventure): void {
  const { depth } = g.state;
  if (depth.party === DARKNESS_START) return;
  depth.party++;
  g.emit({ t: 'party-moved', amount: depth.party, rule: 'B-DEPTH-23' });
  strengthenEnemies(g);
}

/**
 * Moves the Darkness towards the Entrance: every space it enters takes effect. Moved back (a negative
 * number) it wakes nothing, and stops at Darkness Start.
 */
export function* moveDarkness(g: Adventure, steps: number): Rule {
  const { depth } = g.state;
  if (steps < 0) {
    depth.darkness = Math.min(DARKNESS_START, depth.darkness - steps);
    g.emit({ t: 'darkness-moved', amount: depth.darkness, rule: 'B-DEPTH-25' });
    yield* trigger(g, 'darknessMoved', { to: depth.darkness, forward: false });
  }
  for (let step = 0; step < steps && !g.state.outcome; step++) yield* stepOfTheDarkness(g);
}

function* stepOfTheDarkness(g: Adventure): Rule {
  const { depth } = g.state;
  depth.darkness--;
  g.emit({ t: 'darkness-moved', amount: depth.darkness, rule: 'B-DEPTH-25' });
  strengthenEnemies(g);
  yield* trigger(g, 'darknessMoved', { to: depth.darkness, forward: true });
  const space = DEPTH_TRACK[depth.darkness];
  if (depth.darkness === ENTRANCE) yield* g.do.loseAdventure(g, 'darkness-escaped');
  else if (space === 'growing-dread') yield* g.do.drawGrowingDread(g);
  else if (space === 'blood-spatter') yield* g.do.drawDarkness(g);
}

/** An entry of the chart of the lantern's world. It concerns only heroes in that world. */
export function* depthEvent(g: Adventure, row: number): Rule {
  const card = worldIn(g.content, lanternWorld(g)).depthEvents[row - 1];
  const event = card === undefined ? undefined : g.content.depthEvents[card];
  if (!event) throw new Error(`there is no Depth Event ${row}`);
  g.emit({ t: 'depth-event', card: event.id, amount: row, rule: 'B-DEPTH-31' });
  yield* trigger(g, 'depthEvent', { row });
  yield* event.resolve(g);
}

/** A Depth Event that doubles did not cause: a D6 decides which, and the Darkness does not move. */
export function* rolledDepthEvent(g: Adventure): Rule {
  const row = g.roll('depth-event', d6);
  g.emit({ t: 'rolled', purpose: 'depth-event', dice: [row], rule: 'B-DEPTH-32' });
  yield* g.do.depthEvent(g, row);
}
