import type { Rule } from '@crawlspace/kernel';
import type { Adventure } from '../../adventure.ts';
import type { TileIndex } from '../../board/index.ts';
import type { Mission } from '../../content-types.ts';
import type { EnemyTypeId } from '../../ids.ts';
import {
  count,
  counter,
  marker,
  removeMarker,
  setCounter,
  theLiving,
  whoDrawsArtifact,
} from '../../language/mission-board.ts';
import { enemyStat, modelsInReserve } from '../../rules/queries.ts';
import type { Enemy } from '../../state.ts';

const data = {
  clues: 3,
  healthEach: 3,
  stays: 2,
  heals: 1,
  xp: 60,
  gold: 75,
  earlyXp: 30,
  loseSanity: 1,
};
const ID = 'the-one-that-limps';
const CAUSE = { kind: 'card', id: ID } as const;
const TYPE: EnemyTypeId = 'night-terrors';
const SPOOR = 'spoor';

function isQuarry(g: Adventure, enemy: Enemy): boolean {
  return enemy.id === `${TYPE}${counter(g, 'quarry')}`;
}

function quarry(g: Adventure): Enemy | undefined {
  return g.state.enemies.find((enemy) => isQuarry(g, enemy));
}

function lieInWait(g: Adventure, tile: TileIndex): void {
  removeMarker(g, SPOOR);
  g.state.mission.markers.push({ id: SPOOR, tile, space: null });
}

/** It comes where its trail leads, as hurt as it got away; when all of its kind are here, later. */
function* comesOut(g: Adventure): Rule {
  const spoor = marker(g, SPOOR);
  if (!spoor || modelsInReserve(g, TYPE) === 0) return;
  g.emit({ t: 'mission', card: `${ID}.comes` });
  const before = new Set(g.state.enemies);
  yield* g.do.spawn(g, [{ type: TYPE, number: 1 }], { kind: 'tile', tile: spoor.tile });
  const it = g.state.enemies.find((enemy) => enemy.type === TYPE && !before.has(enemy));
  if (!it) return;
  removeMarker(g, SPOOR);
  setCounter(g, 'quarry', Number(it.id.slice(TYPE.length)));
  setCounter(g, 'stayed', 0);
  it.wounds = Math.min(counter(g, 'hurt'), enemyStat(g, TYPE, 'health', it) - 1);
}

/** Half dead, or when it has seen enough, it is off; in its lair it has nowhere to go. */
function* maybeFlees(g: Adventure): Rule {
  const it = quarry(g);
  if (!it || g.state.mission.objectiveFound) return;
  const isHurt = 2 * it.wounds >= enemyStat(g, TYPE, 'health', it);
  if (count(g, 'stayed', 1) < data.stays && !isHurt) return;
  setCounter(g, 'hurt', it.wounds);
  setCounter(g, 'quarry', 0);
  g.emit({ t: 'mission', card: `${ID}.flees` });
  yield* g.do.takeAway(g, it);
}

/** In the dark it licks its wounds. */
function heals(g: Adventure): void {
  const hurt = counter(g, 'hurt');
  if (hurt > 0 && counter(g, 'quarry') === 0) setCounter(g, 'hurt', Math.max(0, hurt - data.heals));
}

/** Hunt one enemy that gets away twice, and kill it in its lair or before. */
export const theOneThatLimps: Mission = {
  id: ID,
  data,
  basic: false,
  levels: [2, 4],
  story: { won: ['dead-weight', 'the-far-engine'], lost: ['run-for-daylight'] },
  place: { x: 76, y: 56 },
  world: 'mines',
  gates: () => false,
  clues: data.clues,
  ability: {
    enemiesWhen: (g, _source, enemy) =>
      enemy && isQuarry(g, enemy) ? { health: data.healthEach * g.state.heroes.length } : {},
    on: {
      turnStart: (g) => comesOut(g),
      turnEnd: (g) => maybeFlees(g),
      darknessMoved(g, _source, { forward }): undefined {
        if (forward) heals(g);
      },
    },
  },
  *onClue(g, tile): Rule {
    g.emit({ t: 'mission', card: `${ID}.clue` });
    lieInWait(g, tile);
  },
  *onObjective(g, tile): Rule {
    lieInWait(g, tile);
    yield* comesOut(g);
    yield* g.do.attack(g, 'party', { kind: 'tile', tile });
  },
  isWon: (g) => counter(g, 'quarry') > 0 && quarry(g) === undefined,
  *reward(g): Rule {
    const early = g.state.mission.objectiveFound ? 0 : data.earlyXp;
    for (const hero of theLiving(g)) {
      g.do.gainXp(g, hero, data.xp + early);
      yield* g.do.gainGold(g, hero, data.gold);
    }
    yield* g.do.drawArtifact(g, yield* whoDrawsArtifact(g));
  },
  *failure(g): Rule {
    for (const hero of theLiving(g)) yield* g.do.loseSanity(g, hero, data.loseSanity, CAUSE);
  },
};
