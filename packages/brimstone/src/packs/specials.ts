import { said } from '@crawlspace/kernel/packs';
import { content as house } from '../content/index.ts';
import { type Fields, type Path, type Say, visit } from './saying.ts';

/** Where the cards of the house use a special, and what they give it. */
interface Used {
  readonly kinds: Set<string>;
  readonly numbers: Set<string>;
}

let known: ReadonlyMap<string, Used> | undefined;

/** A special is code for cards of one kind: in another place it would not know what to do. */
export function problemOfSpecial(kind: string, fields: Fields, path: Path, say: Say): void {
  const use = useIn(fields, path);
  if (!use) return;
  known ??= usedByTheHouse();
  const used = known.get(use.id);
  if (!used?.kinds.has(kind)) {
    const kinds = [...(used?.kinds ?? [])].join(', ');
    say(path, said('special-elsewhere', { id: use.id, kinds }));
  } else if (!used.numbers.has(use.numbers)) {
    say([...path, 'n'], said('special-numbers', { id: use.id, n: [...used.numbers].join(' / ') }));
  }
}

function useIn(fields: Fields, path: Path): { id: string; numbers: string } | undefined {
  const { do: word, id, n = {} } = fields;
  const isSpecial = word === 'special' || path.at(-1) === 'special';
  if (!isSpecial || typeof id !== 'string') return undefined;
  return {
    id,
    numbers: Object.keys(n as object)
      .sort()
      .join(', '),
  };
}

function usedByTheHouse(): ReadonlyMap<string, Used> {
  const found = new Map<string, Used>();
  for (const [kind, cards] of Object.entries(house)) {
    for (const card of Object.values(cards as object)) {
      visit(card, [], (fields, path) => {
        const use = useIn(fields, path);
        if (!use) return;
        const used = found.get(use.id) ?? { kinds: new Set(), numbers: new Set() };
        used.kinds.add(kind);
        used.numbers.add(use.numbers);
        found.set(use.id, used);
      });
    }
  }
  return found;
}
