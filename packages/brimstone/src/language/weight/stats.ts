import type { BestOf, EnemyStatName, EnemyStats, HeroStats, StatName } from '../../stats.ts';

/** What one more of a number is worth to a hero who has to fight, in dollars. */
const DOLLARS: Readonly<Record<StatName, number>> = {
  initiative: 90,
  combat: 300,
  toHitMelee: -300,
  toHitRanged: -300,
  defense: -450,
  willpower: -300,
  maxHealth: 130,
  maxSanity: 110,
  maxGrit: 220,
  corruptionResistance: 60,
  move: 200,
  escape: 40,
  agility: 70,
  cunning: 70,
  spirit: 70,
  strength: 70,
  lore: 60,
  luck: 60,
  damageMelee: 260,
  damageRanged: 260,
  shots: 320,
  range: 30,
  carry: 15,
  sideBag: 40,
  handSlots: 200,
  scavengeDice: 90,
  holdBack: 250,
  darkStoneSafe: 30,
  darkStoneHitOn: -30,
  townPrice: -5,
  road: 60,
};

/** The same of enemies: what makes them worse is worth less than nothing. */
const OF_ENEMIES: Readonly<Record<EnemyStatName, number>> = {
  initiative: -80,
  move: -40,
  escape: -20,
  toHit: 250,
  combat: -250,
  damage: -250,
  defense: -250,
  health: -120,
  shots: -200,
  range: -20,
  xp: 5,
};

/** What each step below a roll of 7 is worth of armour, cover and critical hits. */
const A_STEP = 140;

export function worthOfStats(stats: HeroStats = {}): number {
  return sumOf(stats, (name, amount) => DOLLARS[name as StatName] * amount);
}

export function worthOfEnemyStats(stats: EnemyStats = {}): number {
  return sumOf(stats, (name, amount) => OF_ENEMIES[name as EnemyStatName] * amount);
}

export function worthOfBest(best: BestOf = {}): number {
  return sumOf(best, (_, from) => A_STEP * (7 - from));
}

function sumOf(
  numbers: Readonly<Record<string, number>>,
  worth: (name: string, amount: number) => number,
): number {
  return Object.entries(numbers).reduce((sum, [name, amount]) => sum + worth(name, amount), 0);
}
