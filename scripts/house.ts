import { parseArgs } from 'node:util';
import { countsOf } from './house/counts.ts';
import { sourceFiles } from './house/files.ts';

const USAGE = `npm run house [-- --json] [-- --found]
Counts the house: lines, class names, colours outside the theme, prompt keys, folders that import each other.
--found: lists what was counted, where a list helps.`;

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    found: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) console.log(USAGE);
else printCounts();

function printCounts(): void {
  const counts = countsOf(sourceFiles());
  if (values.json) {
    console.log(JSON.stringify(Object.fromEntries(counts.map(({ name, n }) => [name, n]))));
    return;
  }
  for (const { name, n, found = [] } of counts) {
    console.log(`${String(n).padStart(7)}  ${name}`);
    if (values.found) for (const each of found) console.log(`         ${each}`);
  }
}
