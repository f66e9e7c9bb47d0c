/** What a column can hold. */
export type Value = string | number | boolean | null | Uint8Array;

export type Row = Readonly<Record<string, unknown>>;

export interface Statement {
  /** In words that both databases understand; parameters are `$1`, `$2` and so on. */
  readonly sql: string;
  readonly values: readonly Value[];
  /** The whole write fails with Fenced if this statement changes no row. */
  readonly mustChange?: boolean;
}

/**
 * Plain statements, for the host's tools: they are written once and run on both databases. Players' requests
 * go through `Store`.
 */
export interface Raw {
  /** For a few rows that an index finds. */
  read(sql: string, ...values: readonly Value[]): Promise<readonly Row[]>;
  /** For queries that read a large part of the database: nobody who plays waits for them. */
  scan(sql: string, ...values: readonly Value[]): Promise<readonly Row[]>;
  /** All of it or nothing. Returns how many rows each statement changed. */
  write(statements: readonly Statement[]): Promise<readonly number[]>;
  /** How much of the disk the database takes. */
  bytes(): Promise<number>;
  /** Sends a message to every other process that shares the database. */
  tell(message: string): Promise<void>;
  /** Calls back for every message; with an empty one when some may have been missed. */
  hear(listener: (message: string) => void): Promise<void>;
}
