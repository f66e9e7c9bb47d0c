import type { Outcome } from '@crawlspace/kernel';
import type { Content } from '../content-types.ts';
import { parseCharacter } from '../parse-character.ts';
import { areHardships, areSingleCards, parseHero, parseOptions } from '../setup.ts';
import {
  type Check,
  check,
  type Fields,
  fieldsOf,
  isBoolean,
  isIn,
  isListOf,
  isName,
  isOneOf,
  isText,
  isWhole,
  optional,
} from './checks.ts';
import type { CompanyEntry, Deed, DeedOf, Returned, Tally } from './company.ts';

/** The fields of a deed besides its kind. */
type Wanted<Name extends Deed['t']> = Readonly<Record<Exclude<keyof DeedOf<Name>, 't'>, Check>>;

/** An entry from outside: of a known kind, every field is there and can be so. Throws SetupError. */
export function parseEntry(content: Content, value: unknown): CompanyEntry {
  const given = fieldsOf(value, 'an entry');
  const kinds = wantedIn(content);
  const kind = given['t'];
  check({ t: kind }, { t: (t) => isIn(kinds, t) }, 'an entry');
  const own = kinds[kind as Deed['t']];
  const wanted = { ...own, t: isText, after: isText, at: optional(isTime) };
  check(given, wanted, `an entry "${String(kind)}"`);
  return given as unknown as CompanyEntry;
}

function wantedIn(content: Content): { readonly [Name in Deed['t']]: Wanted<Name> } {
  const returned = isListOf((each) => isReturned(content, each));
  return {
    founded: { name: isName },
    recruited: { member: isText, hero: (hero) => parseHero(content, hero) !== null },
    retired: { member: isText },
    buried: { member: isText },
    mustered: {
      mission: (mission) => isIn(content.missions, mission),
      members: isListOf(isText),
      options: (options) => parseOptions(content, fieldsOf(options, 'options')) !== null,
      sets: optional(isWhole),
      hardships: optional((cards) => areHardships(content, cards)),
      elsewhere: optional((cards) => areSingleCards(content, cards)),
      single: optional(isOneOf([true])),
    },
    'came-home': {
      record: isText,
      outcome: isOutcome,
      turns: isWhole,
      darknessAhead: isBoolean,
      members: returned,
    },
    'passed-town': {},
    stayed: { record: isText, days: isWhole, members: returned },
  };
}

function isReturned(content: Content, value: unknown): boolean {
  const wanted: Readonly<Record<keyof Returned, Check>> = {
    member: isText,
    character: (character) => parseCharacter(content, character) !== null,
    tally: optional(isTally),
  };
  return isMadeOf(value, wanted, 'a member');
}

function isTally(value: unknown): boolean {
  const wanted: Readonly<Record<keyof Tally, Check>> = { kills: isWhole, knockOuts: isWhole };
  return isMadeOf(value, wanted, 'a tally');
}

function isOutcome(value: unknown): boolean {
  const wanted: Readonly<Record<keyof Outcome, Check>> = { won: isBoolean, cause: isText };
  return isMadeOf(value, wanted, 'an outcome');
}

function isMadeOf(value: unknown, wanted: Readonly<Record<string, Check>>, what: string): boolean {
  const fields: Fields = fieldsOf(value, what);
  check(fields, wanted, what);
  return true;
}

/** Larger than any number of points. */
function isTime(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
