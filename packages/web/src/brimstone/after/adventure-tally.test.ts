import { type BrimstoneEvent, content, type EventDetails } from '@crawlspace/brimstone';
import { describe, expect, test } from 'vitest';
import { type PlayedAdventure, randomAdventures } from '../../../testing/random-adventures.ts';
import { awardsOf } from './awards.ts';
import { fortune, type Tally, tallyOf } from './tally.ts';

const facesOf = (weapon: string) => (content.items[weapon]?.weapon?.toHitDie === 'D8' ? 8 : 6);

const adventures = randomAdventures().map((adventure) => ({
  ...adventure,
  tally: tallyOf(adventure.told, adventure.table.state.heroes.length, facesOf),
  /** From the first turn on: what was told before made the heroes. */
  events: sinceTheFirstTurn(adventure),
}));

function sinceTheFirstTurn({ told }: PlayedAdventure): readonly EventDetails[] {
  const events = told.map(({ event }) => event as BrimstoneEvent);
  const first = events.findIndex(({ t }) => t === 'turn');
  return first < 0 ? [] : events.slice(first);
}

function count(events: readonly EventDetails[], name: BrimstoneEvent['t']): number {
  return events.filter(({ t }) => t === name).length;
}

/** The amounts of all such events that are a hero's own. */
function sum(events: readonly EventDetails[], name: BrimstoneEvent['t'], hero: number): number {
  return events
    .filter((event) => event.t === name && event.hero === hero)
    .reduce((all, { amount = 0 }) => all + amount, 0);
}

describe('the tally of random adventures', () => {
  test('has something to count', () => {
    const all = (of: (tally: Tally) => number) =>
      adventures.reduce((sum, { tally }) => sum + of(tally), 0);
    expect(all(({ turns }) => turns)).toBeGreaterThan(50);
    expect(all(({ kills }) => kills)).toBeGreaterThan(50);
    expect(all(({ fights }) => fights)).toBeGreaterThan(10);
    expect(all(({ heroes }) => heroes.length)).toBe(
      adventures.reduce((sum, { table }) => sum + table.state.heroes.length, 0),
    );
  });

  test('of the party is how often each thing was told', () => {
    for (const { tally, events } of adventures) {
      const { heroes: _, ...party } = tally;
      expect(party).toEqual({
        turns: count(events, 'turn'),
        tiles: count(events, 'tile-placed'),
        fights: count(events, 'fight-started'),
        kills: count(events, 'enemy-killed'),
        clues: count(events, 'clue-found'),
        depthEvents: count(events, 'depth-event'),
      });
    }
  });

  test('agrees with the table where the adventure stands', () => {
    for (const { tally, table } of adventures) {
      const { turn, board } = table.state;
      expect(tally.turns).toBe(turn.number);
      // The first tile was there before anybody came.
      expect(tally.tiles).toBe(board.layout.tiles.length - 1);
    }
  });

  test('of a hero adds up what was told of the hero', () => {
    for (const { tally, events } of adventures)
      tally.heroes.forEach((hero, index) => {
        expect(hero.taken).toBe(sum(events, 'wounded', index));
        expect(hero.sanity).toBe(sum(events, 'sanity-lost', index));
        expect(hero.xp).toBe(sum(events, 'xp', index));
        expect(hero.gold).toBe(sum(events, 'gold', index));
        expect(hero.darkStone).toBe(sum(events, 'dark-stone', index));
        const own = events.filter(({ hero: whose }) => whose === index);
        expect(hero.knockouts).toBe(count(own, 'knocked-out'));
        expect(hero.criticals).toBe(count(own, 'critical'));
        expect(hero.items).toEqual(
          own.filter(({ t }) => t === 'item-gained').map(({ card }) => card),
        );
      });
  });

  test('gives deeds to those who did them, and to nobody else', () => {
    for (const { tally, events } of adventures) {
      tally.heroes.forEach((hero, index) => {
        const deeds = events.filter(({ by }) => by === index);
        const wounds = deeds
          .filter(({ t }) => t === 'enemy-wounded')
          .map(({ amount = 0 }) => amount);
        expect(hero.kills).toBe(count(deeds, 'enemy-killed'));
        expect(hero.dealt).toBe(wounds.reduce((all, each) => all + each, 0));
        expect(hero.best).toBe(Math.max(0, ...wounds));
      });
      const byHeroes = tally.heroes.reduce((all, { kills }) => all + kills, 0);
      expect(byHeroes).toBeLessThanOrEqual(tally.kills);
    }
  });

  test('counts healing once: for the healer, or for whoever healed by themselves', () => {
    for (const { tally, events } of adventures) {
      const healed = events.filter(({ t }) => t === 'healed');
      const all = healed.reduce((sum, { amount = 0 }) => sum + amount, 0);
      expect(tally.heroes.reduce((sum, hero) => sum + hero.healed, 0)).toBe(all);
    }
  });

  test('agrees with the purse: nobody has more than was found', () => {
    for (const { tally, table, told } of adventures) {
      const before = told.slice(
        0,
        told.findIndex(({ event }) => event.t === 'turn'),
      );
      table.state.heroes.forEach(({ gold, xp, index }) => {
        const own = before.map(({ event }) => event as EventDetails);
        const start = sum(own, 'gold', index);
        expect(gold).toBeLessThanOrEqual(start + (tally.heroes[index]?.gold ?? 0));
        expect(xp).toBeLessThanOrEqual(tally.heroes[index]?.xp ?? 0);
      });
    }
  });
});

describe('luck in random adventures', () => {
  test('counts every die that had a number to reach, once', () => {
    for (const { tally, events } of adventures)
      tally.heroes.forEach(({ luck }, index) => {
        const rolls = events.filter(
          ({ t, hero, need, purpose }) =>
            t === 'rolled' && hero === index && need !== undefined && purpose !== 'hold-back',
        );
        expect(luck.dice).toBe(rolls.reduce((all, { dice = [] }) => all + dice.length, 0));
        expect(luck.successes).toBeLessThanOrEqual(luck.dice);
        expect(luck.expected).toBeGreaterThanOrEqual(0);
        expect(luck.expected).toBeLessThanOrEqual(luck.dice);
        expect(luck.variance).toBeLessThanOrEqual(luck.dice / 4);
      });
  });

  test('is fair over all: nobody is lucky or unlucky by much in the long run', () => {
    const all = adventures.flatMap(({ tally }) => tally.heroes.map(({ luck }) => luck));
    const total = all.reduce((sum, luck) => ({
      dice: sum.dice + luck.dice,
      successes: sum.successes + luck.successes,
      expected: sum.expected + luck.expected,
      variance: sum.variance + luck.variance,
    }));
    expect(total.dice).toBeGreaterThan(500);
    expect(Math.abs(fortune(total))).toBeLessThan(3);
  });
});

test('an honour goes to the one who has most of it, and to nobody where it is shared', () => {
  const measures = {
    killer: 'kills',
    healer: 'healed',
    anvil: 'taken',
  } as const;
  for (const { tally } of adventures) {
    const awards = awardsOf(tally);
    for (const [name, measure] of Object.entries(measures)) {
      const values = tally.heroes.map((hero) => hero[measure]);
      const most = Math.max(...values);
      const foremost = values.flatMap((value, hero) => (value === most ? hero : []));
      const winner = most > 0 && foremost.length === 1 ? foremost : [];
      expect(awards.filter((award) => award.name === name).map(({ hero }) => hero)).toEqual(winner);
    }
    const lucky = awards.find(({ name }) => name === 'lucky');
    if (lucky) {
      const fortunes = tally.heroes.map(({ luck }) => fortune(luck));
      expect(fortunes[lucky.hero]).toBe(Math.max(...fortunes));
      expect(fortunes[lucky.hero]).toBeGreaterThan(0);
    }
  }
});
