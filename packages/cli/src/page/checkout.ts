import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../..');

/** Where Vite puts it. */
export const PAGE = join(ROOT, 'packages/web/dist');
export const COMPILED = join(ROOT, 'node_modules/.cache/crawlspace');

/** In a process of its own: the tools that build stay in memory as long as the process that loaded them. */
export function readyPage(): void {
  const build = join(ROOT, 'scripts/build-page.ts');
  const { status } = spawnSync(process.execPath, [build], { stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error('The page could not be built.');
}
