import { loadPacks, type Pack, sentence } from '@crawlspace/kernel/packs';
import { expect, test } from 'vitest';
import {
  act,
  actionsOf,
  defeatAll,
  finish,
  hero,
  missionScene,
  ROOM,
  spaceOf,
  startTurn,
  told,
} from '../../test/missions.ts';
import { content } from '../content/index.ts';
import { wordsFor } from '../locales/words.ts';
import { checkMission } from '../rules/turn/outcome.ts';
import { brimstonePacks } from './index.ts';

/** Two levers in the objective's room, and something that comes every second turn until both are down. */
const MISSION = {
  id: 'two-levers',
  basic: false,
  world: 'mines',
  clues: 1,
  objective: [
    { do: 'mark', marker: 'two-levers-lever', place: 'spread', n: 2 },
    { do: 'threat', level: 'party', how: 'here' },
  ],
  triggers: [
    {
      at: 'final-turn',
      every: 2,
      do: [
        { do: 'tell', what: 'again' },
        { do: 'threat', level: 'low', how: 'ambush' },
      ],
    },
  ],
  uses: [
    {
      id: 'pull',
      timing: 'instead-of-attack',
      when: { marker: { kind: 'two-levers-lever', is: 'at-hand' } },
      do: [
        {
          do: 'with-marker',
          of: { kind: 'two-levers-lever', is: 'at-hand' },
          then: [
            {
              do: 'test',
              by: 'you',
              skill: 'strength',
              need: 2,
              rows: [[], [{ do: 'unmark' }, { do: 'count', counter: 'two-levers-down', by: 1 }]],
            },
          ],
        },
      ],
    },
  ],
  won: { number: { count: { counter: 'two-levers-down' } }, least: 2 },
  reward: [{ do: 'for', who: 'the-living', each: [{ do: 'xp', n: 30 }] }],
};

const PARTS = ['name', 'intro', 'goal', 'objective', 'reward', 'failure', 'again', 'pull'];

function packOf(change: object = {}): Pack {
  const keys = [
    ...PARTS.map((part) => `two-levers.${part}`),
    ...['marker.two-levers-lever', 'counter.two-levers-down'],
  ];
  return {
    format: 1,
    id: 'levers',
    version: '1',
    game: 'brimstone',
    name: 'Levers',
    author: 'Me',
    licence: 'MIT',
    languages: ['en'],
    adds: { missions: [{ ...MISSION, ...change }] },
    texts: { en: Object.fromEntries(keys.map((key) => [key, `The ${key}`])) },
  } as unknown as Pack;
}

const load = (change?: object) => loadPacks(brimstonePacks, content, [packOf(change)]);

test('a mission of a pack is played to its end', () => {
  const { content: all, problems } = load();
  expect(problems.map((each) => sentence('en', each))).toEqual([]);
  const words = wordsFor(all);
  expect(words.say('en', { key: 'marker.two-levers-lever' })).toBe('The marker.two-levers-lever');
  const t = missionScene({ mission: 'two-levers', content: () => all, seed: 'levers' }).runs(
    function* (g) {
      yield* g.do.findObjective(g, ROOM);
      expect(g.state.enemies.length).toBeGreaterThan(0);
      for (let turn = 1; turn <= 2; turn++) yield* startTurn(g);
      yield* defeatAll(g);
      for (const name of ['two-levers-lever0', 'two-levers-lever1']) {
        hero(g, 0).space = spaceOf(g.state, name);
        while (g.state.mission.markers.some(({ id }) => id === name)) {
          expect(actionsOf(g, 0)).toEqual(['two-levers:pull']);
          yield* act(g, 0, 'two-levers:pull');
        }
        yield* checkMission(g);
      }
    },
  );
  finish(t);
  expect(told(t)).toEqual(['objective', 'again']);
  expect(t.state.outcome).toEqual({ won: true, cause: 'objective' });
  expect(t.state.heroes.every(({ xp }) => xp >= 30)).toBe(true);
});

test.each([
  ['nothing leads to the objective', { clues: 0 }, 'nothing leads to the objective'],
  ['nobody can win', { won: undefined }, 'nobody can win'],
  ['a world that is not there', { world: 'moon' }, 'unknown entry “moon”'],
  [
    'a marker that could be another pack’s',
    mark('lever'),
    '“lever” needs a name of the mission’s own',
  ],
  ['a marker where there is none', counts('pulled-*'), '“*” is a marker'],
  [
    'a routine that is not there',
    { failure: [], triggers: [turn({ do: 'run', routine: 'x' })] },
    'unknown name “x”',
  ],
  ['nobody is you', { triggers: [turn({ do: 'xp', n: 5 })] }, 'nobody is “you” here'],
  [
    'a story that leads nowhere',
    { story: { won: ['two-levres'], lost: [] } },
    'did you mean “two-levers”',
  ],
  [
    'a slip of the pen',
    { objective: [{ do: 'threat', level: 'hihg', how: 'here' }] },
    'did you mean “high”',
  ],
])('%s is refused', (_, change, reason) => {
  const { won, ...rest } = { ...MISSION, ...change } as Record<string, unknown>;
  const card = won === undefined ? rest : { ...rest, won };
  const pack = { ...packOf(), adds: { missions: [card] } } as unknown as Pack;
  const { problems } = loadPacks(brimstonePacks, content, [pack]);
  expect(problems.map((each) => sentence('en', each)).join('\n')).toContain(reason);
});

test('what only missions say means nothing on a card', () => {
  const cards = [{ id: 'card', effects: [{ do: 'win', by: 'cage' }] }];
  const pack = { ...packOf(), adds: { darkness: cards }, texts: { en: { 'card.name': 'Card' } } };
  const { problems } = loadPacks(brimstonePacks, content, [pack]);
  expect(problems.map((each) => sentence('en', each))).toEqual([
    'darkness card, effects 1: “win” means nothing among darkness',
  ]);
});

test('every text of a mission has to be there', () => {
  const texts = { en: { 'two-levers.name': 'Two Levers' } };
  const { problems } = loadPacks(brimstonePacks, content, [{ ...packOf(), texts }]);
  expect(problems.map((each) => sentence('en', each))).toContain(
    'missions two-levers: it has no name: texts need “two-levers.again” in at least one language',
  );
});

function turn(effect: object): object {
  return { at: 'turnStart', do: [effect] };
}

function mark(kind: string): object {
  return { objective: [{ do: 'mark', marker: kind }] };
}

function counts(counter: string): object {
  return { objective: [{ do: 'count', counter, by: 1 }] };
}
