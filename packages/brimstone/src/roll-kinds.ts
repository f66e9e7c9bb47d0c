/**
 * What kind of roll a hero makes, for who wants to decide about re-rolls once for all of a kind. An
 * attack in which every die already hits is of the kind `critical`.
 */
export type RollKind =
  | 'move'
  | 'escape'
  | 'search'
  | 'test'
  | 'attack'
  | 'critical'
  | 'damage'
  | 'defense'
  | 'willpower'
  | 'healing'
  | 'gain'
  | 'affliction'
  | 'card';

const KINDS: Readonly<Record<string, RollKind>> = {
  move: 'move',
  'move-extra': 'move',
  'last-dance': 'move',
  escape: 'escape',
  scavenge: 'search',
  'to-hit': 'attack',
  damage: 'damage',
  'dynamite-damage': 'damage',
  silver: 'damage',
  spark: 'damage',
  defense: 'defense',
  cover: 'defense',
  armor: 'defense',
  'dangerous-dynamite': 'defense',
  willpower: 'willpower',
  'spirit-armor': 'willpower',
  heal: 'healing',
  breath: 'healing',
  recover: 'healing',
  'holy-water': 'healing',
  gold: 'gain',
  'dark-stone': 'gain',
  'weighing-counter': 'gain',
  poison: 'affliction',
  'poison-save': 'affliction',
  'corruption-check': 'affliction',
  'void-infection': 'affliction',
  'hunger-for-ore': 'affliction',
  'tolling-chest': 'affliction',
  'quicksilver-sweat': 'affliction',
};

/** The kind of a roll with this purpose; dice that only one card asks for are of the kind `card`. */
export function kindOfRoll(purpose: string): RollKind {
  return purpose.startsWith('skill-') ? 'test' : (KINDS[purpose] ?? 'card');
}
