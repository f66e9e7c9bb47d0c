import type { Rule } from '@crawlspace/kernel';
import { rule } from '@crawlspace/kernel/testing';
import { expect } from 'vitest';
import { activateHero } from '../../../test/activation.ts';
import { all, enemyOf, type Field, field, spaceIn, to, withSheets } from '../../../test/fight.ts';
import { card, carry, heroOf, withItems } from '../../../test/items.ts';
import { type Adventure, board } from '../../adventure.ts';
import { sees } from '../../board/index.ts';
import type { AdventureState, Hero } from '../../state.ts';
import { throwDynamite, throwTargets } from './dynamite.ts';

const PLAIN = withSheets({});
const sticks = (count: number) => (state: AdventureState) => {
  heroOf(state, 0).bag = Array<'dynamite'>(count).fill('dynamite');
};
const AFAR = { at: '1,3', enemies: 'tentacles 6,3', content: PLAIN } as const;

rule(
  ['B-DYN-01', 'B-DYN-04', 'B-DYN-05', 'B-BAG-14', 'B-BAG-16'],
  'a throw is the attack of the activation',
  () => {
    const played = field({
      ...AFAR,
      dice: 'move 1, to-hit 4, dynamite-damage 5',
      change: sticks(2),
    }).runs(activateHero);
    played.pick('dynamite');
    expect(played.pending[0]?.describe?.(to(played, 6, 3)).odds).toBeCloseTo(1 / 2, 12);
    // The 1 gave a Grit: the throw hits, so that only the damage may be re-rolled.
    played.pick(to(played, 6, 3)).pick();
    played.done();
    expect(played.hero(0).bag).toEqual(['dynamite']);
    expect(played.event('explosion')?.space).toBe(spaceIn(played.state, [6, 3]));
    expect(played.eventsNamed('dynamite-bounced')).toHaveLength(0);
    expect(played.state.enemies[0]?.wounds).toBe(5);
  },
);

rule(['B-DYN-02', 'B-DYN-03', 'B-BAG-15'], 'any space within Strength + 3 and in sight', () => {
  field('us-marshal 1,3 vs tentacles 1,2', { content: PLAIN })
    .runs(function* (g, hero) {
      const targets = throwTargets(g, hero);
      const reaches = (column: number) => targets.includes(spaceIn(g.state, [column, 3]));
      expect([reaches(5), reaches(6), reaches(7)]).toEqual([true, true, false]);
      // The first space of the board is one like the others.
      expect(sees(board(g), hero.space, 0)).toBe(true);
      expect(targets).toContain(0);
      yield* g.do.anytime(g);
    })
    .done();
  const pillars = field('us-marshal 2,3', { tile: 'mines-stull-forest', content: PLAIN }).runs(
    function* (g, hero) {
      expect(throwTargets(g, hero)).not.toContain(spaceIn(g.state, [4, 1]));
      yield* g.do.anytime(g);
    },
  );
  pillars.done();
});

/** One throw at a place, with these dice after the Move roll of 2. */
function thrown(place: readonly [number, number], dice: string, parts: Partial<Field> = {}) {
  const played = field({
    at: '1,3',
    enemies: 'tentacles 8,1',
    content: PLAIN,
    ...parts,
    dice: `move 2, ${dice}`,
    change: (state) => {
      sticks(1)(state);
      parts.change?.(state);
    },
  }).runs(activateHero);
  return played.pick('dynamite').pick(to(played, ...place));
}

rule(['B-DYN-04', 'B-DYN-06', 'B-DYN-07', 'B-BAG-17'], 'a miss bounces D3 times by the D8', () => {
  const played = thrown([4, 2], 'to-hit 3, dynamite-bounces 2, dynamite-direction 4 4').done();
  expect(played.event('explosion')?.space).toBe(spaceIn(played.state, [6, 2]));
  const ways = [
    [3, 1],
    [4, 1],
    [5, 1],
    [5, 2],
    [5, 3],
    [4, 3],
    [3, 3],
    [3, 2],
  ] as const;
  for (const [index, place] of ways.entries()) {
    const bounced = thrown(
      [4, 2],
      `to-hit 1, dynamite-bounces 1, dynamite-direction ${index + 1}`,
    ).done();
    // Barriers between rows 1 and 2 do not matter.
    expect(bounced.event('explosion')?.space).toBe(spaceIn(bounced.state, place));
  }
});

rule('B-GRIT-16 B-DYN-06', 'the thrower may re-roll how often it bounces, not where to', () => {
  const missed = (bounces: number) =>
    field({
      ...AFAR,
      dice: `to-hit 1, reroll 2, dynamite-bounces ${bounces}, reroll 1, dynamite-direction 4`,
      change(state) {
        sticks(1)(state);
        heroOf(state, 0).grit = 2;
      },
    }).runs(throwDynamite);
  const played = missed(3);
  played.pick(to(played, 4, 1)).pick('die0');
  expect(played.pending[0]?.prompt.params?.['purpose']).toEqual({ key: 'roll.dynamite-bounces' });
  // Two of the three faces are fewer bounces.
  expect(played.pending[0]?.describe?.('die0')).toMatchObject({ odds: 2 / 3, cost: { grit: 1 } });
  played.pick('die0').done();
  expect(played.event('explosion')?.space).toBe(spaceIn(played.state, [5, 1]));
  expect(played.hero(0).grit).toBe(0);
});

rule(['B-GRIT-16'], 'a single bounce is as few as there can be, and its direction stands', () => {
  const played = field({
    ...AFAR,
    dice: 'to-hit 1, dynamite-bounces 1, dynamite-direction 4',
    change(state) {
      sticks(1)(state);
      heroOf(state, 0).grit = 2;
    },
  }).runs(throwDynamite);
  played
    .pick(to(played, 4, 1))
    .pick()
    .done();
  expect(played.event('explosion')?.space).toBe(spaceIn(played.state, [5, 1]));
  expect(played.hero(0).grit).toBe(2);
});

rule(['B-DYN-08', 'B-BAG-18'], 'a wall cancels one bounce', () => {
  const played = thrown(
    [1, 2],
    'to-hit 1, dynamite-bounces 2, dynamite-direction 1 6, dynamite-damage 1',
    { at: '2,3' },
  ).done();
  expect(played.eventsNamed('dynamite-bounced').map(({ space }) => space)).toEqual(
    [
      [1, 2],
      [1, 3],
    ].map(([column = 0, row = 0]) => spaceIn(played.state, [column, row])),
  );
});

rule(['B-DYN-09', 'B-MOVE-17'], 'a barrier does not', () => {
  const played = thrown([5, 2], 'to-hit 1, dynamite-bounces 1, dynamite-direction 2').done();
  expect(played.event('explosion')?.space).toBe(spaceIn(played.state, [5, 1]));
});

rule(
  ['B-DYN-10', 'B-DYN-11', 'B-BAG-19'],
  'a die for each model around, heroes too, without Defense',
  () => {
    const blast = (change: (state: AdventureState) => void, armor: number[]) =>
      field('us-marshal 8,1 bandido 4,3 vs tentacles 4,2 5,2 stranglers 6,3 1,1', {
        content: all(
          withSheets({
            tentacles: { defense: 4 },
            stranglers: { defense: 4, abilities: { 'ab-armor': 5 } },
          }),
          withItems(card('vest', { ability: { bestOf: { armor: 5 } } })),
        ),
        dice: [
          ['dynamite-damage', 1, 3, 6, 4],
          ['enemy-armor', 5, 5, 1, 1, 1, 1],
          ['armor', ...armor],
        ],
        change,
      })
        .runs((g, hero) => g.do.explode(g, spaceIn(g.state, [5, 3]), 'D6', hero))
        .done();
    const bare = blast(() => {}, []);
    expect(bare.state.enemies.map(({ wounds }) => wounds)).toEqual([1, 3, 4, 0]);
    expect(bare.hero(1).wounds).toBe(4);
    expect(bare.eventsNamed('defended')).toHaveLength(0);
    const armored = blast((state) => void carry(state, 1, 'vest'), [5, 6, 1, 1]);
    expect(armored.hero(1).wounds).toBe(2);
  },
);

rule(['B-DYN-12', 'B-MOVE-11'], 'a wall tip shields', () => {
  const played = field('us-marshal 6,5 vs tentacles 4,2 3,4', 'dynamite-damage 5', {
    tile: 'mines-stull-forest',
    content: PLAIN,
  })
    .runs((g) => g.do.explode(g, spaceIn(g.state, [3, 3]), 'D6', null))
    .done();
  expect(played.state.enemies.map(({ wounds }) => wounds)).toEqual([0, 5]);
});

rule(
  ['B-XL-08', 'B-BAG-20'],
  'an extra large model takes one die, however much of it is covered',
  () => {
    const played = field('us-marshal 1,3 vs goliath 5,2', 'dynamite-damage 6', {
      content: withSheets({}),
    })
      .runs((g) => g.do.explode(g, spaceIn(g.state, [6, 3]), 'D6', null))
      .done();
    expect(played.state.enemies[0]?.wounds).toBe(6);
  },
);

rule(
  ['B-BAG-21', 'B-BAG-22'],
  'Dangerous Dynamite: 10 Wounds of one source shake the side bag only',
  () => {
    const hurt = (dice: string, run: (g: Adventure, hero: Hero) => Rule<unknown>) =>
      field('bandido 1,3 vs tentacles 8,1 8,3', {
        options: { dangerousDynamite: true },
        content: all(PLAIN, withItems(card('satchel', {}))),
        dice,
        hero: { bag: ['dynamite', 'dynamite'] },
        change: (state) => carry(state, 0, 'satchel', { holds: ['dynamite', 'dynamite'] }),
      })
        .runs(function* (g, hero) {
          yield* run(g, hero);
        })
        .done();
    const byCard = (wounds: number) => (g: Adventure, hero: Hero) =>
      g.do.woundHero(g, hero, wounds, { kind: 'card', id: 'test' });
    const from = (g: Adventure, enemy: number) => ({
      hits: 1,
      damage: 5,
      cause: { kind: 'enemy', id: 'tentacles', enemy: enemyOf(g.state, enemy) } as const,
    });
    const goesOff = 'dangerous-dynamite 2 5, dynamite-damage 1';
    const sources = [
      hurt(goesOff, byCard(10)),
      hurt(`defense 1 1, ${goesOff}`, (g, hero) =>
        g.do.hitHero(g, hero, { ...from(g, 0), hits: 2 }),
      ),
      hurt(goesOff, (g, hero) => g.do.explode(g, hero.space, 10, null)),
    ];
    for (const boom of sources) {
      expect(boom.hero(0).bag).toEqual(['dynamite']);
      expect(boom.hero(0).items[0]?.holds).toHaveLength(2);
      expect(boom.hero(0).wounds).toBe(11);
    }
    expect(sources.map((boom) => boom.eventsNamed('explosion').length)).toEqual([1, 1, 2]);
    const two = hurt('defense 1 1', (g, hero) =>
      g.do.hitTogether(g, hero, [from(g, 0), from(g, 1)]),
    );
    expect(two.hero(0)).toMatchObject({ wounds: 10, bag: ['dynamite', 'dynamite'] });
    expect(hurt('', byCard(9)).hero(0).bag).toHaveLength(2);
  },
);
