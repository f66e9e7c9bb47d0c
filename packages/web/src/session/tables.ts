import type { GameShape, TableOf } from '@crawlspace/host';
import {
  type GameRecord,
  loadTable,
  parseRecord,
  resumeUnderNewRules,
  SaveError,
  Table,
  type Told,
} from '@crawlspace/kernel';
import type { Pack } from '@crawlspace/kernel/packs';
import type { About, Engine } from '../engine.ts';
import type { SavedGame } from './types.ts';

export function startTable<Game extends GameShape>(
  { module }: Engine<Game>,
  setup: unknown,
  seed: string,
): TableOf<Game> {
  return Table.start(module, module.parseSetup(setup), seed);
}

interface Loaded<Game extends GameShape> {
  readonly table: TableOf<Game>;
  readonly record: GameRecord;
  /** It had to change to newer rules. */
  readonly resumed: boolean;
}

/** A table that goes on where a record ends. */
export function tableOf<Game extends GameShape>(
  { module }: Pick<Engine<Game>, 'module'>,
  saved: unknown,
): Loaded<Game> {
  const record = parseRecord(saved);
  try {
    return { table: loadTable(module, record), record, resumed: false };
  } catch (error) {
    if (!(error instanceof SaveError) || error.problem !== 'older-rules') throw error;
    const table = resumeUnderNewRules(module, record);
    // Where the new rules lead to the same place, nothing has changed for anybody.
    return { table, record, resumed: table.log.length > record.log.length };
  }
}

/** The line of the list of games. */
export function lineOf<Game extends GameShape>(
  engine: Engine<Game>,
  table: TableOf<Game>,
  setup: Game['setup'],
  about: About,
): SavedGame {
  return {
    ...about,
    game: engine.id,
    ...missionOf(engine, setup),
    heroes: engine.heroes(setup),
    turn: engine.turn(table.state),
    answers: table.answerCount,
    outcome: table.outcome,
  };
}

/** All that was told. */
export function toldTo<Game extends GameShape>(
  table: TableOf<Game>,
  seat: number,
): readonly Told<Game['event']>[] {
  return withVotesOnce<Game>(table.eventsSince(0, { seat }));
}

/** The story without what is said twice: votes to go back that follow each other are one line of it. */
export function withVotesOnce<Game extends GameShape>(
  told: readonly Told<Game['event']>[],
): readonly Told<Game['event']>[] {
  const isVote = (each: Told<Game['event']> | undefined) => each?.event.t === 'undone-by-vote';
  return told.filter((each, i) => !isVote(each) || !isVote(told[i - 1]));
}

/** Lists are shown without any game being loaded: what a pack calls its mission stands in them. */
export function missionOf<Game extends GameShape>(
  { mission: missionIn, module: { packs = [] } }: Engine<Game>,
  setup: Game['setup'],
): Pick<SavedGame, 'mission' | 'missionName'> {
  const mission = missionIn(setup);
  for (const { pack } of packs) {
    const { texts = {} } = pack as Pick<Pack, 'texts'>;
    const [en, it] = [texts.en, texts.it].map((own) => own?.[`${mission}.name`]);
    const any = en ?? it;
    if (any !== undefined) return { mission, missionName: { en: en ?? any, it: it ?? any } };
  }
  return { mission };
}
