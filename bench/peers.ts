import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { CONTENDERS } from './contenders.ts';
import { plain, type Result, round } from './measure.ts';

/** Each contender runs this often, in turns, for so long; the best run counts. */
const ROUNDS = 5;
const MILLISECONDS = 2000;

const PEERS = [
  { id: 'boardgame-io', name: 'boardgame.io 0.50 skirmish', unit: 'moves/s' },
  { id: 'showdown', name: 'pokemon-showdown random battles', unit: 'choices/s' },
] as const;

/** The games against their peers, all in the same run. */
export function peerResults(): Result[] {
  installPeers();
  const best = new Map<string, number>();
  const keep = (name: string, rate: number) => best.set(name, Math.max(best.get(name) ?? 0, rate));
  for (const { rate } of CONTENDERS) rate(MILLISECONDS);
  for (let round = 0; round < ROUNDS; round++) {
    for (const { name, rate } of CONTENDERS) keep(name, rate(MILLISECONDS));
    for (const { id } of PEERS) keep(id, runPeer(id));
  }
  return [
    ...PEERS.map(({ id, name, unit }) => plain(name, best.get(id) ?? 0, unit)),
    ...CONTENDERS.flatMap(({ name }) =>
      PEERS.map((peer) => {
        const own = best.get(name) ?? 0;
        const ratio = round(own / (best.get(peer.id) ?? 1));
        return { name, value: round(own), unit: 'decisions/s', baseline: peer.name, ratio };
      }),
    ),
  ];
}

export function installPeers(): void {
  if (existsSync('bench/peers/node_modules/.package-lock.json')) return;
  console.error('Installing the benchmark peers …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: 'bench/peers',
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('the benchmark peers could not be installed');
}

function runPeer(id: string): number {
  const run = spawnSync(process.execPath, ['bench/peers/run.mjs', id, String(MILLISECONDS)], {
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(`${id} failed: ${run.stderr}`);
  return (JSON.parse(run.stdout) as { perSecond: number }).perSecond;
}
