import type { Played } from './descent.ts';

/** Answers what an attack asks with the plainest answers: nothing more is used. */
export function strike(table: Played): Played {
  for (;;) {
    if (table.prompt === 'ask.attack') table.pick(table.options[0] ?? '');
    else if (table.prompt === 'ask.before-roll') table.pick('roll');
    else if (table.prompt === 'ask.results') table.pick('finish');
    else return table;
  }
}

/** The dice of the last pool that was rolled, by kind. */
export function poolOf(table: Played): Readonly<Record<string, number>> {
  const pool = table.eventsNamed('rolled').findLast(({ purpose }) => purpose === 'pool');
  const counts: Record<string, number> = {};
  for (const die of pool?.dice ?? []) {
    const kind = die.split(' ')[0] ?? '';
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}
