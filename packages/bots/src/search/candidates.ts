import { type Question, Random, randomPicks } from '@crawlspace/kernel';

/** So many answers are compared where there are more than one could try. */
const MOST_OF_MANY = 8;

/** The answers worth comparing: the favourite first, then the others, each once. */
export function candidatesFor(
  question: Question,
  favourite: readonly string[],
  seed: string,
  options: readonly string[] = question.options,
): (readonly string[])[] {
  const found = new Map([[nameOf(question, favourite), favourite]]);
  const add = (picks: readonly string[]) => {
    const name = nameOf(question, picks);
    if (!found.has(name)) found.set(name, picks);
  };
  if (question.kind === 'one') for (const id of options) add([id]);
  else {
    const random = Random.seeded(seed);
    if (question.kind === 'many') {
      if (question.min === 0) add([]);
      if (question.max >= question.options.length) add(question.options);
      if (question.min <= 1) for (const id of question.options.slice(0, MOST_OF_MANY)) add([id]);
    }
    for (let tries = 0; tries < 2 * MOST_OF_MANY && found.size < MOST_OF_MANY; tries++)
      add(randomPicks(question, random));
  }
  return [...found.values()];
}

/** Where the order of the picks does not count, neither does it make two answers of one. */
function nameOf({ kind }: Question, picks: readonly string[]): string {
  return (kind === 'order' ? picks : [...picks].sort()).join(' ');
}
