import {
  type Causes,
  causesOf,
  type Decider,
  playGame,
  randomDecider,
  thumbDecider,
} from '@crawlspace/bots';
import { type AdventureView, brimstone, content } from '@crawlspace/brimstone';
import { Random } from '@crawlspace/kernel';
import { heroesOf, optionsOf, type Setup, setupOf } from './setup.ts';
import { type Arguments, readArguments, requireGame, UsageError } from './usage.ts';

type Bot = (seed: string) => Decider<AdventureView>;

const BOTS: Readonly<Record<string, Bot>> = { random: randomDecider, thumb: thumbDecider };
const TEXTS = ['mission', 'heroes', 'options', 'games', 'seed', 'bot', 'threads'];

export interface Simulation {
  readonly games: number;
  readonly wins: number;
  readonly losses: Readonly<Record<string, number>>;
  readonly decisions: number;
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  readonly turns: { readonly median: number };
  readonly errors: number;
  /** With --causes: what knocked heroes out, and how games with each Threat card went. */
  readonly causes?: Causes;
}

/** Plays many games with a bot and says how they went. */
export async function simulateCommand(args: string[]): Promise<number> {
  const given = readArguments(args, TEXTS, ['json', 'causes']);
  requireGame(given.positionals[0]);
  const games = given.whole('games', 100);
  const seed = given.text('seed') ?? '1';
  const bot = botOf(given.text('bot') ?? 'thumb');
  const setups = Array.from({ length: games }, (_, n) => setupFor(given, `${seed}/${n}`));
  const result = simulate(setups, seed, bot, given.flag('causes'));
  console.log(given.flag('json') ? JSON.stringify(result) : describe(result));
  return result.errors > 0 ? 1 : 0;
}

function simulate(
  setups: readonly Setup[],
  seed: string,
  bot: Bot,
  withCauses: boolean,
): Simulation {
  const losses: Record<string, number> = {};
  const turns: number[] = [];
  const told: Parameters<typeof causesOf>[0][number][] = [];
  let wins = 0;
  let decisions = 0;
  let errors = 0;
  const start = performance.now();
  setups.forEach((setup, n) => {
    const gameSeed = `${seed}/${n}`;
    try {
      const game = playGame(brimstone, setup, gameSeed, bot(gameSeed), withCauses);
      if (withCauses) told.push({ won: game.outcome?.won === true, events: game.events });
      decisions += game.decisions;
      turns.push(game.state.turn.number);
      if (game.outcome?.won) wins++;
      else count(losses, game.outcome?.cause ?? 'unfinished');
    } catch (error) {
      errors++;
      console.error(`seed ${gameSeed}: ${error instanceof Error ? error.message : String(error)}`);
    }
  });
  const seconds = (performance.now() - start) / 1000;
  return {
    games: setups.length,
    wins,
    losses,
    decisions,
    seconds,
    decisionsPerSecond: Math.round(decisions / seconds),
    turns: { median: turns.sort((a, b) => a - b)[Math.floor(turns.length / 2)] ?? 0 },
    errors,
    ...(withCauses ? { causes: causesOf(told) } : {}),
  };
}

function count(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}

function botOf(name: string): Bot {
  const bot = BOTS[name];
  if (!bot) throw new UsageError(`unknown bot ${name}; there are: ${Object.keys(BOTS).join(', ')}`);
  return bot;
}

function setupFor(given: Arguments, seed: string): Setup {
  const random = Random.seeded(seed);
  const mission = given.text('mission');
  const heroes = given.text('heroes');
  const options = given.text('options');
  return setupOf(
    mission === 'all' ? oneOf(random, Object.keys(content.missions)) : mission,
    heroes === 'random' ? randomParty(random) : heroesOf(heroes),
    options === 'random' ? randomOptions(random) : optionsOf(options),
  );
}

function oneOf<Item>(random: Random, items: readonly Item[]): Item {
  return items[random.below(items.length)] as Item;
}

function randomParty(random: Random): string[] {
  const size = 1 + random.below(6);
  return Array.from({ length: size }, () => oneOf(random, Object.keys(content.classes)));
}

function randomOptions(random: Random): Record<string, unknown> {
  const yes = () => random.below(2) === 0;
  return {
    edition: oneOf(random, ['revised', 'first']),
    tokens: oneOf(random, ['twelve', 'eight']),
    fixedMove: yes(),
    advancedEncounters: yes(),
    belowTheDarkness: yes(),
    hardCore: oneOf(random, ['off', 'soft', 'full']),
    themedThreats: yes() ? [] : ['void-spiders', 'tentacles'],
    dangerousDynamite: yes(),
    epicForSmallParties: yes(),
  };
}

function describe(result: Simulation): string {
  const share = ((100 * result.wins) / result.games).toFixed(1);
  const causes = Object.entries(result.losses)
    .sort(([, a], [, b]) => b - a)
    .map(([cause, times]) => `  ${cause.padEnd(20)} ${times}`);
  return [
    `${result.games} games: ${result.wins} won (${share} %), median of ${result.turns.median} turns`,
    ...(causes.length > 0 ? ['lost by'] : []),
    ...causes,
    `${result.decisions} decisions in ${result.seconds.toFixed(2)} s, ${result.decisionsPerSecond} a second`,
    ...(result.errors > 0 ? [`${result.errors} games failed with an error`] : []),
    ...(result.causes ? causeLines(result.causes) : []),
  ].join('\n');
}

function causeLines({ knockOuts, threats }: Causes): string[] {
  const all = Object.values(knockOuts).reduce((a, b) => a + b, 0);
  const outs = Object.entries(knockOuts).sort(([, a], [, b]) => b - a);
  const cards = Object.entries(threats).sort(([, a], [, b]) => a.won / a.games - b.won / b.games);
  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
  return [
    'heroes knocked out by',
    ...outs.map(([cause, times]) => `  ${cause.padEnd(32)} ${percent(times, all).padStart(7)}`),
    'games won in which this Threat card came up',
    ...cards.map(
      ([card, { games, won }]) =>
        `  ${card.padEnd(32)} ${percent(won, games).padStart(7)}  of ${games}`,
    ),
  ];
}
