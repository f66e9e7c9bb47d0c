import type { Rule } from '@crawlspace/kernel';
import { promptFor } from '../../asks.ts';
import type { Special } from '../../content-types.ts';
import { type Descent, isUp } from '../../descent.ts';
import type { ZoneId } from '../../ids.ts';
import { tokenAt, tokensOf } from '../../language/happen/values.ts';
import type { QuestCard } from '../../quest-types.ts';
import { leaveZone } from '../../rules/exploration/move.ts';
import { countedAsHeroes } from '../../rules/figures/counted-as-heroes.ts';
import { pickZone } from '../../rules/picks.ts';
import type { Enemy, Hero } from '../../state.ts';
import { ownDeed } from './common.ts';
import { mazeMap } from './hellish-maze.map.ts';

const BEASTS = 4;
const KILLED = { counter: 'beasts-killed' } as const;

function passages(g: Descent): ZoneId[] {
  return tokensOf(g, 'objective').map(({ zone }) => zone);
}

/** From a passage to any other: who leaves enemies behind is struck as ever. */
function* usePassage(g: Descent, hero: Hero): Rule {
  const others = passages(g).filter((zone) => zone !== hero.zone);
  const zone = yield* pickZone(
    { seat: hero.index, prompt: promptFor('passage'), rule: 'H-QMAZE-07' },
    others,
  );
  yield* leaveZone(g, hero);
  if (isUp(hero)) yield* g.do.placeHero(g, hero, zone);
}

/** With no hero on their tile enemies seek the nearest passage, and from there whoever they can find. */
function enemyGoal(g: Descent, enemy: Enemy): ZoneId[] | null {
  const tile = tileOf(g, enemy.zone);
  if (countedAsHeroes(g).some(({ zone }) => tileOf(g, zone) === tile)) return null;
  return passages(g).filter((zone) => tileOf(g, zone) === tile);
}

function tileOf(g: Descent, zone: ZoneId): number | undefined {
  return g.map.zones[zone]?.tile;
}

/** Four islands, four Beasts: kill them all. */
export const hellishMaze: QuestCard = {
  id: 'hellish-maze',
  number: 6,
  map: mazeMap,
  goals: [{ done: { value: KILLED, is: BEASTS }, numbers: { n: KILLED, of: BEASTS } }],
  triggers: [
    // A Beast wakes with the chamber it sleeps in.
    { on: 'revealed', does: [{ do: 'spawn', mark: 'beast', at: { token: 'corruption' } }] },
    {
      on: 'killed',
      if: [{ dead: 'beast' }],
      does: [
        { do: 'count', counter: KILLED.counter, n: 1 },
        { do: 'tell', purpose: 'beast-killed', who: 'killed', amount: KILLED },
        { do: 'if', so: [{ value: KILLED, is: BEASTS }], then: [{ do: 'win' }] },
      ],
    },
  ],
  special: 'passages',
};

export const mazeSpecials: Readonly<Record<string, Special>> = {
  passages: {
    why: 'the passages make neighbours of zones that no map connects, for heroes and enemies in different ways',
    rules: {
      deeds: (g, hero) =>
        tokenAt(g, hero.zone, 'objective') ? [ownDeed('use-passage', 'mp', usePassage)] : [],
      passages,
      enemyGoal,
    },
  },
};
