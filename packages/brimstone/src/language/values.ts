import type { WorldId } from '../board/index.ts';
import type { Amount, PerHero } from '../content-types.ts';
import type { CardId, EnemyTypeId, TokenKind } from '../ids.ts';

export type { Amount };

/** A number, dice, or one that is worked out when it is needed. `X` is the number on an enemy's sheet. */
export type Quantity = Amount | Worked | 'X';

export type Worked =
  /** As many as there are of something, changed and kept within bounds. */
  | {
      readonly count: Counted;
      readonly times?: number;
      readonly plus?: number;
      readonly least?: number;
      readonly most?: number;
    }
  /** By how deep the party is (three stages), or by the threat of its level. */
  | { readonly by: 'stage' | 'threat'; readonly of: readonly [number, number, number] }
  /** One number if something is so, else another. */
  | { readonly if: When; readonly is: number; readonly else: number };

export type Counted =
  | 'dark-stone'
  | 'grit'
  | 'enemies-around'
  /** Shots in the hero's Six-Shooter. */
  | 'loaded-shots'
  /** Of Wounds on their way: what the worst of the Hits behind them does. */
  | 'wounds-of-one-hit'
  /** Dice of the moment that show this number. */
  | { readonly showing: number }
  | { readonly foes: Foes }
  | { readonly heroes: Who }
  /** Of `you`. */
  | { readonly conditions: readonly ('injury' | 'madness' | 'mutation')[] }
  /** The successes of a test that has a name. */
  | { readonly successes: string }
  /** A number of the moment that a card reacts to. */
  | { readonly field: string }
  /** Of a mission: the heroes who went, the turn, the tile that it is about, a counter, markers of a kind. */
  | 'heroes'
  | 'turn'
  | 'tile'
  | { readonly counter: string }
  | { readonly markers: string };

/** Enemies that come: how many of which, and with what. */
export type Enemies = readonly {
  readonly type: EnemyTypeId;
  readonly number: Amount | PerHero | Worked;
  readonly elite?: number;
  readonly variant?: CardId;
}[];

/**
 * The heroes an effect is for. `you` is whose card it is, who rolled or drew it, who takes the test, and
 * in `for` each in turn.
 */
export type Who =
  | 'you'
  /** All whom the card concerns: who is there, on its tile or in its world. */
  | 'all'
  | 'all-but-you'
  /** On the tile of the card, or on your tiles. */
  | 'here'
  | 'others-here'
  /** In the world of the card, or in yours. */
  | 'in-world'
  | 'others-in-world'
  | 'party'
  | 'other-party'
  /** Those who are down too. */
  | 'the-living'
  | 'adjacent'
  | 'you-and-adjacent'
  /** You, and those to whom you could hand something. */
  | 'in-reach'
  | 'lantern-bearer'
  | 'by-the-lantern'
  | 'next-to-the-lantern'
  | 'in-lantern-world'
  /** The one who is farthest from the lantern, by lot where several are. */
  | 'last-in-line'
  | 'random'
  /** The hero of the moment that the card reacts to. */
  | 'concerned'
  /** To whom the card was given. */
  | 'keeper'
  | 'owner'
  /** How a named test went. */
  | { readonly passed: string }
  | { readonly failed: string }
  /** Who wanted to. */
  | { readonly willing: string }
  /** Those of these who neither took a named test nor wanted to. */
  | { readonly rest: string; readonly of: Who }
  | { readonly who: Who; readonly when: When }
  /** One of these, by lot. */
  | { readonly oneOf: Who }
  | { readonly byEnemy: HeroFilter }
  /** The one of these with the highest Initiative. */
  | { readonly quickest: Who }
  /** On the tile of a marker. */
  | { readonly onMarker: string };

/** A marker of the mission, seen from `you` where it says how near. */
export interface MarkerFilter {
  readonly kind: string;
  /** Next to you; on your tile; next to you, and in peace on your tile. */
  readonly is?: 'beside' | 'on-tile' | 'at-hand';
  /** Its tile has no token left. */
  readonly explored?: true;
  readonly when?: When;
}

/** A hero who is up, seen from the enemy of the moment. */
export interface HeroFilter {
  readonly adjacent?: boolean;
  /** On a tile that the enemy stands on. */
  readonly onTile?: true;
  readonly inSight?: true;
  readonly within?: number;
  /** Whether the enemy is after this hero. */
  readonly target?: boolean;
}

/** What a hero attacks with. */
export interface WeaponFilter {
  readonly kind?: 'melee' | 'ranged';
  /** All of these. */
  readonly keywords?: readonly string[];
  /** The card itself. */
  readonly own?: true;
  readonly free?: boolean;
  /** An item, not the hero's bare hands. */
  readonly item?: true;
}

/** An enemy, seen from the hero of the moment. */
export interface EnemyFilter {
  readonly size?: 'small-or-medium' | 'large' | 'up-to-large';
  /** One of these. */
  readonly keywords?: readonly string[];
  /** `concerned`: of the type that acts now, or of those that have just ambushed. */
  readonly type?: 'own' | 'concerned';
  readonly adjacent?: boolean;
  readonly within?: number;
  readonly beyond?: number;
  readonly wounded?: true;
  readonly stunned?: boolean;
  /** An ability of its sheet that it must not have. */
  readonly lacks?: string;
  /** So much Damage or more stands on its sheet. */
  readonly printedDamage?: number;
  /** Not the enemy of the moment itself. */
  readonly other?: true;
  /** Next to another of its type. */
  readonly besideItsLike?: true;
}

/** Enemies that an effect is for. Where there is a choice, the owner's player chooses. */
export type Foes =
  /** The one that was chosen, or the one of the moment. */
  | 'target'
  | 'beside-target'
  | 'adjacent'
  | 'here'
  | 'in-world'
  | 'own-type'
  | 'by-the-lantern'
  | { readonly within: number }
  | { readonly inSight: number }
  /** As for a Ranged Attack of this Range: adjacent Enemies come first. */
  | { readonly shotAt: number }
  | { readonly foes: Foes; readonly when: EnemyFilter }
  /** Of these the one with the most Wounds, by lot where several have as many. */
  | { readonly mostWounded: Foes };

/** How things stand in a mission. */
export type MissionIs =
  | 'objective-found'
  | 'no-enemies'
  /** One hero went. */
  | 'alone'
  | 'on-the-entrance'
  /** The tile still has its token. */
  | 'unexplored';

/** A tile: of the card, of `you`, of the lantern. */
export type Where = 'here' | 'yours' | 'lantern';

/** What must be so. */
export type When =
  | 'in-fight'
  | 'in-peace'
  | 'first-turn-of-fight'
  /** The first turn of a fight in which enemies came by ambush. */
  | 'first-turn-of-ambush'
  /** It is not decided yet how the adventure ends. */
  | 'adventure-goes-on'
  /** Enemies are in the world of the owner. */
  | 'enemies-in-your-world'
  /** Dread cards lie in play. */
  | 'dread'
  /** The card was given to you to keep. */
  | 'keeps-this'
  | 'carries-the-lantern'
  /** On the tile of the card. */
  | 'no-gate-can-open'
  /** But for one that has just come. */
  | 'no-other-enemies'
  | 'lacks-grit'
  | 'wounded'
  /** Has taken Sanity Damage. */
  | 'shaken'
  | 'poisoned'
  | 'half-health'
  | 'has-moved'
  | 'has-not-moved'
  | 'has-attacked'
  | 'has-not-attacked'
  /** Nothing was done in place of the attack either. */
  | 'has-not-acted'
  | 'free-attack-left'
  /** It is the hero's own activation, and the turn goes on. */
  | 'in-own-activation'
  /** The To Hit roll behind the hit was a critical one, whatever the enemy makes of it. */
  | 'rolled-critical'
  /** The card itself is used up. */
  | 'exhausted'
  /** A closed exit of your tile has room for a tile behind it. */
  | 'closed-exit-here'
  | 'next-to-the-lantern'
  /** The Hold Back roll shows no double. */
  | 'no-double'
  /** No hand weapon is held. */
  | 'no-hand-weapon'
  /** On a tile of the lantern; where its light reaches. */
  | 'by-the-lantern'
  | 'in-the-light'
  /** The owner is the one who heals; with a token or an item. */
  | 'healed-by-you'
  | 'healed-with-something'
  | { readonly weapon: WeaponFilter }
  /** No weapon before it in the same attack is of the kind. */
  | { readonly firstWeapon: WeaponFilter }
  | { readonly enemy: EnemyFilter }
  /** There are enemies that can be chosen. */
  | { readonly any: Foes }
  | { readonly canShoot: number }
  /** The roll fails, and would not with so much more. */
  | { readonly shortBy: number }
  /** The Wounds of the moment would KO, and so many fewer would not. */
  | { readonly deadlyBy: number }
  | { readonly cause: readonly ('enemy' | 'card' | 'explosion' | 'rule')[] }
  /** A field of the moment. Of a list, one of its numbers. */
  | {
      readonly field: string;
      readonly is?: string | number | boolean | null;
      readonly in?: readonly string[];
      /** A list that is not empty. */
      readonly filled?: true;
      readonly least?: number | 'X';
      readonly most?: number | 'X';
    }
  /** What the card has noted. */
  | { readonly noted: string }
  | { readonly immune: string }
  | { readonly inWorld: WorldId }
  /** `stone-to-give`: loose Dark Stone that the hero would part with. */
  | {
      readonly has:
        | 'loose-stone'
        | 'stone-to-give'
        | 'dark-stone'
        | 'gold'
        | 'grit'
        | 'any-token'
        | 'void-venom'
        | TokenKind;
      readonly n?: number;
    }
  /** So many of these, at least or at most. */
  | { readonly number: Quantity; readonly least?: number; readonly most?: number }
  /** Of a mission. */
  | { readonly mission: MissionIs }
  | { readonly marker: MarkerFilter }
  /** A counter shows this turn: it was set to it. */
  | { readonly thisTurn: string }
  | { readonly same: readonly [Quantity, Quantity] }
  /** Half of both together, or more. */
  | { readonly half: Who; readonly against: Who }
  | { readonly not: When }
  | { readonly every: readonly When[] }
  | { readonly some: readonly When[] };
