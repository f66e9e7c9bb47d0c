import type { EventOf } from '../../src/events.ts';
import type { AdventureState, Enemy, Hero } from '../../src/state.ts';
import { type Check, type Seen, told } from './check.ts';
import { enemyNumber, hasAbility } from './enemy-numbers.ts';
import { type Ground, groundOf } from './ground.ts';
import { hasAbilityThat, hasASay, isUp } from './hero-numbers.ts';
import { isExtraLarge } from './plane.ts';

/** Where ambushers come up and whom they go for, the fastest first, Immobile ones before all. */
export const ambush: Check = {
  name: 'ambush',
  start() {
    let on = false;
    let fastest = Number.POSITIVE_INFINITY;
    let mobile = false;
    let still: number[] = [];
    let known = new Map<string, Enemy>();
    /** Who could be drawn, draw by draw, for the type that is being placed. */
    let draws: ReadonlySet<number>[] = [];
    /** Some Darkness cards ambush certain heroes; a Threat card never does. */
    let isForAll = false;
    return (seen) => {
      const { moment, now, report } = seen;
      if (told(moment, 'threat')) isForAll = true;
      if (told(moment, 'darkness-card') || moment.kind === 'step') isForAll = false;
      if (told(moment, 'ambush')) {
        on = true;
        still = [];
        draws = [];
        fastest = Number.POSITIVE_INFINITY;
        mobile = false;
      }
      if (moment.kind === 'luck' && moment.label === 'random-hero') {
        draws.push(new Set(moment.faces as readonly number[]));
      }
      const placed = told(moment, 'enemies-placed');
      if (placed && on && placed.tile === undefined) {
        const isImmobile = hasAbility(now, placed.type, 'ab-immobile') > 0;
        const speed = enemyNumber(now, placed.type, 'initiative');
        if (isImmobile && mobile) report('B-IMMOB-03', `${placed.type} come after others`);
        if (!isImmobile && speed !== null && speed > fastest) {
          report('B-AMBUSH-03', `${placed.type} (${speed}) come after slower ones (${fastest})`);
        }
        if (isImmobile) {
          still.push(...placed.spaces);
          checkImmobile(seen, placed, still);
        } else if (!isExtraLarge(placed.type)) {
          checkSpread(seen, placed, { known, draws, isForAll, isFirst: !mobile });
        }
        if (!isImmobile) {
          fastest = speed ?? fastest;
          // A type without a model left brings nobody who could have been the first.
          mobile ||= placed.amount > 0;
        }
        draws = [];
      }
      const isPart =
        placed || told(moment, 'elite') || moment.kind === 'luck' || told(moment, 'ambush');
      if (!isPart) on = false;
      if (!isPart) known = new Map(now.enemies.map((enemy) => [enemy.id, { ...enemy }]));
      else if (placed) for (const enemy of newOnes(now, placed)) known.set(enemy.id, { ...enemy });
    };
  },
};

function newOnes(now: AdventureState, placed: EventOf<'enemies-placed'>): Enemy[] {
  return placed.spaces.flatMap(
    (space) =>
      now.enemies.find((enemy) => enemy.type === placed.type && enemy.space === space) ?? [],
  );
}

interface Spread {
  readonly known: ReadonlyMap<string, Enemy>;
  readonly draws: readonly ReadonlySet<number>[];
  readonly isForAll: boolean;
  /** Whether it is the first type of the Ambush that goes for heroes. */
  readonly isFirst: boolean;
}

/** Goes through the models one by one, as they were placed. */
function checkSpread(
  { now, report }: Seen,
  placed: EventOf<'enemies-placed'>,
  { known, draws, isForAll, isFirst }: Spread,
): void {
  const ground = groundOf(now);
  const fresh = newOnes(now, placed);
  if (fresh.length !== placed.spaces.length) return;
  const targets = new Set(fresh.flatMap(({ target }) => target ?? []));
  const worldOf = ({ space }: Hero) => ground.plane.squares[space]?.world;
  const worlds = new Set([...targets].map((target) => worldOf(now.heroes[target] as Hero)));
  if (worlds.size > 1) report('B-GATE-23', `${placed.type} ambush heroes in ${[...worlds]}`);
  const all = now.heroes.filter((hero) => isUp(hero) && worlds.has(worldOf(hero)));
  const drawn = new Set(draws.flatMap((faces) => [...faces]));
  const isMeant = drawn.size > 0 ? drawn : targets;
  const heroes = isForAll ? all : all.filter(({ index }) => isMeant.has(index));
  const taken = new Set([
    ...[...known.values()].flatMap((enemy) => ground.under(enemy)),
    ...now.heroes.filter(isUp).map(({ space }) => space),
  ]);
  const counts = new Map<number, number>();
  for (const { type, target } of known.values()) {
    if (type === placed.type && target !== null) counts.set(target, (counts.get(target) ?? 0) + 1);
  }
  const unfair: (readonly [rule: string, text: string])[] = [];
  let choices = 0;
  for (const [n, enemy] of fresh.entries()) {
    const hasRoom = ({ space }: Hero) => ground.adjacent[space]?.some((next) => !taken.has(next));
    const near = heroes.filter(hasRoom);
    // When there is no room beside those it is meant for, anybody will do.
    const open = near.length > 0 ? near : all.filter(hasRoom);
    const lures = n === 0 ? all.filter((hero) => hasRoom(hero) && isLure(now, hero)) : [];
    const fewest = Math.min(...open.map(({ index }) => counts.get(index) ?? 0));
    const { target, space, id } = enemy;
    if (taken.has(space)) report('B-PLACE-09', `${id} comes up on a taken space ${space}`);
    if (open.length === 0) {
      if (target !== null) report('B-AMBUSH-08', `${id} has a target without a space beside it`);
    } else if (target === null) report('B-AMBUSH-05', `${id} has no target`);
    else {
      const hero = now.heroes[target];
      if (hero && !ground.isAdjacent(hero.space, space)) {
        report('B-AMBUSH-05', `${id} on ${space} is not beside hero ${target}`);
      }
      // The first one of all goes to any Random Hero, the others keep the spread of their type even.
      const isAnyones = isFirst && n === 0;
      const rule = isAnyones ? 'B-AMBUSH-05' : 'B-AMBUSH-06';
      const spread = open.filter(({ index }) => (counts.get(index) ?? 0) === fewest);
      const among = lures.length > 0 ? lures : isAnyones ? open : spread;
      if (!among.some(({ index }) => index === target)) {
        unfair.push([rule, `${id} targets ${target}: ${text(counts)}`]);
      }
      if (among.length > 1) {
        const faces = draws[choices++];
        const isDrawn =
          among.length === faces?.size && among.every(({ index }) => faces.has(index));
        if (isForAll && !isDrawn) {
          report(rule, `${id} could target ${[...(faces ?? [target])]}: ${text(counts)}`);
        }
      }
    }
    if (target !== null) counts.set(target, (counts.get(target) ?? 0) + 1);
    taken.add(space);
  }
  // With fewer draws than choices the ambush is for certain heroes, and only a card knows for whom.
  const isKnown = isForAll || (draws.length >= choices && choices > 0);
  if (isKnown) for (const [rule, each] of unfair) report(rule, each);
}

function isLure(now: AdventureState, hero: Hero): boolean {
  return hasAbilityThat(now, hero, ({ lure }) => lure === true);
}

function text(counts: ReadonlyMap<number, number>): string {
  return [...counts].map(([hero, count]) => `${count} on hero ${hero}`).join(', ');
}

/** On a tile with a hero, as far from all heroes as that tile allows. */
function checkImmobile(
  { now, report }: Seen,
  placed: EventOf<'enemies-placed'>,
  all: readonly number[],
): void {
  const ground = groundOf(now);
  const isTogether = ground
    .tilesAt(all[0] ?? -1)
    .some((tile) => all.every((space) => ground.tilesAt(space).includes(tile)));
  if (!isTogether && all.length > 0)
    report('B-IMMOB-02', `${placed.type} come up on several tiles: ${all}`);
  const [first] = placed.spaces;
  if (first === undefined || now.heroes.some((hero) => hasASay(now, hero, 'enemiesComing'))) return;
  const heroes = now.heroes.filter(isUp);
  const tiles = ground
    .tilesAt(first)
    .filter((tile) => heroes.some((hero) => ground.tilesAt(hero.space).includes(tile)));
  if (tiles.length === 0) {
    report('B-IMMOB-02', `${placed.type} on ${first}, where no hero is`);
    return;
  }
  const away = (space: number) =>
    Math.min(...heroes.map((hero) => ground.distance(hero.space, space)));
  const others = new Set([
    ...now.enemies.filter(({ space }) => space !== first).flatMap((enemy) => ground.under(enemy)),
    ...heroes.map(({ space }) => space),
  ]);
  const farthest = tiles.map((tile) => mostAway(ground, tile, others, away));
  if (!farthest.includes(away(first))) {
    report('B-IMMOB-02', `${placed.type} ${away(first)} spaces away, ${farthest} are possible`);
  }
}

function mostAway(
  { plane }: Ground,
  tile: number,
  taken: ReadonlySet<number>,
  away: (space: number) => number,
): number {
  const free = plane.squares.flatMap(({ tiles }, space) =>
    tiles.includes(tile) && !taken.has(space) ? [away(space)] : [],
  );
  return Math.max(...free);
}
