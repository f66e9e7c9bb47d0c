import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installFromDebian } from './debian.ts';
import { freePort } from './port.ts';

/** A PostgreSQL server of its own, in a folder and on a port of its own. */
export interface PostgresServer {
  readonly url: string;
  /** Stops it at once, as a power cut would, and starts it again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** The folder of PostgreSQL's programs; installs Debian's package where there is none and that is allowed. */
export function findPostgres(): string | null {
  const found = installed();
  if (found) return found;
  installFromDebian('postgresql');
  return installed();
}

function installed(): string | null {
  const folders = [
    ...(process.env['POSTGRES_BIN'] ? [process.env['POSTGRES_BIN']] : []),
    ...globSync('/usr/lib/postgresql/*/bin'),
    '/usr/local/bin',
    '/usr/bin',
    '/opt/homebrew/bin',
  ];
  const isThere = (folder: string) =>
    ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)));
  return folders.find(isThere) ?? null;
}

/** PostgreSQL refuses to run as root: there it runs as the user that its package made. */
function user(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const number = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: number('-u'), gid: number('-g') };
}

export async function startPostgres(programs: string): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'crawlspace-postgres-'));
  const as = user();
  if (as.uid !== undefined && as.gid !== undefined) chownSync(folder, as.uid, as.gid);
  const data = join(folder, 'data');
  const init = [
    '-D',
    data,
    '-U',
    'crawlspace',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
  ];
  execFileSync(join(programs, 'initdb'), init, { ...as, stdio: 'ignore', cwd: folder });
  const port = await freePort();
  const args = ['-D', data, '-p', `${port}`, '-k', folder, '-h', '127.0.0.1', '-c', 'fsync=off'];
  let server: ChildProcess;
  const start = async () => {
    server = spawn(join(programs, 'postgres'), args, { ...as, stdio: 'ignore', cwd: folder });
    await answers(programs, port);
  };
  const end = (signal: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      server.once('exit', () => resolve());
      server.kill(signal);
    });
  await start();
  return {
    url: `postgres://crawlspace@127.0.0.1:${port}/postgres`,
    restart: async () => {
      await end('SIGQUIT');
      await start();
    },
    stop: async () => {
      await end('SIGINT');
      rmSync(folder, { recursive: true });
    },
  };
}

async function answers(programs: string, port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    try {
      execFileSync(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', `${port}`], {
        stdio: 'ignore',
      });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error('PostgreSQL does not start');
}
