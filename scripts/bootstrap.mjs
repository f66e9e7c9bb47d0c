// Runs a script of this project on a fresh machine: installs the dependencies if they are missing or
// out of date, then hands over to the Node among them, which runs TypeScript as it is.
// Plain JavaScript, because the Node that starts it may be older.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownNode } from './own-node.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [script, ...args] = process.argv.slice(2);

installIfNeeded();
const run = spawn(ownNode(), [join(root, script), ...args], { stdio: 'inherit', cwd: root });
// Whoever stops this process means the script.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => run.kill(signal));
run.on('exit', (code) => process.exit(code ?? 1));
// Whoever stops npm stops the shell that it runs scripts in, which hands nothing on: it is just gone.
const shell = process.ppid;
const isAlone = () => process.env.npm_lifecycle_event !== undefined && process.ppid !== shell;
setInterval(() => isAlone() && run.kill('SIGTERM'), 500).unref();

function installIfNeeded() {
  const modules = join(root, 'node_modules');
  // npm writes this file at the end of every install.
  const installed = join(modules, '.package-lock.json');
  if (changed(installed) >= changed(join(root, 'package-lock.json'))) return;
  console.error('Installing dependencies …');
  // `ci` deletes everything first. Windows does not let go of the Node that is running, so there
  // only a fresh clone gets it.
  const how = process.platform === 'win32' && existsSync(modules) ? 'install' : 'ci';
  const install = spawnSync('npm', [how, '--no-audit', '--no-fund', '--include=dev'], {
    cwd: root,
    // Standard output belongs to the script.
    stdio: ['ignore', 2, 2],
    // On Windows npm is a batch file, which only a shell can run.
    shell: process.platform === 'win32',
  });
  if (install.status !== 0) {
    console.error('Installing the dependencies failed.');
    process.exit(install.status ?? 1);
  }
  utimesSync(installed, new Date(), new Date());
}

/** When a file last changed; never, if there is none. */
function changed(file) {
  return existsSync(file) ? statSync(file).mtimeMs : 0;
}
