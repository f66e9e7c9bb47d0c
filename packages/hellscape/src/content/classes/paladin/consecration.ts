import type { Rule } from '@crawlspace/kernel';
import type { Ability } from '../../../ability.ts';
import { type Ask, promptFor } from '../../../asks.ts';
import { zonesInSight } from '../../../board/queries.ts';
import type { Consecration } from '../../../class-cards.ts';
import type { Granted } from '../../../content-types.ts';
import type { Descent } from '../../../descent.ts';
import type { CardId, ZoneId } from '../../../ids.ts';
import { does } from '../../../language/build.ts';
import { groundChanged } from '../../../rules/abilities/in-force.ts';
import { pickZone } from '../../../rules/picks.ts';
import type { Hero } from '../../../state.ts';
import type { PaladinBoard } from '../boards.ts';

/** What a Consecration on the ground costs. */
export const CONSECRATION_MANA = 1;

/** The three columns of the board: wrath for attacks, shelter for defenses, grace for rest. */
export const consecrations: readonly [Consecration, Consecration, Consecration] = [
  {
    id: 'consecration-red',
    abilities: [does('attack', {}, { do: 'reroll', n: 1 })],
  },
  {
    id: 'consecration-blue',
    abilities: [does('defense', {}, { do: 'ignore', what: 'claws', n: 1 })],
  },
  {
    id: 'consecration-green',
    abilities: [does('on-turn-start', {}, { do: 'heal', n: 1, on: 'self' })],
  },
];

type Lists = Pick<Descent, 'content'>;

/** What consecrated ground gives: the printed ability and the skills of its column. */
export function groundOf(g: Lists, paladin: Hero) {
  const board = boardOf(paladin);
  return columnsOnTheGround(board).map((column) => ({
    zone: board.zones[column] as ZoneId,
    gives: columnGives(g, board, column),
  }));
}

function columnGives(g: Lists, board: PaladinBoard, column: number): readonly Granted[] {
  const gives: Granted[] = (board.columns[column] ?? []).map((skill) => ({
    card: skill,
    abilities: sideUp(g, board, skill),
  }));
  const printed = g.content.consecrations[column];
  return printed ? [{ card: printed.id, abilities: printed.abilities }, ...gives] : gives;
}

export function boardOf(hero: Hero): PaladinBoard {
  if (hero.board.class !== 'paladin') throw new Error(`hero ${hero.index} is no Paladin`);
  return hero.board;
}

/** The side of a skill that lies face up. */
function sideUp(g: Lists, board: PaladinBoard, skill: CardId): readonly Ability[] {
  const card = g.content.skills[skill];
  if (board.blessed === skill && card?.blessed) return card.blessed;
  return card?.abilities ?? [];
}

/** Zones a Consecration can be put on: in sight, and without one. */
export function zonesToConsecrate(g: Descent, hero: Hero, board: PaladinBoard): ZoneId[] {
  const zones: ZoneId[] = [];
  for (const { zone } of zonesInSight(g, hero.zone)) {
    if (!board.zones.includes(zone)) zones.push(zone);
  }
  return zones;
}

export function canConsecrate(g: Descent, hero: Hero, board: PaladinBoard): boolean {
  return !board.zones.includes(hero.zone) || zonesToConsecrate(g, hero, board).length > 0;
}

/** Pays and puts the token of a column on a zone in sight. */
export function* consecrate(g: Descent, hero: Hero, board: PaladinBoard, column: number): Rule {
  const zone = yield* chooseZone(hero, zonesToConsecrate(g, hero, board), 'consecrate');
  hero.mana -= CONSECRATION_MANA;
  layOn(g, hero, board, column, zone);
}

/** A token comes to lie on a zone. */
export function layOn(
  g: Descent,
  hero: Hero,
  board: PaladinBoard,
  column: number,
  zone: ZoneId,
): void {
  board.zones[column] = zone;
  groundChanged(g);
  const card = g.content.consecrations[column]?.id ?? '';
  g.emit({ t: 'consecrated', hero: hero.index, card, zone, rule: 'H-PAL-04' });
}

/** Takes a token back onto the board, free of charge. */
export function takeBack(g: Descent, hero: Hero, board: PaladinBoard, column: number): void {
  board.zones[column] = null;
  groundChanged(g);
  const card = g.content.consecrations[column]?.id ?? '';
  g.emit({ t: 'ground-lifted', hero: hero.index, card, rule: 'H-PAL-07' });
}

/** The columns whose tokens lie in the dungeon. */
export function columnsOnTheGround(board: PaladinBoard): number[] {
  const columns: number[] = [];
  for (let column = 0; column < board.zones.length; column++) {
    if ((board.zones[column] ?? null) !== null) columns.push(column);
  }
  return columns;
}

/** A skill comes to lie under a column. */
export function putUnder(g: Descent, board: PaladinBoard, column: number, skill: CardId): void {
  board.columns[column]?.push(skill);
  groundChanged(g);
}

/** A skill leaves the board, and a blessing of it with it. */
export function takeAway(g: Descent, board: PaladinBoard, skill: CardId): void {
  board.columns = board.columns.map((column) => column.filter((each) => each !== skill));
  if (board.blessed === skill) board.blessed = null;
  groundChanged(g);
}

/** One skill lies with its blessed side up, or none. */
export function setBlessed(g: Descent, board: PaladinBoard, skill: CardId | null): void {
  board.blessed = skill;
  groundChanged(g);
}

/** All tokens come back, save where they stay. */
export function clearGround(g: Descent, paladin: Hero, stays: (zone: ZoneId) => boolean): void {
  const board = boardOf(paladin);
  board.zones = board.zones.map((zone) => (zone !== null && stays(zone) ? zone : null));
  groundChanged(g);
}

export function chooseZone(hero: Hero, zones: readonly ZoneId[], ask: Ask): Rule<ZoneId> {
  return pickZone({ seat: hero.index, prompt: promptFor(ask) }, zones);
}
