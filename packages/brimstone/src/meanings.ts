import type { Meaning, Offered, Question, Role } from '@crawlspace/kernel';
import type { UseTiming } from './abilities.ts';
import type { SpaceId, TileIndex } from './board/index.ts';
import type { CardId, EnemyTypeId, HeroIndex, ItemNumber, TokenKind } from './ids.ts';
import type { RollKind } from './roll-kinds.ts';

/**
 * What the options of Brimstone's questions mean, for bots and clients. An option without a meaning
 * is a word of its own (`yes`, `wounds`, `hold-back`): its id says everything.
 */
export type BrimstoneMeaning = Picked | Thing | Deed | Belongings | { readonly kind: Word };

/** A roll of a hero that may be re-rolled: whose it is, what for, and of which kind. */
export interface Rolled {
  readonly hero: HeroIndex;
  readonly purpose: string;
  readonly kind: RollKind;
  /** Of each die. */
  readonly sides: number;
  /** What the dice still lack; not said where more is always better. */
  readonly missing?: number;
}

/** Somebody or something on the table is named; what for, the question says. */
type Picked =
  | { readonly kind: 'hero'; readonly hero: HeroIndex }
  | { readonly kind: 'enemy'; readonly enemy: string; readonly type: EnemyTypeId }
  | { readonly kind: 'space'; readonly space: SpaceId }
  | { readonly kind: 'tile'; readonly tile: TileIndex }
  | { readonly kind: 'card'; readonly card: CardId }
  /** A die by its place in the roll, and what it shows. */
  | {
      readonly kind: 'die';
      readonly die: number;
      readonly value: number;
      readonly roll?: Rolled;
      /** What each of its faces would change of what the roll is worth, rolled again. */
      readonly again?: readonly number[];
      /** What rolls it again was chosen among several just before. */
      readonly chosen?: true;
    }
  /** What lets dice be rolled again: Grit, an ability, an item. */
  | { readonly kind: 'reroll'; readonly card: CardId; readonly roll: Rolled }
  /** What happens to a hero at the end of a turn. */
  | { readonly kind: 'recover' | 'turn-end'; readonly hero: HeroIndex }
  | {
      readonly kind: 'comfort';
      readonly hero: HeroIndex;
      readonly heals: 'wounds' | 'sanity' | 'both';
    }
  /** Dollars, given step by step. */
  | {
      readonly kind: 'gold';
      /** What each point is worth. */
      readonly step: number;
      /** What all points are worth: the last may be worth less than a step. */
      readonly most: number;
      /** What is still missing of a price that several pay; not said where one names the price. */
      readonly missing?: number;
    }
  /** A hit on another hero is taken in their place. */
  | { readonly kind: 'stand-in'; readonly hero: HeroIndex }
  /** Belongings go over the counter of a Location. */
  | { readonly kind: 'sell' }
  /** What a Location in Town does for a price. */
  | {
      readonly kind: 'service';
      readonly service: CardId;
      readonly condition: CardId | null;
      readonly dead: HeroIndex | null;
    };

/** What heroes carry. */
export type Thing =
  | {
      readonly kind: 'item';
      readonly item: ItemNumber;
      readonly card: CardId;
      readonly hero: HeroIndex;
    }
  | { readonly kind: 'token'; readonly token: TokenKind; readonly hero: HeroIndex }
  | { readonly kind: 'lantern' };

/** What can be done in an activation. */
type Deed =
  | { readonly kind: 'move'; readonly space: SpaceId }
  /** With the items in hand that are fired, the primary hand first; none for the Melee Attack. */
  | {
      readonly kind: 'attack';
      readonly items: readonly ItemNumber[];
      readonly cards: readonly CardId[];
    }
  | { readonly kind: 'dynamite' | 'items' | 'take-lantern' | 'grit-move' | 'move-further' }
  | { readonly kind: 'scavenge'; readonly tile: TileIndex }
  | {
      readonly kind: 'look';
      readonly through: 'door' | 'gate';
      readonly tile: TileIndex;
      readonly exit: number;
    }
  | { readonly kind: 'help' | 'drag'; readonly hero: HeroIndex }
  | {
      readonly kind: 'use';
      /** Who uses it. */
      readonly hero: HeroIndex;
      readonly card: CardId;
      readonly use: string;
      readonly timing: UseTiming;
      /** The side bag token that is discarded for it. */
      readonly token: TokenKind | null;
      readonly item: ItemNumber | null;
    };

/** What is done with belongings. */
type Belongings =
  | {
      readonly kind: 'hands';
      readonly items: readonly ItemNumber[];
      readonly cards: readonly CardId[];
    }
  | {
      readonly kind: 'hold' | 'wear' | 'put-away';
      readonly item: ItemNumber;
      readonly card: CardId;
    }
  | {
      readonly kind: 'attach';
      readonly item: ItemNumber;
      readonly card: CardId;
      readonly onto: ItemNumber;
    }
  /** The card is the upgrade that comes off. */
  | { readonly kind: 'remove'; readonly item: ItemNumber; readonly card: CardId }
  /** Dealings with another hero: what it is about is asked next. */
  | { readonly kind: 'give' | 'ask'; readonly hero: HeroIndex }
  | { readonly kind: 'hand-over'; readonly to: HeroIndex; readonly thing: Thing }
  | { readonly kind: 'discard'; readonly thing: Thing };

/** Among things to pick, an option that is none of them: mostly it ends something or turns it down. */
export type Word =
  | 'no'
  | 'end'
  | 'pass'
  | 'continue'
  | 'done'
  | 'back'
  | 'keep'
  | 'lose'
  | 'leave'
  | 'nobody'
  | 'nowhere'
  | 'decline'
  | 'let-it-come'
  | 'hotel'
  | 'camp-site';

/** What an option of a question means; null for a plain word. */
export function meaningOf({ means }: Question, option: string): BrimstoneMeaning | null {
  return means ? typed(means(option)) : null;
}

/** What the options mean, for who goes through all of them; null where they are plain words. */
export function meaningsOf({ means }: Question): ((option: string) => BrimstoneMeaning) | null {
  return (means as ((option: string) => BrimstoneMeaning) | undefined) ?? null;
}

/** What an option of a decision means; null for a plain word. */
export function meaningIn({ means }: { readonly means?: Meaning }): BrimstoneMeaning | null {
  return means ? typed(means) : null;
}

/** The kernel carries meanings without knowing them; all that Brimstone's rules give are listed here. */
function typed(meaning: Meaning): BrimstoneMeaning {
  return meaning as BrimstoneMeaning;
}

/** Words without a meaning that are more than one option among others. */
type Telling = 'hold-back';

/** What options are among the others, by what they mean; of a new meaning this has to be said too. */
const ROLES: Readonly<Record<BrimstoneMeaning['kind'] | Telling, Role | null>> = {
  hero: null,
  enemy: null,
  move: 'place',
  space: 'place',
  tile: null,
  card: null,
  die: 'die',
  reroll: null,
  recover: null,
  'turn-end': null,
  comfort: null,
  gold: null,
  'stand-in': null,
  sell: null,
  service: null,
  item: null,
  token: null,
  lantern: null,
  attack: null,
  dynamite: null,
  items: null,
  'take-lantern': null,
  'grit-move': null,
  'move-further': null,
  scavenge: null,
  look: null,
  help: null,
  drag: null,
  use: null,
  hands: null,
  hold: null,
  wear: null,
  'put-away': null,
  attach: null,
  remove: null,
  give: null,
  ask: null,
  'hand-over': null,
  discard: null,
  no: 'pass',
  end: 'end',
  pass: 'pass',
  continue: 'pass',
  done: 'back',
  back: 'back',
  keep: 'pass',
  lose: 'end',
  leave: 'end',
  nobody: 'end',
  nowhere: 'end',
  decline: 'pass',
  'let-it-come': 'go-on',
  'hold-back': 'go-on',
  hotel: null,
  'camp-site': null,
};

/** A space that has words of its own is picked by them. */
export function roleOf({ id, means, text }: Offered): Role | null {
  const kind = means?.kind ?? id;
  const role = Object.hasOwn(ROLES, kind) ? ROLES[kind as keyof typeof ROLES] : null;
  return role === 'place' && text ? null : role;
}
