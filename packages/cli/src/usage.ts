import { parseArgs } from 'node:util';
import { SetupError } from '@crawlspace/kernel';

/** The command was not used as it should be: one line on standard error, exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export interface Arguments {
  readonly positionals: readonly string[];
  readonly text: (name: string) => string | undefined;
  readonly flag: (name: string) => boolean;
  readonly whole: (name: string, otherwise: number) => number;
}

/**
 * Reads options by name: texts take a value, flags do not. One argument has no name, the game or the
 * file, unless more are allowed. Anything else is a usage error.
 */
export function readArguments(
  args: string[],
  texts: readonly string[],
  flags: readonly string[],
  most = 1,
): Arguments {
  const options = Object.fromEntries([
    ...texts.map((name) => [name, { type: 'string' as const }]),
    ...flags.map((name) => [name, { type: 'boolean' as const }]),
  ]);
  const { values, positionals } = parseOrComplain(args, options);
  if (positionals.length > most) throw new UsageError(`what is ${positionals[most]} for?`);
  const text = (name: string) => values[name] as string | undefined;
  return {
    positionals,
    text,
    flag: (name) => values[name] === true,
    whole: (name, otherwise) => {
      const given = text(name);
      if (given === undefined) return otherwise;
      if (!/^[1-9]\d{0,8}$/.test(given))
        throw new UsageError(`--${name} needs a whole number above 0`);
      return Number(given);
    },
  };
}

function parseOrComplain(args: string[], options: Record<string, { type: 'string' | 'boolean' }>) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(
      error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error),
    );
  }
}

/** Runs something that checks a setup and turns its complaint into a usage error. */
export function withSetupChecked<Result>(run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    if (error instanceof SetupError) throw new UsageError(error.message);
    throw error;
  }
}
