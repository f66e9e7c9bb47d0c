import type { AdventureView } from '@crawlspace/brimstone';
import { planOf } from './geometry.ts';

/** The tiles in the light: those of the lantern and the ones next to them, through Gates too. */
export function litTiles(view: AdventureView): Set<number> {
  const { board } = planOf(view);
  const bearer = view.heroes[view.lantern];
  const own = bearer ? (board.tilesOf[bearer.space] ?? []) : [];
  const around = own.flatMap((tile) =>
    (board.doorwaysOf[tile] ?? []).flatMap(({ leadsTo }) => (leadsTo === null ? [] : leadsTo)),
  );
  return new Set([...own, ...around]);
}
