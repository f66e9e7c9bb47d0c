import { type AdventureView, litFrom } from '@crawlspace/brimstone';
import { planOf } from './geometry.ts';

/** The tiles in the light. */
export function litTiles(view: AdventureView): Set<number> {
  const { board } = planOf(view);
  const bearer = view.heroes[view.lantern];
  return new Set(bearer ? litFrom(board, bearer.space) : []);
}
