import {
  content as adventureContent,
  boardOf,
  distance,
  type Layout,
  sees,
} from '@crawlspace/brimstone';
import { CLASSES, content, hellscape, mapOf, type Quest } from '@crawlspace/hellscape';
import { Game, Random, SeededLuck } from '@crawlspace/kernel';
import { descentOf } from '../packages/hellscape/src/assembly.ts';
import { distancesFrom, sight } from '../packages/hellscape/src/board/queries.ts';
import { lateGame } from '../packages/web/testing/saves.ts';
import { microseconds, plain, type Result } from './measure.ts';

/** Path finding and sight on the largest maps of a game. */
export function wayResults(): Result[] {
  return [...adventureWays(), ...descentWays()];
}

/** A map of fifteen tiles: everything about it worked out anew, and looked up when it is known. */
function adventureWays(): Result[] {
  const { layout } = lateGame().state.board;
  const known = boardOf(adventureContent.tiles, layout);
  const random = Random.seeded('ways');
  const any = () => random.below(known.size);
  return [
    plain(
      'Brimstone, a new board of 14 tiles',
      microseconds(1000, () => boardOf(adventureContent.tiles, fresh(layout))),
      'µs',
    ),
    plain(
      'Brimstone, distances from a space, late',
      microseconds(1000, () => allFrom(layout, distance)),
      'µs',
    ),
    plain(
      'Brimstone, sight from a space, late',
      microseconds(1000, () => allFrom(layout, sees)),
      'µs',
    ),
    plain(
      'Brimstone, distance that is known',
      microseconds(500, () => distance(known, any(), any())),
      'µs',
    ),
    plain(
      'Brimstone, sight that is known',
      microseconds(500, () => sees(known, any(), any())),
      'µs',
    ),
  ];
}

/** Boards are remembered by their layout: a copy is one that nobody has seen. */
function fresh(layout: Layout): Layout {
  return { ...layout, tiles: [...layout.tiles] };
}

type Asks = (board: ReturnType<typeof boardOf>, from: number, to: number) => unknown;

/** All answers for one space of a board whose memory is empty. */
function allFrom(layout: Layout, asks: Asks): void {
  const board = boardOf(adventureContent.tiles, layout);
  const blank = { ...board, memo: { ...board.memo, distances: [], sight: [] } };
  for (let to = 0; to < board.size; to++) asks(blank, 0, to);
}

/** The quest with the most zones, all of its doors open. */
function descentWays(): Result[] {
  const heroes = CLASSES.map((id) => ({ class: id }));
  const zonesOf = (quest: Quest) => mapOf(content, quest, heroes.length).zones.length;
  const quest = Object.values(content.quests).reduce((a, b) => (zonesOf(b) > zonesOf(a) ? b : a));
  const setup = hellscape.parseSetup({ quest: quest.id, heroes });
  const luck = new SeededLuck('ways');
  const state = hellscape.setUp(setup, luck);
  state.dungeon.open.fill(true);
  const g = descentOf(new Game(state, luck, null), content, false);
  const random = Random.seeded('ways');
  const any = () => random.below(g.map.zones.length);
  const hero = state.heroes[0];
  if (!hero) throw new Error('nobody is there');
  const zones = g.map.zones.length;
  return [
    plain(
      `Hellscape, distances in ${zones} zones`,
      microseconds(500, () => distancesFrom(g, any(), hero)),
      'µs',
    ),
    plain(
      'Hellscape, sight from zone to zone',
      microseconds(500, () => sight(g, any(), any())),
      'µs',
    ),
  ];
}
