import type { OptionDetails } from '@crawlspace/kernel';
import type { UseTiming } from '../../abilities.ts';
import type { Adventure } from '../../adventure.ts';
import type { Activation, Hero } from '../../state.ts';
import { describeUse, resolveUse, usesNow } from '../abilities/uses.ts';
import { search, searchOptions } from '../exploration/search.ts';
import type { Action } from '../fights/attack-actions.ts';
import { moveFurther, spendGrit } from '../heroes/grit.ts';
import { help, whomToHelp } from '../heroes/help.ts';
import { canManageItems, manageItems } from '../items/manage-items.ts';
import { drag, whomToDrag } from '../movement/drag.ts';
import { escapeOdds, mustEscape } from '../movement/escape.ts';
import { mayTakeLantern, takeLantern } from '../movement/lantern.ts';
import { spaceOfOption, spaceOption, type Ways, waysOf } from '../movement/ways.ts';

/** What a hero may do now: go to a space (`s12`), actions, or `end`; no options with nothing to do. */
export interface Menu {
  readonly options: readonly string[];
  readonly actions: readonly Action[];
  /** Where the hero may go; null when it is too late for that. */
  readonly ways: Ways | null;
  readonly describe: (option: string) => OptionDetails;
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
  const options: string[] = ways ? ways.stops().map(spaceOption) : [];
  const actions: Action[] = [];
  const add = (action: Action) => {
    options.push(action.id);
    actions.push(action);
  };
  if (!acted) {
    for (const action of movementActions(g, hero, activation)) add(action);
    for (const action of attacks) add(action);
    for (const action of searchActions(g, hero)) add(action);
    for (const action of helpActions(g, hero)) add(action);
    if (canManageItems(g, hero)) add(itemsAction(g, hero));
  }
  if (mayTakeLantern(g, hero)) add(lanternAction(g, hero));
  for (const action of useActions(g, hero, activation, acted)) add(action);
  if (options.length > 0) options.push('end');
  return { options, actions, ways, describe: describer(g, hero, actions, ways) };
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
  const actions = whomToDrag(g, hero, activation).map((fallen) => ({
    id: `drag${fallen.index}`,
    describe: () => ({
      text: { key: 'option.drag', params: { hero: fallen.name } },
      target: { hero: fallen.index },
      rule: 'B-HELP-05',
    }),
    run: () => drag(g, hero, activation, fallen),
  }));
  if (hero.grit === 0 || activation.stuck) return actions;
  return [...actions, buyMovement(g, hero, activation)];
}

/** 1 Grit buys more movement, as often as wanted. */
function buyMovement(g: Adventure, hero: Hero, activation: Activation): Action {
  return {
    id: 'grit-move',
    describe: () => ({ text: { key: 'option.grit-move' }, cost: { grit: 1 }, rule: 'B-GRIT-03' }),
    run: () => {
      spendGrit(g, hero, 1);
      moveFurther(g, hero, activation);
    },
  };
}

function searchActions(g: Adventure, hero: Hero): Action[] {
  return searchOptions(g, hero).map((option) => ({
    id: option.id,
    describe: () => ({
      text: { key: `option.${option.kind === 'scavenge' ? 'scavenge' : `look-${option.kind}`}` },
      target: option.kind === 'scavenge' ? { tile: option.tile } : { ...option.exit },
      rule: 'B-SEARCH-01',
    }),
    run: () => search(g, hero, option),
  }));
}

function helpActions(g: Adventure, hero: Hero): Action[] {
  return whomToHelp(g, hero).map((fallen) => ({
    id: `help${fallen.index}`,
    describe: () => ({
      text: { key: 'option.help', params: { hero: fallen.name } },
      target: { hero: fallen.index },
      rule: 'B-HELP-01',
    }),
    run: () => help(g, hero, fallen),
  }));
}

function itemsAction(g: Adventure, hero: Hero): Action {
  return {
    id: 'items',
    describe: () => ({ text: { key: 'option.items' }, rule: 'B-TRADE-01' }),
    run: () => manageItems(g, hero),
  };
}

function lanternAction(g: Adventure, hero: Hero): Action {
  return {
    id: 'take-lantern',
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
    describe: () => describeUse(usable),
    run: () => {
      if (INSTEAD.includes(usable.use.timing)) activation.acted = true;
      return resolveUse(g, usable);
    },
  }));
}

/** What players see of the options. */
function describer(
  g: Adventure,
  hero: Hero,
  actions: readonly Action[],
  ways: Ways | null,
): Menu['describe'] {
  let test: OptionDetails | null = null;
  return (option) => {
    const action = actions.find(({ id }) => id === option);
    if (action) return action.describe();
    if (option === 'end') return { text: { key: 'option.end-activation' } };
    const space = spaceOfOption(option);
    const path = ways?.pathTo(space) ?? [];
    test ??= mustEscape(g, hero) ? { odds: escapeOdds(g, hero), rule: 'B-ESC-01' } : {};
    return { target: { space, path }, cost: { move: path.length }, ...test };
  };
}
