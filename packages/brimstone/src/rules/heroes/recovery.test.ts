import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { adventure } from '../../../test/adventure.ts';
import { bareSituation, bareScene as scene } from '../../../test/bare-heroes.ts';
import { inside, passages } from '../../../test/explore.ts';
import { field, spaceIn } from '../../../test/fight.ts';
import { board, heroAt } from '../../adventure.ts';
import { areAdjacent } from '../../board/index.ts';
import type { Condition } from '../../content-types.ts';
import type { AdventureState } from '../../state.ts';
import { playStep } from '../turn/turn.ts';

const byWounds = { wounds: 10, knockedOut: ['health'] as const };
const bySanity = { sanityDamage: 10, knockedOut: ['sanity'] as const };

rule(['B-KO-09', 'B-INJ-01'], 'Injury after Wounds, Madness after Sanity Damage', () => {
  const t = scene({
    hero: bySanity,
    dice: 'madness 3 4, recover 6 6, injury 2 3, recover 6 6',
    change: ({ heroes }) => Object.assign(heroes[1] as object, byWounds),
  }).runs(function* (g) {
    for (const hero of g.state.heroes) yield* g.do.recover(g, hero);
  });
  t.done();
  expect(t.hero(0).conditions).toEqual(['madness-7']);
  expect(t.hero(1).conditions).toEqual(['injury-5']);
});

rule(['B-KO-10'], '2D6 in any mix, but both have to come to 1', () => {
  const hero = { ...byWounds, sanityDamage: 7 };
  const dice = 'injury 3 4, recover 2 3';
  const t = scene({ hero, dice }).runs(function* (g, hero) {
    yield* g.do.recover(g, hero);
  });
  expect(t.prompt).toBe('prompt.heal-mix');
  expect(t.pending[0]).toMatchObject({ min: 4, max: 4 });
  expect(() => t.pick(...Array<string>(5).fill('sanity'))).toThrow('too-many');
  t.pick('sanity', 'sanity', 'sanity', 'sanity').done();
  expect(t.hero(0)).toMatchObject({ wounds: 9, sanityDamage: 3, knockedOut: null });
});

rule(['B-GRIT-16', 'B-GRIT-07'], 'what is healed may be re-rolled, the chart may not', () => {
  const t = scene({
    hero: { ...byWounds, grit: 1 },
    dice: 'injury 1 1, recover 1 6, reroll 4',
  }).runs(function* (g, hero) {
    yield* g.do.recover(g, hero);
  });
  expect(t.pending[0]?.prompt.params?.['purpose']).toEqual({ key: 'roll.recover' });
  expect(t.options).toEqual(['die0']);
  t.pick('die0').done();
  expect(t.hero(0)).toMatchObject({ wounds: 0, grit: 0, knockedOut: null });
});

rule(['B-KO-11'], 'both at zero: a roll on each chart and 2D6 for each', () => {
  const hero = { wounds: 10, sanityDamage: 10, knockedOut: ['health', 'sanity'] as const };
  const dice = 'injury 3 4, madness 3 4, recover 3 4, recover 1 3';
  const t = scene({ hero, dice }).runs(function* (g, hero) {
    yield* g.do.recover(g, hero);
  });
  expect(t.done().hero(0)).toMatchObject({ wounds: 3, sanityDamage: 6 });
});

rule(['B-KO-08'], 'who stands on the marker steps aside', () => {
  const dice = 'injury 3 4, recover 1 1';
  const t = scene({
    hero: byWounds,
    dice,
    change({ heroes: [fallen, other] }) {
      if (fallen && other) other.space = fallen.space;
    },
  }).runs(function* (g, hero) {
    const [fallen, other] = [hero, heroAt(g, 1)];
    const { space } = fallen;
    yield* g.do.recover(g, fallen);
    expect(fallen.space).toBe(space);
    expect(areAdjacent(board(g), space, other.space)).toBe(true);
  });
  expect(t.pending[0]).toMatchObject({ seat: 1, prompt: { key: 'prompt.make-room' } });
  t.pick(t.options[0] as string).done();
});

test('a single free space next to the marker is where one steps aside to', () => {
  const t = field({
    heroes: ['us-marshal', 'us-marshal'],
    tile: 'targa-long',
    at: '0,0 0,0',
    // A passage two spaces wide: only (0,1) is left beside the marker.
    enemies: 'tentacles 1,0 1,1',
    dice: 'injury 3 4, recover 1 1',
    change: ({ heroes }) => void Object.assign(heroes[0] as object, byWounds),
  }).runs((g, hero) => g.do.recover(g, hero));
  const aside = spaceIn(t.done().state, [0, 1]);
  expect(t.hero(1).space).toBe(aside);
  expect(t.event('moved')).toMatchObject({ hero: 1, spaces: [aside] });
});

function withEnemy(state: AdventureState): void {
  const enemy = { id: 'tentacles1', type: 'tentacles', space: 9, wounds: 0 } as const;
  state.enemies = [{ ...enemy, target: null, spent: [] }];
  state.fight = { startedInTurn: 1, groups: {}, lootSources: 0, final: false };
}

rule(['B-KO-07'], 'at the end of a turn without enemies on the board', () => {
  const ending = (state: AdventureState) => {
    state.turn.step = 'end';
  };
  const dice = 'injury 3 4, recover 1 1';
  const quiet = scene({ hero: byWounds, dice, change: ending }).runs(playStep);
  expect(quiet.done().hero(0)).toMatchObject({ knockedOut: null, wounds: 8 });
  const fight = scene({
    hero: byWounds,
    dice: [],
    change(state) {
      ending(state);
      withEnemy(state);
      const far = passages(state, 4).at(-1) ?? 0;
      for (const enemy of state.enemies) enemy.space = inside(state, far)[0] ?? 0;
    },
  }).runs(playStep);
  expect(fight.done().hero(0).knockedOut).toEqual(['health']);
});

rule(['B-KO-23'], 'when a fight ends everybody KO’d in it recovers', () => {
  const recovery = 'injury 3 4, recover 1 1';
  const t = scene({
    heroes: ['us-marshal', 'gunslinger', 'bandido'],
    hero: byWounds,
    dice: `breath 1, ${recovery}, ${recovery}`,
    change(state) {
      withEnemy(state);
      Object.assign(state.heroes[1] as object, byWounds);
      Object.assign(state.heroes[2] as object, { grit: 2 });
    },
  }).runs(function* (g) {
    const cause = { kind: 'card', id: 'test' } as const;
    const [enemy] = g.state.enemies;
    if (enemy) yield* g.do.woundEnemy(g, enemy, 99, { hero: null, cause });
  });
  t.done();
  expect(t.state.heroes.map(({ knockedOut }) => knockedOut)).toEqual([null, null, null]);
  expect(t.eventsNamed('injury').map(({ hero }) => hero)).toEqual([0, 1]);
});

rule(['B-INJ-04'], 'when the party flees only the KO’d roll', () => {
  const t = adventure(
    bareSituation({
      heroes: ['us-marshal', 'gunslinger', 'bandido', 'saloon-girl'],
      hero: byWounds,
      dice: 'injury 3 4, recover 1 1',
    }),
  );
  t.pick('flee').pickAs(1, 'yes').pickAs(2, 'yes').pickAs(3, 'yes').done();
  expect(t.eventsNamed('injury').map(({ hero }) => hero)).toEqual([0]);
});

test('a hero who recovers in a fight has no activation left in that turn', () => {
  const dice = 'injury 3 4, recover 1 1';
  const t = scene({ hero: byWounds, dice, change: withEnemy }).runs(function* (g, hero) {
    yield* g.do.recover(g, hero);
  });
  t.done();
  expect(t.state.turn.done).toContainEqual({ kind: 'hero', hero: 0, missed: true });
});

test('who recovers in a fight is noted as having activated only once', () => {
  const [mine, other] = [
    { kind: 'hero', hero: 0 },
    { kind: 'hero', hero: 1 },
  ] as const;
  const enemies = { kind: 'enemies', type: 'tentacles' } as const;
  const doneAfter = (done: AdventureState['turn']['done']) =>
    scene({
      hero: byWounds,
      dice: 'injury 3 4, recover 1 1',
      change(state) {
        withEnemy(state);
        state.turn.done = done;
      },
    })
      .runs((g, hero) => g.do.recover(g, hero))
      .done().state.turn.done;
  const missed = { ...mine, missed: true };
  expect(doneAfter([other, enemies])).toEqual([other, enemies, missed]);
  expect(doneAfter([enemies, mine, other])).toEqual([enemies, mine, other]);
});

const row = (condition: Partial<Condition>): Condition => ({
  id: 'test-row',
  kind: 'injury',
  row: 7,
  ...condition,
});

function recoveringWith(condition: Condition, dice: Parameters<typeof scene>[0] & object) {
  return scene({ hero: byWounds, conditions: [condition], ...dice }).runs(function* (g, hero) {
    yield* g.do.recover(g, hero);
  });
}

test('a row that kills ends the recovery', () => {
  const deadly = row({ passing: true, resolve: (g, hero) => g.do.killHero(g, hero) });
  const t = recoveringWith(deadly, { dice: 'injury 3 4' });
  expect(t.done().hero(0)).toMatchObject({ dead: true, conditions: [] });
});

test('a row that is had already is rolled again, once', () => {
  const hero = { ...byWounds, conditions: ['test-row'] };
  const dice = 'injury 3 4, injury 1 1, recover 1 1';
  const t = recoveringWith(row({ again: 'reroll' }), { hero, dice });
  expect(t.done().hero(0).conditions).toEqual(['test-row', 'injury-2']);
});

test('a row adds up as often as it says, and lowers the maximum without a KO', () => {
  const ribs = row({ again: 'stacks', most: 2, ability: { stats: { maxHealth: -2 } } });
  const dice = 'injury 3 4, recover 1 1';
  const second = recoveringWith(ribs, { hero: { ...byWounds, conditions: ['test-row'] }, dice });
  expect(second.done().hero(0)).toMatchObject({ conditions: ['test-row', 'test-row'], wounds: 4 });
  const conditions = ['test-row', 'test-row'];
  const third = recoveringWith(ribs, { hero: { ...byWounds, conditions }, dice });
  expect(third.done().hero(0).conditions).toEqual(conditions);
});

test('a row that lowers the resistance turns Corruption into a Mutation', () => {
  const frail = row({ ability: { stats: { corruptionResistance: -2 } } });
  const t = recoveringWith(frail, {
    hero: { ...byWounds, corruption: 4 },
    dice: 'injury 3 4, mutation 35, recover 1 1',
  });
  expect(t.done().hero(0)).toMatchObject({
    corruption: 1,
    conditions: ['test-row', 'mutation-35'],
  });
});
