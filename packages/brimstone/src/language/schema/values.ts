import {
  either,
  id,
  keyed,
  list,
  literal,
  may,
  name,
  named,
  nullable,
  oneOf,
  places,
  type Schema,
  said,
  shape,
  some,
  whole,
  yes,
  yesNo,
} from '@crawlspace/kernel/packs';
import * as v from 'valibot';
import type { WorldId } from '../../board/index.ts';
import { SIDE_BAG_TOKENS } from '../../ids.ts';
import { ENEMY_STATS, type EnemyStatName, STAT_NAMES, type StatName } from '../../stats.ts';
import type { Foes, MarkerFilter, Quantity, When, Who } from '../values.ts';

/*
 * What may be written where a card says how much, to whom and when: the types of `values.ts` as schemas. A
 * test holds both against each other.
 */

/** Numbers on cards are small: whatever is repeated is repeated so often at most. */
const MOST = 99;
export const number = whole(-MOST, MOST);
export const count = whole(0, MOST);
/** Dollars and XP. */
export const sum = whole(-2000, 2000);

export const DICE = ['D3', 'D6', 'D6+2', '2D6', 'D8', 'P', '2P'] as const;
export const dice = oneOf('amount', DICE);
export const amount = either({ number: sum, string: dice });
export const quantity: Schema<Quantity> = named('Quantity', () =>
  either({ number: sum, string: oneOf('amount', [...DICE, 'X']), object: worked }),
);
const PER_HERO = ['H', 'H+1', 'H+3', 'H/2', 'H/3'] as const;
export const stats: Schema<Partial<Readonly<Record<StatName, number>>>> = named('Stats', () =>
  some(STAT_NAMES, number),
);
export const enemyStats: Schema<Partial<Readonly<Record<EnemyStatName, number>>>> = named(
  'EnemyStats',
  () => some(ENEMY_STATS, number),
);
export const span = oneOf('name', ['activation', 'turn', 'fight', 'adventure']);
export const tokenKind = oneOf('name', SIDE_BAG_TOKENS);
export const tokens = either({ string: tokenKind, list: list(tokenKind) });
export const keywords = list(name);
export const world: Schema<WorldId> = id;

export const counterName = v.pipe(
  v.string(said('name')),
  v.regex(/^[a-z*][a-z0-9*-]{0,59}$/, said('name')),
);

export const counted = either({
  string: oneOf('amount', [
    'dark-stone',
    'grit',
    'enemies-around',
    'loaded-shots',
    'wounds-of-one-hit',
    ...(['heroes', 'turn', 'tile'] as const),
  ]),
  object: keyed('amount', {
    showing: shape({ showing: count }),
    foes: shape({ foes: named('Foes', () => foes) }),
    heroes: shape({ heroes: named('Who', () => who) }),
    conditions: shape({ conditions: list(oneOf('name', ['injury', 'madness', 'mutation'])) }),
    successes: shape({ successes: name }),
    field: shape({ field: name }),
    counter: shape({ counter: counterName }),
    markers: shape({ markers: id }),
  }),
});

const stages: Schema<readonly [number, number, number]> = list(number, 3) as never;

export const worked = keyed('amount', {
  count: shape({
    count: counted,
    times: may(number),
    plus: may(number),
    least: may(number),
    most: may(number),
  }),
  by: shape({ by: oneOf('amount', ['stage', 'threat']), of: stages }),
  if: shape({ if: named('When', () => when), is: number, else: number }),
});

export const group = shape({
  type: id,
  number: either({
    number: whole(0, 24),
    string: oneOf('amount', [...DICE, ...PER_HERO]),
    object: worked,
  }),
  elite: may(whole(0, 6)),
  variant: may(id),
});
/** As a Threat card has it: nothing is worked out. */
export const threatGroup = shape({
  ...group.entries,
  number: either({ number: whole(0, 24), string: oneOf('amount', [...DICE, ...PER_HERO]) }),
});

export const heroFilter = shape({
  adjacent: may(yesNo),
  onTile: may(yes),
  inSight: may(yes),
  within: may(count),
  target: may(yesNo),
});

export const who: Schema<Who> = named('Who', () =>
  either({
    string: oneOf('heroes', [
      ...(['you', 'all', 'all-but-you', 'here', 'others-here', 'in-world'] as const),
      ...(['others-in-world', 'party', 'other-party', 'the-living', 'adjacent'] as const),
      ...(['you-and-adjacent', 'in-reach', 'lantern-bearer', 'by-the-lantern'] as const),
      ...(['next-to-the-lantern', 'in-lantern-world', 'last-in-line', 'random'] as const),
      ...(['concerned', 'keeper', 'owner'] as const),
    ]),
    object: keyed('heroes', {
      passed: shape({ passed: name }),
      failed: shape({ failed: name }),
      willing: shape({ willing: name }),
      rest: shape({ rest: name, of: who }),
      who: shape({ who, when: named('When', () => when) }),
      oneOf: shape({ oneOf: who }),
      byEnemy: shape({ byEnemy: heroFilter }),
      quickest: shape({ quickest: who }),
      onMarker: shape({ onMarker: id }),
    }),
  }),
);

export const weaponFilter = shape({
  kind: may(oneOf('name', ['melee', 'ranged'])),
  keywords: may(keywords),
  own: may(yes),
  free: may(yesNo),
  item: may(yes),
});

export const enemyFilter = shape({
  size: may(oneOf('name', ['small-or-medium', 'large', 'up-to-large'])),
  keywords: may(keywords),
  type: may(oneOf('name', ['own', 'concerned'])),
  adjacent: may(yesNo),
  within: may(count),
  beyond: may(count),
  wounded: may(yes),
  stunned: may(yesNo),
  lacks: may(id),
  printedDamage: may(count),
  other: may(yes),
  besideItsLike: may(yes),
});

export const foes: Schema<Foes> = named('Foes', () =>
  either({
    string: oneOf('enemies', [
      ...(['target', 'beside-target', 'adjacent', 'here', 'in-world', 'own-type'] as const),
      'by-the-lantern',
    ]),
    object: keyed('enemies', {
      within: shape({ within: count }),
      inSight: shape({ inSight: count }),
      shotAt: shape({ shotAt: count }),
      foes: shape({ foes, when: enemyFilter }),
      mostWounded: shape({ mostWounded: foes }),
    }),
  }),
);

export const where = oneOf('name', ['here', 'yours', 'lantern']);

const bound = either({ number: sum, string: literal('X') });
const HAVES = ['loose-stone', 'stone-to-give', 'dark-stone', 'gold', 'grit', 'any-token'] as const;

export const when: Schema<When> = named('When', () =>
  either({
    string: oneOf('condition', [
      ...(['in-fight', 'in-peace', 'first-turn-of-fight', 'first-turn-of-ambush'] as const),
      ...(['adventure-goes-on', 'enemies-in-your-world', 'dread', 'keeps-this'] as const),
      ...(['carries-the-lantern', 'no-gate-can-open', 'no-other-enemies', 'lacks-grit'] as const),
      ...(['wounded', 'shaken', 'poisoned', 'half-health', 'has-moved', 'has-not-moved'] as const),
      ...(['has-attacked', 'has-not-attacked', 'has-not-acted', 'free-attack-left'] as const),
      ...(['in-own-activation', 'rolled-critical', 'exhausted', 'closed-exit-here'] as const),
      ...(['next-to-the-lantern', 'no-double', 'no-hand-weapon'] as const),
      ...(['by-the-lantern', 'in-the-light', 'healed-by-you', 'healed-with-something'] as const),
    ]),
    object: keyed('condition', {
      weapon: shape({ weapon: weaponFilter }),
      firstWeapon: shape({ firstWeapon: weaponFilter }),
      enemy: shape({ enemy: enemyFilter }),
      any: shape({ any: foes }),
      canShoot: shape({ canShoot: count }),
      shortBy: shape({ shortBy: count }),
      deadlyBy: shape({ deadlyBy: count }),
      cause: shape({ cause: list(oneOf('name', ['enemy', 'card', 'explosion', 'rule'])) }),
      field: shape({
        field: name,
        is: may(nullable(either({ string: name, number: sum, boolean: yesNo }))),
        in: may(keywords),
        filled: may(yes),
        least: may(bound),
        most: may(bound),
      }),
      noted: shape({ noted: name }),
      immune: shape({ immune: name }),
      inWorld: shape({ inWorld: world }),
      has: shape({
        has: oneOf('name', [...HAVES, 'void-venom', ...SIDE_BAG_TOKENS]),
        n: may(sum),
      }),
      number: shape({ number: quantity, least: may(sum), most: may(sum) }),
      mission: shape({
        mission: oneOf('name', [
          ...(['objective-found', 'no-enemies', 'alone', 'on-the-entrance', 'unexplored'] as const),
        ]),
      }),
      marker: shape({ marker: named('MarkerFilter', () => markerFilter) }),
      thisTurn: shape({ thisTurn: counterName }),
      same: shape({ same: places([quantity, quantity]) }),
      half: shape({ half: who, against: who }),
      not: shape({ not: when }),
      every: shape({ every: list(when) }),
      some: shape({ some: list(when) }),
    }),
  }),
);

/** A marker of a mission, and how near. */
export const markerFilter: Schema<MarkerFilter> = shape({
  kind: id,
  is: may(oneOf('name', ['beside', 'on-tile', 'at-hand'])),
  explored: may(yes),
  when: may(when),
});
