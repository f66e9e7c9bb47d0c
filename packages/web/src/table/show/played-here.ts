import type { GameShape } from '@crawlspace/host';
import type { Session } from '../../session/types.ts';

/** Whether a person at this screen plays: whoever watches bots, or a table of others, has nobody to wait for. */
export function isPlayedHere<Game extends GameShape>({ players, fellows }: Session<Game>): boolean {
  return fellows ? fellows.seats.value.length > 0 : players.value.includes('human');
}

/** Whether a person at this screen plays this hero. */
export function isOurs<Game extends GameShape>(
  { players, fellows }: Pick<Session<Game>, 'players' | 'fellows'>,
  hero: number,
): boolean {
  return fellows ? fellows.seats.value.includes(hero) : players.value[hero] === 'human';
}
