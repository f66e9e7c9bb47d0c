import type { Ability } from '../src/abilities.ts';
import type { Condition, Content } from '../src/content-types.ts';
import type { Hero } from '../src/state.ts';
import type { HeroStats } from '../src/stats.ts';
import { type Situation, scene } from './adventure.ts';

export interface Bare extends Situation {
  /** Numbers of the US Marshal's sheet (hero 0) for this test. */
  readonly stats?: HeroStats;
  /** What hero 0 is like. */
  readonly hero?: Partial<Hero>;
  /** Abilities that hero 0 has. */
  readonly abilities?: readonly Ability[];
  /** Rows of the charts, in place of plain ones. */
  readonly conditions?: readonly Condition[];
}

/**
 * A scene with heroes who have nothing but their sheets: no upgrades, no items, no Grit, no Revive
 * Tokens, each in a space of the start tile, and charts on which nothing happens.
 */
export function bareScene(bare: Bare = {}) {
  return scene(bareSituation(bare));
}

export function bareSituation(bare: Bare): Situation {
  return {
    heroes: ['us-marshal', 'gunslinger'],
    ...bare,
    content: (all) => bareContent(bare.content?.(all) ?? all, bare),
    change(state) {
      state.reviveTokens = 0;
      for (const hero of state.heroes) strip(hero);
      const [first] = state.heroes as [Hero];
      first.upgrades = (bare.abilities ?? []).map((_, i) => `test-ability-${i}`);
      Object.assign(first, bare.hero);
      bare.change?.(state);
    },
  };
}

function strip(hero: Hero): void {
  hero.upgrades = [];
  hero.conditions = [];
  hero.items = [];
  hero.bag = [];
  hero.chambers = [];
  hero.grit = 0;
  hero.space = hero.index;
}

function bareContent(content: Content, bare: Bare): Content {
  const marshal = content.classes['us-marshal'];
  const abilities = (bare.abilities ?? []).map((ability, i) => {
    const id = `test-ability-${i}`;
    return [id, { id, ability, class: 'us-marshal' }] as const;
  });
  const rows = [...plainRows(), ...(bare.conditions ?? [])];
  return {
    ...content,
    classes: {
      ...content.classes,
      'us-marshal': { ...marshal, base: { ...marshal.base, ...bare.stats } },
    },
    upgrades: { ...content.upgrades, ...Object.fromEntries(abilities) },
    conditions: Object.fromEntries(rows.map((row) => [row.id, row])),
  };
}

/** Every row of the three charts, without effect. */
function plainRows(): Condition[] {
  const sums = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  const faces = [1, 2, 3, 4, 5, 6];
  return [
    ...sums.map((row) => plainRow('injury', row)),
    ...sums.map((row) => plainRow('madness', row)),
    ...faces.flatMap((tens) => faces.map((ones) => plainRow('mutation', tens * 10 + ones))),
  ];
}

function plainRow(kind: Condition['kind'], row: number): Condition {
  return { id: `${kind}-${row}`, kind, row };
}
