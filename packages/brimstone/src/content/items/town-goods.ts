import type { ItemCard, TownLocation } from '../../content-types.ts';
import type { HeroStats } from '../../stats.ts';
import { clothing, gun, handWeapon, item, upgrade } from './build.ts';
import { townFinery } from './town-finery.ts';

/** What is in force are the numbers that the text shows. */
const plain = (stats: HeroStats) => ({ stats });

/** What every new hero can think of buying. */
const staples: Readonly<Record<TownLocation, readonly ItemCard[]>> = {
  'docs-office': [
    item('doc-field-kit', { weight: 1, price: 150 }, { sideBag: 1 }, plain),
    item('doc-smelling-salts', { keywords: ['medical'], price: 150 }, { maxSanity: 1 }, plain),
    clothing(
      'doc-copper-brace',
      'torso',
      { keywords: ['metal'], weight: 1, upgradeSlots: 1, price: 200 },
      { maxHealth: 1 },
      plain,
    ),
    clothing('doc-truss', 'belt', { upgradeSlots: 1, price: 225 }, { strength: 1 }, plain),
    clothing('doc-spectacles', 'face', { price: 175 }, { lore: 1 }, plain),
    item(
      'doc-iron-drops',
      { keywords: ['medical'], weight: 1, price: 300 },
      { maxHealth: 2 },
      plain,
    ),
  ],
  church: [
    clothing(
      'church-silver-cross',
      'neck',
      { keywords: ['holy'], price: 200 },
      { spirit: 1 },
      plain,
    ),
    item(
      'church-prayer-book',
      { keywords: ['holy', 'book'], weight: 1, price: 150 },
      { lore: 1 },
      plain,
    ),
    clothing(
      'church-scarf',
      'shoulders',
      { keywords: ['holy'], upgradeSlots: 1, price: 250 },
      { maxSanity: 2 },
      plain,
    ),
    clothing(
      'church-medallion',
      'neck',
      { keywords: ['holy'], price: 300 },
      { corruptionResistance: 1 },
      plain,
    ),
    clothing(
      'church-robe',
      'coat',
      { keywords: ['holy'], weight: 1, upgradeSlots: 1, price: 325 },
      { spirit: 1, maxSanity: 1 },
      plain,
    ),
    item('church-candle', { keywords: ['holy', 'light'], price: 350 }, { holdBack: 1 }, plain),
  ],
  blacksmith: [
    handWeapon(
      'smith-sledge',
      { keywords: ['tool'], hands: 2, weight: 2, upgradeSlots: 2, price: 250 },
      { damageMelee: 1 },
      plain,
    ),
    handWeapon(
      'smith-sabre',
      { keywords: ['blade'], hands: 1, weight: 1, upgradeSlots: 1, price: 375 },
      { combat: 1 },
      plain,
    ),
    clothing(
      'smith-iron-hat',
      'hat',
      { keywords: ['metal'], weight: 1, upgradeSlots: 1, price: 150 },
      { maxHealth: 1 },
      plain,
    ),
    clothing(
      'smith-breastplate',
      'torso',
      { keywords: ['metal'], weight: 2, upgradeSlots: 2, price: 350 },
      { maxHealth: 2 },
      plain,
    ),
    clothing(
      'smith-shod-boots',
      'boots',
      { keywords: ['metal'], weight: 1, upgradeSlots: 1, price: 200 },
      { strength: 1 },
      plain,
    ),
    clothing(
      'smith-knuckles',
      'gloves',
      { keywords: ['metal'], upgradeSlots: 1, price: 400 },
      { damageMelee: 1 },
      plain,
    ),
  ],
  'frontier-outpost': [
    gun(
      'outpost-revolver',
      'pistol',
      { hands: 1, weight: 1, upgradeSlots: 1, price: 325 },
      { range: 6, shots: 2 },
    ),
    gun(
      'outpost-carbine',
      'rifle',
      { hands: 2, weight: 2, upgradeSlots: 2, price: 350, damage: 1 },
      { range: 10, shots: 1 },
    ),
    item('outpost-saddlebag', { keywords: ['container'], price: 150 }, { carry: 2 }, plain),
    clothing('outpost-scout-boots', 'boots', { upgradeSlots: 1, price: 450 }, { move: 1 }, plain),
    item(
      'outpost-field-glasses',
      { keywords: ['device'], weight: 1, price: 200 },
      { cunning: 1 },
      plain,
    ),
    clothing(
      'outpost-coat',
      'coat',
      { weight: 1, upgradeSlots: 1, price: 275 },
      { maxHealth: 1, maxSanity: 1 },
      plain,
    ),
  ],
  'general-store': [
    clothing('store-wide-brim', 'hat', { upgradeSlots: 1, price: 100 }, { maxSanity: 1 }, plain),
    clothing('store-work-gloves', 'gloves', { upgradeSlots: 1, price: 150 }, { agility: 1 }, plain),
    clothing(
      'store-rope-belt',
      'belt',
      { keywords: ['container'], price: 125 },
      { sideBag: 1 },
      plain,
    ),
    clothing('store-pack-frame', 'shoulders', { price: 125 }, { carry: 1 }, plain),
    item('store-rabbits-foot', { price: 200 }, { luck: 1 }, plain),
    item('store-pan', { keywords: ['tool'], weight: 1, price: 250 }, { scavengeDice: 1 }, plain),
  ],
  saloon: [
    item('saloon-marked-deck', { price: 225 }, { luck: 1, cunning: 1 }, plain),
    clothing(
      'saloon-boa',
      'neck',
      { only: ['performer', 'showman'], price: 175 },
      { cunning: 1, maxSanity: 1 },
      plain,
    ),
    clothing(
      'saloon-dancing-shoes',
      'boots',
      { upgradeSlots: 1, price: 175 },
      { agility: 1 },
      plain,
    ),
    item('saloon-flask', { price: 125 }, { maxSanity: 1 }, plain),
    gun(
      'saloon-derringer',
      'pistol',
      { hands: 1, upgradeSlots: 1, price: 175 },
      { range: 3, shots: 1 },
    ),
    clothing('saloon-vest', 'torso', { upgradeSlots: 1, price: 350 }, { initiative: 1 }, plain),
  ],
};

/** What the Locations of the Town have on their shelves. Nobody finds any of it in a mine. */
export const townGoods: Readonly<Record<TownLocation, readonly ItemCard[]>> = {
  'docs-office': shelvesOf('docs-office'),
  church: shelvesOf('church'),
  blacksmith: shelvesOf('blacksmith'),
  'frontier-outpost': shelvesOf('frontier-outpost'),
  'general-store': shelvesOf('general-store'),
  saloon: shelvesOf('saloon'),
};

function shelvesOf(location: TownLocation): readonly ItemCard[] {
  return [...staples[location], ...townFinery[location]];
}

/** Dark Stone that the Blacksmith works into an item for good: what it goes onto, and what it costs. */
const forged = <const Data extends HeroStats>(
  id: string,
  onto: readonly string[],
  darkStone: number,
  price: number,
  data: Data,
): ItemCard =>
  upgrade(
    id,
    { takes: 1, onto, darkStone },
    { keywords: ['forged', 'dark-stone'], darkStone: 1, price },
    data,
    plain,
  );

export const forgings: readonly ItemCard[] = [
  forged('forged-barrel', ['gun'], 1, 250, { damageRanged: 1 }),
  forged('forged-sights', ['gun'], 1, 150, { range: 2 }),
  forged('forged-edge', ['hand-weapon'], 1, 250, { damageMelee: 1 }),
  forged('forged-guard', ['hand-weapon'], 2, 400, { combat: 1 }),
  forged('forged-hatband', ['hat'], 1, 150, { spirit: 1 }),
  forged('forged-buckle', ['belt'], 1, 150, { maxHealth: 1 }),
  forged('forged-spurs', ['boots'], 1, 250, { initiative: 1 }),
  forged('forged-lining', ['coat'], 1, 150, { maxSanity: 1 }),
  forged('forged-plates', ['torso'], 2, 300, { maxHealth: 2 }),
  forged('forged-knuckles', ['gloves'], 1, 200, { strength: 1 }),
  forged('forged-clasp', ['shoulders'], 1, 150, { lore: 1 }),
  forged('forged-trigger', ['gun+one-handed'], 2, 350, { cunning: 1, initiative: 1 }),
];
