import type { GameShape } from '@crawlspace/host';
import { computed, type ReadonlySignal } from '@preact/signals';
import type { Line, Seen, SeenParts } from './types.ts';

/** A table that is seen over a line. */
export function sessionOver<Game extends GameShape, Way extends Line<Game>>(
  line: Way & Line<Game>,
): Way & SeenParts<Game> {
  return { ...line, ...partsOf<Game>(line.seen) };
}

/** Each part of what is seen by itself, so that only what has changed is drawn anew. */
export function partsOf<Game extends GameShape>(seen: ReadonlySignal<Seen<Game>>): SeenParts<Game> {
  const part = <Name extends keyof Seen>(name: Name) => computed(() => seen.value[name]);
  return {
    table: part('table'),
    events: part('events'),
    passed: part('passed'),
    decisions: part('decisions'),
    thought: part('thought'),
    thinking: part('thinking'),
    isProposed: part('isProposed'),
  };
}

/** What was seen before, where nothing of it has changed: then nobody looks again. */
export function unlessSame<Game extends GameShape>(
  before: Seen<Game> | null,
  now: Seen<Game>,
): Seen<Game> {
  const names = Object.keys(now) as (keyof Seen)[];
  return before && names.every((name) => before[name] === now[name]) ? before : now;
}
