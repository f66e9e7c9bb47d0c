import { expect, test } from 'vitest';
import { activation, enemyIn, HALL, whereIs } from '../../test/enemies.ts';
import { activate } from '../../test/explore.ts';
import { type Field, field } from '../../test/fight.ts';
import { heroOf } from '../../test/items.ts';
import type { Adventure } from '../adventure.ts';
import { heroAt } from '../adventure.ts';
import type { EnemyTypeId } from '../ids.ts';
import { trigger } from '../rules/abilities/active.ts';
import { enemyAbility, enemyStat } from '../rules/figures/enemy-stats.ts';
import { escapeValue } from '../rules/movement/escape.ts';

const two = ['us-marshal', 'us-marshal'] as const;

interface Asked extends Field {
  readonly elite?: Partial<Record<EnemyTypeId, readonly string[]>>;
  readonly variant?: Partial<Record<EnemyTypeId, string>>;
  readonly brutal?: boolean;
}

/** Real sheets, with these entries of their charts and variants. */
function elite({ elite: entries = {}, variant = {}, brutal = false, ...asked }: Asked) {
  return field({
    tile: HALL,
    at: '4,3',
    ...asked,
    change(state) {
      state.reviveTokens = 0;
      for (const [type, group] of Object.entries(state.fight?.groups ?? {})) {
        if (!group) continue;
        group.elite = [...(entries[type as EnemyTypeId] ?? [])];
        group.variant = variant[type as EnemyTypeId] ?? null;
        group.brutal = brutal;
        for (const enemy of state.enemies) enemy.target = 0;
      }
      asked.change?.(state);
    },
  });
}

function* look(): Generator<never, void> {}

/** What numbers a type has. */
function numbers(asked: Asked, read: (g: Adventure) => unknown): unknown {
  let seen: unknown;
  elite({ ...asked, dice: [] })
    .runs(function* (g) {
      seen = read(g);
      yield* look();
    })
    .done();
  return seen;
}

test('entries that only change numbers', () => {
  const stat = (type: EnemyTypeId, entry: string, name: Parameters<typeof enemyStat>[2]) =>
    [[], [entry]].map((entries) =>
      numbers({ enemies: `${type} 3,2`, elite: { [type]: entries } }, (g) =>
        enemyStat(g, type, name, enemyIn(g.state, 0)),
      ),
    );
  expect(stat('tentacles', 'el-tent-hide', 'defense')).toEqual([2, 3]);
  expect(stat('tentacles', 'el-tent-pulse', 'combat')).toEqual([2, 3]);
  expect(stat('stranglers', 'el-str-ceiling', 'move')).toEqual([6, 9]);
  expect(stat('stranglers', 'el-str-knuckles', 'damage')).toEqual([2, 3]);
  expect(stat('void-spiders', 'el-spi-skitter', 'initiative')).toEqual([6, 8]);
  expect(stat('goliath', 'el-gol-haste', 'move')).toEqual([6, 8]);
  expect(stat('targa-pylons', 'el-pyl-twin', 'shots')).toEqual([2, 3]);
});

test('entries that raise abilities, and variants that take them away', () => {
  const ability = (type: EnemyTypeId, id: string, asked: Partial<Asked>) =>
    numbers({ enemies: `${type} 3,2`, ...asked }, (g) => enemyAbility(g, type, id));
  expect(ability('tentacles', 'ab-smash', { elite: { tentacles: ['el-tent-wide-swing'] } })).toBe(
    5,
  );
  expect(ability('stranglers', 'ab-fear', { elite: { stranglers: ['el-str-murmur'] } })).toBe(2);
  const terrors = 'night-terrors' as const;
  expect(ability(terrors, 'ab-terror', { variant: { [terrors]: 'guardians' } })).toBeNull();
  expect(
    ability(terrors, 'ab-terror', {
      variant: { [terrors]: 'guardians' },
      elite: { [terrors]: ['el-nig-second-face'] },
    }),
  ).toBe(1);
  expect(
    ability('void-spiders', 'ab-void-venom', {
      variant: { 'void-spiders': 'ancient-void-spiders' },
    }),
  ).toBe(5);
});

test('Heaped Up counts the spiders around the target', () => {
  const combat = (brutal: boolean) =>
    numbers(
      { brutal, enemies: 'void-spiders 3,2 3,3', elite: { 'void-spiders': ['el-spi-heap'] } },
      (g) => enemyStat(g, 'void-spiders', 'combat', enemyIn(g.state, 0)),
    );
  expect([combat(false), combat(true)]).toEqual([2, 3]);
});

test('Noose: every further Strangler makes it harder to get away, up to 6', () => {
  const value = (count: number) =>
    numbers(
      {
        enemies: ([3, 4, 5] as const).slice(0, count).map((x) => ['stranglers', x, 2] as const),
        change: (state) => activate(heroOf(state, 0)),
      },
      (g) => escapeValue(g, heroAt(g, 0)),
    );
  expect([value(1), value(2), value(3)]).toEqual([4, 5, 6]);
});

test('Void Venom: an unblocked natural 6 leaves a marker', () => {
  const spiders = (defense: number) =>
    elite({ enemies: 'void-spiders 3,2', dice: `enemy-to-hit 6 1, defense ${defense}` }).runs(
      activation('void-spiders'),
    );
  expect(spiders(1).done().hero(0)).toMatchObject({ wounds: 1, voidVenom: 1 });
  expect(spiders(6).done().hero(0)).toMatchObject({ wounds: 0, voidVenom: 0 });
});

test('Swollen Glands: one Poison marker for each hero and activation', () => {
  const t = elite({
    enemies: 'void-spiders 3,2 3,3',
    elite: { 'void-spiders': ['el-spi-glands'] },
    dice: 'enemy-to-hit 6 1 6 1, defense 1 1',
  }).runs(activation('void-spiders'));
  expect(t.done().hero(0)).toMatchObject({ wounds: 2, voidVenom: 1, poison: 1 });
});

test('Breathless: two unblocked Hits of one Strangler cost Grit or a Wound', () => {
  const t = elite({
    enemies: 'stranglers 3,2',
    elite: { stranglers: ['el-str-breathless'] },
    dice: 'enemy-to-hit 4 4 1, defense 1 1',
  }).runs(activation('stranglers'));
  expect(t.done().hero(0).wounds).toBe(2 * 2 + 1);
});

test('Regrowth and Custodians heal when the group activates', () => {
  const t = elite({
    enemies: 'tentacles 3,2 stranglers 5,2 5,3',
    elite: { tentacles: ['el-tent-regrowth'] },
    variant: { stranglers: 'robotic-custodians' },
    change(state) {
      for (const enemy of state.enemies) enemy.wounds = 3;
    },
    dice: [],
  }).runs(function* (g) {
    yield* trigger(g, 'enemyActivationStart', { type: 'tentacles' });
    yield* trigger(g, 'enemyActivationStart', { type: 'stranglers' });
  });
  expect(t.done().state.enemies.map(({ wounds }) => wounds)).toEqual([1, 1, 1]);
});

const BY_HERO = (g: Adventure) =>
  ({ hero: heroAt(g, 0), cause: { kind: 'rule', id: 'attack' } }) as const;

test('Cut One Off: a fresh Tentacle takes the place of the dead one', () => {
  const t = elite({
    enemies: 'tentacles 3,2',
    elite: { tentacles: ['el-tent-cut-one'] },
    dice: 'cut-one 6',
  }).runs((g) => g.do.woundEnemy(g, enemyIn(g.state, 0), 9, BY_HERO(g)));
  expect(t.done().state.enemies).toMatchObject([{ wounds: 0, type: 'tentacles' }]);
  expect(whereIs(t, 0)).toEqual([3, 2]);
  expect(t.hero(0).xp).toBeGreaterThan(0);
  expect(t.state.fight).not.toBeNull();
});

test('Tenacious and Endurance keep a model alive', () => {
  const tenacious = elite({ enemies: 'stranglers 3,2', brutal: true, dice: 'tenacious 5' }).runs(
    (g) => g.do.woundEnemy(g, enemyIn(g.state, 0), 50, BY_HERO(g)),
  );
  expect(tenacious.done().state.enemies).toMatchObject([{ wounds: 9, spent: ['ab-tenacious'] }]);
  const endures = elite({
    enemies: 'night-terrors 3,2',
    elite: { 'night-terrors': ['el-nig-bad-dream'] },
    dice: [],
  }).runs((g) => g.do.woundEnemy(g, enemyIn(g.state, 0), 50, BY_HERO(g)));
  expect(endures.done().state.enemies).toMatchObject([{ wounds: 5 }]);
});

test('Humming Lattice is Armor against explosions, not against blades', () => {
  const wounds = (kind: 'explosion' | 'rule', dice: readonly number[]) =>
    elite({
      enemies: 'targa-pylons 3,2',
      elite: { 'targa-pylons': ['el-pyl-lattice'] },
      dice: dice.length > 0 ? [['enemy-armor', ...dice]] : [],
    })
      .runs((g) =>
        g.do.woundEnemy(g, enemyIn(g.state, 0), 2, { hero: null, cause: { kind, id: 'x' } }),
      )
      .done()
      .state.enemies.map((enemy) => enemy.wounds);
  expect(wounds('explosion', [5, 1])).toEqual([1]);
  expect(wounds('rule', [])).toEqual([2]);
});

test('Hatching adds a spider next to the others, as long as there are models', () => {
  const t = elite({
    enemies: 'void-spiders 8,4',
    elite: { 'void-spiders': ['el-spi-hatching'] },
    seed: 'nest',
  }).runs(function* (g) {
    yield* trigger(g, 'enemyActivationStart', { type: 'void-spiders' });
  });
  expect(t.state.enemies).toHaveLength(2);
  expect(enemyIn(t.state, 1).target).toBeNull();
});

test('At the Bedside: it appears next to the hero with the least Sanity left', () => {
  const t = elite({
    heroes: two,
    at: '8,4 1,2',
    enemies: 'night-terrors 4,3',
    elite: { 'night-terrors': ['el-nig-bedside'] },
    change: (state) => Object.assign(heroOf(state, 1), { sanityDamage: 3 }),
    dice: 'willpower 6, enemy-to-hit 1 1 1',
  }).runs(activation('night-terrors'));
  expect(enemyIn(t.done().state, 0).target).toBe(1);
  expect(t.event('enemy-attack')?.hero).toBe(1);
});

test('Flings Them: who is wounded is pushed away', () => {
  const t = elite({
    at: '5,3',
    enemies: 'goliath 3,2',
    elite: { goliath: ['el-gol-shrug'] },
    dice: 'enemy-to-hit 6 1 1 1 1, defense 1',
  }).runs(activation('goliath'));
  const space = heroOf(t.done().state, 0).space;
  expect(t.event('moved')).toMatchObject({ hero: 0 });
  expect(t.event('moved')?.spaces?.at(-1)).toBe(space);
});

test('The Eye corrupts on a natural 6, whether or not the Hit is blocked', () => {
  const t = elite({
    at: '8,3',
    enemies: 'targa-pylons 3,3',
    dice: 'enemy-to-hit 6 1, willpower 1, defense 6',
  }).runs(activation('targa-pylons'));
  expect(t.done().hero(0)).toMatchObject({ wounds: 0, corruption: 1 });
});

test('Choir Stone: other enemies on its tile are quicker and heal', () => {
  const t = elite({
    enemies: 'targa-pylons 8,2 tentacles 1,2',
    elite: { 'targa-pylons': ['el-pyl-chorus'] },
    change: (state) => Object.assign(enemyIn(state, 1), { wounds: 2 }),
    dice: [],
  }).runs(function* (g) {
    expect(enemyStat(g, 'tentacles', 'initiative')).toBe(5);
    expect(enemyStat(g, 'targa-pylons', 'initiative')).toBe(4);
    yield* trigger(g, 'enemyActivationStart', { type: 'targa-pylons' });
  });
  expect(enemyIn(t.done().state, 1).wounds).toBe(1);
});
