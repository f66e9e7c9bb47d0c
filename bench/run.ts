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

const USAGE = `npm run bench [-- --json] [-- --only NAME,…] [-- --plot FILE]
Measures the engine, also as ratios to named baselines measured in the same run.
The baselines (boardgame.io, pokemon-showdown) are installed into bench/peers the first time.
--only takes some parts: peers, kernel, games, ways, sizes, web, online, tables.
--plot measures nothing of this, but how cost grows with heroes, tiles and enemies, and draws it.`;

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

const { values } = parseArgs({
  options: {
    json: { type: 'boolean' },
    only: { type: 'string' },
    plot: { type: 'string' },
    help: { type: 'boolean' },
  },
});
if (values.help) console.log(USAGE);
else if (values.plot) writeFileSync(values.plot, plotGrowth(growth()));
else {
  const results: Result[] = [];
  for (const name of values.only?.split(',') ?? Object.keys(PARTS)) {
    const part = PARTS[name];
    if (!part) throw new Error(`there is no part ${name}; ${USAGE}`);
    results.push(...(await part()));
  }
  console.log(values.json ? JSON.stringify({ results }) : table(results));
}
