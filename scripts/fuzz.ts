import { parseArgs } from 'node:util';
import { fuzzGame as brimstone } from '@crawlspace/brimstone/fuzz';
import { fuzzCampaign } from '@crawlspace/brimstone/fuzz-campaign';
import { fuzzGame as hellscape } from '@crawlspace/hellscape/fuzz';
import { playWithFaults } from '@crawlspace/host/testing';

const USAGE = `npm run fuzz [-- --game brimstone|hellscape] [--games N] [--seed S] [--faults]
         [--game brimstone --campaigns N [--adventures N]]
Plays N games (2000) of random legal answers over all missions or quests, parties and options, of
each game or of the one that is named, and checks after every decision what must always be true.
With --faults, rules, store and bots fail at random: the table must stand as before each time, and its
save must load. A failing game prints its seed; --seed plays it alone.
With --campaigns, N companies of Brimstone live through four adventures each, with road, Town and levels:
purses, belongings, members, saves and replays are checked all the way.`;

const GAMES = { brimstone, hellscape } as const;
type GameName = keyof typeof GAMES;

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    faults: { type: 'boolean' },
    campaigns: { type: 'string' },
    adventures: { type: 'string' },
    help: { type: 'boolean' },
  },
});
const names = gamesToPlay(values.game);
if (values.help || names.length === 0) {
  console.log(USAGE);
  if (!values.help) process.exitCode = 1;
} else if (values.campaigns !== undefined) {
  fuzzCampaigns(Number(values.campaigns), Number(values.adventures ?? 4), values.seed);
} else {
  for (const name of names) {
    if (values.faults) await withFaults(name, Number(values.games ?? 2000), values.seed);
    else if (values.seed !== undefined)
      console.log(JSON.stringify(GAMES[name](values.seed), null, 2));
    else fuzz(name, Number(values.games ?? 2000));
  }
}

function gamesToPlay(asked: string | undefined): GameName[] {
  const all = Object.keys(GAMES) as GameName[];
  return asked === undefined ? all : all.filter((name) => name === asked);
}

function fuzz(name: GameName, games: number): void {
  const outcomes = new Map<string, number>();
  let failed = 0;
  let decisions = 0;
  for (let n = 0; n < games; n++) {
    try {
      const game = GAMES[name](`game ${n}`);
      decisions += game.decisions;
      outcomes.set(game.outcome, (outcomes.get(game.outcome) ?? 0) + 1);
    } catch (error) {
      failed++;
      console.error(`game ${n}: ${error instanceof Error ? error.stack : String(error)}`);
    }
  }
  for (const [outcome, times] of outcomes) console.log(`${outcome.padEnd(28)} ${times}`);
  console.log(`${name}: ${games} games, ${decisions} decisions, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

function fuzzCampaigns(campaigns: number, adventures: number, seed: string | undefined): void {
  const seeds =
    seed === undefined ? Array.from({ length: campaigns }, (_, n) => `campaign ${n}`) : [seed];
  const sums = { chapters: 0, decisions: 0, days: 0, dead: 0 };
  let highest = 1;
  let failed = 0;
  for (const each of seeds) {
    try {
      const { highestLevel, ...played } = fuzzCampaign(each, adventures);
      for (const name of Object.keys(sums) as (keyof typeof sums)[]) sums[name] += played[name];
      highest = Math.max(highest, highestLevel);
    } catch (error) {
      failed++;
      console.error(`${each}: ${error instanceof Error ? error.stack : String(error)}`);
    }
  }
  const { chapters, decisions, days, dead } = sums;
  console.log(
    `${seeds.length} campaigns, ${chapters} chapters, ${decisions} decisions, ${failed} failed`,
  );
  console.log(`${days} days in Town, ${dead} dead, levels up to ${highest}`);
  if (failed > 0) process.exitCode = 1;
}

async function withFaults(name: GameName, games: number, seed: string | undefined): Promise<void> {
  let faults = 0;
  let failed = 0;
  const seeds = seed === undefined ? Array.from({ length: games }, (_, n) => `game ${n}`) : [seed];
  for (const each of seeds) {
    try {
      faults += await playWithFaults(name, each);
    } catch (error) {
      failed++;
      console.error(`${each}: ${error instanceof Error ? error.stack : String(error)}`);
    }
  }
  console.log(`${name}: ${seeds.length} games, ${faults} faults, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}
