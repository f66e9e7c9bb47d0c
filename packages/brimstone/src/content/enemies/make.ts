import type { Ability } from '../../abilities.ts';
import type { Adventure } from '../../adventure.ts';
import type { CardId } from '../../ids.ts';
import type { Cause } from '../../moments.ts';
import type { Enemy } from '../../state.ts';
import type { Amount, EnemyAbility } from '../types.ts';

type Numbers = Readonly<Record<string, Amount>>;
type Raises = Readonly<Record<CardId, number>>;

interface Printed<Data extends Numbers> {
  readonly data: Data;
  /** Other numbers of the Brutal side. */
  readonly brutal?: Partial<Data>;
  readonly ability?: (numbers: Data) => Ability;
  readonly raises?: (numbers: Data) => Raises;
  readonly grants?: EnemyAbility['grants'];
}

/** An entry of an Elite chart, or a variant, made from the numbers that its text shows. */
export function overlay<Data extends Numbers>(id: CardId, printed: Printed<Data>): EnemyAbility {
  const { data, ability, raises, grants } = printed;
  const sides = [data, { ...data, ...printed.brutal }] as const;
  const numbers = (brutal: boolean) => sides[brutal ? 1 : 0];
  return {
    id,
    data,
    ...(printed.brutal ? { brutalData: sides[1] } : {}),
    ability: (_, brutal) => ability?.(numbers(brutal)) ?? {},
    ...(raises ? { raises: (brutal: boolean) => raises(numbers(brutal)) } : {}),
    ...(grants ? { grants } : {}),
  };
}

/** The models of a type on the board now. A copy: handlers may add and remove models. */
export function modelsOf(g: Adventure, type: string | null): Enemy[] {
  return g.state.enemies.filter((enemy) => enemy.type === type);
}

/** What a model does to heroes outside its attacks. */
export function causedBy(card: CardId, enemy?: Enemy): Cause {
  return { kind: 'enemy', id: card, ...(enemy ? { enemy } : {}) };
}
