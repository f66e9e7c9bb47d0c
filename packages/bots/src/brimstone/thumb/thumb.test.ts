import {
  type AdventureView,
  type BrimstoneSetup,
  brimstone,
  neighboursOf,
} from '@crawlspace/brimstone';
import { PARTY, type Question, refuse, Table } from '@crawlspace/kernel';
import { describe, expect, test } from 'vitest';
import type { Decider } from '../../decider.ts';
import { playGame } from '../../play-game.ts';
import { randomDecider } from '../../random.ts';
import { board } from './places.ts';
import { thumbDecider } from './thumb.ts';

const CLASSES = ['us-marshal', 'saloon-girl', 'bandido', 'gunslinger'];
const MISSIONS = [
  'a-fistful-of-dark-stone',
  'nine-days-down',
  'close-the-throat',
  'until-the-cage-comes',
  'the-far-engine',
];

function setup(heroes: number, mission = MISSIONS[0]): BrimstoneSetup {
  const party = Array.from({ length: heroes }, (_, n) => ({ class: CLASSES[n % CLASSES.length] }));
  return brimstone.parseSetup({ mission, heroes: party });
}

/** Every mission, with one hero to six, in both editions. */
function variedSetup(n: number): BrimstoneSetup {
  const party = Array.from({ length: 1 + (n % 6) }, (_, hero) => ({
    class: CLASSES[(n + hero) % CLASSES.length],
  }));
  const edition = n % 2 === 0 ? 'revised' : 'first';
  return brimstone.parseSetup({
    mission: MISSIONS[n % MISSIONS.length],
    heroes: party,
    options: { edition },
  });
}

describe('the rule-of-thumb bot', () => {
  test('answers every question of thirty whole games legally, up to the end', () => {
    for (let n = 0; n < 30; n++) {
      const seed = `legal/${n}`;
      const bot = thumbDecider(seed);
      const decide: Decider<AdventureView> = (question, look) => {
        const picks = bot(question, look);
        expect(refuse(question, picks), `${seed} ${question.prompt.key} ${picks}`).toBeNull();
        return picks;
      };
      const { outcome } = playGame(brimstone, variedSetup(n), seed, decide);
      expect(outcome, seed).not.toBeNull();
    }
  });

  test('starts where whoever acts first can get past the others', () => {
    for (let n = 0; n < 12; n++) {
      const table = Table.start(brimstone, setup(4), `start/${n}`);
      const decide = thumbDecider('start');
      let [asked] = table.pending;
      while (asked && table.state.turn.step === 'setup') {
        const { seat } = asked;
        table.answerQuestion(
          asked,
          decide(asked, () => table.view({ seat: Math.max(0, seat) }).game),
        );
        [asked] = table.pending;
      }
      const [map, heroes] = [board(table.view({ seat: 0 }).game), table.state.heroes];
      const taken = heroes.map(({ space }) => space);
      for (const { space } of heroes) {
        const free = neighboursOf(map, space).filter((next) => !taken.includes(next));
        expect(free.length, `start/${n}`).toBeGreaterThan(0);
      }
    }
  });

  test('decides by the question and the view alone', () => {
    for (let n = 0; n < 6; n++) playBehindCurtain(`hidden/${n}`, variedSetup(n));
  });

  test('does not look at the view for what it does not have to think about', () => {
    const look = (): AdventureView => {
      throw new Error('it looked');
    };
    const decide = thumbDecider('quiet');
    expect(decide(question('prompt.turn-start', ['hold-back', 'flee']), look)).toEqual([
      'hold-back',
    ]);
    expect(decide(question('prompt.revive', ['yes', 'no']), look)).toEqual(['yes']);
    expect(decide(question('prompt.anytime', ['continue', 'h0:i3:uncork']), look)).toEqual([
      'continue',
    ]);
    expect(decide(question('prompt.nobody-knows', ['this', 'that']), look)).toEqual(['this']);
  });

  test('never wants to flee', () => {
    const decide = thumbDecider('brave');
    const look = () => expect.unreachable('it looked');
    expect(decide(question('prompt.nobody-knows', ['flee', 'stay']), look)).toEqual(['stay']);
    expect(decide(question('prompt.flee', ['yes', 'no']), look)).toEqual(['no']);
  });

  test('plays the same game again with the same seeds', () => {
    const play = () => playGame(brimstone, setup(3), 'again', thumbDecider('again'));
    const once = play();
    const again = play();
    expect(again.decisions).toBe(once.decisions);
    expect(again.outcome).toEqual(once.outcome);
  });

  test('wins far more often than chance does', () => {
    const wins = (botOf: (seed: string) => Decider<AdventureView>) => {
      let won = 0;
      for (let n = 0; n < 60; n++) {
        const seed = `margin/${n}`;
        if (playGame(brimstone, setup(4), seed, botOf(seed)).outcome?.won) won++;
      }
      return won;
    };
    const byThumb = wins(thumbDecider);
    const byChance = wins((seed) => neverFleeing(randomDecider(seed)));
    expect(byThumb).toBeGreaterThanOrEqual(byChance + 20);
  });
});

function question(key: string, options: string[]): Question {
  return { id: 1, seat: 0, kind: 'one', prompt: { key }, options, min: 1, max: 1 };
}

/** Chance would flee from half of its games; that is no opponent. */
function neverFleeing(decide: Decider<unknown>): Decider<AdventureView> {
  return (asked, look) => {
    if (asked.prompt.key === 'prompt.turn-start') return ['hold-back'];
    return decide(asked, look);
  };
}

/**
 * Plays a game in which the bot gets a copy of the view that complains when anything is asked of it
 * that a seat may not know, and in which the draw piles are out of reach while it thinks.
 */
function playBehindCurtain(seed: string, game: BrimstoneSetup): void {
  const table = Table.start(brimstone, game, seed, { events: false, snapshots: false });
  const decide = thumbDecider(seed);
  for (let [asked] = table.pending; asked; [asked] = table.pending) {
    const seat = asked.seat === PARTY ? 0 : asked.seat;
    const { state } = table;
    const view = guarded(brimstone.view(state, { seat }));
    const { decks, dread } = state;
    const { tokens } = state.board;
    Object.assign(state, { decks: outOfReach('decks'), dread: outOfReach('dread') });
    state.board.tokens = outOfReach('tokens');
    const picks = decide(asked, () => view);
    Object.assign(state, { decks, dread });
    state.board.tokens = tokens;
    table.answerQuestion(asked, picks);
  }
  expect(table.outcome, seed).not.toBeNull();
}

const HIDDEN = ['draw', 'token', 'nextItem', 'nextEnemy', 'enemyBonuses', 'basic'];

/** The view, in which what is not part of it throws instead of being undefined. */
function guarded(view: AdventureView): AdventureView {
  const watch = <Part extends object>(part: Part): Part =>
    new Proxy(part, {
      get(target, name, receiver) {
        if (typeof name === 'string' && (HIDDEN.includes(name) || !(name in target))) {
          throw new Error(`the bot looked for ${name}`);
        }
        return Reflect.get(target, name, receiver);
      },
    });
  return watch({ ...view, board: watch(view.board), mission: watch(view.mission) });
}

/** Something that may not even be touched. */
function outOfReach<Part extends object>(name: string): Part {
  const forbid = (): never => {
    throw new Error(`the bot touched the ${name} of the table`);
  };
  return new Proxy<Part>([] as never, { get: forbid, has: forbid, ownKeys: forbid });
}
