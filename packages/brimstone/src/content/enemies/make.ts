import { madeFrom } from '@crawlspace/kernel';
import type { Ability } from '../../abilities.ts';
import type { EnemyAbility, EnemySide } from '../../content-types.ts';
import type { CardId } from '../../ids.ts';
import { compileAbility } from '../../language/compile/ability.ts';
import { withNumber } from '../../language/compile/made.ts';

type Printed = Pick<EnemyAbility, 'lowest' | 'grants'>;

/** An ability of a sheet: what it does with the number that stands there. */
export function sheetAbility(
  id: CardId,
  does: EnemySide['does'] & object,
  printed: Printed = {},
): EnemyAbility {
  const ability = (x: number) => compileAbility(withNumber(does, x));
  return { id, does, ...printed, ability: madeFrom(does, ability) };
}

/** An entry of an Elite chart, or a variant. Where the two sides differ it is made for each. */
export function overlay(
  id: CardId,
  made: EnemySide | ((brutal: boolean) => EnemySide),
  printed: Printed = {},
): EnemyAbility {
  const isSame = typeof made !== 'function';
  const [normal, brutal] = isSame ? [made, made] : [made(false), made(true)];
  const [calm, fierce] = [abilityOf(normal), abilityOf(brutal)];
  return {
    id,
    ...normal,
    ...(isSame ? {} : { brutal }),
    ...printed,
    ability: madeFrom([normal, brutal], (_: number, isBrutal: boolean) =>
      isBrutal ? fierce : calm,
    ),
  };
}

function abilityOf({ does }: EnemySide): Ability {
  return does ? compileAbility(does) : {};
}
