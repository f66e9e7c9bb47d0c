import { type Entry, heard, type Place, type Problem, said } from '@crawlspace/kernel/packs';
import { content } from '../content/index.ts';
import { behindADoor, ofAnEnemy, ofAQuest } from '../language/schema/happenings.ts';

export type Path = readonly (string | number)[];
type Fields = Readonly<Record<string, unknown>>;

/** Looks at every object of an entry, however deep. */
export function visit(
  value: unknown,
  path: Path,
  look: (fields: Fields, path: Path) => void,
): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) look(value as Fields, path);
  for (const [name, part] of Object.entries(value)) {
    visit(part, [...path, Array.isArray(value) ? Number(name) : name], look);
  }
}

const wordsIn = (
  words: readonly { readonly entries: { readonly do: { readonly options: readonly string[] } } }[],
) => words.flatMap(({ entries }) => entries.do.options);

const DOORS = wordsIn(behindADoor);
const ENEMIES = wordsIn(ofAnEnemy).filter((word) => word !== 'attack');
const QUESTS = wordsIn(ofAQuest);

/** Words that mean nothing on cards of a kind: no door is opened, no enemy acts, no quest is meant. */
const STRANGE: Readonly<Record<string, ReadonlySet<string>>> = {
  doors: new Set([...ENEMIES, 'attack', ...QUESTS]),
  quests: new Set([...ENEMIES, 'attack', ...DOORS]),
  roaming: new Set([...DOORS, ...QUESTS]),
  bosses: new Set([...DOORS, ...QUESTS]),
};

/** What is wrong with a card that its schema cannot see. */
export function problemsOf(
  kind: string,
  entry: Entry,
  at: Place,
  house: object = (content as unknown as Fields)[kind] as object,
): Problem[] {
  const specials = specialsIn(house);
  const problems: Problem[] = [];
  const say = (path: Path, text: string) => problems.push({ ...at, path, text: heard(text) });
  const strange = STRANGE[kind];
  visit(entry, [], (fields, path) => {
    const { do: word, id, limit, cost, effects } = fields;
    if (typeof word === 'string' && strange?.has(word)) {
      say([...path, 'do'], said('word-elsewhere', { word, kind }));
    }
    if (word === 'special' && !specials.has(String(id))) {
      say([...path, 'id'], said('special-elsewhere', { id: String(id), kinds: '—' }));
    }
    const isFree = Object.keys((cost as object | undefined) ?? {}).length === 0;
    if (Array.isArray(effects) && limit === 'any-number' && isFree) {
      say([...path, 'limit'], said('endless'));
    }
  });
  return problems;
}

/** Specials that the house names there: elsewhere their code would not know what to do. */
function specialsIn(house: object): ReadonlySet<string> {
  const found = new Set<string>();
  visit(house, [], ({ do: word, id }) => {
    if (word === 'special') found.add(String(id));
  });
  return found;
}
