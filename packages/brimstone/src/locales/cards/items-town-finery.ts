import type { Texts } from '../types.ts';

/** The dearer goods of the Town, horses, the stage coach and what the Blacksmith casts. */
export const townFineryTexts = {
  'doc-splint-boots.name': { en: 'Splinted Boots', it: 'Stivali Steccati' },
  'doc-splint-boots.text': {
    en: '+{escape} on Escape tests.',
    it: '+{escape} alle Prove di Fuga.',
  },
  'doc-tonic-belt.name': { en: 'Tonic Belt', it: 'Cintura dei Tonici' },
  'doc-tonic-belt.text': { en: '+{sideBag} Side Bag spaces.', it: '+{sideBag} posti nella Borsa.' },
  'doc-laudanum-case.name': { en: 'Laudanum Case', it: 'Astuccio di Laudano' },
  'doc-laudanum-case.text': { en: '+{maxSanity} Sanity.', it: '+{maxSanity} Sanità.' },
  'doc-glass-eye.name': { en: 'Glass Eye', it: 'Occhio di Vetro' },
  'doc-glass-eye.text': {
    en: '+{cunning} Cunning and +{initiative} Initiative.',
    it: '+{cunning} Astuzia e +{initiative} Iniziativa.',
  },
  'doc-bone-saw.name': { en: 'Bone Saw', it: 'Sega da Ossa' },
  'doc-bone-saw.text': {
    en: '+{combat} Combat and +{damageMelee} Damage on your Melee Hits.',
    it: '+{combat} Combattimento e +{damageMelee} danno ai tuoi Colpi in mischia.',
  },
  'doc-galvanic-vest.name': { en: 'Galvanic Vest', it: 'Panciotto Galvanico' },
  'doc-galvanic-vest.text': { en: '+{maxHealth} Health.', it: '+{maxHealth} Salute.' },
  'church-hair-shirt.name': { en: 'Hair Shirt', it: 'Cilicio' },
  'church-hair-shirt.text': { en: 'Spirit Armor {spirit}+.', it: 'Armatura Spirituale {spirit}+.' },
  'church-censer.name': { en: 'Iron Censer', it: 'Incensiere di Ferro' },
  'church-censer.text': {
    en: '+{spirit} Spirit and +{damageMelee} Damage on your Melee Hits.',
    it: '+{spirit} Spirito e +{damageMelee} danno ai tuoi Colpi in mischia.',
  },
  'church-pilgrim-boots.name': { en: 'Pilgrim’s Boots', it: 'Stivali del Pellegrino' },
  'church-pilgrim-boots.text': {
    en: '+{move} Move and +{spirit} Spirit.',
    it: '+{move} Movimento e +{spirit} Spirito.',
  },
  'church-thorn-hat.name': { en: 'Hat of Thorns', it: 'Cappello di Spine' },
  'church-thorn-hat.text': {
    en: '+{spirit} Spirit and +{corruptionResistance} Corruption Resistance.',
    it: '+{spirit} Spirito e +{corruptionResistance} Resistenza alla Corruzione.',
  },
  'church-martyrs-cloak.name': { en: 'Martyr’s Cloak', it: 'Mantello del Martire' },
  'church-martyrs-cloak.text': {
    en: 'Your Willpower is {better} better.',
    it: 'La tua Volontà migliora di {better}.',
  },
  'church-saints-finger.name': { en: 'Saint’s Finger', it: 'Dito del Santo' },
  'church-saints-finger.text': {
    en: 'Spirit Armor {spirit}+.',
    it: 'Armatura Spirituale {spirit}+.',
  },
  'smith-chain-shirt.name': { en: 'Chain Shirt', it: 'Cotta di Maglia' },
  'smith-chain-shirt.text': { en: 'Armor {armor}+.', it: 'Armatura {armor}+.' },
  'smith-greaves.name': { en: 'Greaves', it: 'Schinieri' },
  'smith-greaves.text': { en: '+{maxHealth} Health.', it: '+{maxHealth} Salute.' },
  'smith-cleaver.name': { en: 'Smith’s Cleaver', it: 'Mannaia del Fabbro' },
  'smith-cleaver.text': {
    en: '+{combat} Combat and +{strength} Strength.',
    it: '+{combat} Combattimento e +{strength} Forza.',
  },
  'smith-great-maul.name': { en: 'Great Maul', it: 'Grande Maglio' },
  'smith-great-maul.text': {
    en: 'Damage on a D8, and +{damageMelee} Damage on your Melee Hits.',
    it: 'Danni con un D8 e +{damageMelee} danno ai tuoi Colpi in mischia.',
  },
  'smith-plate.name': { en: 'Hammered Plate', it: 'Corazza Martellata' },
  'smith-plate.text': {
    en: 'Armor {armor}+. −{initiative} Initiative.',
    it: 'Armatura {armor}+. −{initiative} Iniziativa.',
  },
  'dark-stone-bullets.name': { en: 'Dark Stone Bullets', it: 'Proiettili di Pietra Oscura' },
  'dark-stone-bullets.text': {
    en: '{uses} uses. Ammo: a Hit with a Gun does +{damage} Damage.',
    it: '{uses} usi. Munizione: un Colpo con arma da fuoco fa +{damage} danni.',
  },
  'stable-mustang.name': { en: 'Mustang', it: 'Mustang' },
  'stable-mustang.text': {
    en: 'On the road to Town only a 1 on your die brings a hazard (+{road}).',
    it: 'Sulla strada per la Città solo un 1 sul tuo dado porta un pericolo (+{road}).',
  },
  'stable-grey-mare.name': { en: 'The Grey Mare', it: 'La Cavalla Grigia' },
  'stable-grey-mare.text': {
    en: 'On the road to Town your die brings no hazard: you need not roll (+{road}).',
    it: 'Sulla strada per la Città il tuo dado non porta pericoli: non serve tirarlo (+{road}).',
  },
  'coach-ticket.name': { en: 'Stage Coach Ticket', it: 'Biglietto della Diligenza' },
  'coach-ticket.text': {
    en: 'On your next journey to Town your die brings no hazard (+{road}). The ticket is given up on arrival.',
    it: 'Nel tuo prossimo viaggio verso la Città il tuo dado non porta pericoli (+{road}). Il biglietto si consegna all’arrivo.',
  },
  'outpost-long-rifle.name': { en: 'Long Rifle', it: 'Fucile Lungo' },
  'outpost-long-rifle.text': {
    en: 'Range {range}, Shots {shots}, +{damage} Damage.',
    it: 'Gittata {range}, Spari {shots}, +{damage} danni.',
  },
  'outpost-coach-gun.name': { en: 'Messenger Gun', it: 'Fucile del Corriere' },
  'outpost-coach-gun.text': {
    en: 'Range {range}, Shots {shots}, with D8s.',
    it: 'Gittata {range}, Spari {shots}, con D8.',
  },
  'outpost-scope.name': { en: 'Brass Scope', it: 'Cannocchiale d’Ottone' },
  'outpost-scope.text': {
    en: '+{range} Range with Guns.',
    it: '+{range} Gittata con le armi da fuoco.',
  },
  'outpost-bugle.name': { en: 'Cavalry Bugle', it: 'Tromba di Cavalleria' },
  'outpost-bugle.text': { en: '+{initiative} Initiative.', it: '+{initiative} Iniziativa.' },
  'outpost-bandolier.name': { en: 'Double Bandolier', it: 'Doppia Bandoliera' },
  'outpost-bandolier.text': {
    en: '+{shots} Shot with Guns.',
    it: '+{shots} Sparo con le armi da fuoco.',
  },
  'outpost-cavalry-coat.name': { en: 'Cavalry Greatcoat', it: 'Pastrano di Cavalleria' },
  'outpost-cavalry-coat.text': {
    en: 'Your Defense is {better} better.',
    it: 'La tua Difesa migliora di {better}.',
  },
  'store-miners-lamp.name': { en: 'Miner’s Lamp', it: 'Lampada da Minatore' },
  'store-miners-lamp.text': {
    en: '+{holdBack} to your rolls to Hold Back the Darkness.',
    it: '+{holdBack} ai tuoi tiri per trattenere l’Oscurità.',
  },
  'saloon-loaded-dice.name': { en: 'Loaded Dice', it: 'Dadi Truccati' },
  'saloon-loaded-dice.text': { en: '+{luck} Luck.', it: '+{luck} Fortuna.' },
  'saloon-silk-shirt.name': { en: 'Silk Shirt', it: 'Camicia di Seta' },
  'saloon-silk-shirt.text': {
    en: '+{maxSanity} Sanity and +{cunning} Cunning.',
    it: '+{maxSanity} Sanità e +{cunning} Astuzia.',
  },
  'saloon-garter.name': { en: 'Garter Belt', it: 'Reggicalze' },
  'saloon-garter.text': {
    en: '+{sideBag} Side Bag space and +{agility} Agility.',
    it: '+{sideBag} posto nella Borsa e +{agility} Agilità.',
  },
  'saloon-pearl-pistol.name': {
    en: 'Pearl-Handled Pistol',
    it: 'Pistola col Calcio di Madreperla',
  },
  'saloon-pearl-pistol.text': {
    en: 'Range {range}, Shots {shots}.',
    it: 'Gittata {range}, Spari {shots}.',
  },
  'saloon-monocle.name': { en: 'Sharper’s Monocle', it: 'Monocolo del Baro' },
  'saloon-monocle.text': {
    en: 'Your Ranged Hits are Critical on {crit}+.',
    it: 'I tuoi Colpi a distanza sono Critici con {crit}+.',
  },
  'saloon-lucky-dollar.name': { en: 'Lucky Dollar', it: 'Dollaro Fortunato' },
  'saloon-lucky-dollar.text': { en: '+{maxGrit} Max Grit.', it: '+{maxGrit} Grinta massima.' },
} satisfies Texts;
