/** A card, skill, token or quest of the content. */
export type CardId = string;
export type HeroIndex = number;
export type ItemNumber = number;
/** A zone of the dungeon in play, counted from 0. */
export type ZoneId = number;
export type DoorId = number;
export type ChamberId = number;

export const CLASSES = ['berserker', 'paladin', 'ranger', 'rogue', 'shaman', 'wizard'] as const;
export type ClassId = (typeof CLASSES)[number];

/** What quests are lost by. */
export const LOSSES = [
  'no-lifebringer',
  'out-of-time',
  'no-enemy-left',
  'key-vanished',
  'corrupted',
  'summoner-died',
  'cursed-sword',
] as const;
export type Loss = (typeof LOSSES)[number];

export const ATTACK_TYPES = ['melee', 'magic', 'ranged'] as const;
export type AttackType = (typeof ATTACK_TYPES)[number];

export const DICE = ['yellow', 'orange', 'blue', 'shadow', 'enemy'] as const;
export type DieKind = (typeof DICE)[number];

export const RARITIES = ['common', 'rare', 'epic'] as const;
export type Rarity = (typeof RARITIES)[number];

/** The decks of enemies and their items: levels 1–2, 3–4 and 5. */
export const TIERS = ['1-2', '3-4', '5'] as const;
export type Tier = (typeof TIERS)[number];

/** Where an item is worn; two-handed items fill both hands; consumables need no place. */
export type Slot = 'head' | 'chest' | 'legs' | 'misc' | 'hand' | 'two-hands' | 'none';

export const MOBS = [
  'fallen-angels',
  'undead',
  'satyrs',
  'demons',
  'fire-entities',
  'skeletons',
  'infernal-imps',
  'gargoyles',
] as const;
export type MobType = (typeof MOBS)[number];

export const ROAMING = ['ghoul', 'lyidan', 'andra', 'ytheria'] as const;
export type RoamingType = (typeof ROAMING)[number];

export const BOSSES = ['michael', 'reaper'] as const;
export type BossType = (typeof BOSSES)[number];

export const STANCES = ['blood-rage', 'reckless', 'provoke'] as const;
export type Stance = (typeof STANCES)[number];

export const ELEMENTS = ['water', 'fire', 'air', 'earth'] as const;
export type Element = (typeof ELEMENTS)[number];

export type SpiritId = 'flame-spirit' | 'frost-spirit';
