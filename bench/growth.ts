import { brimstoneBots, hellscapeBots, viewerOf } from '@crawlspace/bots';
import type { Bots } from '@crawlspace/bots/kit';
import { brimstone } from '@crawlspace/brimstone';
import { CLASSES, hellscape } from '@crawlspace/hellscape';
import { type GameEvent, type GameModule, Table } from '@crawlspace/kernel';
import { QUIET } from './contenders.ts';

/** The cost of a decision, in microseconds, by how much of something there is. */
export interface Curve {
  readonly game: string;
  readonly by: 'heroes' | 'tiles' | 'enemies';
  readonly points: readonly (readonly [amount: number, microseconds: number])[];
}

const GAMES_EACH = 40;
/** The first games of each party warm the engine up; so does going round all parties again and again. */
const WARM_UP = 15;
/** Fewer decisions than this, and a mean says nothing. */
const ENOUGH = 300;

/** Sums of times by amount. */
class Means {
  readonly #sums = new Map<number, { count: number; total: number }>();

  add(amount: number, microseconds: number): void {
    const sum = this.#sums.get(amount) ?? { count: 0, total: 0 };
    this.#sums.set(amount, sum);
    sum.count++;
    sum.total += microseconds;
  }

  points(): (readonly [number, number])[] {
    return [...this.#sums]
      .filter(([, { count }]) => count >= ENOUGH)
      .map(([amount, { count, total }]) => [amount, total / count] as const)
      .sort(([a], [b]) => a - b);
  }
}

interface Measured<State> {
  readonly heroes: number;
  readonly tiles: (state: State) => number;
  readonly enemies: (state: State) => number;
}

/** How the cost of a decision grows with heroes, tiles and enemies; the rules only, not the bots. */
export function growth(): Curve[] {
  const party = ['us-marshal', 'saloon-girl', 'bandido', 'gunslinger', 'us-marshal', 'bandido'];
  return [
    ...curvesOf(
      'Brimstone',
      brimstone,
      brimstoneBots,
      (heroes) =>
        brimstone.parseSetup({ heroes: party.slice(0, heroes).map((id) => ({ class: id })) }),
      {
        tiles: (state) => state.board.layout.tiles.length,
        enemies: ({ enemies }) => enemies.length,
      },
    ),
    ...curvesOf(
      'Hellscape',
      hellscape,
      hellscapeBots,
      (heroes) =>
        hellscape.parseSetup({
          quest: 'the-demon-artifact',
          heroes: CLASSES.slice(0, heroes).map((id) => ({ class: id })),
        }),
      {
        tiles: ({ dungeon }) => dungeon.revealed.filter((seen) => seen).length,
        enemies: ({ enemies }) => enemies.length,
      },
    ),
  ];
}

function curvesOf<State, Setup, Event extends GameEvent, View>(
  game: string,
  module: GameModule<State, Setup, Event, View>,
  bots: Bots<State, View>,
  setupFor: (heroes: number) => Setup,
  amounts: Omit<Measured<State>, 'heroes'>,
): Curve[] {
  const means = { heroes: new Means(), tiles: new Means(), enemies: new Means() };
  for (let n = 0; n < GAMES_EACH; n++)
    for (let heroes = 1; heroes <= 6; heroes++) {
      const table = Table.start(module, setupFor(heroes), `growth ${n}`, QUIET);
      const decide = bots.decider('thumb', `growth ${n}`);
      for (let [question] = table.pending; question; [question] = table.pending) {
        const asked = question;
        const picks = decide(asked, () => module.view(table.state, viewerOf(asked)));
        const tiles = amounts.tiles(table.state);
        const enemies = amounts.enemies(table.state);
        const start = performance.now();
        table.answerQuestion(asked, picks);
        const microseconds = 1000 * (performance.now() - start);
        if (n < WARM_UP) continue;
        means.heroes.add(heroes, microseconds);
        means.tiles.add(tiles, microseconds);
        means.enemies.add(enemies, microseconds);
      }
    }
  return (['heroes', 'tiles', 'enemies'] as const).map((by) => ({
    game,
    by,
    points: means[by].points(),
  }));
}
