import { type Chance, contentOf, type Deck } from '@crawlspace/kernel';
import type { Adventure } from './adventure.ts';
import { type Board, boardOf } from './board/index.ts';
import type { EnemyTypeId } from './ids.ts';
import { classIn } from './lookup.ts';
import { OTHER, type Part } from './made.ts';
import { chancesOfHoldingBack, holdBackBonus, holdBackNeed } from './rules/darkness/depth.ts';
import { changesOfStat, heroStat } from './rules/figures/stats.ts';
import { type EnemyNumbers, enemyNumbers, type HeroSheet, heroSheet, lookAt } from './sheets.ts';
import type { AdventureState, Decks, Hero } from './state.ts';
import type { StatName } from './stats.ts';
import type { AdventureView } from './view.ts';

/** The numbers of everybody on the table as they stand now. */
export interface AdventureNumbers {
  /** The character sheets, by hero. */
  readonly heroes: readonly HeroSheet[];
  readonly enemies: Readonly<Partial<Record<EnemyTypeId, EnemyNumbers>>>;
  /** Hold Back the Darkness: what it needs, what is added to the dice, and what may come of it. */
  readonly holdBack: {
    readonly need: number;
    readonly bonus: number;
    readonly chances: readonly Chance[];
  };
}

const KNOWN = new WeakMap<AdventureView, AdventureNumbers>();

/** What anybody who sees this much can work out. Nothing hidden takes part in it. */
export function numbersOf(view: AdventureView): AdventureNumbers {
  const known = KNOWN.get(view);
  if (known) return known;
  const g = seenBy(view);
  const heroes = g.state.heroes.map((hero) => heroSheet(g, hero));
  const holdBack = {
    need: holdBackNeed(g),
    bonus: holdBackBonus(g),
    chances: chancesOfHoldingBack(g),
  };
  const numbers = { heroes, enemies: enemyNumbers(g), holdBack };
  KNOWN.set(view, numbers);
  return numbers;
}

/** A number of a hero's sheet: what it is now, what is printed, and what lies between. */
export interface Explained {
  readonly value: number;
  readonly printed: number;
  readonly changes: readonly Part[];
}

export function explained(view: AdventureView, hero: Hero, name: StatName): Explained {
  const g = seenBy(view);
  const printed = classIn(g.content, hero.class).base[name] ?? 0;
  const value = heroStat(g, hero, name);
  const changes = changesOfStat(g, hero, name);
  const rest = changes.reduce((left, { amount }) => left - amount, value - printed);
  const limits = { source: OTHER, amount: rest };
  return { value, printed, changes: rest === 0 ? changes : [...changes, limits] };
}

/** The adventure as far as a view shows it, for reading only. */
export function seenBy(view: AdventureView): Adventure {
  return lookAt(contentOf(view), asFarAsSeen(view));
}

/** The board as it lies, made of the tiles of its table. */
export function boardSeen(view: AdventureView): Board {
  return boardOf(contentOf(view).tiles, view.board.layout);
}

const FACE_DOWN = 'face-down';

/** The state with everything face down that this view does not show. */
function asFarAsSeen(view: AdventureView): AdventureState {
  const { you: _, campaign: __, board, dread, decks: ___, ...open } = view;
  return {
    ...open,
    heroes: view.heroes.slice(),
    enemies: view.enemies.slice(),
    board: {
      layout: board.layout,
      exits: board.exits.slice(),
      tokens: board.tokens.map((tile) => ({ tile, token: FACE_DOWN })),
      scavenged: board.scavenged.slice(),
    },
    decks: NO_DECKS,
    dread: Array.from({ length: dread }, () => FACE_DOWN),
    inPlay: view.inPlay.slice(),
    enemyBonuses: view.enemyBonuses.slice(),
    worlds: view.worlds.slice(),
    nextItem: 0,
    nextEnemy: 0,
  };
}

const NONE: Deck = { draw: [], discard: [] };
const NOTHING = {} as Decks['map'];

/** No number on the table depends on a deck. */
const NO_DECKS: Decks = {
  map: NOTHING,
  encounter: NOTHING,
  artifact: NOTHING,
  threat: { low: NONE, med: NONE, high: NONE, epic: NONE, ...NOTHING },
  gear: NONE,
  loot: NONE,
  scavenge: NONE,
  darkness: NONE,
  growingDread: NONE,
  exploration: NONE,
  personal: NONE,
};
