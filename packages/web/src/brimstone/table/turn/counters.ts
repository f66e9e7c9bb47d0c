import type { AdventureView } from '@crawlspace/brimstone';
import { gameText, hasText } from '../words.ts';

/** What the mission counts that players want to know, in words. */
export function countersOf({ mission }: AdventureView): string[] {
  return Object.entries(mission.counters).flatMap(([name, value]) =>
    hasText(`counter.${name}`) ? gameText(`counter.${name}`, { value }) : [],
  );
}
