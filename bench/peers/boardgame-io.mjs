import { createRequire } from 'node:module';
import { seeded } from './random.mjs';
import {
  adjacent,
  CARDS,
  drawCard,
  enemiesAct,
  enemiesUp,
  enumerate,
  HERO_STEPS,
  heroesUp,
  hits,
  isHero,
  occupied,
  ROUNDS,
  START_CELLS,
  START_HP,
  walk,
} from './skirmish.mjs';

/*
 * A grid skirmish on boardgame.io: two heroes, one per player, against a band of enemies. A hero's
 * turn is any of: walk once, attack once (two dice, one reroll), finish. After the heroes the
 * enemies act, and an event is drawn from a hidden deck.
 *
 * One client without `multiplayer` holds the game and both players move through it. That is the
 * peer's fastest headless use: with the Local transport every move is reduced twice (by the client
 * and by the master) and the state is filtered for each player, two fifths slower when measured.
 * Undo is off for the same reason, and production mode leaves out the logger and the check that the
 * state can be serialized. (The bare reducer is a tenth faster still, but internal to the peer,
 * and it keeps no log and hides nothing from the players.)
 */

// Read by the peer when it loads, hence the `require` below: an import would run before this line.
process.env.NODE_ENV = 'production';
const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client');
const { INVALID_MOVE } = require('boardgame.io/core');

export const rules = {
  name: 'skirmish',
  disableUndo: true,
  setup: ({ random }) => ({
    cells: START_CELLS,
    hp: START_HP,
    round: 1,
    event: 'calm',
    moved: false,
    roll: null,
    rerolled: false,
    finished: false,
    secret: { deck: random.Shuffle(CARDS) },
  }),
  // Hides the deck, as the peer's `PlayerView.STRIP_SECRETS` would.
  playerView: ({ G: { secret, ...view } }) => view,
  // The state in a move is a proxy (Immer), to be changed in place.
  moves: {
    go: ({ G, playerID }, cell) => {
      if (G.moved) return INVALID_MOVE;
      const { reached } = walk(G.cells[playerID], occupied(G), HERO_STEPS);
      if (reached.indexOf(cell) < 1) return INVALID_MOVE;
      G.cells[playerID] = cell;
      G.moved = true;
    },
    attack: ({ G, playerID, random }, unit) => {
      const legal = !G.roll && !isHero(unit) && G.hp[unit] > 0;
      if (!legal || !adjacent(G.cells[playerID], G.cells[unit])) return INVALID_MOVE;
      G.roll = { unit, dice: random.D6(2) };
    },
    reroll: ({ G, random }) => {
      if (!G.roll || G.rerolled) return INVALID_MOVE;
      G.roll.dice = random.D6(2);
      G.rerolled = true;
    },
    finish: ({ G }) => {
      // A rolled attack stands until here, so that it could be rerolled.
      if (G.roll) G.hp[G.roll.unit] -= hits(G.roll.dice);
      G.finished = true;
    },
  },
  turn: {
    // Cheaper than `events.endTurn()`, which makes an Error for its stack at each call.
    endIf: ({ G }) => G.finished,
    order: {
      first: () => 0,
      // The other hero, unless down.
      next: ({ G, ctx: { playOrderPos: at } }) => (G.hp[1 - at] > 0 ? 1 - at : at),
    },
    onEnd: ({ G, ctx, random }) => {
      G.finished = G.moved = G.rerolled = false;
      G.roll = null;
      const heroToCome = ctx.currentPlayer === '0' && G.hp[1] > 0;
      if (heroToCome || !enemiesUp(G.hp)) return;
      enemiesAct(G, random);
      drawCard(G, random);
      G.round += 1;
    },
  },
  endIf: ({ G: { hp, round } }) => {
    if (!heroesUp(hp)) return { winner: 'enemies' };
    if (!enemiesUp(hp)) return { winner: 'heroes' };
    return round > ROUNDS ? { winner: 'nobody' } : undefined;
  },
};

// A client prepares the rules it is given unless they are prepared already. Each game needs its own
// client, for its own seed, so the rules are prepared once, here, and every game starts faster.
const { game } = Client({ game: rules, numPlayers: 2, debug: false });

/** Plays one game of random legal moves, each chosen from what the players may see. */
function playGame(index, pick) {
  const seed = `skirmish-${index}`;
  const client = Client({ game: { ...game, seed }, numPlayers: 2, debug: false });
  let state = client.getState();
  let accepted = 0;
  while (!state.ctx.gameover) {
    const legal = enumerate(state.G, state.ctx);
    const { move, args } = legal[pick(legal.length)];
    client.moves[move](...args);
    const next = client.getState();
    // The peer keeps the state as it was when it refuses a move; none of these should be.
    if (next._stateID === state._stateID) throw new Error(`refused: ${move} ${args}`);
    state = next;
    accepted += 1;
  }
  return accepted;
}

/** Plays one game after the other; gives how many moves were accepted in each. */
export function player() {
  const pick = seeded(1);
  let games = 0;
  return () => playGame(games++, pick);
}
