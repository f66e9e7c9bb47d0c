import type { GameShape } from '@crawlspace/host';
import type { Session } from '../../session/types.ts';

/** Whether a person at this screen plays: whoever watches bots, or a table of others, has nobody to wait for. */
export function isPlayedHere<Game extends GameShape>({ players, company }: Session<Game>): boolean {
  return company ? company.seats.value.length > 0 : players.value.includes('human');
}
