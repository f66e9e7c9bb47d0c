import { describe, expect, it } from 'vitest';
import type { AnyItem, Trial } from '../../../test/item-script.ts';
import { FROST, type Outcome, play } from '../../../test/item-trials.ts';
import type { Amount, Effect } from '../../ability.ts';
import { ATTACK_TYPES, type AttackType } from '../../ids.ts';
import { items, mobItems } from './index.ts';

/** Every ability of every item, with an attack type to try it with. */
const TRIALS: readonly (Trial & { readonly name: string })[] = [
  ...Object.values(items),
  ...Object.values(mobItems),
].flatMap((card: AnyItem) =>
  (card.abilities ?? []).map((ability, i) => ({
    name: `${card.id}/${i}`,
    card,
    ability,
    type: typeFor(card, ability.timing, ability.needs?.includes('far') ?? false),
  })),
);

function typeFor(card: AnyItem, timing: string, far: boolean): AttackType {
  const named = ATTACK_TYPES.find((type) => timing === `${type}-attack`);
  if (named) return named;
  if (far) return 'ranged';
  return ATTACK_TYPES.find((type) => card.attacks?.[type]) ?? 'melee';
}

/** The same moment without the ability and with it, its price paid back. */
interface Seen {
  readonly before: Outcome;
  readonly after: Outcome;
  /** How much more there is of something. */
  readonly grew: (of: (outcome: Outcome) => number | undefined) => number;
}

type Measures = {
  readonly [Kind in Effect['do']]?: (
    effect: Extract<Effect, { do: Kind }>,
    seen: Seen,
  ) => readonly [seen: unknown, expected: unknown];
};

const foeWounds = ({ grew }: Seen) => grew(({ foe }) => foe?.wounds);
const heroHealth = ({ grew }: Seen) => grew(({ hero }) => hero.health);
const bystanders = ({ grew }: Seen) => [0, 1].map((i) => grew((outcome) => outcome.bystanders[i]));

/** What each kind of effect changes: what is seen of it, and what it should be. */
const MEASURES: Measures = {
  hits: ({ n }, seen) => [foeWounds(seen), value(n)],
  'less-shields': ({ n }, seen) => [foeWounds(seen), n],
  shields: ({ n }, seen) => [heroHealth(seen), n],
  'less-hits': ({ n }, seen) => [heroHealth(seen), n],
  dice: ({ yellow = 0, orange = 0, blue = 0 }, seen) => [
    [foeWounds(seen), heroHealth(seen)],
    [2 * value(yellow) + 3 * value(orange), blue],
  ],
  'in-shadow': (_, seen) => [foeWounds(seen), 3],
  reroll: ({ n }, { grew }) => [grew(({ rerolls }) => rerolls), n],
  ignore: ({ what, n }, seen) => [what === 'shields' ? foeWounds(seen) : heroHealth(seen), n],
  mana: ({ n, on }, { grew }) =>
    on === 'other-heroes-here'
      ? [grew(({ other }) => other.mana), n]
      : [grew(({ hero }) => hero.mana), n],
  heal: ({ n, on }, { grew }) => [
    [grew(({ hero }) => hero.health), grew(({ other }) => other.health)],
    [n, on === 'heroes-here' ? n : 0],
  ],
  wounds: ({ n, on }, seen) => {
    const wounded = [foeWounds(seen), ...bystanders(seen)];
    if (on === 'other-enemy-there') return [wounded.slice(1), [n, 0]];
    if (on === 'other-enemies-there') return [wounded.slice(1), [n, n]];
    return [wounded, on.startsWith('enemies') ? [n, n, n] : [n, 0, 0]];
  },
  fire: ({ n }, { grew }) => [grew(({ foe }) => foe?.fire), n],
  frost: ({ n }, { grew }) => [grew(({ foe }) => foe?.frost), n],
  cleanse: ({ n, on }, { grew }) => [
    [grew(({ hero }) => hero.frost), grew(({ other }) => other.frost)],
    [-Math.min(value(n), FROST), on === 'heroes-here' ? -Math.min(value(n), FROST) : 0],
  ],
  mp: ({ n }, { grew }) => [grew(({ points }) => points), n],
  // Three enemies strike at who leaves; so do they at who steps away carelessly.
  slip: (_, seen) => [heroHealth(seen), 3],
  step: (_, seen) => [
    [seen.after.hero.zone === seen.before.hero.zone, heroHealth(seen)],
    [false, 0],
  ],
  push: (_, { before, after }) => [
    [before.foe?.zone === before.hero.zone, after.foe?.zone === after.hero.zone],
    [true, false],
  ],
  pull: (_, { before, after }) => [
    [before.foe?.zone === before.hero.zone, after.foe?.zone === after.hero.zone],
    [false, true],
  ],
  actions: ({ n }, { grew }) => [grew(({ hero }) => hero.turn?.actions), n],
  attack: (_, { grew }) => [grew(({ attacks }) => attacks), 1],
  'max-health': ({ n }, { grew }) => [grew(({ hero }) => hero.maxHealth), n],
  'max-mana': ({ n }, { grew }) => [grew(({ hero }) => hero.maxMana), n],
  element: ({ n }, { grew }) => [grew(({ hero }) => elements(hero)), n],
};

/** Three enemies stand about, and five Mana are left. */
function value(n: Amount): number {
  if (typeof n === 'number') return n;
  const counted = n.per === 'enemies-here' ? 3 : 5;
  return Math.min(n.max ?? counted, n.each * counted);
}

function elements({ board }: Outcome['hero']): number {
  if (board.class !== 'shaman') return 0;
  return Object.values(board.elements).reduce((sum, each) => sum + each, 0);
}

function check(effect: Effect, seen: Seen): void {
  const measure = MEASURES[effect.do] as
    | ((effect: Effect, seen: Seen) => readonly [unknown, unknown])
    | undefined;
  if (!measure) throw new Error(`no trial measures ${effect.do}`);
  const [found, expected] = measure(effect, seen);
  expect(found).toEqual(expected);
}

/** The price, added back, so that the effects alone are compared. */
function repaid(outcome: Outcome, { ability: { cost, timing } }: Trial): Outcome {
  const { hero } = outcome;
  const { turn } = hero;
  const spent = timing === 'action' ? 1 : 0;
  return {
    ...outcome,
    hero: {
      ...hero,
      health: hero.health + (cost?.wounds ?? 0),
      mana: hero.mana + (cost?.mana ?? 0),
      turn: turn && { ...turn, actions: turn.actions + spent },
    },
  };
}

describe('every ability of every item does what it says', () =>
  it.each(TRIALS)('$name', (trial) => {
    const before = play(trial, false);
    const used = play(trial, true);
    const after = repaid(used, trial);
    const grew: Seen['grew'] = (of) => (of(after) ?? 0) - (of(before) ?? 0);
    for (const effect of trial.ability.effects) check(effect, { before, after, grew });
    expect(before.used).toEqual([]);
    expect(used.used).toEqual(trial.ability.timing === 'always' ? [] : [trial.card.id]);
    const left = used.hero.items.some(({ card }) => card === trial.card.id);
    expect(left).toBe(trial.ability.cost?.discard !== true);
  }));
