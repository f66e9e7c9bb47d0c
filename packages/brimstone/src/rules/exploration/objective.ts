import type { Rule } from '@crawlspace/kernel';
import type { Adventure } from '../../adventure.ts';
import type { TileIndex } from '../../board/index.ts';
import { resolveGrowingDread } from '../darkness/growing-dread.ts';
import { closeUnexploredExits } from './doors.ts';

/**
 * The objective is found: the exits of the room are closed, then all Growing Dread is resolved, then
 * the mission brings what waits there.
 */
export function* findObjective(g: Adventure, tile: TileIndex): Rule {
  const { mission } = g.state;
  const rules = g.content.missions[mission.id];
  mission.objectiveFound = true;
  g.emit({ t: 'objective-found', tile, rule: 'B-EXPL-16' });
  g.emit({ t: 'mission', card: `${mission.id}.objective` });
  closeUnexploredExits(g, tile);
  yield* resolveGrowingDread(g);
  if (rules) yield* rules.onObjective(g, tile);
  if (g.state.fight) g.state.fight.final = true;
}
