import type { Texts } from '../types.ts';

export const gearTexts = {
  'powder-mans-hat.name': { en: 'Powder-Man’s Hat', it: 'Cappello da Fochino' },
  'powder-mans-hat.flavour': {
    en: 'One brim, slightly used. One previous owner, entirely used.',
    it: 'Una falda, poco usata. Un proprietario, usato del tutto.',
  },
  'undertakers-topper.name': { en: 'Undertaker’s Topper', it: 'Cilindro del Becchino' },
  'undertakers-topper.flavour': { en: 'Business is business.', it: 'Gli affari sono affari.' },
  'carbide-headlamp.name': { en: 'Carbide Headlamp', it: 'Lampada Frontale a Carburo' },
  'carbide-headlamp.flavour': {
    en: 'It hisses. You have decided that the hissing is the lamp.',
    it: 'Sibila. Hai deciso che a sibilare è la lampada.',
  },
  'oilskin-duster.name': { en: 'Oilskin Duster', it: 'Spolverino Cerato' },
  'sun-bleached-poncho.name': { en: 'Sun-Bleached Poncho', it: 'Poncho Scolorito' },
  'sun-bleached-poncho.flavour': {
    en: 'Six holes. One is for the head.',
    it: 'Sei buchi. Uno è per la testa.',
  },
  'assay-gloves.name': { en: 'Assay Gloves', it: 'Guanti da Saggio' },
  'assay-gloves.flavour': {
    en: 'Lead lined. Do not lick.',
    it: 'Foderati di piombo. Non leccare.',
  },
  'hobnail-boots.name': { en: 'Hobnail Boots', it: 'Stivali Chiodati' },
  'bottle-bandolier.name': { en: 'Bottle Bandolier', it: 'Bandoliera da Bottiglie' },
  'boiler-plate-vest.name': { en: 'Boiler-Plate Vest', it: 'Panciotto di Caldaia' },
  'boiler-plate-vest.flavour': {
    en: 'Stencilled inside: TEST PRESSURE 40 LBS.',
    it: 'All’interno, a stampino: PRESSIONE DI PROVA 40 LIBBRE.',
  },
  'rock-sifters-goggles.name': { en: 'Rock-Sifter’s Goggles', it: 'Occhialoni da Setacciatore' },
  'feather-boa.name': { en: 'Feather Boa', it: 'Boa di Piume' },
  'feather-boa.flavour': {
    en: 'Every eye in the room. Including the ones on stalks.',
    it: 'Tutti gli occhi della sala. Anche quelli sui peduncoli.',
  },
  'trapdoor-carbine.name': { en: 'Trapdoor Carbine', it: 'Carabina a Sportello' },
  'coach-gun.name': { en: 'Coach Gun', it: 'Doppietta da Diligenza' },
  'cavalry-revolver.name': { en: 'Cavalry Revolver', it: 'Revolver da Cavalleria' },
  'cavalry-revolver.flavour': {
    en: 'Good for six shots and then good for a hammer.',
    it: 'Buono per sei colpi, poi buono come martello.',
  },
  'pepperbox.name': { en: 'Pepperbox', it: 'Pepaiola' },
  'tunnel-mattock.name': { en: 'Tunnel Mattock', it: 'Zappa da Galleria' },
  'butchers-cleaver.name': { en: 'Butcher’s Cleaver', it: 'Mannaia da Macellaio' },
  'butchers-cleaver.flavour': {
    en: 'The previous customer asked for it thin.',
    it: 'Il cliente di prima lo voleva sottile.',
  },
  'drovers-whip.name': { en: 'Drover’s Whip', it: 'Frusta da Mandriano' },
  'branding-iron.name': { en: 'Branding Iron', it: 'Ferro da Marchio' },
  'branding-iron.flavour': {
    en: 'Property of the Bar-Nothing Ranch.',
    it: 'Proprietà del Ranch Sbarra-Nulla.',
  },
  'brace-of-hatchets.name': { en: 'Brace of Hatchets', it: 'Coppia di Accette' },
  'hemp-coil.name': { en: 'Hemp Coil', it: 'Rotolo di Canapa' },
  'canary-cage.name': { en: 'Canary Cage', it: 'Gabbia col Canarino' },
  'canary-cage.flavour': {
    en: 'His name is Gerald. Do not get attached.',
    it: 'Si chiama Gerardo. Non affezionarti.',
  },
  'plunger-box.name': { en: 'Plunger Box', it: 'Detonatore a Pistone' },
  'sawbones-roll.name': { en: 'Sawbones’ Roll', it: 'Rotolo del Cerusico' },
  'sawbones-roll.flavour': {
    en: 'The saw is on the left. Everything else is optional.',
    it: 'La sega è a sinistra. Il resto è facoltativo.',
  },
  'professors-cure-all.name': { en: 'Professor’s Cure-All', it: 'Panacea del Professore' },
  'professors-cure-all.flavour': {
    en: 'Shake well. Then shake.',
    it: 'Agitare bene. Poi agitarsi.',
  },
  'company-strongbox.name': { en: 'Company Strongbox', it: 'Cassaforte della Compagnia' },
  'company-strongbox.flavour': {
    en: 'Somebody died holding on to it. Somebody is still holding on.',
    it: 'Qualcuno è morto tenendola stretta. E la tiene ancora.',
  },
  'silver-casings.name': { en: 'Silver Casings', it: 'Bossoli d’Argento' },
  'rock-salt-cartridges.name': { en: 'Rock-Salt Cartridges', it: 'Cartucce a Salgemma' },
  'octagon-barrel.name': { en: 'Octagon Barrel', it: 'Canna Ottagonale' },
  'knuckle-guard.name': { en: 'Knuckle Guard', it: 'Paranocche' },
  'stone-dust-edge.name': { en: 'Stone-Dust Edge', it: 'Filo di Polvere Oscura' },
  'can-of-lamp-oil.name': { en: 'Can of Lamp Oil', it: 'Latta d’Olio da Lampada' },
} satisfies Texts;
