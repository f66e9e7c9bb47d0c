import { type Question, Random } from '../src/index.ts';

/** Answers any question with a legal answer at random. */
export function randomPicks(question: Question, random: Random): readonly string[] {
  const { kind, options, min, max } = question;
  if (kind === 'one') return [options[random.below(options.length)] as string];
  if (kind === 'order') return random.shuffle([...options]);
  const count = min + random.below(max - min + 1);
  if (kind === 'many') return random.shuffle([...options]).slice(0, count);
  return spread(question, count, random);
}

function spread(question: Question, points: number, random: Random): readonly string[] {
  const pool = question.options.flatMap((id, i) =>
    Array<string>(question.capacity?.[i] ?? 0).fill(id),
  );
  return random.shuffle(pool).slice(0, points);
}

export function randomDecider(seed: string): (question: Question) => readonly string[] {
  const random = Random.seeded(seed);
  return (question) => randomPicks(question, random);
}
