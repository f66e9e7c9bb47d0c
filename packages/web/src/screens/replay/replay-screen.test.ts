import type { BrimstoneEvent } from '@crawlspace/brimstone';
import { h } from 'preact';
import { afterEach, describe, expect, test } from 'vitest';
import { randomAdventures } from '../../../testing/random-adventures.ts';
import { htmlOf, partsOf, shown, shownOf } from '../../../testing/shown.ts';
import { engine } from '../../brimstone/engine.ts';
import { nameOf, words } from '../../brimstone/game-words.ts';
import type { Brimstone } from '../../brimstone/shape.ts';
import type { Replay, ReplayScene } from '../../session/types.ts';
import { language } from '../../settings/index.ts';
import { Controls } from './Controls.tsx';
import { Fights } from './Fights.tsx';
import { Story } from './Story.tsx';
import { type Playing, SPEEDS } from './use-playing.ts';

afterEach(() => {
  language.value = 'en';
});

const FIGHTS: Replay['fights'] = [
  { answer: 10, turn: 2, enemies: ['tentacles'] },
  { answer: 40, turn: 5, enemies: ['tentacles', 'hungry-dead'] },
];

const FALL: BrimstoneEvent = { t: 'knocked-out', hero: 0 };
const MARKS: Replay['marks'] = [
  { answer: 8, turn: 2, fall: null },
  { answer: 30, turn: 4, fall: FALL },
];

const fights = (at: number, list = FIGHTS, marks: Replay['marks'] = []) =>
  h(Fights, {
    replay: {
      game: 'brimstone',
      mission: 'x',
      length: 60,
      fights: list,
      marks,
      at: never,
      recordAt: never,
    },
    words,
    view: randomAdventures()[0]?.table.view({ seat: 0 }).game ?? {},
    at,
    onJump: () => {},
  });

function never(): never {
  throw new Error('nobody should go there');
}

describe('the fights of a replay', () => {
  test('are listed by turn and enemies', () => {
    const items = shownOf(fights(0), 'li');
    expect(items).toHaveLength(2);
    expect(items[0]).toBe(`Turn 2: ${nameOf('tentacles')}`);
    expect(items[1]).toContain('Turn 5');
    language.value = 'it';
    expect(shownOf(fights(0), 'li')[0]).toContain('Turno 2');
  });

  test('mark the one that was begun last', () => {
    const marked = (at: number) =>
      partsOf(htmlOf(fights(at)), 'li').map((item) => item.includes('aria-current'));
    expect(marked(9)).toEqual([false, false]);
    expect(marked(10)).toEqual([true, false]);
    expect(marked(39)).toEqual([true, false]);
    expect(marked(60)).toEqual([false, true]);
  });

  test('say so when there is none', () => {
    expect(shown(fights(0, []))).toContain('No fight');
    expect(shown(fights(0))).not.toContain('No fight');
  });
});

describe('the controls of a replay', () => {
  const playing = (part: Partial<Playing>): Playing => ({
    at: 0,
    isPlaying: false,
    speed: 1,
    goTo: never,
    step: never,
    toggle: never,
    setSpeed: never,
    ...part,
  });
  const controls = (part: Partial<Playing>, length = 50) =>
    htmlOf(h(Controls, { playing: playing(part), length, turn: 'Turn 3', marks: MARKS }));

  test('mark where turns begin and heroes fall', () => {
    const html = controls({ at: 20 });
    expect(html).toMatch(/class="scrub-turn" style="left: ?16%/);
    expect(html).toMatch(/class="scrub-fall" style="left: ?60%/);
    expect(htmlOf(fights(30, FIGHTS, MARKS))).toMatch(
      /aria-current="true"[^§]*Turn 4: [^<]+ is KO’d/,
    );
  });

  test('say which moment it is', () => {
    expect(controls({ at: 20 })).toContain('Turn 3, answer 20 of 50');
    expect(controls({ at: 20 })).toMatch(/--done: ?40%/);
    expect(controls({ at: 0 }, 0)).toMatch(/--done: ?0%/);
  });

  test('pause what runs and play what stands', () => {
    expect(controls({ isPlaying: true })).toContain('aria-label="Pause"');
    expect(controls({ isPlaying: false })).toContain('aria-label="Play"');
  });

  test('show the speed', () => {
    for (const speed of SPEEDS) {
      const [pressed] = controls({ speed }).match(/<input[^>]*checked[^>]*>/) ?? [];
      expect(pressed).toContain(`value="${speed}"`);
    }
  });
});

describe('the story of a replay', () => {
  const [adventure] = randomAdventures().filter(({ told }) => told.length > 200);
  if (!adventure) throw new Error('nothing much has happened');
  const scene = (events: typeof adventure.told): ReplayScene<Brimstone> => ({
    answer: 1,
    turn: 1,
    table: adventure.table.view({ seat: 0 }),
    events,
    before: 0,
  });
  const story = (events: typeof adventure.told) =>
    h(Story, { game: 'brimstone', scene: scene(events), words });

  test('ends with what happened last, and keeps no more than can be read', () => {
    const lines = shownOf(story(adventure.told), 'li');
    expect(lines).toHaveLength(150);
    const last = adventure.told.at(-1)?.event;
    const view = scene([]).table.game;
    expect(lines.at(-1)).toBe(words.logLine('en', view, last as Brimstone['event']));
  });

  test('shows turns as headings', () => {
    const events = adventure.told.slice(0, 100);
    const turns = events.filter(({ event }) => event.t === 'turn').length;
    expect(turns).toBeGreaterThan(0);
    expect(shownOf(story(events), 'li', 'story-turn')).toHaveLength(turns);
  });

  test('says so when nothing has happened yet', () => {
    expect(shown(story([]))).toContain('Nothing has happened yet.');
  });
});

test('every scene of a replay is what the table showed at that answer', async () => {
  const [adventure] = randomAdventures().filter(({ moments }) => moments.length > 80);
  if (!adventure) throw new Error('all adventures were short');
  const { moments, table } = adventure;
  const replay = await engine.replay(table.save());
  expect(replay.length).toBe(table.answerCount);
  for (const n of [0, 7, 60, 26, 25, 24, 79]) {
    const scene = await replay.at(n);
    const moment = moments[n];
    expect(scene.answer).toBe(n);
    expect(scene.table.game).toEqual(moment?.view);
    expect(scene.turn).toBe(moment?.view.turn.number);
    expect(scene.events).toHaveLength(moment?.told ?? -1);
  }
  const started = adventure.told.filter(({ event }) => event.t === 'fight-started').length;
  expect(replay.fights.length).toBeLessThanOrEqual(started);
  expect(replay.fights.length).toBeGreaterThan(0);
  for (const { answer, turn, enemies } of replay.fights) {
    const after = moments[answer];
    if (after) expect(after.view.turn.number).toBe(turn);
    expect(enemies.every((type) => nameOf(type) !== `${type}.name`)).toBe(true);
  }
});
