import { join } from 'node:path';

// The command is compiled into one folder of the package; the page lies beside that (scripts/pack.ts).
const PACKAGE = join(import.meta.dirname, '..');

export const PAGE = join(PACKAGE, 'page');
export const COMPILED = join(PACKAGE, '../.cache/crawlspace');

/** It was built when the package was made. */
export function readyPage(): void {}
