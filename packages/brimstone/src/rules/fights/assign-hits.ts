import {
  type Chance,
  type OptionDetails,
  pick,
  pickMany,
  pickShares,
  type Rule,
} from '@crawlspace/kernel';
import { type Adventure, isUp } from '../../adventure.ts';
import { amongDice, amongEnemies } from '../../asking.ts';
import { promptFor } from '../../asks.ts';
import { modelNumber, oneOf } from '../../ids.ts';
import type { Weapon } from '../../moments.ts';
import type { Enemy, Hero } from '../../state.ts';
import { reacts, trigger } from '../abilities/active.ts';
import { isEnemyImmune } from '../figures/enemy-stats.ts';
import { hitChances } from './chances.ts';
import { type Attack, type Hit, resolveHits } from './hits-on-enemies.ts';
import { enemiesWithin, isHit, NATURAL_HIT, targetsOf } from './weapons.ts';

/** A hit and the enemies it may go to. */
interface Aimed {
  readonly hit: Hit;
  readonly targets: readonly Enemy[];
}

/** Hits that go to one enemy together. */
interface Group {
  readonly enemy: Enemy;
  readonly hits: readonly Hit[];
}

/**
 * Assigns the hits of an attack as the hero wishes, one at a time or in groups, and resolves each
 * group before the next, because the dead make way. Hits without a legal target are lost.
 */
export function* assignHits(g: Adventure, attack: Attack, hits: readonly Hit[]): Rule {
  let left = hits;
  while (left.length > 0 && isUp(attack.hero) && !g.state.turn.over) {
    const aimed = yield* aim(g, attack.hero, left);
    const open = aimed.filter(({ targets }) => targets.length > 0);
    for (const { hit, targets } of aimed) {
      if (targets.length === 0) yield* lastChance(g, attack, hit);
    }
    if (open.length === 0) return;
    const groups = yield* chooseGroups(g, attack.hero, open);
    for (const { enemy, hits: together } of groups) yield* send(g, attack, enemy, together);
    left = open.map(({ hit }) => hit).filter((hit) => !isSent(groups, hit));
  }
}

function isSent(groups: readonly Group[], hit: Hit): boolean {
  return groups.some(({ hits }) => hits.includes(hit));
}

function* aim(g: Adventure, hero: Hero, hits: readonly Hit[]): Rule<Aimed[]> {
  const needs = new Map<Weapon, Map<Enemy, number>>();
  for (const { weapon } of hits) {
    if (!needs.has(weapon))
      needs.set(weapon, yield* needsOf(g, hero, weapon, targetsOf(g, hero, weapon)));
  }
  return hits.map((hit) => ({ hit, targets: targetsFor(hit, needs.get(hit.weapon)) }));
}

/** The enemies that a hit is good enough for. */
function targetsFor({ toHit }: Hit, needs: ReadonlyMap<Enemy, number> | undefined): Enemy[] {
  const targets: Enemy[] = [];
  needs?.forEach((need, enemy) => {
    if (isHit(toHit, need)) targets.push(enemy);
  });
  return targets;
}

/** What a die of a weapon needs against each of some enemies. */
export function* needsOf(
  g: Adventure,
  hero: Hero,
  weapon: Weapon,
  enemies: readonly Enemy[],
): Rule<Map<Enemy, number>> {
  const needs = new Map<Enemy, number>();
  for (const enemy of enemies) {
    const aimed = { hero, weapon, enemy, need: weapon.toHit };
    yield* trigger(g, 'aimedAt', aimed);
    needs.set(enemy, aimed.need);
  }
  return needs;
}

function* chooseGroups(g: Adventure, hero: Hero, aimed: readonly Aimed[]): Rule<Group[]> {
  const [first] = aimed;
  if (!first) return [];
  const hits = aimed.map(({ hit }) => hit);
  const [only] = first.targets;
  // With nobody else to hit there is nothing to decide.
  if (only && first.targets.length === 1 && !anyoneElse(g, hero, aimed, only)) {
    return [{ enemy: only, hits }];
  }
  if (aimed.every((other) => isAlike(first, other))) return yield* spread(g, hero, first, hits);
  return [yield* chooseGroup(g, hero, aimed)];
}

/** Whether a hit could go to another enemy, now or once the nearest are dead. */
function anyoneElse(g: Adventure, hero: Hero, aimed: readonly Aimed[], enemy: Enemy): boolean {
  return aimed.some(({ hit }) =>
    enemiesWithin(g, hero, hit.weapon).some((other) => other !== enemy),
  );
}

/** Hits that need not be told apart. */
function isAlike(one: Aimed, other: Aimed): boolean {
  return (
    one.hit.weapon === other.hit.weapon &&
    one.hit.critical === other.hit.critical &&
    one.hit.toHit >= NATURAL_HIT === other.hit.toHit >= NATURAL_HIT &&
    one.targets.length === other.targets.length &&
    one.targets.every((enemy) => other.targets.includes(enemy))
  );
}

/** Hits that are all alike are spread over the enemies; those kept back are assigned afterwards. */
function* spread(
  g: Adventure,
  hero: Hero,
  { targets }: Aimed,
  hits: readonly Hit[],
): Rule<Group[]> {
  const picks = yield* pickShares({
    seat: hero.index,
    prompt: promptFor('assign-hits', howMany(hits.length)),
    rule: 'B-ATK-10',
    ...amongEnemies(targets),
    capacity: () => hits.length,
    min: 1,
    max: hits.length,
    describe: (enemy) => describeShares(hitChances(g, hero, enemy, hits)),
  });
  const groups: Group[] = [];
  let next = 0;
  for (const enemy of targets) {
    const count = picks.filter((picked) => picked === enemy).length;
    if (count > 0) groups.push({ enemy, hits: hits.slice(next, next + count) });
    next += count;
  }
  return groups;
}

/** A single hit is neither counted nor kept back. */
function howMany(amount: number) {
  if (amount === 1) return { amount, count: '', more: '' };
  return { amount, count: ` (${amount})`, more: { key: 'assign.kept-back' } };
}

/** Of hits that differ, the hero names an enemy and the ones that go to it. */
function* chooseGroup(g: Adventure, hero: Hero, aimed: readonly Aimed[]): Rule<Group> {
  const targets = [...new Set(aimed.flatMap((each) => each.targets))];
  const enemy = yield* pick({
    seat: hero.index,
    prompt: promptFor('assign-hits-to', { amount: aimed.length }),
    rule: 'B-ATK-10',
    ...amongEnemies(targets),
    describe: (target) => ({
      chances: hitChances(g, hero, target, hitsFor(aimed, target)).at(-1) ?? [],
    }),
  });
  const able = hitsFor(aimed, enemy);
  const hitAt = (position: number) => able[position] as Hit;
  const picks = yield* pickMany({
    seat: hero.index,
    prompt: promptFor('which-hits', { enemy: oneOf(enemy.type), model: modelNumber(enemy.id) }),
    min: 1,
    rule: 'B-ATK-10',
    ...amongDice(
      able.map((_, position) => position),
      able.map(({ toHit }) => toHit),
    ),
    describe: (position) => describeHit(g, hero, hitAt(position), enemy),
  });
  return { enemy, hits: picks.map(hitAt) };
}

function hitsFor(aimed: readonly Aimed[], enemy: Enemy): Hit[] {
  return aimed.flatMap(({ hit, targets }) => (targets.includes(enemy) ? hit : []));
}

function describeHit(g: Adventure, hero: Hero, hit: Hit, enemy: Enemy): OptionDetails {
  const { toHit, critical } = hit;
  return {
    text: { key: critical ? 'option.critical-hit' : 'option.hit', params: { value: toHit } },
    ...describeShares(hitChances(g, hero, enemy, [hit])),
  };
}

/** The first share alone, and all of them. */
function describeShares(shares: readonly (readonly Chance[])[]): OptionDetails {
  const [chances = []] = shares;
  return { odds: chances[0]?.odds ?? 0, chances, shares };
}

/**
 * Abilities may still turn a hit to another enemy; the others do their damage together. What the
 * enemy is immune to has no effect at all.
 */
function* send(g: Adventure, attack: Attack, enemy: Enemy, all: readonly Hit[]): Rule {
  const hits = all.filter(({ weapon }) => !isEnemyImmune(g, enemy, weapon.keywords));
  if (!reacts(g, 'hitAssigned')) {
    yield* resolveHits(g, attack, enemy, hits);
    return;
  }
  const turned: { enemy: Enemy; hit: Hit }[] = [];
  const staying: Hit[] = [];
  for (const hit of hits) {
    const target = yield* finalTarget(g, attack, hit, enemy);
    if (target === enemy) staying.push(hit);
    else if (target) turned.push({ enemy: target, hit });
  }
  if (staying.length > 0 && g.state.enemies.includes(enemy)) {
    yield* resolveHits(g, attack, enemy, staying);
  }
  for (const { enemy: other, hit } of turned) {
    if (g.state.enemies.includes(other)) yield* resolveHits(g, attack, other, [hit]);
  }
}

/** A hit that nobody can take, unless an ability finds it a target. */
function* lastChance(g: Adventure, attack: Attack, hit: Hit): Rule {
  if (!reacts(g, 'hitAssigned')) return;
  const target = yield* finalTarget(g, attack, hit, null);
  if (target && g.state.enemies.includes(target)) yield* resolveHits(g, attack, target, [hit]);
}

function* finalTarget(
  g: Adventure,
  { hero, paid }: Attack,
  hit: Hit,
  enemy: Enemy | null,
): Rule<Enemy | null> {
  const moment = { ...hit, hero, enemy, paid };
  yield* trigger(g, 'hitAssigned', moment);
  hit.extraDamage = moment.extraDamage;
  return moment.enemy;
}
