import { PARTY, type Rule } from '@crawlspace/kernel';
import { promptFor } from '../../asks.ts';
import { distancesFrom, neighbours } from '../../board/queries.ts';
import { type Descent, heroesUp } from '../../descent.ts';
import type { Happening, OfAnEnemy } from '../../happenings.ts';
import type { ZoneId } from '../../ids.ts';
import { enemyOf, STOP, type Ways } from '../../occasion.ts';
import { isAlive } from '../../rules/combat/wounds.ts';
import { extraAction } from '../../rules/enemies/enemy-activation.ts';
import { enemyMovesTo, enterZone } from '../../rules/enemies/enemy-move.ts';
import {
  aimsOf,
  attackClosest,
  attackTarget,
  chooseTarget,
  rangeBetween,
} from '../../rules/enemies/enemy-targets.ts';
import { raiseMinions } from '../../rules/enemies/raise.ts';
import {
  canBeMoved,
  countedAsHeroes,
  type HeroOrAlly,
  isStanding,
  placeFigure,
} from '../../rules/figures/counted-as-heroes.ts';
import { pickFigure, pickZone } from '../../rules/picks.ts';
import type { Enemy } from '../../state.ts';
import { takeTime } from './hourglasses.ts';
import { measure, targetsOf } from './targets.ts';

/** What monsters and bosses do. */
export const monsterWays: Ways<OfAnEnemy> = {
  *pick(g, at, { of, by }) {
    const enemy = enemyOf(at);
    const targets = targetsOf(g, enemy, of);
    const least = measure(g, enemy, by);
    const lowest = Math.min(...targets.map(least));
    at.mark = yield* chooseTarget(
      enemy,
      targets.filter((target) => least(target) === lowest),
    );
    return at.mark ? undefined : STOP;
  },
  *approach(g, at, { n }) {
    if (at.mark) yield* enemyMovesTo(g, enemyOf(at), n, [at.mark.zone]);
  },
  *advance(g, at, { n }) {
    yield* g.do.enemyMoves(g, enemyOf(at), n);
  },
  *land(g, at) {
    if (at.mark) enterZone(g, enemyOf(at), at.mark.zone);
  },
  *leap(g, at, { n }) {
    const enemy = enemyOf(at);
    enterZone(g, enemy, yield* chooseZone(enemy, perches(g, enemy, n)));
  },
  *draw(g, at, { n }) {
    if (at.mark) yield* drawTarget(g, at.mark, enemyOf(at), n);
  },
  *attack(g, at, { on, times = 1, orClosest }) {
    const enemy = enemyOf(at);
    for (let i = 0; i < times && isAlive(g, enemy); i++) {
      if (on === 'closest') {
        if (!(yield* attackClosest(g, enemy))) return;
      } else {
        if (!at.mark || !isStanding(g, at.mark)) return;
        const reached = yield* attackTarget(g, enemy, at.mark);
        if (!reached && orClosest) yield* attackClosest(g, enemy);
      }
    }
  },
  *'attack-each'(g, at, { n }) {
    const enemy = enemyOf(at);
    const attacked: HeroOrAlly[] = [];
    for (let i = 0; i < n && isAlive(g, enemy); i++) {
      const aims = aimsOf(g, enemy).filter(({ target }) => !attacked.includes(target));
      const target = yield* attackClosest(g, enemy, aims);
      if (!target) return;
      attacked.push(target);
    }
  },
  *action(g, at, { more }) {
    const enemy = enemyOf(at);
    if (!more) yield* g.do.enemyAction(g, enemy);
    else if (isAlive(g, enemy) && heroesUp(g).length > 0) yield* extraAction(g, enemy);
  },
  *regain(g, at, { n }) {
    g.do.healEnemy(g, enemyOf(at), n * g.state.scale);
  },
  *command(g, at, what) {
    const enemy = enemyOf(at);
    const prompt = promptFor('servant', { enemy: { key: `${enemy.card}.name` } });
    const servant = yield* pickFigure({ seat: PARTY, prompt }, servants(g, enemy, what));
    raiseMinions(g, servant, what.raise);
    yield* extraAction(g, servant);
  },
  'take-time': takeTime,
};

/** Whether the first thing a pattern does can be done: there is somebody to pick, a place to leap to, a mob to command. */
export function canBegin(g: Descent, enemy: Enemy, first: Happening | undefined): boolean {
  switch (first?.do) {
    case 'pick':
      return targetsOf(g, enemy, first.of).length > 0;
    case 'leap':
      return perches(g, enemy, first.n).length > 0;
    case 'command':
      return servants(g, enemy, first).length > 0;
    default:
      return true;
  }
}

/** The farthest zones within a leap where nobody stands and from where it sees somebody to attack. */
function perches(g: Descent, enemy: Enemy, leap: number): ZoneId[] {
  const away = distancesFrom(g, enemy.zone, enemy);
  const targets = countedAsHeroes(g);
  const free = (zone: ZoneId) =>
    targets.every((target) => target.zone !== zone) &&
    targets.some((target) => rangeBetween(g, zone, target.zone) !== null);
  for (let far = leap; far > 0; far--) {
    const zones = g.map.zones.map(({ id }) => id).filter((id) => away[id] === far && free(id));
    if (zones.length > 0) return zones;
  }
  return [];
}

/** The mobs that hear the command. */
function servants(
  g: Descent,
  enemy: Enemy,
  { types, within }: Extract<OfAnEnemy, { do: 'command' }>,
): Enemy[] {
  const away = distancesFrom(g, enemy.zone, enemy);
  return g.state.enemies.filter(
    ({ type, zone }) => types.some((each) => each === type) && (away[zone] as number) <= within,
  );
}

/** Somebody is drawn so many zones toward an enemy, along a shortest way. */
function* drawTarget(g: Descent, who: HeroOrAlly, enemy: Enemy, zones: number): Rule {
  for (let gone = 0; gone < zones && isStanding(g, who) && canBeMoved(g, who); gone++) {
    const away = distancesFrom(g, enemy.zone, who);
    const here = away[who.zone] as number;
    const nearer = neighbours(g, who.zone, who).filter((zone) => (away[zone] as number) < here);
    if (nearer.length === 0) return;
    yield* placeFigure(g, who, yield* chooseZone(enemy, nearer));
  }
}

/** The players choose one of some zones. */
function chooseZone(enemy: Enemy, zones: readonly ZoneId[]): Rule<ZoneId> {
  const prompt = promptFor('enemy-zone', { enemy: { key: `${enemy.card}.name` } });
  return pickZone({ seat: PARTY, prompt }, zones, enemy);
}
