import type { Element, Rarity, SpiritId } from './ids.ts';

/**
 * When an ability may be used. `turn` is the usual one: in the hero's own turn, before or after an
 * action. `action` costs one. The `on-…` timings come by themselves: free ones just happen, ones
 * with a cost are offered. `always` describes what simply holds.
 */
export type Timing =
  | 'attack'
  | 'melee-attack'
  | 'magic-attack'
  | 'ranged-attack'
  | 'defense'
  | 'combat'
  | 'move'
  | 'turn'
  | 'action'
  | 'anytime'
  | 'shadow-ability'
  | 'on-round-start'
  | 'on-turn-start'
  /** The owner killed an enemy miniature (once per killing effect, whatever the number). */
  | 'on-kill'
  /** The owner lost Health to wounds. */
  | 'on-wounded'
  /** The owner's attack is over. */
  | 'after-attack'
  | 'on-recover'
  | 'on-reveal'
  | 'always';

/** What is paid. All of it must be there. */
export interface Cost {
  readonly mana?: number;
  /** Take so many Wounds; so much Health must be there. */
  readonly wounds?: number;
  readonly rage?: number;
  readonly elements?: Partial<Readonly<Record<Element, number>>>;
  /** Enemy abilities: so many ability symbols. */
  readonly symbols?: number;
  /** The card itself is discarded (consumables). */
  readonly discard?: true;
}

/** What must be so. */
export type Need =
  | 'shadow'
  | 'light'
  | 'dual-wield'
  | { readonly wounded: number }
  /** At least so many enemy miniatures in the owner's zone. */
  | { readonly enemiesHere: number }
  /** At least one other hero (or spirit) in the zone. */
  | 'company'
  | 'alone'
  /** The owner has not yet moved this turn. */
  | 'has-not-moved'
  | NeedOfTheFoe;

/** What an ability needs of the enemy in the combat. */
export type NeedOfTheFoe =
  /** The defender is a mob, or is a roaming monster or boss. */
  | 'against-mob'
  | 'against-monster'
  /** The target stands in the owner's zone, or in another. */
  | 'near'
  | 'far'
  /** The target is frozen, is poisoned. */
  | 'target-frost'
  | 'target-poison';

/** A number, or so many for each of something. */
export type Amount =
  | number
  | {
      readonly per: 'enemies-here' | 'heroes-here' | 'mana-left';
      readonly each: number;
      readonly max?: number;
    };

/** Who an effect is for; where there is a choice, the owner's player chooses. */
export type On =
  | 'self'
  /** The other side of the combat. */
  | 'target'
  | 'heroes-here'
  | 'other-heroes-here'
  | 'enemy-here'
  /** In the zone or one zone away, in sight. */
  | 'enemy-within-1'
  | 'enemy-in-sight'
  | 'enemies-here'
  | 'enemies-within-1'
  /** Another enemy in the target's zone; all others there. */
  | 'other-enemy-there'
  | 'other-enemies-there';

/** The dice that abilities add; the Shadow die comes with Shadow. */
export const ADDED_DICE = ['yellow', 'orange', 'blue', 'enemy'] as const;

/** What an ability does. Texts are made from this, so that they cannot disagree. */
export type Effect =
  | { readonly do: 'hits'; readonly n: Amount }
  | { readonly do: 'shields'; readonly n: Amount }
  /** Takes shields from the other side's total. */
  | { readonly do: 'less-shields'; readonly n: Amount }
  /** Takes hits from the other side's total. */
  | { readonly do: 'less-hits'; readonly n: Amount }
  | ({ readonly do: 'dice' } & { readonly [Kind in (typeof ADDED_DICE)[number]]?: Amount })
  /** Rerolls of any unresolved die in the pool, or only of Enemy dice. */
  | { readonly do: 'reroll'; readonly n: number; readonly enemyDiceOnly?: true }
  /** Dice results that do not count: claws, ability symbols, shields. */
  | {
      readonly do: 'ignore';
      readonly what: 'claws' | 'ability' | 'shields';
      readonly n: Amount;
    }
  | { readonly do: 'mana'; readonly n: Amount; readonly on?: On }
  | { readonly do: 'lose-mana'; readonly n: Amount; readonly on?: On }
  | { readonly do: 'heal'; readonly n: Amount; readonly on?: On }
  | { readonly do: 'wounds'; readonly n: Amount; readonly on: On }
  | { readonly do: 'fire'; readonly n: Amount; readonly on: On }
  | { readonly do: 'frost'; readonly n: Amount; readonly on: On }
  /** Takes off Fire and Frost tokens. */
  | { readonly do: 'cleanse'; readonly n: Amount; readonly on?: On }
  /** Movement points for the Move action that is being made. */
  | { readonly do: 'mp'; readonly n: Amount }
  /** Moves so many zones at once, without a Move action; `safe`: no Reaction damage. */
  | { readonly do: 'step'; readonly n: number; readonly safe?: true; readonly on?: On }
  /** No Reaction damage for the rest of this Move action. */
  | { readonly do: 'slip' }
  /** Moves the target (or chosen enemy) so many zones away from, or toward, the owner. */
  | { readonly do: 'push'; readonly n: number; readonly on: On }
  | { readonly do: 'pull'; readonly n: number; readonly on: On }
  /** Fallen minions of the enemy mob whose ability it is get up again. */
  | { readonly do: 'raise'; readonly n: number }
  | { readonly do: 'actions'; readonly n: number }
  /** A further Attack at once, not costing an action. */
  | { readonly do: 'attack' }
  /** Draws item cards of this rarity. */
  | { readonly do: 'item'; readonly rarity: Rarity; readonly n: number }
  /** The owner counts as standing in Shadow (or Light) for this combat; adds the Shadow die when attacking. */
  | { readonly do: 'in-shadow' }
  /** Maximum raised while the ability is in force. */
  | { readonly do: 'max-health'; readonly n: number }
  | { readonly do: 'max-mana'; readonly n: number }
  | { readonly do: 'rage'; readonly n: Amount }
  | { readonly do: 'element'; readonly n: number }
  /** The Rogue draws tokens: each is an action more. */
  | { readonly do: 'token'; readonly n: number }
  /** The Shaman conjures a Spirit in the own zone. */
  | { readonly do: 'conjure'; readonly spirit: SpiritId }
  /** The Wizard points the Ready marker at any spell; `free`: it costs no Mana until the marker moves. */
  | { readonly do: 'ready'; readonly free?: true }
  /** Something only this card does: code in `content.specials`, words in `special.<id>`. */
  | { readonly do: 'special'; readonly id: string; readonly n?: number };

/** One ability of a hero, skill, item, set, token or enemy. */
export interface Ability {
  readonly timing: Timing;
  readonly cost?: Cost;
  readonly needs?: readonly Need[];
  /** `any-number` is the ∞ of the cards; without a limit: once per combat, Move action or moment. */
  readonly limit?: 'any-number' | 'round';
  readonly effects: readonly Effect[];
}
