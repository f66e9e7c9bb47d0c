import {
  either,
  id,
  keyed,
  list,
  may,
  name,
  oneOf,
  shape,
  some,
  table,
  whole,
  yes,
  yesNo,
} from '@crawlspace/kernel/packs';
import { CLOTHING_SLOTS } from '../../ids.ts';
import type { MomentName } from '../../moments.ts';
import { BEST_OF } from '../../stats.ts';
import { SPECIAL_ABILITIES, type SpecialAbilityId } from '../specials/abilities.ts';
import { effects } from './effects.ts';
import { price } from './flow.ts';
import { MOMENTS } from './moments.ts';
import {
  count,
  DICE,
  enemyStats,
  keywords,
  number,
  quantity,
  span,
  stats,
  sum,
  when,
} from './values.ts';

/* What a card does while it is in force: the types of `ability.ts` as schemas. */

const use = oneOf('name', [
  ...(['anytime', 'activation', 'free-attack', 'instead-of-attack'] as const),
  ...(['instead-of-search', 'turn-start', 'turn-end'] as const),
]);

const change = either({
  number: sum,
  boolean: yesNo,
  object: keyed('amount', {
    add: shape({ add: quantity, roll: may(name), least: may(sum), most: may(sum) }),
    least: shape({ least: quantity }),
    most: shape({ most: quantity }),
    pierces: shape({ pierces: count }),
  }),
});

export const reaction = shape({
  at: oneOf('moment', Object.keys(MOMENTS) as MomentName[]),
  of: may(
    oneOf('heroes', [
      ...(['you', 'anyone', 'another', 'another-here', 'another-in-world'] as const),
      ...(['another-adjacent', 'another-near', 'here', 'your-healing'] as const),
    ]),
  ),
  when: may(when),
  once: may(
    either({
      string: oneOf('name', ['activation', 'turn', 'fight', 'adventure', 'attack']),
      object: shape({ times: whole(1, 20), in: span }),
    }),
  ),
  use: may(name),
  onceEach: may(yes),
  chance: may(shape({ roll: name, from: whole(1, 6) })),
  asks: may(yes),
  ammo: may(yes),
  told: may(yes),
  pay: may(shape({ ...price.entries, charge: may(yes) })),
  change: may(table(name, change, 8)),
  unlessPaid: may(price),
  do: may(effects),
  reroll: may(
    shape({
      most: may(whole(1, 20)),
      failedOnly: may(yes),
      grit: may(count),
      limit: may(span),
    }),
  ),
});

export const useData = shape({
  id: name,
  limit: may(oneOf('name', ['activation', 'turn', 'fight', 'adventure', 'discard', 'charge'])),
  grit: may(count),
  timing: use,
  times: may(whole(1, 20)),
  once: may(span),
  when: may(when),
  do: effects,
});

export const ability = shape({
  stats: may(stats),
  bestOf: may(some(BEST_OF, whole(1, 8))),
  everyHero: may(stats),
  enemies: may(enemyStats),
  immune: may(keywords),
  blocksSlots: may(list(oneOf('name', CLOTHING_SLOTS))),
  keeps: may(list(oneOf('name', ['items', 'tokens', 'dark-stone']))),
  lure: may(yes),
  while: may(list(shape({ when, stats }))),
  enemiesWhile: may(list(shape({ when, stats: enemyStats }))),
  enemiesOfSize: may(shape({ 'small-or-medium': enemyStats, large: enemyStats })),
  attackDice: may(shape({ when, n: quantity })),
  criticalsMatter: may(when),
  on: may(list(reaction)),
  uses: may(list(useData)),
  special: may(
    shape({
      id: oneOf('special', Object.keys(SPECIAL_ABILITIES) as SpecialAbilityId[]),
      n: may(table(id, either({ number, string: oneOf('amount', ['X', ...DICE]) }))),
    }),
  ),
});
