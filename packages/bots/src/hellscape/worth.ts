import { type DescentView, healthOfAll } from '@crawlspace/hellscape';
import { questAims } from './thumb/goals.ts';
import { type Ground, groundOf, type Hero } from './thumb/ground.ts';

/** What counts, and how much of it there is: shares and averages for each hero of the party. */
export interface Traits {
  readonly up: number;
  readonly health: number;
  readonly weak: number;
  readonly mana: number;
  readonly level: number;
  readonly items: number;
  readonly saves: number;
  readonly foes: number;
  readonly near: number;
  readonly done: number;
  readonly far: number;
  readonly darkness: number;
  readonly boss: number;
}

/**
 * Fitted to how games of the rules of thumb went on from the start of each round, over all quests.
 * Levels, Lifebringers and time decide; wounds heal.
 */
const WEIGHTS: Traits & { readonly base: number } = {
  base: -1.4,
  up: 0.5,
  health: 0.6,
  weak: -0.7,
  mana: 0.1,
  level: 0.4,
  items: 0.09,
  saves: 0.5,
  foes: -0.23,
  near: 0,
  done: 1.6,
  far: -0.3,
  darkness: -0.12,
  boss: -1.2,
};

/** The chance to win, by what is on the table. */
export function worthOfDescent(view: DescentView): number {
  if (view.outcome) return view.outcome.won ? 1 : 0;
  const traits = traitsOf(view);
  let sum = WEIGHTS.base;
  for (const name in traits) sum += WEIGHTS[name as keyof Traits] * traits[name as keyof Traits];
  return 1 / (1 + Math.exp(-sum));
}

/** Health that one blow of an enemy may take. */
const WEAK = 2;

export function traitsOf(view: DescentView): Traits {
  const ground = groundOf(view);
  const all = view.heroes.length;
  const each = (value: (hero: Hero) => number) => sumOf(ground.up, value) / all;
  const { side, space } = view.darkness;
  const boss = view.enemies.find(({ kind }) => kind === 'boss');
  return {
    up: (ground.up.length + view.heroes.filter(({ gone }) => gone).length) / all,
    health: each((hero) => hero.health / hero.maxHealth),
    weak: each((hero) => (hero.health <= WEAK ? 1 : 0)),
    mana: each((hero) => hero.mana / Math.max(1, hero.maxMana)),
    level: sumOf(view.heroes, ({ level, xp }) => level + xp / 50) / all,
    items: sumOf(view.heroes, ({ items }) => items.length) / all,
    saves: view.lifebringers.left,
    foes: Math.sqrt(sumOf(view.enemies, healthOfAll) / all),
    near: each((hero) => ground.enemiesIn(hero.zone)),
    done:
      sumOf(view.objectives, ({ done }) => (done ? 1 : 0)) / Math.max(1, view.objectives.length),
    far: each((hero) => wayToGo(ground, hero)) / 10,
    darkness: (side === 'B' ? 10 : 0) + space,
    boss: boss ? 1 - boss.wounds / Math.max(1, boss.health) : 0,
  };
}

const FARTHEST = 20;

/** How far a hero is from where the quest wants somebody. */
function wayToGo(ground: Ground, hero: Hero): number {
  const aims = questAims(ground, hero);
  if (aims.length === 0) return 0;
  const { cost } = ground.waysThroughDoors(hero);
  let least = FARTHEST;
  for (const { zone } of aims) {
    const way = cost[zone] ?? -1;
    if (way >= 0 && way < least) least = way;
  }
  return least;
}

function sumOf<Item>(items: readonly Item[], value: (item: Item) => number): number {
  let sum = 0;
  for (const item of items) sum += value(item);
  return sum;
}
