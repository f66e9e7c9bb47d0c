// Runs a script of this project on a fresh machine: installs the dependencies if they are missing or
// out of date, then hands over to Node 24 (a dependency), which runs TypeScript as it is.
// Plain JavaScript, because the Node that starts it may be older.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const NEEDED_MAJOR = 24;
const [script, ...args] = process.argv.slice(2);

installIfNeeded();
const run = spawn(suitableNode(), [join(root, script), ...args], { stdio: 'inherit', cwd: root });
// Whoever stops this process means the script.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => run.kill(signal));
run.on('exit', (code) => process.exit(code ?? 1));

function installIfNeeded() {
  const stamp = join(root, 'node_modules', '.crawlspace-installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash()) return;
  console.error('Installing dependencies …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // `install`, not `ci`: the lock file names no packages of platforms it was not made on, and `ci`
  // would refuse it. npm's own output goes to standard error: standard output belongs to the script.
  const install = spawnSync(npm, ['install', '--no-audit', '--no-fund', '--include=dev'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  if (install.status !== 0) {
    console.error('Installing the dependencies failed.');
    process.exit(install.status ?? 1);
  }
  writeFileSync(stamp, lockHash());
}

function lockHash() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return createHash('sha256').update(lock).digest('hex');
}

/** Node 24 from the dependencies; the running one if it is new enough and the package has no binary. */
function suitableNode() {
  const bundled = join(root, 'node_modules', 'node', 'bin', 'node');
  if (existsSync(bundled)) return bundled;
  if (Number(process.versions.node.split('.')[0]) >= NEEDED_MAJOR) return process.execPath;
  console.error(`Node ${NEEDED_MAJOR} is needed and could not be installed for this platform.`);
  process.exit(1);
}
