import { parseArgs } from 'node:util';
import { brimstoneResults } from './brimstone.ts';
import { kernelResults } from './kernel.ts';
import { type Result, table } from './measure.ts';
import { peerResults } from './peers.ts';
import { sizeResults } from './sizes.ts';
import { webResults } from './web.ts';

const USAGE = `npm run bench [-- --json]
Measures the engine, also as ratios to named baselines measured in the same run.
The baselines (boardgame.io, pokemon-showdown) are installed into bench/peers the first time.`;

const { values } = parseArgs({
  options: { json: { type: 'boolean' }, help: { type: 'boolean' } },
  strict: false,
});
if (values['help']) console.log(USAGE);
else {
  const results: Result[] = [
    ...(await peerResults()),
    ...kernelResults(),
    ...brimstoneResults(),
    ...(await sizeResults()),
    ...(await webResults()),
  ];
  console.log(values['json'] ? JSON.stringify({ results }) : table(results));
}
