import type { Out, Schema } from '@crawlspace/kernel/packs';
import { expect, test } from 'vitest';
import type { AbilityData, Reaction, UseData } from '../ability.ts';
import type * as types from '../effects.ts';
import type { MissionCard } from '../mission.ts';
import type { Enemies, EnemyFilter, HeroFilter, WeaponFilter, Worked } from '../values.ts';
import { ability, reaction, useData } from './ability.ts';
import { gain, harm, loss } from './effects.ts';
import type { flow, price } from './flow.ts';
import type { mission } from './mission.ts';
import type { ofTheMission } from './mission-words.ts';
import type { notes, ofTheTable, onEnemies } from './table.ts';
import type * as values from './values.ts';

/*
 * Types and schemas say the same: each is assignable to the other, and both have the same fields in every word,
 * optional ones too. Where they drift apart this does not compile.
 */

type Distributed<Value> = Value extends { readonly do: infer Word extends string }
  ? `${Word}.${keyof Value & string}`
  : Value extends object
    ? keyof Value & string
    : Value;
type Within<One, Other> = [One] extends [Other] ? true : false;
type Alike<One, Other> = readonly [
  Within<One, Other>,
  Within<Other, One>,
  Within<Distributed<One>, Distributed<Other>>,
  Within<Distributed<Other>, Distributed<One>>,
];
type Words<Of extends readonly unknown[]> = Out<Extract<Of[number], Schema>>;
const YES = [true, true, true, true] as const;

test('types and schemas do not drift apart', () => {
  const alike: readonly unknown[] = [
    YES satisfies Alike<types.Harm, Words<typeof harm>>,
    YES satisfies Alike<types.Gain, Words<typeof gain>>,
    YES satisfies Alike<types.Loss, Words<typeof loss>>,
    YES satisfies Alike<types.OnEnemies, Words<typeof onEnemies>>,
    YES satisfies Alike<types.Notes, Words<typeof notes>>,
    YES satisfies Alike<types.OfTheTable, Words<ReturnType<typeof ofTheTable>>>,
    YES satisfies Alike<types.OfTheMission, Words<ReturnType<typeof ofTheMission>>>,
    YES satisfies Alike<MissionCard, Out<typeof mission>>,
    YES satisfies Alike<types.Flow, Words<ReturnType<typeof flow>>>,
    YES satisfies Alike<types.Price, Out<typeof price>>,
    YES satisfies Alike<Reaction, Out<typeof reaction>>,
    YES satisfies Alike<UseData, Out<typeof useData>>,
    YES satisfies Alike<AbilityData, Out<typeof ability>>,
    YES satisfies Alike<Worked, Out<typeof values.worked>>,
    YES satisfies Alike<Enemies[number], Out<typeof values.group>>,
    YES satisfies Alike<HeroFilter, Out<typeof values.heroFilter>>,
    YES satisfies Alike<WeaponFilter, Out<typeof values.weaponFilter>>,
    YES satisfies Alike<EnemyFilter, Out<typeof values.enemyFilter>>,
  ];
  expect(alike).toHaveLength(18);
  expect([harm, gain, loss, [ability, reaction, useData]].every(({ length }) => length > 0)).toBe(
    true,
  );
});
