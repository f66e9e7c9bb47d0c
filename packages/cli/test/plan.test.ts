import { Random } from '@crawlspace/kernel';
import { describe, expect, test } from 'vitest';
import { brimstoneKit } from '../src/games/brimstone/kit.ts';
import { hellscapeKit } from '../src/games/hellscape/kit.ts';
import type { Muster } from '../src/games/kit.ts';
import { cycled, oneOf } from '../src/games/parties.ts';
import { playOne } from '../src/simulation/game.ts';
import { choiceOf, type Plan, planOf, seedOf, setupOf } from '../src/simulation/plan.ts';
import { readArguments, UsageError } from '../src/usage.ts';

const NAMES = ['mission', 'heroes', 'options', 'seed', 'bot', 'playouts', 'games'];

function given(...args: string[]) {
  return readArguments(args, NAMES, ['stats']);
}

describe('arguments', () => {
  test('are texts, flags, whole numbers and one without a name, in any order', () => {
    const { positionals, text, flag, whole } = given('--seed=a b', 'brimstone', '--games', '12');
    expect(positionals).toEqual(['brimstone']);
    expect(text('seed')).toBe('a b');
    expect(text('bot')).toBeUndefined();
    expect(flag('stats')).toBe(false);
    expect(given('--stats').flag('stats')).toBe(true);
    expect(whole('games', 3)).toBe(12);
    expect(whole('playouts', 3)).toBe(3);
  });

  test.each(['0', '-1', '01', '1.0', ' 1', '', '1000000000', 'NaN', '0x10'])(
    '%j is no whole number above 0',
    (number) => {
      expect(() => given(`--games=${number}`).whole('games', 1)).toThrow(UsageError);
    },
  );
});

describe('a plan', () => {
  test('is the introduction with four heroes by thumb, unless something else is asked for', () => {
    expect(planOf(hellscapeKit, given(), false)).toEqual({
      mission: 'tutorial',
      heroes: '4',
      options: '',
      seed: '1',
      bot: 'thumb',
      playouts: 200,
      stats: false,
    });
    const asked = given('--mission', 'all', '--heroes', 'random', '--seed', 'x', '--bot', 'search');
    expect(planOf(brimstoneKit, asked, true)).toMatchObject({
      mission: 'all',
      heroes: 'random',
      seed: 'x',
      bot: 'search',
      stats: true,
    });
  });

  test('that its first game could not follow is refused at once', () => {
    expect(() => planOf(hellscapeKit, given('--heroes', 'rogue,rogue'), false)).toThrow(UsageError);
  });
});

const PLAN = { mission: 'tutorial', heroes: '4', options: '', seed: 's' };

const { muster: adventurers } = brimstoneKit;
const { muster: descenders } = hellscapeKit;

function partiesOf<Setup>(muster: Muster<Setup>, heroes: string, games: number) {
  return Array.from({ length: games }, (_, n) => choiceOf(muster, { ...PLAN, heroes }, n).heroes);
}

describe('parties', () => {
  test('by number are always the same: those whom a beginner understands first', () => {
    expect(partiesOf(descenders, '3', 2)).toEqual([
      ['berserker', 'paladin', 'ranger'],
      ['berserker', 'paladin', 'ranger'],
    ]);
  });

  test('by name are those who are named, in their order', () => {
    expect(partiesOf(descenders, 'wizard,rogue', 1)).toEqual([['wizard', 'rogue']]);
  });

  test('larger than the classes have some of them twice, where the game allows it', () => {
    const [heroes = []] = partiesOf(adventurers, '6', 1);
    expect(heroes.slice(4)).toEqual(heroes.slice(0, 2));
    const mission = adventurers.missions[0] ?? '';
    expect(setupOf(adventurers, { mission, heroes, options: {} }).heroes).toHaveLength(6);
  });

  test('by chance differ from game to game, in size, too, unless that is given', () => {
    const sizes = new Set(partiesOf(descenders, 'random', 60).map(({ length }) => length));
    expect([...sizes].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    const three = partiesOf(descenders, 'random:3', 20);
    for (const party of three) expect(new Set(party).size).toBe(3);
    expect(new Set(three.map((party) => party.join())).size).toBeGreaterThan(5);
    expect(partiesOf(descenders, 'random:3', 20)).toEqual(three);
  });

  test('of Brimstone by chance may have a class twice', () => {
    const doubled = partiesOf(adventurers, 'random:4', 30).filter(
      (party) => new Set(party).size < 4,
    );
    expect(doubled.length).toBeGreaterThan(0);
  });
});

describe('choices', () => {
  test('of one mission are that one, of all each', () => {
    const missions = (mission: string) =>
      new Set(
        Array.from({ length: 80 }, (_, n) => {
          return choiceOf(adventurers, { ...PLAN, mission }, n).mission;
        }),
      );
    expect([...missions('close-the-throat')]).toEqual(['close-the-throat']);
    expect([...missions('all')].sort()).toEqual([...adventurers.missions].sort());
  });

  test('of options are read as they are meant', () => {
    const options =
      'edition=first,fixedMove=true,hardCore=off,themedThreats=a+b,dangerousDynamite=false';
    expect(choiceOf(adventurers, { ...PLAN, options }, 0).options).toEqual({
      edition: 'first',
      fixedMove: true,
      hardCore: 'off',
      themedThreats: ['a', 'b'],
      dangerousDynamite: false,
    });
    expect(choiceOf(adventurers, PLAN, 0).options).toEqual({});
  });

  test('of options by chance are all allowed, and differ', () => {
    const told = new Set<string>();
    for (let n = 0; n < 30; n++) {
      const choice = choiceOf(
        brimstoneKit.muster,
        { ...PLAN, mission: 'all', options: 'random' },
        n,
      );
      told.add(JSON.stringify(choice.options));
      const { options } = setupOf(adventurers, choice);
      expect(options).toMatchObject(choice.options);
    }
    expect(told.size).toBeGreaterThan(20);
    const hell = (n: number) =>
      choiceOf(descenders, { ...PLAN, options: 'random' }, n).options['hellbreaker'];
    expect(new Set([...Array(20).keys()].map(hell))).toEqual(new Set([true, false]));
  });

  test('every game has a seed of its own', () => {
    expect(seedOf({ seed: 'a' }, 0)).toBe('a/0');
    expect(seedOf({ seed: 'a' }, 1)).not.toBe(seedOf({ seed: 'a' }, 0));
  });
});

describe('small helpers', () => {
  test('cycled goes around', () => {
    expect(cycled(['a', 'b', 'c'], 5)).toEqual(['a', 'b', 'c', 'a', 'b']);
    expect(cycled(['a'], 0)).toEqual([]);
  });

  test('oneOf takes any of them', () => {
    const random = Random.seeded('any');
    const taken = new Set(Array.from({ length: 40 }, () => oneOf(random, ['a', 'b', 'c'])));
    expect([...taken].sort()).toEqual(['a', 'b', 'c']);
  });
});

describe('one game of a plan', () => {
  const plan: Plan = { ...PLAN, heroes: '2', bot: 'random', playouts: 1, stats: true };

  test('is played to its end, with facts where they are asked for', () => {
    const result = playOne(hellscapeKit, plan, 3);
    expect(result).toMatchObject({ mission: 'tutorial', heroes: ['berserker', 'paladin'] });
    expect(result.error).toBeNull();
    expect(result.decisions).toBeGreaterThan(20);
    expect(result.rounds).toBeGreaterThan(0);
    expect(result.facts?.heroes.map(({ hero }) => hero)).toEqual(['berserker', 'paladin']);
    expect(playOne(hellscapeKit, { ...plan, stats: false }, 3)).toEqual({ ...result, facts: null });
  });

  test('depends on nothing but the plan and its number', () => {
    const once = playOne(hellscapeKit, plan, 1);
    playOne(hellscapeKit, plan, 2);
    expect(playOne(hellscapeKit, plan, 1)).toEqual(once);
  });

  test('that cannot be played is an error with its seed, and no loss', () => {
    const broken = {
      ...hellscapeKit,
      bots: { ...hellscapeKit.bots, decider: () => () => ['nonsense'] },
    };
    const result = playOne(broken, plan, 4);
    expect(result).toMatchObject({ won: false, cause: 'error', decisions: 0, facts: null });
    expect(result.error).toMatch(/^seed s\/4: ./);
  });
});
