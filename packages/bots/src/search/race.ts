import type { Budget } from './search.ts';

/** How one answer has done so far; differences are to the favourite in the same futures. */
interface Runner<Picks> {
  readonly picks: Picks;
  tries: number;
  sum: number;
  lead: number;
  leadSquared: number;
}

/** Futures in which every answer is tried before any is dropped. */
const WARM_UP = 3;
/** Another answer must lead the favourite by so many standard errors. */
const CLEARLY = 1.0;

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
    this.#all = candidates.map((picks) => ({ picks, tries: 0, sum: 0, lead: 0, leadSquared: 0 }));
    this.#runners = [...this.#all];
    this.favourite = candidates[0] as Picks;
  }

  /** The answer to give: the best one if it is clearly better than the favourite. */
  get winner(): Picks {
    const best = this.#best();
    return best !== this.#all[0] && isClear(best) ? best.picks : this.favourite;
  }

  standing(): { readonly best: number; readonly favourite: number; readonly tried: number } {
    const favourite = mean(this.#all[0] as Runner<Picks>);
    const best = this.winner === this.favourite ? favourite : mean(this.#best());
    return { best, favourite, tried: this.#tried };
  }

  run(tryOut: (picks: Picks, round: number) => number, budget: Budget): void {
    const clock = 'now' in budget ? budget : null;
    const end = clock ? clock.now() + clock.milliseconds : 0;
    const isOver = () =>
      'playouts' in budget
        ? this.#tried + this.#runners.length > budget.playouts
        : (clock?.now() ?? 0) >= end;
    const stages = Math.max(1, Math.ceil(Math.log2(this.#runners.length)));
    let stage = 0;
    while (this.#runners.length > 1 && !isOver()) {
      this.#lap(tryOut);
      const share = clock
        ? 1 - (end - clock.now()) / clock.milliseconds
        : this.#tried / ('playouts' in budget ? budget.playouts : 1);
      while (stage < stages - 1 && share >= (stage + 1) / stages && this.#round >= WARM_UP) {
        stage++;
        this.#dropHalf();
      }
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

  #best(): Runner<Picks> {
    return this.#runners.reduce((a, b) => (mean(b) > mean(a) ? b : a));
  }
}

function mean({ sum, tries }: { sum: number; tries: number }): number {
  return tries === 0 ? 0 : sum / tries;
}

function isClear({ lead, leadSquared, tries }: Runner<unknown>): boolean {
  if (tries < 2) return false;
  const average = lead / tries;
  const variance = Math.max(0, leadSquared / tries - average ** 2) / (tries - 1);
  return average > CLEARLY * Math.sqrt(variance);
}
