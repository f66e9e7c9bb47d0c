import type { Rule } from '@crawlspace/kernel';
import { type Descent, isUp } from '../../descent.ts';
import type { ZoneId } from '../../ids.ts';
import { countedAsHeroes } from '../../rules/combat/counted-as-heroes.ts';
import { leaveZone } from '../../rules/exploration/move.ts';
import { removeToken } from '../../rules/exploration/tokens.ts';
import { pickZone } from '../../rules/picks.ts';
import type { Enemy, Hero } from '../../state.ts';
import type { Quest, QuestDeed } from '../quest-types.ts';
import { count, counter, objective, passing, tokenAt, tokensOf } from './common.ts';
import { mazeMap } from './hellish-maze.map.ts';

const ID = 'hellish-maze';
const BEASTS = 4;
const BEAST = 'beast';

function passages(g: Descent): ZoneId[] {
  return tokensOf(g, 'objective').map(({ zone }) => zone);
}

function deeds(g: Descent, hero: Hero): QuestDeed[] {
  return tokenAt(g, hero.zone, 'objective') ? [passing('use-passage', usePassage)] : [];
}

/** From a passage to any other: who leaves enemies behind is struck as ever. */
function* usePassage(g: Descent, hero: Hero): Rule {
  const others = passages(g).filter((zone) => zone !== hero.zone);
  const zone = yield* pickZone(
    { seat: hero.index, prompt: { key: 'ask.passage' }, rule: 'H-QMAZE-07' },
    others,
  );
  yield* leaveZone(g, hero);
  if (isUp(hero)) yield* g.do.placeHero(g, hero, zone);
}

/** A Beast wakes with the chamber it sleeps in. */
function* wakeBeasts(g: Descent, chamber: number): Rule {
  for (const token of tokensOf(g, 'corruption')) {
    if (g.map.zones[token.zone]?.chamber !== chamber) continue;
    removeToken(g, token);
    yield* g.do.spawnRoaming(g, token.zone, { mark: BEAST });
  }
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
export const hellishMaze: Quest = {
  id: ID,
  number: 6,
  map: () => mazeMap,
  objectives(g) {
    const n = counter(g, 'beasts-killed');
    return [objective(`${ID}.objective-1`, n === BEASTS, { n, of: BEASTS })];
  },
  deeds,
  passages,
  enemyGoal,
  chamberRevealed: wakeBeasts,
  *enemyKilled(g, { enemy, last }) {
    if (!last || enemy.mark !== BEAST) return;
    const amount = count(g, 'beasts-killed', 1);
    g.emit({ t: 'quest', purpose: 'beast-killed', card: enemy.card, amount });
    if (amount === BEASTS) yield* g.do.win(g, ID);
  },
};
