import { type GameRecord, standingOf } from '@crawlspace/kernel';
import type { Player } from './types.ts';

/** Who gave an answer: undo goes back to the last one that a person gave. */
export type Giver = 'person' | 'bot' | 'reaction';

const BY_LETTER: Readonly<Record<string, Giver>> = { p: 'person', b: 'bot', r: 'reaction' };

/** A letter for each answer, for keeping. */
export function writeGivers(givers: readonly Giver[]): string {
  return givers.map(([letter]) => letter).join('');
}

/** Who gave the answers of a record; of a game that came from a file it follows from the seats. */
export function readGivers(kept: string, { log }: GameRecord, players: readonly Player[]): Giver[] {
  const { answers } = standingOf(log);
  return answers.map(({ seat }, i) => {
    const giver = kept.length === answers.length ? BY_LETTER[kept[i] ?? ''] : undefined;
    return giver ?? (players[seat] === 'human' ? 'person' : 'bot');
  });
}
