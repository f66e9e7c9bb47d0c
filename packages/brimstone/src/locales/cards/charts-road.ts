import type { Texts } from '../types.ts';

/** Charts of the road, the Camp Site and the Town. */
export const roadChartTexts = {
  'road-burning-town.name': { en: 'The Town That Burned', it: 'La Città Bruciata' },
  'road-burning-town.text': {
    en: 'Nothing stands there any more, and something still screams. Each Hero: Spirit {need}+ or {sanity} Sanity Damage. You pick {stones} Dark Stone out of the ashes.',
    it: 'Non è rimasto nulla in piedi, eppure qualcosa grida ancora. Ogni Eroe: Spirito {need}+ o {sanity} danni alla Sanità. Tra le ceneri raccogli {stones} Pietra Oscura.',
  },
  'road-landslide.name': { en: 'The Hill Lets Go', it: 'La Collina Cede' },
  'road-landslide.text': {
    en: 'Each Hero: Agility {need}+ or {wounds} Wounds, ignoring Defense.',
    it: 'Ogni Eroe: Agilità {need}+ o {wounds} Ferite, ignorando la Difesa.',
  },
  'road-hold-up.name': { en: 'Stand and Deliver', it: 'O la Borsa o la Vita' },
  'road-hold-up.text': {
    en: 'Cunning {need}+: you talk them out of it and gain {xp} XP. Otherwise each Hero loses ${gold}.',
    it: 'Astuzia {need}+: li convinci a lasciar perdere e ottieni {xp} PE. Altrimenti ogni Eroe perde ${gold}.',
  },
  'road-fever.name': { en: 'Bad Water', it: 'Acqua Guasta' },
  'road-fever.text': {
    en: 'Strength {need}+ or {wounds} Wounds, ignoring Defense.',
    it: 'Forza {need}+ o {wounds} Ferite, ignorando la Difesa.',
  },
  'road-broken-axle.name': { en: 'A Wheel Comes Off', it: 'Salta una Ruota' },
  'road-broken-axle.text': {
    en: 'Luck {need}+ or you lose one of your Side Bag Tokens at random, those kept in Items included.',
    it: 'Fortuna {need}+ o perdi a caso uno dei tuoi segnalini della Tracolla, anche di quelli riposti negli Oggetti.',
  },
  'road-rain.name': { en: 'Three Days of Rain', it: 'Tre Giorni di Pioggia' },
  'road-rain.text': {
    en: 'It does not stop. You take {sanity} Sanity Damage.',
    it: 'Non smette. Subisci {sanity} danno alla Sanità.',
  },
  'road-lame-horse.name': { en: 'A Lame Horse', it: 'Un Cavallo Zoppo' },
  'road-lame-horse.text': {
    en: 'Pay ${price} for another one, or walk: {wounds} Wound.',
    it: 'Paga ${price} per un altro, oppure cammina: {wounds} Ferita.',
  },
  'road-quiet.name': { en: 'A Long Quiet Road', it: 'Una Lunga Strada Tranquilla' },
  'road-quiet.text': {
    en: 'Somebody tells how it was down there. You gain {xp} XP.',
    it: 'Qualcuno racconta com’era là sotto. Ottieni {xp} PE.',
  },
  'road-peddler.name': { en: 'The Peddler', it: 'Il Venditore Ambulante' },
  'road-peddler.text': {
    en: 'Pay ${price} for a Tonic, if you like.',
    it: 'Se vuoi, paga ${price} per un Tonico.',
  },
  'road-old-debt.name': { en: 'An Old Debt', it: 'Un Vecchio Debito' },
  'road-old-debt.text': {
    en: 'Somebody remembers owing you ${gold}.',
    it: 'Qualcuno ricorda di doverti ${gold}.',
  },
  'road-camp-song.name': { en: 'A Song at the Fire', it: 'Una Canzone al Fuoco' },
  'road-camp-song.text': {
    en: 'Each Hero recovers {grit} Grit.',
    it: 'Ogni Eroe recupera {grit} Grinta.',
  },
  'road-lost-wagon.name': {
    en: 'A Wagon Nobody Came Back For',
    it: 'Un Carro che Nessuno Reclama',
  },
  'road-lost-wagon.text': {
    en: 'You find {dice} × ${each} and Bandages.',
    it: 'Trovi {dice} × ${each} e delle Bende.',
  },
  'road-wanted-man.name': { en: 'The Man on the Poster', it: 'L’Uomo del Manifesto' },
  'road-wanted-man.text': {
    en: 'Agility {need}+: you are quicker, and he is worth ${gold}. Otherwise you take {hits} Hits.',
    it: 'Agilità {need}+: sei più veloce, e lui vale ${gold}. Altrimenti subisci {hits} Colpi.',
  },
  'road-dust-storm.name': { en: 'The Red Wind', it: 'Il Vento Rosso' },
  'road-dust-storm.text': {
    en: 'Each Hero: Strength {need}+ or {wounds} Wound and {sanity} Sanity Damage.',
    it: 'Ogni Eroe: Forza {need}+ o {wounds} Ferita e {sanity} danno alla Sanità.',
  },
  'road-strange-light.name': { en: 'A Light Under the Road', it: 'Una Luce Sotto la Strada' },
  'road-strange-light.text': {
    en: 'Each Hero takes {hits} Corruption Hit. You dig out {stones} Dark Stone.',
    it: 'Ogni Eroe subisce {hits} Colpo di Corruzione. Dissotterri {stones} Pietre Oscure.',
  },
  'road-dead-rider.name': { en: 'The Rider Who Did Not Fall', it: 'Il Cavaliere che non Cadde' },
  'road-dead-rider.text': {
    en: 'Dead for a week, and still in the saddle. Take a Gear card from the saddlebag. Each Hero: Spirit {need}+ or {sanity} Sanity Damage.',
    it: 'Morto da una settimana, eppure in sella. Prendi una carta Equipaggiamento dalla bisaccia. Ogni Eroe: Spirito {need}+ o {sanity} danni alla Sanità.',
  },
  'camp-the-visitor.name': { en: 'Something Sat by the Fire', it: 'Qualcosa Sedeva al Fuoco' },
  'camp-the-visitor.text': {
    en: 'Spirit {need}+ or you take {hits} Corruption Hits.',
    it: 'Spirito {need}+ o subisci {hits} Colpi di Corruzione.',
  },
  'camp-thieves.name': { en: 'Light Fingers', it: 'Dita Leggere' },
  'camp-thieves.text': {
    en: 'Cunning {need}+ or you lose ${gold}.',
    it: 'Astuzia {need}+ o perdi ${gold}.',
  },
  'camp-wolves.name': { en: 'Wolves', it: 'Lupi' },
  'camp-wolves.text': { en: 'You take {hits} Hits.', it: 'Subisci {hits} Colpi.' },
  'camp-nightmares.name': { en: 'The Same Dream Again', it: 'Ancora lo Stesso Sogno' },
  'camp-nightmares.text': {
    en: 'You take {sanity} Sanity Damage.',
    it: 'Subisci {sanity} danni alla Sanità.',
  },
  'camp-cold.name': { en: 'Frost on the Blanket', it: 'Brina sulla Coperta' },
  'camp-cold.text': {
    en: 'Strength {need}+ or {wounds} Wound.',
    it: 'Forza {need}+ o {wounds} Ferita.',
  },
  'camp-stars.name': { en: 'Stars', it: 'Stelle' },
  'camp-stars.text': {
    en: 'Nothing happens, for once. You gain {xp} XP.',
    it: 'Per una volta non succede nulla. Ottieni {xp} PE.',
  },
  'camp-ants.name': { en: 'Ants in Everything', it: 'Formiche Ovunque' },
  'camp-ants.text': {
    en: 'Luck {need}+ or you lose one of your Side Bag Tokens at random, those kept in Items included.',
    it: 'Fortuna {need}+ o perdi a caso uno dei tuoi segnalini della Tracolla, anche di quelli riposti negli Oggetti.',
  },
  'camp-shared-bottle.name': { en: 'A Bottle Goes Round', it: 'Gira una Bottiglia' },
  'camp-shared-bottle.text': {
    en: 'Heal {sanity} Sanity Damage and keep what is left: a Whiskey.',
    it: 'Curi {sanity} danno alla Sanità e ti tieni ciò che resta: un Whiskey.',
  },
  'camp-card-game.name': { en: 'A Friendly Game', it: 'Una Partita tra Amici' },
  'camp-card-game.text': {
    en: 'Luck {need}+: you win ${gold}. Otherwise you lose ${stake}.',
    it: 'Fortuna {need}+: vinci ${gold}. Altrimenti perdi ${stake}.',
  },
  'camp-healer.name': { en: 'The Woman With the Herbs', it: 'La Donna delle Erbe' },
  'camp-healer.text': {
    en: 'Heal {wounds} Wounds and take some Herbs along.',
    it: 'Curi {wounds} Ferite e porti via delle Erbe.',
  },
  'camp-buried-box.name': { en: 'Under the Bedroll', it: 'Sotto il Giaciglio' },
  'camp-buried-box.text': {
    en: 'Somebody buried a box there: {dice} × ${each}.',
    it: 'Qualcuno vi ha sepolto una scatola: {dice} × ${each}.',
  },
  'town-fire.name': { en: 'The Town Burns', it: 'La Città Brucia' },
  'town-fire.text': {
    en: 'Each Hero: Agility {need}+ to gain {xp} XP for those you pull out; otherwise {wounds} Wounds.',
    it: 'Ogni Eroe: Agilità {need}+ per ottenere {xp} PE per chi porti fuori; altrimenti {wounds} Ferite.',
  },
  'town-breach.name': { en: 'Something Came Up the Well', it: 'Qualcosa dal Pozzo' },
  'town-breach.text': {
    en: 'Each Hero: Spirit {need}+ to take {stones} Dark Stone from it; otherwise {sanity} Sanity Damage.',
    it: 'Ogni Eroe: Spirito {need}+ per ricavarne {stones} Pietra Oscura; altrimenti {sanity} danni alla Sanità.',
  },
  'town-robbery.name': { en: 'The Bank Is Robbed', it: 'Rapina alla Banca' },
  'town-robbery.text': { en: 'Each Hero loses ${gold}.', it: 'Ogni Eroe perde ${gold}.' },
  'town-plague.name': { en: 'A Cough in Every House', it: 'Una Tosse in Ogni Casa' },
  'town-plague.text': {
    en: 'Each Hero: Strength {need}+ or {wounds} Wounds.',
    it: 'Ogni Eroe: Forza {need}+ o {wounds} Ferite.',
  },
  'town-gossip.name': { en: 'They Talk About You', it: 'Parlano di Voi' },
  'town-gossip.text': {
    en: 'Each Hero takes {sanity} Sanity Damage.',
    it: 'Ogni Eroe subisce {sanity} danno alla Sanità.',
  },
  'town-market.name': { en: 'Market Day', it: 'Giorno di Mercato' },
  'town-market.text': {
    en: 'There is work for a day: each Hero earns ${gold}.',
    it: 'C’è lavoro per un giorno: ogni Eroe guadagna ${gold}.',
  },
  'town-sermon.name': { en: 'A Good Sermon', it: 'Una Buona Predica' },
  'town-sermon.text': {
    en: 'Each Hero heals {sanity} Sanity Damage.',
    it: 'Ogni Eroe cura {sanity} danni alla Sanità.',
  },
  'town-shooting-match.name': { en: 'The Shooting Match', it: 'La Gara di Tiro' },
  'town-shooting-match.text': {
    en: 'Cunning {need}+: you win ${gold}.',
    it: 'Astuzia {need}+: vinci ${gold}.',
  },
  'town-dance.name': { en: 'A Dance in the Street', it: 'Si Balla in Strada' },
  'town-dance.text': {
    en: 'Each Hero recovers {grit} Grit.',
    it: 'Ogni Eroe recupera {grit} Grinta.',
  },
  'town-bounty.name': { en: 'A Gang Rides In', it: 'Arriva una Banda' },
  'town-bounty.text': {
    en: 'Each Hero: Agility {need}+ for a bounty of ${gold}; otherwise {hits} Hits.',
    it: 'Ogni Eroe: Agilità {need}+ per una taglia di ${gold}; altrimenti {hits} Colpi.',
  },
  'town-heroes.name': { en: 'The Mayor Shakes Your Hand', it: 'Il Sindaco vi Stringe la Mano' },
  'town-heroes.text': {
    en: 'Each Hero gains ${gold} and {xp} XP.',
    it: 'Ogni Eroe ottiene ${gold} e {xp} PE.',
  },
} satisfies Texts;
