import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { installFromDebian } from './debian.ts';
import { freePort } from './port.ts';

/** A Redis server of its own, on a port of its own, that keeps nothing on the disk. */
export interface RedisServer {
  readonly url: string;
  /** It is there and answers nobody, as behind a cable that was pulled. */
  cut(): void;
  mend(): void;
  stop(): Promise<void>;
}

/** The program of Redis; installs Debian's package where there is none and that is allowed. */
export function findRedis(): string | null {
  const found = installed();
  if (found) return found;
  installFromDebian('redis-server');
  return installed();
}

function installed(): string | null {
  const named = process.env['REDIS_SERVER'];
  const files = [
    ...(named ? [named] : []),
    ...['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'].map((at) => `${at}/redis-server`),
  ];
  return files.find((file) => existsSync(file)) ?? null;
}

export async function startRedis(program: string): Promise<RedisServer> {
  const port = await freePort();
  const args = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server: ChildProcess = spawn(program, args, { stdio: 'ignore', cwd: tmpdir() });
  while (!(await isListening(port))) await new Promise((resolve) => setTimeout(resolve, 20));
  return {
    url: `redis://127.0.0.1:${port}`,
    cut: () => server.kill('SIGSTOP'),
    mend: () => server.kill('SIGCONT'),
    stop: async () => {
      server.kill('SIGKILL');
      await once(server, 'exit');
    },
  };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1');
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
  });
}
