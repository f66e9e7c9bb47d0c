import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type FOURS, LoadedTable } from '../packages/server/testing/load-tables.ts';
import { metricsOf } from '../packages/server/testing/metrics.ts';
import { freePort } from '../packages/server/testing/port.ts';

/** So many tables are played at the same time. */
export const TABLES = 24;
/** Answers: code that was never run before costs many times as much, whatever server it is of. */
export const WARM_UP = 20_000;
/** Tables that are set before anything is measured; those who play by chance are soon over in Hellscape. */
export const SET = { brimstone: 220, hellscape: 700 } as const;
export const CPU = 'µs of CPU';

/** The seats of each who plays. */
export type Screens = readonly (readonly number[])[];

/** Tables at which the next answer is given as soon as the last one is known. */
export class Load {
  readonly tables: LoadedTable[] = [];
  #answers = 0;

  /** Gives so many answers, at so many tables at a time as are wanted, and says how many it were. */
  async play(answers: number, recorded: number[][][] = []): Promise<number> {
    const before = this.#answers;
    const until = before + answers;
    await Promise.all(Array.from({ length: TABLES }, () => this.#playUntil(until, recorded)));
    return this.#answers - before;
  }

  leave(): void {
    for (const table of this.tables) table.leave();
  }

  async #playUntil(until: number, recorded: number[][][]): Promise<void> {
    for (let table = this.tables.pop(); table; table = this.tables.pop()) {
      while (this.#answers < until && !table.isOver) {
        if ((await table.answer()) === null) await pass(1);
        else {
          this.#answers++;
          if (recorded.length < 2000) recorded.push(table.lengths);
        }
      }
      if (this.#answers >= until) return void this.tables.push(table);
      table.leave();
    }
    throw new Error('too few tables were set');
  }
}

/** Sets tables, a few at a time, until there are so many. */
export async function openTables(
  tables: LoadedTable[],
  address: string,
  game: keyof typeof FOURS,
  wanted: number,
  screens?: Screens,
): Promise<void> {
  while (tables.length < wanted) {
    const more = Array.from({ length: Math.min(8, wanted - tables.length) }, (_, i) =>
      LoadedTable.open(address, game, `${game} ${tables.length + i}`, screens),
    );
    tables.push(...(await Promise.all(more)));
  }
}

export interface Server {
  readonly address: string;
  /** Seconds of processor time, bytes of memory. */
  metrics(): Promise<{ cpu: number; memory: number }>;
  stop(): Promise<void>;
}

export async function startServer(data: string): Promise<Server> {
  const port = await freePort();
  const script = join(import.meta.dirname, '../packages/server/testing/torture-server.ts');
  const args = [script, `${port}`, data];
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(server.stdout, 'data');
  const address = `http://localhost:${port}`;
  return {
    address,
    metrics: async () => {
      const text = await metricsOf(address);
      const value = (name: string) => Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]);
      return {
        cpu: value('crawlspace_cpu_seconds_total'),
        memory: value('crawlspace_resident_memory_bytes'),
      };
    },
    stop: async () => {
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
}

export function pass(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
