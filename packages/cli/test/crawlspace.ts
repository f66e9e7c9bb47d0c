import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, vi } from 'vitest';
import { runCommand } from '../src/command-line.ts';

const MAIN = 'packages/cli/src/main.ts';

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

/** Runs the command in this process, which costs next to nothing. */
export async function command(args: readonly string[]): Promise<Ran> {
  const out: unknown[] = [];
  const error: unknown[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line) => void out.push(line));
  const complain = vi.spyOn(console, 'error').mockImplementation((line) => void error.push(line));
  try {
    const code = await runCommand(args);
    return { code, out: out.join('\n'), error: error.join('\n') };
  } finally {
    log.mockRestore();
    complain.mockRestore();
  }
}

/** Runs the command as people do, in a process of its own. */
export function crawlspace(args: readonly string[], input = ''): Ran {
  const run = spawnSync(process.execPath, [MAIN, ...args], { encoding: 'utf8', input });
  return { code: run.status, out: run.stdout, error: run.stderr.trim() };
}

/** A folder that is gone after the tests of a file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'crawlspace-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}
