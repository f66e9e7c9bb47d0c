import { pick, type Rule } from '@crawlspace/kernel';
import { promptFor } from '../../../asks.ts';
import { neighbours } from '../../../board/queries.ts';
import type { Special } from '../../../content-types.ts';
import type { Descent } from '../../../descent.ts';
import type { UseOf } from '../../../effects.ts';
import type { ZoneId } from '../../../ids.ts';
import { meansCard, nameOf } from '../../../rules/picks.ts';
import type { Hero } from '../../../state.ts';
import type { PaladinBoard } from '../boards.ts';
import { chooseZone, columnsOnTheGround, layOn } from './consecration.ts';

/** Where the ground of a column can go: a neighbouring zone that is not consecrated. */
function zonesNextTo(g: Descent, hero: Hero, board: PaladinBoard, column: number): ZoneId[] {
  const from = board.zones[column] ?? null;
  if (from === null) return [];
  return neighbours(g, from, hero).filter((zone) => !board.zones.includes(zone));
}

function columnsToShift(g: Descent, hero: Hero, board: PaladinBoard): number[] {
  return columnsOnTheGround(board).filter(
    (column) => zonesNextTo(g, hero, board, column).length > 0,
  );
}

/** Sir Ronen's ground follows him: one Consecration moves to a neighbouring zone. */
function* shiftConsecration(g: Descent, use: UseOf): Rule {
  const { hero } = use;
  if (hero?.board.class !== 'paladin') return;
  const { board } = hero;
  const columns = columnsToShift(g, hero, board);
  if (columns.length === 0) return;
  const cardOf = (column: number) => g.content.consecrations[column]?.id ?? '';
  const column = yield* pick({
    seat: hero.index,
    prompt: promptFor('shift'),
    of: columns,
    id: cardOf,
    means: (each) => meansCard(cardOf(each)),
    describe: (each) => nameOf(cardOf(each)),
  });
  const zone = yield* chooseZone(hero, zonesNextTo(g, hero, board, column), 'shift-zone');
  layOn(g, hero, board, column, zone);
}

/** The other consecrated zones of the dungeon. */
function otherGround(g: Descent, hero: Hero): ZoneId[] {
  for (const { board } of g.state.heroes) {
    if (board.class !== 'paladin') continue;
    return columnsOnTheGround(board)
      .map((column) => board.zones[column] as ZoneId)
      .filter((zone) => zone !== hero.zone);
  }
  return [];
}

/** From one consecrated zone to another, over everything in between. */
function* lightStep(g: Descent, use: UseOf): Rule {
  const { hero } = use;
  if (!hero) return;
  const zones = otherGround(g, hero);
  if (zones.length === 0) return;
  yield* g.do.placeHero(g, hero, yield* chooseZone(hero, zones, 'light-step'));
}

export const paladinSpecials: Record<string, Special> = {
  'shift-consecration': {
    why: 'a column of the board is chosen, and where its ground goes',
    possible: (g, { hero }) =>
      hero?.board.class === 'paladin' && columnsToShift(g, hero, hero.board).length > 0,
    resolve: shiftConsecration,
  },
  'light-step': {
    why: 'only the ground of the Paladin leads from one zone to another',
    possible: (g, { hero }) => hero !== null && otherGround(g, hero).length > 0,
    resolve: lightStep,
  },
};
