import { brimstone } from '@crawlspace/brimstone';
import { hellscape } from '@crawlspace/hellscape';
import { type GameEvent, hashOf, Random } from '@crawlspace/kernel';
import { describe, expect, test } from 'vitest';
import { BOT_NAMES } from '../src/bots.ts';
import { brimstoneBots } from '../src/brimstone/bots.ts';
import { viewerOf } from '../src/futures.ts';
import { hellscapeBots } from '../src/hellscape/bots.ts';
import { ask, guarded, type Played, twinsOf } from './positions.ts';

const party = (classes: readonly string[]) => classes.map((id) => ({ class: id }));

const ADVENTURE = {
  module: brimstone,
  bots: brimstoneBots,
  setup: brimstone.parseSetup({ heroes: party(['us-marshal', 'saloon-girl', 'gunslinger']) }),
};
const DESCENT = {
  module: hellscape,
  bots: hellscapeBots,
  setup: hellscape.parseSetup({
    quest: 'the-demon-artifact',
    heroes: party(['rogue', 'ranger', 'berserker']),
  }),
};

/** How many positions are looked at: search takes its time. */
const POSITIONS = 25;

function checksOf<State, Setup, Event extends GameEvent, View>(
  game: Played<State, Setup, Event, View>,
): void {
  const { module, bots } = game;

  function* comparable() {
    let found = 0;
    for (const { one, other } of twinsOf(game, 'twins')) {
      const [question] = one.pending;
      const [same] = other.pending;
      if (!question || !same || question.prompt.key !== same.prompt.key) continue;
      // A card that was drawn before the question makes them differ in what can be seen.
      const seen = [one, other].map((table) =>
        hashOf(module.view(table.state, viewerOf(question))),
      );
      if (seen[0] !== seen[1]) continue;
      yield { one, other, question, same };
      if (++found === POSITIONS) return;
    }
  }

  test.each(BOT_NAMES)('%s answers the same whatever is hidden', (name) => {
    let compared = 0;
    for (const { one, other, question, same } of comparable()) {
      const decider = () => bots.decider(name, 'twins', { playouts: 12 });
      expect(ask(module, bots, other, same, decider())).toEqual(
        ask(module, bots, one, question, decider()),
      );
      compared++;
    }
    expect(compared).toBe(POSITIONS);
  });

  test('a bot that looks at the table itself is found out', () => {
    let differ = 0;
    for (const { one, other, question, same } of comparable()) {
      const cheat = (state: State) => hashOf(state).charCodeAt(3) % question.options.length;
      if (question.options[cheat(one.state)] !== same.options[cheat(other.state)]) differ++;
    }
    expect(differ).toBeGreaterThan(POSITIONS / 4);
  });

  test('futures look the same to everybody, and do not depend on what was hidden', () => {
    let differ = 0;
    for (const { one, other, question } of comparable()) {
      const imagined = [one, other].map((table) => {
        const state = module.clone(table.state);
        bots.imagine(state, Random.seeded('the same'));
        return state;
      });
      const [a, b] = imagined as [State, State];
      expect(hashOf(a)).toBe(hashOf(b));
      expect(hashOf(module.view(a, viewerOf(question)))).toBe(
        hashOf(module.view(one.state, viewerOf(question))),
      );
      if (hashOf(a) !== hashOf(one.state)) differ++;
    }
    expect(differ).toBe(POSITIONS);
  });

  test('futures leave the real table alone', () => {
    for (const { one, question } of comparable()) {
      const before = one.hash();
      const decider = bots.decider('search', 'leave alone', { playouts: 6 });
      ask(module, bots, one, question, decider);
      expect(one.hash()).toBe(before);
    }
  });
}

describe('Brimstone', () => checksOf(ADVENTURE));
describe('Hellscape', () => checksOf(DESCENT));

describe('the view that is handed out in these tests', () => {
  const view = {
    decks: { gear: { left: 3, discard: ['gear-1'] } },
    tokens: [
      { kind: 'chest', zone: 1 },
      { kind: 'treasure', zone: 2, face: 'rare' },
    ],
  };

  test('shows what may be known', () => {
    const shown = guarded(view);
    expect(shown.decks.gear.left).toBe(3);
    expect(shown.tokens[1]?.face).toBe('rare');
  });

  test('throws when something hidden is read', () => {
    const shown = guarded<{ decks: { gear: { draw?: string[] } } }>(view as never);
    expect(() => shown.decks.gear.draw).toThrow('draw is hidden');
    expect(() => guarded(view).tokens[0]?.face).toThrow('face is hidden');
  });

  test('throws when anything is changed', () => {
    expect(() => {
      guarded(view).decks.gear.left = 4;
    }).toThrow('a bot changes left');
  });
});
