import type { GameEvent } from '@crawlspace/kernel';

/**
 * Something that happened in an adventure. `t` is also the key of its log line in the locale files
 * (`event.<t>`), and the other fields are what that line can name.
 */
export interface BrimstoneEvent extends GameEvent {
  readonly t: BrimstoneEventName;
  readonly hero?: number;
  readonly enemy?: string;
  readonly type?: string;
  readonly card?: string;
  readonly tile?: number;
  readonly space?: number;
  readonly dice?: readonly number[];
  readonly amount?: number;
  readonly need?: number;
  readonly purpose?: string;
  readonly by?: number;
  readonly spaces?: readonly number[];
}

/** The closed list of what can be told. */
export const EVENT_NAMES = [
  'set-up',
  'turn',
  'step',
  'creation',
  'placed-hero',
  'lantern-given',
  'lantern-taken',
  'rolled',
  'rerolled',
  'held-back',
  'darkness-moved',
  'party-moved',
  'depth-event',
  'darkness-card',
  'dread-added',
  'dread-revealed',
  'dread-cancelled',
  'card-remains',
  'card-discarded',
  'activation',
  'enemy-activation',
  'moved',
  'dragged',
  'escaped',
  'caught',
  'grit-gained',
  'grit-lost',
  'grit-spent',
  'voices',
  'scavenged',
  'scavenge-card',
  'looked-through-door',
  'looked-through-gate',
  'world-entered',
  'tile-placed',
  'door-opened',
  'gate-opened',
  'end-cap',
  'collapsed',
  'token-revealed',
  'clue-found',
  'objective-found',
  'encounter',
  'test-passed',
  'test-failed',
  'threat',
  'enemies-placed',
  'elite',
  'ambush',
  'fight-started',
  'fight-ended',
  'loot',
  'attack',
  'free-attack',
  'hit-enemy',
  'critical',
  'enemy-wounded',
  'enemy-healed',
  'enemy-killed',
  'enemy-moved',
  'enemy-attack',
  'enemy-pushed',
  'dynamite-thrown',
  'dynamite-bounced',
  'explosion',
  'defended',
  'wounded',
  'sanity-lost',
  'corruption',
  'mutation',
  'injury',
  'madness',
  'status-gained',
  'status-lost',
  'knocked-out',
  'revived',
  'recovered',
  'died',
  'healed',
  'breath',
  'xp',
  'gold',
  'gold-lost',
  'dark-stone',
  'dark-stone-lost',
  'item-gained',
  'item-lost',
  'item-used',
  'ability-used',
  'token-gained',
  'token-used',
  'token-lost',
  'traded',
  'equipped',
  'put-away',
  'upgrade-attached',
  'upgrade-removed',
  'mission',
  'fled',
  'won',
  'lost',
] as const;
export type BrimstoneEventName = (typeof EVENT_NAMES)[number];
