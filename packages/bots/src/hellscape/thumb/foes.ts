import {
  type Ability,
  ATTACK_TYPES,
  type AttackType,
  type Content,
  type Effect,
  healthOfAll,
} from '@crawlspace/hellscape';
import { contentOf } from '@crawlspace/kernel';
import { Latest, LatestOfEach } from '../../remembered.ts';
import type { Enemy, Ground, Hero } from './ground.ts';
import { CLAW, expectedWounds, ORANGE, type Pool, SYMBOL, YELLOW } from './odds.ts';
import type { Seen } from './printed.ts';
import { amount } from './printed.ts';

/** An enemy as a fighter sees it. */
export interface Foe {
  readonly enemy: Enemy;
  /** Wounds until all of it has fallen. */
  readonly left: number;
  readonly blue: number;
  /** Shields that its symbols add on average. */
  readonly stiff: number;
  /** Enemy dice when it defends: they claw at who attacks. */
  readonly defenseDice: number;
  readonly attacks: Readonly<Partial<Record<AttackType, Pool>>>;
  readonly attackDice: number;
  /** Hits that its symbols add on average. */
  readonly fierce: number;
  /** Wounds of one attack in its best way on a hero like any other. */
  readonly menace: number;
  /** Zones it goes with an action. */
  readonly stride: number;
  readonly canBeHurt: boolean;
}

export function foesOf(ground: Ground): readonly Foe[] {
  return foes.get(ground, foesOn);
}

const foes = new Latest<Ground, readonly Foe[]>();

function foesOn(ground: Ground): readonly Foe[] {
  last = ground.view.enemies
    .filter((enemy) => isAwake(ground, enemy))
    .map((enemy, at) => foe(ground, enemy, last[at]));
  return last;
}

/** The foes of the last look: mostly they are as strong as then. */
let last: readonly Foe[] = [];

/** A boss sleeps until the fight begins. */
function isAwake(ground: Ground, enemy: Enemy): boolean {
  return enemy.kind !== 'boss' || ground.isBossFight;
}

function foe(ground: Ground, enemy: Enemy, before: Foe | undefined): Foe {
  const left = healthOfAll(enemy);
  const canBeHurt = isVulnerable(ground, enemy);
  const skills = before && areAlike(before.enemy, enemy) ? before : skillsOf(ground, enemy);
  return { ...skills, enemy, left, canBeHurt };
}

/** Whether two enemies are equally strong by what is printed. A boss grows with the Darkness. */
function areAlike(one: Enemy, other: Enemy): boolean {
  if (one.kind !== other.kind || one.kind === 'boss' || one.card !== other.card) return false;
  return one.item === other.item && one.minions === other.minions;
}

/** The Horror Beast can be hurt only while a feather lies on it. */
function isVulnerable({ view }: Ground, enemy: Enemy): boolean {
  if (view.quest.id !== 'the-horror-beast' || enemy.mark === null) return true;
  return (view.quest.counters['feathers-on-beast'] ?? 0) > 0;
}

type Skills = Omit<Foe, 'enemy' | 'left' | 'canBeHurt'>;

type Printed = Omit<Skills, 'menace'>;

function skillsOf(ground: Ground, enemy: Enemy): Skills {
  const printed = enemy.kind === 'mob' ? mob(ground, enemy) : monster(ground, enemy);
  return { ...printed, menace: menaceOf(printed) };
}

function mob({ view }: Ground, { card, item, minions }: Enemy): Printed {
  const printed = contentOf(view).mobs[card];
  const abilities = printed?.abilities ?? [];
  return {
    blue: printed?.defense ?? 0,
    stiff: bySymbols(abilities, minions, 'defense'),
    defenseDice: minions,
    attacks: item ? poolsOf(view, item) : { melee: BARE },
    attackDice: minions + (item ? 0 : 1),
    fierce: bySymbols(abilities, minions, 'attack'),
    stride: printed?.stride ?? 1,
  };
}

const BARE: Pool = { yellow: 0, orange: 0, shadow: 0 };

function poolsOf(seen: Seen, item: string): Partial<Record<AttackType, Pool>> {
  const { items, mobItems } = contentOf(seen);
  const attacks = (mobItems[item] ?? items[item])?.attacks ?? {};
  const pools: Partial<Record<AttackType, Pool>> = {};
  for (const type of ATTACK_TYPES) {
    const dice = attacks[type];
    if (dice) pools[type] = { yellow: dice.yellow ?? 0, orange: dice.orange ?? 0, shadow: 0 };
  }
  return pools;
}

function monster(ground: Ground, enemy: Enemy): Printed {
  const { bosses, roaming } = contentOf(ground.view);
  const boss = enemy.kind === 'boss' ? bosses[enemy.type as 'michael' | 'reaper'] : null;
  const card = boss ?? roaming[enemy.card];
  if (!card)
    return { blue: 0, stiff: 0, defenseDice: 0, attacks: {}, attackDice: 0, fierce: 0, stride: 1 };
  const track = boss ? boss.track.slice(0, ground.view.darkness.space) : [];
  const more = (what: 'yellow' | 'orange' | 'blue' | 'enemy') =>
    track.reduce((sum, space) => sum + (space[what] ?? 0), 0);
  const weapon = enemy.item ? poolsOf(ground.view, enemy.item)[card.attackType] : undefined;
  const attackDice = (card.attack.enemy ?? 0) + more('enemy');
  const abilities = 'combat' in card ? card.combat : card.abilities;
  const pool: Pool = {
    yellow: (card.attack.yellow ?? 0) + more('yellow') + (weapon?.yellow ?? 0),
    orange: (card.attack.orange ?? 0) + more('orange') + (weapon?.orange ?? 0),
    shadow: 0,
  };
  return {
    blue: card.defense + more('blue'),
    stiff: bySymbols(abilities, card.defenseEnemyDice, 'defense'),
    defenseDice: card.defenseEnemyDice,
    attacks: { [card.attackType]: pool },
    attackDice,
    fierce: bySymbols(abilities, attackDice, 'attack'),
    stride: 2,
  };
}

/** What abilities bring on average that are paid with the symbols of so many Enemy dice. */
function bySymbols(
  abilities: readonly Ability[],
  dice: number,
  side: 'attack' | 'defense',
): number {
  let worth = 0;
  for (const { timing, cost, effects } of abilities) {
    if (timing !== side && timing !== 'combat') continue;
    const often = (dice * SYMBOL) / (cost?.symbols ?? 1);
    for (const effect of effects)
      worth += often * (side === 'attack' ? harm(effect) : cover(effect));
  }
  return worth;
}

function harm(effect: Effect): number {
  switch (effect.do) {
    case 'hits':
    case 'less-shields':
      return amount(effect.n) * 0.9;
    case 'dice':
      return amount(effect.yellow ?? 0) * YELLOW + amount(effect.orange ?? 0) * ORANGE;
    case 'wounds':
      return effect.on === 'self' ? 0 : amount(effect.n);
    case 'fire':
      return effect.on === 'target' ? 1.2 * amount(effect.n) : 0;
    default:
      return 0;
  }
}

function cover(effect: Effect): number {
  return effect.do === 'shields' || effect.do === 'less-hits' ? amount(effect.n) : 0;
}

/** Whether an attack of the type reaches so far. */
export function reaches(type: AttackType, range: number): boolean {
  if (range < 0) return false;
  if (type === 'melee') return range === 0;
  return type === 'magic' ? range <= 1 : range >= 1;
}

/** Whether somebody who can be hurt stands so few zones away. */
export function isFoeWithin(ground: Ground, hero: Hero, zones: number): boolean {
  const { points } = ground.ways(hero);
  return foesOf(ground).some(({ enemy, canBeHurt }) => {
    const far = points[enemy.zone] ?? -1;
    return canBeHurt && far >= 0 && far <= zones;
  });
}

/** Whether the enemy has an attack for this range. */
export function strikesAt({ attacks }: Foe, range: number): boolean {
  for (const type of ATTACK_TYPES) if (attacks[type] && reaches(type, range)) return true;
  return false;
}

/** Wounds of one attack of the enemy at this range on somebody with so many blue dice. */
export function harmOf(foe: Foe, range: number, blue: number): number {
  let most = 0;
  for (const type of ATTACK_TYPES) {
    const pool = foe.attacks[type];
    if (!pool || !reaches(type, range)) continue;
    most = Math.max(most, expectedWounds(pool, blue, foe.fierce) + foe.attackDice * CLAW);
  }
  return most;
}

function menaceOf({ attacks, fierce, attackDice }: Printed): number {
  let most = 0;
  for (const type of ATTACK_TYPES) {
    const pool = attacks[type];
    if (pool) most = Math.max(most, expectedWounds(pool, USUAL_BLUE, fierce));
  }
  return most + attackDice * CLAW;
}

const USUAL_BLUE = 2;

/** Blue dice of what a hero wears. */
export function blueOf(seen: Seen, hero: Hero): number {
  return worn.get(contentOf(seen), hero, blueWorn);
}

const worn = new LatestOfEach<Content, Hero, number>();

function blueWorn({ items }: Content, hero: Hero): number {
  let blue = 0;
  for (const item of hero.items) {
    if (item.equipped) blue += items[item.card]?.defense ?? 0;
  }
  return Math.min(5, blue);
}
