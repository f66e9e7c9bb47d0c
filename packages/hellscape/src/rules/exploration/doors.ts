import type { Rule } from '@crawlspace/kernel';
import { zoneExists } from '../../board/queries.ts';
import type { Descent } from '../../descent.ts';
import type { DoorId } from '../../ids.ts';
import type { Hero } from '../../state.ts';

const NONE: readonly DoorId[] = [];

/** The closed doors of the hero's zone that open by hand. */
export function doorsToOpen(g: Descent, hero: Hero): readonly DoorId[] {
  const doors = g.map.doorsOf[hero.zone] ?? NONE;
  if (doors.length === 0) return doors;
  return doors.filter((door) => mayOpen(g, door, hero));
}

function mayOpen(g: Descent, door: DoorId, hero: Hero): boolean {
  if (g.state.dungeon.open[door]) return false;
  if (!(g.map.doors[door]?.zones ?? NONE).every((zone) => zoneExists(g, zone))) return false;
  return g.quest.mayOpen?.(g, door, hero) ?? true;
}

/** Opens a door for good; a chamber it leads to is revealed if no door of it was opened before. */
export function* openDoor(g: Descent, door: DoorId, hero: Hero | null): Rule {
  const opened = g.map.doors[door];
  if (!opened || g.state.dungeon.open[door]) return;
  g.state.dungeon.open[door] = true;
  g.emit({
    t: 'door-opened',
    zone: opened.zones[0],
    rule: 'H-MOVE-10',
    ...(hero ? { hero: hero.index } : {}),
  });
  const doorCard = !(g.quest.noDoorCard?.(g, door) ?? false);
  for (const chamber of opened.chambers) yield* g.do.revealChamber(g, chamber, hero, doorCard);
}
