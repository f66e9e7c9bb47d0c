import type { Texts } from '../types.ts';

export const mineArtifactTexts = {
  'whispering-ledger.name': { en: 'Whispering Ledger', it: 'Registro che Bisbiglia' },
  'whispering-ledger.text': {
    en: '+{lore} Lore. Once per Adventure, take {sanity} Sanity Damage to discard a Darkness card as it is drawn and draw another.',
    it: "+{lore} Sapere. Una volta per Avventura, subisci {sanity} danni alla Sanità per scartare una carta Oscurità appena pescata e pescarne un'altra.",
  },
  'whispering-ledger.flavour': {
    en: 'All debts are listed. Yours is on the last page, in wet ink.',
    it: "Ci sono tutti i debiti. Il tuo è all'ultima pagina, con l'inchiostro fresco.",
  },
  'black-glass-skull.name': { en: 'Black Glass Skull', it: 'Teschio di Vetro Nero' },
  'black-glass-skull.text': {
    en: 'Once per turn, pay {grit} Grit: Enemies within {reach} spaces have −{defense} Defense until the end of the turn. You take {corruption} Corruption Hit.',
    it: 'Una volta per turno, paga {grit} Grinta: i Nemici entro {reach} spazi hanno −{defense} Difesa fino a fine turno. Subisci {corruption} Colpo di Corruzione.',
  },
  'black-glass-skull.flavour': {
    en: 'It is a very good likeness. You have not met the model yet.',
    it: "Una somiglianza notevole. Il modello non l'hai ancora incontrato.",
  },
  'saint-barbaras-medal.name': { en: "Saint Barbara's Medal", it: 'Medaglia di Santa Barbara' },
  'saint-barbaras-medal.text': {
    en: 'Spirit Armor {spirit}+. Explosions do {wounds} Wound less to you.',
    it: 'Armatura Spirituale {spirit}+. Le esplosioni ti fanno {wounds} Ferita in meno.',
  },
  'saint-barbaras-medal.flavour': {
    en: 'Patron of miners, gunners, and sudden ends.',
    it: 'Patrona di minatori, artiglieri e fini improvvise.',
  },
  'drowned-conquerors-cuirass.name': {
    en: "Drowned Conqueror's Cuirass",
    it: 'Corazza del Conquistatore Annegato',
  },
  'drowned-conquerors-cuirass.text': {
    en: 'Armor {armor}+. −{initiative} Initiative and −{move} Move.',
    it: 'Armatura {armor}+. −{initiative} Iniziativa e −{move} Movimento.',
  },
  'drowned-conquerors-cuirass.flavour': {
    en: 'Three hundred years dry. It still drips.',
    it: "All'asciutto da trecento anni. Gocciola ancora.",
  },
  'widows-answer.name': { en: "Widow's Answer", it: 'Risposta della Vedova' },
  'widows-answer.text': {
    en: 'Range {range}, {shots} Shots. Each To Hit roll of 1 does {horror} Horror Hit to you.',
    it: "Gittata {range}, {shots} Spari. Ogni 1 al tiro Per Colpire ti fa {horror} Colpo d'Orrore.",
  },
  'widows-answer.flavour': {
    en: "Engraved: 'He knew what he did.'",
    it: 'Inciso: «Lui sa cosa ha fatto.»',
  },
  'drinking-knife.name': { en: 'Drinking Knife', it: 'Coltello che Beve' },
  'drinking-knife.text': {
    en: 'Melee: +{combat} Combat, Heal {heal} Wound for each kill. If it killed nothing in a Fight, it does {thirst} Wound to you at the end.',
    it: 'Mischia: +{combat} Combattimento, curi {heal} Ferita per ogni uccisione. Se in uno Scontro non uccide nulla, alla fine ti fa {thirst} Ferita.',
  },
  'drinking-knife.flavour': {
    en: 'Obsidian, hand-carved, never quite dry.',
    it: 'Ossidiana, tagliata a mano, mai del tutto asciutta.',
  },
  'knucklebone-dice.name': { en: 'Knucklebone Dice', it: 'Dadi di Nocche' },
  'knucklebone-dice.text': {
    en: 'Once per Fight, Re-roll up to {dice} Enemy To Hit dice against a Hero on your Map Tile. Then roll a D6: on a {omen} the Darkness moves {steps} step.',
    it: "Una volta per Scontro, rilancia fino a {dice} dadi Per Colpire dei Nemici contro un Eroe sulla tua Tessera Mappa. Poi tira un D6: con {omen} l'Oscurità avanza di {steps} passo.",
  },
  'knucklebone-dice.flavour': {
    en: 'Whose knuckles is not a polite question.',
    it: 'Di chi fossero le nocche non si chiede.',
  },
  'drowned-mens-lamp.name': { en: "Drowned Men's Lamp", it: 'Lampada degli Annegati' },
  'drowned-mens-lamp.text': {
    en: 'While you bear the Old Lantern: +{plus} to Hold Back the Darkness. On each Depth Event you take {horror} Horror Hits.',
    it: "Finché porti la Vecchia Lanterna: +{plus} per Trattenere l'Oscurità. A ogni Evento di Profondità subisci {horror} Colpi d'Orrore.",
  },
  'drowned-mens-lamp.flavour': {
    en: 'Shift 7. All hands. Still on the clock.',
    it: 'Turno 7. Al completo. Ancora in servizio.',
  },
  'key-to-no-door.name': { en: 'Key to No Door', it: 'Chiave di Nessuna Porta' },
  'key-to-no-door.text': {
    en: 'Once per Adventure, instead of Searching, open a closed exit of your Map Tile. Roll a D6: on {gateFrom}+ it is a Gate. +{cunning} Cunning.',
    it: "Una volta per Avventura, invece di Cercare, apri un'uscita chiusa della tua Tessera Mappa. Tira un D6: con {gateFrom}+ è un Portale. +{cunning} Astuzia.",
  },
  'key-to-no-door.flavour': {
    en: 'It fits. That is the trouble with it.',
    it: 'Entra in ogni serratura. È questo il guaio.',
  },
  'petrified-heart.name': { en: 'Petrified Heart', it: 'Cuore Pietrificato' },
  'petrified-heart.text': {
    en: '+{health} Health, −{resistance} Corruption Resistance.',
    it: '+{health} Salute, −{resistance} Resistenza alla Corruzione.',
  },
  'petrified-heart.flavour': {
    en: 'It beats once a day, at noon, out of habit.',
    it: 'Batte una volta al giorno, a mezzogiorno, per abitudine.',
  },
  'monocle-of-the-deep-eye.name': {
    en: 'Monocle of the Deep Eye',
    it: "Monocolo dell'Occhio Profondo",
  },
  'monocle-of-the-deep-eye.text': {
    en: 'Your Ranged Attacks are Critical Hits on {crit} or more. When a Fight starts, take {horror} Horror Hit.',
    it: "I tuoi Attacchi a distanza fanno Colpi Critici con {crit} o più. All'inizio di uno Scontro subisci {horror} Colpo d'Orrore.",
  },
  'monocle-of-the-deep-eye.flavour': {
    en: 'The lens is on the wrong side. Something looks out.',
    it: 'La lente è dal lato sbagliato. Qualcosa guarda fuori.',
  },
  'vein-core-cylinder.name': { en: 'Vein-Core Cylinder', it: 'Tamburo di Vena Oscura' },
  'vein-core-cylinder.text': {
    en: 'Upgrade (Pistol), {stone} Dark Stone to attach: +{shots} Shot.',
    it: 'Potenziamento (Pistola), {stone} Pietra Oscura per montarlo: +{shots} Sparo.',
  },
  'vein-core-cylinder.flavour': {
    en: 'Seven chambers, bored for six.',
    it: 'Sette camere, forato per sei.',
  },
  'mothers-music-box.name': { en: "Mother's Music Box", it: 'Carillon della Madre' },
  'mothers-music-box.text': {
    en: 'Once per Fight, instead of attacking, take {sanity} Sanity Damage: until your next Activation, Small and Medium Enemies on your Map Tile have −{combat} Combat and cannot move.',
    it: 'Una volta per Scontro, invece di attaccare, subisci {sanity} danno alla Sanità: fino alla tua prossima Attivazione i Nemici Piccoli e Medi sulla tua Tessera Mappa hanno −{combat} Combattimento e non si muovono.',
  },
  'mothers-music-box.flavour': {
    en: 'They sway. All of them. In time.',
    it: 'Ondeggiano. Tutti. A tempo.',
  },
  'hammer-of-the-last-shift.name': {
    en: 'Hammer of the Last Shift',
    it: "Martello dell'Ultimo Turno",
  },
  'hammer-of-the-last-shift.text': {
    en: 'Melee: +{combat} Combat, D8 Damage; Damage rolls of {from}+ push a Small or Medium Enemy {spaces} space. +{strength} Strength while held.',
    it: 'Mischia: +{combat} Combattimento, D8 danni; con {from}+ ai danni spingi di {spaces} spazio un Nemico Piccolo o Medio. +{strength} Forza quando è in mano.',
  },
  'hammer-of-the-last-shift.flavour': {
    en: 'It rang the tunnel shut. Nobody asked who was behind it.',
    it: "Chiuse la galleria. Nessuno chiese chi c'era dietro.",
  },
  'bottled-daybreak.name': { en: 'Bottled Daybreak', it: 'Alba in Bottiglia' },
  'bottled-daybreak.text': {
    en: 'Discard: move the Darkness back {steps} steps. Demon and Void Enemies of a type with a model on your Map Tile have −{initiative} Initiative this turn.',
    it: "Scartala: l'Oscurità arretra di {steps} passi. I Nemici Demone e Vuoto di un tipo presente sulla tua Tessera Mappa hanno −{initiative} Iniziativa in questo turno.",
  },
  'bottled-daybreak.flavour': {
    en: 'Vintage unknown. Best before dark.',
    it: 'Annata ignota. Da consumarsi prima del buio.',
  },
} satisfies Texts;
