import type { Character, OwnedItem } from './character.ts';
import {
  type Check,
  check,
  fieldsOf,
  isBoolean,
  isIn,
  isListOf,
  isName,
  isOneOf,
  isWhole,
  optional,
} from './company/checks.ts';
import type { Content } from './content-types.ts';
import { PORTRAITS, SIDE_BAG_TOKENS } from './ids.ts';

export const HIGHEST_LEVEL = 8;

/** A character from outside: every field is there and can be so, and there are no others. */
export function parseCharacter(content: Content, value: unknown): Character {
  const known = knownIn(content);
  const given = fieldsOf(value, 'a character');
  const wanted: Readonly<Record<keyof Character, Check>> = {
    class: (id) => isIn(content.classes, id),
    name: isName,
    portrait: optional(isOneOf(PORTRAITS)),
    level: (level) => isWhole(level) && level >= 1 && level <= HIGHEST_LEVEL,
    xp: isWhole,
    gold: isWhole,
    darkStone: isWhole,
    wounds: isWhole,
    sanityDamage: isWhole,
    corruption: isWhole,
    bag: isListOf(isOneOf(SIDE_BAG_TOKENS)),
    items: isListOf((item) => isOwnedItem(known, item)),
    upgrades: isListOf(known.upgrade),
    conditions: isListOf(known.condition),
    dead: isBoolean,
    resurrectable: isBoolean,
  };
  check(given, wanted, 'a character');
  return given as unknown as Character;
}

function isOwnedItem(known: ReturnType<typeof knownIn>, value: unknown): boolean {
  const wanted: Readonly<Record<keyof OwnedItem, Check>> = {
    card: known.item,
    equipped: isBoolean,
    upgrades: isListOf(known.item),
    charges: (charges) => charges === null || isWhole(charges),
    holds: isListOf(isOneOf(SIDE_BAG_TOKENS)),
    paid: optional(isWhole),
  };
  check(fieldsOf(value, 'an item'), wanted, 'an item');
  return true;
}

function knownIn({ items, upgrades, conditions }: Content) {
  return {
    item: (id: unknown) => isIn(items, id),
    upgrade: (id: unknown) => isIn(upgrades, id),
    condition: (id: unknown) => isIn(conditions, id),
  };
}
