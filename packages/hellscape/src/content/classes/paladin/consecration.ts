import { choose, type Rule } from '@crawlspace/kernel';
import type { Ability } from '../../../abilities.ts';
import { zonesInSight } from '../../../board/queries.ts';
import { type Descent, touch } from '../../../descent.ts';
import type { CardId, ZoneId } from '../../../ids.ts';
import type { Hero } from '../../../state.ts';
import type { Granted } from '../../types.ts';
import type { PaladinBoard } from '../boards.ts';
import type { Consecration } from '../cards.ts';

/** What a Consecration on the ground costs. */
export const CONSECRATION_MANA = 1;

/** The three columns of the board: wrath for attacks, shelter for defenses, grace for rest. */
export const consecrations: readonly [Consecration, Consecration, Consecration] = [
  {
    id: 'consecration-red',
    abilities: [{ timing: 'attack', effects: [{ do: 'reroll', n: 1 }] }],
  },
  {
    id: 'consecration-blue',
    abilities: [{ timing: 'defense', effects: [{ do: 'ignore', what: 'claws', n: 1 }] }],
  },
  {
    id: 'consecration-green',
    abilities: [{ timing: 'on-turn-start', effects: [{ do: 'heal', n: 1, on: 'self' }] }],
  },
];

const NOTHING: readonly Granted[] = [];

/** What the columns of a Paladin give; good as long as the version stands. */
const known = new WeakMap<Hero, { version: number; columns: readonly (readonly Granted[])[] }>();

/** What consecrated ground gives: the printed ability and the skills of its column. */
export function groundAbilities(g: Descent, paladin: Hero, zone: ZoneId): readonly Granted[] {
  const board = boardOf(paladin);
  const column = board.zones.indexOf(zone);
  return column < 0 ? NOTHING : (columnsOf(g, paladin, board)[column] ?? NOTHING);
}

export function boardOf(hero: Hero): PaladinBoard {
  if (hero.board.class !== 'paladin') throw new Error(`hero ${hero.index} is no Paladin`);
  return hero.board;
}

function columnsOf(
  g: Descent,
  paladin: Hero,
  board: PaladinBoard,
): readonly (readonly Granted[])[] {
  const last = known.get(paladin);
  if (last?.version === paladin.version) return last.columns;
  const columns = g.content.consecrations.map((printed, column): readonly Granted[] => [
    { card: printed.id, abilities: printed.abilities },
    ...(board.columns[column] ?? []).map((skill) => ({
      card: skill,
      abilities: sideUp(g, board, skill),
    })),
  ]);
  known.set(paladin, { version: paladin.version, columns });
  return columns;
}

/** The side of a skill that lies face up. */
function sideUp(g: Descent, board: PaladinBoard, skill: CardId): readonly Ability[] {
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

/** Pays and puts the token of a column on a zone in sight. */
export function* consecrate(g: Descent, hero: Hero, board: PaladinBoard, column: number): Rule {
  const zone = yield* chooseZone(hero, zonesToConsecrate(g, hero, board), 'ask.consecrate');
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

/** Everybody may stand on it, so for everybody something may have changed. */
export function groundChanged(g: Descent): void {
  for (const hero of g.state.heroes) touch(hero);
}

export function* chooseZone(hero: Hero, zones: readonly ZoneId[], prompt: string): Rule<ZoneId> {
  const picked = yield* choose({
    seat: hero.index,
    prompt: { key: prompt },
    options: zones.map((zone) => `zone${zone}`),
    describe: (id) => ({ target: { zone: Number(id.slice(4)) } }),
  });
  return Number(picked.slice(4));
}
