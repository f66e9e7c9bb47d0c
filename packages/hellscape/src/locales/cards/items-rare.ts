import type { Texts } from '../types.ts';

export const itemsRareTexts = {
  'widowmaker-saber.name': { en: 'Widowmaker Saber', it: 'Sciabola Fabbricavedove' },
  'widowmaker-saber.flavour': {
    en: 'Every notch on the hilt is a wedding ring.',
    it: 'Ogni tacca sull’elsa è una fede nuziale.',
  },
  'oathbreaker.name': { en: 'Oathbreaker', it: 'Spergiura' },
  'oathbreaker.flavour': {
    en: 'It asks for blood first. It never says whose.',
    it: 'Prima vuole il sangue. Non dice mai di chi.',
  },
  'bloodletter-hatchet.name': { en: 'Bloodletter Hatchet', it: 'Accetta del Salasso' },
  'bloodletter-hatchet.flavour': {
    en: 'A physician made it, in despair.',
    it: 'La fece un medico, per disperazione.',
  },
  'confessors-flail.name': { en: 'Confessor’s Flail', it: 'Flagello del Confessore' },
  'confessors-flail.flavour': {
    en: 'The bigger the sinner, the shorter the confession.',
    it: 'Più grande il peccatore, più breve la confessione.',
  },
  'moonfang-dagger.name': { en: 'Moonfang Dagger', it: 'Pugnale Zanna di Luna' },
  'moonfang-dagger.flavour': {
    en: 'Bright as the moon, and seen as rarely.',
    it: 'Luminoso come la luna, e visto altrettanto di rado.',
  },
  'swallow-knives.name': { en: 'Swallow Knives', it: 'Coltelli Rondine' },
  'swallow-knives.flavour': {
    en: 'They come in pairs and always find the nest.',
    it: 'Volano in coppia e trovano sempre il nido.',
  },
  'briar-whip.name': { en: 'Briar Whip', it: 'Frusta di Rovi' },
  'briar-whip.flavour': {
    en: 'Come closer. It was not a request.',
    it: 'Avvicinati. Non era una richiesta.',
  },
  'emberglass-wand.name': { en: 'Emberglass Wand', it: 'Bacchetta di Vetrobrace' },
  'emberglass-wand.flavour': {
    en: 'Keep out of the reach of hay.',
    it: 'Tenere lontano dal fieno.',
  },
  'rimewood-wand.name': { en: 'Rimewood Wand', it: 'Bacchetta di Legnobrina' },
  'rimewood-wand.flavour': {
    en: 'Cut from a tree that died waiting for spring.',
    it: 'Tagliata da un albero morto aspettando la primavera.',
  },
  'tome-of-bitter-verses.name': { en: 'Tome of Bitter Verses', it: 'Tomo dei Versi Amari' },
  'tome-of-bitter-verses.flavour': {
    en: 'The critics did not survive the reading.',
    it: 'I critici non sono sopravvissuti alla lettura.',
  },
  'orb-of-echoes.name': { en: 'Orb of Echoes', it: 'Globo degli Echi' },
  'orb-of-echoes.flavour': {
    en: 'Say it once. It will say it twice.',
    it: 'Dillo una volta. Lui lo dirà due.',
  },
  'funeral-drum.name': { en: 'Funeral Drum', it: 'Tamburo Funebre' },
  'funeral-drum.flavour': {
    en: 'As long as it beats, nobody is buried.',
    it: 'Finché batte, non si seppellisce nessuno.',
  },
  'executioners-verdict.name': { en: 'Executioner’s Verdict', it: 'Verdetto del Boia' },
  'executioners-verdict.flavour': {
    en: 'Hold still, says the law.',
    it: 'Stai fermo, dice la legge.',
  },
  'anvil-hammer.name': { en: 'Anvil Hammer', it: 'Martello Incudine' },
  'anvil-hammer.flavour': {
    en: 'The smith was too lazy to take it apart.',
    it: 'Il fabbro era troppo pigro per smontarlo.',
  },
  'longshanks-pike.name': { en: 'Longshanks’ Pike', it: 'Picca di Gambalunga' },
  'longshanks-pike.flavour': {
    en: 'For people who like company, but not too near.',
    it: 'Per chi ama la compagnia, ma non troppo vicina.',
  },
  'harvest-scythe.name': { en: 'Harvest Scythe', it: 'Falce della Mietitura' },
  'harvest-scythe.flavour': {
    en: 'A good year for corn, a bad one for imps.',
    it: 'Buona annata per il grano, pessima per i diavoletti.',
  },
  'heartseeker-bow.name': { en: 'Heartseeker Bow', it: 'Arco Cercacuori' },
  'heartseeker-bow.flavour': {
    en: 'Demons have three. It does not mind.',
    it: 'I demoni ne hanno tre. Non gli dispiace.',
  },
  'siege-arbalest.name': { en: 'Siege Arbalest', it: 'Balestra d’Assedio' },
  'siege-arbalest.flavour': {
    en: 'Shields are only doors that are held up.',
    it: 'Gli scudi sono solo porte tenute in mano.',
  },
  'stormcallers-staff.name': { en: 'Stormcaller’s Staff', it: 'Bastone del Chiamatempeste' },
  'stormcallers-staff.flavour': {
    en: 'Indoors it has to improvise.',
    it: 'Al chiuso deve improvvisare.',
  },
  'pilgrim-kings-crozier.name': {
    en: 'Pilgrim King’s Crozier',
    it: 'Pastorale del Re Pellegrino',
  },
  'pilgrim-kings-crozier.flavour': {
    en: 'He walked barefoot and blessed with both ends.',
    it: 'Camminava scalzo e benediceva con entrambe le estremità.',
  },
  'tower-shield.name': { en: 'Tower Shield', it: 'Scudo a Torre' },
  'tower-shield.flavour': {
    en: 'Rooms to let, no view.',
    it: 'Affittansi stanze, senza vista.',
  },
  'mirror-shield.name': { en: 'Mirror Shield', it: 'Scudo Specchio' },
  'mirror-shield.flavour': {
    en: 'What you wish me, I wish you.',
    it: 'Ciò che mi auguri, io lo auguro a te.',
  },

  'wyrmscale-hauberk.name': { en: 'Wyrmscale Hauberk', it: 'Usbergo di Scaglie di Dragone' },
  'wyrmscale-hauberk.flavour': {
    en: 'The former owner did not burn either.',
    it: 'Neanche il precedente proprietario bruciava.',
  },
  'brigandine-of-nails.name': { en: 'Brigandine of Nails', it: 'Brigantina di Chiodi' },
  'brigandine-of-nails.flavour': {
    en: 'Hug me.',
    it: 'Abbracciami.',
  },
  'nightweave-robe.name': { en: 'Nightweave Robe', it: 'Veste di Tramanotte' },
  'nightweave-robe.flavour': {
    en: 'Thirty ells of the hour before dawn.',
    it: 'Trenta braccia dell’ora prima dell’alba.',
  },
  'martyrs-vestment.name': { en: 'Martyr’s Vestment', it: 'Paramento del Martire' },
  'martyrs-vestment.flavour': {
    en: 'Suffering, well invested.',
    it: 'Sofferenza ben investita.',
  },
  'owl-visor.name': { en: 'Owl Visor', it: 'Visiera del Gufo' },
  'owl-visor.flavour': {
    en: 'It turns further than your neck does.',
    it: 'Si gira più di quanto faccia il tuo collo.',
  },
  'horned-barbute.name': { en: 'Horned Barbute', it: 'Barbuta Cornuta' },
  'horned-barbute.flavour': {
    en: 'In a crowd it finds room by itself.',
    it: 'Nella folla si fa largo da sola.',
  },
  'mitre-of-ash.name': { en: 'Mitre of Ash', it: 'Mitra di Cenere' },
  'mitre-of-ash.flavour': {
    en: 'A bishop burned in it. The sermon goes on.',
    it: 'Un vescovo vi arse dentro. La predica continua.',
  },
  'windrunner-boots.name': { en: 'Windrunner Boots', it: 'Stivali del Corrivento' },
  'windrunner-boots.flavour': {
    en: 'The soles are as good as new.',
    it: 'Le suole sono come nuove.',
  },
  'gravewalker-greaves.name': { en: 'Gravewalker Greaves', it: 'Schinieri del Camminatombe' },
  'gravewalker-greaves.flavour': {
    en: 'The dead have learnt not to grab at them.',
    it: 'I morti hanno imparato a non afferrarli.',
  },
  'hushed-sandals.name': { en: 'Hushed Sandals', it: 'Sandali del Silenzio' },
  'hushed-sandals.flavour': {
    en: 'One step that nobody counts.',
    it: 'Un passo che nessuno conta.',
  },
  'ring-of-the-last-breath.name': {
    en: 'Ring of the Last Breath',
    it: 'Anello dell’Ultimo Respiro',
  },
  'ring-of-the-last-breath.flavour': {
    en: 'It tightens when you do.',
    it: 'Si stringe quando ti stringono.',
  },
  'ring-of-idle-hours.name': { en: 'Ring of Idle Hours', it: 'Anello delle Ore Oziose' },
  'ring-of-idle-hours.flavour': {
    en: 'Its first owner slept through two wars.',
    it: 'Il primo proprietario dormì per due guerre intere.',
  },
  'lodestone-charm.name': { en: 'Lodestone Charm', it: 'Amuleto di Magnetite' },
  'lodestone-charm.flavour': {
    en: 'It points at the next door.',
    it: 'Indica la prossima porta.',
  },
  'wolf-tooth-necklace.name': { en: 'Wolf-Tooth Necklace', it: 'Collana di Denti di Lupo' },
  'wolf-tooth-necklace.flavour': {
    en: 'From a wolf that had left its pack.',
    it: 'Da un lupo che aveva lasciato il branco.',
  },
  'cloak-of-moths.name': { en: 'Cloak of Moths', it: 'Mantello di Falene' },
  'cloak-of-moths.flavour': {
    en: 'Do not wear it near candles.',
    it: 'Da non indossare vicino alle candele.',
  },

  'shadowbane-hood.name': { en: 'Shadowbane Hood', it: 'Cappuccio Flagellombra' },
  'shadowbane-hood.flavour': {
    en: 'It looks into the dark, and the dark looks away.',
    it: 'Guarda nel buio, e il buio distoglie lo sguardo.',
  },
  'shadowbane-greaves.name': { en: 'Shadowbane Greaves', it: 'Schinieri Flagellombra' },
  'shadowbane-greaves.flavour': {
    en: 'Forged to walk where no lamp would.',
    it: 'Forgiati per andare dove nessuna lampada andrebbe.',
  },
} as const satisfies Texts;
