import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { bareScene as scene } from '../../../test/bare-heroes.ts';
import { heroAt } from '../../adventure.ts';

rule(['B-HEAL-01'], 'healing takes that many markers off', () => {
  const t = scene({ hero: { wounds: 5 } }).runs(function* (g, hero) {
    yield* g.do.healHero(g, hero, { wounds: 3 });
  });
  expect(t.done().hero(0).wounds).toBe(2);
});

rule(['B-HEAL-02'], 'full healing of one kind leaves the other', () => {
  const t = scene({ hero: { wounds: 9, sanityDamage: 4 } }).runs(function* (g, hero) {
    yield* g.do.healHero(g, hero, { wounds: Number.POSITIVE_INFINITY });
  });
  expect(t.done().hero(0)).toMatchObject({ wounds: 0, sanityDamage: 4 });
});

rule(['B-HEAL-03', 'B-XP-08'], '5 XP for each point healed on another hero', () => {
  const t = scene({ hero: { wounds: 4, sanityDamage: 3 } }).runs(function* (g, hero) {
    const [patient, healer] = [hero, heroAt(g, 1)];
    yield* g.do.healHero(g, patient, { wounds: 6, by: healer, with: 'bandages' });
    expect(healer.xp).toBe(20);
    yield* g.do.healHero(g, patient, { sanity: 3, by: healer, with: 'whiskey' });
  });
  t.done();
  expect(t.hero(0)).toMatchObject({ wounds: 0, sanityDamage: 0, xp: 0 });
  expect(t.hero(1).xp).toBe(35);
  const told = t.eventsNamed('healed');
  expect(told.map(({ purpose, amount, by }) => [purpose, amount, by])).toEqual([
    ['wounds', 4, 1],
    ['sanity', 3, 1],
  ]);
});

rule(['B-HEAL-04'], 'no XP for healing oneself', () => {
  const t = scene({ hero: { wounds: 5 } }).runs(function* (g, hero) {
    yield* g.do.healHero(g, hero, { wounds: 3, by: hero, with: 'bandages' });
  });
  expect(t.done().hero(0)).toMatchObject({ wounds: 2, xp: 0 });
  expect(t.event('healed')).not.toHaveProperty('by');
});

test('a KO’d hero is not healed', () => {
  const hero = { wounds: 10, sanityDamage: 5, knockedOut: ['health'] } as const;
  const t = scene({ hero }).runs(function* (g, hero) {
    yield* g.do.healHero(g, hero, { wounds: 3 });
    yield* g.do.healMix(g, hero, 3);
  });
  expect(t.done().hero(0)).toMatchObject({ wounds: 10, sanityDamage: 5 });
});

test('a mix is asked for only where there is a choice', () => {
  const t = scene({ hero: { wounds: 2, sanityDamage: 2 } }).runs(function* (g, hero) {
    yield* g.do.healMix(g, hero, 3, heroAt(g, 1));
    yield* g.do.healMix(g, hero, 3);
    yield* g.do.healMix(g, hero, 3);
  });
  t.pick('wounds', 'wounds', 'sanity').done();
  expect(t.hero(0)).toMatchObject({ wounds: 0, sanityDamage: 0 });
  expect(t.hero(1).xp).toBe(15);
});

test('an ability may change what is healed', () => {
  const t = scene({
    hero: { wounds: 5 },
    abilities: [
      {
        on: {
          healed(_g, _source, moment) {
            moment.wounds -= 1;
            return undefined;
          },
        },
      },
    ],
  }).runs(function* (g, hero) {
    yield* g.do.healHero(g, hero, { wounds: 3 });
  });
  expect(t.done().hero(0).wounds).toBe(3);
});

rule(['B-XP-01', 'B-XP-59'], 'XP is a running total', () => {
  const t = scene({ hero: { xp: 120, gold: 75 } }).runs((g, hero) => {
    g.do.gainXp(g, hero, 25);
    expect(hero).toMatchObject({ xp: 145, gold: 75 });
    g.do.gainXp(g, hero, 15);
  });
  expect(t.done().hero(0).xp).toBe(160);
});
