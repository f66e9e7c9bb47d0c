import {
  either,
  list,
  literal,
  may,
  named,
  oneOf,
  type Schema,
  word,
  words,
  yes,
} from '@crawlspace/kernel/packs';
import type { Effect, Effects } from '../effects.ts';
import { flow } from './flow.ts';
import { ofTheMission } from './mission-words.ts';
import { notes, ofTheTable, onEnemies } from './table.ts';
import { amount, count, quantity, span, stats, sum, tokens, who } from './values.ts';

/** What happens, as schemas: a word for each thing of `effects.ts`. */
export const effects: Schema<Effects> = named('Effects', () => list(effect));

const to = { to: may(who) };
const n = { n: quantity, ...to };
const then = may(effects);

export const harm = [
  word('hits', 'Hits that Defense may stop. `then`: to whoever takes Wounds.', {
    ...n,
    damage: may(quantity),
    then,
  }),
  word('horror', 'Horror Hits that Willpower may stop. `then`: to whoever takes Sanity Damage.', {
    ...n,
    sanity: may(quantity),
    then,
  }),
  word('corruption', 'Corruption Hits.', n),
  word('wounds', 'Wounds that no Defense stops; so much Health is always left.', {
    ...n,
    leaves: may(count),
  }),
  word('sting', 'Wounds of the kind that never KOs.', { n: count, ...to }),
  word('sanity', 'Sanity Damage that no Willpower stops.', n),
  word('poison', 'A Poison marker.', to),
  word('void-venom', 'A Void Venom marker.', to),
  word('push', 'Pushes Heroes away from the Enemy of the moment.', { n: count, ...to }),
  word('die', 'The Hero dies.', to),
] as const;

export const gain = [
  word('xp', 'XP.', n),
  word('grit', 'Grit.', { n: count, ...to }),
  word('gold', 'Dollars; with `each`, so many for every pip of the dice.', {
    ...n,
    each: may(sum),
  }),
  word('stones', 'Dark Stone.', n),
  word('token', 'A side bag token of a kind, or of one that the Hero chooses.', {
    kind: tokens,
    n: may(count),
    ...to,
  }),
  word('gear', 'Gear cards.', { n: may(count), ...to }),
  word('artifact', 'An Artifact.', to),
  word('loot-item', 'Gear or an Artifact, as Loot gives it: in other worlds they change places.', {
    kind: oneOf('name', ['gear', 'artifact']),
    ...to,
  }),
  word('loot', 'Loot cards.', { n: count, ...to }),
  word('load-shots', 'Dead Eye Shots, as far as there is room.', { n: count, ...to }),
  word('scavenge', 'Scavenge cards.', { n: count, ...to }),
  word('heal', 'Heals Wounds or Sanity Damage, or `mix` in any mix.', {
    wounds: may(quantity),
    sanity: may(quantity),
    mix: may(amount),
    by: may(literal('owner')),
    ...to,
  }),
  word('cleanse', 'Takes Corruption Points away.', { n: count, ...to }),
  word('cure', 'Takes markers away.', {
    what: list(oneOf('name', ['poison', 'void-venom'])),
    ...to,
  }),
  word('bonus', 'Numbers of Heroes that are better or worse for a while.', {
    stats,
    until: span,
    firstTurn: may(yes),
    ...to,
  }),
] as const;

export const loss = [
  word('lose-grit', 'Takes Grit. `else`: what happens to whoever has none.', {
    n: either({ number: count, string: literal('all') }),
    else: then,
    ...to,
  }),
  word('lose-gold', 'Takes Gold. `else`: what happens to whoever cannot pay it all.', {
    n: amount,
    each: may(sum),
    else: then,
    ...to,
  }),
  word('lose-stones', 'Takes Dark Stone.', { n: count, ...to }),
  word('lose-token', 'Takes a side bag token, by chance or by choice.', {
    by: oneOf('name', ['chance', 'choice']),
    else: then,
    ...to,
  }),
] as const;

const ALL = [
  ...[...harm, ...gain, ...loss, ...onEnemies, ...notes],
  ...ofTheTable(effects),
  ...ofTheMission(effects),
  ...flow(effects),
] as const;

export const effect: Schema<Effect> = named('Effect', () => words('effect', ALL));
