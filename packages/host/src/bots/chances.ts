import { type Bots, Forecast, futuresOf, sampleOf, viewerOf } from '@crawlspace/bots/kit';
import { type GameRecord, openTable, SaveError, standingOf } from '@crawlspace/kernel';
import type { GameShape, ModuleOf, TableOf } from '../shape.ts';

/** How likely it was to win when a turn began. */
export interface ChancePoint {
  /** So many answers had been given. */
  readonly answer: number;
  readonly turn: number;
  readonly chance: number;
}

/**
 * How the chance to win went up and down over a game, turn by turn, as a bot that looks ahead would
 * have seen it: with what could be known then. One point at a time, since each takes a while. Throws
 * SaveError when the record does not follow the present rules.
 */
export function* chancesOf<Game extends GameShape>(
  module: ModuleOf<Game>,
  bots: Bots<Game['state'], Game['view']>,
  record: GameRecord,
  futures: number,
): Generator<ChancePoint, void> {
  const { chances } = bots;
  if (!chances) return;
  const table = openTable(module, record);
  const forecast = new Forecast(chances);
  /** The chance that people would have been told. */
  const chanceAt = (view: Game['view']) => {
    const imagine = futuresOf(module, table, bots.imagine);
    const worths = bots.lookAhead(view, imagine, futures);
    return forecast.see(chances.standing(view), sampleOf(worths)).chance;
  };
  let last = -1;
  for (const answer of [null, ...standingOf(record.log).answers]) {
    if (answer && table.repeat(answer))
      throw new SaveError('answer-refused', 'an answer is refused');
    const point = pointAt(module, bots, table, last, chanceAt);
    if (!point) continue;
    last = point.turn;
    yield point;
  }
}

function pointAt<Game extends GameShape>(
  module: ModuleOf<Game>,
  bots: Bots<Game['state'], Game['view']>,
  table: TableOf<Game>,
  last: number,
  chanceAt: (view: Game['view']) => number,
): ChancePoint | null {
  const [question] = table.pending;
  const answer = table.answerCount;
  if (!question) {
    return { answer, turn: last + 1, chance: table.outcome?.won ? 1 : 0 };
  }
  const view = module.view(table.state, viewerOf(question));
  const turn = bots.clock(view);
  if (turn <= last) return null;
  return { answer, turn, chance: chanceAt(view) };
}

/** A turn in which much was won or lost. */
export interface TurningPoint {
  /** The point before and the one after it. */
  readonly from: ChancePoint;
  readonly to: ChancePoint;
}

const LEAST_TURN = 0.1;

/** The turns that decided most, the greatest first. */
export function turningPoints(points: readonly ChancePoint[], most = 3): readonly TurningPoint[] {
  const swing = ({ from, to }: TurningPoint) => Math.abs(to.chance - from.chance);
  return points
    .slice(1)
    .map((to, i): TurningPoint => ({ from: points[i] as ChancePoint, to }))
    .filter((each) => swing(each) >= LEAST_TURN)
    .sort((one, other) => swing(other) - swing(one))
    .slice(0, most);
}
