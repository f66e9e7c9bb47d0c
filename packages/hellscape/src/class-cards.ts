import type { Ability } from './ability.ts';
import type { Attacks, Card } from './content-types.ts';
import type { CardId, Element, SpiritId, Stance } from './ids.ts';

/** The components that only one class has. */
export interface ClassCards {
  readonly arrows: Readonly<Record<CardId, ArrowCard>>;
  readonly rogueTokens: Readonly<Record<CardId, RogueToken>>;
  readonly consecrations: readonly [Consecration, Consecration, Consecration];
  readonly spirits: Readonly<Record<SpiritId, SpiritCard>>;
  /** Basic spells, clockwise. */
  readonly basicSpells: Readonly<Record<CardId, SpellCard>>;
  readonly stances: Readonly<Record<Stance, Ability>>;
  readonly peaks: Readonly<Record<Element, Peak>>;
}

/** What only the skills of one class say. */
export interface SkillOfAClass {
  /** Berserker: the stance it belongs under; `any` lets the player choose. */
  readonly stance?: Stance | 'any';
  /** Paladin: what it says on its other side. */
  readonly blessed?: readonly Ability[];
  /** Rogue: tokens it puts into the bag. */
  readonly tokens?: readonly CardId[];
  /** Shaman: summons this spirit. */
  readonly spirit?: SpiritId;
  /** Shaman: what that spirit can do besides what its own card says. */
  readonly spiritAbilities?: readonly Ability[];
}

/** The Ranger's. */
export interface ArrowCard extends Card {
  readonly arrows: number;
  readonly quickShot: Ability;
  readonly bullseye: Ability;
  readonly overload: Ability;
}

/** Of the Rogue's Thieving Tools. */
export interface RogueToken extends Card {
  readonly colour: 'red' | 'blue' | 'green';
  /** One of the nine that are in the bag from the start. */
  readonly starting: boolean;
  readonly copies: number;
  /** `poison` and `shadow` tokens are known by these kinds. */
  readonly kind: 'plain' | 'poison' | 'shadow';
  readonly abilities: readonly Ability[];
}

/** A spirit that the Shaman conjures. */
export interface SpiritCard extends Card {
  readonly id: SpiritId;
  readonly health: number;
  readonly attacks: Attacks;
  readonly defense: number;
  readonly abilities?: readonly Ability[];
}

/** A token of the Paladin: what every column of the board has from the start. */
export interface Consecration extends Card {
  readonly abilities: readonly Ability[];
}

/** A spell that is printed on the Wizard's Amulet. */
export interface SpellCard extends Card {
  readonly abilities: readonly Ability[];
}

/** The top of one of the Shaman's elements. */
export interface Peak extends Card {
  readonly length: number;
  readonly abilities: readonly Ability[];
}
