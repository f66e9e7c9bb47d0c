import { parseArgs } from 'node:util';
import { fuzzGame as brimstone } from '@crawlspace/brimstone/fuzz';
import { fuzzCampaign } from '@crawlspace/brimstone/fuzz-campaign';
import { fuzzPack as brimstonePack } from '@crawlspace/brimstone/fuzz-packs';
import { type FuzzedStay, fuzzStay } from '@crawlspace/brimstone/fuzz-stay';
import { fuzzGame as hellscape } from '@crawlspace/hellscape/fuzz';
import { fuzzPack as hellscapePack } from '@crawlspace/hellscape/fuzz-packs';
import { playWithFaults } from '@crawlspace/host/testing';

const USAGE = `npm run fuzz [-- --game brimstone|hellscape [--quest ID]] [--games N] [--seed S] [--faults]
         [--campaigns N [--adventures N]] [--stays N] [--packs N]
Plays N games (2000) of random legal answers over all missions or quests, parties and options, of
each game or of the one that is named, and checks after every decision what must always be true.
With --faults, rules, store and bots fail at random: the table must stand as before each time, and its
save must load. A failing game prints its seed; --seed plays it alone. --quest plays one quest of Hellscape.
With --campaigns, N companies of Brimstone live through four adventures each, with road, Town and levels:
purses, belongings, members, saves and replays are checked all the way.
With --stays, N companies of Brimstone spend a few days in Town with everyone acting at once. An accountant checks the
books after every answer, and each company is saved and opened again.
With --packs, N hostile packs for each game (or the one that is named): random JSON, mutated packs, deep nests, huge lists,
names of prototypes, cards that lead to each other for ever. Each is refused with sentences, or played within its limits.`;

const GAMES = {
  brimstone: (seed: string) => brimstone(seed),
  hellscape: (seed: string) => hellscape(seed, values.quest),
} as const;
const PACKS = { brimstone: brimstonePack, hellscape: hellscapePack } as const;
type GameName = keyof typeof GAMES;

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string' },
    quest: { type: 'string' },
    seed: { type: 'string' },
    faults: { type: 'boolean' },
    campaigns: { type: 'string' },
    adventures: { type: 'string' },
    stays: { type: 'string' },
    packs: { type: 'string' },
    help: { type: 'boolean' },
  },
});
const names = gamesToPlay(values.game);
if (values.help || names.length === 0) {
  console.log(USAGE);
  if (!values.help) process.exitCode = 1;
} else if (values.campaigns !== undefined) {
  fuzzCampaigns(Number(values.campaigns), Number(values.adventures ?? 4), values.seed);
} else if (values.stays !== undefined) {
  fuzzStays(Number(values.stays), values.seed);
} else if (values.packs !== undefined) {
  for (const name of names) fuzzPacks(name, Number(values.packs), values.seed);
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

function fuzzPacks(name: GameName, packs: number, seed: string | undefined): void {
  const seeds = seed === undefined ? Array.from({ length: packs }, (_, n) => `pack ${n}`) : [seed];
  const ends = new Map<string, number>();
  const broken = new Map<string, number>();
  let [failed, refused, endless, slowest, loading] = [0, 0, 0, 0, 0];
  for (const each of seeds) {
    try {
      const result = PACKS[name](each);
      ends.set(result.end, (ends.get(result.end) ?? 0) + 1);
      for (const what of result.broken) broken.set(what, (broken.get(what) ?? 0) + 1);
      refused += result.refused;
      endless += result.endless;
      slowest = Math.max(slowest, result.slowest);
      loading = Math.max(loading, result.loading);
    } catch (error) {
      failed++;
      console.error(`${each}: ${error instanceof Error ? error.stack : String(error)}`);
    }
  }
  for (const [end, times] of ends) console.log(`${end.padEnd(28)} ${times}`);
  const most = [...broken].sort((one, other) => other[1] - one[1]).slice(0, 12);
  for (const [what, times] of most) console.log(`${times} × ${what}`);
  console.log(`${refused} answers refused (${endless} without end), the table as before each time`);
  console.log(`slowest: ${slowest.toFixed(0)} ms for an answer, ${loading.toFixed(0)} ms to load`);
  console.log(`${name}: ${seeds.length} packs, ${failed} failed`);
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

/** Prints the first finding of each failed stay (all findings for a single seed), and the stays per kind of fault. */
function fuzzStays(stays: number, seed: string | undefined): void {
  const seeds = seed === undefined ? Array.from({ length: stays }, (_, n) => `stay ${n}`) : [seed];
  const found = new Map<string, number>();
  const told = new Map<string, number>();
  let decisions = 0;
  let days = 0;
  let failed = 0;
  for (const each of seeds) {
    const stay = stayOrFailure(each);
    decisions += stay.decisions;
    days += stay.days;
    for (const [name, times] of stay.happened) told.set(name, (told.get(name) ?? 0) + times);
    if (stay.findings.length === 0) continue;
    failed++;
    const [first] = stay.findings;
    console.error(`${each}: ${seed === undefined ? first : stay.findings.join('\n')}`);
    // Each kind counts once per stay.
    for (const kind of new Set(stay.findings.map((finding) => finding.split(':')[0] ?? '')))
      found.set(kind, (found.get(kind) ?? 0) + 1);
  }
  const happened = ['bought', 'item-sold', 'traded', 'upgrade-attached', 'level-gained', 'died'];
  console.log([...happened, 'resurrected'].map((t) => `${t} ${told.get(t) ?? 0}`).join(', '));
  for (const [kind, times] of found) console.log(`${kind.padEnd(28)} in ${times} stays`);
  console.log(`${seeds.length} stays, ${days} days, ${decisions} decisions, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

function stayOrFailure(seed: string): FuzzedStay {
  try {
    return fuzzStay(seed);
  } catch (error) {
    const failure = `rule failed: ${error instanceof Error ? error.stack : String(error)}`;
    return { decisions: 0, days: 0, findings: [failure], happened: new Map() };
  }
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
