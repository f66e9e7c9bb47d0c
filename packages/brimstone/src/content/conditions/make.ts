import type { Rule } from '@crawlspace/kernel';
import type { Source } from '../../abilities.ts';
import { type Adventure, board, heroAt } from '../../adventure.ts';
import { worldOf as worldOfSpace } from '../../board/index.ts';
import type { CardId } from '../../ids.ts';
import { compileRule } from '../../language/compile/effects.ts';
import { frameOf } from '../../language/compile/frame.ts';
import { abilityFrom, type Made } from '../../language/compile/made.ts';
import type { Effects } from '../../language/effects.ts';
import { heroStat, worldOf } from '../../rules/queries.ts';
import type { Hero } from '../../state.ts';
import { becauseOf } from '../cards.ts';
import type { CardData, Condition } from '../types.ts';

type RowId = `${Condition['kind']}-${number}-${string}`;
type Effect = Pick<Condition, 'resolve' | 'passing' | 'again' | 'most' | 'boon'> & {
  /** What it does while it lasts, as data or as code. */
  readonly ability?: Made;
  /** What happens at once, as data. */
  readonly effects?: Effects;
};

const NO_NUMBERS: CardData = {};

/** A row of a chart, made from the numbers that its text shows. Kind and row are those of its id. */
export function condition<const Data extends CardData>(
  id: RowId,
  data?: Data,
  does?: (data: Data) => Effect,
): Condition {
  const [kind, row] = id.split('-') as [Condition['kind'], string];
  const { ability, effects, ...effect }: Effect = data && does ? does(data) : {};
  return {
    id,
    kind,
    row: Number(row),
    data: data ?? NO_NUMBERS,
    ...(takesRoom(ability) ? { resolve: settle } : {}),
    ...(effects ? { effects, resolve: resolveOf(id, effects) } : {}),
    ...(ability ? abilityFrom(ability) : {}),
    ...effect,
  };
}

/** Whether it leaves less room in the hands, on the back or on the body. */
function takesRoom(ability: Made | undefined): boolean {
  if (ability?.blocksSlots) return true;
  const { strength = 0, carry = 0, handSlots = 0 } = ability?.stats ?? {};
  return Math.min(strength, carry, handSlots) < 0;
}

function resolveOf(id: CardId, effects: Effects): NonNullable<Condition['resolve']> {
  const does = compileRule(effects);
  return function* (g, hero) {
    yield* does(frameOf(g, id, hero));
  };
}

/** What no longer has a place is put away, handed over or dropped at once. */
function settle(g: Adventure, hero: Hero): Rule {
  return g.do.keepLimits(g, hero);
}

/** Whether it is this hero who has the condition. */
export function isOwner(source: Source, hero: Hero): boolean {
  return source.hero === hero.index;
}

export function ownerOf(g: Adventure, { hero, card }: Source): Hero {
  if (hero === null) throw new Error(`${card} belongs to nobody`);
  return heroAt(g, hero);
}

/** Whether enemies are in the world of a hero. */
export function enemiesAround(g: Adventure, hero: Hero): boolean {
  const world = worldOf(g, hero);
  return g.state.enemies.some(({ space }) => worldOfSpace(board(g), space) === world);
}

/** Whether this is the turn in which the fight began. */
export function isFirstTurnOfFight({ state }: Adventure): boolean {
  return state.fight?.startedInTurn === state.turn.number;
}

/** Wounds of the kind that never KOs. */
export function* sting(g: Adventure, hero: Hero, wounds: number, card: string): Rule {
  if (hero.wounds + wounds >= heroStat(g, hero, 'maxHealth')) return;
  yield* g.do.woundHero(g, hero, wounds, becauseOf(card));
}
