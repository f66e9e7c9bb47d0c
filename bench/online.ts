import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FOURS } from '../packages/server/testing/load-tables.ts';
import { plain, type Result, round } from './measure.ts';
import { CPU } from './online-load.ts';
import { paceResults } from './online-pace.ts';
import { type Answering, startBare, startBoardgame, startOurs } from './online-servers.ts';
import { listingResults, openingResults } from './online-store.ts';
import { installPeers } from './peers.ts';

/** The servers answer so often, in turns, and so many answers each time, with all that a table does now and then; the best time counts. */
const ROUNDS = 5;
const MEASURED = 3_072;

/** What an answer online costs beside bare `ws` and beside boardgame.io's server. */
export async function onlineResults(): Promise<Result[]> {
  installPeers();
  return inFolder(async (folder) => [
    ...(await costResults(folder, 'brimstone')),
    ...(await costResults(folder, 'hellscape')),
  ]);
}

/** How many tables fit, and how soon one is found and opened again. */
export async function tableResults(): Promise<Result[]> {
  return inFolder(async (folder) => [
    ...(await paceResults(folder)),
    ...(await openingResults(folder)),
    ...(await listingResults(folder)),
  ]);
}

async function inFolder(measure: (folder: string) => Promise<Result[]>): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'crawlspace-bench-'));
  try {
    return await measure(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function costResults(folder: string, game: keyof typeof FOURS): Promise<Result[]> {
  const servers: Answering[] = [];
  try {
    const ours = await startOurs(folder, game);
    servers.push(ours);
    const { took, recorded } = await ours.record(MEASURED);
    const file = join(folder, `${game}.json`);
    writeFileSync(file, JSON.stringify(recorded));
    const bare = await startBare(file, 0);
    servers.push(bare);
    const paced = await startBare(file, took);
    servers.push(paced);
    const peer = await startBoardgame();
    servers.push(peer);
    const bytes = recorded.flat(2).reduce((sum, each) => sum + each, 0) / recorded.length;
    const costs = await bestOf(servers);
    return resultsOf(game, bytes, took, costs);
  } finally {
    for (const server of servers) await server.stop();
  }
}

/** Microseconds of processor time for an answer, of each server: the machine is not equally fast all the time. */
async function bestOf(servers: readonly Answering[]): Promise<readonly number[]> {
  const best = servers.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, server] of servers.entries()) {
      best[i] = Math.min(best[i] ?? 0, await server.play(MEASURED));
    }
  }
  return best;
}

function resultsOf(
  game: string,
  bytes: number,
  took: number,
  [ours = 0, bare = 0, paced = 0, peer = 0]: readonly number[],
): Result[] {
  const name = `online, ${game}: an answer at a table of four with one who watches, stored`;
  const value = { name, value: round(ours), unit: CPU };
  return [
    plain(`online, ${game}: sent for an answer`, bytes, 'bytes'),
    plain(`online, ${game}: bare ws sends the same and stores nothing`, bare, CPU),
    plain(`online, ${game}: the same after ${took} ms, as long as ours takes`, paced, CPU),
    plain('boardgame.io server, a move of four players shown to five, kept in memory', peer, CPU),
    { ...value, baseline: 'bare ws (at most 3)', ratio: round(ours / bare) },
    { ...value, baseline: 'bare ws at the same pace', ratio: round(ours / paced) },
    { ...value, baseline: 'boardgame.io server (at most 0.1)', ratio: round(ours / peer) },
  ];
}
