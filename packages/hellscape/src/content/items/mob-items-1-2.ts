import { mobItemsOf } from './make.ts';

/** What the lowest of Hell carry: one or two dice and no secrets. */
export const mobItemsLow = mobItemsOf('1-2', {
  'gnawed-femur': { look: 'mace', slot: 'hand', attacks: { melee: { yellow: 1 } } },
  'chipped-hatchet': { look: 'axe', slot: 'hand', attacks: { melee: { orange: 1 } } },
  'grave-shears': { look: 'dagger', slot: 'hand', attacks: { melee: { yellow: 2 } } },
  'rusted-billhook': { look: 'spear', slot: 'two-hands', attacks: { melee: { yellow: 2 } } },
  'charred-club': {
    look: 'mace',
    slot: 'two-hands',
    attacks: { melee: { yellow: 1, orange: 1 }, magic: { yellow: 1 } },
  },
  'turnkeys-lash': {
    look: 'whip',
    slot: 'hand',
    attacks: { melee: { orange: 1 }, magic: { yellow: 1 } },
  },
  'goat-horn-knife': {
    look: 'dagger',
    slot: 'hand',
    attacks: { melee: { orange: 1 }, ranged: { yellow: 1 } },
  },
  'flint-shards': {
    look: 'throwing',
    slot: 'hand',
    attacks: { melee: { yellow: 1 }, ranged: { orange: 1 } },
  },
  'thorn-javelins': {
    look: 'throwing',
    slot: 'hand',
    attacks: { melee: { yellow: 1 }, ranged: { yellow: 1 } },
  },
  'imps-pitchfork': {
    look: 'spear',
    slot: 'two-hands',
    attacks: { melee: { yellow: 2 }, ranged: { yellow: 1 } },
  },
  'broken-halo': {
    look: 'throwing',
    slot: 'hand',
    attacks: { ranged: { yellow: 2 }, magic: { yellow: 1 } },
  },
  'crooked-bow': { look: 'bow', slot: 'two-hands', attacks: { ranged: { yellow: 2 } } },
  'stolen-crossbow': {
    look: 'crossbow',
    slot: 'two-hands',
    attacks: { ranged: { orange: 1 }, melee: { yellow: 1 } },
  },
  'gut-string-bow': {
    look: 'bow',
    slot: 'two-hands',
    attacks: { ranged: { yellow: 1, orange: 1 }, melee: { yellow: 1 } },
  },
  'sulphur-wand': { look: 'wand', slot: 'hand', attacks: { magic: { orange: 1 } } },
  'marsh-light': { look: 'orb', slot: 'hand', attacks: { magic: { yellow: 1 } } },
  'bone-flute': { look: 'instrument', slot: 'hand', attacks: { magic: { yellow: 2 } } },
  'cracked-censer': {
    look: 'mace',
    slot: 'hand',
    attacks: { melee: { yellow: 1 }, magic: { yellow: 1 } },
  },
  'blood-inked-page': {
    look: 'tome',
    slot: 'hand',
    attacks: { magic: { orange: 1 }, melee: { yellow: 1 } },
  },
  'gallows-staff': {
    look: 'staff',
    slot: 'two-hands',
    attacks: { melee: { yellow: 2 }, magic: { yellow: 1 } },
  },
});
