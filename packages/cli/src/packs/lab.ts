import { USUAL_PLAYOUTS } from '@crawlspace/bots/kit';
import type { GameName } from '../games/load.ts';
import type { File, Opened, PackKit } from '../games/packs.ts';
import { pairedDifference, type Share, wilson } from '../report/statistics.ts';
import type { GameResult } from '../simulation/game.ts';
import type { Batch } from '../simulation/messages.ts';
import { botOf, type Plan } from '../simulation/plan.ts';
import { runToTheEnd, threadsIn } from '../simulation/run.ts';
import { type Arguments, UsageError } from '../usage.ts';

interface Pile {
  readonly game: GameName;
  readonly kit: PackKit;
  readonly files: readonly File[];
  readonly opened: Opened;
}

/** One mission with one party: so many games with the pack, and as many without on the same luck. */
interface Trial {
  readonly heroes: number;
  readonly with: Batch;
  /** Null where the house knows no such mission or hero. */
  readonly without: Batch | null;
}

/** What a pack does to parties of a size. */
interface Row {
  readonly heroes: string;
  readonly games: number;
  readonly with: Share;
  readonly without: Share | null;
  readonly difference: Share | null;
}

const SIZES = [1, 2, 3, 4, 5, 6];

/** Plays games with and without packs on the same luck, and says what difference they make. */
export async function labOf(pile: Pile, given: Arguments): Promise<number> {
  const trials = trialsOf(pile, given);
  const batches = trials.flatMap((trial) => [
    trial.with,
    ...(trial.without ? [trial.without] : []),
  ]);
  const run = await runToTheEnd(pile.game, batches, threadsIn(given));
  const results = new Map(batches.map((batch, n) => [batch, run.results[n] ?? []]));
  const failed = [...results.values()].flat().flatMap(({ error }) => error ?? []);
  const rows = rowsOf(trials, results);
  if (given.flag('json')) console.log(JSON.stringify({ rows, failed }));
  else print(rows, failed);
  return failed.length > 0 ? 1 : 0;
}

function trialsOf({ kit, files, opened }: Pile, given: Arguments): readonly Trial[] {
  const games = given.whole('games', 60);
  const mission = given.text('mission');
  const heroes = given.text('heroes');
  const missions = mission === undefined ? kit.missions : [mission];
  const parties = heroes === undefined ? SIZES.map(kit.party) : [heroes.split(',')];
  const known = (what: string, names: readonly string[], all: readonly string[]) => {
    const unknown = names.find((name) => !all.includes(name));
    if (unknown !== undefined) throw new UsageError(`unknown ${what} "${unknown}"`);
  };
  known('mission', missions, opened.missions);
  known('hero', parties.flat(), opened.heroes);
  const isOfTheHouse = missions.every((each) => kit.missions.includes(each));
  return parties.flatMap((party) =>
    missions.flatMap((each, n) => {
      const count = Math.floor((games + missions.length - 1 - n) / missions.length);
      if (count === 0) return [];
      const batch = { plan: planOf(given, each, party), games: count };
      const without = isOfTheHouse && isKnown(party, kit) ? batch : null;
      const packs = files.map(({ text }) => text);
      return [{ heroes: party.length, with: { ...batch, packs }, without }];
    }),
  );
}

function isKnown(party: readonly string[], { party: ofTheHouse }: PackKit): boolean {
  const all = ofTheHouse(SIZES.length);
  return party.every((hero) => all.includes(hero));
}

function planOf(given: Arguments, mission: string, party: readonly string[]): Plan {
  return {
    mission,
    heroes: party.join(','),
    options: '',
    seed: `${given.text('seed') ?? '1'}/${mission}/${party.length}`,
    bot: botOf(given.text('bot') ?? 'thumb'),
    playouts: given.whole('playouts', USUAL_PLAYOUTS),
    stats: false,
  };
}

function rowsOf(
  trials: readonly Trial[],
  results: ReadonlyMap<Batch, readonly GameResult[]>,
): readonly Row[] {
  const sizes = [...new Set(trials.map(({ heroes }) => heroes))];
  const row = (heroes: string, of: readonly Trial[]): Row => {
    const own = of.flatMap((trial) => results.get(trial.with) ?? []);
    const other = of.flatMap((trial) => (trial.without ? (results.get(trial.without) ?? []) : []));
    const pairs = own.flatMap(({ won }, n) => (other[n] ? [[won, other[n].won] as const] : []));
    return {
      heroes,
      games: own.length,
      with: shareOf(own),
      without: other.length > 0 ? shareOf(other) : null,
      difference: other.length > 0 ? pairedDifference(pairs) : null,
    };
  };
  const rows = sizes.map((size) =>
    row(
      `${size}`,
      trials.filter(({ heroes }) => heroes === size),
    ),
  );
  return sizes.length > 1 ? [...rows, row('all', trials)] : rows;
}

function shareOf(results: readonly GameResult[]): Share {
  return wilson({ games: results.length, wins: results.filter(({ won }) => won).length });
}

function print(rows: readonly Row[], failed: readonly string[]): void {
  const columns = (...cells: readonly string[]) => cells.map((cell) => cell.padEnd(9)).join('');
  console.log(`${columns('heroes', 'games', 'with', 'without')}difference in points`);
  for (const { heroes, games, with: own, without, difference } of rows) {
    const rest = without ? percent(without.share) : '—';
    const said = difference
      ? `${points(difference.share)} (${points(difference.low)} to ${points(difference.high)})`
      : '—';
    console.log(`${columns(heroes, `${games}`, percent(own.share), rest)}${said}`);
  }
  const all = rows.at(-1)?.difference;
  if (all) console.log(verdict(all));
  for (const error of failed.slice(0, 5)) console.log(error);
}

const percent = (share: number) => `${Math.round(100 * share)}%`;
const points = (share: number) => {
  const rounded = Math.round(100 * share);
  return rounded < 0 ? `−${-rounded}` : `+${rounded}`;
};

function verdict({ share, low, high }: Share): string {
  if (low <= 0 && high >= 0) return 'Too close to tell: more games would narrow it down.';
  const how = share < 0 ? 'harder' : 'easier';
  return `The pack makes it about ${Math.abs(Math.round(100 * share))} points ${how}.`;
}
