import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { bareScene as scene } from '../../../test/bare-heroes.ts';
import { heroAt } from '../../adventure.ts';

const lore5 = { skill: 'lore', need: 5, card: 'test' } as const;

rule(['B-ENC-08', 'B-ENC-09'], 'as many dice as the Skill, one has to reach the number', () => {
  const dice = 'skill-lore 1 2 5, skill-lore 4 4 3';
  const t = scene({ stats: { lore: 3 }, dice }).runs(function* (g, hero) {
    expect(yield* g.do.skillTest(g, hero, lore5)).toBe(1);
    expect(yield* g.do.skillTest(g, hero, lore5)).toBe(0);
  });
  t.done();
  expect(t.event('test-failed')).toMatchObject({ hero: 0, need: 5, dice: [4, 4, 3] });
});

rule(['B-ENC-12'], 'tests outside Encounters work in the same way', () => {
  const luck4 = { skill: 'luck', need: 4, card: 'travel' } as const;
  const dice = 'skill-luck 3 4, scavenge-card scav-loose-board, skill-luck 5 1';
  const heroes = ['gunslinger', 'us-marshal'] as const;
  const t = scene({ heroes, stats: { luck: 2 }, dice }).runs(function* (g) {
    expect(yield* g.do.skillTest(g, heroAt(g, 1), luck4)).toBe(1);
    yield* g.do.drawScavenge(g, heroAt(g, 1));
  });
  t.done();
  expect(t.eventsNamed('test-passed').map(({ hero }) => hero)).toEqual([1, 1]);
});

test('Grit is offered while more successes count', () => {
  const dice = 'skill-lore 5 1, skill-lore 5 1, reroll 6';
  const t = scene({ stats: { lore: 2 }, hero: { grit: 1 }, dice }).runs(function* (g, hero) {
    expect(yield* g.do.skillTest(g, hero, lore5)).toBe(1);
    expect(yield* g.do.skillTest(g, hero, { ...lore5, enough: 2 })).toBe(2);
  });
  t.pick('die1').done();
});

test('a KO’d hero takes no test', () => {
  const t = scene({ hero: { knockedOut: ['health'] }, dice: [] }).runs(function* (g, hero) {
    expect(yield* g.do.skillTest(g, hero, lore5)).toBe(0);
  });
  t.done();
});
