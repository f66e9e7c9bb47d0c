import type { OptionDetails, Rule, TextRef } from '@crawlspace/kernel';
import type { UseTiming } from '../../abilities.ts';
import type { Adventure } from '../../adventure.ts';
import type { BrimstoneMeaning } from '../../meanings.ts';
import type { Activation, Hero } from '../../state.ts';
import type { Usable } from '../abilities/usable.ts';
import { chanceToFind, type SearchOption, search } from '../exploration/search.ts';
import type { Action } from '../fights/attack-actions.ts';
import { moveFurther, spendGrit } from '../heroes/grit.ts';
import { help } from '../heroes/help.ts';
import { manageItems } from '../items/manage-items.ts';
import {
  askToUse,
  describeUse,
  describeUseBy,
  partyOption,
  resolveUse,
  useMeaning,
} from '../items/uses.ts';
import { drag } from '../movement/drag.ts';
import { takeLantern } from '../movement/lantern.ts';

// What a menu offers besides spaces and attacks. Menus are made at every decision and hardly ever
// looked at, so an action is one small object that knows what it takes to describe it or to do it.

/** Of a hero at a point of the activation. */
abstract class ActionOf implements Action {
  abstract readonly id: string;
  protected readonly g: Adventure;
  protected readonly hero: Hero;

  constructor(g: Adventure, hero: Hero) {
    this.g = g;
    this.hero = hero;
  }

  abstract means(): BrimstoneMeaning;
  abstract describe(): OptionDetails;
  abstract run(): Rule | undefined;
}

/** A KO'd hero is dragged along. */
export class Drag extends ActionOf {
  readonly id: string;
  readonly #activation: Activation;
  readonly #fallen: Hero;

  constructor(g: Adventure, hero: Hero, activation: Activation, fallen: Hero) {
    super(g, hero);
    this.id = `drag${fallen.index}`;
    this.#activation = activation;
    this.#fallen = fallen;
  }

  means(): BrimstoneMeaning {
    return { kind: 'drag', hero: this.#fallen.index };
  }

  describe(): OptionDetails {
    const params = { hero: this.#fallen.name };
    return { text: { key: 'option.drag', params }, rule: 'B-HELP-05' };
  }

  run(): Rule {
    return drag(this.g, this.hero, this.#activation, this.#fallen);
  }
}

/** 1 Grit buys more movement, as often as wanted. */
export class BuyMovement extends ActionOf {
  readonly id = 'grit-move';
  readonly #activation: Activation;

  constructor(g: Adventure, hero: Hero, activation: Activation) {
    super(g, hero);
    this.#activation = activation;
  }

  means(): BrimstoneMeaning {
    return { kind: 'grit-move' };
  }

  describe(): OptionDetails {
    return { text: { key: 'option.grit-move' }, cost: { grit: 1 }, rule: 'B-GRIT-03' };
  }

  run(): Rule {
    spendGrit(this.g, this.hero, 1);
    return moveFurther(this.g, this.hero, this.#activation);
  }
}

export class Search extends ActionOf {
  readonly #option: SearchOption;
  readonly #all: readonly SearchOption[];

  constructor(g: Adventure, hero: Hero, option: SearchOption, all: readonly SearchOption[]) {
    super(g, hero);
    this.#option = option;
    this.#all = all;
  }

  get id(): string {
    return this.#option.id;
  }

  means(): BrimstoneMeaning {
    const option = this.#option;
    if (option.kind === 'scavenge') return { kind: 'scavenge', tile: option.tile };
    const { tile, exit } = option.exit;
    return { kind: 'look', through: option.kind, tile, exit };
  }

  describe(): OptionDetails {
    const text = searchText(this.g, this.#option, this.#all);
    if (this.#option.kind !== 'scavenge') return { text, rule: 'B-SEARCH-01' };
    const odds = chanceToFind(this.g, this.hero);
    return { text, chances: [{ of: 'find', odds }], rule: 'B-SEARCH-01' };
  }

  run(): Rule {
    return search(this.g, this.hero, this.#option);
  }
}

/** Between two tiles it is said which of them is scavenged. */
function searchText(g: Adventure, option: SearchOption, all: readonly SearchOption[]): TextRef {
  if (option.kind !== 'scavenge') return { key: `option.look-${option.kind}` };
  const tile = g.state.board.layout.tiles[option.tile]?.tile;
  const isOnly = all.filter(({ kind }) => kind === 'scavenge').length === 1;
  if (isOnly || !tile) return { key: 'option.scavenge' };
  return { key: 'option.scavenge-tile', params: { tile: { key: `${tile}.name` } } };
}

/** A KO'd hero gets up. */
export class Help extends ActionOf {
  readonly id: string;
  readonly #fallen: Hero;

  constructor(g: Adventure, hero: Hero, fallen: Hero) {
    super(g, hero);
    this.id = `help${fallen.index}`;
    this.#fallen = fallen;
  }

  means(): BrimstoneMeaning {
    return { kind: 'help', hero: this.#fallen.index };
  }

  describe(): OptionDetails {
    const params = { hero: this.#fallen.name };
    return { text: { key: 'option.help', params }, rule: 'B-HELP-01' };
  }

  run(): Rule {
    return help(this.g, this.hero, this.#fallen);
  }
}

export class ManageItems extends ActionOf {
  readonly id = 'items';

  means(): BrimstoneMeaning {
    return { kind: 'items' };
  }

  describe(): OptionDetails {
    return { text: { key: 'option.items' }, rule: 'B-TRADE-01' };
  }

  run(): Rule {
    return manageItems(this.g, this.hero);
  }
}

export class TakeLantern extends ActionOf {
  readonly id = 'take-lantern';

  means(): BrimstoneMeaning {
    return { kind: 'take-lantern' };
  }

  describe(): OptionDetails {
    return { text: { key: 'option.take-lantern' }, rule: 'B-LIGHT-08' };
  }

  run(): undefined {
    takeLantern(this.g, this.hero);
  }
}

export const INSTEAD: readonly UseTiming[] = ['instead-of-attack', 'instead-of-search'];

/** A token, an item or an ability. Some take the place of the attack or of the search. */
export class Use extends ActionOf {
  readonly #activation: Activation;
  readonly #usable: Usable;

  constructor(g: Adventure, hero: Hero, activation: Activation, usable: Usable) {
    super(g, hero);
    this.#activation = activation;
    this.#usable = usable;
  }

  get id(): string {
    return this.#usable.id;
  }

  means(): BrimstoneMeaning {
    return useMeaning(this.#usable);
  }

  describe(): OptionDetails {
    return describeUse(this.g, this.#usable);
  }

  run(): Rule {
    if (INSTEAD.includes(this.#usable.use.timing)) this.#activation.acted = true;
    return resolveUse(this.g, this.#usable);
  }
}

/** Something of another hero, who is asked for it. */
export class AskToUse extends ActionOf {
  readonly id: string;
  readonly #usable: Usable;

  constructor(g: Adventure, hero: Hero, usable: Usable) {
    super(g, hero);
    this.id = partyOption(usable);
    this.#usable = usable;
  }

  means(): BrimstoneMeaning {
    return useMeaning(this.#usable);
  }

  describe(): OptionDetails {
    return describeUseBy(this.g, this.#usable);
  }

  run(): Rule {
    return askToUse(this.g, this.hero, this.#usable);
  }
}
