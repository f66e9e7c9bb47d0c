import { PARTY, type Rule } from '@crawlspace/kernel';
import { distancesFrom } from '../../board/queries.ts';
import { type Descent, heroesUp } from '../../descent.ts';
import { loseMana } from '../../rules/abilities/gains.ts';
import {
  countedAsHeroes,
  countedAsHeroesIn,
  type HeroOrAlly,
  healthOf,
  woundFigure,
} from '../../rules/combat/counted-as-heroes.ts';
import { enemyMovesTo, enterZone } from '../../rules/enemies/enemy-move.ts';
import { attackClosest, attackTarget } from '../../rules/enemies/enemy-targets.ts';
import { pickToken } from '../../rules/picks.ts';
import type { BoardToken, Enemy } from '../../state.ts';
import type { BossAction, BossCard, BossSpace } from '../types.ts';
import { by, self, targetWithLeast } from './deeds.ts';
import { REAPER } from './numbers.ts';

/** A Time token leaves an Hourglass zone; where there is none left, time has run out. */
export function* takeTime(g: Descent, hourglass: BoardToken): Rule {
  const left = hourglass.count ?? 0;
  if (left === 0) return yield* g.do.lose(g, 'out-of-time');
  hourglass.count = left - 1;
  g.emit({ t: 'quest', purpose: 'time-taken', zone: hourglass.zone, amount: left - 1 });
}

function hourglasses(g: Descent): BoardToken[] {
  return g.state.dungeon.tokens.filter(({ kind }) => kind === 'hourglass');
}

/** The Hourglass with the least of something; the players choose among equal ones. */
function* hourglassWithLeast(
  g: Descent,
  reaper: Enemy,
  of: (hourglass: BoardToken) => number,
): Rule<BoardToken | null> {
  const least = Math.min(...hourglasses(g).map(of));
  const tied = hourglasses(g).filter((hourglass) => of(hourglass) === least);
  if (tied.length <= 1) return tied[0] ?? null;
  const prompt = { key: 'ask.hourglass', params: { enemy: { key: `${reaper.card}.name` } } };
  return yield* pickToken({ seat: PARTY, prompt }, tied);
}

function* nearestHourglass(g: Descent, reaper: Enemy): Rule<BoardToken | null> {
  const away = distancesFrom(g, reaper.zone, reaper);
  return yield* hourglassWithLeast(g, reaper, ({ zone }) => away[zone] as number);
}

/** No symbol: it attacks, or comes nearer. */
const scythe: BossAction = {
  does: (g, id) => g.do.enemyAction(g, self(g, id)),
};

/** It comes for the weakest first. */
const appointment: BossAction = {
  *does(g, id) {
    const reaper = self(g, id);
    const health = (each: HeroOrAlly) => healthOf(g, each);
    const weakest = yield* targetWithLeast(reaper, countedAsHeroes(g), health);
    if (!weakest) return;
    yield* enemyMovesTo(g, reaper, REAPER.stride, [weakest.zone]);
    if (!(yield* attackTarget(g, reaper, weakest))) yield* attackClosest(g, reaper);
  },
};

/** The fullest glass runs. */
const runningSand: BossAction = {
  *does(g, id) {
    const reaper = self(g, id);
    const fullest = yield* hourglassWithLeast(g, reaper, ({ count }) => -(count ?? 0));
    if (fullest) yield* takeTime(g, fullest);
    yield* g.do.enemyMoves(g, reaper, 1);
  },
};

/** It reaps what stands around the nearest glass. */
const reaping: BossAction = {
  *does(g, id) {
    const reaper = self(g, id);
    const hourglass = yield* nearestHourglass(g, reaper);
    if (!hourglass) return;
    enterZone(g, reaper, hourglass.zone);
    yield* takeTime(g, hourglass);
    for (const each of countedAsHeroesIn(g, hourglass.zone)) {
      yield* woundFigure(g, each, REAPER.reaping, by(reaper));
    }
  },
};

/** Every glass runs at once. */
const midnight: BossAction = {
  *does(g) {
    for (const hourglass of hourglasses(g)) yield* takeTime(g, hourglass);
  },
};

const chill: BossSpace = {
  *arrives(g) {
    for (const hero of heroesUp(g)) loseMana(g, hero, 1);
  },
};

const theHourStrikes: BossSpace = {
  *arrives(g, id) {
    const reaper = self(g, id);
    const hourglass = yield* nearestHourglass(g, reaper);
    if (hourglass) yield* takeTime(g, hourglass);
  },
};

/** The Reaper: comes for the weakest, and lets the time of the heroes run out. */
export const reaper: BossCard = {
  id: 'reaper',
  type: 'reaper',
  healthPerHero: 18,
  actions: 1,
  activationDice: 3,
  attackType: 'magic',
  attack: { yellow: 3, orange: 1, enemy: 2 },
  defense: 2,
  defenseEnemyDice: 3,
  special: [scythe, appointment, runningSand, reaping, midnight],
  combat: [
    { timing: 'attack', cost: { symbols: 1 }, effects: [{ do: 'less-shields', n: 1 }] },
    { timing: 'defense', cost: { symbols: 2 }, effects: [{ do: 'wounds', n: 1, on: 'target' }] },
  ],
  track: [
    {},
    { enemy: 1 },
    { orange: 1 },
    chill,
    { activationDice: 1 },
    { blue: 1 },
    theHourStrikes,
    { actions: 1 },
  ],
};
