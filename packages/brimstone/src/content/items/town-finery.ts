import type { Ability } from '../../abilities.ts';
import type { ItemCard, TownLocation } from '../../content-types.ts';
import type { HeroStats } from '../../stats.ts';
import { clothing, gun, handWeapon, item } from './build.ts';
import { darkStoneBullets } from './gear-supplies.ts';
import { mounts } from './mounts.ts';

const plain = (stats: HeroStats) => ({ stats });

/** A roll target that is one better: a lower number. */
const better =
  (stat: 'defense' | 'willpower') =>
  ({ better: by }: { readonly better: number }): Ability => ({ stats: { [stat]: -by } });

/** What is dearer on the shelves of the Town: for those who have been down a few times. */
export const townFinery: Readonly<Record<TownLocation, readonly ItemCard[]>> = {
  'docs-office': [
    clothing('doc-splint-boots', 'boots', { upgradeSlots: 1, price: 200 }, { escape: 1 }, plain),
    clothing('doc-tonic-belt', 'belt', { weight: 1, price: 300 }, { sideBag: 2 }, plain),
    item('doc-laudanum-case', { keywords: ['medical'], price: 450 }, { maxSanity: 3 }, plain),
    clothing('doc-glass-eye', 'face', { price: 450 }, { cunning: 1, initiative: 1 }, plain),
    handWeapon(
      'doc-bone-saw',
      { keywords: ['blade', 'medical'], hands: 1, weight: 1, upgradeSlots: 1, price: 700 },
      { combat: 1, damageMelee: 1 },
      plain,
    ),
    clothing(
      'doc-galvanic-vest',
      'torso',
      { keywords: ['metal'], weight: 1, upgradeSlots: 1, price: 600 },
      { maxHealth: 3 },
      plain,
    ),
  ],
  church: [
    clothing('church-hair-shirt', 'torso', { price: 300 }, { spirit: 6 }, ({ spirit }) => ({
      bestOf: { spiritArmor: spirit },
    })),
    handWeapon(
      'church-censer',
      { keywords: ['holy'], hands: 1, weight: 1, upgradeSlots: 1, price: 475 },
      { spirit: 1, damageMelee: 1 },
      plain,
    ),
    clothing(
      'church-pilgrim-boots',
      'boots',
      { keywords: ['holy'], upgradeSlots: 1, price: 550 },
      { move: 1, spirit: 1 },
      plain,
    ),
    clothing(
      'church-thorn-hat',
      'hat',
      { keywords: ['holy'], price: 500 },
      { spirit: 1, corruptionResistance: 1 },
      plain,
    ),
    clothing(
      'church-martyrs-cloak',
      'shoulders',
      { keywords: ['holy'], weight: 1, price: 700 },
      { better: 1 },
      better('willpower'),
    ),
    item(
      'church-saints-finger',
      { keywords: ['holy'], price: 900 },
      { spirit: 5 },
      ({ spirit }) => ({
        bestOf: { spiritArmor: spirit },
      }),
    ),
  ],
  blacksmith: [
    clothing(
      'smith-chain-shirt',
      'torso',
      { keywords: ['metal'], weight: 2, upgradeSlots: 1, price: 450 },
      { armor: 6 },
      (bestOf) => ({ bestOf }),
    ),
    clothing(
      'smith-greaves',
      'boots',
      { keywords: ['metal'], weight: 1, upgradeSlots: 1, price: 325 },
      { maxHealth: 2 },
      plain,
    ),
    handWeapon(
      'smith-cleaver',
      { keywords: ['blade'], hands: 1, weight: 1, upgradeSlots: 1, price: 525 },
      { combat: 1, strength: 1 },
      plain,
    ),
    handWeapon(
      'smith-great-maul',
      { keywords: ['tool'], hands: 2, weight: 3, upgradeSlots: 2, price: 650, damageDie: 'D8' },
      { damageMelee: 1 },
      plain,
    ),
    clothing(
      'smith-plate',
      'torso',
      { keywords: ['metal'], weight: 3, upgradeSlots: 2, price: 900 },
      { armor: 5, initiative: 1 },
      ({ armor, initiative }) => ({ bestOf: { armor }, stats: { initiative: -initiative } }),
    ),
    darkStoneBullets,
    ...mounts,
  ],
  'frontier-outpost': [
    gun(
      'outpost-long-rifle',
      'rifle',
      { hands: 2, weight: 2, upgradeSlots: 2, price: 700, damage: 2 },
      { range: 14, shots: 1 },
    ),
    gun(
      'outpost-coach-gun',
      'shotgun',
      { hands: 2, weight: 2, upgradeSlots: 1, price: 650, toHitDie: 'D8', damageDie: 'D8' },
      { range: 4, shots: 2 },
    ),
    item('outpost-scope', { keywords: ['device'], price: 250 }, { range: 2 }, plain),
    item('outpost-bugle', { keywords: ['instrument'], price: 300 }, { initiative: 1 }, plain),
    clothing('outpost-bandolier', 'belt', { weight: 1, price: 900 }, { shots: 1 }, plain),
    clothing(
      'outpost-cavalry-coat',
      'coat',
      { weight: 1, upgradeSlots: 1, price: 1000 },
      { better: 1 },
      better('defense'),
    ),
  ],
  'general-store': [
    item(
      'store-miners-lamp',
      { keywords: ['light'], weight: 1, price: 400 },
      { holdBack: 1 },
      plain,
    ),
  ],
  saloon: [
    item('saloon-loaded-dice', { price: 400 }, { luck: 2 }, plain),
    clothing('saloon-silk-shirt', 'torso', { price: 375 }, { maxSanity: 2, cunning: 1 }, plain),
    clothing('saloon-garter', 'belt', { price: 325 }, { sideBag: 1, agility: 1 }, plain),
    gun(
      'saloon-pearl-pistol',
      'pistol',
      { hands: 1, weight: 1, upgradeSlots: 1, price: 750 },
      { range: 5, shots: 3 },
    ),
    clothing('saloon-monocle', 'face', { price: 650 }, { crit: 5 }, ({ crit }) => ({
      bestOf: { critRanged: crit },
    })),
    item('saloon-lucky-dollar', { price: 900 }, { maxGrit: 1 }, plain),
  ],
};
