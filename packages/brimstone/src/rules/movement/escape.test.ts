import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { activateHero } from '../../../test/activation.ts';
import { active, blankActivation, field, spaceIn, to, withSheets } from '../../../test/fight.ts';
import { give, heroOf } from '../../../test/items.ts';
import type { AdventureState, Hero } from '../../state.ts';
import { escapeOdds } from './escape.ts';

const SHEETS = withSheets({
  tentacles: { escape: 4 },
  stranglers: { escape: 3 },
  'void-spiders': { escape: 2 },
  'night-terrors': { escape: 5 },
  'targa-pylons': { escape: 6 },
});
const place = (played: ReturnType<ReturnType<typeof field>['runs']>) => played.hero(0).space;

rule(
  ['B-ESC-01'],
  'one test against the highest value before moving, none without an enemy beside',
  () => {
    const played = field('us-marshal 3,3 vs stranglers 2,3 night-terrors 2,2', 'move 5, escape 5', {
      content: SHEETS,
    }).runs(activateHero);
    played.pick(to(played, 5, 3));
    expect(played.eventsNamed('escaped').map(({ need }) => need)).toEqual([5]);
    expect(place(played)).toBe(spaceIn(played.state, [5, 3]));
    played.pick(to(played, 6, 3));
    expect(played.eventsNamed('escaped')).toHaveLength(1);
  },
);

rule(['B-ESC-02'], 'the die has to reach the value', () => {
  for (const [die, passed] of [
    [3, false],
    [4, true],
    [6, true],
  ] as const) {
    const played = field('us-marshal 3,3 vs tentacles 2,3', `move 3, escape ${die}`, {
      content: SHEETS,
    }).runs(activateHero);
    played.pick(to(played, 4, 3));
    expect(place(played)).toBe(spaceIn(played.state, passed ? [4, 3] : [3, 3]));
    expect(played.eventsNamed(passed ? 'escaped' : 'caught')).toHaveLength(1);
    const left = played.pending[0]?.prompt.params?.['left'];
    expect(left).toMatchObject({ key: passed ? 'activation.left' : 'activation.stuck' });
  }
});

rule(['B-ESC-03'], 'the value rolled against is covered, not the number on the die', () => {
  for (const edition of ['revised', 'first'] as const) {
    const played = field(
      'us-marshal 2,3 vs tentacles 1,3 4,3 stranglers 3,1 void-spiders 4,1 night-terrors 7,2',
      'move 6, escape 6, escape 5',
      { options: { edition }, content: SHEETS },
    ).runs(activateHero);
    played.pick(to(played, 3, 2)).pick(to(played, 5, 2));
    expect(played.eventsNamed('escaped')).toHaveLength(1);
    played.pick(to(played, 6, 3));
    expect(played.eventsNamed('escaped')).toHaveLength(1);
    played.pick(to(played, 6, 2));
    expect(played.eventsNamed('escaped').map(({ need }) => need)).toEqual([4, 5]);
  }
});

rule(['B-ESC-04'], 'next to a higher value the move stops and a new test decides', () => {
  const played = field(
    'us-marshal 2,3 vs tentacles 1,3 night-terrors 5,2',
    'move 5, escape 4, escape 4',
    { content: SHEETS },
  ).runs(activateHero);
  // Beyond the spaces next to the Night Terror no way leads on with one tap.
  expect(played.options).toContain(to(played, 4, 3));
  expect(played.options).not.toContain(to(played, 5, 3));
  played.pick(to(played, 4, 3));
  expect(played.hero(0).activation?.moveLeft).toBe(3);
  played.pick(to(played, 5, 3));
  expect(played.event('caught')?.need).toBe(5);
  expect(place(played)).toBe(spaceIn(played.state, [4, 3]));
  expect(played.hero(0).activation?.moveLeft).toBe(3);
});

rule(['B-ESC-05', 'B-ATK-02'], 'a failed test ends the movement, not the activation', () => {
  const trapped = { at: '3,3', enemies: 'tentacles 2,3', content: SHEETS } as const;
  const failed = field({ ...trapped, dice: 'move 6, escape 2, to-hit 1 1' }).runs(activateHero);
  failed.pick(to(failed, 4, 3));
  expect(failed.options.filter((id) => /^s\d/.test(id))).toEqual([]);
  failed.pick('melee');
  failed.done();
  expect(place(failed)).toBe(spaceIn(failed.state, [3, 3]));
  const again = field({ ...trapped, dice: 'move 6, escape 2, reroll 4', hero: { grit: 1 } }).runs(
    activateHero,
  );
  again.pick(to(again, 4, 3)).pick('die0');
  expect(place(again)).toBe(spaceIn(again.state, [4, 3]));
});

rule('B-ESC-06 B-MOVE-12 B-MOVE-10', 'no test because of an enemy across a wall tip', () => {
  const played = field('us-marshal 3,3 vs targa-pylons 4,2', 'move 3', {
    tile: 'mines-stull-forest',
    content: SHEETS,
  }).runs(activateHero);
  expect(played.options).not.toContain('melee');
  played.pick(to(played, 1, 3));
  expect(place(played)).toBe(spaceIn(played.state, [1, 3]));
  expect(played.eventsNamed('escaped')).toHaveLength(0);
});

rule(['B-ESC-07', 'B-MOVE-16', 'B-ATK-16'], 'a barrier does not hide an enemy', () => {
  const played = field(
    'us-marshal 5,1 vs tentacles 5,2',
    'move 3, escape 4, to-hit 4 1, damage 2',
    { content: SHEETS },
  ).runs(activateHero);
  played.pick(to(played, 6, 1));
  expect(played.event('escaped')?.need).toBe(4);
  played.pick('melee').done();
  expect(played.state.enemies[0]?.wounds).toBe(2);
});

test('the odds know what cards do about the test without being asked, and use nothing up', () => {
  const seen: number[] = [];
  const odds = (change: (state: AdventureState) => void) =>
    field('saloon-girl 3,3 vs tentacles 2,3', { content: SHEETS, change })
      .runs((g, hero) => void seen.push(escapeOdds(g, hero)))
      .done();
  odds((state) => {
    give(state, 0, 'hobnail-boots');
    Object.assign(heroOf(state, 0), { activation: blankActivation() });
  });
  odds((state) => {
    give(state, 0, 'hobnail-boots');
    Object.assign(heroOf(state, 0), { activation: { ...blankActivation(), moved: true } });
  });
  const legs = odds((state) => heroOf(state, 0).upgrades.push('through-their-legs'));
  expect(legs.hero(0).exhausted).toEqual({});
  expect(legs.eventsNamed('ability-used')).toEqual([]);
  odds((state) => {
    heroOf(state, 0).upgrades.push('through-their-legs');
    heroOf(state, 0).exhausted = { 'through-their-legs': 'turn' };
  });
  odds((state) => {
    heroOf(state, 0).conditions.push('madness-10-will-not-step-back');
    heroOf(state, 0).grit = 0;
  });
  expect(seen.map((chance) => Math.round(chance * 6))).toEqual([6, 3, 6, 3, 0]);
});

test('a player sees the odds of the test that the next step needs, and 1 without one', () => {
  const odds = (column: number, change: (hero: Hero) => void = () => {}) => {
    const seen: number[] = [];
    field(`us-marshal 3,3 vs tentacles ${column},3`, {
      content: SHEETS,
      change: (state) => change(heroOf(state, 0)),
    })
      .runs((g, hero) => void seen.push(escapeOdds(g, hero)))
      .done();
    return seen[0];
  };
  expect(odds(2)).toBeCloseTo(1 / 2, 12);
  expect(odds(1)).toBe(1);
  const bonus = { stat: 'escape', amount: 2, until: 'turn' } as const;
  expect(odds(2, (hero) => hero.bonuses.push(bonus))).toBeCloseTo(5 / 6, 12);
  const passed = (escaped: number) => (hero: Hero) => {
    active(hero).escaped = escaped;
  };
  expect(odds(2, passed(4))).toBe(1);
  expect(odds(2, passed(3))).toBeCloseTo(1 / 2, 12);
});

test('even the lowest value is tested', () => {
  const played = field('us-marshal 3,3 vs tentacles 2,3', 'move 2, escape 1', {
    content: withSheets({ tentacles: { escape: 1 } }),
  }).runs(activateHero);
  played.pick(to(played, 5, 3));
  expect(played.eventsNamed('escaped')).toHaveLength(1);
});
