import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { startVitest } from 'vitest/node';
import { ensureChromium } from './chromium.ts';
import { toolFile } from './tool.ts';

/**
 * npm test runs everything: types, lint and rooms, dead code, all tests. With the names of test
 * files it runs only those. The last line counts.
 */
const UNIT_TESTS = 'vitest.config.ts';
const BROWSER_TESTS = 'packages/web/test/browser/vitest.config.ts';

/** What it is about, the tool that looks, and what the tool is told. */
type Check = [what: string, tool: Parameters<typeof toolFile>[0], ...args: string[]];

// Every process and thread that tests start would read and strip the same sources again.
process.env['NODE_COMPILE_CACHE'] ??= resolve('node_modules/.cache/compiled');

let passed = 0;
let failed = 0;

const files = process.argv.slice(2).map((file) => resolve(file));
if (files.length === 0) await runEverything();
else await runFiles();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

async function runEverything(): Promise<void> {
  requireBrowser();
  await runChecks([
    ['types of tests and scripts', 'tsc', '-p', 'tsconfig.json'],
    ['format, lint and rooms', 'biome', 'ci', '.'],
    ['dead code', 'knip'],
    ...globSync('packages/*/tsconfig.json').map(
      (config): Check => [`types of ${config}`, 'tsc', '-p', config],
    ),
  ]);
  await runTests(UNIT_TESTS);
  await runTests(BROWSER_TESTS);
}

async function runFiles(): Promise<void> {
  const inBrowser = (file: string) => file.startsWith(resolve(BROWSER_TESTS, '..'));
  const browserFiles = files.filter(inBrowser);
  const unitFiles = files.filter((file) => !inBrowser(file));
  if (browserFiles.length > 0) requireBrowser();
  if (unitFiles.length > 0) await runTests(UNIT_TESTS, unitFiles);
  if (browserFiles.length > 0) await runTests(BROWSER_TESTS, browserFiles);
}

/** Says at once that there is no browser, not after minutes of other tests. */
function requireBrowser(): void {
  try {
    ensureChromium();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}

/** As many at a time as there are cores, the longest first. What each has to say is said at its end. */
async function runChecks(checks: readonly Check[]): Promise<void> {
  const waiting = [...checks];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await runCheck(next);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

async function runCheck([what, tool, ...args]: Check): Promise<void> {
  const run = spawn(process.execPath, [toolFile(tool), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [run.stdout, run.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  const [status] = await once(run, 'close');
  console.log(`${said}${status === 0 ? 'ok    ' : 'FAILED'} ${what}`);
  if (status === 0) passed++;
  else failed++;
}

async function runTests(config: string, only: string[] = []): Promise<void> {
  const vitest = await startVitest('test', only, { watch: false, config });
  await vitest.close();
  for (const file of vitest.state.getTestModules()) {
    if (file.errors().length > 0) failed++;
    for (const test of file.children.allTests()) {
      if (test.result().state === 'passed') passed++;
      else failed++;
    }
  }
  failed += vitest.state.getUnhandledErrors().length;
}
