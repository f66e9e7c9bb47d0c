import type { Question } from '@crawlspace/kernel';

/** What options mean that turn down a chance: nobody sees that it was there. */
const PASSING: ReadonlySet<string> = new Set(
  'no skip pass continue keep done back finish roll no-token hold-back decline let-it-come'.split(
    ' ',
  ),
);

/** Whether these picks only let a chance go by. A bot may have said anything: what is no option is no chance. */
export function onlyPasses({ options, means }: Question, picks: unknown): boolean {
  const passes = (pick: string) =>
    options.includes(pick) && PASSING.has(means?.(pick).kind ?? pick);
  return Array.isArray(picks) && picks.every(passes);
}
