import type { Outcome } from '@crawlspace/kernel';
import type { Character } from '../character.ts';
import type { CardId } from '../ids.ts';
import type { RuleOptions } from '../options.ts';
import type { HeroSetup } from '../setup.ts';

/** The form of company data that this version writes; it reads all forms up to it. */
export const COMPANY_VERSION = 2;

/** Whoever is ready or waits for a resurrection has a place; graves and memories need none. */
export const MOST_MEMBERS = 12;
export const MOST_ON_ADVENTURE = 6;

/** Stable for ever: `m1` is who was recruited first. */
export type MemberId = string;

export type Standing = 'ready' | 'dead' | 'buried' | 'retired';

export interface Member {
  readonly id: MemberId;
  /** Somebody new until the first adventure is over, a character from then on. */
  readonly hero: HeroSetup;
  readonly standing: Standing;
}

/** What is agreed on before an adventure. */
export interface Undertaking {
  readonly mission: CardId;
  /** The place of a member in this list is the number of its figure. */
  readonly members: readonly MemberId[];
  readonly options: RuleOptions;
  readonly sets?: number;
  /** What the mission holds for heroes of their level; none in the introductory one. */
  readonly hardships?: readonly CardId[];
  /** Cards that members own who stay behind, as far as there is one of each. */
  readonly elsewhere?: readonly CardId[];
  /** It was begun as a single adventure, before there was a company. */
  readonly single?: true;
}

/** Where the company is. In Town, `members` are also those who lie there since earlier adventures. */
export type Whereabouts =
  | { readonly at: 'home' }
  | ({ readonly at: 'adventure' } & Undertaking)
  | ({
      readonly at: 'town';
      readonly members: readonly MemberId[];
      readonly options: RuleOptions;
    } & Pick<Undertaking, 'elsewhere'>);

/** What a member has done and suffered in an adventure, for the book. */
export interface Tally {
  readonly kills: number;
  readonly knockOuts: number;
}

/** A member as a chapter left it. */
export interface Returned {
  readonly member: MemberId;
  readonly character: Character;
  /** Only of adventures. */
  readonly tally?: Tally;
}

/** Something that happened to the company. `record` is the hash of a chapter's record. */
export type Deed =
  | { readonly t: 'founded'; readonly name: string }
  | { readonly t: 'recruited'; readonly member: MemberId; readonly hero: HeroSetup }
  | { readonly t: 'retired'; readonly member: MemberId }
  | { readonly t: 'buried'; readonly member: MemberId }
  | ({ readonly t: 'mustered' } & Undertaking)
  | {
      readonly t: 'came-home';
      readonly record: string;
      readonly outcome: Outcome;
      readonly turns: number;
      readonly darknessAhead: boolean;
      readonly members: readonly Returned[];
    }
  | { readonly t: 'passed-town' }
  | {
      readonly t: 'stayed';
      readonly record: string;
      readonly days: number;
      readonly members: readonly Returned[];
    };

export type DeedOf<Name extends Deed['t']> = Extract<Deed, { readonly t: Name }>;

/** A deed in the log of a company. */
export type CompanyEntry = Deed & {
  /** The hash of the entry before; empty for the first. */
  readonly after: string;
  /** When, in milliseconds since 1970, where somebody looked at a clock. */
  readonly at?: number;
};

/** What a chapter made of a member. */
export interface Fate extends Returned {
  readonly before: HeroSetup;
}

interface ChapterOf {
  readonly record: string;
  readonly fates: readonly Fate[];
  readonly at?: number;
}

/** An adventure or a stay that is over. */
export type Chapter =
  | (ChapterOf & {
      readonly kind: 'adventure';
      readonly mission: CardId;
      readonly outcome: Outcome;
      readonly turns: number;
    })
  | (ChapterOf & { readonly kind: 'stay'; readonly days: number });

/**
 * A company as it stands: all of it follows from its log, none of it from the records of its
 * chapters, so that it costs little to open.
 */
export interface Company {
  readonly name: string;
  readonly members: readonly Member[];
  readonly whereabouts: Whereabouts;
  /** A failure of the last adventure: the Darkness of the next starts a step further. */
  readonly darknessAhead: boolean;
  readonly chronicle: readonly Chapter[];
  readonly log: readonly CompanyEntry[];
  /** The hash of the last entry. */
  readonly head: string;
}

export function memberOf({ members }: Company, id: MemberId): Member | undefined {
  return members.find((member) => member.id === id);
}

/** Whoever belongs to the company and is neither gone nor in the ground. */
export function rosterOf({ members }: Company): readonly Member[] {
  return members.filter(({ standing }) => standing === 'ready' || standing === 'dead');
}
