import { type AdventureView, distanceToPlace, type Hero } from '@crawlspace/brimstone';
import {
  enemyHealthLeft,
  healthLeft,
  isUp,
  menaceTo,
  sanityLeft,
  statOf,
} from './thumb/numbers.ts';
import { board, nextWay } from './thumb/places.ts';

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
  | 'lead'
  | 'far';

type Weights = Readonly<Partial<Record<Trait, number>>> & { readonly base: number };

/**
 * Fitted to how 2,400 games of the rules of thumb went on from the start of each turn: in peace, in a
 * fight, and in the fight for the objective. The three must agree, since futures lead from one to the
 * other. The Darkness decides most games, then the clues and the Growing Dread.
 */
const PEACE: Weights = {
  base: -6.75,
  up: 2.5,
  health: 1,
  sanity: 0.2,
  grit: 0.15,
  bag: 0.22,
  items: 0.2,
  darkness: 3.4,
  late: -7,
  clues: 1.07,
  dread: -0.34,
  inPlay: -0.18,
  lead: -0.3,
  far: -0.05,
};
const FIGHT: Weights = {
  base: -4.6,
  up: 0.45,
  health: 0.3,
  spare: 0.45,
  sanity: 0.3,
  grit: 0.15,
  bag: 0.38,
  items: 0.25,
  foes: -0.36,
  threat: -0.02,
  darkness: 3.7,
  late: -10,
  clues: 0.86,
  dread: -0.37,
  inPlay: -0.16,
};
const FINAL: Weights = {
  base: 0.45,
  up: 0.9,
  health: 1.9,
  spare: 0.85,
  sanity: 1.9,
  grit: 0.68,
  bag: 0.74,
  items: 0.2,
  foes: -1.87,
  threat: -0.68,
  darkness: 2.8,
  late: -5.1,
  inPlay: -0.37,
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
  const menaces = up.map((hero) => menaceTo(view, hero));
  return {
    up: up.length / all,
    health: each((hero) => healthLeft(view, hero) / statOf(view, hero, 'maxHealth')),
    spare: each((hero) => Math.min(1, healthLeft(view, hero) / 6)),
    sanity: each((hero) => sanityLeft(view, hero) / statOf(view, hero, 'maxSanity')),
    grit: each((hero) => hero.grit),
    bag: each((hero) => hero.bag.length),
    items: each((hero) => hero.items.length),
    foes: Math.sqrt(sumOf(view.enemies, (enemy) => enemyHealthLeft(view, enemy)) / all),
    threat: sumOf(view.enemies, (enemy) => sumOf(menaces, (menace) => menace(enemy)) / all) / all,
    darkness: depth.darkness / TRACK,
    late: (Math.max(0, CLOSE - depth.darkness) / CLOSE) ** 2,
    clues: mission.counters['clues'] ?? 0,
    dread: view.dread,
    inPlay: view.inPlay.length,
    ...(weights.far === undefined ? NEAR : wayToGo(view, up)),
  };
}

const NEAR = { lead: 0, far: 0 };
const FARTHEST = 20;

/** How far from where the adventure goes on: who is nearest, and all on average; in tens of spaces. */
function wayToGo(view: AdventureView, up: readonly Hero[]): Pick<Traits, 'lead' | 'far'> {
  const way = nextWay(view);
  if (!way || up.length === 0) return NEAR;
  const map = board(view);
  const steps = up.map((hero) => Math.min(FARTHEST, distanceToPlace(map, hero.space, way.spaces)));
  return { lead: Math.min(...steps) / 10, far: sumOf(steps, (n) => n) / up.length / 10 };
}

function sumOf<Item>(items: readonly Item[], value: (item: Item) => number): number {
  let sum = 0;
  for (const item of items) sum += value(item);
  return sum;
}
