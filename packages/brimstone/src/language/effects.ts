import type { WorldId } from '../board/index.ts';
import type { BlastDamage } from '../effects.ts';
import type { SkillName, ThreatLevel, TokenKind } from '../ids.ts';
import type { MarkerKind } from '../markers.ts';
import type { Span } from '../state.ts';
import type { EnemyStatName, StatName } from '../stats.ts';
import type { SpecialId } from './specials/index.ts';
import type { Amount, Enemies, Foes, MarkerFilter, Quantity, When, Where, Who } from './values.ts';

/**
 * What a card does, as data: one word for each thing that can happen. Rules are compiled from it
 * (`compile/`), and texts (`text/`), odds and the weight for bots are made from it, so that they cannot
 * disagree. Harm is rolled by the card; what a hero finds or heals is rolled by the hero, whose Grit
 * may re-roll it. Without `to` an effect is for `you`.
 */
export type Effect = Harm | Gain | Loss | OnEnemies | Notes | OfTheTable | OfTheMission | Flow;
export type Effects = readonly Effect[];

export type Harm =
  /** Hits that Defense may stop, each of so much damage; 1 unless said otherwise. `then`: to whoever takes Wounds. */
  | {
      readonly do: 'hits';
      readonly n: Quantity;
      readonly damage?: Quantity;
      readonly then?: Effects;
      readonly to?: Who;
    }
  /** Horror Hits that Willpower may stop, each of so much Sanity Damage. `then`: to whoever takes any. */
  | {
      readonly do: 'horror';
      readonly n: Quantity;
      readonly sanity?: Quantity;
      readonly then?: Effects;
      readonly to?: Who;
    }
  | { readonly do: 'corruption'; readonly n: Quantity; readonly to?: Who }
  /** Wounds that no Defense stops; so much Health is always left. */
  | { readonly do: 'wounds'; readonly n: Quantity; readonly leaves?: number; readonly to?: Who }
  /** Wounds of the kind that never KOs. */
  | { readonly do: 'sting'; readonly n: number; readonly to?: Who }
  /** Sanity Damage that no Willpower stops. */
  | { readonly do: 'sanity'; readonly n: Quantity; readonly to?: Who }
  | { readonly do: 'poison'; readonly to?: Who }
  | { readonly do: 'void-venom'; readonly to?: Who }
  /** Away from the enemy of the moment. */
  | { readonly do: 'push'; readonly n: number; readonly to?: Who }
  | { readonly do: 'die'; readonly to?: Who };

export type Gain =
  | { readonly do: 'xp'; readonly n: Quantity; readonly to?: Who }
  | { readonly do: 'grit'; readonly n: number; readonly to?: Who }
  /** Dollars; with `each`, so many for every pip of the dice. */
  | { readonly do: 'gold'; readonly n: Quantity; readonly each?: number; readonly to?: Who }
  | { readonly do: 'stones'; readonly n: Quantity; readonly to?: Who }
  /** A side bag token: of a kind, or one of several kinds that the hero chooses from. */
  | {
      readonly do: 'token';
      readonly kind: TokenKind | readonly TokenKind[];
      readonly n?: number;
      readonly to?: Who;
    }
  | { readonly do: 'gear'; readonly n?: number; readonly to?: Who }
  | { readonly do: 'artifact'; readonly to?: Who }
  /** What Loot gives: in other worlds Gear and Artifacts change places. */
  | { readonly do: 'loot-item'; readonly kind: 'gear' | 'artifact'; readonly to?: Who }
  /** Loot cards, as after a Fight. */
  | { readonly do: 'loot'; readonly n: number; readonly to?: Who }
  /** Dead Eye Shots, as far as there is room for them. */
  | { readonly do: 'load-shots'; readonly n: number; readonly to?: Who }
  | { readonly do: 'scavenge'; readonly n: number; readonly to?: Who }
  /** `mix`: Wounds and Sanity Damage in any mix. Where `you` heal another, it pays XP (`by`). */
  | {
      readonly do: 'heal';
      readonly wounds?: Quantity;
      readonly sanity?: Quantity;
      readonly mix?: Amount;
      readonly by?: 'owner';
      readonly to?: Who;
    }
  | { readonly do: 'cleanse'; readonly n: number; readonly to?: Who }
  | { readonly do: 'cure'; readonly what: readonly ('poison' | 'void-venom')[]; readonly to?: Who }
  /** A number that is better or worse for a while; `firstTurn`: in that of the fight, now or next. */
  | {
      readonly do: 'bonus';
      readonly stats: Partial<Readonly<Record<StatName, number>>>;
      readonly until: Span;
      readonly firstTurn?: true;
      readonly to?: Who;
    };

export type Loss =
  /** `else`: what happens to whoever has none. */
  | {
      readonly do: 'lose-grit';
      readonly n: number | 'all';
      readonly else?: Effects;
      readonly to?: Who;
    }
  /** As far as there is any. `else`: what happens to whoever cannot pay it all. */
  | {
      readonly do: 'lose-gold';
      readonly n: Amount;
      readonly each?: number;
      readonly else?: Effects;
      readonly to?: Who;
    }
  | { readonly do: 'lose-stones'; readonly n: number; readonly to?: Who }
  /** A side bag token, of any kind unless one is named; `else`: of whoever has none. */
  | {
      readonly do: 'lose-token';
      readonly by: 'chance' | 'choice';
      readonly else?: Effects;
      readonly to?: Who;
    };

export type OnEnemies =
  /** Wounds to each of these, or to `one` that is chosen. Defense counts only where it is said. */
  | {
      readonly do: 'wound-enemy';
      readonly n: Quantity;
      readonly foes: Foes;
      readonly one?: true;
      readonly defended?: true;
      /** What the dice are called, where the hero rolls them. */
      readonly roll?: string;
      /** They count as Wounds of the attack that the card reacts to. */
      readonly sameAttack?: true;
    }
  | { readonly do: 'heal-enemy'; readonly n: Quantity; readonly foes: Foes }
  | { readonly do: 'push-enemy'; readonly n: number; readonly foes: Foes }
  /** They get so far at most, to a space that the owner's player chooses. */
  | { readonly do: 'move-enemy'; readonly n: number; readonly foes: Foes }
  /**
   * Numbers of these enemies for a while, Initiative of their whole type; `floor`: what is always left.
   * `notTwice`: done to the same enemy again by the same card, it only lasts longer.
   */
  | {
      readonly do: 'weaken';
      readonly stats: Partial<Readonly<Record<EnemyStatName, number | 'all'>>>;
      readonly until: Span | 'next-turn' | 'your-activation';
      readonly foes: Foes;
      readonly floor?: number;
      readonly notTwice?: true;
    }
  /** What the card has done to numbers of enemies until your next activation is over. */
  | { readonly do: 'restore' }
  /** They skip their next activation. */
  | { readonly do: 'stun'; readonly foes: Foes }
  /** They are out of time until the end of the next turn. */
  | { readonly do: 'stasis'; readonly foes: Foes }
  /** Their types lose the Initiative of an Ambush. */
  | { readonly do: 'lose-ambush'; readonly foes: Foes }
  /** The hit of the moment does nothing. */
  | { readonly do: 'lose-hit' }
  /** The enemy of the moment attacks each of these; as its sheet says, where nothing else is said. */
  | {
      readonly do: 'enemy-attack';
      readonly dice: Quantity;
      readonly toHit?: number;
      readonly damage?: number;
      readonly to: Who;
    }
  | {
      readonly do: 'free-attack';
      readonly kind: 'melee' | 'ranged';
      readonly dice: number;
      readonly range?: number;
      readonly crit?: number;
      readonly keywords?: readonly string[];
      readonly ignoresDefense?: true;
      /** With the card itself. */
      readonly own?: true;
    }
  | { readonly do: 'move'; readonly n: Quantity; readonly roll?: string }
  /** You are placed on a free space next to another hero of your world, and do not move on. */
  | { readonly do: 'place-beside-hero' };

/** What a card notes for itself, until then. */
export type Notes =
  | { readonly do: 'note'; readonly what: string; readonly until: Span }
  | { readonly do: 'strike-out'; readonly what: string }
  /** The card itself is used up. */
  | { readonly do: 'exhaust'; readonly until: Span }
  | { readonly do: 'make-ready'; readonly use?: string }
  /** All charges are there again. */
  | { readonly do: 'recharge' }
  /** Tokens are put into the card until it holds so many; of several kinds the owner chooses. */
  | { readonly do: 'fill'; readonly most: number; readonly with: TokenKind | readonly TokenKind[] }
  | { readonly do: 'discard-item' }
  /** Another card of one of these is ready again that is used up for a turn or a Fight. */
  | { readonly do: 'ready-item'; readonly of: Who };

/** What concerns the whole table. */
export type OfTheTable =
  /** A stick of Dynamite of yours goes off where you like, in sight. */
  | { readonly do: 'set-off-dynamite'; readonly n: BlastDamage; readonly within: number }
  /** Towards the Entrance; back where it is less than 0. */
  | { readonly do: 'darkness-moves'; readonly n: Quantity; readonly notPast?: number }
  | { readonly do: 'draw-darkness'; readonly n: number }
  | { readonly do: 'draw-dread'; readonly n: number }
  | { readonly do: 'discard-dread'; readonly n: number; readonly else?: Effects }
  | { readonly do: 'peek-tokens'; readonly n: number }
  | { readonly do: 'collapse'; readonly in: Where }
  | { readonly do: 'open-door'; readonly in: Where; readonly else?: Effects }
  | { readonly do: 'open-gate'; readonly in: Where; readonly else?: Effects }
  /** Enemies, or a Threat card of the party. Of an encounter they come when all encounters are done. */
  | {
      readonly do: 'enemies';
      readonly come: Enemies | 'threat';
      readonly how: 'ambush' | 'here';
      readonly near?: Who;
      readonly among?: Who;
      readonly world?: 'yours' | 'lantern';
    }
  | { readonly do: 'elite'; readonly n: number }
  | {
      readonly do: 'enemy-bonus';
      readonly stats: Partial<Readonly<Record<EnemyStatName, number>>>;
      readonly until: Span;
      /** Only in the first turn of the fight. */
      readonly firstTurn?: true;
    }
  | { readonly do: 'wound-enemies'; readonly n: Quantity; readonly in: Where }
  /** For the rest of the turn no Ranged Attack in the Lantern's World goes farther. */
  | { readonly do: 'limit-range'; readonly n: number }
  /** The card itself leaves play, or goes to a hero. */
  | { readonly do: 'discard-this' }
  | { readonly do: 'attach-this'; readonly to: Who };

/**
 * What only missions do. In the name of a counter, `*` is the marker that it is about. Their texts are written
 * by hand.
 */
export type OfTheMission =
  /** A line of the story. */
  | { readonly do: 'tell'; readonly what: string }
  | { readonly do: 'count'; readonly counter: string; readonly by: Quantity }
  | { readonly do: 'set'; readonly counter: string; readonly n: Quantity }
  /**
   * Markers on the tile, `n` of them where there are several: in a space at its far end, in spaces far from each
   * other, or anywhere on it. `number` tells one from others of its kind.
   */
  | {
      readonly do: 'mark';
      readonly marker: MarkerKind;
      readonly place?: 'far' | 'spread';
      readonly number?: Quantity;
      readonly n?: Quantity;
    }
  /** The marker that it is about goes, or all of a kind. */
  | { readonly do: 'unmark'; readonly marker?: MarkerKind }
  /** It is about the first of these markers, about one after the other, or about one that the hero chooses. */
  | {
      readonly do: 'with-marker';
      readonly of: MarkerFilter;
      readonly by?: 'each' | 'choice';
      readonly then: Effects;
    }
  /** A Threat card of this level. */
  | {
      readonly do: 'threat';
      readonly level: ThreatLevel | 'epic' | 'party';
      readonly how: 'here' | 'ambush';
    }
  /** A D6 that nobody re-rolls and nobody is told of: on so much or less it comes. */
  | {
      readonly do: 'luck';
      readonly what: string;
      readonly upTo: Quantity;
      readonly then: Effects;
    }
  /** The rest of the turn is skipped: the next one starts the fight. */
  | { readonly do: 'find-objective'; readonly place?: 'entrance' }
  | { readonly do: 'win'; readonly by: string }
  | { readonly do: 'lose'; readonly by: string }
  /** In the next adventure the Darkness starts a step ahead. */
  | { readonly do: 'darkness-ahead' }
  /** The players choose who draws it. */
  | { readonly do: 'party-artifact'; readonly world?: WorldId }
  /** Loot for all who are alive, from one shuffled deck. */
  | { readonly do: 'share-loot'; readonly n: number }
  /** Everything in the side bag of `you`. */
  | { readonly do: 'lose-bag' }
  /** What the mission has under this name. */
  | { readonly do: 'run'; readonly routine: string };

/** Who takes a test. `together`: all, with as many successes as there are heroes, or they fail. */
export type Tester = 'you' | 'one' | 'random' | 'all' | 'together';

export type Flow =
  /** Rows by the number of successes: none, one, …; the last one is for as many or more. */
  | {
      readonly do: 'test';
      readonly by: Tester;
      /** Of several, the hero chooses one. */
      readonly skill: SkillName | readonly SkillName[];
      readonly need: Quantity;
      readonly rows: readonly Effects[];
      /** Whom it can be, where that is not whom the card concerns. */
      readonly among?: Who;
      /** Where all take it, each decides alone, before the first die. */
      readonly mayDecline?: true;
      /** Dice that others add. */
      readonly dice?: Quantity;
      /** With so many successes it ends, where that is not as many as there are rows. */
      readonly enough?: Quantity;
      /** What another of them may suffer to add so many dice. */
      readonly help?: { readonly do: Effects; readonly dice: number };
      /**
       * A name for how it went: `passed`, `failed` and `successes` of it can be used afterwards. Tests
       * of the same name add up.
       */
      readonly as?: string;
    }
  /**
   * Dice of a hero, or of the card, which nobody re-rolls. Rows from the lowest result on; `from`: what it
   * takes for each after the first.
   */
  | {
      readonly do: 'roll';
      readonly by?: 'card';
      readonly what: string;
      readonly dice?: Amount;
      readonly from: readonly number[];
      readonly rows: readonly Effects[];
    }
  /** One of several things, as the hero likes. */
  | {
      readonly do: 'choose';
      readonly of: readonly { readonly id: string; readonly do: Effects }[];
    }
  /** If the hero wants to and can pay, or if the players want it. */
  | {
      readonly do: 'may';
      readonly by?: 'party';
      readonly pay?: Price;
      readonly then: Effects;
      readonly else?: Effects;
    }
  /** Each of these decides alone, before the first die; then it happens to those who want to. */
  | {
      readonly do: 'whoever';
      readonly of: Who;
      readonly pay?: Price;
      readonly each: Effects;
      readonly as?: string;
    }
  | { readonly do: 'if'; readonly when: When; readonly then: Effects; readonly else?: Effects }
  /** One after the other is `you`; whoever is down when it is their turn is left out. */
  | { readonly do: 'for'; readonly who: Who; readonly each: Effects }
  /** One after the other is the enemy of the moment. */
  | { readonly do: 'for-foes'; readonly foes: Foes; readonly each: Effects }
  /** The players name one of these, who pays and is `you`; or nobody where they may decline. */
  | {
      readonly do: 'name';
      /** Only the owner of the card has a say. */
      readonly by?: 'owner';
      readonly of: Who;
      readonly pay?: Price;
      readonly then: Effects;
      readonly else?: Effects;
      /** What it is called when they do. */
      readonly mayDecline?: 'decline' | 'nobody' | 'let-it-come';
    }
  /** One charge is gone; the last one brings this about, and all of them back. */
  | { readonly do: 'tally'; readonly of: number; readonly then: Effects }
  /** The owner chooses one of these enemies: the `target` of what comes then. */
  | { readonly do: 'choose-enemy'; readonly of: Foes; readonly then: Effects }
  | {
      readonly do: 'special';
      readonly id: SpecialId;
      readonly n?: Readonly<Record<string, Amount>>;
    };

/** What is paid. All of it must be there. */
export interface Price {
  readonly gold?: number;
  /** A token: of a kind, or of one of these. */
  readonly token?: TokenKind | readonly TokenKind[];
  readonly grit?: number;
}
