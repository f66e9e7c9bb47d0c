import {
  type AdventureView,
  DEPTH_TRACK,
  type DepthSpace,
  spaceNumber,
  stageOf,
} from '@crawlspace/brimstone';

/** A mark of the depth track as it is drawn. */
export interface Mark {
  readonly mark: number;
  /** Printed on it; null for the Entrance and Darkness Start. */
  readonly number: number | null;
  readonly does: DepthSpace;
  readonly stage: 1 | 2 | 3;
  readonly party: boolean;
  readonly darkness: boolean;
  /** The Darkness has been here: it wakes nothing here any more. */
  readonly passed: boolean;
}

export function marksOf({ depth }: AdventureView): readonly Mark[] {
  return DEPTH_TRACK.map((does, mark) => ({
    mark,
    number: spaceNumber(mark),
    does,
    stage: stageOf(mark),
    party: mark === depth.party,
    darkness: mark === depth.darkness,
    passed: mark > depth.darkness,
  }));
}

export type Coming = DepthSpace | 'entrance';

/** What the next spaces do to the party when the Darkness comes there, the nearest first. */
export function comingSpaces({ depth }: AdventureView, count: number): readonly Coming[] {
  return Array.from({ length: Math.min(count, depth.darkness) }, (_, i) => {
    const mark = depth.darkness - 1 - i;
    return mark === 0 ? 'entrance' : (DEPTH_TRACK[mark] ?? 'plain');
  });
}

/** The next space that does something, and how many steps the Darkness is away from it. */
export function nextEffect(view: AdventureView): { readonly does: Coming; readonly steps: number } {
  const coming = comingSpaces(view, view.depth.darkness);
  const place = coming.findIndex((does) => does !== 'plain');
  return { does: coming[place] ?? 'plain', steps: place + 1 };
}
