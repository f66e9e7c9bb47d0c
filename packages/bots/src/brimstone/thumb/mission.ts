import type { AdventureView, SpaceId } from '@crawlspace/brimstone';
import { type Asked, findOption } from './asked.ts';

type Judge = (view: AdventureView) => boolean;

function counter(view: AdventureView, name: string): number {
  return view.mission.counters[name] ?? 0;
}

/** Deeds of missions that are not always worth an attack. All others are what the mission is about. */
const DEEDS: Readonly<Record<string, Readonly<Record<string, Judge>>>> = {
  'nine-days-down': { free: (view) => counter(view, 'saved') === 0 },
  'close-the-throat': { pinch: (view) => counter(view, 'fuse') <= 2 },
};

/** Markers that somebody has to go to, by the beginning of their name. */
const ERRANDS: Readonly<Record<string, Judge>> = {
  survivor: (view) => counter(view, 'saved') === 0,
  bell: (view) => counter(view, 'rung-in-turn') !== view.turn.number,
  engine: (view) => counter(view, 'power') > 0,
};

/** An action of the mission that is on offer and worth it. */
export function missionDeed(asked: Asked): string | null {
  const { view } = asked;
  const { id } = view.mission;
  return findOption(asked, (meaning) => {
    if (meaning.kind !== 'use' || meaning.card !== id) return false;
    return DEEDS[id]?.[meaning.use]?.(view) ?? true;
  });
}

/** Where the mission needs somebody now. */
export function errands(view: AdventureView): SpaceId[] {
  return view.mission.markers.flatMap(({ id, space }) => {
    const wanted = ERRANDS[id.replace(/\d+$/, '')];
    return space !== null && wanted?.(view) ? [space] : [];
  });
}

/** Whether the mission leads through a Gate and beyond, and the way there is open. */
export function leadsThroughGate(view: AdventureView): boolean {
  return view.mission.id === 'the-far-engine' && counter(view, 'gate') > 0;
}
