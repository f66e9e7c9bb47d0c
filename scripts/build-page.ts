import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfStale, buildStatic } from './build.ts';
import { licences } from './licences.ts';

// The page for our own server; with --static for any other, in dist/static.
const { values } = parseArgs({ options: { static: { type: 'boolean' } } });
if (values.static) {
  const folder = resolve('dist/static');
  await buildStatic(folder);
  writeFileSync(join(folder, 'LICENSES-OF-OTHERS.md'), licences());
  console.log(folder);
} else await buildIfStale();
