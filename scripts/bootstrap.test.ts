import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const BOOTSTRAP = join(import.meta.dirname, 'bootstrap.mjs');
const ROOT = join(import.meta.dirname, '..');
/** Stays until it is told to stop, and says so. */
const SCRIPT = `
process.on('SIGTERM', () => { console.log('stopped'); process.exit(0); });
console.log('runs');
setInterval(() => {}, 1000);
`;

it.runIf(process.platform !== 'win32')(
  'a script that npm runs is stopped when the shell around it is',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'crawlspace-bootstrap-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const script = join(folder, 'stays.ts');
    writeFileSync(script, SCRIPT);
    // The second command keeps the shell from handing its process over to the first.
    const command = `${process.execPath} ${BOOTSTRAP} ${relative(ROOT, script)}; true`;
    const env = { ...process.env, npm_lifecycle_event: 'start' };
    const shell = spawn('sh', ['-c', command], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    shell.stdout.on('data', (data) => {
      said += data;
      if (said === 'runs\n') shell.kill('SIGTERM');
    });
    await once(shell.stdout, 'end');
    expect(said).toBe('runs\nstopped\n');
  },
);
