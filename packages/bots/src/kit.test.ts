import { type AdventureView, brimstone, type Hero } from '@crawlspace/brimstone';
import { content, type DescentView, hellscape } from '@crawlspace/hellscape';
import { PARTY, type Question, Random, refuse, Table } from '@crawlspace/kernel';
import { describe, expect, test } from 'vitest';
import { botsOf } from './bots.ts';
import { brimstoneBots } from './brimstone/bots.ts';
import { imagineAdventure } from './brimstone/outlook.ts';
import { worthOfAdventure } from './brimstone/worth.ts';
import { futuresOf, seatOf, shuffleAnew, viewerOf } from './futures.ts';
import { hellscapeBots } from './hellscape/bots.ts';
import { imagineDescent } from './hellscape/outlook.ts';
import { worthOfDescent } from './hellscape/worth.ts';
import { playGame } from './play-game.ts';
import { randomDecider } from './random.ts';
import type { Outlook } from './search/outlook.ts';
import { Race } from './search/race.ts';

const ADVENTURE = brimstone.parseSetup({ heroes: [{ class: 'bandido' }, { class: 'gunslinger' }] });
const DESCENT = hellscape.parseSetup({
  quest: 'tutorial',
  heroes: [{ class: 'rogue' }, { class: 'ranger' }],
});

function question(part: Partial<Question> = {}): Question {
  const base = { id: 1, seat: 0, prompt: { key: 'ask' }, min: 1, max: 1 } as const;
  return { ...base, kind: 'one', options: ['a', 'b', 'c'], ...part };
}

describe('who is asked', () => {
  test('of a question to the party the first seat', () => {
    expect(seatOf(question({ seat: 2 }))).toBe(2);
    expect(seatOf(question({ seat: PARTY }))).toBe(0);
    expect(viewerOf(question({ seat: PARTY }))).toEqual({ seat: 0 });
  });
});

describe('a pile that is shuffled anew', () => {
  test('does not depend on the order it was in, and loses nothing', () => {
    const one = ['a', 'b', 'c', 'd', 'e', 'e'];
    const other = ['e', 'c', 'a', 'e', 'd', 'b'];
    shuffleAnew(one, Random.seeded('same'));
    shuffleAnew(other, Random.seeded('same'));
    expect(one).toEqual(other);
    expect([...one].sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'e']);
  });
});

describe('a bot of chance', () => {
  test('gives any answer that is allowed, the same for the same seed', () => {
    const asked = question({ kind: 'many', min: 1, max: 2 });
    const answers = (seed: string) => {
      const decide = randomDecider(seed);
      return Array.from({ length: 40 }, () => decide(asked, () => null));
    };
    const given = answers('x');
    for (const picks of given) expect(refuse(asked, picks)).toBeNull();
    expect(new Set(given.map((picks) => [...picks].sort().join())).size).toBeGreaterThan(4);
    expect(answers('x')).toEqual(given);
    expect(answers('y')).not.toEqual(given);
  });
});

describe('the bots of a game', () => {
  const outlook: Outlook<null> = {
    thumb: () => () => ['b'],
    isStop: () => false,
    pays: () => false,
    clock: () => 0,
    horizon: () => 1,
    evaluate: () => 0.5,
    chances: null,
  };
  const bots = botsOf<null, null>(
    () => undefined,
    outlook,
    () => 'why.fits',
  );
  const heard = (name: 'random' | 'thumb' | 'search') => {
    const reasons: string[] = [];
    const imagine = () => expect.unreachable('it imagined');
    const aside = { explain: ({ key }: { key: string }) => reasons.push(key), imagine };
    const picks = bots.decider(name, 'seed')(question(), () => null, aside);
    return { picks, reasons };
  };

  test('thumb answers by the rules of thumb, and says why', () => {
    expect(heard('thumb')).toEqual({ picks: ['b'], reasons: ['why.fits'] });
  });

  test('random says that chance decided', () => {
    expect(heard('random').reasons).toEqual(['why.random']);
  });

  test('search has the reasons of thumb where it does not search', () => {
    expect(heard('search')).toEqual({ picks: ['b'], reasons: ['why.fits'] });
  });
});

describe('a game that is played by a bot', () => {
  const play = (seed: string, events?: boolean) =>
    playGame(hellscape, DESCENT, seed, randomDecider(seed), events === undefined ? {} : { events });

  test('goes to its end, the same for the same seed', () => {
    const game = play('one');
    expect(game.outcome).not.toBeNull();
    expect(game.decisions).toBeGreaterThan(20);
    expect(play('one')).toEqual(game);
    expect(play('two').state).not.toEqual(game.state);
  });

  test('keeps events only when they are asked for', () => {
    expect(play('one').events).toEqual([]);
    const told = play('one', true);
    expect(told.events.length).toBeGreaterThan(20);
    expect(told.events[0]).toHaveProperty('t');
    expect(told.state).toEqual(play('one').state);
  });

  test('a bot that answers nonsense is refused', () => {
    expect(() => playGame(hellscape, DESCENT, 'x', () => ['nonsense'])).toThrow();
  });
});

describe('futures', () => {
  test('are played on in the head, each with luck of its own, and the table stays', () => {
    const table = Table.start(brimstone, ADVENTURE, 'futures');
    for (let n = 0; n < 8; n++) {
      const [asked] = table.pending;
      if (asked)
        table.answerQuestion(
          asked,
          brimstoneBots.decider('thumb', 'f')(asked, () =>
            brimstone.view(table.state, viewerOf(asked)),
          ),
        );
    }
    const before = table.hash();
    const imagine = futuresOf(brimstone, table, brimstoneBots.imagine);
    const ends = ['1', '2', '3', '1'].map((seed) => {
      const future = imagine(seed);
      expect(future.pending.map(({ id }) => id)).toEqual(table.pending.map(({ id }) => id));
      const decide = randomDecider('the same answers');
      for (let n = 0; n < 12; n++) {
        const [asked] = future.pending;
        if (asked)
          future.answer(
            asked,
            decide(asked, () => null),
          );
      }
      const [last] = future.pending;
      return JSON.stringify(last ? future.look(last) : future.outcome);
    });
    expect(ends[3]).toBe(ends[0]);
    expect(new Set(ends).size).toBeGreaterThan(1);
    expect(table.hash()).toBe(before);
  });

  test('hold the same cards as the table, in another order', () => {
    const { state } = Table.start(brimstone, ADVENTURE, 'cards');
    const cards = () => [...state.decks.gear.draw];
    const before = cards();
    imagineAdventure(state, Random.seeded('anew'));
    expect(cards()).not.toEqual(before);
    expect(cards().sort()).toEqual(before.sort());
    const quest = Table.start(hellscape, DESCENT, 'cards').state;
    const doors = [...quest.decks.doors.draw];
    imagineDescent(content, quest, Random.seeded('anew'));
    expect(quest.decks.doors.draw).not.toEqual(doors);
    expect([...quest.decks.doors.draw].sort()).toEqual(doors.sort());
  });
});

describe('a race', () => {
  test('drops what is hopeless after a few futures and spends the rest on the others', () => {
    const tries: Record<string, number> = {};
    const race = new Race(['habit', 'hopeless', 'better']);
    const worth: Readonly<Record<string, number>> = { habit: 0.5, hopeless: 0, better: 0.6 };
    race.run(
      (pick, round) => {
        tries[pick] = (tries[pick] ?? 0) + 1;
        return (worth[pick] ?? 0) + (round % 2) / 50;
      },
      { playouts: 60 },
    );
    expect(tries['hopeless']).toBe(3);
    expect(tries['better']).toBeGreaterThan(20);
    expect(race.winner).toBe('better');
    const { best, favourite } = race.standing();
    expect(best.sum / best.futures - favourite.sum / favourite.futures).toBeCloseTo(0.1, 10);
  });

  test('ends at once where there is nothing to choose, and when nobody can catch up', () => {
    const alone = new Race(['only']);
    alone.run(() => expect.unreachable('it tried'), { playouts: 50 });
    expect(alone.winner).toBe('only');
    const settled = new Race(['good', 'bad']);
    settled.run((pick) => (pick === 'good' ? 1 : 0), { playouts: 50 });
    expect(settled.winner).toBe('good');
    expect(settled.standing().tried).toBe(6);
  });

  test('without a single future the habit stands', () => {
    const race = new Race(['habit', 'other']);
    race.run(() => expect.unreachable('it tried'), { playouts: 1 });
    expect(race.winner).toBe('habit');
    expect(race.standing()).toMatchObject({ best: { futures: 0 }, tried: 0 });
  });
});

describe('what a position is worth', () => {
  const adventure = brimstone.view(Table.start(brimstone, ADVENTURE, 'worth').state, { seat: 0 });
  const descent = hellscape.view(Table.start(hellscape, DESCENT, 'worth').state, { seat: 0 });

  test('everything when it is won, nothing when it is lost', () => {
    for (const [won, worth] of [
      [true, 1],
      [false, 0],
    ] as const) {
      const outcome = { won, cause: 'test' };
      expect(worthOfAdventure({ ...adventure, outcome } as AdventureView)).toBe(worth);
      expect(worthOfDescent({ ...descent, outcome } as DescentView)).toBe(worth);
    }
  });

  test('less with wounds, with the Darkness near, and with heroes down', () => {
    const plain = worthOfAdventure(adventure);
    const changed = (hero: Partial<Hero>) =>
      worthOfAdventure({
        ...adventure,
        heroes: adventure.heroes.map((each) => ({ ...each, ...hero })),
      });
    expect(plain).toBeGreaterThan(0);
    expect(plain).toBeLessThan(1);
    expect(changed({ wounds: 5 })).toBeLessThan(plain);
    expect(changed({ knockedOut: ['health'] })).toBeLessThan(changed({ wounds: 5 }));
    const depth = { ...adventure.depth, darkness: 3 };
    expect(worthOfAdventure({ ...adventure, depth })).toBeLessThan(plain);
  });

  test('in Hellscape more with levels and Lifebringers, less with wounds and time gone', () => {
    const plain = worthOfDescent(descent);
    type Seen = DescentView['heroes'][number];
    const changed = (hero: Partial<Seen>) =>
      worthOfDescent({ ...descent, heroes: descent.heroes.map((each) => ({ ...each, ...hero })) });
    expect(changed({ level: 4 })).toBeGreaterThan(plain);
    expect(changed({ health: 1 })).toBeLessThan(plain);
    const lifebringers = { ...descent.lifebringers, left: 0 };
    expect(worthOfDescent({ ...descent, lifebringers })).toBeLessThan(plain);
    const darkness = { ...descent.darkness, space: descent.darkness.space + 5 };
    expect(worthOfDescent({ ...descent, darkness })).toBeLessThan(plain);
  });

  test('search looks ahead only where enemies are near', () => {
    const decide = hellscapeBots.decider('search', 's', { playouts: 4 });
    const table = Table.start(hellscape, DESCENT, 'peace');
    const [asked] = table.pending;
    const imagine = () => expect.unreachable('it imagined');
    const picks = asked && decide(asked, () => descent, { imagine });
    expect(asked && picks && refuse(asked, picks)).toBeNull();
  });
});
