import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { type GameName, type Recorded, RULES } from './games.ts';

/** All that is recorded of a game. */
export interface RecordedFile {
  readonly rules: Readonly<Record<string, number>>;
  readonly recorded: readonly Recorded[];
}

export function readRecorded(game: GameName): RecordedFile {
  return JSON.parse(brotliDecompressSync(readFileSync(pathOf(game))).toString()) as RecordedFile;
}

/** Returns the size of the file. */
export function writeRecorded(game: GameName, recorded: readonly Recorded[]): number {
  const text = JSON.stringify({ rules: RULES[game], recorded });
  const { BROTLI_PARAM_LGWIN, BROTLI_MAX_WINDOW_BITS, BROTLI_PARAM_SIZE_HINT } = constants;
  const bytes = brotliCompressSync(text, {
    params: {
      [BROTLI_PARAM_LGWIN]: BROTLI_MAX_WINDOW_BITS,
      [BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
  writeFileSync(pathOf(game), bytes);
  return bytes.length;
}

/** Why games of other rules cannot be compared; null when they are of the present ones. */
export function otherRules(game: GameName, { rules }: RecordedFile): string | null {
  const present = RULES[game];
  const raised = Object.keys(present).find((module) => present[module] !== rules[module]);
  if (raised === undefined) return null;
  return (
    `The recorded games of ${game} were played by rules ${rules[raised]} of ${raised}; ` +
    `these are rules ${present[raised]}. If that is on purpose, record them anew: npm run recorded -- --record`
  );
}

function pathOf(game: GameName): string {
  return join(import.meta.dirname, `${game}.br`);
}
