import { type Bots, futuresOf, type Standing, viewerOf, type Watch } from '@crawlspace/bots/kit';
import { type GameEvent, type GameModule, Random } from '@crawlspace/kernel';

/** Which moments of a game to look ahead from, and into how many futures. */
export interface MomentPlan {
  /** One question in so many, whichever; the first of every game is always one. */
  readonly every: number;
  readonly futures: number;
  /** In one game of so many, each turn as well. */
  readonly follow: number;
}

/** A moment of a game, with what a look ahead shows and what became of the game. */
export interface Moment extends Standing {
  readonly game: string;
  /** `any` was drawn by lot from all questions; the others are looked at for their own sake. */
  readonly kind: 'first' | 'any' | 'turn';
  readonly worths: readonly number[];
  readonly won: boolean;
}

/** Looks over the shoulders of who plays one game, now and then. */
export class Sampler<State, Setup, Event extends GameEvent, View> {
  readonly #module: GameModule<State, Setup, Event, View>;
  readonly #bots: Bots<State, View>;
  readonly #game: string;
  readonly #plan: MomentPlan;
  readonly #random: Random;
  readonly #follows: boolean;
  readonly #seen: Omit<Moment, 'won' | 'game'>[] = [];
  #turn = -1;

  constructor(
    module: GameModule<State, Setup, Event, View>,
    bots: Bots<State, View>,
    game: string,
    plan: MomentPlan,
  ) {
    this.#module = module;
    this.#bots = bots;
    this.#game = game;
    this.#plan = plan;
    this.#random = Random.seeded(`${game}/moments`);
    this.#follows = this.#random.below(plan.follow) === 0;
  }

  readonly watch: Watch<State, Setup, Event, View> = (question, table) => {
    const isFirst = this.#turn < 0;
    const isDrawn = question.options.length > 1 && this.#random.below(this.#plan.every) === 0;
    if (!isFirst && !isDrawn && !this.#follows) return;
    const view = this.#module.view(table.state, viewerOf(question));
    const turn = this.#bots.clock(view);
    const isNew = turn > this.#turn;
    this.#turn = Math.max(turn, this.#turn, 0);
    if (!isFirst && !isDrawn && !isNew) return;
    const imagine = futuresOf(this.#module, table, this.#bots.imagine);
    const worths = this.#bots.lookAhead(view, imagine, this.#plan.futures).map(short);
    const standing = this.#bots.chances?.standing(view);
    if (!standing) return;
    const kind = isFirst ? 'first' : isDrawn ? 'any' : 'turn';
    this.#seen.push({ kind, ...standing, worths });
  };

  /** What was seen, now that one knows what became of it. */
  momentsOf(won: boolean): readonly Moment[] {
    return this.#seen.map((moment) => ({ game: this.#game, ...moment, won }));
  }
}

function short(worth: number): number {
  return Math.round(worth * 1000) / 1000;
}
