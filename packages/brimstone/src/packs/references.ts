import {
  type Entry,
  heard,
  type Place,
  type Problem,
  said,
  unknown,
} from '@crawlspace/kernel/packs';
import type { Content } from '../content-types.ts';
import { isMissionWord } from '../language/compile/of-the-mission.ts';
import { fieldsOf } from '../language/schema/moments.ts';
import type { MomentName } from '../moments.ts';
import { namesIn, problemsOfNames } from './names.ts';
import { BY_YOU, FOR_HEROES, FROM_YOU, OF_THE_MOMENT, OF_YOU } from './needs.ts';
import type { Fields, Path, Say } from './saying.ts';
import { problemOfSpecial } from './specials.ts';

/** What is said around a word of a card. */
interface Around {
  /** What the moment has that the card reacts to: what may be read, and what may be changed. */
  readonly moment: Readonly<Record<string, string>> | null;
  /** Whether somebody is `you`. */
  readonly you: boolean;
  /** Whether there is a number on the sheet, for X. */
  readonly x: boolean;
  /** Whether it is a mission, and about one of its markers. */
  readonly mission: boolean;
  readonly marker: boolean;
}

/** Cards that are nobody's: until somebody is chosen, there is no `you`. */
const NOBODYS: ReadonlySet<string> = new Set([
  ...['darkness', 'growingDread', 'hardships', 'depthEvents', 'encounters'],
  ...['enemyAbilities', 'elites', 'variants', 'worlds', 'missions'],
]);

/** What is wrong with an entry that its schema cannot see: what is named is not there. */
export function problemsOf(content: Content, kind: string, entry: Entry, at: Place): Problem[] {
  const problems: Problem[] = [];
  const say: Say = (path, text) => problems.push({ ...at, path, text: heard(text) });
  const around = {
    moment: null,
    you: !NOBODYS.has(kind),
    x: kind === 'enemyAbilities',
    mission: kind === 'missions',
    marker: false,
  };
  read(entry, [], around, (fields, path, here) => {
    problemsOfWord(fields, path, here, say);
    problemOfSpecial(kind, fields, path, say);
    problemsOfMissionWord(kind, fields, path, here, say);
  });
  problemsOfNames(content, kind, entry, say);
  namesIn(entry, say);
  return problems;
}

type Look = (fields: Fields, path: Path, around: Around) => void;

/** Looks at every object of an entry, and knows what is said around it. */
function read(value: unknown, path: Path, around: Around, look: Look): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const [n, part] of value.entries()) read(part, [...path, n], around, look);
    return;
  }
  const fields = value as Fields;
  look(fields, path, typeof fields['at'] === 'string' ? within(fields, 'at', around) : around);
  for (const [name, part] of Object.entries(fields)) {
    read(part, [...path, name], within(fields, name, around), look);
  }
}

/** Words after which somebody is `you`, in these of their parts. */
const CHOOSES: Readonly<Record<string, readonly string[]>> = {
  for: ['each'],
  whoever: ['each'],
  name: ['then', 'else'],
  test: ['rows', 'help'],
  hits: ['then'],
  horror: ['then'],
};

function within(fields: Fields, part: string, around: Around): Around {
  const { at, do: word } = fields;
  if (typeof at === 'string') {
    const moment = fieldsOf((at === 'final-turn' ? 'turnStart' : at) as MomentName);
    // The hero of a moment may be nobody: missions have to say whom they mean.
    return { ...around, moment, you: around.you || (!around.mission && 'hero' in moment) };
  }
  if ((word === 'with-marker' && part === 'then') || ('kind' in fields && part === 'when')) {
    return { ...around, marker: true };
  }
  if (part === 'attackDice') return { ...around, moment: ATTACK };
  if (part === 'criticalsMatter') return { ...around, moment: WEAPON };
  // Who uses a card, and of whom something has to be so.
  const isSomebody = part === 'uses' || ('who' in fields && part === 'when');
  const isChosen =
    typeof word === 'string' &&
    (CHOOSES[word]?.includes(part) || (part === 'else' && FOR_HEROES.has(word)));
  return (isChosen || isSomebody) && !around.you ? { ...around, you: true } : around;
}

const WEAPON = { hero: 'thing', weapon: 'thing', enemy: 'thing' };
const ATTACK = { ...WEAPON, before: 'list' };

function problemsOfWord(fields: Fields, path: Path, around: Around, say: Say): void {
  if (!around.you && needsYou(fields)) say(path, said('nobodys'));
  for (const [name, value] of Object.entries(fields)) {
    const here = [...path, name];
    if (value === 'X' && !around.x) say(here, said('no-x'));
    const word = typeof value === 'string' && ASKS.has(name) ? value : name;
    const isCondition = word !== name || (CONDITIONS.has(name) && path.length > 0);
    const missing = isCondition ? (OF_THE_MOMENT[word] ?? []) : [];
    if (missing.some((each) => !around.moment?.[each]))
      say(here, said('no-moment', { what: word }));
  }
  for (const [n, when] of asList(fields['every'], fields['some']).entries()) {
    const missing = typeof when === 'string' ? (OF_THE_MOMENT[when] ?? []) : [];
    if (missing.some((each) => !around.moment?.[each])) {
      say([...path, n], said('no-moment', { what: String(when) }));
    }
    if (!around.you && typeof when === 'string' && FROM_YOU.has(when)) say(path, said('nobodys'));
  }
  problemsOfFields(fields, path, around, say);
}

/** Fields that say when or to whom. */
const ASKS: ReadonlySet<string> = new Set([
  'when',
  'not',
  'to',
  'of',
  'who',
  'among',
  'near',
  'if',
]);

/** Fields that are conditions themselves. */
const CONDITIONS: ReadonlySet<string> = new Set([
  ...['weapon', 'firstWeapon', 'shortBy', 'deadlyBy', 'cause'],
]);

/** What only missions say means nothing elsewhere; `*` is a marker. */
function problemsOfMissionWord(
  kind: string,
  fields: Fields,
  path: Path,
  { mission, marker }: Around,
  say: Say,
): void {
  const { do: word, count, counter, thisTurn } = fields;
  const words = [
    typeof word === 'string' && isMissionWord(word) ? word : undefined,
    MISSION_FIELDS.find((each) => typeof fields[each] === 'object' || each in fields),
    MISSION_COUNTS.find((each) => each === count),
  ];
  const found = words.find((each) => each !== undefined);
  if (found !== undefined && !mission) {
    say(path, said('word-elsewhere', { word: found, kind }));
    return;
  }
  const named = [counter, thisTurn].some((name) => String(name).includes('*'));
  if (named && !marker) say(path, said('no-marker'));
}

const MISSION_FIELDS = [
  'mission',
  'thisTurn',
  'same',
  'counter',
  'markers',
  'quickest',
  'onMarker',
];
const MISSION_COUNTS = ['heroes', 'turn', 'tile'];

function asList(...values: readonly unknown[]): unknown[] {
  return values.flatMap((value) => (Array.isArray(value) ? value : []));
}

function needsYou({ do: word, to, by, ...fields }: Fields): boolean {
  const starts = (value: unknown) => typeof value === 'string' && FROM_YOU.has(value);
  if (typeof word === 'string') {
    if (FOR_HEROES.has(word) && (to === undefined || starts(to))) return true;
    if (BY_YOU.has(word)) return true;
    if (word === 'test' && by === 'you') return true;
    if ((word === 'roll' && by !== 'card') || (word === 'may' && by !== 'party')) return true;
  }
  if (OF_YOU.some((each) => each in fields)) return true;
  if (fields['mission'] === 'on-the-entrance' || ('kind' in fields && 'is' in fields)) return true;
  return [...ASKS].some((each) => each in fields && starts(fields[each]));
}

/** What is read of the moment, and what is changed of it. */
function problemsOfFields(fields: Fields, path: Path, { moment }: Around, say: Say): void {
  const { field, at, change } = fields;
  if (typeof field === 'string') {
    const known = Object.keys(moment ?? {});
    if (!moment) say(path, said('no-moment', { what: field }));
    else if (!known.includes(field)) say([...path, 'field'], unknown('field', field, known));
  }
  if (typeof at !== 'string' || typeof change !== 'object' || change === null) return;
  const all = fieldsOf(at as MomentName);
  const known = Object.keys(all).filter((each) => ['change', 'switch'].includes(all[each] ?? ''));
  for (const [name, how] of Object.entries(change)) {
    const here = [...path, 'change', name];
    if (!known.includes(name)) say(here, unknown('field', name, known));
    else if ((all[name] === 'switch') !== (typeof how === 'boolean')) {
      const kind = all[name] === 'switch' ? 'boolean' : 'number';
      say(here, said('kind', { kinds: { key: `pack.kind-${kind}` } }));
    }
  }
}
