import type { Texts } from '../types.ts';

export const mineArtifactTexts = {
  'whispering-ledger.name': { en: 'Whispering Ledger', it: 'Registro che Bisbiglia' },
  'whispering-ledger.flavour': {
    en: 'All debts are listed. Yours is on the last page, in wet ink.',
    it: 'Ci sono tutti i debiti. Il tuo è all’ultima pagina, con l’inchiostro fresco.',
  },
  'black-glass-skull.name': { en: 'Black Glass Skull', it: 'Teschio di Vetro Nero' },
  'black-glass-skull.flavour': {
    en: 'It is a very good likeness. You have not met the model yet.',
    it: 'Una somiglianza notevole. Il modello non l’hai ancora incontrato.',
  },
  'saint-barbaras-medal.name': { en: 'Saint Barbara’s Medal', it: 'Medaglia di Santa Barbara' },
  'saint-barbaras-medal.flavour': {
    en: 'Patron of miners, gunners, and sudden ends.',
    it: 'Patrona di minatori, artiglieri e fini improvvise.',
  },
  'drowned-conquerors-cuirass.name': {
    en: 'Drowned Conqueror’s Cuirass',
    it: 'Corazza del Conquistatore Annegato',
  },
  'drowned-conquerors-cuirass.flavour': {
    en: 'Three hundred years dry. It still drips.',
    it: 'All’asciutto da trecento anni. Gocciola ancora.',
  },
  'widows-answer.name': { en: 'Widow’s Answer', it: 'Risposta della Vedova' },
  'widows-answer.flavour': {
    en: 'Engraved: ‘He knew what he did.’',
    it: 'Inciso: «Lui sa cosa ha fatto.»',
  },
  'drinking-knife.name': { en: 'Drinking Knife', it: 'Coltello che Beve' },
  'drinking-knife.flavour': {
    en: 'Obsidian, hand-carved, never quite dry.',
    it: 'Ossidiana, tagliata a mano, mai del tutto asciutta.',
  },
  'knucklebone-dice.name': { en: 'Knucklebone Dice', it: 'Dadi di Nocche' },
  'knucklebone-dice.flavour': {
    en: 'Whose knuckles is not a polite question.',
    it: 'Di chi fossero le nocche non si chiede.',
  },
  'drowned-mens-lamp.name': { en: 'Drowned Men’s Lamp', it: 'Lampada degli Annegati' },
  'drowned-mens-lamp.flavour': {
    en: 'Shift 7. All hands. Still on the clock.',
    it: 'Turno 7. Al completo. Ancora in servizio.',
  },
  'key-to-no-door.name': { en: 'Key to No Door', it: 'Chiave di Nessuna Porta' },
  'key-to-no-door.flavour': {
    en: 'It fits. That is the trouble with it.',
    it: 'Entra in ogni serratura. È questo il guaio.',
  },
  'petrified-heart.name': { en: 'Petrified Heart', it: 'Cuore Pietrificato' },
  'petrified-heart.flavour': {
    en: 'It beats once a day, at noon, out of habit.',
    it: 'Batte una volta al giorno, a mezzogiorno, per abitudine.',
  },
  'monocle-of-the-deep-eye.name': {
    en: 'Monocle of the Deep Eye',
    it: 'Monocolo dell’Occhio Profondo',
  },
  'monocle-of-the-deep-eye.flavour': {
    en: 'The lens is on the wrong side. Something looks out.',
    it: 'La lente è dal lato sbagliato. Qualcosa guarda fuori.',
  },
  'vein-core-cylinder.name': { en: 'Vein-Core Cylinder', it: 'Tamburo di Vena Oscura' },
  'vein-core-cylinder.flavour': {
    en: 'Seven chambers, bored for six.',
    it: 'Sette camere, forato per sei.',
  },
  'mothers-music-box.name': { en: 'Mother’s Music Box', it: 'Carillon della Madre' },
  'mothers-music-box.flavour': {
    en: 'They sway. All of them. In time.',
    it: 'Ondeggiano. Tutti. A tempo.',
  },
  'hammer-of-the-last-shift.name': {
    en: 'Hammer of the Last Shift',
    it: 'Martello dell’Ultimo Turno',
  },
  'hammer-of-the-last-shift.flavour': {
    en: 'It rang the tunnel shut. Nobody asked who was behind it.',
    it: 'Chiuse la galleria. Nessuno chiese chi c’era dietro.',
  },
  'bottled-daybreak.name': { en: 'Bottled Daybreak', it: 'Alba in Bottiglia' },
  'bottled-daybreak.flavour': {
    en: 'Vintage unknown. Best before dark.',
    it: 'Annata ignota. Da consumarsi prima del buio.',
  },
} satisfies Texts;
