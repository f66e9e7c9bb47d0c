import * as v from 'valibot';
import type { TextRef } from '../question.ts';
import { type Language, wordsOf } from '../texts.ts';
import { heard } from './said.ts';
import { packTexts } from './texts.ts';
import type { Schema } from './words.ts';

/** Something that is wrong with a pack: where, and why. */
export interface Problem {
  /** The pack it is in. */
  readonly pack: string;
  /** The entry, by its kind and id; without one it is the pack itself. */
  readonly entry?: { readonly kind: string; readonly id: string };
  /** From the entry to the place: names of fields, and places in lists counted from 0. */
  readonly path: readonly (string | number)[];
  readonly text: TextRef;
}

export type Place = Pick<Problem, 'pack' | 'entry'> & Partial<Pick<Problem, 'path'>>;

export function problem(at: Place, key: string, params?: TextRef['params']): Problem {
  return { path: [], ...at, text: { key: `pack.${key}`, ...(params ? { params } : {}) } };
}

const WORDS = wordsOf(packTexts);

/** Where it is, what is wrong, and what was probably meant, in one sentence. */
export function sentence(language: Language, { pack, entry, path, text }: Problem): string {
  const where = [entry ? `${entry.kind} ${entry.id}` : pack, pathText(path)].filter(Boolean);
  return `${where.join(', ')}: ${WORDS.say(language, text)}`;
}

/** Places in lists are counted from 1, as people do. */
function pathText(path: Problem['path']): string {
  return path
    .map((part) => (typeof part === 'number' ? `${part + 1}` : part))
    .reduce(
      (all, part, i) => `${all}${i > 0 && typeof path[i] === 'string' ? ', ' : ' '}${part}`,
      '',
    )
    .trim();
}

/** The most that is said of one entry: the first slip is often the reason for the others. */
const MOST = 5;

type Checked<Value> =
  | { readonly value: Value; readonly problems: readonly [] }
  | { readonly value?: never; readonly problems: readonly Problem[] };

/** Holds something against a schema. */
export function check<Value>(schema: Schema<Value>, input: unknown, at: Place): Checked<Value> {
  const result = v.safeParse(schema, input);
  if (result.success) return { value: result.output, problems: [] };
  const problems = result.issues.slice(0, MOST).map(({ message, path = [] }): Problem => {
    const keys = path.map(({ key }) => key as string | number);
    return { ...at, path: [...(at.path ?? []), ...keys], text: heard(message) };
  });
  return { problems };
}
