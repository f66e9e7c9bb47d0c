import type { Rule, TextRef } from '@crawlspace/kernel';
import type { Descent } from './descent.ts';
import type { Condition, Happening, Value } from './happenings.ts';
import type { CardId, ChamberId, HeroIndex, ZoneId } from './ids.ts';
import type { Ally, Enemy, Hero, TokenKind } from './state.ts';

export type Side = 'n' | 'e' | 's' | 'w';

/** One cell of a tile side as printed. */
export interface TileCell {
  readonly ground: 'shadow' | 'light' | 'none';
  readonly chamber: boolean;
  readonly walls: readonly Side[];
}

/** A tile side: three rows of three. */
export interface Tile {
  readonly id: string;
  readonly look: 'stone' | 'hell';
  readonly cells: readonly (readonly TileCell[])[];
}

/** A tile on the table: its upper left corner in cells, and quarter turns clockwise. */
export interface PlacedTile {
  readonly tile: string;
  readonly x: number;
  readonly y: number;
  readonly turn: 0 | 1 | 2 | 3;
}

export interface PlacedBridge {
  readonly x: number;
  readonly y: number;
  readonly open: readonly Side[];
}

export interface PlacedDoor {
  readonly x: number;
  readonly y: number;
  /** The side of that cell it is on. */
  readonly side: Side;
  /** The white outline. */
  readonly marked?: true;
}

export interface PlacedToken {
  readonly kind: Exclude<TokenKind, 'treasure'> | 'starting-mob';
  readonly x: number;
  readonly y: number;
  /** Only with at least so many heroes (portals). */
  readonly heroes?: number;
  readonly count?: number;
}

/** A quest's map. Cells are counted from the upper left of everything; tiles may stand apart. */
export interface QuestMap {
  readonly tiles: readonly PlacedTile[];
  readonly bridges: readonly PlacedBridge[];
  readonly doors: readonly PlacedDoor[];
  readonly start: readonly (readonly [x: number, y: number])[];
  readonly tokens: readonly PlacedToken[];
  /** Corridor zones that doors close off: each group counts as a chamber, with walls on all sides. */
  readonly rooms?: readonly (readonly (readonly [x: number, y: number])[])[];
  /** The boss chamber: its tile, where the boss stands and where the heroes start the fight. */
  readonly boss?: {
    readonly tile: string;
    readonly at: readonly [number, number];
    readonly start: readonly (readonly [number, number])[];
  };
}

/** Something a hero can do for the quest where they stand. */
export interface QuestDeed {
  readonly id: string;
  /** Movement points are spent in a Move action and need a zone without enemies, as every interaction. */
  readonly cost: 'mp' | 'action';
  /** Interacts with an object: not with enemies in the zone. */
  readonly interacts: boolean;
  readonly text: TextRef;
  readonly resolve: (g: Descent, hero: Hero) => Rule;
}

/** One line of what is to be done, for players. */
export interface Objective {
  readonly text: TextRef;
  readonly done: boolean;
}

/** A quest as data, of which its rules are made (`language/quest.ts`). */
export interface QuestCard {
  readonly id: CardId;
  /** Order in the book. */
  readonly number: number;
  /** One map, or one for each number of heroes; the last is for all larger parties. */
  readonly map: QuestMap | readonly QuestMap[];
  /** The number of heroes the game counts as, however many play. */
  readonly scale?: number;
  /** Pressed in order: `<quest>.objective-<n>`, with these numbers. */
  readonly goals: readonly Goal[];
  readonly deeds?: readonly DeedCard[];
  readonly triggers?: readonly Trigger[];
  /** Of the doors with the white outline: when heroes may open them by hand, and whether a Door card is drawn. */
  readonly marked?: { readonly opens: 'never' | readonly Condition[]; readonly noDoorCard?: true };
  /** Closed doors that let enemies through. */
  readonly enemiesPass?: 'marked' | 'all';
  /** The enemy with this mark can be hurt only when it is so. */
  readonly armored?: { readonly mark: string; readonly unless: Condition };
  /** The first hero in the boss chamber begins the fight; the boss's death wins the quest. */
  readonly bossFight?: { readonly begins: readonly Happening[] };
  /** Whose rules take the place of what the card says: see `content.specials`. */
  readonly special?: string;
}

export interface Goal {
  readonly done: Condition;
  /** Where the number of heroes makes a difference: this goal is theirs. */
  readonly heroes?: 'one' | 'more';
  /** What it is called, if not after its place. */
  readonly key?: string;
  readonly numbers?: Readonly<Record<string, Value>>;
}

export interface DeedCard {
  readonly id: string;
  /** A token of this kind lies where the hero stands. */
  readonly at?: TokenKind;
  readonly cost: QuestDeed['cost'];
  readonly interacts?: true;
  readonly if?: readonly Condition[];
  readonly does: readonly Happening[];
}

/** When quests do something by themselves. */
export type QuestMoment =
  | 'set-up'
  | 'round-start'
  | 'hero-phase'
  | 'darkness'
  | 'revealed'
  | 'killed';

export interface Trigger {
  readonly on: QuestMoment;
  readonly if?: readonly Condition[];
  readonly does: readonly Happening[];
}

/** A quest: its map and what is special about it. The core asks it at fixed places. */
export interface Quest {
  readonly id: CardId;
  /** Order in the book. */
  readonly number: number;
  /** By the number of heroes at the table. */
  readonly map: (heroes: number) => QuestMap;
  /** The number of heroes the game counts as, where the quest says so. */
  readonly scale?: (heroes: number) => number;
  /** Objectives are pressed in order; shown on the table. */
  readonly objectives: (g: Pick<Descent, 'state' | 'content'>) => readonly Objective[];
  /** Extra set up, once everything else stands. */
  readonly setUp?: (g: Descent) => Rule;
  /** Before Lifebringer tokens are spent. */
  readonly roundStart?: (g: Descent) => Rule;
  /** After them. */
  readonly heroPhaseStart?: (g: Descent) => Rule;
  readonly darkness?: (g: Descent) => Rule;
  readonly deeds?: (g: Descent, hero: Hero) => readonly QuestDeed[];
  readonly heroMoved?: (g: Descent, hero: Hero) => Rule;
  readonly allyMoved?: (g: Descent, ally: Ally) => Rule;
  readonly allyKilled?: (g: Descent, ally: Ally) => Rule;
  readonly enemyKilled?: (g: Descent, killed: EnemyKilled) => Rule;
  readonly chamberRevealed?: (g: Descent, chamber: ChamberId, hero: Hero | null) => Rule;
  /** After every action of anybody: conditions that can come true at any time. */
  readonly check?: (g: Descent) => Rule;
  /** Whether a hero may open this door by hand; true when not said. */
  readonly mayOpen?: (g: Descent, door: number, hero: Hero) => boolean;
  /** Whether a closed door lets somebody through. */
  readonly passes?: (g: Descent, door: number, who: Hero | Enemy) => boolean;
  /** Opening this door draws no Door card. */
  readonly noDoorCard?: (g: Descent, door: number) => boolean;
  /** Whether an enemy can be attacked, targeted and hurt. */
  readonly vulnerable?: (g: Descent, enemy: Enemy) => boolean;
  /** Zones that count as adjacent for enemies besides the map's own, and where enemies go when no hero is on their tile. */
  readonly passages?: (g: Descent) => readonly ZoneId[];
  readonly enemyGoal?: (g: Descent, enemy: Enemy) => readonly ZoneId[] | null;
  /** Extra attack dice of an item for the quest. */
  readonly extraDice?: (g: Descent, hero: Hero, item: CardId) => { yellow: number; orange: number };
  /** Whether an item must stay equipped: only a trade takes it away, and who gets it equips it. */
  readonly keepsEquipped?: (g: Descent, hero: Hero, item: CardId) => boolean;
  readonly traded?: (g: Descent, item: CardId, from: HeroIndex, to: HeroIndex) => Rule;
  /** Gives the chosen hero the quest's weapon instead of a starting one. */
  readonly startingWeapon?: (g: Descent, hero: Hero) => Rule;
}

export interface EnemyKilled {
  readonly enemy: Enemy;
  /** How many miniatures of it. */
  readonly miniatures: number;
  /** The leader or the monster itself. */
  readonly last: boolean;
  readonly by: HeroIndex | null;
}
