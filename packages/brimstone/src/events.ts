import type { AnyFieldOf, EventsOf } from '@crawlspace/kernel';
import type { SpaceId, TileIndex } from './board/index.ts';
import type { CardId, EnemyTypeId, HeroIndex, SkillName } from './ids.ts';
import type { Made } from './made.ts';
import type { Step } from './state.ts';

/**
 * Something that happened in an adventure, on the road or in Town. `t` is also the key of its log line in the locale files
 * (`event.<t>`), and the other fields are what that line can name.
 */
export type BrimstoneEvent = EventsOf<Fields>;

export type EventOf<Name extends keyof Fields> = Extract<BrimstoneEvent, { readonly t: Name }>;

/** With this an enemy begins to act, or to attack: it is shown after what the others did. */
export function beginsStep({ t: name }: BrimstoneEvent): boolean {
  return name === 'enemy-activation' || name === 'enemy-attack';
}

/** Whatever an event can tell, for those who read all of them alike. */
export type EventDetails = AnyFieldOf<BrimstoneEvent>;

/** The closed list of what can be told, and what each event tells. */
interface Fields {
  // --- Set up and the course of the game
  'set-up': { purpose: string };
  creation: OfHero & { purpose: string };
  'placed-hero': OfHero & { space: SpaceId };
  turn: { amount: number };
  step: { purpose: Step };
  activation: OfHero;
  'enemy-activation': { type: EnemyTypeId };
  /** `card` is a text of the mission. */
  mission: { card: string };
  fled: Nothing;
  won: Nothing;
  /** `purpose` is the cause. */
  lost: { purpose: string };

  // --- Dice
  /** By a hero; or by chance, for a tile or for a card. */
  rolled: {
    purpose: string;
    dice: readonly number[];
    need?: number;
    hero?: HeroIndex;
    tile?: TileIndex;
    card?: CardId;
  };
  /** `by` is who made the re-roll possible. */
  rerolled: OfHero & { purpose: string; dice: readonly number[]; by: HeroIndex };
  'test-passed': SkillTested;
  'test-failed': SkillTested;

  // --- Levels
  'level-gained': AmountOfHero;
  'level-bonus': OfHero & { card: CardId; dice: readonly number[] };
  'upgrade-gained': OfHero & { card: CardId };

  // --- Road and Town
  /** `amount` is how many hazards the journey has. */
  hazards: { amount: number };
  /** A row of a chart; `purpose` is the chart. */
  'chart-row': OfHero & { card: CardId; purpose: string; dice: readonly number[] };
  /** `amount` is the day of the stay, `need` the space of the Town Event Track. */
  'town-day': { amount: number; need: number };
  /** `purpose` is `hotel` or `camp-site`, `amount` what it costs. */
  lodging: AmountOfHero & { purpose: string };
  /** `card` is the Location. */
  'went-to': OfHero & { card: CardId };
  /** The D6 at the end of a day that brought no event. */
  'quiet-day': OfHero & { dice: readonly number[]; need: number };
  'left-town': OfHero;
  paid: AmountOfHero & { card: CardId };
  cured: CureTried;
  'not-cured': CureTried;
  /** `amount` are the points of Corruption taken away. */
  cleansed: AmountOfHero;
  bought: OfHero & { card: CardId };
  'item-sold': AmountOfHero & ItemMoved;
  'dark-stone-sold': AmountOfHero;
  'wager-won': AmountOfHero & { card: CardId; dice: readonly number[] };
  'wager-lost': OfHero & { card: CardId; dice: readonly number[] };
  resurrected: OfHero;
  /** `amount` is what was missing. */
  'not-resurrected': AmountOfHero;

  // --- Light, darkness and depth
  'lantern-given': OfHero & { by?: HeroIndex };
  'lantern-taken': OfHero & { by: HeroIndex };
  voices: AmountOfHero & { dice: readonly number[] };
  'held-back': AmountOfHero & { need: number } & Explained;
  /** `amount` is the mark of the depth track. */
  'darkness-moved': { amount: number };
  'party-moved': { amount: number };
  /** `amount` is the row of the chart. */
  'depth-event': { card: CardId; amount: number };
  'darkness-card': { card: CardId };
  /** `amount` is the size of the stack. */
  'dread-added': { amount: number };
  'dread-revealed': { card: CardId };
  'dread-cancelled': { amount: number; card?: CardId };
  'card-remains': { card: CardId };
  'card-discarded': { card: CardId };

  // --- Movement and exploration
  /** The spaces of a Move roll, where they are not what the die shows. */
  'move-changed': AmountOfHero & Explained;
  /** `spaces` are those entered. */
  moved: OfHero & { spaces: readonly SpaceId[] };
  dragged: OfHero & { by: HeroIndex; spaces: readonly SpaceId[]; space: SpaceId };
  escaped: EscapeTested;
  caught: EscapeTested;
  'world-entered': CardOfHero;
  scavenged: AmountOfHero & { tile: TileIndex; dice: readonly number[] };
  'scavenge-card': CardOfHero;
  'looked-through-door': OfHero & { tile: TileIndex };
  'looked-through-gate': CardOfHero & { tile: TileIndex };
  'tile-placed': { tile: TileIndex; card: CardId };
  'door-opened': AtExit;
  'gate-opened': AtExit;
  'end-cap': AtExit;
  collapsed: { tile: TileIndex };
  'token-revealed': { tile: TileIndex; card: CardId };
  'clue-found': { tile: TileIndex; amount: number };
  'objective-found': { tile: TileIndex };
  encounter: { card: CardId; tile: TileIndex };

  // --- Fights
  threat: { card: CardId };
  'fight-started': Nothing;
  ambush: Nothing;
  'fight-ended': Nothing;
  /** On a tile; in ambush, without one; or one more model, which has a name already. */
  'enemies-placed': {
    type: EnemyTypeId;
    amount: number;
    spaces: readonly SpaceId[];
    tile?: TileIndex;
    enemy?: string;
  };
  elite: { type: EnemyTypeId; card: CardId; amount: number };
  /** `purpose` is the kind of attack; without a card it is made with bare hands. */
  attack: OfHero & { purpose: 'melee' | 'ranged'; card?: CardId };
  'free-attack': OfHero & { purpose: 'melee' | 'ranged'; card?: CardId; enemy?: string };
  critical: OfHero & { enemy: string };
  /** `need` is the Defense. */
  'hit-enemy': AmountOfHero & { enemy: string; need: number } & Explained;
  'enemy-wounded': OfEnemy & { amount: number; by?: HeroIndex } & Explained;
  'enemy-healed': OfEnemy & { amount: number };
  'enemy-killed': OfEnemy & { by?: HeroIndex };
  'enemy-moved': OfEnemy & { space: SpaceId; spaces: readonly SpaceId[] };
  'enemy-pushed': OfEnemy & { space: SpaceId; spaces?: readonly SpaceId[] };
  /** `amount` are the hits. */
  'enemy-attack': OfEnemy & AmountOfHero & { dice: readonly number[]; need: number };
  'dynamite-thrown': OfHero & { space: SpaceId };
  'dynamite-bounced': { space: SpaceId; dice: readonly number[] };
  explosion: { space: SpaceId };
  breath: OfHero;
  loot: CardOfHero;

  // --- Harm and healing
  defended: AmountOfHero & { purpose: 'cover' | 'defense' | 'willpower' };
  wounded: Harmed;
  'sanity-lost': Harmed;
  corruption: AmountOfHero;
  /** `amount` is the row of the chart, `points` the Corruption that turned into it. */
  mutation: CardOfHero & { amount: number; points: number };
  injury: CardOfHero & { dice: readonly number[] };
  madness: CardOfHero & { dice: readonly number[] };
  'status-gained': OfHero & { purpose: 'poison' | 'void-venom' };
  'status-lost': OfHero & { purpose: 'poison' | 'void-venom'; amount?: number };
  'knocked-out': OfHero;
  revived: OfHero;
  recovered: OfHero;
  died: OfHero;
  healed: AmountOfHero & { purpose: 'wounds' | 'sanity'; by?: HeroIndex } & Explained;

  // --- Grit, experience, possessions
  'grit-gained': AmountOfHero;
  'grit-lost': AmountOfHero;
  'grit-spent': AmountOfHero;
  xp: AmountOfHero;
  gold: AmountOfHero & Explained;
  'gold-lost': AmountOfHero;
  /** From `by` to `hero`, for something that changes hands. */
  'gold-given': AmountOfHero & { by: HeroIndex };
  'dark-stone': AmountOfHero & Explained;
  'dark-stone-lost': AmountOfHero;
  'item-gained': CardOfHero;
  'item-lost': ItemMoved;
  'item-used': Used;
  'ability-used': Used;
  'token-gained': CardOfHero;
  'token-used': Used;
  'token-lost': CardOfHero;
  /** From `by` to `hero`. */
  traded: ItemMoved & { by: HeroIndex };
  equipped: CardOfHero;
  'put-away': CardOfHero;
  'upgrade-attached': CardOfHero;
  'upgrade-removed': CardOfHero;
}

type Nothing = Record<never, never>;

interface OfHero {
  hero: HeroIndex;
}

interface AmountOfHero extends OfHero {
  amount: number;
}

/** Where the amount is not what was rolled, or what it was at first: why. */
interface Explained {
  made?: Made;
}

interface CardOfHero extends OfHero {
  card: CardId;
}

/** With what was attached to it and lay in it, where there was anything. */
interface ItemMoved extends CardOfHero {
  along?: readonly CardId[];
}

interface OfEnemy {
  enemy: string;
  type: EnemyTypeId;
}

/** By enemies of a type, by a card, or by neither. */
interface Harmed extends AmountOfHero, Explained {
  type?: string;
  card?: CardId;
}

interface EscapeTested extends OfHero {
  dice: readonly number[];
  need: number;
}

interface SkillTested extends EscapeTested {
  card: CardId;
  purpose: SkillName;
  amount: number;
}

interface AtExit {
  tile: TileIndex;
  /** The spaces on both sides of the doorway, as far as there are any. */
  spaces: readonly SpaceId[];
}

/** What belongs to nobody (a card on the table) is used without a hero; `purpose` says which of several uses. */
interface Used {
  card: CardId;
  hero?: HeroIndex;
  purpose?: string;
}

/** A D6 against the number it had to reach. */
interface CureTried extends OfHero {
  card: CardId;
  dice: readonly number[];
  need: number;
}
