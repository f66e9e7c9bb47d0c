import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { serving } from './serving.ts';

await serving(buildPage);

/** In a process of its own: the tools that build stay in memory as long as the process that loaded them. */
function buildPage(): void {
  const script = join(import.meta.dirname, 'build-page.ts');
  const { status } = spawnSync(process.execPath, [script], { stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error('The page could not be built.');
}
