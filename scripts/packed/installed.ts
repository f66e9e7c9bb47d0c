import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, dirname, join, resolve } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
/** PACKED_NODE names another Node to try it with. */
const NODE = process.env['PACKED_NODE'] || process.execPath;
const ENV = { ...process.env, PATH: `${dirname(NODE)}${delimiter}${process.env['PATH']}` };
// On Windows npm and the commands it installs are batch files, which only a shell can run.
const SHELL = process.platform === 'win32';

/** What a command said; throws if it failed. */
function told(command: string, args: readonly string[], cwd: string, input = ''): string {
  const settings = { cwd, input, env: ENV, shell: SHELL, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(command, args, settings);
  if (status === 0) return stdout;
  throw new Error(`${command} ${args.join(' ')} ended with ${status}: ${stdout}${stderr}`);
}

/** Makes the package and installs it without a network. */
export function install(folder: string): void {
  const tarball = told(process.execPath, [join(ROOT, 'scripts/pack.ts')], ROOT).trim();
  told('npm', ['install', '--offline', '--no-audit', resolve(ROOT, tarball)], folder);
}

const commandIn = (folder: string) => join(folder, 'node_modules/.bin/crawlspace');

/** Runs the command that is installed there. Returns what it said. */
export function crawlspace(folder: string, args: readonly string[], input?: string): string {
  return told(commandIn(folder), args, folder, input);
}

/** Starts a server, and waits until it is open. */
export async function startServer(folder: string, port: number): Promise<ChildProcess> {
  const server = spawn(commandIn(folder), ['serve', '--port', `${port}`], {
    ...{ cwd: folder, env: ENV, shell: SHELL },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit').then(() => Promise.reject(new Error('the server ended')));
  await Promise.race([once(server.stdout, 'data'), ended]);
  return server;
}
