import type { Meaning, Offered, Question, Role } from '@crawlspace/kernel';
import type { Timing } from './ability.ts';
import type {
  AttackType,
  CardId,
  DoorId,
  Element,
  HeroIndex,
  ItemNumber,
  SpiritId,
  Stance,
  ZoneId,
} from './ids.ts';
import type { Ally } from './state.ts';

/** Options that are a word and nothing more. */
export type Word =
  | 'yes'
  | 'no'
  | 'skip'
  | 'done'
  /** What a turn offers. */
  | 'move'
  | 'attack'
  | 'recover'
  | 'trade'
  | 'thaw'
  | 'put-away'
  | 'end-turn'
  /** What goes on with an attack. */
  | 'roll'
  | 'finish'
  | 'reveal'
  | 'stop'
  /** A new item stays in the Inventory; an action is made without a token. */
  | 'keep'
  | 'no-token';

/**
 * What picking an option means: everything that bots and clients need to know of it. The id of an
 * option is its key in the record and nothing else.
 */
export type HellscapeMeaning =
  | { readonly kind: Word }
  /** The hero walks there, past so many Wounds. */
  | { readonly kind: 'step'; readonly zone: ZoneId; readonly reaction: number }
  /** A zone that something is to go to: the enemy, where it is one. */
  | { readonly kind: 'zone'; readonly zone: ZoneId; readonly enemy?: string }
  | { readonly kind: 'door'; readonly door: DoorId }
  | { readonly kind: 'token'; readonly token: number; readonly zone: ZoneId }
  | { readonly kind: 'hero'; readonly hero: HeroIndex }
  | { readonly kind: 'enemy'; readonly enemy: string }
  | { readonly kind: 'ally'; readonly ally: Ally['id'] }
  /** An Attack of this type on this enemy. */
  | { readonly kind: 'strike'; readonly type: AttackType; readonly enemy: string }
  /** A die of the pool, by its place in it: its result is applied, or it is rolled again. */
  | { readonly kind: 'resolve'; readonly die: number }
  | { readonly kind: 'reroll'; readonly die: number }
  /** An ability of the hero's own, by its place on the card. */
  /** An ability of a card, and when it works. */
  | {
      readonly kind: 'use';
      readonly card: CardId;
      readonly index: number;
      readonly timing?: Timing;
    }
  | { readonly kind: 'enemy-ability'; readonly card: CardId; readonly index: number }
  /** One of some cards: a skill, a weapon, a token of the Thieving Tools, a Consecration, an arrow. */
  | { readonly kind: 'card'; readonly card: CardId }
  /** One of the items somebody has, and the hero it would go to where it is handed over. */
  | {
      readonly kind: 'item';
      readonly item: ItemNumber;
      readonly card: CardId;
      readonly to?: HeroIndex;
    }
  /** Equips an item in place of others. */
  | {
      readonly kind: 'equip';
      readonly item: ItemNumber;
      readonly card: CardId;
      readonly off: readonly ItemNumber[];
    }
  /** Hands something to a hero: this item, where it is known already. */
  | { readonly kind: 'give'; readonly hero: HeroIndex; readonly item?: ItemNumber }
  /** How two points are shared when a hero recovers. */
  | { readonly kind: 'share'; readonly health: number; readonly mana: number }
  | { readonly kind: 'douse'; readonly tokens: number }
  /** How many tokens of each kind are taken off. */
  | { readonly kind: 'cleanse'; readonly fire: number; readonly frost: number }
  /** What a Door card offers, and the Wounds given for it where they are the offer. */
  | { readonly kind: 'bargain'; readonly card: CardId; readonly choice: string }
  | { readonly kind: 'blood'; readonly card: CardId; readonly wounds: number }
  /** Something done for the quest; in a Move action it has a zone. */
  | { readonly kind: 'quest-deed'; readonly deed: string; readonly zone?: ZoneId }
  /** Deeds and places of the class boards. */
  | { readonly kind: 'stance'; readonly stance: Stance }
  | { readonly kind: 'lay' | 'lift'; readonly card: CardId }
  /** The spell that would be ready then. */
  | { readonly kind: 'turn-amulet'; readonly card: CardId }
  | { readonly kind: 'quadrant'; readonly quadrant: number; readonly card: CardId }
  | { readonly kind: 'element'; readonly element: Element | 'mana' }
  | { readonly kind: 'peak'; readonly element: Element }
  | { readonly kind: 'spirit'; readonly ally: SpiritId; readonly does: 'attack' | 'move' };

/** What an option of a question of Hellscape means. */
export function meaningOf(question: Question, option: string): HellscapeMeaning {
  return read(option, question.means?.(option));
}

/** The same of an option as people get it. */
export function meaningIn(option: {
  readonly id: string;
  readonly means?: Meaning;
}): HellscapeMeaning {
  return read(option.id, option.means);
}

/** The one place where meanings get their type. Options without one are words. */
function read(id: string, means: Meaning | undefined): HellscapeMeaning {
  return (means ?? { kind: id }) as HellscapeMeaning;
}

/** What options are among the others, by what they mean; of a new meaning this has to be said too. */
const ROLES: Readonly<Record<HellscapeMeaning['kind'], Role | null>> = {
  yes: null,
  no: 'pass',
  skip: 'pass',
  // It ends what an action was paid for.
  done: 'done',
  move: null,
  attack: null,
  recover: null,
  trade: null,
  thaw: null,
  // Taking something off or giving up ground is offered at the gear and at the ground.
  'put-away': 'aside',
  lift: 'aside',
  'end-turn': 'end',
  roll: 'go-on',
  finish: 'go-on',
  reveal: null,
  stop: null,
  keep: 'pass',
  'no-token': 'go-on',
  step: 'place',
  zone: 'place',
  resolve: 'place',
  reroll: 'place',
  door: null,
  token: null,
  hero: null,
  enemy: null,
  ally: null,
  strike: null,
  use: null,
  'enemy-ability': null,
  card: null,
  item: null,
  equip: null,
  give: null,
  share: null,
  douse: null,
  cleanse: null,
  bargain: null,
  blood: null,
  'quest-deed': 'foremost',
  stance: null,
  lay: null,
  'turn-amulet': null,
  quadrant: null,
  element: null,
  peak: null,
  spirit: null,
};

export function roleOf(option: Offered): Role | null {
  const { kind } = meaningIn(option);
  return Object.hasOwn(ROLES, kind) ? ROLES[kind] : null;
}
