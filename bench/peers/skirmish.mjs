/*
 * The rules of a grid skirmish, apart from the engine that runs them: two heroes against a band of
 * enemies on an 8x8 map with walls. They are kept lean, so that the measure is that of the engine.
 */

// The map never changes, so it stays out of the state and costs the peer nothing: for each of the
// 64 spaces the list of open neighbours.
const MAP = [
  '........',
  '..##....',
  '..#..#..',
  '.....#..',
  '.#......',
  '.##..#..',
  '.....#..',
  '........',
].join('');
const NEIGHBOURS = Array.from(MAP, (_, cell) => {
  const [x, y] = [cell % 8, cell >> 3];
  const around = [];
  if (y > 0) around.push(cell - 8);
  if (x < 7) around.push(cell + 1);
  if (y < 7) around.push(cell + 8);
  if (x > 0) around.push(cell - 1);
  return around.filter((next) => MAP[next] === '.');
});

const HEROES = 2;
const HERO_HP = 8;
export const HERO_STEPS = 3;
const ENEMY_STEPS = 3;
export const ROUNDS = 20;
export const CARDS = ['calm', 'calm', 'calm', 'heal', 'heal', 'rage', 'rage', 'ambush', 'ambush'];

// Units are numbered: the heroes first, in the order of the players, then the enemies. Two flat
// lists hold them, because each object inside the state is one more proxy for the peer to make.
export const START_CELLS = [56, 57, 6, 15, 31, 39];
export const START_HP = [HERO_HP, HERO_HP, 3, 3, 3, 3];
export const isHero = (unit) => unit < HEROES;
export const heroesUp = (hp) => hp[0] > 0 || hp[1] > 0;
export const enemiesUp = (hp) => hp.some((points, unit) => !isHero(unit) && points > 0);
export const adjacent = (a, b) => NEIGHBOURS[a].includes(b);

export function occupied({ cells, hp }) {
  const taken = new Uint8Array(64);
  for (let unit = 0; unit < cells.length; unit++) if (hp[unit] > 0) taken[cells[unit]] = 1;
  return taken;
}

/** The free spaces within `limit` steps, nearest first, and the steps to each of the 64 spaces. */
export function walk(start, taken, limit) {
  const steps = new Int8Array(64).fill(-1);
  const reached = [start];
  steps[start] = 0;
  for (const cell of reached) {
    if (steps[cell] === limit) break;
    for (const next of NEIGHBOURS[cell]) {
      if (steps[next] >= 0 || taken[next]) continue;
      steps[next] = steps[cell] + 1;
      reached.push(next);
    }
  }
  return { steps, reached };
}

/** Every legal move, in the form the peer's own bots ask of a game. */
export function enumerate(G, ctx) {
  const { cells, hp } = G;
  const cell = cells[ctx.currentPlayer];
  const moves = [{ move: 'finish', args: [] }];
  if (!G.moved) {
    const { reached } = walk(cell, occupied(G), HERO_STEPS);
    for (let i = 1; i < reached.length; i++) moves.push({ move: 'go', args: [reached[i]] });
  }
  if (!G.roll) {
    for (let unit = HEROES; unit < hp.length; unit++) {
      if (hp[unit] > 0 && adjacent(cell, cells[unit])) moves.push({ move: 'attack', args: [unit] });
    }
  } else if (!G.rerolled) {
    moves.push({ move: 'reroll', args: [] });
  }
  return moves;
}

export const hits = (dice) => dice.reduce((sum, die) => sum + (die >= 4 ? 1 : 0), 0);

/** Each enemy steps towards the nearest hero and, once next to one, attacks with dice. */
export function enemiesAct(G, random) {
  const cells = [...G.cells];
  const hp = [...G.hp];
  const taken = occupied({ cells, hp });
  const heroNextTo = (cell) => {
    for (let unit = 0; unit < HEROES; unit++) {
      if (hp[unit] > 0 && adjacent(cell, cells[unit])) return unit;
    }
    return -1;
  };
  for (let unit = HEROES; unit < cells.length; unit++) {
    if (hp[unit] <= 0) continue;
    const { steps, reached } = walk(cells[unit], taken, 64);
    let goal = reached.find((cell) => heroNextTo(cell) >= 0);
    if (goal === undefined) continue;
    // Back along the way to the last space that is near enough for this round.
    while (steps[goal] > ENEMY_STEPS) {
      goal = NEIGHBOURS[goal].find((cell) => steps[cell] === steps[goal] - 1);
    }
    taken[cells[unit]] = 0;
    taken[goal] = 1;
    cells[unit] = goal;
    const hero = heroNextTo(goal);
    if (hero < 0) continue;
    hp[hero] -= hits(random.D6(G.event === 'rage' ? 2 : 1));
    if (hp[hero] <= 0) taken[cells[hero]] = 0;
  }
  G.cells = cells;
  G.hp = hp;
}

/** The next event of the hidden deck, which is shuffled anew when it is used up. */
export function drawCard(G, random) {
  const deck = G.secret.deck.length > 0 ? [...G.secret.deck] : random.Shuffle(CARDS);
  G.event = deck.pop();
  G.secret.deck = deck;
  if (G.event === 'heal') {
    G.hp = G.hp.map((hp, unit) => (isHero(unit) && hp > 0 ? Math.min(hp + 1, HERO_HP) : hp));
  } else if (G.event === 'ambush') {
    const unit = G.hp.findIndex((hp, index) => !isHero(index) && hp <= 0);
    if (unit < 0 || occupied(G)[START_CELLS[unit]]) return;
    G.cells[unit] = START_CELLS[unit];
    G.hp[unit] = 2;
  }
}
