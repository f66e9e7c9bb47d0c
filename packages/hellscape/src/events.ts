import type { GameEvent } from '@crawlspace/kernel';

/** Everything that is told. One shape for all, so that logs and statistics need no cases. */
export interface HellscapeEvent extends GameEvent {
  readonly t: HellscapeEventName;
  readonly hero?: number;
  /** Another hero it concerns. */
  readonly other?: number;
  readonly enemy?: string;
  /** A card: item, skill, mob, door, token. */
  readonly card?: string;
  readonly zone?: number;
  readonly amount?: number;
  readonly rarity?: string;
  /** What it is about, as a part of the text's key. */
  readonly purpose?: string;
  /** Which side attacks. */
  readonly attacker?: 'hero' | 'ally' | 'enemy';
  /** Faces of rolled dice, as `yellow HM`. */
  readonly dice?: readonly string[];
}

export const EVENT_NAMES = [
  'round',
  'phase',
  'turn',
  'action',
  'moved',
  'reaction',
  'door-opened',
  'door-card',
  'chamber-revealed',
  'spawned',
  'upgraded',
  'raised',
  'treasure-placed',
  'picked-up',
  'item-gained',
  'item-given',
  'equipped',
  'taken-off',
  'discarded',
  'attack',
  'rolled',
  'rerolled',
  'die-resolved',
  'totalled',
  'ability',
  'enemy-ability',
  'wounded',
  'enemy-wounded',
  'killed',
  'healed',
  'mana',
  'mana-lost',
  'xp',
  'level-up',
  'skill',
  'fire',
  'frost',
  'burned',
  'frozen',
  'knocked-out',
  'stood-up',
  'lifebringer',
  'enemy-activated',
  'enemy-moved',
  'monster-pattern',
  'trap',
  'fountain',
  'chest',
  'crafted',
  'darkness',
  'treasure-added',
  'boss-fight',
  'boss-ability',
  'boss-track',
  'stance',
  'rage',
  'marker',
  'consecrated',
  'ground-lifted',
  'blessed',
  'token-drawn',
  'token-flipped',
  'poison-laid',
  'poisoned',
  'element',
  'peak',
  'summoned',
  'spirit',
  'arrow',
  'shot',
  'quest',
  'left',
  'won',
  'lost',
] as const;
export type HellscapeEventName = (typeof EVENT_NAMES)[number];
