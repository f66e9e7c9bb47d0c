import type { Texts } from '../types.ts';

export const lootTexts = {
  'loot-loose-change.name': { en: 'Loose Change', it: 'Spiccioli' },
  'loot-loose-change.flavour': { en: 'Warm, for some reason.', it: 'Tiepidi, chissà perché.' },
  'loot-payroll-envelope.name': { en: 'Payroll Envelope', it: 'Busta paga' },
  'loot-payroll-envelope.flavour': {
    en: 'For a week nobody lived to finish.',
    it: 'Per una settimana che nessuno ha finito.',
  },
  'loot-gold-teeth.name': { en: 'Gold Teeth', it: 'Denti d’oro' },
  'loot-gold-teeth.flavour': { en: 'Still in.', it: 'Ancora al loro posto.' },
  'loot-nugget-pouch.name': { en: 'Nugget Pouch', it: 'Sacchetto di pepite' },
  'loot-nugget-pouch.flavour': {
    en: 'Somebody sewed it shut with care.',
    it: 'Qualcuno l’ha cucito con cura.',
  },
  'loot-split-saddlebag.name': { en: 'Split Saddlebag', it: 'Bisaccia strappata' },
  'loot-split-saddlebag.flavour': {
    en: 'It spills, and everyone is suddenly helpful.',
    it: 'Si rovescia, e tutti diventano premurosi.',
  },
  'loot-a-splinter.name': { en: 'A Splinter', it: 'Una scheggia' },
  'loot-a-splinter.flavour': { en: 'Pull it out slowly.', it: 'Tirala fuori piano.' },
  'loot-black-seam.name': { en: 'Black Seam', it: 'Vena nera' },
  'loot-black-seam.flavour': {
    en: 'It was in the wall behind them. They were guarding it, or it them.',
    it: 'Era nel muro alle loro spalle. La custodivano, o lei custodiva loro.',
  },
  'loot-swallowed-shards.name': { en: 'Swallowed Shards', it: 'Schegge inghiottite' },
  'loot-swallowed-shards.flavour': {
    en: 'Bring a knife and a strong stomach.',
    it: 'Serve un coltello, e stomaco forte.',
  },
  'loot-assayers-tin.name': { en: 'Assayer’s Tin', it: 'La scatola del saggiatore' },
  'loot-assayers-tin.flavour': {
    en: 'Labelled, weighed and never collected.',
    it: 'Etichettata, pesata e mai ritirata.',
  },
  'loot-dropped-kit.name': { en: 'Dropped Kit', it: 'Zaino caduto' },
  'loot-dropped-kit.flavour': {
    en: 'Nobody to hand it back to.',
    it: 'Nessuno a cui restituirlo.',
  },
  'loot-company-crate.name': { en: 'Company Crate', it: 'Cassa della Compagnia' },
  'loot-company-crate.flavour': {
    en: 'Property of, and then a scratch.',
    it: 'Proprietà di, e poi un graffio.',
  },
  'loot-wrong-metal.name': { en: 'The Wrong Metal', it: 'Il metallo sbagliato' },
  'loot-wrong-metal.flavour': {
    en: 'It was never smelted. It was persuaded.',
    it: 'Non è mai stato fuso. È stato convinto.',
  },
} satisfies Texts;
