import type { Sample } from '../chance/estimate.ts';
import { type Budget, meterOf } from './budget.ts';

/** How one answer has done so far; differences are to the favourite in the same futures. */
interface Runner<Picks> {
  readonly picks: Picks;
  tries: number;
  sum: number;
  squares: number;
  lead: number;
  leadSquared: number;
}

/** Futures in which every answer is tried before any is dropped. */
const WARM_UP = 3;
/** In fewer futures than that nothing is clear, however it looks. */
const FEWEST = 6;
/** A lead that is worth looking for: a chance to win so much better. Less would cost more futures than it is worth. */
const MATTERS = 0.002;

/**
 * Answers run against each other in the same futures, so that luck favours none. After each stage the
 * worse half drops out; the favourite stays in to the end.
 */
export class Race<Picks> {
  readonly favourite: Picks;
  #runners: Runner<Picks>[];
  readonly #all: readonly Runner<Picks>[];
  #tried = 0;
  #round = 0;

  constructor(candidates: readonly Picks[]) {
    this.#all = candidates.map((picks) => ({
      picks,
      tries: 0,
      sum: 0,
      squares: 0,
      lead: 0,
      leadSquared: 0,
    }));
    this.#runners = [...this.#all];
    this.favourite = candidates[0] as Picks;
  }

  /** The answer to give: the best one if it is clearly better than the favourite. */
  get winner(): Picks {
    const best = this.#best();
    return best !== this.#all[0] && this.#isClear(best) ? best.picks : this.favourite;
  }

  standing(): { readonly best: Sample; readonly favourite: Sample; readonly tried: number } {
    const favourite = seenOf(this.#all[0] as Runner<Picks>);
    const best = this.winner === this.favourite ? favourite : seenOf(this.#best());
    return { best, favourite, tried: this.#tried };
  }

  /** Runs until the budget is spent, or nobody is left who might still win. */
  run(tryOut: (picks: Picks, round: number) => number, budget: Budget): void {
    const spent = meterOf(budget);
    const stages = Math.max(1, Math.ceil(Math.log2(this.#runners.length)));
    let stage = 0;
    while (this.#runners.length > 1) {
      const share = spent(this.#tried, this.#runners.length);
      if (share >= 1) return;
      this.#lap(tryOut);
      if (this.#round < WARM_UP) continue;
      this.#dropHopeless();
      for (; stage < stages - 1 && share >= (stage + 1) / stages; stage++) this.#dropHalf();
    }
  }

  /** One future for everybody who is still in. */
  #lap(tryOut: (picks: Picks, round: number) => number): void {
    const round = this.#round++;
    let first = 0;
    this.#runners.forEach((runner, at) => {
      const worth = tryOut(runner.picks, round);
      if (at === 0) first = worth;
      runner.tries++;
      runner.sum += worth;
      runner.squares += worth ** 2;
      runner.lead += worth - first;
      runner.leadSquared += (worth - first) ** 2;
      this.#tried++;
    });
  }

  #dropHalf(): void {
    const [favourite, ...others] = this.#runners;
    if (!favourite) return;
    others.sort((a, b) => mean(b) - mean(a));
    this.#runners = [favourite, ...others.slice(0, Math.ceil(others.length / 2))];
  }

  #dropHopeless(): void {
    this.#runners = this.#runners.filter((runner, at) => at === 0 || hasHope(runner));
  }

  /** The more answers there are, the further the best of them may be ahead by luck alone. */
  #isClear(runner: Runner<Picks>): boolean {
    const { by, error } = leadOf(runner);
    return runner.tries >= FEWEST && by > Math.sqrt(2 * Math.log(this.#all.length)) * error;
  }

  #best(): Runner<Picks> {
    return this.#runners.reduce((a, b) => (mean(b) > mean(a) ? b : a));
  }
}

function seenOf({ tries, sum, squares }: Runner<unknown>): Sample {
  return { futures: tries, sum, squares };
}

function mean({ sum, tries }: { sum: number; tries: number }): number {
  return tries === 0 ? 0 : sum / tries;
}

/** The lead over the favourite, and how far chance may have moved it. */
function leadOf({ lead, leadSquared, tries }: Runner<unknown>): { by: number; error: number } {
  if (tries < 2) return { by: 0, error: Number.POSITIVE_INFINITY };
  const by = lead / tries;
  return { by, error: Math.sqrt(Math.max(0, leadSquared / tries - by ** 2) / (tries - 1)) };
}

/** With a little luck it might lead by enough. */
function hasHope(runner: Runner<unknown>): boolean {
  const { by, error } = leadOf(runner);
  return by + error > MATTERS;
}
