import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { enemyIn, HALL } from '../../../test/enemies.ts';
import { field, withSheets } from '../../../test/fight.ts';
import { heroOf } from '../../../test/items.ts';
import type { Dice } from '../../../test/notation.ts';
import type { ThreatGroup } from '../../content-types.ts';
import type { AdventureState } from '../../state.ts';
import { tableChanged } from '../abilities/changes.ts';
import { enemyStat, hasTrait, sheetOf } from '../figures/enemy-stats.ts';

const here = { kind: 'tile', tile: 0 } as const;

/** Enemies appear in the hall, where tentacles may be already. */
function spawning(
  groups: readonly ThreatGroup[],
  dice: Dice,
  change: (state: AdventureState) => void = () => {},
  options = {},
) {
  return field('us-marshal 4,6', { tile: HALL, options, change, dice }).runs((g) =>
    g.do.spawn(g, groups, here),
  );
}

function eliteOf({ fight }: AdventureState, type: 'tentacles' | 'night-terrors' | 'stranglers') {
  return fight?.groups[type]?.elite;
}

function level(posseLevel: number) {
  return (state: AdventureState) => Object.assign(state, { posseLevel });
}

rule('B-ELITE-01 B-ELITE-04', 'an Elite group has the entry of its chart that was rolled', () => {
  const t = spawning([{ type: 'tentacles', number: 2, elite: 1 }], 'elite 3');
  expect(eliteOf(t.done().state, 'tentacles')).toEqual(['el-tent-regrowth']);
  expect(t.event('elite')).toMatchObject({ type: 'tentacles', amount: 3 });
});

rule(['B-ELITE-04', 'B-ELITE-05'], 'a double Elite group has two entries', () => {
  const t = spawning([{ type: 'tentacles', number: 2, elite: 2 }], 'elite 1 4');
  expect(eliteOf(t.done().state, 'tentacles')).toEqual(['el-tent-hide', 'el-tent-hooks']);
  expect(t.eventsNamed('elite').map(({ amount }) => amount)).toEqual([1, 4]);
});

test('groups of one type come together: their numbers and Elite abilities add up', () => {
  const twice = [
    { type: 'tentacles', number: 2, elite: 1 },
    { type: 'tentacles', number: 1, elite: 1 },
  ] as const;
  const t = spawning(twice, 'elite 1 4');
  expect(eliteOf(t.done().state, 'tentacles')).toEqual(['el-tent-hide', 'el-tent-hooks']);
  expect(t.event('enemies-placed')).toMatchObject({ amount: 3 });
});

test('an Elite ability may bring a trait of its own', () => {
  const passes = (elite: readonly string[]) => {
    return field('us-marshal 4,6 vs stranglers 4,2', '', {
      tile: HALL,
      change: ({ fight }) => fight?.groups.stranglers?.elite.push(...elite),
    }).sees((g) => hasTrait(g, 'stranglers', 'passes-models'));
  };
  expect([passes([]), passes(['el-str-ceiling'])]).toEqual([false, true]);
});

rule(['B-ELITE-02'], 'an Elite ability is that of all models of the type, of no other', () => {
  const t = field('us-marshal 4,6 vs tentacles 1,2 2,2 3,2 4,2 night-terrors 5,2', 'elite 1', {
    tile: HALL,
  }).runs(function* (g) {
    const before = enemyStat(g, 'tentacles', 'defense', enemyIn(g.state, 0));
    const others = enemyStat(g, 'night-terrors', 'defense');
    yield* g.do.spawn(g, [{ type: 'tentacles', number: 2, elite: 1 }], here);
    for (const enemy of g.state.enemies) {
      const defense = enemyStat(g, enemy.type, 'defense', enemy);
      expect(defense).toBe(enemy.type === 'tentacles' ? before + 1 : others);
    }
  });
  expect(eliteOf(t.done().state, 'night-terrors')).toEqual([]);
});

rule(['B-ELITE-03'], 'Elite abilities last for the Fight', () => {
  const t = field('us-marshal 4,6', 'elite 2, breath 1', { tile: HALL }).runs(function* (g) {
    yield* g.do.spawn(g, [{ type: 'tentacles', number: 1, elite: 1 }], here);
    expect(eliteOf(g.state, 'tentacles')).toHaveLength(1);
    g.state.enemies = [];
    tableChanged(g);
    if (g.state.fight) g.state.fight.lootSources = 0;
    heroOf(g.state, 0).grit = 2;
    yield* g.do.maybeEndFight(g);
    yield* g.do.spawn(g, [{ type: 'tentacles', number: 1 }], here);
  });
  expect(eliteOf(t.done().state, 'tentacles')).toEqual([]);
});

rule(
  ['B-ELITE-06'],
  'an ability that the type has is rolled again; the whole chart is enough',
  () => {
    const t = field('us-marshal 4,6 vs tentacles 1,2', 'elite 4 4 2', { tile: HALL }).runs((g) => {
      g.do.eliteUp(g, 'tentacles');
      g.do.eliteUp(g, 'tentacles');
    });
    expect(eliteOf(t.done().state, 'tentacles')).toEqual(['el-tent-hooks', 'el-tent-wide-swing']);
    const full = field('us-marshal 4,6 vs tentacles 1,2', 'elite 1 2 3 4 5 6', { tile: HALL }).runs(
      (g) => {
        for (let time = 0; time < 8; time++) g.do.eliteUp(g, 'tentacles');
      },
    );
    expect(eliteOf(full.done().state, 'tentacles')).toHaveLength(6);
  },
);

rule(['B-ELITE-07', 'B-LEVEL-10'], 'each Elite ability makes an enemy worth 5 XP more', () => {
  const t = field('us-marshal 4,6 vs goliath 7,1', 'elite 1 6', {
    tile: HALL,
    content: withSheets({ tentacles: { xp: { base: 10, each: 0 } } }),
    change: level(4),
  }).runs(function* (g) {
    yield* g.do.spawn(g, [{ type: 'tentacles', number: 1 }], here);
    const cause = { kind: 'rule', id: 'test' } as const;
    yield* g.do.woundEnemy(g, enemyIn(g.state, 1), 99, { hero: heroOf(g.state, 0), cause });
  });
  expect(t.done().hero(0).xp).toBe(20);
});

rule(['B-LEVEL-07', 'B-LEVEL-09', 'B-ENEMY-17'], 'tougher monsters by Posse Level', () => {
  const rows = [1, 2, 3, 4, 5, 6, 7, 8].map((posse) => {
    const free = [0, 0, 1, 2, 0, 0, 1, 2][posse - 1] ?? 0;
    const dice = [['elite', ...[1, 2].slice(0, free)]] as [string, ...number[]][];
    const t = field('us-marshal 4,6 gunslinger', { tile: HALL, change: level(posse), dice }).runs(
      (g) => g.do.spawn(g, [{ type: 'tentacles', number: 1 }], here),
    );
    const group = t.done().state.fight?.groups.tentacles;
    return [group?.brutal, group?.elite.length];
  });
  expect(rows).toEqual([
    [false, 0],
    [false, 0],
    [false, 1],
    [false, 2],
    [true, 0],
    [true, 0],
    [true, 1],
    [true, 2],
  ]);
});

rule(['B-ENEMY-01'], 'all models of a type use the same side of the sheet', () => {
  for (const posse of [1, 5]) {
    field('us-marshal 4,6', '', { tile: HALL, change: level(posse) })
      .runs(function* (g) {
        yield* g.do.spawn(g, [{ type: 'tentacles', number: 4 }], here);
        const side = g.content.enemies.tentacles[posse === 5 ? 'brutal' : 'normal'];
        expect(sheetOf(g, 'tentacles')).toBe(side);
        for (const enemy of g.state.enemies) {
          expect(enemyStat(g, 'tentacles', 'health', enemy)).toBe(side.health);
        }
      })
      .done();
  }
});

rule(['B-OPT-07'], 'Below the Darkness every type has one more Elite ability', () => {
  const at = (darkness: number, belowTheDarkness: boolean) => {
    // Step 8 of the track is mark 8; the Darkness comes from mark 16 toward the Entrance.
    const passed = belowTheDarkness && darkness < 8;
    const t = spawning(
      [{ type: 'tentacles', number: 1 }],
      passed ? 'elite 2' : [],
      (state) => {
        state.depth = { party: 8, darkness };
      },
      { belowTheDarkness },
    );
    return eliteOf(t.done().state, 'tentacles')?.length;
  };
  expect(at(7, true)).toBe(1);
  expect(at(8, true)).toBe(0);
  expect(at(7, false)).toBe(0);
});
