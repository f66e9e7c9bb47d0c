/*
 * Measures one peer: `node run.mjs boardgame-io|showdown MILLISECONDS` prints how many choices it
 * takes per second. Forked without milliseconds it stays, plays for as long as each message says and
 * sends back the rate. One process per peer, so that neither runs in a heap or in compiled code
 * shaped by the other.
 */
import { rateOf } from './random.mjs';

const PEERS = ['boardgame-io', 'showdown'];
/** Its data are loaded and its hot code is compiled before anything counts. */
const WARM_UP = 2000;

const [name, duration, ...rest] = process.argv.slice(2);

function complaint() {
  const usage = `usage: node run.mjs ${PEERS.join('|')} MILLISECONDS`;
  if (name === undefined || rest.length > 0) return usage;
  if (!PEERS.includes(name)) return `unknown peer '${name}'; ${usage}`;
  if (duration === undefined && process.send) return undefined;
  if (!/^[1-9]\d{0,6}$/.test(duration ?? ''))
    return `not a number of milliseconds: '${duration}'; ${usage}`;
  return undefined;
}

const reason = complaint();
if (reason !== undefined) {
  console.error(reason);
  process.exitCode = 2;
} else {
  // Loaded only now: each peer takes its time to load, and only one is needed.
  const { player } = await import(`./${name}.mjs`);
  const playGame = player();
  if (duration === undefined) {
    process.on('message', (milliseconds) => process.send(rateOf(milliseconds, playGame)));
  } else {
    rateOf(WARM_UP, playGame);
    console.log(Math.round(rateOf(Number(duration), playGame)));
  }
}
