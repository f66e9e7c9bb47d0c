import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as v from 'valibot';
import { NEWEST, type Schema, schemaOf } from './schema.ts';

/** Something about a backup is not as it should be; the message is a sentence for the host. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** The same for both databases: they have numbers where the other has truth values. */
export type Cell = string | number | null | Uint8Array;

/** What a database holds, at one moment. */
export interface Contents {
  readonly version: number;
  readonly rows: (table: string, columns: readonly string[]) => AsyncIterable<readonly Cell[]>;
}

export interface Counted {
  /** How many rows of each table. */
  readonly rows: Readonly<Record<string, number>>;
}

const FORMAT = 1;
const first = v.strictObject({
  crawlspace: v.literal('backup'),
  format: v.pipe(v.number(), v.integer(), v.minValue(1)),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  made: v.number(),
});
const heading = v.strictObject({ table: v.string(), columns: v.array(v.string()) });
const cell = v.union([
  v.string(),
  v.number(),
  v.null(),
  v.pipe(
    v.strictObject({ base64: v.string() }),
    v.transform(({ base64 }) => new Uint8Array(Buffer.from(base64, 'base64'))),
  ),
]);
const last = v.strictObject({ rows: v.record(v.string(), v.number()), sha256: v.string() });

/**
 * Writes a database as lines of JSON, packed: which version it is, then each table with its columns and rows, then how
 * many there were and a fingerprint of everything before.
 */
export async function writeBackup(
  file: string,
  contents: Contents,
  made: number,
): Promise<Counted> {
  const rows: Record<string, number> = {};
  async function* lines() {
    const sha = createHash('sha256');
    const line = (value: unknown) => {
      const text = `${inOneLine(JSON.stringify(value))}\n`;
      sha.update(text);
      return text;
    };
    const { version } = contents;
    yield line({ crawlspace: 'backup', format: FORMAT, version, made });
    for (const [table, columns] of schemaOf(version)) {
      yield line({ table, columns });
      rows[table] = 0;
      for await (const row of contents.rows(table, columns)) {
        rows[table]++;
        yield line(row.map((each) => (each instanceof Uint8Array ? inBase64(each) : each)));
      }
    }
    yield `${JSON.stringify({ rows, sha256: sha.digest('hex') })}\n`;
  }
  const output = createWriteStream(file, { mode: 0o600, flush: true });
  await pipeline(Readable.from(lines()), createGzip(), output);
  return { rows };
}

/** Two letters that JSON leaves as they are count as the end of a line. */
function inOneLine(json: string): string {
  return json.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

function inBase64(bytes: Uint8Array): { readonly base64: string } {
  return { base64: Buffer.from(bytes).toString('base64') };
}

/** Takes the rows of a backup, table after table. */
export interface Taker {
  /** Called first. */
  begin(version: number): void;
  row(table: string, columns: readonly string[], row: readonly Cell[]): void;
}

/** Reads a backup, and checks that it is whole. Throws BackupError. */
export async function readBackup(file: string, taker: Taker): Promise<Counted> {
  try {
    return await new Reading(file, taker).all();
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(troubleWith(file, error as NodeJS.ErrnoException));
  }
}

function troubleWith(file: string, { code = '', message }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT') return `There is no file ${file}.`;
  if (code === 'EISDIR') return `${file} is a folder.`;
  if (code === 'EACCES') return `${file} may not be read by you.`;
  if (/^Z_BUF|unexpected end/.test(`${code} ${message}`)) return `${file} is not complete.`;
  if (code.startsWith('Z_')) return `${file} is not a backup of Crawlspace, or it is damaged.`;
  return `${file} cannot be read: ${message}`;
}

class Reading {
  readonly #file: string;
  readonly #taker: Taker;
  readonly #sha = createHash('sha256');
  readonly #rows: Record<string, number> = {};
  #schema: Schema | null = null;
  #now: v.InferOutput<typeof heading> | null = null;

  constructor(file: string, taker: Taker) {
    this.#file = file;
    this.#taker = taker;
  }

  async all(): Promise<Counted> {
    const bytes = createReadStream(this.#file).on('error', (error) => unpacked.destroy(error));
    const unpacked = bytes.pipe(createGunzip());
    try {
      return await this.#lines(unpacked);
    } finally {
      // What else is wrong with it would be said to nobody, and end the process.
      for (const each of [bytes, unpacked]) each.destroy();
    }
  }

  async #lines(input: Readable): Promise<Counted> {
    let before: string | null = null;
    for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
      if (before !== null) this.#take(before);
      before = line;
    }
    this.#end(before ?? '');
    return { rows: this.#rows };
  }

  #take(line: string): void {
    this.#sha.update(`${line}\n`);
    const value = this.#parse(line);
    if (!this.#schema) this.#begin(value);
    else if (Array.isArray(value)) this.#row(value);
    else this.#table(value);
  }

  #begin(value: unknown): void {
    const read = v.safeParse(first, value);
    if (!read.success) throw new BackupError(`${this.#file} is not a backup of Crawlspace.`);
    const { format, version } = read.output;
    if (format > FORMAT || version > NEWEST) {
      throw new BackupError(`${this.#file} was made by a newer version of Crawlspace.`);
    }
    this.#schema = schemaOf(version);
    this.#taker.begin(version);
  }

  #table(value: unknown): void {
    const read = v.safeParse(heading, value);
    const known = read.success && this.#schema?.get(read.output.table);
    const isKnown = known && known.join() === read.output.columns.join();
    if (!read.success || !isKnown || Object.hasOwn(this.#rows, read.output.table)) this.#damaged();
    this.#now = read.output;
    this.#rows[read.output.table] = 0;
  }

  #row(value: readonly unknown[]): void {
    if (!this.#now || value.length !== this.#now.columns.length) this.#damaged();
    const { table, columns } = this.#now;
    const read = v.safeParse(v.array(cell), value);
    if (!read.success) this.#damaged();
    this.#rows[table] = (this.#rows[table] ?? 0) + 1;
    this.#taker.row(table, columns, read.output);
  }

  #end(line: string): void {
    if (!this.#schema) this.#begin(this.#parse(line));
    const read = v.safeParse(last, this.#parse(line));
    if (!read.success) throw new BackupError(`${this.#file} is not complete.`);
    const isSame = read.output.sha256 === this.#sha.digest('hex');
    const counts = JSON.stringify(read.output.rows) === JSON.stringify(this.#rows);
    if (!isSame || !counts) this.#damaged();
  }

  #parse(line: string): unknown {
    try {
      return JSON.parse(line);
    } catch {
      return this.#schema ? this.#damaged() : null;
    }
  }

  #damaged(): never {
    throw new BackupError(`${this.#file} is damaged: its fingerprint does not fit.`);
  }
}
