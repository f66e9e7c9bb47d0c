import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { sampleDecisionsPerSecond } from './kernel.ts';
import { plain, type Result, round } from './measure.ts';

/** Each contender runs this often, in turns, for so long; the best run counts. */
const ROUNDS = 5;
const MILLISECONDS = 2000;

const PEERS = [
  { id: 'boardgame-io', name: 'boardgame.io 0.50 skirmish', unit: 'moves/s' },
  { id: 'showdown', name: 'pokemon-showdown random battles', unit: 'choices/s' },
] as const;

/** The sample game against its peers, all in the same run. */
export async function peerResults(): Promise<Result[]> {
  installPeers();
  let own = 0;
  const best = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round++) {
    own = Math.max(own, sampleDecisionsPerSecond(MILLISECONDS));
    for (const { id } of PEERS) best.set(id, Math.max(best.get(id) ?? 0, runPeer(id)));
  }
  return [
    ...PEERS.map(({ id, name, unit }) => plain(name, best.get(id) ?? 0, unit)),
    ...PEERS.map(({ id, name }) => ({
      name: 'sample skirmish',
      value: round(own),
      unit: 'decisions/s',
      baseline: name,
      ratio: round(own / (best.get(id) ?? 0)),
    })),
  ];
}

function installPeers(): void {
  if (existsSync('bench/peers/node_modules/.package-lock.json')) return;
  console.error('Installing the benchmark peers …');
  const args = ['install', '--prefix', 'bench/peers', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', args, { stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error('the benchmark peers could not be installed');
}

function runPeer(id: string): number {
  const run = spawnSync(process.execPath, ['bench/peers/run.mjs', id, String(MILLISECONDS)], {
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(`${id} failed: ${run.stderr}`);
  return (JSON.parse(run.stdout) as { perSecond: number }).perSecond;
}
