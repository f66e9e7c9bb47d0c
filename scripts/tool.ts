import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const MODULES = join(import.meta.dirname, '..', 'node_modules');

const PACKAGES = {
  biome: '@biomejs/biome',
  knip: 'knip',
  tsc: 'typescript',
  vitest: 'vitest',
} as const;

/**
 * The JavaScript file behind a command of a dependency, to be run by this Node: what lies in
 * `node_modules/.bin` is a link on one system and a batch file on another.
 */
export function toolFile(command: keyof typeof PACKAGES): string {
  const folder = join(MODULES, PACKAGES[command]);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, bin[command]);
}
