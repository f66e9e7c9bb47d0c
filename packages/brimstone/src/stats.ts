/**
 * Numbers that abilities may change. Roll targets (to hit, defense, willpower, armor) are better when
 * lower: −1 turns 4+ into 3+. All others are better when higher.
 */
export const STAT_NAMES = [
  'initiative',
  'combat',
  'toHitMelee',
  'toHitRanged',
  'defense',
  'willpower',
  'maxHealth',
  'maxSanity',
  'maxGrit',
  'corruptionResistance',
  'move',
  'escape',
  'agility',
  'cunning',
  'spirit',
  'strength',
  'lore',
  'luck',
  'damageMelee',
  'damageRanged',
  'shots',
  'range',
  'carry',
  'sideBag',
  'handSlots',
  'scavengeDice',
  'holdBack',
  'darkStoneSafe',
  'darkStoneHitOn',
  'townPrice',
  'road',
] as const;
export type StatName = (typeof STAT_NAMES)[number];

/** Values of which a hero uses only the best (the lowest roll) of those in force. */
export const BEST_OF = [
  'armor',
  'spiritArmor',
  'cover',
  'critMelee',
  'critRanged',
  'poisonSave',
] as const;
export type BestOfName = (typeof BEST_OF)[number];

/** Numbers of an enemy type that abilities may change. */
export const ENEMY_STATS = [
  'initiative',
  'move',
  'escape',
  'toHit',
  'combat',
  'damage',
  'defense',
  'health',
  'shots',
  'range',
  'xp',
] as const;
export type EnemyStatName = (typeof ENEMY_STATS)[number];

export type HeroStats = Partial<Record<StatName, number>>;
/** Every number of a hero. */
export type AllHeroStats = Record<StatName, number>;
export type BestOf = Partial<Record<BestOfName, number>>;
export type EnemyStats = Partial<Record<EnemyStatName, number>>;

const NOTHING = Object.fromEntries(STAT_NAMES.map((name) => [name, 0])) as AllHeroStats;

/** All numbers, 0 where none is given: with the same fields in every hero they are quick to look up. */
export function allStats(given: HeroStats = {}): AllHeroStats {
  return { ...NOTHING, ...given };
}

/** Adds changes to numbers of a hero. */
export function addUp(stats: AllHeroStats, changes: HeroStats): void {
  for (const each in changes) {
    const name = each as StatName;
    stats[name] += changes[name] ?? 0;
  }
}

/** Keeps the better of the values that a hero has and gets. */
export function takeBest(best: BestOf, others: BestOf): void {
  for (const each in others) {
    const name = each as BestOfName;
    const value = others[name] ?? Number.POSITIVE_INFINITY;
    best[name] = Math.min(best[name] ?? value, value);
  }
}
