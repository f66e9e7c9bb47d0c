import type { EventOf } from '../../src/events.ts';
import type { EnemyTypeId } from '../../src/ids.ts';
import type { AdventureState, Enemy, Hero } from '../../src/state.ts';
import { type Check, type Seen, told } from './check.ts';
import {
  enemyNumber,
  hasAbility,
  isGranted,
  isInStasis,
  sheetOf,
  typeHasASay,
} from './enemy-numbers.ts';
import { groundOf } from './ground.ts';
import { isUp } from './hero-numbers.ts';
import { isExtraLarge } from './plane.ts';
import { type Reach, reachable } from './reach.ts';

/** An activation of a type: where its models stood, and who has moved. */
interface Group {
  readonly type: EnemyTypeId;
  readonly start: ReadonlyMap<string, Enemy>;
  readonly moved: string[];
  isSettled: boolean;
  /** Abilities that move models or have other targets in mind. */
  readonly isSpecial: boolean;
}

/** Whom enemies go for, in which order, how far and where to. */
export const enemyMoves: Check = {
  name: 'enemy moves',
  start() {
    let group: Group | null = null;
    let before = new Map<string, Enemy>();
    return (seen) => {
      const { moment, now } = seen;
      const began = told(moment, 'enemy-activation');
      if (moment.kind === 'step') {
        if (group && !group.isSettled) settle(seen, group);
        group = null;
      }
      if (began) {
        const isSpecial = typeHasASay(now, began.type, 'enemyActivationStart');
        group = { type: began.type, start: copies(now), moved: [], isSettled: false, isSpecial };
      }
      const moved = told(moment, 'enemy-moved');
      if (group && moved?.type === group.type && !group.isSpecial && !group.isSettled) {
        checkMove(seen, group, moved, before);
        group.moved.push(moved.enemy);
      }
      if (group && !group.isSettled && told(moment, 'enemy-attack')) {
        group.isSettled = true;
        settle(seen, group);
      }
      // Who is pushed past is told in the middle of the move.
      const isUnderway = ['B-EMOVE-11', 'B-XL-04'].includes(
        told(moment, 'enemy-pushed')?.rule ?? '',
      );
      if ((group || moment.kind === 'step') && !isUnderway) before = copies(now);
    };
  },
};

function copies(now: AdventureState): Map<string, Enemy> {
  return new Map(now.enemies.map((enemy) => [enemy.id, { ...enemy }]));
}

function distanceToHeroes(now: AdventureState, enemy: Enemy): number {
  const ground = groundOf(now);
  const under = ground.under(enemy);
  const away = now.heroes
    .filter(isUp)
    .flatMap((hero) => under.map((space) => ground.distance(space, hero.space)));
  return Math.min(...away);
}

function isBeside(now: AdventureState, enemy: Enemy, hero: Hero): boolean {
  const ground = groundOf(now);
  return ground.under(enemy).some((space) => ground.isAdjacent(space, hero.space));
}

function checkMove(
  { now, report }: Seen,
  group: Group,
  moved: EventOf<'enemy-moved'>,
  before: ReadonlyMap<string, Enemy>,
): void {
  const was = before.get(moved.enemy);
  const is = now.enemies.find(({ id }) => id === moved.enemy);
  if (!was || !is) return;
  if (hasAbility(now, is.type, 'ab-immobile') > 0) report('B-IMMOB-01', `${is.id} moves`);
  if (was.stunned || isInStasis(now, was)) return;
  const kept = was.target === null ? undefined : now.heroes[was.target];
  const isRanged = sheetOf(now, is.type).ranged !== undefined;
  if (kept && isUp(kept) && isBeside(now, was, kept) && !isRanged) {
    report('B-EMOVE-08', `${is.id} leaves hero ${kept.index}, whom it targets`);
  }
  const last = group.moved.at(-1);
  const earlier = last === undefined ? undefined : group.start.get(last);
  const own = group.start.get(is.id) ?? was;
  if (
    earlier &&
    own.space === was.space &&
    distanceToHeroes(now, own) < distanceToHeroes(now, earlier)
  ) {
    report('B-EMOVE-02', `${is.id} moves after ${last}, which was farther from the heroes`);
  }
  const move = enemyNumber(now, is.type, 'move', is);
  if (move === null || isExtraLarge(is.type)) return;
  const others = [...before.values()].filter(({ id }) => id !== is.id);
  const ways = reachable(now, was, others, move);
  if (!ways.free.has(is.space) && !ways.bySwap.has(is.space)) {
    report('B-EMOVE-14', `${is.id} moves from ${was.space} to ${is.space} with Move ${move}`);
    return;
  }
  checkWay({ now, report }, was, moved);
  if (!isRanged) checkGoal({ now, report }, is, was, others, ways);
}

/** Every step goes to an adjacent space; only who passes models crosses Barriers. */
function checkWay(
  { now, report }: Pick<Seen, 'now' | 'report'>,
  was: Enemy,
  moved: EventOf<'enemy-moved'>,
): void {
  const ground = groundOf(now);
  const links = isGranted(now, was.type, 'passes-models') ? ground.adjacent : ground.steps;
  let at = was.space;
  for (const next of moved.spaces) {
    if (!links[at]?.includes(next)) report('B-EMOVE-14', `${was.id} steps from ${at} to ${next}`);
    at = next;
  }
}

/** The space beside the target that costs most; ties leave most room, then the lowest number. */
function checkGoal(
  { now, report }: Pick<Seen, 'now' | 'report'>,
  is: Enemy,
  was: Enemy,
  others: readonly Enemy[],
  ways: Reach,
): void {
  const ground = groundOf(now);
  const heroes = now.heroes.filter(isUp);
  const beside = (hero: Hero) => {
    const around = ground.adjacent[hero.space] ?? [];
    const free = around.filter((space) => ways.free.has(space));
    return free.length > 0 ? free : around.filter((space) => ways.bySwap.has(space));
  };
  const cost = (space: number) => ways.free.get(space) ?? ways.bySwap.get(space) ?? 0;
  const reached = heroes.filter((hero) => beside(hero).length > 0);
  if (is.target === null) {
    const [hero] = reached;
    if (hero)
      report('B-EMOVE-04', `${is.id} does not target hero ${hero.index}, whom it can reach`);
    else checkApproach({ now, report }, is, was.space, ways);
    return;
  }
  const target = now.heroes[is.target] as Hero;
  if (!reached.includes(target)) {
    report('B-EMOVE-04', `${is.id} targets hero ${target.index}, whom it cannot reach`);
    return;
  }
  const isFewest = [true, false].some((all) => {
    const counts = heroes.map(({ index }) => targeting(now, others, is, index, all));
    const among = reached.map(
      ({ index }) => counts[heroes.findIndex((hero) => hero.index === index)],
    );
    const own = counts[heroes.indexOf(target)] as number;
    return own <= Math.min(...(among as number[]));
  });
  if (!isFewest) report('B-EMOVE-06', `${is.id} targets hero ${target.index}, who has most`);
  const goals = beside(target);
  const most = Math.max(...goals.map(cost));
  const deepest = goals.filter((space) => cost(space) === most);
  if (!deepest.includes(is.space)) {
    const text = `${is.id} from ${was.space} to ${is.space} (${cost(is.space)}), not ${deepest} (${most})`;
    report('B-EMOVE-05', text);
  }
}

/** Who reaches nobody comes as near as possible to the hero who was nearest. */
function checkApproach(
  { now, report }: Pick<Seen, 'now' | 'report'>,
  is: Enemy,
  from: number,
  ways: Reach,
): void {
  const { walk, distance } = groundOf(now);
  const away = isGranted(now, is.type, 'passes-models') ? distance : walk;
  const heroes = now.heroes.filter(isUp);
  const closest = Math.min(...heroes.map(({ space }) => away(from, space)));
  const nearest = heroes.filter(({ space }) => away(from, space) === closest);
  const goesOn = nearest.some((hero) => {
    const spaces = [...ways.free.keys(), ...ways.bySwap.keys()];
    const best = Math.min(...spaces.map((space) => away(space, hero.space)));
    return away(is.space, hero.space) <= best;
  });
  if (!goesOn) {
    report('B-EMOVE-07', `${is.id} moves from ${from} to ${is.space}, not as near as it could`);
  }
}

/** Models of the type that go for a hero: all, or only those that still stand beside. */
function targeting(
  now: AdventureState,
  others: readonly Enemy[],
  is: Enemy,
  index: number,
  all: boolean,
): number {
  const hero = now.heroes[index] as Hero;
  return others.filter(
    (enemy) =>
      enemy.type === is.type && enemy.target === index && (all || isBeside(now, enemy, hero)),
  ).length;
}

function staysBack({ now, report }: Seen, enemy: Enemy): void {
  const move = enemyNumber(now, enemy.type, 'move', enemy);
  if (move === null || isExtraLarge(enemy.type)) return;
  const others = now.enemies.filter(({ id }) => id !== enemy.id);
  checkApproach({ now, report }, enemy, enemy.space, reachable(now, enemy, others, move));
}

/** After the moves: who has a target stands beside it, and nobody beside a hero goes without. */
function settle(seen: Seen, group: Group): void {
  const { now, report } = seen;
  if (sheetOf(now, group.type).ranged || group.isSpecial) return;
  for (const enemy of now.enemies) {
    const isOut = enemy.stunned || group.start.get(enemy.id)?.stunned || isInStasis(now, enemy);
    if (enemy.type !== group.type || isOut) continue;
    const target = enemy.target === null ? undefined : now.heroes[enemy.target];
    if (target && isUp(target) && !isBeside(now, enemy, target)) {
      report('B-EMOVE-10', `${enemy.id} targets hero ${target.index} from afar`);
    }
    const near = now.heroes.filter((hero) => isUp(hero) && isBeside(now, enemy, hero));
    if (!target && near.length === 0 && group.moved.length === 0) staysBack(seen, enemy);
    if (!target && near.length > 0) {
      report('B-EMOVE-04', `${enemy.id} has no target beside hero ${near[0]?.index}`);
    }
    const was = group.start.get(enemy.id);
    const kept = was?.target == null ? undefined : now.heroes[was.target];
    if (was && kept && isUp(kept) && isBeside(now, was, kept) && enemy.target !== kept.index) {
      report('B-EMOVE-08', `${enemy.id} turns from hero ${kept.index} to ${enemy.target}`);
    }
  }
}
