import { type Arguments, UsageError } from '../usage.ts';

const DEFAULT_DATA = 'data';

/** Where a server keeps its tables, as `crawlspace serve` would find it with the same options. */
export function storePlaceOf({ text }: Pick<Arguments, 'text'>): {
  readonly data: string;
  readonly database?: string | undefined;
} {
  const database = text('database') ?? (text('data') ? undefined : process.env['DATABASE_URL']);
  // The address may hold a password: it is not repeated.
  if (database && !/^postgres(ql)?:\/\//.test(database)) {
    throw new UsageError('--database must begin with postgres://');
  }
  return { data: dataOf({ text }), database: database || undefined };
}

export function dataOf({ text }: Pick<Arguments, 'text'>): string {
  return text('data') ?? (process.env['DATA_DIR'] || DEFAULT_DATA);
}
