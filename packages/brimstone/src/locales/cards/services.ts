import type { Texts } from '../types.ts';

export const serviceTexts = {
  'docs-office.name': { en: 'Doc’s Office', it: 'Studio del Dottore' },
  'church.name': { en: 'Church', it: 'Chiesa' },
  'general-store.name': { en: 'General Store', it: 'Emporio' },
  'blacksmith.name': { en: 'Blacksmith', it: 'Fabbro' },
  'frontier-outpost.name': { en: 'Frontier Outpost', it: 'Avamposto della Frontiera' },
  'saloon.name': { en: 'Saloon', it: 'Saloon' },

  'surgery.name': { en: 'Surgery', it: 'Chirurgia' },
  'surgery.text': {
    en: '${price}: on a D6 of {need}+ you are rid of an Injury. The Doc keeps the money either way.',
    it: '${price}: con {need}+ su un D6 ti liberi di una Lesione. Il Dottore si tiene comunque i soldi.',
  },
  'surgery.flavour': {
    en: 'He washes his hands. Afterwards.',
    it: 'Si lava le mani. Dopo.',
  },
  'cutting-it-out.name': { en: 'Cutting It Out', it: 'Asportazione' },
  'cutting-it-out.text': {
    en: '${price}: on a D6 of {need}+ you are rid of a Mutation. The Doc keeps the money either way.',
    it: '${price}: con {need}+ su un D6 ti liberi di una Mutazione. Il Dottore si tiene comunque i soldi.',
  },
  'cutting-it-out.flavour': {
    en: 'It may have an opinion on the matter.',
    it: 'Potrebbe avere qualcosa da ridire.',
  },
  'leeches.name': { en: 'Leeches', it: 'Sanguisughe' },
  'leeches.text': {
    en: '${price}: remove {points} Corruption Point.',
    it: '${price}: rimuovi {points} Punto Corruzione.',
  },
  'leeches.flavour': { en: 'They come off glowing.', it: 'Si staccano che brillano.' },
  'exorcism.name': { en: 'Exorcism', it: 'Esorcismo' },
  'exorcism.text': {
    en: '${price}: on a D6 of {need}+ you are rid of a Madness. The offering is kept either way.',
    it: '${price}: con {need}+ su un D6 ti liberi di una Follia. L’offerta resta comunque alla Chiesa.',
  },
  'exorcism.flavour': {
    en: 'The choir sings louder than you scream. They have practised.',
    it: 'Il coro canta più forte di quanto tu urli. Hanno fatto le prove.',
  },
  'holy-water.name': { en: 'Holy Water', it: 'Acqua Santa' },
  'holy-water.text': {
    en: '${price}: remove {points} Corruption Points.',
    it: '${price}: rimuovi {points} Punti Corruzione.',
  },
  'resurrection.name': { en: 'Resurrection', it: 'Resurrezione' },
  'resurrection.text': {
    en: 'A dead Hero comes back with everything that was theirs. ${price}, and ${perLevel} more for each Level after the first; anybody may give, the dead Hero too.',
    it: 'Un Eroe morto torna con tutto ciò che era suo. ${price}, e ${perLevel} in più per ogni Livello dopo il primo; può contribuire chiunque, anche il defunto.',
  },
  'resurrection.flavour': {
    en: 'The bell tolls backwards. Cover the mirror.',
    it: 'La campana suona al contrario. Coprite lo specchio.',
  },
  'store-bandages.name': { en: 'Bandages', it: 'Bende' },
  'store-bandages.text': { en: 'Bandages for ${price}.', it: 'Bende per ${price}.' },
  'store-whiskey.name': { en: 'Whiskey', it: 'Whiskey' },
  'store-whiskey.text': { en: 'Whiskey for ${price}.', it: 'Whiskey per ${price}.' },
  'store-herbs.name': { en: 'Herbs', it: 'Erbe' },
  'store-herbs.text': { en: 'Herbs for ${price}.', it: 'Erbe per ${price}.' },
  'store-dynamite.name': { en: 'Dynamite', it: 'Dinamite' },
  'store-dynamite.text': { en: 'Dynamite for ${price}.', it: 'Dinamite per ${price}.' },
  'store-tonic.name': { en: 'Tonic', it: 'Tonico' },
  'store-tonic.text': { en: 'Tonic for ${price}.', it: 'Tonico per ${price}.' },
  'weighing-counter.name': { en: 'Weighing Counter', it: 'Banco del Peso' },
  'weighing-counter.text': {
    en: 'Sell a Dark Stone for a D6 × ${each}.',
    it: 'Vendi una Pietra Oscura per un D6 × ${each}.',
  },

  'faro.name': { en: 'Faro', it: 'Faraone' },
  'faro.text': {
    en: 'Stake ${price}, once a day: on a D6 of {need}+ the bank pays ${pays}.',
    it: 'Posta ${price}, una volta al giorno: con {need}+ su un D6 il banco paga ${pays}.',
  },
  'faro.flavour': {
    en: 'The dealer has all his fingers. Most do not.',
    it: 'Il mazziere ha tutte le dita. Cosa rara.',
  },
  'poker.name': { en: 'Five-Card Stud', it: 'Telesina' },
  'poker.text': {
    en: 'Stake ${price}, once a day: roll as many dice as your Cunning, and every {need}+ wins ${pays}.',
    it: 'Posta ${price}, una volta al giorno: tira tanti dadi quanta è la tua Astuzia, e ogni {need}+ vince ${pays}.',
  },
  'poker.flavour': {
    en: 'Somebody at the table is the fool. Look around.',
    it: 'A ogni tavolo c’è un pollo. Guardati intorno.',
  },
  'back-room-dice.name': { en: 'Back-Room Dice', it: 'Dadi nel Retrobottega' },
  'back-room-dice.text': {
    en: 'Stake ${price}, once a day: {dice}, and doubles pay ${pays}. No Grit helps.',
    it: 'Posta ${price}, una volta al giorno: {dice}, e un doppio paga ${pays}. La Grinta non aiuta.',
  },
  'stitching.name': { en: 'Stitching', it: 'Qualche Punto' },
  'confession.name': { en: 'Confession', it: 'Confessione' },
  'confession.flavour': {
    en: 'The preacher comes out paler than you.',
    it: 'Il predicatore ne esce più pallido di te.',
  },
  'store-bath.name': { en: 'Hot Bath', it: 'Bagno Caldo' },
  'store-barber.name': { en: 'Shave and a Chat', it: 'Barba e Chiacchiere' },
  'store-raffle.name': { en: 'Raffle Ticket', it: 'Biglietto della Lotteria' },
  'outpost-drill.name': { en: 'Drill with the Troopers', it: 'Addestramento coi Soldati' },
  'outpost-surplus.name': { en: 'Army Surplus', it: 'Residuati dell’Esercito' },
  'outpost-surplus.flavour': {
    en: 'A crate that nobody has opened.',
    it: 'Una cassa che nessuno ha mai aperto.',
  },
} satisfies Texts;
