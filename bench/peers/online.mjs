/*
 * The peer's own server with the skirmish of boardgame-io.mjs, four players (two of them move) and one who
 * watches. Nobody dies in it, so that no match has to be set while moves are measured.
 * `node online.mjs PORT LOBBY` serves, and tells its processor time when it is asked over IPC;
 * `node online.mjs PORT LOBBY MATCHES WARM` plays there and prints how many moves were made once it is warm,
 * and again after as many more as it is told to make, a number a line.
 * Matches are kept in memory, the peer's usual way: nothing waits for a disk.
 */
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline/promises';
import { rules } from './boardgame-io.mjs';
import { seeded } from './random.mjs';
import { enumerate, START_HP } from './skirmish.mjs';

const require = createRequire(import.meta.url);
const PLAYERS = 4;
const endless = {
  ...rules,
  turn: {
    ...rules.turn,
    onEnd: (context) => {
      rules.turn.onEnd(context);
      context.G.hp = START_HP;
    },
  },
  endIf: undefined,
};
const [port, lobby, matches, warm] = process.argv.slice(2);
if (matches === undefined) await serve(Number(port), Number(lobby));
else await playAll(`http://localhost:${port}`, Number(matches), Number(warm));

async function serve(at, apiPort) {
  const { Server } = require('boardgame.io/server');
  const server = Server({ games: [endless], origins: [/localhost/] });
  // On one port its lobby finds no route under a Node of today.
  const lobbyConfig = { apiPort };
  await server.run({ port: at, lobbyConfig, callback: () => process.send('ready') });
  process.on('message', () => process.send(process.cpuUsage()));
}

async function playAll(server, count, warmUp) {
  const made = await Promise.all(Array.from({ length: count }, () => setMatch(server)));
  const picks = made.map((_, i) => seeded(i));
  const all = { moves: 0 };
  const playOn = async (more) => {
    const until = all.moves + more;
    await Promise.all(made.map((clients, i) => play(clients, picks[i], all, until)));
    console.log(all.moves);
  };
  await playOn(warmUp);
  for await (const line of createInterface({ input: process.stdin })) await playOn(Number(line));
}

async function setMatch(server) {
  const { Client } = require('boardgame.io/client');
  const { SocketIO } = require('boardgame.io/multiplayer');
  const post = async (path, body) => {
    const headers = { 'Content-Type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await fetch(`http://localhost:${lobby}/games/skirmish/${path}`, init)).json();
  };
  const { matchID } = await post('create', { numPlayers: PLAYERS });
  const seats = [];
  for (let seat = 0; seat < PLAYERS; seat++) {
    const playerID = String(seat);
    const { playerCredentials } = await post(`${matchID}/join`, { playerID, playerName: playerID });
    seats.push({ playerID, credentials: playerCredentials });
  }
  const clients = [...seats, {}].map((who) =>
    Client({
      game: endless,
      numPlayers: PLAYERS,
      matchID,
      debug: false,
      multiplayer: SocketIO({ server }),
      ...who,
    }),
  );
  for (const client of clients) client.start();
  await until(clients, (state) => state !== null);
  return clients;
}

async function play(clients, pick, all, moves) {
  // Players foresee what their moves lead to, not always rightly: whoever watches knows.
  const watcher = clients.at(-1);
  while (all.moves < moves) {
    const state = watcher.getState();
    const legal = enumerate(state.G, state.ctx);
    const { move, args } = legal[pick(legal.length)];
    clients[Number(state.ctx.currentPlayer)].moves[move](...args);
    await until(clients, ({ _stateID, ctx }) => {
      const known = watcher.getState();
      return (
        _stateID > state._stateID && _stateID === known._stateID && ctx.turn === known.ctx.turn
      );
    });
    all.moves++;
  }
}

async function until(clients, isSo) {
  while (!clients.every((client) => isSo(client.getState()))) {
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}
