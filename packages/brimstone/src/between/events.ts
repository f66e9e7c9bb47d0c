import type { EventsOf } from '@crawlspace/kernel';
import type { CardId, HeroIndex, TokenKind } from '../ids.ts';

/** Something that happened between adventures. `event.<t>` is the key of its log line. */
export type CompanyEvent = EventsOf<Fields>;

/** The closed list of what can be told between adventures, and what each event tells. */
interface Fields {
  paid: Sum & { card: CardId };
  cured: Cure;
  'not-cured': Cure;
  /** `amount` are the points of Corruption taken away. */
  cleansed: Sum;
  bought: OfHero & { card: TokenKind };
  'item-sold': Sum & { card: CardId };
  'dark-stone-sold': Sum;
  resurrected: OfHero;
  /** `amount` is what was missing. */
  'not-resurrected': Sum;
  'level-gained': Sum;
  'upgrade-gained': OfHero & { card: CardId };
}

interface OfHero {
  hero: HeroIndex;
}

interface Sum extends OfHero {
  amount: number;
}

/** A D6 against the number it had to reach. */
interface Cure extends OfHero {
  card: CardId;
  dice: readonly number[];
  need: number;
}
