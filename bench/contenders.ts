import { brimstone } from '@crawlspace/brimstone';
import { hellscape } from '@crawlspace/hellscape';
import {
  type GameEvent,
  type GameModule,
  type Question,
  Random,
  randomPicks,
  Table,
  type TableOptions,
} from '@crawlspace/kernel';
import { skirmish } from '@crawlspace/kernel/skirmish';
import { perSecond } from './measure.ts';

/** Nobody watches, and nobody goes back. */
export const QUIET: TableOptions = { events: false, snapshots: false };

/** A game as it is measured: four heroes, answers by chance. */
export interface Contender {
  readonly name: string;
  /** Decisions per second, played for so long. */
  readonly rate: (milliseconds: number, options?: TableOptions) => number;
  /** Plays one game; returns how many decisions it took. */
  readonly play: () => number;
}

const classes = (ids: readonly string[]) => ids.map((id) => ({ class: id }));

export const ADVENTURE = brimstone.parseSetup({
  heroes: classes(['us-marshal', 'saloon-girl', 'bandido', 'gunslinger']),
});
export const DESCENT = hellscape.parseSetup({
  quest: 'highway-to-hellscape',
  heroes: classes(['berserker', 'paladin', 'ranger', 'wizard']),
});

/** Running away would end every adventure in its first turns. */
function stays(question: Question, random: Random): readonly string[] {
  const picks = randomPicks(question, random);
  return picks[0] === 'flee' ? ['hold-back'] : picks;
}

export const CONTENDERS: readonly Contender[] = [
  contender('sample skirmish', skirmish, { rats: 4, rounds: 20 }, randomPicks),
  contender('Brimstone', brimstone, ADVENTURE, stays),
  contender('Hellscape', hellscape, DESCENT, randomPicks),
];

function contender<State, Setup, Event extends GameEvent, View>(
  name: string,
  module: GameModule<State, Setup, Event, View>,
  setup: Setup,
  decide: (question: Question, random: Random) => readonly string[],
): Contender {
  const random = Random.seeded('bench');
  let games = 0;
  const play = (options: TableOptions) => {
    const table = Table.start(module, setup, `bench ${games++}`, options);
    let decisions = 0;
    for (let [question] = table.pending; question; [question] = table.pending) {
      table.answerQuestion(question, decide(question, random));
      decisions++;
    }
    return decisions;
  };
  return {
    name,
    rate: (milliseconds, options = QUIET) => perSecond(milliseconds, () => play(options)),
    play: () => play(QUIET),
  };
}
