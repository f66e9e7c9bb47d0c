import { expect, test } from 'vitest';
import { abilitiesOf, learned } from '../../../test/abilities.ts';
import { enemyOf, withSheets } from '../../../test/fight.ts';
import { shoot, useOnly } from '../../../test/hero-cards.ts';
import { heroOf } from '../../../test/items.ts';
import { trigger } from '../../rules/abilities/active.ts';
import { fearOf } from '../../rules/heroes/fear.ts';
import { usesNow } from '../../rules/items/uses.ts';

/** The three kinds of Shots are played with the Six-Shooter. */
const { ability, nothingMissing } = abilitiesOf('gunslinger', [
  'ricochet-shot',
  'cerberus-shot',
  'hellfire-shot',
]);

const PISTOL = { heroes: ['gunslinger', 'us-marshal'], gun: 'pistol' } as const;
const FAR = [['tentacles', 5, 2]] as const;

ability('fan-the-hammer', 'three Shots more, once a Fight', () => {
  const played = learned('fan-the-hammer', {
    ...PISTOL,
    enemies: FAR,
    dice: 'to-hit 3 3 3 1 1, damage 1 1 1, to-hit 1 1',
  }).runs(function* (g) {
    yield* shoot(g);
    yield* shoot(g);
  });
  played.pick('yes').done();
  expect(enemyOf(played.state, 0).wounds).toBe(3);
  expect(played.hero(0).exhausted).toEqual({ 'fan-the-hammer': 'fight' });
});

ability('through-and-through', 'a kill goes on to a neighbour, once a turn', () => {
  const played = learned('through-and-through', {
    ...PISTOL,
    enemies: [...FAR, ['stranglers', 6, 2]],
    content: withSheets({ tentacles: { health: 1 }, stranglers: { defense: 5 } }),
    dice: 'to-hit 3 1, damage 2, damage 2',
  }).runs(shoot);
  played.pick('tentacles1').done();
  expect(played.state.enemies.map(({ type, wounds }) => [type, wounds])).toEqual([
    ['stranglers', 2],
  ]);
  expect(played.hero(0).exhausted).toEqual({ 'through-and-through': 'turn' });
});

ability('never-misses-twice', 'what missed is rolled again, once a turn', () => {
  const played = learned('never-misses-twice', {
    ...PISTOL,
    enemies: FAR,
    dice: 'to-hit 1 2, reroll 3 3, damage 2 2',
  }).runs(shoot);
  played.pick('die0', 'die1').done();
  expect(enemyOf(played.state, 0).wounds).toBe(4);
  expect(played.hero(0).exhausted).toEqual({ 'never-misses-twice': 'turn' });
});

ability('spare-cylinder', 'three Shots are loaded, once an Adventure', () => {
  const played = learned('spare-cylinder', {
    ...PISTOL,
    enemies: FAR,
    change: (state) => {
      heroOf(state, 0).chambers = ['ricochet-shot'];
    },
  }).runs(function* (g, hero) {
    yield* useOnly(g, hero, 'activation');
    hero.exhausted = {};
    expect(usesNow(g, hero, ['activation'])).toEqual([]);
  });
  const { chambers } = played.done().hero(0);
  expect(chambers).toEqual(['ricochet-shot', 'dead-eye-shot', 'dead-eye-shot', 'dead-eye-shot']);
});

ability('gunsmoke', 'whoever shoots is harder to hit for the turn', () => {
  learned('gunsmoke', { ...PISTOL, enemies: FAR, dice: 'to-hit 1 1' })
    .runs(function* (g, hero) {
      const attack = (dice: number) => ({ enemy: enemyOf(g.state, 0), hero, dice });
      const [before, after, least] = [attack(3), attack(3), attack(1)];
      yield* trigger(g, 'enemyAttackDeclared', before);
      yield* shoot(g);
      yield* trigger(g, 'enemyAttackDeclared', after);
      yield* trigger(g, 'enemyAttackDeclared', least);
      expect([before.dice, after.dice, least.dice]).toEqual([3, 2, 1]);
    })
    .done();
});

ability('hells-due', 'more Grit, and a kill brings some, once a Fight', () => {
  const played = learned('hells-due', {
    ...PISTOL,
    enemies: [...FAR, ['tentacles', 7, 2]],
    content: withSheets({ tentacles: { health: 1 } }),
    dice: 'to-hit 3 1, damage 2',
  }).runs(shoot);
  played.pick('tentacles1').done();
  expect(played.hero(0).grit).toBe(1);
});

ability('unblinking', 'more Sanity, and no Fear', () => {
  const played = learned('unblinking', {
    ...PISTOL,
    enemies: 'stranglers 3,2',
    content: withSheets({ stranglers: { abilities: { 'ab-fear': 2, 'ab-terror': 1 } } }),
    dice: [],
  }).runs(fearOf);
  expect(played.done().hero(0).sanityDamage).toBe(0);
});

ability('draw-first', 'a Free Attack before anything else', () => {
  const played = learned('draw-first', {
    ...PISTOL,
    enemies: FAR,
    dice: 'to-hit 3 3, damage 1 2',
  }).runs((g, hero) => trigger(g, 'heroActivationStart', { hero }));
  played.pick('yes').done();
  expect(enemyOf(played.state, 0).wounds).toBe(3);
  expect(played.hero(0).freeAttackUsed).toBe(true);
});

test('Draw First is for the first turn of a Fight', () => {
  const played = learned('draw-first', {
    ...PISTOL,
    enemies: FAR,
    change: (state) => {
      state.turn.number++;
    },
  }).runs((g, hero) => trigger(g, 'heroActivationStart', { hero }));
  expect(enemyOf(played.done().state, 0).wounds).toBe(0);
});

nothingMissing();
