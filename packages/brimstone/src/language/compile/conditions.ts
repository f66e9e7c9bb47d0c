import type { DeclaredAttack } from '../../abilities.ts';
import { type Adventure, board, inFight } from '../../adventure.ts';
import { areAdjacent } from '../../board/index.ts';
import { SIDE_BAG_TOKENS } from '../../ids.ts';
import type { HitOnEnemy, Moments } from '../../moments.ts';
import {
  canShoot,
  darkStoneCarried,
  equippedItems,
  exitsOfKind,
  gatesMayOpen,
  hasToken,
  heroStat,
  isAttachedTo,
  isExhausted,
  isImmune,
  itemCard,
  keeps,
  lanternSpace,
  lanternTiles,
  lightReaches,
  tilesOf,
  tokenKinds,
  worldOf,
} from '../../rules/queries.ts';
import { type Frame, youOf } from '../frame.ts';
import { counter, ENTRANCE, isOnTile, isUnexplored } from '../mission-board.ts';
import type { MissionIs, When } from '../values.ts';
import { compileEnemy, compileFoes, compileWeapon, inWorldOf, targetOf } from './foes.ts';
import { counterOf, tileOfMission } from './markers.ts';
import { type AnyMoment, partOf } from './moments.ts';
import { closedTileAt } from './selection.ts';

export type Holds = (at: Frame) => boolean;

type HoldBackRoll = Moments['holdBackRolled'];

/** What the plain words for what must be so mean. */
export const HOLDS: Readonly<Record<Extract<When, string>, Holds>> = {
  'in-fight': ({ g }) => inFight(g),
  'in-peace': ({ g }) => !inFight(g),
  'first-turn-of-fight': ({ g: { state } }) => state.fight?.startedInTurn === state.turn.number,
  'first-turn-of-ambush': ({ g: { state } }) => {
    const began = state.fight?.startedInTurn;
    const groups = Object.values(state.fight?.groups ?? {});
    return began === state.turn.number && groups.some((group) => group?.ambushTurn === began);
  },
  'adventure-goes-on': ({ g }) => g.state.outcome === null,
  'enemies-in-your-world': (at) => inWorldOf(at.g, youOf(at)).length > 0,
  dread: ({ g }) => g.state.dread.length > 0,
  'keeps-this': (at) => isAttachedTo(at.g, at.card, youOf(at)),
  'carries-the-lantern': (at) => at.g.state.lantern === youOf(at).index,
  'no-gate-can-open': (at) => !gateMayOpen(at),
  'no-other-enemies': ({ g }) => g.state.enemies.length <= 1,
  'lacks-grit': (at) => youOf(at).grit < heroStat(at.g, youOf(at), 'maxGrit'),
  wounded: (at) => youOf(at).wounds > 0,
  shaken: (at) => youOf(at).sanityDamage > 0,
  poisoned: (at) => youOf(at).poison > 0,
  'half-health': (at) => {
    const health = heroStat(at.g, youOf(at), 'maxHealth');
    return health - youOf(at).wounds <= Math.floor(health / 2);
  },
  'has-moved': (at) => youOf(at).activation?.moved === true,
  'has-not-moved': (at) => youOf(at).activation?.moved === false,
  'has-attacked': (at) => youOf(at).activation?.attacked === true,
  'has-not-attacked': (at) => !youOf(at).activation?.attacked,
  'has-not-acted': (at) => !youOf(at).activation?.acted,
  'free-attack-left': (at) => !youOf(at).freeAttackUsed,
  'in-own-activation': (at) => youOf(at).activation !== null && !at.g.state.turn.over,
  'rolled-critical': ({ moment }) => {
    const { toHit, weapon } = partOf(moment as AnyMoment) as unknown as HitOnEnemy;
    return toHit >= weapon.critOn;
  },
  exhausted: ({ g, source }) => source !== null && isExhausted(g, source),
  'closed-exit-here': (at) => closedTileAt(at, 'yours') !== undefined,
  'next-to-the-lantern': (at) => areAdjacent(board(at.g), youOf(at).space, lanternSpace(at.g)),
  'no-double': ({ moment }) => new Set((moment as unknown as HoldBackRoll).dice).size > 1,
  'no-hand-weapon': (at) =>
    equippedItems(at.g, youOf(at)).every((item) => itemCard(at.g, item).weapon?.kind !== 'hand'),
  'by-the-lantern': (at) => {
    const lantern = lanternTiles(at.g);
    return tilesOf(at.g, youOf(at).space).some((tile) => lantern.includes(tile));
  },
  'in-the-light': (at) => lightReaches(at.g, youOf(at).space),
  'healed-by-you': ({ moment, source }) => (moment as AnyMoment).by === source?.hero,
  'healed-with-something': ({ g, moment }) => isTokenOrItem(g, (moment as AnyMoment)['token']),
};

const MISSION_IS: Readonly<Record<MissionIs, Holds>> = {
  'objective-found': ({ g }) => g.state.mission.objectiveFound,
  'no-enemies': ({ g }) => g.state.enemies.length === 0,
  alone: ({ g }) => g.state.heroes.length === 1,
  'on-the-entrance': (at) => isOnTile(at.g, youOf(at).space, ENTRANCE),
  unexplored: (at) => isUnexplored(at.g, tileOfMission(at)),
};

function isTokenOrItem({ content }: Adventure, healedWith: unknown): boolean {
  const isToken = SIDE_BAG_TOKENS.some((kind) => kind === healedWith);
  return isToken || (typeof healedWith === 'string' && healedWith in content.items);
}

/** Conditions that contain no others. */
type Condition = Exclude<
  When,
  | string
  | { not: unknown }
  | { every: unknown }
  | { some: unknown }
  | { half: unknown }
  | { number: unknown }
  | { marker: unknown }
  | { same: unknown }
>;

export function compileCondition(when: Condition): Holds {
  if ('shortBy' in when) {
    return ({ moment }) => {
      const { total, need } = moment as unknown as HoldBackRoll;
      return total < need && total + when.shortBy >= need;
    };
  }
  if ('deadlyBy' in when) {
    return (at) => {
      const { hero, wounds } = at.moment as unknown as Moments['heroWounded'];
      const health = heroStat(at.g, hero, 'maxHealth') - hero.wounds;
      return wounds >= health && wounds - when.deadlyBy < health;
    };
  }
  if ('immune' in when) return (at) => isImmune(at.g, youOf(at), when.immune);
  if ('inWorld' in when) return (at) => worldOf(at.g, youOf(at)) === when.inWorld;
  if ('canShoot' in when) return (at) => canShoot(at.g, youOf(at), when.canShoot);
  if ('cause' in when) {
    return ({ moment }) => when.cause.some((kind) => kind === (moment as AnyMoment).cause?.kind);
  }
  if ('noted' in when) {
    return ({ g, source }) => source !== null && isExhausted(g, source, when.noted);
  }
  if ('mission' in when) return MISSION_IS[when.mission];
  if ('thisTurn' in when) {
    return (at) => counter(at.g, counterOf(at, when.thisTurn)) === at.g.state.turn.number;
  }
  if ('field' in when) return compileField(when);
  return 'has' in when ? compilePossession(when) : compileFight(when);
}

/** At an End Cap of the tile, or at any exit while its token is still to decide. */
function gateMayOpen({ g, here }: Frame): boolean {
  if (here === null || !gatesMayOpen(g)) return false;
  return [...exitsOfKind(g, here, 'end-cap'), ...exitsOfKind(g, here, null)].length > 0;
}

function compilePossession({ has, n = 1 }: Extract<When, { has: unknown }>): Holds {
  if (has === 'gold') return (at) => youOf(at).gold >= n;
  if (has === 'grit') return (at) => youOf(at).grit >= n;
  if (has === 'dark-stone') return (at) => darkStoneCarried(at.g, youOf(at)) >= n;
  if (has === 'loose-stone') return (at) => youOf(at).darkStone >= n;
  if (has === 'stone-to-give') {
    return (at) => youOf(at).darkStone >= n && !keeps(at.g, youOf(at), 'dark-stone');
  }
  if (has === 'void-venom') return (at) => youOf(at).voidVenom >= n;
  if (has === 'any-token') return (at) => tokenKinds(youOf(at)).length > 0;
  return (at) => hasToken(youOf(at), has);
}

type OfAFight = Extract<
  When,
  { weapon: unknown } | { firstWeapon: unknown } | { enemy: unknown } | { any: unknown }
>;

function compileFight(when: OfAFight): Holds {
  if ('any' in when) {
    const finds = compileFoes(when.any);
    return (at) => finds(at).length > 0;
  }
  if ('enemy' in when) {
    const fits = compileEnemy(when.enemy);
    return (at) => {
      const enemy = targetOf(at);
      return enemy !== null && fits(at, enemy);
    };
  }
  if ('weapon' in when) {
    const fits = compileWeapon(when.weapon);
    return ({ source, moment }) => {
      const { weapon } = partOf(moment as AnyMoment);
      return weapon != null && fits(source, weapon);
    };
  }
  const fits = compileWeapon(when.firstWeapon);
  return ({ source, moment }) => {
    const { weapon, before } = moment as unknown as DeclaredAttack;
    return fits(source, weapon) && !before.some((other) => fits(source, other));
  };
}

function compileField(when: Extract<When, { field: unknown }>): Holds {
  const { field, is, in: among, filled, least, most } = when;
  const [from, to] = [least ?? -Infinity, most ?? Infinity];
  if (from === 'X' || to === 'X')
    throw new Error(`${field}: the number on the sheet is not known here`);
  return ({ moment }) => {
    const part = moment as AnyMoment;
    const value = field in part ? part[field] : partOf(part)[field];
    if (is !== undefined) return value === is;
    if (filled) return (value as readonly unknown[]).length > 0;
    if (among) return among.includes(value as string);
    if (Array.isArray(value)) return value.some((number) => number >= from && number <= to);
    return (value as number) >= from && (value as number) <= to;
  };
}
