import type { Out, Schema } from '@crawlspace/kernel/packs';
import { expect, test } from 'vitest';
import type { Ability, Cost, Effect, Need } from '../../ability.ts';
import type { BehindADoor, OfAnEnemy, OfAQuest, Targets } from '../../happenings.ts';
import type { ability, abilityWords, cost, need } from './ability.ts';
import { behindADoor, ofAnEnemy, ofAQuest, type targets } from './happenings.ts';

/*
 * Types and schemas say the same: each is assignable to the other, and both have the same fields in every word,
 * optional ones too. Where they drift apart this does not compile.
 */

type Fields<Value> = Value extends { readonly do: infer Word extends string }
  ? `${Word}.${keyof Value & string}`
  : Value extends object
    ? keyof Value & string
    : Value;
type Within<One, Other> = [One] extends [Other] ? true : false;
type Alike<One, Other> = readonly [
  Within<One, Other>,
  Within<Other, One>,
  Within<Fields<One>, Fields<Other>>,
  Within<Fields<Other>, Fields<One>>,
];
type Words<Of extends readonly unknown[]> = Out<Extract<Of[number], Schema>>;
const YES = [true, true, true, true] as const;

test('types and schemas do not drift apart', () => {
  const alike: readonly unknown[] = [
    YES satisfies Alike<Effect, Words<typeof abilityWords>>,
    YES satisfies Alike<Ability, Out<typeof ability>>,
    YES satisfies Alike<Cost, Out<typeof cost>>,
    YES satisfies Alike<Need, Out<typeof need>>,
    YES satisfies Alike<Targets, Out<typeof targets>>,
    YES satisfies Alike<BehindADoor, Words<typeof behindADoor>>,
    YES satisfies Alike<OfAnEnemy, Words<typeof ofAnEnemy>>,
    YES satisfies Alike<OfAQuest, Words<typeof ofAQuest>>,
  ];
  expect(alike).toHaveLength(8);
  expect([behindADoor, ofAnEnemy, ofAQuest].every(({ length }) => length > 0)).toBe(true);
});
