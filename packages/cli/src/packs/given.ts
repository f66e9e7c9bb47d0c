import { readFileSync } from 'node:fs';
import { type Arguments, UsageError } from '../usage.ts';

/** The text of each pack that `--pack` names, in that order. */
export function packsIn({ text }: Arguments): readonly string[] {
  return text('pack')?.split(',').map(textOf) ?? [];
}

export function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`cannot read ${file}`);
  }
}
