import type { Source } from '../abilities.ts';

/** The name under which a source, or one of its uses, is noted as used up. Each is put together once. */
export function noteOf({ card, item }: Source, id?: string): string {
  const note = item === null ? card : ofItem(card, item);
  return id === undefined ? note : ofUse(note, id);
}

const ofItem = joinedBy<number>('#');
const ofUse = joinedBy<string>(':');

function joinedBy<Part extends string | number>(
  sign: string,
): (name: string, part: Part) => string {
  const known = new Map<string, Map<Part, string>>();
  return (name, part) => known.get(name)?.get(part) ?? join(name, part);

  function join(name: string, part: Part): string {
    const joined = `${name}${sign}${part}`;
    known.set(name, (known.get(name) ?? new Map<Part, string>()).set(part, joined));
    return joined;
  }
}
