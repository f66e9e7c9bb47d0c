import postgres, { type Sql } from 'postgres';

/** By this name the database knows the connections of a server. */
export const APPLICATION = 'crawlspace';
/** Seconds for what is under way on connections that are given up. */
const PATIENCE = 5;

/**
 * Connections to a database. When one breaks all are made anew: the driver may go on with one by which nothing goes out
 * any more, and whoever gets that one waits in vain.
 */
export class Pool {
  readonly #url: string;
  #sql: Sql;
  /** What other processes say is heard by connections of their own: the driver makes those anew by itself. */
  readonly ears: Sql;
  #isClosed = false;

  constructor(url: string) {
    this.#url = url;
    this.#sql = this.#connect();
    this.ears = postgres(url, SETTINGS);
  }

  get sql(): Sql {
    return this.#sql;
  }

  async end(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([this.#sql, this.ears].map((sql) => sql.end({ timeout: PATIENCE })));
  }

  #connect(): Sql {
    const sql: Sql = postgres(this.#url, { ...SETTINGS, onclose: () => this.#give(sql) });
    return sql;
  }

  #give(up: Sql): void {
    if (this.#isClosed || up !== this.#sql) return;
    this.#sql = this.#connect();
    void up.end({ timeout: PATIENCE });
  }
}

/** Lists of texts, the only ones that are written. */
const TEXTS_OID = 1009;
const TEXTS = {
  to: TEXTS_OID,
  from: [TEXTS_OID],
  serialize: (texts: readonly string[]) =>
    `{${texts.map((text) => `"${text.replace(/[\\"]/g, '\\$&')}"`).join()}}`,
  parse: (text: string) => text,
};

const SETTINGS = {
  onnotice: () => undefined,
  connect_timeout: 5,
  // Seconds to the next try: a database that was restarted is found at once.
  backoff: () => 0.2,
  max: 8,
  // None ends by itself.
  max_lifetime: null,
  // The driver would look types up on each new connection; if that breaks meanwhile, nobody can catch what it throws.
  fetch_types: false,
  types: { texts: TEXTS },
  connection: { application_name: APPLICATION },
};
