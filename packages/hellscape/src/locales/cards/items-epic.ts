import type { Texts } from '../types.ts';

export const itemsEpicTexts = {
  'dawnbringer.name': { en: 'Dawnbringer', it: 'Portatrice dell’Alba' },
  'dawnbringer.flavour': {
    en: 'Wherever it is drawn, a rooster crows.',
    it: 'Ovunque la si sguaini, canta un gallo.',
  },
  'mother-of-ruin.name': { en: 'Mother of Ruin', it: 'Madre della Rovina' },
  'mother-of-ruin.flavour': {
    en: 'She is never content with one.',
    it: 'Non si accontenta mai di uno.',
  },
  'hellforged-maul.name': { en: 'Hellforged Maul', it: 'Maglio Forgiato all’Inferno' },
  'hellforged-maul.flavour': {
    en: 'It is going home, and it is in a bad mood.',
    it: 'Torna a casa, ed è di cattivo umore.',
  },
  'worldroot-spear.name': { en: 'Worldroot Spear', it: 'Lancia della Radice del Mondo' },
  'worldroot-spear.flavour': {
    en: 'Still growing.',
    it: 'Cresce ancora.',
  },
  'last-harvest.name': { en: 'Last Harvest', it: 'L’Ultimo Raccolto' },
  'last-harvest.flavour': {
    en: 'The Reaper has been looking for it everywhere.',
    it: 'Il Mietitore la sta cercando dappertutto.',
  },
  'grinning-kris.name': { en: 'Grinning Kris', it: 'Kriss Ghignante' },
  'grinning-kris.flavour': {
    en: 'It knows a joke about backs.',
    it: 'Sa una barzelletta sulle schiene.',
  },
  'twin-moons.name': { en: 'Twin Moons', it: 'Lune Gemelle' },
  'twin-moons.flavour': {
    en: 'One of them always comes back first.',
    it: 'Una delle due torna sempre per prima.',
  },
  'serpent-of-iron.name': { en: 'Serpent of Iron', it: 'Serpe di Ferro' },
  'serpent-of-iron.flavour': {
    en: 'It bites whoever stands next to the point.',
    it: 'Morde chi sta accanto alla punta.',
  },
  'the-long-goodbye.name': { en: 'Long Goodbye', it: 'Lungo Addio' },
  'the-long-goodbye.flavour': {
    en: 'Heard late, if at all.',
    it: 'Si sente tardi, se si sente.',
  },
  'nine-bolts.name': { en: 'Nine Bolts', it: 'Nove Dardi' },
  'nine-bolts.flavour': {
    en: 'Nobody has ever counted the ninth.',
    it: 'Nessuno ha mai contato il nono.',
  },
  'staff-of-the-drowned-star.name': {
    en: 'Staff of the Drowned Star',
    it: 'Bastone della Stella Annegata',
  },
  'staff-of-the-drowned-star.flavour': {
    en: 'It fell into the northern sea and still shivers.',
    it: 'Cadde nel mare del nord e rabbrividisce ancora.',
  },
  'wand-of-final-words.name': { en: 'Wand of Final Words', it: 'Bacchetta delle Ultime Parole' },
  'wand-of-final-words.flavour': {
    en: 'It lets you talk on as long as you can pay.',
    it: 'Ti lascia parlare finché puoi pagare.',
  },
  'gospel-of-teeth.name': { en: 'Gospel of Teeth', it: 'Vangelo dei Denti' },
  'gospel-of-teeth.flavour': {
    en: 'Do not put a finger between the pages.',
    it: 'Non mettere il dito tra le pagine.',
  },
  'choir-of-the-damned.name': { en: 'Choir of the Damned', it: 'Coro dei Dannati' },
  'choir-of-the-damned.flavour': {
    en: 'Forty voices in a hand organ, none of them in tune.',
    it: 'Quaranta voci in un organetto, nessuna intonata.',
  },
  'aegis-of-first-light.name': { en: 'Aegis of First Light', it: 'Egida della Prima Luce' },
  'aegis-of-first-light.flavour': {
    en: 'The oldest thing that ever said no to the dark.',
    it: 'La cosa più antica che abbia detto no al buio.',
  },

  'dragonbone-plate.name': { en: 'Dragonbone Plate', it: 'Corazza d’Ossa di Drago' },
  'dragonbone-plate.flavour': {
    en: 'It has been through worse than you.',
    it: 'Ha resistito a ben peggio di te.',
  },
  'robe-of-a-thousand-eyes.name': {
    en: 'Robe of a Thousand Eyes',
    it: 'Veste dai Mille Occhi',
  },
  'robe-of-a-thousand-eyes.flavour': {
    en: 'Washing day is a parade of winks.',
    it: 'Il giorno del bucato è una sfilata di occhiolini.',
  },
  'crown-of-cold-iron.name': { en: 'Crown of Cold Iron', it: 'Corona di Ferro Freddo' },
  'crown-of-cold-iron.flavour': {
    en: 'Spells knock, and nobody answers.',
    it: 'Gli incantesimi bussano, e nessuno risponde.',
  },
  'saints-halo.name': { en: 'Saint’s Halo', it: 'Aureola del Santo' },
  'saints-halo.flavour': {
    en: 'Lent, not given.',
    it: 'Prestata, non donata.',
  },
  'seven-league-boots.name': { en: 'Seven-League Boots', it: 'Stivali delle Sette Leghe' },
  'seven-league-boots.flavour': {
    en: 'Hell is about two leagues across.',
    it: 'L’Inferno è largo circa due leghe.',
  },
  'heart-of-the-mountain.name': { en: 'Heart of the Mountain', it: 'Cuore della Montagna' },
  'heart-of-the-mountain.flavour': {
    en: 'Slow to anger, slower to fall.',
    it: 'Lento all’ira, più lento a cadere.',
  },
  'ring-of-borrowed-time.name': { en: 'Ring of Borrowed Time', it: 'Anello del Tempo in Prestito' },
  'ring-of-borrowed-time.flavour': {
    en: 'The interest is your problem, later.',
    it: 'Gli interessi sono un problema tuo, più avanti.',
  },
  'cloak-of-night-herself.name': {
    en: 'Cloak of Night Herself',
    it: 'Mantello della Notte in Persona',
  },
  'cloak-of-night-herself.flavour': {
    en: 'She wants it back by morning.',
    it: 'Lo rivuole entro il mattino.',
  },

  'shadowbane-mail.name': { en: 'Shadowbane Mail', it: 'Cotta Flagellombra' },
  'shadowbane-mail.flavour': {
    en: 'Every link was quenched in starlight.',
    it: 'Ogni anello fu temprato alla luce delle stelle.',
  },
  'shadowbane-signet.name': { en: 'Shadowbane Signet', it: 'Sigillo Flagellombra' },
  'shadowbane-signet.flavour': {
    en: 'It signs no peace.',
    it: 'Non firma alcuna pace.',
  },
  'shadowbane-reaver.name': { en: 'Shadowbane Reaver', it: 'Squarciatrice Flagellombra' },
  'shadowbane-reaver.flavour': {
    en: 'It drinks what you spill, and swings harder.',
    it: 'Beve ciò che versi, e colpisce più forte.',
  },
  'shadowbane-bulwark.name': { en: 'Shadowbane Bulwark', it: 'Baluardo Flagellombra' },
  'shadowbane-bulwark.flavour': {
    en: 'Wide enough for two, and a prayer.',
    it: 'Largo abbastanza per due, e una preghiera.',
  },
  'shadowbane-longbow.name': { en: 'Shadowbane Longbow', it: 'Arco Lungo Flagellombra' },
  'shadowbane-longbow.flavour': {
    en: 'Its arrows cast no shadow of their own.',
    it: 'Le sue frecce non gettano ombra.',
  },
  'shadowbane-fang.name': { en: 'Shadowbane Fang', it: 'Zanna Flagellombra' },
  'shadowbane-fang.flavour': {
    en: 'It remembers the taste of every venom.',
    it: 'Ricorda il sapore di ogni veleno.',
  },
  'shadowbane-totem.name': { en: 'Shadowbane Totem', it: 'Totem Flagellombra' },
  'shadowbane-totem.flavour': {
    en: 'Four faces, and each of them has an opinion.',
    it: 'Quattro volti, e ognuno ha un’opinione.',
  },
  'shadowbane-codex.name': { en: 'Shadowbane Codex', it: 'Codice Flagellombra' },
  'shadowbane-codex.flavour': {
    en: 'White ink on black pages, for reading in the dark.',
    it: 'Inchiostro bianco su pagine nere, per leggere al buio.',
  },
} as const satisfies Texts;
