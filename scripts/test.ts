import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { startVitest } from 'vitest/node';
import { ensureChromium } from './chromium.ts';

/** Runs everything: types, lint and rooms, dead code, all tests. The last line counts. */
try {
  ensureChromium();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

const checks: readonly (readonly [what: string, command: string, args: readonly string[]])[] = [
  ...globSync('packages/*/tsconfig.json').map(
    (config) => [`types of ${config}`, 'tsc', ['-p', config]] as const,
  ),
  ['types of tests and scripts', 'tsc', ['-p', 'tsconfig.json']],
  ['format, lint and rooms', 'biome', ['ci', '.']],
  ['dead code', 'knip', []],
];

let passed = 0;
let failed = 0;
for (const [what, command, args] of checks) {
  const { status } = spawnSync(process.execPath, [binary(command), ...args], { stdio: 'inherit' });
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${what}`);
  if (status === 0) passed++;
  else failed++;
}

await runTests('vitest.config.ts');
await runTests('packages/web/test/browser/vitest.config.ts');
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

async function runTests(config: string): Promise<void> {
  const vitest = await startVitest('test', [], { watch: false, config });
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

function binary(command: string): string {
  const path = `node_modules/.bin/${command}`;
  if (!existsSync(path)) throw new Error(`${command} is not installed`);
  return path;
}
