import type { TextRef } from '@crawlspace/kernel';

/** A hero by place at the table: the seat of the player who decides for that hero. */
export type HeroIndex = number;

type HouseClass = 'us-marshal' | 'saloon-girl' | 'bandido' | 'gunslinger';
type HouseEnemy =
  | 'tentacles'
  | 'stranglers'
  | 'void-spiders'
  | 'night-terrors'
  | 'goliath'
  | 'targa-pylons';
/** Any other id: what it names may be missing, and has to be looked up. */
export type OfAPack = string & Record<never, never>;

/** Classes, enemy types and tiles are what the content of the table has: ids are checked where they come in. */
export type ClassId = HouseClass | OfAPack;

/** The two sides of every character sheet. */
export const PORTRAITS = ['woman', 'man'] as const;
export type Portrait = (typeof PORTRAITS)[number];

export type EnemyTypeId = HouseEnemy | OfAPack;

/** Models are numbered as they come: of `tentacles12` the 12. */
export function modelNumber(enemy: string): string {
  return enemy.replace(/^\D+/, '');
}

/** Types are named in the plural: what one of them is called, by its type or variant. */
export function oneOf(type: string): TextRef {
  return { key: `${type}.one` };
}

export const SKILLS = ['agility', 'cunning', 'spirit', 'strength', 'lore', 'luck'] as const;
export type SkillName = (typeof SKILLS)[number];

export const SIDE_BAG_TOKENS = [
  'bandages',
  'whiskey',
  'tonic',
  'dynamite',
  'flash',
  'herbs',
  'swamp-fungus',
  'brimstone-ash',
  'dark-stone-shiv',
] as const;
export type TokenKind = (typeof SIDE_BAG_TOKENS)[number];

export const CLOTHING_SLOTS = [
  'hat',
  'face',
  'neck',
  'shoulders',
  'coat',
  'torso',
  'gloves',
  'belt',
  'boots',
] as const;
export type ClothingSlot = (typeof CLOTHING_SLOTS)[number];

export type ThreatLevel = 'low' | 'med' | 'high';

/** Cards, chart rows and upgrades are referred to by id; the content tests check that they exist. */
export type CardId = string;

/** A carried item: its own number, because a hero may carry two of a kind. */
export type ItemNumber = number;
