import { type GameEvent, type GameRecord, SaveError } from '@crawlspace/kernel';
import { UsageError } from '../usage.ts';
import type { CommandKit } from './kit.ts';
import type { PackKit } from './packs.ts';

export const GAMES = ['brimstone', 'hellscape'] as const;
export type GameName = (typeof GAMES)[number];

/** Something that is done with a game, whichever it is. */
export type GameUser<Result> = <State, Setup, Event extends GameEvent, View>(
  kit: CommandKit<State, Setup, Event, View>,
) => Result;

/** Loads a game, and only that one, and does something with it. */
export async function withGame<Result>(name: GameName, use: GameUser<Result>): Promise<Result> {
  if (name === 'brimstone') return use((await import('./brimstone/kit.ts')).brimstoneKit);
  return use((await import('./hellscape/kit.ts')).hellscapeKit);
}

/** The same with packs, each from a file, in this order. */
export async function withGameOf<Result>(
  name: GameName,
  files: readonly string[],
  use: GameUser<Result>,
): Promise<Result> {
  if (files.length === 0) return await withGame(name, use);
  const kit = await packsOf(name);
  try {
    return await kit.play(files, use);
  } catch (error) {
    if (error instanceof SaveError) throw new UsageError(error.message);
    throw error;
  }
}

/** The game as it is at the table of a record, with the packs that the record carries. Throws SaveError. */
export async function withGameAt<Result>(
  name: GameName,
  record: GameRecord,
  use: GameUser<Result>,
): Promise<Result> {
  const { packsOfRecord } = await import('@crawlspace/kernel/packs');
  const packs = packsOfRecord(record);
  return packs ? (await packsOf(name)).playAt(packs, use) : await withGame(name, use);
}

/** What a game has for packs, whichever it is. */
export async function packsOf(name: GameName): Promise<PackKit> {
  if (name === 'brimstone') return (await import('./brimstone/packs.ts')).packs;
  return (await import('./hellscape/packs.ts')).packs;
}

export function isGame(name: unknown): name is GameName {
  return GAMES.some((each) => each === name);
}

/** The game named on the command line. */
export function gameOf(name: string | undefined): GameName {
  if (isGame(name)) return name;
  const known = `there are: ${GAMES.join(', ')}`;
  throw new UsageError(
    name === undefined ? `name a game; ${known}` : `unknown game ${name}; ${known}`,
  );
}
