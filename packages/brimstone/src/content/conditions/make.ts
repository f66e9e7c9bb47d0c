import { madeFrom } from '@crawlspace/kernel';
import type { Adventure } from '../../adventure.ts';
import type { Condition } from '../../content-types.ts';
import type { CardId } from '../../ids.ts';
import type { AbilityData } from '../../language/ability.ts';
import { compileAbility } from '../../language/compile/ability.ts';
import { compileRule } from '../../language/compile/effects.ts';
import type { Effects } from '../../language/effects.ts';
import { frameOf } from '../../language/frame.ts';
import type { Hero } from '../../state.ts';

export type RowId = `${Condition['kind']}-${number}-${string}`;
type More = Pick<Condition, 'again' | 'most' | 'boon'>;

/** A row of a chart that lasts, and what it does. Kind and row are those of its id. */
export function condition(id: RowId, does: AbilityData = {}, more: More = {}): Condition {
  return {
    ...rowOf(id),
    does,
    ability: compileAbility(does),
    ...(takesRoom(does) ? { resolve: settle(does) } : {}),
    ...more,
  };
}

/** A row that happens at once and leaves nothing behind. */
export function passing(id: RowId, ...effects: Effects): Condition {
  return { ...rowOf(id), passing: true, effects, resolve: resolveOf(id, effects) };
}

function rowOf(id: RowId): Pick<Condition, 'id' | 'kind' | 'row'> {
  const [kind, row] = id.split('-') as [Condition['kind'], string];
  return { id, kind, row: Number(row) };
}

/** Whether it leaves less room in the hands, on the back or on the body. */
function takesRoom({ blocksSlots, stats = {} }: AbilityData): boolean {
  const { strength = 0, carry = 0, handSlots = 0 } = stats;
  return blocksSlots !== undefined || Math.min(strength, carry, handSlots) < 0;
}

function resolveOf(id: CardId, effects: Effects): NonNullable<Condition['resolve']> {
  const does = compileRule(effects);
  return madeFrom(effects, function* (g: Adventure, hero: Hero) {
    yield* does(frameOf(g, id, hero));
  });
}

/** What no longer has a place is put away, handed over or dropped at once. */
const settle = (does: AbilityData): NonNullable<Condition['resolve']> =>
  madeFrom(does, (g: Adventure, hero: Hero) => g.do.keepLimits(g, hero));
