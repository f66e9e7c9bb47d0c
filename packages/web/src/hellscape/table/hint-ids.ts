/** What a first game explains when it first happens, in the order a game tends to bring it. */
export const HINTS = [
  'hell-welcome',
  'hell-actions',
  'hell-move',
  'hell-light',
  'hell-door',
  'hell-enemies',
  'hell-attack',
  'hell-dice',
  'hell-defense',
  'hell-reaction',
  'hell-treasure',
  'hell-gear',
  'hell-ko',
  'hell-level',
  'hell-darkness',
  'hell-boss',
] as const;
export type HintId = (typeof HINTS)[number];
