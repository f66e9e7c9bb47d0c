import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gameResults } from './games.ts';
import { growth } from './growth.ts';
import { kernelResults } from './kernel.ts';
import { type Result, table } from './measure.ts';
import { onlineResults, tableResults } from './online.ts';
import { peerResults } from './peers.ts';
import { plotGrowth } from './plot.ts';
import { sizeResults } from './sizes.ts';
import { wayResults } from './ways.ts';
import { webResults } from './web.ts';

const PARTS: Readonly<Record<string, () => Result[] | Promise<Result[]>>> = {
  peers: peerResults,
  kernel: kernelResults,
  games: gameResults,
  ways: wayResults,
  sizes: sizeResults,
  web: webResults,
  online: onlineResults,
  tables: tableResults,
};
const NAMES = Object.keys(PARTS);

const USAGE = `npm run bench [-- --json] [-- --only NAME,…] [-- --plot FILE]
Measures the engine, also as ratios to named baselines measured in the same run.
The baselines (boardgame.io, pokemon-showdown) are installed into bench/peers the first time.
--only takes some parts: ${NAMES.join(', ')}.
--plot measures nothing of this, but how cost grows with heroes, tiles and enemies, and draws it.`;

const { values } = parseArgs({
  options: {
    json: { type: 'boolean' },
    only: { type: 'string' },
    plot: { type: 'string' },
    help: { type: 'boolean' },
  },
});
const wanted = values.only?.split(',') ?? NAMES;
const unknown = wanted.filter((name) => !Object.hasOwn(PARTS, name));
if (values.help) console.log(USAGE);
else if (unknown.length > 0) {
  // Before anything is measured: that takes minutes.
  console.error(`There is no part ${unknown.join(', ')}. The parts are: ${NAMES.join(', ')}.`);
  process.exitCode = 1;
} else if (values.plot) writeFileSync(values.plot, plotGrowth(growth()));
else {
  const results: Result[] = [];
  for (const name of wanted) results.push(...((await PARTS[name]?.()) ?? []));
  console.log(values.json ? JSON.stringify({ results }) : table(results));
}
