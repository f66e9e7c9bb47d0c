/*
 * The peer's own server with the skirmish of boardgame-io.mjs: two players and three who watch.
 * `node online.mjs PORT` serves, and tells its processor time when it is asked over IPC;
 * `node online.mjs PORT MATCHES MILLISECONDS` plays there and prints how many moves were made.
 * Matches are kept in memory, the peer's usual way: nothing waits for a disk.
 */
import { createRequire } from 'node:module';
import { rules } from './boardgame-io.mjs';
import { seeded } from './random.mjs';
import { enumerate } from './skirmish.mjs';

const require = createRequire(import.meta.url);
const [port, matches, duration] = process.argv.slice(2);
if (matches === undefined) await serve(Number(port));
else await playAll(`http://localhost:${port}`, Number(matches), Number(duration));

async function serve(at) {
  const { Server } = require('boardgame.io/server');
  const server = Server({ games: [rules], origins: [/localhost/] });
  // On one port its lobby finds no route under a Node of today.
  const lobbyConfig = { apiPort: at + 1 };
  await server.run({ port: at, lobbyConfig, callback: () => process.send('ready') });
  process.on('message', () => process.send(process.cpuUsage()));
}

async function playAll(server, count, milliseconds) {
  const end = Date.now() + milliseconds;
  const made = await Promise.all(Array.from({ length: count }, (_, i) => play(server, i, end)));
  console.log(JSON.stringify({ moves: made.reduce((sum, each) => sum + each, 0) }));
  process.exit(0);
}

async function play(server, index, end) {
  const pick = seeded(index);
  let moves = 0;
  while (Date.now() < end) moves += await playMatch(server, pick, end);
  return moves;
}

async function playMatch(server, pick, end) {
  const { Client } = require('boardgame.io/client');
  const { SocketIO } = require('boardgame.io/multiplayer');
  const lobby = server.replace(/\d+$/, (at) => String(Number(at) + 1));
  const post = async (path, body) => {
    const headers = { 'Content-Type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await fetch(`${lobby}/games/skirmish/${path}`, init)).json();
  };
  const { matchID } = await post('create', { numPlayers: 2 });
  const seats = [];
  for (const playerID of ['0', '1']) {
    const { playerCredentials } = await post(`${matchID}/join`, { playerID, playerName: playerID });
    seats.push({ playerID, credentials: playerCredentials });
  }
  const clients = [...seats, {}, {}, {}].map((who) =>
    Client({
      game: rules,
      numPlayers: 2,
      matchID,
      debug: false,
      multiplayer: SocketIO({ server }),
      ...who,
    }),
  );
  for (const client of clients) client.start();
  const all = (isSo) => until(() => clients.every((client) => isSo(client.getState())));
  await all((state) => state !== null);
  let moves = 0;
  for (let state = clients[0].getState(); !state.ctx.gameover; state = clients[0].getState()) {
    if (Date.now() >= end) break;
    const legal = enumerate(state.G, state.ctx);
    const { move, args } = legal[pick(legal.length)];
    clients[Number(state.ctx.currentPlayer)].moves[move](...args);
    await all((seen) => seen._stateID > state._stateID);
    moves++;
  }
  for (const client of clients) client.stop();
  return moves;
}

async function until(isSo) {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
}
