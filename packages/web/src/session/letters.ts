import { type GameRecord, packRecord, SaveError } from '@crawlspace/kernel';

/** Longer addresses are cut off by some of the ways on which people send them. */
export const MOST_LETTERS = 6000;

/**
 * A game as letters that may stand in an address; null when they would be too many. The safe point
 * stays behind: it takes most of the room, and a replay follows from the answers.
 */
export function lettersOf({ snapshot: _, ...record }: GameRecord): string | null {
  const bytes = packRecord(record);
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  const letters = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return letters.length <= MOST_LETTERS ? letters : null;
}

/** The bytes that such letters stand for. They come from outside: throws SaveError when they are none. */
export function bytesOf(letters: string): Uint8Array {
  try {
    const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  } catch {
    throw new SaveError('malformed', 'the address holds no game');
  }
}
