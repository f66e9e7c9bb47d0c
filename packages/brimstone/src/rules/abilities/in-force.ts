import { Kept } from '@crawlspace/kernel';
import { isUp, type Lookup } from '../../adventure.ts';
import type { Content } from '../../content-types.ts';
import type { MomentName } from '../../moments.ts';
import type { AdventureState, Hero } from '../../state.ts';
import {
  type Active,
  type HeroAbilities,
  type InForcePart,
  type Reaction,
  workOutHero,
} from './hero-abilities.ts';
import { recallCards } from './recalled.ts';
import { type TableAbilities, workOutTable } from './table-abilities.ts';

/**
 * The abilities in force in a state, each part worked out when it is asked for and kept until what it
 * comes from changes (see changes.ts). It goes with the adventure and lies beside the state, not in it:
 * copies, saved games and fingerprints know nothing of it, and a copy starts with nothing worked out
 * but what its cards are known to come to (see recalled.ts).
 */
export interface InForce {
  /** By hero: upgrades, conditions and items that work. */
  readonly heroes: readonly Kept<HeroAbilities>[];
  /** Worlds, mission, cards that remain in play, enemies. */
  readonly table: Kept<TableAbilities>;
  /** What is in force now: of the table, and of the heroes who are up. */
  readonly together: Kept<Together>;
}

/** With `check` every look is compared with what would be worked out anew: random games of the tests run like that. */
export function inForceIn(state: AdventureState, content: Content, check: boolean): InForce {
  const g: Lookup = { state, content };
  const heroes = state.heroes.map((_, index) => inForceOf(g, index, check));
  const table = new Kept('what the table has in force', () => workOutTable(g), check);
  const together = new Kept(
    'what is in force',
    () =>
      new Together(
        state.heroes.filter(isUp).map(({ index }) => heroes[index]),
        table,
      ),
    check,
  );
  return { heroes, table, together };
}

/** Of a hero: copies of a state begin with cards that are known, see recalled.ts. */
function inForceOf(g: Lookup, index: number, check: boolean): Kept<HeroAbilities> {
  const anew = () => workOutHero(g, g.state.heroes[index] as Hero);
  let workOut = () => {
    workOut = anew;
    return workOutHero(g, g.state.heroes[index] as Hero, recallCards);
  };
  return new Kept(`what hero ${index} has in force`, () => workOut(), check, anew);
}

/** Everything in force, put together once and used until one of its parts changes. */
export class Together {
  /** Of the table, then of every hero who is up. */
  readonly parts: readonly InForcePart[];
  #onEnemies: readonly Active[] | null = null;
  /** What the parts have for a moment, put together when the moment first comes. */
  readonly #reactions = new Map<MomentName, readonly Reaction[]>();

  constructor(heroes: readonly (Kept<HeroAbilities> | undefined)[], table: Kept<TableAbilities>) {
    const parts: InForcePart[] = [table.get()];
    for (const hero of heroes) if (hero) parts.push(hero.get());
    this.parts = parts;
  }

  /** Those that change numbers of enemies. */
  get onEnemies(): readonly Active[] {
    if (this.#onEnemies) return this.#onEnemies;
    const all: Active[] = [];
    for (const { onEnemies } of this.parts) all.push(...onEnemies);
    this.#onEnemies = all;
    return all;
  }

  reactionsTo<Name extends MomentName>(name: Name): readonly Reaction<Name>[] {
    const known = this.#reactions.get(name);
    if (known) return known as readonly Reaction<Name>[];
    const those: Reaction[] = [];
    for (const part of this.parts) {
      const more = part.reactions.get(name);
      if (more) those.push(...more);
    }
    this.#reactions.set(name, those);
    return those as Reaction<Name>[];
  }
}
