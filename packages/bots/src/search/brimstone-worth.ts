import type { AdventureView, Hero } from '@crawlspace/brimstone';
import {
  enemyHealthLeft,
  healthLeft,
  isUp,
  menace,
  sanityLeft,
  statOf,
} from '../brimstone/numbers.ts';
import { board, nearest, nextWay } from '../brimstone/places.ts';

/** What counts, and how much of it there is: shares and averages for each hero of the party. */
type Traits = Readonly<Record<Trait, number>>;
type Trait =
  | 'up'
  | 'health'
  | 'spare'
  | 'sanity'
  | 'grit'
  | 'bag'
  | 'items'
  | 'foes'
  | 'threat'
  | 'darkness'
  | 'late'
  | 'clues'
  | 'dread'
  | 'inPlay'
  | 'far';

type Weights = Readonly<Partial<Record<Trait, number>>> & { readonly base: number };

/**
 * Fitted to how 3,000 games of the rules of thumb went on from the start of each turn: in peace, in a
 * fight, and in the fight for the objective. The Darkness decides most games, then the clues.
 */
const PEACE: Weights = {
  base: -5.9,
  up: 2.5,
  health: 1.2,
  sanity: 0.3,
  grit: 0.2,
  bag: 0.3,
  items: 0.15,
  darkness: 3.3,
  late: -6.2,
  clues: 1.15,
  dread: -0.17,
  inPlay: -0.12,
  far: -0.4,
};
const FIGHT: Weights = {
  base: -4.4,
  up: 0.6,
  health: 0.3,
  spare: 0.8,
  sanity: 0.35,
  grit: 0.25,
  bag: 0.4,
  items: 0.15,
  foes: -0.27,
  threat: -0.12,
  darkness: 3.6,
  late: -9,
  clues: 1.05,
  dread: -0.16,
  inPlay: -0.14,
};
const FINAL: Weights = {
  base: 1.2,
  up: 0.5,
  health: 1.5,
  spare: 0.9,
  sanity: 1.6,
  grit: 0.4,
  bag: 0.85,
  items: 0.17,
  foes: -1.9,
  threat: -0.6,
  darkness: 3.1,
  late: -5,
  inPlay: -0.3,
};

/** The chance to win, by what is on the table. */
export function worthOfAdventure(view: AdventureView): number {
  if (view.outcome) return view.outcome.won ? 1 : 0;
  const fighting = view.enemies.length > 0;
  const weights = view.mission.objectiveFound ? FINAL : fighting ? FIGHT : PEACE;
  const traits = traitsOf(view, weights);
  let sum = weights.base;
  for (const name in weights) sum += (weights[name as Trait] ?? 0) * (traits[name as Trait] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

const TRACK = 16;
/** With so few steps left the Darkness is close. */
const CLOSE = 5;

function traitsOf(view: AdventureView, weights: Weights): Traits {
  const { depth, mission } = view;
  const all = view.heroes.length;
  const up = view.heroes.filter(isUp);
  const each = (value: (hero: Hero) => number) => sumOf(up, value) / all;
  return {
    up: up.length / all,
    health: each((hero) => healthLeft(hero) / statOf(hero, 'maxHealth')),
    spare: each((hero) => Math.min(1, healthLeft(hero) / 6)),
    sanity: each((hero) => sanityLeft(hero) / statOf(hero, 'maxSanity')),
    grit: each((hero) => hero.grit),
    bag: each((hero) => hero.bag.length),
    items: each((hero) => hero.items.length),
    foes: Math.sqrt(sumOf(view.enemies, (enemy) => enemyHealthLeft(view, enemy)) / all),
    threat: sumOf(view.enemies, (enemy) => each((hero) => menace(view, enemy, hero))) / all,
    darkness: depth.darkness / TRACK,
    late: (Math.max(0, CLOSE - depth.darkness) / CLOSE) ** 2,
    clues: mission.counters['clues'] ?? 0,
    dread: view.dread,
    inPlay: view.inPlay.length,
    far: weights.far === undefined ? 0 : wayToGo(view, up) / 10,
  };
}

/** How far the heroes are from where the adventure goes on, on average. */
function wayToGo(view: AdventureView, up: readonly Hero[]): number {
  const way = nextWay(view);
  if (!way || up.length === 0) return 0;
  const map = board(view);
  return sumOf(up, (hero) => Math.min(20, nearest(map, hero.space, way.spaces))) / up.length;
}

function sumOf<Item>(items: readonly Item[], value: (item: Item) => number): number {
  let sum = 0;
  for (const item of items) sum += value(item);
  return sum;
}
