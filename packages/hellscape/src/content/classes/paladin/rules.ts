import { pick, type Rule } from '@crawlspace/kernel';
import { promptFor } from '../../../asks.ts';
import type { ClassDeed, ClassRules } from '../../../content-types.ts';
import type { Descent } from '../../../descent.ts';
import type { CardId } from '../../../ids.ts';
import type { HellscapeMeaning } from '../../../meanings.ts';
import { meansCard, nameOf, pickCard } from '../../../rules/picks.ts';
import type { Hero } from '../../../state.ts';
import type { PaladinBoard } from '../boards.ts';
import {
  boardOf,
  CONSECRATION_MANA,
  canConsecrate,
  clearGround,
  columnsOnTheGround,
  consecrate,
  consecrations,
  groundOf,
  putUnder,
  setBlessed,
  takeAway,
  takeBack,
} from './consecration.ts';

/**
 * The Paladin: skills lie under the columns of the board and work on consecrated ground, for every
 * hero who stands there. So there is nothing in force for the Paladin alone.
 */
export const paladinRules: ClassRules<PaladinBoard> = {
  id: 'paladin',
  newBoard: (content) => ({
    class: 'paladin',
    columns: content.consecrations.map(() => []),
    zones: content.consecrations.map(() => null),
    blessed: null,
  }),
  cloneBoard: copyOf,
  boardView: copyOf,
  placeSkill,
  abilities: () => [],
  ground: groundOf,
  roundOver(g, hero) {
    setBlessed(g, boardOf(hero), null);
  },
  roundStart: bless,
  deeds,
  asides: groundToGiveUp,
  clearGround,
};

function copyOf(board: PaladinBoard): PaladinBoard {
  const columns = board.columns.map((column) => column.slice());
  return { class: 'paladin', columns, zones: board.zones.slice(), blessed: board.blessed };
}

/** A new skill goes under a column of choice; the rank it replaces goes. */
function* placeSkill(g: Descent, hero: Hero, skill: CardId): Rule {
  const board = boardOf(hero);
  const replaced = g.content.skills[skill]?.upgrades;
  if (replaced) takeAway(g, board, replaced);
  const cards = g.content.consecrations.map((each) => each.id);
  const prompt = promptFor('column', { skill: { key: `${skill}.name` } });
  const picked = yield* pickCard({ seat: hero.index, prompt }, cards);
  putUnder(g, board, cards.indexOf(picked), skill);
}

/** At the start of a round one skill may be turned to its blessed side. */
function* bless(g: Descent, hero: Hero): Rule {
  const board = boardOf(hero);
  const fitting = clearBlessing(g, hero, board);
  const picked = yield* pick<CardId | null>({
    seat: hero.index,
    prompt: promptFor('bless', undefined, fitting ? { fitting } : undefined),
    of: [...hero.skills, null],
    id: (skill) => skill ?? 'skip',
    means: (skill): HellscapeMeaning => (skill ? meansCard(skill) : { kind: 'skip' }),
    describe: (skill) => (skill ? nameOf(skill) : {}),
  });
  if (picked === null) return;
  setBlessed(g, board, picked);
  g.emit({ t: 'blessed', hero: hero.index, card: picked, rule: 'H-PAL-08' });
}

/**
 * What hardly anybody would bless otherwise: the only skill that works for somebody now, or the first
 * where none does. Null where it is a choice.
 */
function clearBlessing({ state }: Descent, hero: Hero, board: PaladinBoard): CardId | null {
  const working = columnsOnTheGround(board).flatMap((column) => {
    const stand = state.heroes.some(({ zone }) => zone === board.zones[column]);
    return stand ? (board.columns[column] ?? []) : [];
  });
  return working.length > 1 ? null : (working[0] ?? hero.skills[0] ?? null);
}

/** Before or after an action: ground is consecrated for Mana, or given up for nothing. */
function deeds(g: Descent, hero: Hero): readonly ClassDeed[] {
  const board = boardOf(hero);
  const offered: ClassDeed[] = [];
  const mayLay = hero.mana >= CONSECRATION_MANA && canConsecrate(g, hero, board);
  for (let column = 0; column < board.zones.length; column++) {
    if (mayLay) offered.push(LAYING[column] as ClassDeed);
    if (board.zones[column] !== null) offered.push(LIFTING[column] as ClassDeed);
  }
  return offered;
}

/** A Consecration can be taken back at any time. */
function groundToGiveUp(hero: Hero): readonly ClassDeed[] {
  return columnsOnTheGround(boardOf(hero)).map((column) => LIFTING[column] as ClassDeed);
}

const LAYING: readonly ClassDeed[] = consecrations.map(({ id: card }, column) => ({
  id: `lay-${card}`,
  key: `lay-${card}`,
  params: { n: CONSECRATION_MANA },
  means: { kind: 'lay', card },
  resolve: (g, paladin) => consecrate(g, paladin, boardOf(paladin), column),
}));

const LIFTING: readonly ClassDeed[] = consecrations.map(({ id: card }, column) => ({
  id: `lift-${card}`,
  key: `lift-${card}`,
  means: { kind: 'lift', card },
  *resolve(g, paladin) {
    takeBack(g, paladin, boardOf(paladin), column);
  },
}));
