import { expect, test } from 'vitest';
import { adventure, scene } from '../../../test/adventure.ts';
import { HALL } from '../../../test/enemies.ts';
import { all, type Field, field, withSheets } from '../../../test/fight.ts';
import { card, carry, heroOf, plainHeroes, withItems } from '../../../test/items.ts';
import { factsTold, promptOf, told } from '../../../test/told.ts';
import type { Ability } from '../../abilities.ts';
import { heroAt } from '../../adventure.ts';
import { chancesOfHoldingBack, markOf } from '../darkness/depth.ts';
import { nextActor, whoIsNext } from './initiative.ts';
import { startSpaces } from './prepare.ts';
import { playStep } from './turn.ts';

const bell = (timing: 'turn-start' | 'turn-end'): Ability => ({
  uses: [{ id: 'ring', timing, limit: 'turn', *resolve() {} }],
});

/** The first hero has something to use at the end of a turn, the second one is down. */
function ending(situation: Partial<Field> = {}) {
  return field({
    heroes: ['us-marshal', 'saloon-girl'],
    tile: HALL,
    at: '3,3 6,3',
    content: all(withSheets({}), withItems(card('bell', { ability: bell('turn-end') }))),
    ...situation,
    change(state) {
      carry(state, 0, 'bell');
      state.turn.step = 'end';
      Object.assign(heroOf(state, 1), { knockedOut: ['health'], wounds: 9 });
      situation.change?.(state);
    },
  }).runs(playStep);
}

test('at the end of a turn it is said who recovers and whose ability it is', () => {
  const played = ending();
  const [girl, marshal] = [played.hero(1).name, played.hero(0).name];
  expect(played.options).toEqual(['recover1', 'ability0']);
  expect(told(played, 'recover1').text).toEqual({ key: 'option.recover', params: { hero: girl } });
  expect(told(played, 'ability0').text).toEqual({
    key: 'option.end-of-turn-ability',
    params: { hero: marshal },
  });
  const [question] = played.pending;
  expect(question?.means?.('recover1')).toEqual({ kind: 'recover', hero: 1 });
  expect(question?.means?.('ability0')).toEqual({ kind: 'turn-end', hero: 0 });
  played.pick('ability0', 'recover1');
  expect(played.prompt).toBe('prompt.use-turn-end');
  expect(promptOf(played)).toEqual({});
  expect(played.options).toEqual(['i100:ring', 'pass']);
  expect(told(played, 'pass')).toEqual({});
  expect(told(played, 'i100:ring').text?.key).toBe('option.use');
});

test('in a fight nobody recovers by themselves, and it is said how the fight stands', () => {
  const played = ending({
    enemies: 'tentacles 8,3 8,2',
    change: (state) => Object.assign(state.fight ?? {}, { startedInTurn: state.turn.number - 2 }),
  });
  expect(played.prompt).toBe('prompt.use-turn-end');
  expect(factsTold(played)).toEqual({ fight: { fought: 2, foes: 2, heroes: 1 } });
  const { number } = played.state.turn;
  played.pick('i100:ring').done();
  expect(played.hero(1).knockedOut).toEqual(['health']);
  expect(played.state.turn).toMatchObject({ number: number + 1, step: 'darkness', over: false });
});

test('a new turn knows nothing of the old one', () => {
  const played = ending({
    change(state) {
      heroOf(state, 0).items = [];
      Object.assign(heroOf(state, 1), { knockedOut: null, wounds: 0, freeAttackUsed: true });
      Object.assign(state.turn, { done: [{ kind: 'hero', hero: 0 }], scavenged: [0], over: true });
    },
  }).done();
  expect(played.state.turn).toMatchObject({ done: [], scavenged: [], over: false });
  expect(played.hero(1).freeAttackUsed).toBe(false);
});

test.each([
  [11, 0, 18, 6, 12],
  [10, 0, 12, 6, 18],
  [5, 0, 8, 6, 22],
  [5, 2, 18, 6, 12],
])(
  'from space %i, with %i more, so many of 36 rolls hold back',
  (space, bonus, clean, event, fails) => {
    const chances: number[] = [];
    scene({
      content: withItems(card('flare', { ability: { stats: { holdBack: bonus } } })),
      plain: true,
      hero: { items: [] },
      carries: 'flare',
      change(state) {
        state.lantern = 0;
        state.depth.party = markOf(space);
      },
    })
      .runs((g) => {
        chances.push(...chancesOfHoldingBack(g).map(({ odds }) => Math.round(36 * odds)));
      })
      .done();
    expect(chances).toEqual([clean, event, fails]);
  },
);

test('the quickest go first: enemies before heroes of the same Initiative, unless immune to that', () => {
  const next = (initiative: number, ability: Ability = {}) => {
    return field('us-marshal 3,3 saloon-girl 6,3 vs tentacles 8,3', {
      tile: HALL,
      content: all(
        withSheets({ tentacles: { initiative: 4 } }),
        withItems(
          card('watch', { ability }),
          card('spur', { ability: { stats: { initiative: initiative - 4 } } }),
          card('lead', { ability: { stats: { initiative: -5 } } }),
        ),
      ),
      change(state) {
        carry(state, 0, 'watch');
        // The US Marshal has Initiative 4.
        carry(state, 0, 'spur');
        carry(state, 1, 'lead');
      },
    }).sees((g) => {
      const { enemies, heroes } = whoIsNext(g);
      return [...enemies, ...heroes.map(({ index }) => `hero ${index}`)].join();
    });
  };
  expect([next(3), next(4), next(5)]).toEqual(['tentacles', 'tentacles', 'hero 0']);
  expect(next(4, { immune: ['enemy-ties'] })).toBe('hero 0');
  expect(next(3, { immune: ['enemy-ties'] })).toBe('tentacles');
});

test('who has activated, or is down, is not next; with nobody left the step is over', () => {
  field('us-marshal 3,3 us-marshal 6,3', { tile: HALL, content: withSheets({}) })
    .runs(function* (g) {
      const { done } = g.state.turn;
      done.push({ kind: 'hero', hero: 0 });
      expect(yield* nextActor(g)).toEqual({ kind: 'hero', hero: 1 });
      heroAt(g, 1).knockedOut = ['health'];
      expect(yield* nextActor(g)).toBeNull();
    })
    .done();
});

test('the start area: two back rows, in the first edition only the middle of the second', () => {
  const count = (edition: 'revised' | 'first') => {
    return scene({ options: { edition } }).sees((g) => startSpaces(g).length);
  };
  expect([count('revised'), count('first')]).toEqual([8, 6]);
});

test('the turn begins with the question of its number', () => {
  const t = adventure({ change: plainHeroes });
  expect(promptOf(t)).toEqual({ turn: 1 });
});
