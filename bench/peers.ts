import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENDERS } from './contenders.ts';
import { plain, type Result, round } from './measure.ts';

/** Each plays until its code is compiled, then this often, in turns, for so long; the best time counts. */
const WARM_UP = 10_000;
const ROUNDS = 5;
const MILLISECONDS = 2000;

const PEERS = [
  { id: 'boardgame-io', name: 'boardgame.io 0.50 skirmish', unit: 'moves/s' },
  { id: 'showdown', name: 'pokemon-showdown random battles', unit: 'choices/s' },
] as const;

/** The games against their peers, all in the same run, each in a process of its own. */
export async function peerResults(): Promise<Result[]> {
  installPeers();
  const players = [
    ...CONTENDERS.map(({ name }) => new Player(name, 'contender.ts', name)),
    ...PEERS.map(({ id }) => new Player(id, 'peers/run.mjs', id)),
  ];
  for (const player of players) await player.rate(WARM_UP);
  for (let round = 0; round < ROUNDS; round++) {
    for (const player of players) player.keep(await player.rate(MILLISECONDS));
  }
  for (const player of players) player.stop();
  const best = new Map(players.map((player) => [player.id, player.best]));
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

/** A process that plays when it is told to. */
class Player {
  readonly id: string;
  best = 0;
  readonly #process;
  readonly #failed;

  constructor(id: string, script: string, name: string) {
    this.id = id;
    this.#process = fork(join(import.meta.dirname, script), [name]);
    this.#failed = once(this.#process, 'exit').then(() => {
      throw new Error(`${id} failed`);
    });
  }

  /** Plays for so many milliseconds: choices per second. */
  async rate(milliseconds: number): Promise<number> {
    this.#process.send(milliseconds);
    const [rate] = await Promise.race([once(this.#process, 'message'), this.#failed]);
    return rate;
  }

  keep(rate: number): void {
    this.best = Math.max(this.best, rate);
  }

  stop(): void {
    this.#process.kill();
  }
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
