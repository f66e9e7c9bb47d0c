import { ASKS as ADVENTURE_ASKS, brimstone } from '@crawlspace/brimstone';
import { ASKS as DESCENT_ASKS, hellscape } from '@crawlspace/hellscape';
import {
  type GameEvent,
  LANGUAGES,
  type Question,
  refuse,
  Table,
  type TextRef,
} from '@crawlspace/kernel';
import { describe, expect, test } from 'vitest';
import { BOT_NAMES } from '../src/bots.ts';
import { brimstoneBots } from '../src/brimstone/bots.ts';
import { brimstoneReasons } from '../src/brimstone/reasons.ts';
import { futuresOf, viewerOf } from '../src/futures.ts';
import { hellscapeBots } from '../src/hellscape/bots.ts';
import { hellscapeReasons } from '../src/hellscape/reasons.ts';
import { playGame } from '../src/play-game.ts';
import { Race } from '../src/search/race.ts';
import { hasWhy, sayWhy } from '../src/why/texts.ts';
import type { Played } from './positions.ts';

const ADVENTURE = {
  module: brimstone,
  bots: brimstoneBots,
  setup: brimstone.parseSetup({ heroes: [{ class: 'gunslinger' }, { class: 'bandido' }] }),
};
const DESCENT = {
  module: hellscape,
  bots: hellscapeBots,
  setup: hellscape.parseSetup({
    quest: 'tutorial',
    heroes: [{ class: 'ranger' }, { class: 'paladin' }],
  }),
};

function checksOf<State, Setup, Event extends GameEvent, View>({
  module,
  bots,
  setup,
}: Played<State, Setup, Event, View>): void {
  test('the same seed and as many futures give the same answers', () => {
    const answers = () => {
      const table = Table.start(module, setup, 'same', { events: false });
      const decide = bots.decider('search', 'same', { playouts: 10 });
      const given: (readonly string[])[] = [];
      for (let [question] = table.pending; question; [question] = table.pending) {
        if (given.length === 40) break;
        const asked = question;
        const look = () => module.view(table.state, viewerOf(asked));
        const picks = decide(asked, look, { imagine: futuresOf(module, table, bots.imagine) });
        expect(refuse(asked, picks)).toBeNull();
        given.push(picks);
        table.answerQuestion(asked, picks);
      }
      return given;
    };
    expect(answers()).toEqual(answers());
  });

  test('search plays a whole game', () => {
    const decide = bots.decider('search', 'whole', { playouts: 3 });
    const game = playGame(module, setup, 'whole', decide, { imagine: bots.imagine });
    expect(game.outcome).not.toBeNull();
  });

  test('search without futures says what it lacks', () => {
    const table = Table.start(module, setup, 'none');
    const [question] = table.pending;
    const decide = bots.decider('search', 'none');
    expect(
      question && (() => decide(question, () => module.view(table.state, { seat: 0 }))),
    ).toThrow('a search needs futures');
  });

  test.each(BOT_NAMES)('%s says why, in both languages', (name) => {
    const reasons = new Set<string>();
    const table = Table.start(module, setup, 'why', { events: false });
    const decide = bots.decider(name, 'why', { playouts: 4 });
    for (let [question] = table.pending; question; [question] = table.pending) {
      if (table.answerCount === 60) break;
      const asked = question;
      const heard: TextRef[] = [];
      const picks = decide(asked, () => module.view(table.state, viewerOf(asked)), {
        imagine: futuresOf(module, table, bots.imagine),
        explain: (why) => heard.push(why),
      });
      const [why] = heard;
      expect(heard.length).toBe(1);
      for (const language of LANGUAGES) {
        const said = why ? sayWhy(language, why) : '';
        expect(said).toMatch(/^\p{Lu}.*\.$/u);
        expect(said).not.toMatch(/[{}]/);
      }
      reasons.add(why?.key ?? '');
      table.answerQuestion(asked, picks);
    }
    if (name === 'thumb') expect(reasons.size).toBeGreaterThan(6);
  });
}

describe('Brimstone', () => checksOf(ADVENTURE));
describe('Hellscape', () => checksOf(DESCENT));

test('every reason has its sentence', () => {
  const asking = (key: string) => ({ prompt: { key } }) as Question;
  const all = [
    ...ADVENTURE_ASKS.map((ask) => brimstoneReasons(asking(`prompt.${ask}`))),
    ...DESCENT_ASKS.map((ask) => hellscapeReasons(asking(`ask.${ask}`))),
  ];
  const keys = all.flatMap((why) =>
    typeof why === 'string' ? why : (why ?? []).map((one) => one.why),
  );
  expect(keys.length).toBeGreaterThan(50);
  for (const key of keys) expect(hasWhy(key), key).toBe(true);
});

describe('a race between answers', () => {
  const worths: Readonly<Record<string, number>> = { a: 0.5, b: 0.9, c: 0.1, d: 0.4 };

  test('finds the best one', () => {
    const race = new Race(['a', 'b', 'c', 'd']);
    race.run((pick, round) => (worths[pick] ?? 0) + (round % 3) / 100, { playouts: 40 });
    expect(race.winner).toBe('b');
    expect(race.standing().tried).toBeLessThanOrEqual(40);
  });

  test('keeps to the favourite while nothing is clearly better', () => {
    const race = new Race(['a', 'b']);
    const noise = [0.9, 0.1, 0.2, 0.8, 0.5, 0.4];
    race.run((pick, round) => noise[(round + (pick === 'a' ? 0 : 1)) % 6] ?? 0, { playouts: 24 });
    expect(race.winner).toBe('a');
  });

  test('spends most futures on those that may still win', () => {
    const tries: Record<string, number> = {};
    const race = new Race(['a', 'b', 'c', 'd']);
    race.run(
      (pick) => {
        tries[pick] = (tries[pick] ?? 0) + 1;
        return worths[pick] ?? 0;
      },
      { playouts: 60 },
    );
    expect(tries['c']).toBeLessThan(tries['b'] ?? 0);
    expect(tries['a']).toBe(tries['b']);
  });

  test('ends when its time is over', () => {
    let now = 0;
    let tries = 0;
    const race = new Race(['a', 'b']);
    race.run(
      () => {
        tries++;
        now += 10;
        return tries % 3;
      },
      { milliseconds: 100, now: () => now },
    );
    expect(tries).toBe(10);
  });
});

test('in the last quest nobody passes from the first round on who has something to do', () => {
  const setup = hellscape.parseSetup({
    quest: 'hellscape',
    heroes: [{ class: 'wizard' }, { class: 'paladin' }],
  });
  const table = Table.start(hellscape, setup, 'p0', { events: false });
  const decide = hellscapeBots.decider('search', 'p0', { playouts: 30 });
  const habit = hellscapeBots.decider('thumb', 'p0');
  let turns = 0;
  for (let [question] = table.pending; question; [question] = table.pending) {
    if (table.state.round > 2) break;
    const asked = question;
    const look = () => hellscape.view(table.state, viewerOf(asked));
    const imagine = futuresOf(hellscape, table, hellscapeBots.imagine);
    const picks = decide(asked, look, { imagine });
    const actions = table.state.heroes[asked.seat]?.turn?.actions ?? 0;
    if (asked.prompt.key === 'ask.turn' && actions > 0) {
      turns++;
      if (picks[0] === 'end-turn') expect(habit(asked, look)).toEqual(picks);
    }
    table.answerQuestion(asked, picks);
  }
  expect(turns).toBeGreaterThan(4);
});
