import type { DoorOption, Happening } from '../../happenings.ts';
import { capital, listed, type Phrases } from './phrases.ts';

/** Whom a part of a sentence is about: who opened, everybody at the door, or neither. */
type Subject = 'opener' | 'here' | null;

/** What is behind a door: a sentence for each thing, and one for all that happens to the same heroes. */
export function doorText(say: Phrases, does: readonly Happening[]): string {
  if (does.length === 0) return sentence(say('happen.nothing'));
  const sentences: string[][] = [];
  for (const [i, what] of does.entries()) {
    const before = does[i - 1];
    const subject = subjectOf(what);
    const goesOn = before !== undefined && subject !== null && subject === subjectOf(before);
    if (goesOn) sentences.at(-1)?.push(predicate(say, what));
    else if (what.do === 'loot' && before?.do === 'mobs') {
      sentences.push([say('happen.loot-there', { n: what.n })]);
    } else sentences.push([clause(say, what)]);
  }
  return sentences.map((parts) => sentence(listed(say, parts))).join(' ');
}

function sentence(text: string): string {
  return `${capital(text)}.`;
}

/** What the options of a Door card are called; undefined where it has none of this name. */
export function doorOption(
  does: readonly Happening[],
  part: string,
): ((say: Phrases, card: string) => string) | undefined {
  for (const what of does) {
    if (what.do === 'choose') {
      const option = what.options.find(({ id }) => id === part);
      if (option) return (say, card) => optionText(say, card, option);
    }
    const wounds = what.do === 'sacrifice' && /^blood(\d+)$/.exec(part)?.[1];
    if (wounds) return (say) => bloodText(say, what.each, Number(wounds));
  }
  return undefined;
}

function optionText(say: Phrases, card: string, { id, does }: DoorOption): string {
  const name = say(`${card}.${id}.name`);
  return does.length === 0
    ? name
    : `${name}: ${listed(
        say,
        does.map((what) => toYou(say, what)),
      )}`;
}

function bloodText(say: Phrases, each: Happening, n: number): string {
  if (n === 0) return capital(say('happen.sacrifice-none'));
  const gained = 'n' in each && typeof each.n === 'number' ? { ...each, n: each.n * n } : each;
  return capital(`${say('happen.wounds-you', { n })}: ${toYou(say, gained as Happening)}`);
}

/** As said to the hero who chooses. */
function toYou(say: Phrases, what: Happening): string {
  const subject = subjectOf(what);
  if (subject === 'opener') return predicate(say, what, '-you');
  if (subject) return `${say('happen.here-you')} ${predicate(say, what)}`;
  return SAID_SHORTER.has(what.do) ? predicate(say, what, '-you') : clause(say, what);
}

/** An option has less room than a card. */
const SAID_SHORTER: ReadonlySet<string> = new Set(['loot', 'monster', 'no-mobs']);

function subjectOf(what: Happening): Subject {
  if (what.do === 'item') return 'opener';
  if (!('on' in what)) return null;
  return what.on === 'hero' ? 'opener' : what.on === 'heroes-here' ? 'here' : null;
}

/** Somebody and what happens to them, where the text has spoken of the one before. */
function clause(say: Phrases, what: Happening, before: Subject = null): string {
  const subject = subjectOf(what);
  if (!subject) return unnamed(say, what);
  if (subject === before) return predicate(say, what);
  return `${say(`happen.${subject}${before ? '-again' : ''}`)} ${predicate(say, what)}`;
}

function predicate(say: Phrases, what: Happening, you: '' | '-you' = ''): string {
  const rarity = what.do === 'item' ? { rarity: { key: `rarity.${what.rarity}` } } : {};
  return say(`happen.${what.do}${you}`, { ...numbersOf(what), ...rarity });
}

function numbersOf(what: Happening): { n?: number } {
  return 'n' in what && typeof what.n === 'number' ? { n: what.n } : {};
}

function unnamed(say: Phrases, what: Happening): string {
  switch (what.do) {
    case 'lay-inside': {
      const { treasure = 0 } = what;
      const key = treasure > 0 ? 'happen.lay-with-treasure' : 'happen.lay-inside';
      return say(key, { token: { key: `happen.a-${what.token}` }, n: treasure });
    }
    case 'alarm':
      return say('happen.alarm', { zones: { key: 'happen.zones', params: { n: what.n } } });
    case 'choose':
      return choiceText(say, what.options);
    case 'sacrifice':
      return say('happen.sacrifice', { n: what.most, what: clause(say, what.each) });
    case 'special':
      return say(`special.${what.id}`);
    default:
      return say(`happen.${what.do}`, numbersOf(what));
  }
}

/** Either one or the other; or one, if the hero wishes. */
function choiceText(say: Phrases, options: readonly DoorOption[]): string {
  const real = options.filter(({ does }) => does.length > 0);
  if (real.length < options.length) {
    const what = real.flatMap(({ does }) => does.map((each) => clause(say, each)));
    return say('happen.if-they-wish', { what: listed(say, what) });
  }
  let before: Subject = null;
  let text = '';
  for (const { does, withOthers } of real) {
    const subject: Subject = does[0] ? subjectOf(does[0]) : null;
    const what = listed(
      say,
      does.map((each) => clause(say, each, before)),
    );
    const atOnce = subject === before ? 'happen.or-at-once' : 'happen.or';
    const or = withOthers ? 'happen.or-with-others' : atOnce;
    text = text ? say(or, { one: text, other: what }) : what;
    before = subject ?? before;
  }
  return say('happen.as-they-choose', { what: text });
}
