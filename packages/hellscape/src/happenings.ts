import type { OfAQuest as OfAQuestTold } from './events.ts';
import type { BossType, Loss, MobType, Rarity } from './ids.ts';
import type { TokenKind } from './state.ts';

/*
 * What cards and quests make happen by themselves, outside of the abilities of heroes: events behind
 * doors, patterns of monsters, deeds of bosses, objectives and triggers of quests. Plain data, carried
 * out by `happen/` and put into words by `text/`.
 */

/** Those an enemy may go for: heroes who stand, Spirits and the Summoner. All of what is said must be so. */
export interface Targets {
  /** So many zones for the enemy to walk, or fewer; 0 is its own zone. */
  readonly within?: number;
  /** Has lost so much Health or more. */
  readonly lost?: number;
  /** The enemy can attack them from where it stands. */
  readonly inReach?: true;
  readonly inSight?: true;
  readonly inLight?: true;
  /** Outside of the enemy's zone. */
  readonly elsewhere?: true;
  /** There is a way from the enemy to them. */
  readonly walkable?: true;
}

/** Whom something happens to. */
export type Whom =
  /** Who opened the door, or does the deed. */
  | 'hero'
  /** The heroes in that hero's zone. */
  | 'heroes-here'
  /** Every hero who stands. */
  | 'heroes'
  /** Every hero at the table, wherever they are. */
  | 'everybody'
  /** The one that was picked. */
  | 'mark'
  | Targets;

/** A number that the table knows. */
export type Value =
  | number
  /** Heroes at the table, and those of them who have left the dungeon. */
  | 'heroes'
  | 'left'
  /** How many miniatures the blow has killed. */
  | 'miniatures'
  /** So many for each hero the game counts as. */
  | { readonly perHero: number }
  | { readonly counter: string }
  /** Things of the quest in the hands of heroes. */
  | { readonly held: string }
  /** What lies on the token where the hero stands. */
  | { readonly here: TokenKind }
  /** Tokens of a kind on the map, and what lies on them. */
  | { readonly tokens: TokenKind }
  | { readonly on: TokenKind }
  /** A number without what the other values come to. */
  | { readonly from: number; readonly less: Value }
  /** Nothing, unless it is so. */
  | { readonly if: Condition; readonly then: Value };

/** What must be so. */
export type Condition =
  /** Of an enemy: so many of its targets. */
  | { readonly targets: Targets; readonly atLeast: number }
  | { readonly nobody: Targets }
  /** The enemy has lost half of its Health or more. */
  | 'half-lost'
  | { readonly value: Value; readonly is: Value }
  | { readonly value: Value; readonly atLeast: Value }
  | { readonly not: Condition }
  | 'won'
  | 'boss-fight'
  /** A Time or Corruption token is left to be laid. */
  | 'time-left'
  /** A token of this kind lies where the hero stands, with something on it. */
  | { readonly filled: TokenKind }
  /** The hero holds one of these things; all who hold one stand in the hero's zone. */
  | { readonly holds: string }
  | { readonly gathered: string }
  /** The enemy with this mark is in the hero's zone; and no other enemy is. */
  | { readonly beside: string }
  | { readonly undisturbed: string }
  /** What has been killed: the whole enemy of this kind or mark, by whoever it was; or part of it by a hero. */
  | { readonly dead: string }
  | { readonly kind: 'mob' | 'roaming' | 'boss' }
  | 'by-a-hero';

/** What happens. */
export type Happening =
  // To heroes, Spirits and the Summoner.
  | {
      readonly do: 'wounds' | 'fire' | 'frost' | 'heal' | 'mana' | 'lose-mana' | 'xp';
      readonly n: number;
      readonly on: Whom;
    }
  | { readonly do: 'item'; readonly rarity: Rarity; readonly n: number }
  | BehindADoor
  | OfAnEnemy
  | OfAQuest
  /** Something only this card or quest does: code in `content.specials`. */
  | { readonly do: 'special'; readonly id: string };

export type BehindADoor =
  /** More Treasure tokens or mobs than the map shows; no mobs at all. */
  | { readonly do: 'loot' | 'mobs'; readonly n: number }
  | { readonly do: 'no-mobs' }
  /** A Roaming Monster in a zone of the chamber that the opener chooses. */
  | { readonly do: 'monster' }
  /** Tokens in a zone of the chamber that the opener chooses. */
  | {
      readonly do: 'lay-inside';
      readonly token: 'spike-trap' | 'chest';
      readonly treasure?: number;
    }
  /** Every enemy but a boss moves toward the nearest hero. */
  | { readonly do: 'alarm'; readonly n: number }
  /** The opener chooses; what each option is called is `<card>.<id>.name`. */
  | { readonly do: 'choose'; readonly options: readonly DoorOption[] }
  /** The opener takes as many Wounds as they like, but not the last Health, and for each this happens. */
  | { readonly do: 'sacrifice'; readonly most: number; readonly each: Happening };

export interface DoorOption {
  readonly id: string;
  /** Only where other heroes stand in the zone. */
  readonly withOthers?: true;
  readonly does: readonly Happening[];
}

export type OfAnEnemy =
  /** The one it goes for; players choose among equal ones. Nobody there: nothing more happens. */
  | { readonly do: 'pick'; readonly of: Targets; readonly by: PickedBy }
  /** Toward the mark, or toward the nearest hero. */
  | { readonly do: 'approach'; readonly n: number }
  | { readonly do: 'advance'; readonly n: number }
  /** Into the zone of the mark at once. */
  | { readonly do: 'land' }
  /** As far as it can to where nobody stands and it sees a target. */
  | { readonly do: 'leap'; readonly n: number }
  /** The mark comes so many zones nearer. */
  | { readonly do: 'draw'; readonly n: number }
  | {
      readonly do: 'attack';
      readonly on: 'mark' | 'closest';
      readonly times?: number;
      /** The closest, if the mark is out of reach. */
      readonly orClosest?: true;
    }
  /** So many of those in reach, each once, the closest first. */
  | { readonly do: 'attack-each'; readonly n: number }
  /** An action as a mob has it: attacks, or moves. `more` is one on top of an activation. */
  | { readonly do: 'action'; readonly more?: true }
  /** Heals so much for each hero that the game counts as. */
  | { readonly do: 'regain'; readonly n: number }
  /** Raises minions of a mob of these types, which has an action at once. */
  | {
      readonly do: 'command';
      readonly types: readonly MobType[];
      readonly within: number;
      readonly raise: number;
    }
  /** A Time token leaves an Hourglass; `appear`: the enemy comes out of it. */
  | {
      readonly do: 'take-time';
      readonly from: 'nearest' | 'fullest' | 'all';
      readonly appear?: true;
    };

export type PickedBy = 'least-health' | 'most-health' | 'nearest';

export type OfAQuest =
  /** The token of this kind goes, from where the hero stands. */
  | { readonly do: 'remove'; readonly token: TokenKind }
  /** Adds to what lies on the token where the hero stands. */
  | { readonly do: 'add'; readonly token: TokenKind; readonly n: number }
  /** What lies on the only token of a kind. */
  | { readonly do: 'show'; readonly token: TokenKind; readonly n: Value }
  /** The hero takes or gives away a thing of the quest. */
  | { readonly do: 'take' | 'give'; readonly thing: string }
  | { readonly do: 'count'; readonly counter: string; readonly n: Value }
  | { readonly do: 'reset'; readonly counter: string }
  /** Tokens on cells of the map, with so much on them; `perHero`: on one of them for each hero. */
  | {
      readonly do: 'lay';
      readonly token: TokenKind;
      readonly on: readonly (readonly [x: number, y: number])[];
      readonly n: number;
      readonly perHero?: true;
    }
  /** Drops as many tokens where the marked enemy stands. */
  | { readonly do: 'drop'; readonly token: TokenKind; readonly n: Value; readonly at: string }
  /** An event in the log: `event.quest` with these words. */
  | {
      readonly do: 'tell';
      readonly purpose: OfAQuestTold['purpose'];
      readonly amount?: Value;
      /** Says also where the hero, or the marked enemy, stands; or which card was killed. */
      readonly where?: 'hero' | { readonly mark: string };
      readonly who?: 'killed' | 'nobody';
      readonly rule?: string;
    }
  /** The boss of the quest stands in its chamber, and sleeps. */
  | { readonly do: 'place-boss'; readonly boss: BossType }
  /** Opens the marked doors. */
  | { readonly do: 'open-marked' }
  | {
      readonly do: 'spawn';
      readonly mark: string;
      readonly tier?: '5';
      /** On a cell of the map, or for each token of a kind in the chamber just revealed, which goes. */
      readonly at: readonly [x: number, y: number] | { readonly token: TokenKind };
    }
  /** A hero walks out of the dungeon; with the last one the quest is won. */
  | { readonly do: 'leave' }
  /** Every token of a kind loses one of what lies on it; one with nothing left loses the quest. */
  | {
      readonly do: 'fade';
      readonly token: TokenKind;
      readonly told: 'key-fades';
      readonly lost: Loss;
    }
  | { readonly do: 'if'; readonly so: readonly Condition[]; readonly then: readonly Happening[] }
  | { readonly do: 'win' };
