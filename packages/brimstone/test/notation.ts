import type { RollScript } from '@crawlspace/kernel';
import type { ClassId, EnemyTypeId } from '../src/ids.ts';
import { CLASS_IDS } from './classes.ts';

/** Column and row on the tile, from 0 at its top left. */
export type Place = readonly [column: number, row: number];

/** What the dice will show, by purpose and in order: `to-hit 3 1, damage 5`. */
export type Dice = string | RollScript;

export function rolls(dice: Dice): RollScript {
  if (typeof dice !== 'string') return dice;
  return listed(dice).map((roll) => {
    const [purpose = '', ...faces] = words(roll);
    return [purpose, ...faces.map((face) => (/^-?\d+$/.test(face) ? Number(face) : face))] as const;
  });
}

export function isDice(value: object | string): value is Dice {
  return typeof value === 'string' || Array.isArray(value);
}

/** The part of a table's origin that is about dice; without any, luck is seeded. */
export function scriptOf(dice: Dice | undefined) {
  return dice === undefined ? {} : { script: rolls(dice) };
}

/** Places, one after the other: `1,3 2,3`. */
export type Places = string | readonly Place[];

export function placesIn(places: Places): readonly Place[] {
  return typeof places === 'string' ? words(places).map(placeIn) : places;
}

function placeIn(word: string): Place {
  const [, column, row] = /^(-?\d+),(-?\d+)$/.exec(word) ?? [];
  if (column === undefined) throw new Error(`${word} is no place`);
  return [Number(column), Number(row)];
}

/** Enemies and where they stand, of each type those that follow it: `tentacles 2,3 3,3 goliath 5,2`. */
export type Drawn = string | readonly (readonly [EnemyTypeId, ...Place])[];

export function enemiesIn(drawn: Drawn): readonly (readonly [EnemyTypeId, ...Place])[] {
  if (typeof drawn !== 'string') return drawn;
  let type: EnemyTypeId = '';
  return words(drawn).flatMap((word) => {
    if (/,/.test(word)) return [[type, ...placeIn(word)] as const];
    type = word;
    return [];
  });
}

/** A fight in one line: `us-marshal 1,3 bandido 2,3 vs tentacles 4,3`. Who has no place stays at the start. */
export function fightIn(drawn: string) {
  const [party = '', enemies = ''] = drawn.split(/\bvs\b/);
  const heroes: ClassId[] = [];
  const at: Place[] = [];
  for (const word of words(party)) {
    if (/,/.test(word)) at[heroes.length - 1] = placeIn(word);
    else if ((CLASS_IDS as readonly string[]).includes(word)) heroes.push(word);
    else throw new Error(`${word} is no class`);
  }
  return { heroes, at, enemies };
}

/** What stands between commas. */
export function listed(list: string): string[] {
  return list.split(',').flatMap((each) => (each.trim() === '' ? [] : [each.trim()]));
}

const words = (text: string) => text.split(/\s+/).filter((word) => word !== '');
