import type { Rule } from '@crawlspace/kernel';
import type { Adventure } from '../adventure.ts';
import type { TileIndex } from '../board/index.ts';
import { closeUnexploredExits } from './doors.ts';
import { resolveGrowingDread } from './growing-dread.ts';

/**
 * The objective is found: the exits of the room are closed, then all Growing Dread is resolved, then
 * the mission brings what waits there.
 */
export function* findObjective(g: Adventure, tile: TileIndex): Rule {
  g.state.mission.objectiveFound = true;
  g.emit({ t: 'objective-found', tile, rule: 'B-EXPL-16' });
  closeUnexploredExits(g, tile);
  yield* resolveGrowingDread(g);
  yield* g.content.missions[g.state.mission.id]?.onObjective(g, tile) ?? nothing();
  if (g.state.fight) g.state.fight.final = true;
}

function* nothing(): Rule {}
