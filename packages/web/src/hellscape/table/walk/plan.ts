import {
  type Ability,
  abilitiesOf,
  askOf,
  type DescentView,
  type DungeonMap,
  type HeroView,
  meaningIn,
} from '@crawlspace/hellscape';
import type { Decision } from '@crawlspace/kernel';
import type { Option } from '../../../table/kit.ts';
import { mapFor } from '../../board/geometry.ts';
import { content } from '../../content.ts';

/** A step of a walk, and the Wounds that it costs to leave the zone before. */
interface Step {
  readonly zone: number;
  readonly wounds: number;
}

/** A way over open ground to a zone, with all of its price that can be known. */
export interface Walk {
  /** How it is picked: it stands beside the options of a question. */
  readonly id: string;
  readonly hero: number;
  readonly from: number;
  readonly to: number;
  readonly steps: readonly Step[];
  /** Move actions that are still to be spent on it. */
  readonly actions: number;
  readonly wounds: number;
  /** Traps that lie face down on it. */
  readonly traps: number;
}

const MOVE_POINTS = 2;
/** What an action is worth in Wounds: Recover mends as many. A trap is feared as much. */
const ACTION_IN_WOUNDS = 2;
const NO_WALKS: readonly Walk[] = [];

const known = new WeakMap<Decision, { view: DescentView; walks: readonly Walk[] }>();

/** Where the hero who is asked could walk to, beyond what the question offers; worked out once for a question. */
export function walksIn(view: DescentView, decision: Decision | null): readonly Walk[] {
  if (!decision) return NO_WALKS;
  const before = known.get(decision);
  if (before?.view === view) return before.walks;
  const walks = workOut(view, decision);
  known.set(decision, { view, walks });
  return walks;
}

/** The same as options that a table can show and take. */
export function walkOptions(view: DescentView, decision: Decision): readonly Option[] {
  return walksIn(view, decision).map(({ id, to, steps, actions, wounds, traps }) => ({
    id,
    means: { kind: 'zone', zone: to },
    role: 'place',
    path: steps.map(({ zone }) => zone),
    cost: {
      ...(actions > 0 ? { actions } : {}),
      ...(wounds > 0 ? { wounds } : {}),
      ...(traps > 0 ? { traps } : {}),
    },
  }));
}

/** The rules ask for one step at a time: only a walk has a way. */
export function isWalk({ path }: Pick<Option, 'path'>): boolean {
  return path !== undefined;
}

/** Whether the hero walks already, or could begin to. */
function mayWalk(decision: Decision): boolean {
  const { options } = decision;
  return askOf(decision) === 'move' || options.some((option) => meaningIn(option).kind === 'move');
}

function workOut(view: DescentView, decision: Decision): readonly Walk[] {
  const hero = view.heroes[decision.seat];
  if (!hero?.turn || !mayWalk(decision)) return NO_WALKS;
  const offered = decision.options.flatMap((option) => {
    const means = meaningIn(option);
    return means.kind === 'step' ? [means.zone] : [];
  });
  const best = bestWalks(view, hero, hero.turn);
  return best.filter((walk) => !offered.includes(walk.to));
}

/** How far somebody has come, and from where. */
interface Reached {
  readonly zone: number;
  readonly steps: number;
  readonly wounds: number;
  readonly traps: number;
  readonly before: Reached | null;
}

/**
 * After so many steps the points and actions spent are known, whatever the way: of all ways with as
 * many steps to a zone only the least painful one matters.
 */
function bestWalks(
  view: DescentView,
  hero: HeroView,
  { actions, mp, slipping }: NonNullable<HeroView['turn']>,
): readonly Walk[] {
  const ground = groundOf(view);
  const left = mp ?? 0;
  const points = MOVE_POINTS + freePoints(hero);
  const tools = toolPoints(hero);
  const inReach = (moves: number) =>
    left + moves * points + tools.slice(0, moves).reduce((sum, n) => sum + n, 0);
  const moves = (steps: number) => {
    let n = 0;
    while (inReach(n) < steps) n++;
    return n;
  };
  const weight = ({ steps, wounds, traps }: Reached) =>
    (moves(steps) + traps) * ACTION_IN_WOUNDS + wounds;
  const best = new Map<number, Reached>();
  let edge = new Map<number, Reached>([
    [hero.zone, { zone: hero.zone, steps: 0, wounds: 0, traps: 0, before: null }],
  ]);
  for (let steps = 1; steps <= inReach(actions); steps++) {
    const next = new Map<number, Reached>();
    for (const at of edge.values()) {
      const safe = slipping && steps <= left;
      const wounds = at.wounds + (safe ? 0 : (ground.enemies.get(at.zone) ?? 0));
      if (wounds >= hero.health) continue;
      for (const zone of ground.around(at.zone)) {
        const traps = at.traps + (ground.traps.get(zone) ?? 0);
        const there = { zone, steps, wounds, traps, before: at };
        const other = next.get(zone);
        if (!other || weight(there) < weight(other)) next.set(zone, there);
      }
    }
    for (const there of next.values()) {
      const other = best.get(there.zone);
      if (!other || weight(there) < weight(other)) best.set(there.zone, there);
    }
    edge = next;
  }
  best.delete(hero.zone);
  return [...best.values()]
    .sort((one, other) => one.steps - other.steps || one.zone - other.zone)
    .map((there) => walkTo(hero, there, moves(there.steps)));
}

function walkTo(hero: HeroView, there: Reached, actions: number): Walk {
  const steps: Step[] = [];
  for (let at = there; at.before; at = at.before)
    steps.unshift({ zone: at.zone, wounds: at.wounds - at.before.wounds });
  const { zone: to, wounds, traps } = there;
  return { id: `walk${to}`, hero: hero.index, from: hero.zone, to, steps, actions, wounds, traps };
}

interface Ground {
  /** Where a step leads from a zone. Closed doors are not opened in passing. */
  around(zone: number): readonly number[];
  /** Miniatures by zone: each strikes at who leaves. */
  readonly enemies: ReadonlyMap<number, number>;
  readonly traps: ReadonlyMap<number, number>;
}

const TRAPS: ReadonlySet<string> = new Set(['spike-trap', 'bear-trap']);

function groundOf(view: DescentView): Ground {
  const map = mapFor(view);
  const { open, bossOnly, tokens } = view.dungeon;
  const exists = (zone: number) => !bossOnly || map.zones[zone]?.tile === map.boss?.tile;
  const enemies = new Map<number, number>();
  for (const { zone, minions } of view.enemies) add(enemies, zone, minions + 1);
  const traps = new Map<number, number>();
  for (const { kind, zone } of tokens) if (TRAPS.has(kind)) add(traps, zone, 1);
  const around = (zone: number) =>
    exitsOf(map, zone)
      .filter(({ to, door }) => exists(to) && (door < 0 || open[door] === true))
      .map(({ to }) => to);
  return { around, enemies, traps };
}

function exitsOf(map: DungeonMap, zone: number) {
  return map.exits[zone] ?? [];
}

function add(counts: Map<number, number>, zone: number, n: number): void {
  counts.set(zone, (counts.get(zone) ?? 0) + n);
}

/** Points that every Move brings by itself. What depends on more than having the card is not counted on. */
function freePoints({ items, skills, board }: HeroView): number {
  const worn = items.filter(({ equipped }) => equipped).map(({ card }) => card);
  const blessed = board.class === 'paladin' ? board.blessed : null;
  const abilities = [
    ...worn.flatMap((card) => abilitiesOf(content(), card)),
    ...skills.flatMap(
      (card) =>
        (card === blessed ? content().skills[card]?.blessed : null) ?? abilitiesOf(content(), card),
    ),
  ];
  return abilities.filter(isForEveryMove).reduce((sum, { effects }) => sum + pointsOf(effects), 0);
}

/** What the Rogue's tools bring to one Move each, the least first: which one it is, the Rogue says. */
function toolPoints({ board }: HeroView): readonly number[] {
  if (board.class !== 'rogue') return [];
  return board.drawn
    .flatMap(({ token, used }) => (used ? [] : (content().rogueTokens[token] ?? [])))
    .filter(({ colour }) => colour === 'blue')
    .map(({ abilities }) => abilities.reduce((sum, { effects }) => sum + pointsOf(effects), 0))
    .sort((one, other) => one - other);
}

function isForEveryMove({ timing, cost, limit, needs }: Ability): boolean {
  return timing === 'move' && !cost && !limit && !needs;
}

function pointsOf(effects: Ability['effects']): number {
  return effects.reduce((sum, effect) => {
    return effect.do === 'mp' && typeof effect.n === 'number' ? sum + effect.n : sum;
  }, 0);
}
