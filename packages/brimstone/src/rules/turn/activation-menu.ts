import type { OptionDetails, TextRef } from '@crawlspace/kernel';
import type { UseTiming } from '../../abilities.ts';
import type { Adventure } from '../../adventure.ts';
import { spaceId } from '../../asking.ts';
import type { SpaceId } from '../../board/index.ts';
import type { BrimstoneMeaning } from '../../meanings.ts';
import type { Activation, Hero } from '../../state.ts';
import { describeUse, resolveUse, useMeaning, usesNow } from '../abilities/uses.ts';
import { type SearchOption, search, searchOptions } from '../exploration/search.ts';
import type { Action } from '../fights/attack-actions.ts';
import { moveFurther, spendGrit } from '../heroes/grit.ts';
import { help, whomToHelp } from '../heroes/help.ts';
import { canManageItems, manageItems } from '../items/manage-items.ts';
import { drag, whomToDrag } from '../movement/drag.ts';
import { escapeOdds, mustEscape } from '../movement/escape.ts';
import { mayTakeLantern, takeLantern } from '../movement/lantern.ts';
import { type Ways, waysOf } from '../movement/ways.ts';

/** What a hero may do next: go to a space, act, or end the activation. */
export type Choice = SpaceId | Action | 'end';

/** All of it; no choices with nothing to do. */
export interface Menu {
  readonly choices: readonly Choice[];
  /** Where the hero may go; null when it is too late for that. */
  readonly ways: Ways | null;
  readonly describe: (choice: Choice) => OptionDetails;
}

export function choiceId(choice: Choice): string {
  if (typeof choice === 'number') return spaceId(choice);
  return choice === 'end' ? 'end' : choice.id;
}

const END: BrimstoneMeaning = { kind: 'end' };
const MOVES: BrimstoneMeaning[] = [];

/** What a choice means. Bots ask it of every space: each has its meaning made once. */
export function choiceMeaning(choice: Choice): BrimstoneMeaning {
  if (typeof choice === 'object') return choice.means();
  if (choice === 'end') return END;
  for (let space = MOVES.length; space <= choice; space++) MOVES.push({ kind: 'move', space });
  return MOVES[choice] as BrimstoneMeaning;
}

/**
 * Everything a hero may do at this point of the activation. Movement comes before the attack or the
 * search; after them only uses are left.
 */
export function menuOf(
  g: Adventure,
  hero: Hero,
  activation: Activation,
  attacks: readonly Action[],
): Menu {
  const acted = hasActed(activation);
  const ways = acted || !mayMove(activation) ? null : waysOf(g, hero, activation.moveLeft ?? 0);
  const choices: Choice[] = ways ? ways.stops() : [];
  if (!acted) {
    choices.push(...movementActions(g, hero, activation));
    choices.push(...attacks);
    choices.push(...searchActions(g, hero));
    choices.push(...helpActions(g, hero));
    if (canManageItems(g, hero)) choices.push(itemsAction(g, hero));
  }
  if (mayTakeLantern(g, hero)) choices.push(lanternAction(g, hero));
  choices.push(...useActions(g, hero, activation, acted));
  if (choices.length > 0) choices.push('end');
  return { choices, ways, describe: describer(g, hero, ways) };
}

/** The attack or the search is done. */
export function hasActed({ attacked, acted }: Activation): boolean {
  return attacked || acted;
}

function mayMove({ moveLeft, stuck }: Activation): boolean {
  return !stuck && (moveLeft ?? 0) > 0;
}

/** A longer way for Grit, and the KO'd who could be dragged along. */
function movementActions(g: Adventure, hero: Hero, activation: Activation): Action[] {
  const actions = whomToDrag(g, hero, activation).map(
    (fallen): Action => ({
      id: `drag${fallen.index}`,
      means: () => ({ kind: 'drag', hero: fallen.index }),
      describe: () => ({
        text: { key: 'option.drag', params: { hero: fallen.name } },
        rule: 'B-HELP-05',
      }),
      run: () => drag(g, hero, activation, fallen),
    }),
  );
  if (hero.grit === 0 || activation.stuck) return actions;
  return [...actions, buyMovement(g, hero, activation)];
}

/** 1 Grit buys more movement, as often as wanted. */
function buyMovement(g: Adventure, hero: Hero, activation: Activation): Action {
  return {
    id: 'grit-move',
    means: () => ({ kind: 'grit-move' }),
    describe: () => ({ text: { key: 'option.grit-move' }, cost: { grit: 1 }, rule: 'B-GRIT-03' }),
    run: () => {
      spendGrit(g, hero, 1);
      moveFurther(g, hero, activation);
    },
  };
}

function searchActions(g: Adventure, hero: Hero): Action[] {
  const options = searchOptions(g, hero);
  return options.map((option) => ({
    id: option.id,
    means: () => searchMeaning(option),
    describe: () => ({ text: searchText(g, option, options), rule: 'B-SEARCH-01' }),
    run: () => search(g, hero, option),
  }));
}

/** Between two tiles it is said which of them is scavenged. */
function searchText(g: Adventure, option: SearchOption, all: readonly SearchOption[]): TextRef {
  if (option.kind !== 'scavenge') return { key: `option.look-${option.kind}` };
  const tile = g.state.board.layout.tiles[option.tile]?.tile;
  const isOnly = all.filter(({ kind }) => kind === 'scavenge').length === 1;
  if (isOnly || !tile) return { key: 'option.scavenge' };
  return { key: 'option.scavenge-tile', params: { tile: { key: `${tile}.name` } } };
}

function searchMeaning(option: SearchOption): BrimstoneMeaning {
  if (option.kind === 'scavenge') return { kind: 'scavenge', tile: option.tile };
  const { tile, exit } = option.exit;
  return { kind: 'look', through: option.kind, tile, exit };
}

function helpActions(g: Adventure, hero: Hero): Action[] {
  return whomToHelp(g, hero).map((fallen) => ({
    id: `help${fallen.index}`,
    means: () => ({ kind: 'help', hero: fallen.index }),
    describe: () => ({
      text: { key: 'option.help', params: { hero: fallen.name } },
      rule: 'B-HELP-01',
    }),
    run: () => help(g, hero, fallen),
  }));
}

function itemsAction(g: Adventure, hero: Hero): Action {
  return {
    id: 'items',
    means: () => ({ kind: 'items' }),
    describe: () => ({ text: { key: 'option.items' }, rule: 'B-TRADE-01' }),
    run: () => manageItems(g, hero),
  };
}

function lanternAction(g: Adventure, hero: Hero): Action {
  return {
    id: 'take-lantern',
    means: () => ({ kind: 'take-lantern' }),
    describe: () => ({ text: { key: 'option.take-lantern' }, rule: 'B-LIGHT-08' }),
    run: () => {
      takeLantern(g, hero);
    },
  };
}

const AFTERWARDS: readonly UseTiming[] = ['activation', 'anytime', 'free-attack'];
const INSTEAD: readonly UseTiming[] = ['instead-of-attack', 'instead-of-search'];
const BEFORE: readonly UseTiming[] = [...AFTERWARDS, ...INSTEAD];

/** Tokens, items and abilities. Some take the place of the attack or of the search. */
function useActions(g: Adventure, hero: Hero, activation: Activation, acted: boolean): Action[] {
  return usesNow(g, hero, acted ? AFTERWARDS : BEFORE).map((usable) => ({
    id: usable.id,
    means: () => useMeaning(usable),
    describe: () => describeUse(usable),
    run: () => {
      if (INSTEAD.includes(usable.use.timing)) activation.acted = true;
      return resolveUse(g, usable);
    },
  }));
}

/** What players see of the choices. */
function describer(g: Adventure, hero: Hero, ways: Ways | null): Menu['describe'] {
  let test: OptionDetails | null = null;
  return (choice) => {
    if (typeof choice === 'object') return choice.describe();
    if (choice === 'end') return { text: { key: 'option.end-activation' } };
    const path = ways?.pathTo(choice) ?? [];
    test ??= mustEscape(g, hero) ? { odds: escapeOdds(g, hero), rule: 'B-ESC-01' } : {};
    return { path, cost: { move: path.length }, ...test };
  };
}
