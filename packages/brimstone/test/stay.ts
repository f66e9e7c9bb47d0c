import { type Rule, SeededLuck, Table } from '@crawlspace/kernel';
import { PlayedTable } from '@crawlspace/kernel/testing';
import type { Adventure } from '../src/adventure.ts';
import { adventureOf } from '../src/assembly.ts';
import { stayWith } from '../src/between/module.ts';
import { type StaySetup, type StayState, startStay } from '../src/between/stay.ts';
import type { Character } from '../src/character.ts';
import { content as allContent } from '../src/content/index.ts';
import type { Content } from '../src/content-types.ts';
import type { BrimstoneEvent } from '../src/events.ts';
import type { ClassId } from '../src/ids.ts';
import { DEFAULT_OPTIONS, type RuleOptions } from '../src/options.ts';
import { type Dice, scriptOf } from './notation.ts';

/** A table between adventures. */
export class Stayed extends PlayedTable<StayState, StaySetup, BrimstoneEvent> {
  /** What whoever is asked sees. */
  get view() {
    return this.table.view({ seat: Math.max(0, this.pending[0]?.seat ?? 0) });
  }

  /** Gives so many dollars to what is being asked for. */
  give(dollars: number): this {
    return this.pick(...Array<string>(dollars / 5).fill('gold'));
  }
}

export interface Circumstances {
  readonly dice?: Dice;
  readonly content?: (content: Content) => Content;
  readonly options?: Partial<RuleOptions>;
  readonly change?: (state: StayState) => void;
}

/** Somebody who came out of the mine whole, with nothing. */
export function somebody(parts: Partial<Character> = {}, name = 'Ann'): Character {
  return {
    class: 'bandido' satisfies ClassId,
    name,
    level: 1,
    xp: 0,
    gold: 0,
    darkStone: 0,
    wounds: 0,
    sanityDamage: 0,
    corruption: 0,
    bag: [],
    items: [],
    upgrades: [],
    conditions: [],
    dead: false,
    resurrectable: false,
    ...parts,
  };
}

export function posseOf(...parts: Partial<Character>[]): Character[] {
  return parts.map((each, n) => somebody(each, `hero ${n}`));
}

/** A Town whose shelves are empty. */
export function servicesOnly(content: Content): Content {
  const kept = Object.entries(content.services).filter(
    ([, { kind }]) => !['ware', 'forging', 'wager', 'favour'].includes(kind),
  );
  return { ...content, services: Object.fromEntries(kept) };
}

/** Runs one rule for those who came home. */
export function stay(
  characters: readonly Character[],
  rule: (g: Adventure) => Rule,
  { dice, content = (all) => all, options, change }: Circumstances = {},
): Stayed {
  const inUse = content(allContent);
  let isOver = false;
  const module = {
    ...stayWith(inUse),
    *step(game: Parameters<ReturnType<typeof stayWith>['step']>[0]) {
      yield* rule(adventureOf(game, inUse, true));
      isOver = true;
    },
    outcome: () => (isOver ? { won: true, cause: 'test' } : null),
  };
  const setup = { characters, options: { ...DEFAULT_OPTIONS, ...options } };
  const luck = new SeededLuck('stay');
  const state = startStay(inUse, setup, luck);
  change?.(state);
  const start = { answers: 0, questions: 0, luck: luck.save(), state };
  const origin = { setup, seed: 'stay', start, inTheMiddle: true };
  return new Stayed(Table.open(module, origin, scriptOf(dice)), () => isOver);
}

/** The whole time between two adventures, as it is played. */
export function wholeStay(
  characters: readonly Character[],
  { dice, content = (all) => all }: Circumstances = {},
): Stayed {
  const module = stayWith(content(allContent), { checkInForce: true });
  const setup = { characters, options: DEFAULT_OPTIONS };
  const table = Table.start(module, setup, 'stay', scriptOf(dice));
  return new Stayed(table, () => table.outcome !== null);
}
