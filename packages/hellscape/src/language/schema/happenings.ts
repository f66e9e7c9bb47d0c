import {
  either,
  keyed,
  list,
  may,
  name,
  named,
  oneOf,
  places,
  type Schema,
  shape,
  whole,
  word,
  words,
  yes,
} from '@crawlspace/kernel/packs';
import type { Condition, Happening, Value } from '../../happenings.ts';
import { BOSSES, LOSSES, MOBS, RARITIES } from '../../ids.ts';
import { count, number } from './ability.ts';

/* What cards and quests make happen by themselves: the types of `happenings.ts` as schemas. */

/** Cells of a map. */
export const cell = places([whole(0, 60), whole(0, 60)]);

/** What a map can have from the start. */
export const PLACED = [
  ...(['spawn', 'loot', 'objective', 'objective-gray', 'chest'] as const),
  ...(['greater-chest', 'spike-trap', 'bear-trap', 'pillar', 'fountain', 'forge'] as const),
  ...(['portal', 'roaming-portal', 'corruption', 'hourglass'] as const),
] as const;
export const token = oneOf('name', [...PLACED, 'treasure']);

export const targets = shape({
  within: may(count),
  lost: may(count),
  inReach: may(yes),
  inSight: may(yes),
  inLight: may(yes),
  elsewhere: may(yes),
  walkable: may(yes),
});
const whom = either({
  string: oneOf('heroes', ['hero', 'heroes-here', 'heroes', 'everybody', 'mark']),
  object: targets,
});

export const value: Schema<Value> = named('Value', () =>
  either({
    number: whole(-99, 99),
    string: oneOf('amount', ['heroes', 'left', 'miniatures']),
    object: keyed('amount', {
      perHero: shape({ perHero: number }),
      counter: shape({ counter: name }),
      held: shape({ held: name }),
      here: shape({ here: token }),
      tokens: shape({ tokens: token }),
      on: shape({ on: token }),
      from: shape({ from: whole(-99, 99), less: value }),
      if: shape({ if: condition, then: value }),
    }),
  }),
);

export const condition: Schema<Condition> = named('Condition', () =>
  either({
    string: oneOf('condition', ['half-lost', 'won', 'boss-fight', 'time-left', 'by-a-hero']),
    object: keyed('condition', {
      targets: shape({ targets, atLeast: count }),
      nobody: shape({ nobody: targets }),
      is: shape({ value, is: value }),
      atLeast: shape({ value, atLeast: value }),
      not: shape({ not: condition }),
      filled: shape({ filled: token }),
      holds: shape({ holds: name }),
      gathered: shape({ gathered: name }),
      beside: shape({ beside: name }),
      undisturbed: shape({ undisturbed: name }),
      dead: shape({ dead: name }),
      kind: shape({ kind: oneOf('name', ['mob', 'roaming', 'boss']) }),
    }),
  }),
);

export const conditions = list(condition, 12);
const happening: Schema<Happening> = named('Happening', () => words('effect', ALL));
export const happenings = named('Happenings', () => list(happening, 20));
const n = { n: whole(1, 20) };

const toFigures = [
  word(
    ['wounds', 'fire', 'frost', 'heal', 'mana', 'lose-mana', 'xp'],
    'To heroes, Spirits and the Summoner.',
    { n: count, on: whom },
  ),
  word('item', 'Item cards for the hero.', { rarity: oneOf('name', RARITIES), n: whole(1, 5) }),
  word('special', 'Something that no word says, by its name.', { id: name }),
] as const;

export const behindADoor = [
  word(['loot', 'mobs'], 'More Treasure tokens or mobs than the map shows.', { n: whole(1, 5) }),
  word('no-mobs', 'No mobs at all.', {}),
  word('monster', 'A Roaming Monster in the chamber.', {}),
  word('lay-inside', 'A trap or chest in the chamber.', {
    token: oneOf('name', ['spike-trap', 'chest']),
    treasure: may(whole(1, 5)),
  }),
  word('alarm', 'Every enemy moves toward the nearest hero.', n),
  word('choose', 'The opener chooses.', {
    options: list(shape({ id: name, withOthers: may(yes), does: happenings }), 4),
  }),
  word('sacrifice', 'The opener takes Wounds, and for each this happens.', {
    most: whole(1, 5),
    each: happening,
  }),
] as const;

export const ofAnEnemy = [
  word('pick', 'The one it goes for.', {
    of: targets,
    by: oneOf('name', ['least-health', 'most-health', 'nearest']),
  }),
  word('approach', 'Toward the mark, or the nearest hero.', n),
  word('advance', 'Toward the nearest hero.', n),
  word('land', 'Into the zone of the mark at once.', {}),
  word('leap', 'To where nobody stands and it sees a target.', n),
  word('draw', 'The mark comes nearer.', n),
  word('attack', 'Attacks.', {
    on: oneOf('name', ['mark', 'closest']),
    times: may(whole(1, 5)),
    orClosest: may(yes),
  }),
  word('attack-each', 'Attacks so many of those in reach, each once.', n),
  word('action', 'An action as a mob has it.', { more: may(yes) }),
  word('regain', 'Heals so much for each hero.', n),
  word('command', 'Raises minions of a mob, which has an action at once.', {
    types: list(oneOf('name', MOBS), 8),
    within: count,
    raise: count,
  }),
  word('take-time', 'A Time token leaves an Hourglass.', {
    from: oneOf('name', ['nearest', 'fullest', 'all']),
    appear: may(yes),
  }),
] as const;

const PURPOSES = [
  ...(['scroll-taken', 'prison-broken', 'key-taken', 'time-added', 'feather-laid'] as const),
  ...(['seal-broken', 'well-cleansed', 'switch-pressed', 'sword-feeds'] as const),
  ...(['crystal-destroyed', 'shard-taken', 'feather-taken', 'sword-passed', 'souls'] as const),
  ...(['rift-opened', 'time-taken', 'key-fades', 'feathers-fall', 'corruption-rises'] as const),
  ...(['beast-killed', 'final-armed'] as const),
] as const;

export const ofAQuest = [
  word('remove', 'The token goes, from where the hero stands.', { token }),
  word('add', 'Adds to what lies on the token where the hero stands.', { token, n: number }),
  word('show', 'What lies on the only token of a kind.', { token, n: value }),
  word(['take', 'give'], 'The hero takes or gives away a thing of the quest.', { thing: name }),
  word('count', 'Adds to a counter.', { counter: name, n: value }),
  word('reset', 'A counter starts again.', { counter: name }),
  word('lay', 'Tokens on cells of the map.', {
    token,
    on: list(cell),
    n: count,
    perHero: may(yes),
  }),
  word('drop', 'Drops tokens where the marked enemy stands.', { token, n: value, at: name }),
  word('tell', 'An event in the log.', {
    purpose: oneOf('name', PURPOSES),
    amount: may(value),
    where: may(either({ string: oneOf('name', ['hero']), object: shape({ mark: name }) })),
    who: may(oneOf('name', ['killed', 'nobody'])),
    rule: may(name),
  }),
  word('place-boss', 'The boss stands in its chamber, and sleeps.', {
    boss: oneOf('name', BOSSES),
  }),
  word('open-marked', 'Opens the marked doors.', {}),
  word('spawn', 'A Roaming Monster with a mark.', {
    mark: name,
    tier: may(oneOf('name', ['5'])),
    at: either({ list: cell, object: shape({ token }) }),
  }),
  word('leave', 'A hero walks out of the dungeon.', {}),
  word('fade', 'Every token of a kind loses one of what lies on it.', {
    token,
    told: oneOf('name', ['key-fades']),
    lost: oneOf('name', LOSSES),
  }),
  word('if', 'If it is so.', { so: conditions, then: happenings }),
  word('win', 'The quest is won.', {}),
] as const;

const ALL = [...toFigures, ...behindADoor, ...ofAnEnemy, ...ofAQuest] as const;
