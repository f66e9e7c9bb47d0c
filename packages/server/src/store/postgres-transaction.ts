import postgres, { type Sql, type TransactionSql } from 'postgres';

/**
 * All of it or nothing. Of a connection that breaks, `begin` tells by itself: if the work failed as well, the driver would
 * write ROLLBACK to a connection that is gone, which throws where nobody can catch it and stops the process.
 */
export async function inOne<Result>(
  sql: Sql,
  work: (at: TransactionSql) => Promise<Result>,
  options = '',
): Promise<Result> {
  const done = await sql.begin(options, (at) =>
    work(at).catch((error) => {
      if (!isOfConnection(error)) throw error;
      return new Promise<never>(() => undefined);
    }),
  );
  return done as Result;
}

/** Neither the database has said it nor we. */
function isOfConnection(error: unknown): boolean {
  const isAnswer = error instanceof postgres.PostgresError;
  return !isAnswer && typeof (error as { code?: unknown }).code === 'string';
}
