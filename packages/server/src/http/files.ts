import { createReadStream, type ReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Shelf } from '../library/shelf.ts';

/** Bytes of files that are kept in memory, and the longest that is. */
const MOST_BYTES = 32 * 1024 * 1024;
const LONGEST = 4 * 1024 * 1024;
/** The disk is asked once in so many milliseconds whether a file is what it was. */
const LOOK_AGAIN = 1_000;

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html;charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** How the build packs files, the smallest first. */
const PACKED = [
  { encoding: 'br', end: '.br' },
  { encoding: 'gzip', end: '.gz' },
] as const;

type Encoding = (typeof PACKED)[number]['encoding'];

/** A file as it was when the disk was asked. */
export interface Found {
  readonly file: string;
  readonly type: string;
  readonly etag: string;
  readonly modified: string;
  /** How many bytes it has, as it is and packed. */
  readonly sizes: ReadonlyMap<Encoding | null, number>;
  readonly at: number;
}

/** The files of a folder, those that are asked for kept in memory. A file that was built anew is served at once. */
export class Files {
  readonly #root: string;
  readonly #found = new Map<string, Found>();
  readonly #shelf: Shelf;

  constructor(root: string, most = MOST_BYTES) {
    this.#root = root;
    this.#shelf = new Shelf(most);
  }

  /** What has this path, which leads nowhere out of the folder; a folder stands for its page. */
  async find(path: string): Promise<Found | null> {
    const file = join(this.#root, path.endsWith('/') ? `${path}index.html` : path);
    const known = this.#found.get(file);
    if (known && performance.now() - known.at < LOOK_AGAIN) return known;
    const found = await lookAt(file);
    if (found) this.#found.set(file, found);
    else this.#found.delete(file);
    return found;
  }

  /** Its bytes, or where it is too long to be kept a stream of them. */
  async read(
    { file, etag, sizes }: Found,
    encoding: Encoding | null,
  ): Promise<Uint8Array | ReadStream> {
    const path = file + (PACKED.find((each) => each.encoding === encoding)?.end ?? '');
    if ((sizes.get(encoding) ?? 0) > LONGEST) return createReadStream(path);
    const key = `${path} ${etag}`;
    const known = this.#shelf.take(key);
    if (known) return known;
    const bytes = await readFile(path);
    this.#shelf.put(key, bytes);
    return bytes;
  }
}

async function lookAt(file: string): Promise<Found | null> {
  const own = await statOf(file);
  if (!own?.isFile()) return null;
  const sizes = new Map<Encoding | null, number>([[null, own.size]]);
  for (const { encoding, end } of PACKED) {
    const packed = await statOf(file + end);
    if (packed?.isFile()) sizes.set(encoding, packed.size);
  }
  return {
    ...{ file, sizes },
    type: TYPES[extname(file)] ?? 'application/octet-stream',
    etag: `W/"${own.size}-${own.mtimeMs}"`,
    modified: own.mtime.toUTCString(),
    at: performance.now(),
  };
}

/** What has no such name, or cannot be looked at, is not there. */
function statOf(file: string) {
  return stat(file).catch(() => null);
}

/** How a file is sent to somebody who says what they can unpack. */
export function encodingFor({ sizes }: Found, accepted = ''): Encoding | null {
  const able = accepted.split(',').map((each) => each.split(';', 1)[0]?.trim());
  const best = PACKED.find(({ encoding }) => sizes.has(encoding) && able.includes(encoding));
  return best?.encoding ?? null;
}
