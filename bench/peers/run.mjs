/*
 * Measures one peer: `node run.mjs boardgame-io|showdown MILLISECONDS` prints one line of JSON.
 * One process per peer, so that neither runs in a heap or in compiled code shaped by the other.
 */

const PEERS = {
  'boardgame-io': { counted: 'moves', unit: 'moves/s' },
  showdown: { counted: 'choices', unit: 'choices/s' },
};

const [name, duration, ...rest] = process.argv.slice(2);
const peer = Object.hasOwn(PEERS, name ?? '') ? PEERS[name] : undefined;

function complaint() {
  const usage = `usage: node run.mjs ${Object.keys(PEERS).join('|')} MILLISECONDS`;
  if (name === undefined || duration === undefined || rest.length > 0) return usage;
  if (peer === undefined) return `unknown peer '${name}'; ${usage}`;
  if (!/^[1-9]\d{0,6}$/.test(duration))
    return `not a number of milliseconds: '${duration}'; ${usage}`;
  return undefined;
}

const reason = complaint();
if (reason !== undefined) {
  console.error(reason);
  process.exitCode = 2;
} else {
  // Loaded only now: each peer takes its time to load, and only one is needed.
  const { measure } = await import(`./${name}.mjs`);
  const result = await measure({ milliseconds: Number(duration) });
  const count = result[peer.counted];
  const perSecond = Math.round(count / result.seconds);
  console.log(JSON.stringify({ name, count, unit: peer.unit, perSecond }));
}
