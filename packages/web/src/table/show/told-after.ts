import type { Told } from '@crawlspace/kernel';
import { isOfTheGame } from '../../of-the-game.ts';

/** What the game has told since then. Most of a long story is old: it is looked for from its end. */
export function toldAfter<Event extends { readonly t: string }>(
  all: readonly Told<Event>[],
  last: number,
): readonly { readonly n: number; readonly event: Event }[] {
  let start = all.length;
  while (start > 0 && (all[start - 1]?.n ?? 0) > last) start--;
  return all
    .slice(start)
    .flatMap(({ n, event }) => (isOfTheGame<Event>(event) ? [{ n, event }] : []));
}
