import { LANGUAGES, type Language, type Texts } from '../texts.ts';
import type { Laying, Ready } from './entries.ts';
import type { Pack } from './format.ts';
import type { Entry } from './game.ts';
import { problemOfPicture } from './pictures.ts';
import { problem } from './problems.ts';

/**
 * What a pack says of its entries, in all languages: what is missing in one is said in another. Only names
 * and the like are written by hand; what a card does says itself, so that no pack can lie about it.
 */
export function textsOfPack<Content>(
  laying: Laying<Content>,
  ready: readonly Ready<Content>[],
): Texts {
  const { game, pack, problems } = laying;
  const at = { pack: pack.id };
  const own = new Map(ready.map(({ entry, of }) => [entry.id, of.parts ?? game.parts]));
  const needed = new Set(ready.flatMap(({ entry, of }) => of.texts?.(entry) ?? []));
  const texts: Record<string, Readonly<Record<Language, string>>> = {};
  for (const language of LANGUAGES) {
    for (const key of Object.keys(pack.texts?.[language] ?? {})) {
      const [id = '', ...rest] = key.split('.');
      const path = ['texts', language, key];
      const part = rest.join('.');
      const parts = own.get(id);
      if (needed.has(key)) texts[key] = inAllLanguages(laying, key);
      else if (!parts && isOwn(pack, id)) continue;
      else if (!parts) problems.push(problem({ ...at, path }, 'foreign-text', { id }));
      else if (!parts.some((each) => isPart(part, each))) {
        problems.push(problem({ ...at, path }, 'made-text', { known: parts.join(', ') }));
      } else texts[key] = inAllLanguages(laying, key);
    }
  }
  for (const { deed, entry, of, at: place } of ready) {
    const keys = of.texts?.(entry) ?? [`${entry.id}.name`];
    const missing = deed === 'adds' ? keys.filter((key) => !texts[key]) : [];
    problems.push(...missing.map((key) => problem(place, 'no-name', { key })));
  }
  return texts;
}

/** Whether the pack has such an entry: one that was set aside is missed already. */
function isOwn({ adds = {}, changes = {} }: Pack, id: string): boolean {
  const added = Object.values(adds).some((entries) =>
    entries.some((entry) => (entry as Partial<Entry> | null)?.id === id),
  );
  return added || Object.values(changes).some((entries) => Object.hasOwn(entries, id));
}

/** `option-*` stands for `option-1` too, and `*.name` for `option.name`. */
function isPart(part: string, known: string): boolean {
  if (known.startsWith('*')) return part.endsWith(known.slice(1));
  return known.endsWith('*') ? part.startsWith(known.slice(0, -1)) : part === known;
}

function inAllLanguages<Content>({ pack }: Laying<Content>, key: string) {
  const said = LANGUAGES.map((language) => pack.texts?.[language]?.[key]);
  const any = said.find((text) => text !== undefined) ?? '';
  return Object.fromEntries(LANGUAGES.map((language, n) => [language, said[n] ?? any])) as Record<
    Language,
    string
  >;
}

/** Pictures are of the pack's own entries, and only draw. */
export function checkPictures<Content>(
  { pack, problems }: Laying<Content>,
  ready: readonly Ready<Content>[],
): void {
  const own = new Set(ready.map(({ entry }) => entry.id));
  for (const [id, picture] of Object.entries(pack.pictures ?? {})) {
    const at = { pack: pack.id, path: ['pictures', id] };
    if (!own.has(id) && !isOwn(pack, id)) problems.push(problem(at, 'foreign-text', { id }));
    const found = problemOfPicture(picture, at);
    if (found) problems.push(found);
  }
}
