import type { Rule } from '@crawlspace/kernel';
import type { Source } from '../abilities.ts';
import { type Adventure, heroAt, isUp } from '../adventure.ts';
import type { TileIndex, WorldId } from '../board/index.ts';
import type { PendingAttack } from '../content-types.ts';
import type { CardId } from '../ids.ts';
import type { Marker } from '../markers.ts';
import type { Cause } from '../moments.ts';
import type { Enemy, Hero } from '../state.ts';

/** A card that is being carried out: what its words are about. */
export interface Frame {
  readonly g: Adventure;
  readonly card: CardId;
  readonly cause: Cause;
  /** Whom `you` means now; null where the card is nobody's. */
  readonly you: Hero | null;
  /** Whom the card concerns. */
  readonly all: (g: Adventure) => readonly Hero[];
  /** The tile and the world of the card, where it has one. */
  readonly here: TileIndex | null;
  readonly world: WorldId | null;
  /** The marker of the mission that it is about now. */
  readonly marker: Marker | null;
  /** Enemies that come once every encounter is done; null where they come at once. */
  readonly attacks: PendingAttack[] | null;
  /** What has a name, for what comes after it. */
  readonly results: Map<string, Result>;
  readonly source: Source | null;
  /** What the card reacts to. */
  readonly moment: Readonly<Record<string, unknown>> | null;
}

/** How a test with a name went, or who wanted to. */
export interface Result {
  readonly yes: readonly Hero[];
  readonly no: readonly Hero[];
  readonly successes: number;
}

/** A card that belongs to a hero or to nobody, played now. */
export function frameOf(
  g: Adventure,
  card: CardId,
  you: Hero | null,
  more: Partial<Frame> = {},
): Frame {
  return {
    g,
    card,
    cause: { kind: 'card', id: card },
    you,
    all: ({ state }) => state.heroes.filter(isUp),
    here: null,
    world: null,
    marker: null,
    attacks: null,
    results: new Map(),
    source: null,
    moment: null,
    ...more,
  };
}

/** What an effect does once it is compiled: at once, or as a rule that may ask. */
export type Does = (at: Frame) => Rule<unknown> | undefined;

export function youOf({ you, card }: Frame): Hero {
  if (!you) throw new Error(`${card} is nobody's card`);
  return you;
}

/** The same, for somebody else. */
export function withYou(at: Frame, you: Hero): Frame {
  return at.you === you ? at : { ...at, you };
}

/** The same, of another enemy: it is the one of the moment, and what enemies do is its doing. */
export function withTarget(at: Frame, enemy: Enemy): Frame {
  const cause = at.cause.kind === 'enemy' ? { ...at.cause, enemy } : at.cause;
  return { ...at, moment: { ...at.moment, enemy }, cause };
}

/** The hero whose card it is, whoever is `you` now. */
export function ownerOf(at: Frame): Hero {
  const hero = at.source?.hero ?? null;
  return hero === null ? youOf(at) : heroAt(at.g, hero);
}

const NOBODY: Result = { yes: [], no: [], successes: 0 };

/** How it went: of a test that was left out, nobody took part. */
export function resultOf({ results }: Frame, name: string): Result {
  return results.get(name) ?? NOBODY;
}

/** What has the same name adds up: a test that several take one after the other. */
export function addResult(at: Frame, name: string, { yes, no, successes }: Result): void {
  const before = resultOf(at, name);
  at.results.set(name, {
    yes: [...before.yes, ...yes],
    no: [...before.no, ...no],
    successes: before.successes + successes,
  });
}
