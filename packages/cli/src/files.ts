import { closeSync, openSync, renameSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { UsageError } from './usage.ts';

/**
 * Makes sure that a file can be written, before hours are spent on what goes into it. Leaves nothing
 * behind.
 */
export function requireWritable(file: string): void {
  const trial = besides(file);
  try {
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) throw new Error('a folder');
    closeSync(openSync(trial, 'wx'));
    unlinkSync(trial);
  } catch {
    throw new UsageError(`cannot write ${file}`);
  }
}

/** Writes a file whole or not at all. */
export function writeWhole(file: string, contents: string | Uint8Array): void {
  const draft = besides(file);
  try {
    writeFileSync(draft, contents);
    renameSync(draft, file);
  } catch {
    throw new UsageError(`cannot write ${file}`);
  }
}

function besides(file: string): string {
  return `${file}.${process.pid}.part`;
}
