import { expect, test } from 'vitest';
import { type Bare, bareScene } from '../../../test/bare-heroes.ts';
import { promptOf, told } from '../../../test/told.ts';
import type { Ability } from '../../abilities.ts';
import { type Adventure, heroAt } from '../../adventure.ts';
import type { HitsOnHero } from '../../effects.ts';
import type { Cause } from '../../moments.ts';
import type { Enemy } from '../../state.ts';

const CARD: Cause = { kind: 'card', id: 'a-card' };
const RULE: Cause = { kind: 'rule', id: 'a-rule' };
const BLAST: Cause = { kind: 'explosion', id: 'blast' };
const enemy = (id: string): Enemy => ({
  id,
  type: 'tentacles',
  space: 0,
  wounds: 0,
  target: null,
  spent: [],
});
const by = (id: string): Cause => ({ kind: 'enemy', id: 'tentacles', enemy: enemy(id) });

/** Hits on a hero of Defense and Willpower 4 who has Grit for a re-roll. */
function hit(hits: readonly HitsOnHero[], dice: readonly number[], bare: Partial<Bare> = {}) {
  return bareScene({
    stats: { defense: 4, willpower: 4, maxHealth: 20, maxSanity: 20 },
    hero: { grit: 1 },
    dice: [['defense', ...dice]],
    ...bare,
  }).runs(function* (g, hero) {
    yield* g.do.hitTogether(g, hero, hits);
  });
}

const purpose = (played: ReturnType<typeof hit>) => promptOf(played)['purpose'];

test('the roll for Defense tells whom the hits are from and what is at stake', () => {
  const hits = { hits: 2, damage: 3 };
  const from = (key: string, x: number) => ({ key, params: { x } });
  const against = (what: unknown, damage: number) => ({
    key: 'roll.against',
    params: {
      purpose: { key: 'roll.defense' },
      from: { key: 'roll.for-damage', params: { from: what, damage } },
    },
  });
  const one = hit([{ ...hits, cause: by('t1') }], [1, 1]);
  expect(purpose(one)).toEqual(against(from('tentacles.name', 2), 3));
  expect(promptOf(one)).not.toHaveProperty('card');
  const card = hit([{ ...hits, cause: CARD }], [1, 1]);
  expect(purpose(card)).toEqual(against(from('a-card.name', 2), 3));
  expect(promptOf(card)['card']).toEqual({ key: 'a-card.name' });
  const blast = hit([{ ...hits, cause: BLAST }], [1, 1]);
  expect(purpose(blast)).toEqual(against(from('dynamite.name', 2), 3));
  const rule = hit([{ ...hits, cause: RULE }], [1, 1]);
  expect(purpose(rule)).toEqual({ key: 'roll.defense' });
});

test('hits of one kind that do not do the same tell no damage', () => {
  const played = hit(
    [
      { hits: 1, damage: 1, cause: by('t1') },
      { hits: 1, damage: 3, cause: by('t2') },
    ],
    [1, 1],
  );
  expect(purpose(played)).toEqual({
    key: 'roll.against',
    params: { purpose: { key: 'roll.defense' }, from: { key: 'tentacles.name', params: { x: 2 } } },
  });
  expect(told(played, 'die0').text).toEqual({ key: 'option.die', params: { value: 1 } });
});

test('of hits from several each die tells whose it is', () => {
  const played = hit(
    [
      { hits: 1, damage: 3, cause: by('t1') },
      { hits: 1, damage: 3, cause: RULE },
    ],
    [1, 2],
  );
  expect(purpose(played)).toEqual({ key: 'roll.defense' });
  const from = { key: 'tentacles.name', params: { x: 1 } };
  const about = (value: number, what: unknown) => ({
    key: 'option.die-about',
    params: { value, what },
  });
  expect(told(played, 'die0').text).toEqual(
    about(1, { key: 'roll.hit-from', params: { n: 1, count: 2, from } }),
  );
  expect(told(played, 'die1').text).toEqual(
    about(2, { key: 'roll.hit-of', params: { n: 2, count: 2, from: '' } }),
  );
});

/** How the Wounds come in, and what is told of it. */
function wounds(hits: readonly HitsOnHero[], dice: readonly number[], bare: Partial<Bare> = {}) {
  const played = hit(hits, dice, { hero: {}, ...bare }).done();
  return played.eventsNamed('wounded').map(({ amount }) => amount);
}

test('hits of one enemy wound together, those of others by themselves', () => {
  const shared = by('t1');
  const twice = [
    { hits: 1, damage: 3, cause: shared },
    { hits: 1, damage: 2, cause: shared },
  ];
  expect(wounds(twice, [1, 1])).toEqual([5]);
  expect(wounds([...twice, { hits: 1, damage: 1, cause: by('t2') }], [1, 1, 1])).toEqual([5, 1]);
  const causes = [CARD, CARD].map((cause) => ({ hits: 1, damage: 2, cause }));
  expect(wounds(causes, [1, 1])).toEqual([2, 2]);
});

test('each die stops the hit it is rolled for, and stopped hits are told', () => {
  const played = hit(
    [
      { hits: 2, damage: 5, cause: by('t1') },
      { hits: 2, damage: 1, cause: by('t2') },
    ],
    [4, 3, 3, 6],
    { hero: {} },
  ).done();
  expect(played.eventsNamed('wounded').map(({ amount, type }) => [amount, type])).toEqual([
    [5, 'tentacles'],
    [1, 'tentacles'],
  ]);
  expect(played.event('defended')).toMatchObject({ amount: 2, purpose: 'defense' });
  const none = hit([{ hits: 1, cause: CARD }], [3], { hero: {} }).done();
  expect(none.eventsNamed('defended')).toEqual([]);
  expect(none.event('wounded')).toMatchObject({ amount: 1, card: 'a-card' });
});

/** Writes down what is announced about the hero. */
function listener(heard: string[]): Ability {
  return {
    on: {
      heroHit: (_g, _source, { kind, hits }): undefined => {
        heard.push(`${hits} ${kind}`);
      },
      heroHurt: (_g, _source, { wounds, hits, rolls }): undefined => {
        heard.push(`${wounds} Wounds by ${hits} hits of ${rolls.join(' ')}`);
      },
    },
  };
}

test('hits are announced where there are any, and what got through knows its dice', () => {
  const heard: string[] = [];
  const abilities = [listener(heard)];
  wounds([{ hits: 0, cause: CARD }], [], { abilities, dice: [] });
  expect(heard).toEqual([]);
  const cause = by('t1');
  const hits = [{ hits: 3, damage: 2, cause, rolls: [6, 5, 4] }];
  wounds(hits, [1, 4, 1], { abilities });
  expect(heard).toEqual(['3 hit', '4 Wounds by 2 hits of 6 4']);
});

test('nobody who is out is hit', () => {
  const out = { knockedOut: ['health'] as ['health'], wounds: 0 };
  const run = (rule: (g: Adventure) => ReturnType<Adventure['do']['horrorHit']>) =>
    bareScene({ hero: out, dice: [] }).runs(function* (g) {
      expect(yield* rule(g)).toBe(0);
    });
  for (const played of [
    run((g) => g.do.hitHero(g, heroAt(g, 0), { hits: 2, cause: CARD })),
    run((g) => g.do.horrorHit(g, heroAt(g, 0), { hits: 2, cause: CARD })),
    run((g) => g.do.corruptionHit(g, heroAt(g, 0), 2, CARD)),
    run((g) => g.do.woundHero(g, heroAt(g, 0), 2, CARD)),
    run((g) => g.do.loseSanity(g, heroAt(g, 0), 2, CARD)),
  ]) {
    expect(played.done().hero(0)).toMatchObject({ wounds: 0, sanityDamage: 0, corruption: 0 });
  }
});

test('Horror and Corruption Hits are saved against one by one, unless they ignore it', () => {
  const willpower = { stats: { willpower: 4, maxSanity: 20, corruptionResistance: 20 } };
  const horror = bareScene({ ...willpower, dice: 'willpower 3 4 1' }).runs(function* (g, hero) {
    expect(yield* g.do.horrorHit(g, hero, { hits: 3, damage: 2, cause: CARD })).toBe(4);
  });
  expect(horror.done().hero(0).sanityDamage).toBe(4);
  expect(horror.event('defended')).toMatchObject({ amount: 1, purpose: 'willpower' });
  const sure = bareScene({ ...willpower, dice: [] }).runs(function* (g, hero) {
    yield* g.do.horrorHit(g, hero, { hits: 2, cause: CARD, ignoresDefense: true });
  });
  expect(sure.done().hero(0).sanityDamage).toBe(2);
  const corruption = bareScene({ ...willpower, dice: 'willpower 3 4' }).runs(function* (g, hero) {
    expect(yield* g.do.corruptionHit(g, hero, 2, CARD)).toBe(1);
  });
  expect(corruption.done().hero(0).corruption).toBe(1);
});
