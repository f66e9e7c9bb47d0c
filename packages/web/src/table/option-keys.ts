/** The keys that pick options, in the order options are listed: digits first, U is for undoing. */
const KEYS = '1234567890abcdefghijklmnopqrstvwxyz';

/** The key of an option by its place in the list; undefined past the last key. */
export function keyOfOption(place: number): string | undefined {
  return KEYS[place];
}

/** The place in the list that a key picks; -1 when it picks none. */
export function placeOfKey(key: string): number {
  return key.length === 1 ? KEYS.indexOf(key) : -1;
}
