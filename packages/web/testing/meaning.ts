import type { Weighed } from '@crawlspace/bots/kit';

/**
 * What a question means to somebody who looks ahead. `close`: its answers differ, and the two best are
 * not clearly apart. `stake`: it is clear which is best, and the worst would cost something worth
 * naming. `lasting`: as far as the search looks it makes no difference, but what heroes know, wear or
 * carry from then on is another. `later`: what seems best makes a difference only further ahead than
 * the search looks. `decided`: the game is won or lost in all futures, whatever is answered. `obvious`: it is clear, and nothing is at stake. `idle`: in no future does it make any difference.
 */
export const SENSES = ['close', 'stake', 'lasting', 'later', 'decided', 'obvious', 'idle'] as const;
export type Sense = (typeof SENSES)[number];

export const HAS_MEANING: ReadonlySet<Sense> = new Set(['close', 'stake', 'lasting', 'later']);

/**
 * So much of a chance to win is a stake worth naming: what a wound or a Grit is worth to the searching
 * bot in the middle of a game (0.004 to 0.009).
 */
const STAKE = 0.005;
/** So many standard errors apart is clearly apart, */
const CLEAR = 2;
/** if it is as much as the searching bot cares about at all. */
const MATTERS = 0.002;
/** Turns or rounds to look further ahead where the search sees no difference. */
const FURTHER = 3;

/** What answers say about their question that were tried in the same futures, so many turns beyond what the search looks. */
export function senseOf(weigh: (further: number) => readonly Weighed[]): Sense {
  const answers = weigh(0);
  const now = seen(answers);
  if (now === 'close' || now === 'stake') return now;
  if (isKept(answers)) return 'lasting';
  // What is as good as the best so far may still differ further on.
  const isBest = bestOf(answers);
  if (answers.length > 1 && answers.filter(isBest).length < 2) return now;
  const further = weigh(FURTHER);
  if (isDecided(answers) || isDecided(further)) return 'decided';
  const rivals = further.filter((_, n) => isBest(answers[n]));
  return seen(rivals) === 'idle' ? now : 'later';
}

/** Whether an answer ends like the best of them. */
function bestOf(answers: readonly Weighed[]): (answer: Weighed | undefined) => boolean {
  const best = answers.toSorted((a, b) => mean(b.worth) - mean(a.worth))[0];
  return (answer) => best !== undefined && answer !== undefined && isSame(best.worth, answer.worth);
}

function isDecided(answers: readonly Weighed[]): boolean {
  const ends = answers.flatMap(({ worth }) => worth);
  return ends.every((end) => end === 1) || ends.every((end) => end === 0);
}

function seen(answers: readonly Weighed[]): 'close' | 'stake' | 'obvious' | 'idle' {
  const [best, second, ...others] = outcomes(answers).sort((a, b) => mean(b) - mean(a));
  if (!best || !second) return 'idle';
  const worst = others.at(-1) ?? second;
  if (!isClear(best, second)) return 'close';
  return mean(best) - mean(worst) >= STAKE ? 'stake' : 'obvious';
}

/** How answers end: those that end alike in every future count once. */
function outcomes(answers: readonly Weighed[]): (readonly number[])[] {
  const found: (readonly number[])[] = [];
  for (const { worth } of answers)
    if (!found.some((each) => isSame(each, worth))) found.push(worth);
  return found;
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.every((worth, n) => Math.abs(worth - (other[n] ?? 0)) < 1e-9);
}

/** Whether in most futures an answer leaves something other behind than the first one does. */
function isKept([first, ...others]: readonly Weighed[]): boolean {
  return others.some(({ kept }) => {
    const differing = kept.filter((each, n) => each !== first?.kept[n]);
    return 2 * differing.length > kept.length;
  });
}

function isClear(one: readonly number[], other: readonly number[]): boolean {
  const leads = one.map((worth, n) => worth - (other[n] ?? 0));
  const lead = mean(leads);
  const spread = mean(leads.map((each) => (each - lead) ** 2));
  return lead >= MATTERS && lead > CLEAR * Math.sqrt(spread / Math.max(1, leads.length - 1));
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);
}
