import type { Descent } from '../../descent.ts';
import type { DeedCard, Goal, QuestDeed } from '../../quest-types.ts';

/** Walking out of the dungeon by the zone of a gray Objective token, past whoever strikes. */
export const wayOut: DeedCard = {
  id: 'leave',
  at: 'objective-gray',
  cost: 'mp',
  does: [{ do: 'leave' }],
};

/** All heroes are out. */
export const allHaveLeft: Goal = {
  done: { value: 'left', is: 'heroes' },
  numbers: { n: 'left', of: 'heroes' },
};

/** A deed of a quest with rules of its own: enemies in the zone do not hinder it. */
export function ownDeed(
  id: string,
  cost: QuestDeed['cost'],
  resolve: QuestDeed['resolve'],
): QuestDeed {
  return { id, cost, interacts: false, text: { key: `deed.${id}` }, resolve };
}

/** Whether this door has the white outline. */
export function isMarked(g: Descent, door: number): boolean {
  return g.map.doors[door]?.marked === true;
}

/** The doors with the white outline. */
export function markedDoors(g: Descent): readonly number[] {
  return g.map.doors.filter(({ marked }) => marked).map(({ id }) => id);
}
