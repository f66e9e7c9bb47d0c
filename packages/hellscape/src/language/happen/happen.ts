import type { Descent } from '../../descent.ts';
import type { Happening } from '../../happenings.ts';
import { type Occasion, type Outcome, STOP, type Way, type Ways } from '../../occasion.ts';
import { doorWays } from './doors.ts';
import { figureWays } from './figures.ts';
import { monsterWays } from './monsters.ts';
import { questWays } from './quests.ts';

const WAYS: Ways<Happening> = { ...figureWays, ...doorWays, ...monsterWays, ...questWays };

/** One thing after the other, until one of them says that nothing more happens. */
export function* happen(g: Descent, at: Occasion, list: readonly Happening[]): Outcome {
  for (const what of list) {
    g.spend();
    const way = WAYS[what.do] as Way;
    if ((yield* way(g, at, what)) === STOP) return STOP;
  }
  return undefined;
}
