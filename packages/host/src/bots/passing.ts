import type { Question, Role } from '@crawlspace/kernel';
import type { GameShape, TableOf } from '../shape.ts';

/** What options are that turn down a chance: nobody sees that it was there. */
const PASSING: ReadonlySet<Role | null> = new Set(['pass', 'go-on', 'done', 'back']);

/** Whether these picks only let a chance go by. A bot may have said anything: what is no option is no chance. */
export function onlyPasses<Game extends GameShape>(
  table: Pick<TableOf<Game>, 'roleOf'>,
  question: Question,
  picks: unknown,
): boolean {
  const passes = (pick: string) =>
    question.options.includes(pick) && PASSING.has(table.roleOf(question, pick));
  return Array.isArray(picks) && picks.every(passes);
}
