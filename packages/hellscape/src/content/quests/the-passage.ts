import { PARTY, type Rule } from '@crawlspace/kernel';
import { promptFor } from '../../asks.ts';
import { distancesFrom, neighbours } from '../../board/queries.ts';
import type { Special } from '../../content-types.ts';
import { allyById, type Descent, enemiesIn } from '../../descent.ts';
import type { ZoneId } from '../../ids.ts';
import { tokensOf } from '../../language/happen/values.ts';
import type { QuestCard } from '../../quest-types.ts';
import { burn, frostHolds } from '../../rules/combat/conditions.ts';
import { layToken, removeToken } from '../../rules/exploration/tokens.ts';
import { isStanding } from '../../rules/figures/counted-as-heroes.ts';
import { pickZone } from '../../rules/picks.ts';
import type { Ally } from '../../state.ts';
import { allHaveLeft, markedDoors, wayOut } from './common.ts';
import { passageMap } from './the-passage.map.ts';

const STRIDE = 2;
const FIRST_ROUND = 2;

function* summonerArrives(g: Descent): Rule {
  g.state.allies.push({
    id: 'summoner',
    owner: null,
    zone: g.map.start[0] ?? 0,
    wounds: 0,
    fire: 0,
    frost: 0,
    activated: false,
  });
}

/** The zones on the Summoner's mind: in front of the marked door while it is shut, then the Rift. */
function goalOf(g: Descent): ZoneId {
  const [marked = 0] = markedDoors(g);
  const rift = tokensOf(g, 'objective')[0]?.zone ?? 0;
  return g.state.dungeon.open[marked] ? rift : inFrontOf(g, marked);
}

function inFrontOf(g: Descent, door: number): ZoneId {
  const { zones } = g.map.doors[door] ?? { zones: [] };
  return zones.find((zone) => g.map.zones[zone]?.chamber === null) ?? 0;
}

/**
 * Two zones by the shortest way, but never out of a zone with enemies. It is all she does, so it is
 * her activation: Fire burns her first, and a Frost token takes the place of the walk.
 */
function* summonerWalks(g: Descent): Rule {
  const summoner = allyById(g, 'summoner');
  if (!summoner || g.state.round < FIRST_ROUND) return;
  yield* burn(g, summoner);
  if (!isStanding(g, summoner) || frostHolds(g, summoner)) return;
  for (let left = STRIDE; left > 0; left--) {
    if (enemiesIn(g, summoner.zone).length > 0) return;
    if (!(yield* step(g, summoner, goalOf(g)))) return;
    if (yield* stopsHere(g, summoner)) return;
  }
}

function* step(g: Descent, summoner: Ally, goal: ZoneId): Rule<boolean> {
  const away = distancesFrom(g, goal, summoner);
  const here = away[summoner.zone] ?? 0;
  const nearer = neighbours(g, summoner.zone, summoner).filter((zone) => away[zone] === here - 1);
  if (nearer.length === 0) return false;
  summoner.zone = yield* pickZone({ seat: PARTY, prompt: promptFor('summoner-way') }, nearer);
  g.emit({ t: 'moved', card: summoner.id, zone: summoner.zone, rule: 'H-QPASSAGE-05' });
  return true;
}

/** At the marked door the Summoner stops to open it; at the Rift the way out is made. */
function* stopsHere(g: Descent, summoner: Ally): Rule<boolean> {
  const [marked = 0] = markedDoors(g);
  if (!g.state.dungeon.open[marked]) {
    if (summoner.zone !== inFrontOf(g, marked)) return false;
    yield* g.do.openDoor(g, marked, null);
    return true;
  }
  const rift = tokensOf(g, 'objective').find(({ zone }) => zone === summoner.zone);
  if (!rift) return false;
  removeToken(g, rift);
  layToken(g, 'objective-gray', rift.zone);
  g.state.allies = g.state.allies.filter((ally) => ally !== summoner);
  g.emit({ t: 'quest', purpose: 'rift-opened', zone: rift.zone, rule: 'H-QPASSAGE-11' });
  return true;
}

/** Bring the Summoner to the Rift, and follow through it. */
export const thePassage: QuestCard = {
  id: 'the-passage',
  number: 3,
  map: passageMap,
  goals: [{ done: { value: { tokens: 'objective' }, is: 0 } }, allHaveLeft],
  deeds: [wayOut],
  special: 'summoner-walks',
};

export const passageSpecials: Readonly<Record<string, Special>> = {
  'summoner-walks': {
    why: 'she walks by herself through the dungeon, and opens a door and a way out where she arrives',
    rules: {
      setUp: summonerArrives,
      heroPhaseStart: summonerWalks,
      *allyMoved(g, ally) {
        if (ally.id === 'summoner') yield* stopsHere(g, ally);
      },
      *allyKilled(g, ally) {
        if (ally.id === 'summoner') yield* g.do.lose(g, 'summoner-died');
      },
    },
  },
};
