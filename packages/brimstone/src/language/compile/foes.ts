import type { Source } from '../../abilities.ts';
import { type Adventure, board } from '../../adventure.ts';
import { type TileIndex, worldOf as worldOfSpace } from '../../board/index.ts';
import type { EnemySheet } from '../../content-types.ts';
import type { Weapon } from '../../moments.ts';
import {
  adjacentEnemies,
  distanceToEnemy,
  enemiesBeside,
  enemiesOnTile,
  enemyAbility,
  enemyKeywords,
  isAdjacent,
  isInSight,
  lanternTiles,
  sheetOf,
  sizeOf,
  tilesOf,
} from '../../rules/queries.ts';
import type { Enemy, Hero } from '../../state.ts';
import { type Frame, youOf } from '../frame.ts';
import type { EnemyFilter, Foes, WeaponFilter } from '../values.ts';
import { type AnyMoment, partOf } from './moments.ts';

type FindsFoes = (at: Frame) => readonly Enemy[];

const FINDS: Readonly<Record<Extract<Foes, string>, FindsFoes>> = {
  target: (at) => [targetOf(at)].filter((enemy) => enemy !== null),
  'beside-target': (at) => {
    const target = targetOf(at);
    return target ? enemiesBeside(at.g, target) : [];
  },
  adjacent: (at) => adjacentEnemies(at.g, youOf(at)),
  here: (at) => onTiles(at.g, tilesOf(at.g, youOf(at).space)),
  'by-the-lantern': ({ g }) => onTiles(g, lanternTiles(g)),
  'in-world': (at) => inWorldOf(at.g, youOf(at)),
  'own-type': ({ g, source }) => g.state.enemies.filter(({ type }) => type === source?.type),
};

function onTiles(g: Adventure, tiles: readonly TileIndex[]): Enemy[] {
  return [...new Set(tiles.flatMap((tile) => enemiesOnTile(g, tile)))];
}

export function inWorldOf(g: Adventure, hero: Hero): Enemy[] {
  const world = worldOfSpace(board(g), hero.space);
  return g.state.enemies.filter(({ space }) => worldOfSpace(board(g), space) === world);
}

export function compileFoes(foes: Foes): FindsFoes {
  if (typeof foes === 'string') return FINDS[foes];
  if ('shotAt' in foes) {
    const inSight = compileFoes({ inSight: foes.shotAt });
    return (at) => {
      const adjacent = FINDS.adjacent(at);
      return adjacent.length > 0 ? adjacent : inSight(at);
    };
  }
  if ('within' in foes) {
    return (at) => {
      const { space } = youOf(at);
      return inWorldOf(at.g, youOf(at)).filter(
        (enemy) => distanceToEnemy(at.g, space, enemy) <= foes.within,
      );
    };
  }
  if ('inSight' in foes) {
    return (at) => {
      const { space } = youOf(at);
      return at.g.state.enemies.filter((enemy) => isInSight(at.g, space, enemy, foes.inSight));
    };
  }
  if ('mostWounded' in foes) return mostWounded(compileFoes(foes.mostWounded));
  const [finds, fits] = [compileFoes(foes.foes), compileEnemy(foes.when)];
  return (at) => finds(at).filter((enemy) => fits(at, enemy));
}

/** Chance decides only where there is something to decide. */
function mostWounded(finds: FindsFoes): FindsFoes {
  return (at) => {
    const found = finds(at);
    const most = Math.max(...found.map(({ wounds }) => wounds));
    const among = found.filter(({ wounds }) => wounds === most);
    return among.length > 1 ? [at.g.pick('most-wounded', among)] : among;
  };
}

/** The enemy that was chosen, or that of the moment. */
export function targetOf({ moment }: Frame): Enemy | null {
  if (!moment) return null;
  const part = partOf(moment as AnyMoment);
  return part.enemy ?? part.cause?.enemy ?? null;
}

/** The hero from whom the enemy is seen: of the moment, or whose card it is. */
function viewer(at: Frame): Hero {
  const hero = at.moment ? partOf(at.moment as AnyMoment).hero : null;
  return hero ?? youOf(at);
}

export function compileEnemy(filter: EnemyFilter): (at: Frame, enemy: Enemy) => boolean {
  const { size, keywords, type, adjacent, within, beyond, wounded, lacks } = filter;
  const { other, besideItsLike, stunned, printedDamage = 0 } = filter;
  return (at, enemy) => {
    const { g, source } = at;
    if (type === 'own' && enemy.type !== source?.type) return false;
    if (type === 'concerned' && !isConcerned(at, enemy)) return false;
    if (wounded && enemy.wounds === 0) return false;
    if (stunned !== undefined && (enemy.stunned === true) !== stunned) return false;
    if (size && !SIZES[size].includes(sizeOf(g, enemy.type))) return false;
    if (sheetOf(g, enemy.type).damage < printedDamage) return false;
    if (other && enemy === targetOf(at)) return false;
    if (besideItsLike && !enemiesBeside(g, enemy).some((beside) => beside.type === enemy.type))
      return false;
    if (keywords && !keywords.some((word) => enemyKeywords(g, enemy.type).includes(word)))
      return false;
    if (lacks && enemyAbility(g, enemy.type, lacks) !== null) return false;
    if (adjacent !== undefined && isAdjacent(g, viewer(at).space, enemy) !== adjacent) return false;
    if (within === undefined && beyond === undefined) return true;
    const distance = distanceToEnemy(g, viewer(at).space, enemy);
    return distance <= (within ?? Infinity) && distance > (beyond ?? -1);
  };
}

const SIZES: Readonly<Record<NonNullable<EnemyFilter['size']>, readonly EnemySheet['size'][]>> = {
  'small-or-medium': ['small', 'medium'],
  large: ['large', 'extra-large', 'xxl'],
  'up-to-large': ['small', 'medium', 'large'],
};

/** Whether the moment is about the type of the enemy. */
function isConcerned({ moment }: Frame, { type }: Enemy): boolean {
  const types = (moment?.['types'] ?? [moment?.['type']]) as readonly unknown[];
  return types.includes(type);
}

export function compileWeapon(
  filter: WeaponFilter,
): (source: Source | null, weapon: Weapon) => boolean {
  const { kind, keywords = [], own, free, item } = filter;
  return (source, weapon) => {
    if (kind && weapon.kind !== kind) return false;
    if (free !== undefined && weapon.free !== free) return false;
    if (item && !weapon.item) return false;
    if (own && (source?.item == null || weapon.item?.number !== source.item)) return false;
    return keywords.every((word) => weapon.keywords.includes(word));
  };
}
