import type { Json } from '../hash.ts';
import { utf8 } from './bytes.ts';
import { frame, type Pack } from './format.ts';
import { check, type Problem, problem } from './problems.ts';
import { shortened } from './said.ts';

const MB = 1024 * 1024;
const MOST_MB = { alone: 1, pictures: 8 } as const;
const DEEPEST = 40;
const MOST_IN_ONE = 4000;
const MOST_VALUES = 200_000;
const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

export type Reading =
  | { readonly pack: Pack; readonly problems: readonly [] }
  | { readonly pack: null; readonly problems: readonly Problem[] };

/** Reads the file of a pack: whether it is one, and no larger than packs may be. */
export function readPack(text: string, file = 'pack'): Reading {
  const at = { pack: file };
  const refused = (...problems: readonly Problem[]): Reading => ({ pack: null, problems });
  if (bytesOf(text) > MOST_MB.pictures * MB) return refused(tooLarge(file, 'pictures'));
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const reason = error instanceof Error ? shortenedReason(error.message) : String(error);
    return refused(problem(at, 'not-json', { reason }));
  }
  return packOf(json, file);
}

/** The same of a pack that came as part of something else: a save, a message. */
export function packOf(json: unknown, file = 'pack'): Reading {
  const refused = (...problems: readonly Problem[]): Reading => ({ pack: null, problems });
  const unfit = unfitIn(json, file);
  if (unfit) return refused(unfit);
  const fields = json as Readonly<Record<string, Json>>;
  if (typeof json === 'object' && json !== null) {
    const { pictures, ...alone } = fields;
    if (bytesOf(JSON.stringify(pictures ?? '')) > MOST_MB.pictures * MB)
      return refused(tooLarge(file, 'pictures'));
    if (bytesOf(JSON.stringify(alone)) > MOST_MB.alone * MB)
      return refused(tooLarge(file, 'alone'));
  }
  const checked = check(frame, json, { pack: file });
  return checked.value ? { pack: checked.value, problems: [] } : refused(...checked.problems);
}

function tooLarge(pack: string, part: keyof typeof MOST_MB): Problem {
  const what = part === 'pictures' ? 'with-pictures' : 'without-pictures';
  return problem({ pack }, 'too-large', { most: MOST_MB[part], part: { key: `pack.${what}` } });
}

function bytesOf(text: string): number {
  return utf8(text).length;
}

/** What the parser says, without what it quotes of the file. */
function shortenedReason(message: string): string {
  return shortened(message.replace(/[,:]? ?"[\s\S]*" is not valid JSON$/, '').trim()).slice(0, 200);
}

/** What no pack needs, wherever it is: names that mean something to JavaScript, depth, huge lists. */
function unfitIn(json: unknown, pack: string): Problem | undefined {
  let values = 0;
  function visit(value: unknown, path: readonly (string | number)[]): Problem | undefined {
    const at = { pack, path };
    if (++values > MOST_VALUES) return problem({ pack }, 'too-many', { most: MOST_VALUES });
    if (typeof value !== 'object' || value === null) return undefined;
    if (path.length > DEEPEST) {
      return problem({ pack, path: path.slice(0, 4) }, 'too-deep', { most: DEEPEST });
    }
    const isList = Array.isArray(value);
    const entries = Object.entries(value);
    if (entries.length > MOST_IN_ONE) return problem(at, 'too-many', { most: MOST_IN_ONE });
    for (const [name, part] of entries) {
      if (FORBIDDEN.has(name)) return problem(at, 'forbidden-name', { name });
      const found = visit(part, [...path, isList ? Number(name) : name]);
      if (found) return found;
    }
    return undefined;
  }
  return visit(json, []);
}
