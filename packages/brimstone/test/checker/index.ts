import { accounts } from './accounts.ts';
import { activationStart } from './activation-start.ts';
import { aftermath } from './aftermath.ts';
import { ambush } from './ambush.ts';
import { books } from './books.ts';
import { bounds } from './bounds.ts';
import type { Check } from './check.ts';
import { damage } from './damage.ts';
import { darkness } from './darkness.ts';
import { dealings } from './dealings.ts';
import { decks } from './decks.ts';
import { dynamite } from './dynamite.ts';
import { enemyAttacks } from './enemy-attacks.ts';
import { enemyMoves } from './enemy-moves.ts';
import { exploration } from './exploration.ts';
import { heroAttacks } from './hero-attacks.ts';
import { initiative } from './initiative.ts';
import { knockout } from './knockout.ts';
import { leftBehind } from './left-behind.ts';
import { movement } from './movement.ts';
import { placement } from './placement.ts';
import { randomHero } from './random-hero.ts';
import { search } from './search.ts';
import { threats } from './threats.ts';
import { xp } from './xp.ts';

/**
 * The second pair of eyes. Every check follows a game from outside: what is told, rolled, asked and
 * answered, and the state at that moment. It works out by its own code, written from the rule documents,
 * what must have happened, and says so where it did not. Nothing here calls the rules or the board of
 * the game; sheets, cards and printed maps are read as data.
 *
 * What the checks do not see: numbers that a card makes hang on the situation (`statsWhen`,
 * `enemiesWhen`) or changes by a handler: there they claim nothing. Texts of cards, the way of Extra Large
 * models, and whether a choice was offered that nobody took. docs/rules/checkers.md has the rest.
 */
export const allChecks: readonly Check[] = [
  accounts,
  books,
  bounds,
  initiative,
  darkness,
  activationStart,
  movement,
  heroAttacks,
  damage,
  xp,
  enemyAttacks,
  randomHero,
  aftermath,
  leftBehind,
  placement,
  ambush,
  enemyMoves,
  search,
  exploration,
  decks,
  threats,
  dealings,
  dynamite,
  knockout,
];
