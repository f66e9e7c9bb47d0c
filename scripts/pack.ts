import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buildIfStale, DIST } from './build.ts';
import { bundle } from './bundle.ts';
import { licences } from './licences.ts';

const ROOT = join(import.meta.dirname, '..');

/** Makes crawlspace-VERSION.tgz: the command with the page and all it needs, for a Node that knows no TypeScript. */
const folder = mkdtempSync(join(tmpdir(), 'crawlspace-pack-'));
try {
  await fill(folder);
  console.log(pack(folder));
} finally {
  rmSync(folder, { recursive: true });
}

async function fill(folder: string): Promise<void> {
  await buildIfStale();
  cpSync(DIST, join(folder, 'page'), {
    recursive: true,
    filter: (file) => !basename(file).startsWith('.'),
  });
  await bundle({ crawlspace: join(ROOT, 'packages/cli/src/main.ts') }, join(folder, 'lib'));
  for (const file of ['LICENSE', 'packages/cli/README.md', 'docs/hosting.md'])
    cpSync(join(ROOT, file), join(folder, basename(file)));
  writeFileSync(join(folder, 'LICENSES-OF-OTHERS.md'), licences());
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest(), null, 2));
}

/** What the package says of itself. It depends on no other: what it needs is compiled into it. */
function manifest(): object {
  const { name, version, description, license } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  );
  return {
    ...{ name, version, description, license, type: 'module' },
    bin: { crawlspace: 'lib/crawlspace.mjs' },
    // The first 22 whose SQLite has all that the server asks of it.
    engines: { node: '>=22.16' },
  };
}

/** Returns the name of the tarball. */
function pack(folder: string): string {
  const { status, stdout } = spawnSync('npm', ['pack', '--silent', '--pack-destination', ROOT], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 2],
    // On Windows npm is a batch file, which only a shell can run.
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('npm could not pack it.');
  return stdout.trim();
}
