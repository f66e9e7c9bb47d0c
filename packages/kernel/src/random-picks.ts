import type { Question } from './question.ts';
import type { Random } from './random.ts';

/** A legal answer to any question, by chance: for fuzzing, simulations and the simplest bot. */
export function randomPicks(question: Question, random: Random): readonly string[] {
  const { kind, options, min, max } = question;
  if (kind === 'one') return [options[random.below(options.length)] as string];
  if (kind === 'order') return random.shuffle([...options]);
  const count = min + random.below(max - min + 1);
  if (kind === 'many') return random.shuffle([...options]).slice(0, count);
  return spread(question, count, random);
}

function spread(question: Question, points: number, random: Random): readonly string[] {
  const pool: string[] = [];
  question.options.forEach((id, i) => {
    for (let point = question.capacity?.[i] ?? 0; point > 0; point--) pool.push(id);
  });
  return random.shuffle(pool).slice(0, points);
}
