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

/** The driver's CONNECTION_… and CONNECT_TIMEOUT, and what sockets say, like EPIPE: not Node's ERR_…, which are mistakes of ours. */
const BROKEN = /^(?:CONNECT|E(?!RR_))/;

function isOfConnection(error: unknown): boolean {
  const { code } = error as { readonly code?: unknown };
  return !(error instanceof postgres.PostgresError) && BROKEN.test(String(code));
}
