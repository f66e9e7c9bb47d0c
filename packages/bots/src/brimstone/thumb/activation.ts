import type { AdventureView } from '@crawlspace/brimstone';
import { type Asked, findOption } from './asked.ts';
import { wantsToSort } from './belongings.ts';
import { goOn } from './explore.ts';
import { fightOn } from './fight.ts';
import { missionDeed } from './mission.ts';
import { useNow } from './uses.ts';

/** One decision of an activation. */
export function activation(asked: Asked): string {
  const { view } = asked;
  if (asked.has('take-lantern')) return 'take-lantern';
  const first = missionDeed(asked) ?? useNow(asked);
  if (first) return first;
  if (asked.has('items') && wantsToSort(asked)) return 'items';
  const deed = isFighting(view, asked) ? fightOn(asked) : goOn(asked);
  return deed ?? findOption(asked, ({ kind }) => kind === 'scavenge') ?? 'end';
}

/** Enemies that cannot move may be left alone where nothing can be done to them. */
function isFighting(view: AdventureView, asked: Asked): boolean {
  if (view.enemies.length === 0) return false;
  return findOption(asked, ({ kind }) => kind === 'look' || kind === 'scavenge') === null;
}
