/*
 * What words take for granted: that somebody is `you`, or that the card reacts to a moment which has something
 * to say. `references.ts` sees to it that it is so.
 */

/** Effects that are for `you` where no `to` says otherwise. */
export const FOR_HEROES: ReadonlySet<string> = new Set([
  ...['hits', 'horror', 'corruption', 'wounds', 'sting', 'sanity', 'poison', 'void-venom', 'push'],
  ...['die', 'xp', 'grit', 'gold', 'stones', 'token', 'gear', 'artifact', 'loot-item', 'loot'],
  ...['load-shots', 'scavenge', 'heal', 'cleanse', 'cure', 'bonus', 'lose-grit', 'lose-gold'],
  ...['lose-stones', 'lose-token'],
]);

/** Effects that `you` carry out, whatever else they say. */
export const BY_YOU: ReadonlySet<string> = new Set([
  ...['move', 'place-beside-hero', 'free-attack', 'fill', 'tally', 'choose', 'choose-enemy'],
  ...['discard-item', 'recharge', 'set-off-dynamite', 'move-enemy', 'restore'],
]);

/** Choices of heroes, enemies and conditions that start from `you`. */
export const FROM_YOU: ReadonlySet<string> = new Set([
  ...['you', 'adjacent', 'you-and-adjacent', 'in-reach', 'owner', 'enemies-in-your-world'],
  ...['keeps-this', 'carries-the-lantern', 'lacks-grit', 'wounded', 'shaken', 'poisoned'],
  ...['half-health', 'has-moved', 'has-not-moved', 'has-attacked', 'has-not-attacked'],
  ...['has-not-acted', 'free-attack-left', 'in-own-activation', 'closed-exit-here'],
  ...['no-hand-weapon', 'in-the-light', 'yours'],
]);
/** The same, as fields of a condition. */
export const OF_YOU = ['immune', 'inWorld', 'canShoot', 'has', 'conditions'] as const;

/** What the moment has to have, for a condition to mean anything. */
export const OF_THE_MOMENT: Readonly<Record<string, readonly string[]>> = {
  weapon: ['weapon'],
  firstWeapon: ['before'],
  shortBy: ['total', 'need'],
  deadlyBy: ['hero', 'wounds'],
  cause: ['cause'],
  'rolled-critical': ['toHit', 'weapon'],
  'no-double': ['dice'],
  'healed-by-you': ['by'],
  'healed-with-something': ['token'],
  concerned: ['hero'],
};
