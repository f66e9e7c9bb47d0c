import type { Question } from '@crawlspace/kernel';

/** What options mean that turn down a chance: nobody sees that it was there. */
const PASSING: ReadonlySet<string> = new Set(
  'no skip pass continue keep done back finish roll no-token hold-back decline let-it-come'.split(
    ' ',
  ),
);

/** Whether these picks only let a chance go by. */
export function onlyPasses({ means }: Question, picks: readonly string[]): boolean {
  return picks.every((pick) => PASSING.has(means?.(pick).kind ?? pick));
}
