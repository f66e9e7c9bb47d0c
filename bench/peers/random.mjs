/**
 * A small seeded generator (mulberry32) for the players' choices. Both peers draw from it, so that
 * picking a choice costs them the same and a run can be repeated.
 *
 * @param {number} seed
 * @returns {(n: number) => number} a function that gives an integer from 0 to n - 1
 */
export function seeded(seed) {
  let a = seed >>> 0;
  return (n) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((((t ^ (t >>> 14)) >>> 0) / 4294967296) * n) | 0;
  };
}

/**
 * Runs whole games until the time is up. Games are never cut short, so that the cheap and the dear
 * parts of a game weigh as they do in play.
 *
 * @param {number} milliseconds
 * @param {() => number} playGame plays one game, gives its number of accepted choices
 * @returns {number} choices per second
 */
export function rateOf(milliseconds, playGame) {
  let count = 0;
  const start = performance.now();
  let elapsed = 0;
  while (elapsed < milliseconds) {
    count += playGame();
    elapsed = performance.now() - start;
  }
  return (count * 1000) / elapsed;
}
