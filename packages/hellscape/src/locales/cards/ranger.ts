import type { Texts } from '../types.ts';

export const rangerTexts = {
  'irk.name': { en: 'Irk', it: 'Irk' },
  'irk.flavour': {
    en: 'Small, patient, and never where you looked last.',
    it: 'Piccolo, paziente, e mai dove hai guardato l’ultima volta.',
  },
  'arrows-deck.name': { en: 'Arrows deck', it: 'Mazzo delle Frecce' },

  'steady-aim-1.name': { en: 'Steady Aim I', it: 'Mano Ferma I' },
  'steady-aim-1.flavour': {
    en: 'Breathe out. Wait. Breathe in later.',
    it: 'Espira. Aspetta. Inspirerai dopo.',
  },
  'steady-aim-2.name': { en: 'Steady Aim II', it: 'Mano Ferma II' },
  'steady-aim-2.flavour': {
    en: 'He knows every arrow in the quiver by its grudge.',
    it: 'Di ogni freccia nella faretra conosce il rancore.',
  },
  'skirmisher-1.name': { en: 'Skirmisher I', it: 'Schermagliatore I' },
  'skirmisher-1.flavour': {
    en: 'The arrow arrives. He has left.',
    it: 'La freccia arriva. Lui se n’è andato.',
  },
  'skirmisher-2.name': { en: 'Skirmisher II', it: 'Schermagliatore II' },
  'skirmisher-2.flavour': {
    en: 'They swing at where he was. It is a popular place.',
    it: 'Colpiscono dov’era. È un posto molto frequentato.',
  },
  'pinning-shot-1.name': { en: 'Pinning Shot I', it: 'Colpo che Inchioda I' },
  'pinning-shot-1.flavour': {
    en: 'Through the boot, into the floor.',
    it: 'Attraverso lo stivale, nel pavimento.',
  },
  'pinning-shot-2.name': { en: 'Pinning Shot II', it: 'Colpo che Inchioda II' },
  'pinning-shot-2.flavour': {
    en: 'What holds still is only a target.',
    it: 'Ciò che sta fermo è solo un bersaglio.',
  },
  'snipers-patience-1.name': { en: 'Sniper’s Patience I', it: 'Pazienza del Cecchino I' },
  'snipers-patience-1.flavour': {
    en: 'He has been part of this wall since yesterday.',
    it: 'Fa parte di questo muro da ieri.',
  },
  'snipers-patience-2.name': { en: 'Sniper’s Patience II', it: 'Pazienza del Cecchino II' },
  'snipers-patience-2.flavour': {
    en: 'There is always a gap in the armour. It only has to turn.',
    it: 'Nell’armatura c’è sempre una fessura. Basta che si giri.',
  },
  'burning-arrows-1.name': { en: 'Burning Arrows I', it: 'Frecce Ardenti I' },
  'burning-arrows-1.flavour': {
    en: 'Pitch, rag, spark, regret. Not his regret.',
    it: 'Pece, straccio, scintilla, rimpianto. Non il suo.',
  },
  'burning-arrows-2.name': { en: 'Burning Arrows II', it: 'Frecce Ardenti II' },
  'burning-arrows-2.flavour': {
    en: 'Stand close together, it says in no manual.',
    it: '«State vicini» non lo dice nessun manuale.',
  },
  'second-string.name': { en: 'Second String', it: 'Seconda Corda' },
  'second-string.flavour': {
    en: 'The first arrow was the question.',
    it: 'La prima freccia era la domanda.',
  },
  'dead-eye.name': { en: 'Dead Eye', it: 'Occhio Infallibile' },
  'dead-eye.flavour': {
    en: 'Close enough is a place, and he has been there.',
    it: 'Il «quasi» è un posto, e lui c’è stato.',
  },
  'storm-of-arrows.name': { en: 'Storm of Arrows', it: 'Tempesta di Frecce' },
  'storm-of-arrows.flavour': {
    en: 'For a moment the ceiling seems lower.',
    it: 'Per un attimo il soffitto sembra più basso.',
  },

  'arrow-plain-shaft.name': { en: 'Plain Shaft', it: 'Asta Semplice' },
  'arrow-crow-feather.name': { en: 'Crow Feather', it: 'Piuma di Corvo' },
  'arrow-whistler.name': { en: 'Whistler', it: 'Sibilante' },
  'arrow-thorn-point.name': { en: 'Thorn Point', it: 'Punta di Spina' },
  'arrow-hair-trigger.name': { en: 'Hair Trigger', it: 'Dito Nervoso' },
  'arrow-broadhead.name': { en: 'Broadhead', it: 'Lama Larga' },
  'arrow-goose-quill.name': { en: 'Goose Quill', it: 'Penna d’Oca' },
  'arrow-pitch-pot.name': { en: 'Pitch Pot', it: 'Vaso di Pece' },
  'arrow-ice-needle.name': { en: 'Ice Needle', it: 'Ago di Ghiaccio' },
  'arrow-split-shaft.name': { en: 'Split Shaft', it: 'Asta Spaccata' },
  'arrow-long-draw.name': { en: 'Long Draw', it: 'Tiro Lungo' },
  'arrow-iron-bolt.name': { en: 'Iron Bolt', it: 'Dardo di Ferro' },
  'arrow-high-flight.name': { en: 'High Flight', it: 'Volo Alto' },
  'arrow-gallows-shot.name': { en: 'Gallows Shot', it: 'Tiro della Forca' },

  'shadowbane-ranger.name': {
    en: 'Shadowbane: Keen Wind',
    it: 'Flagellombra: Vento Affilato',
  },
  'shadowbane-ranger-greater.name': {
    en: 'Shadowbane: Hunter of Hunters',
    it: 'Flagellombra: Cacciatore di Cacciatori',
  },

  'special.arrow-peek': {
    en: 'while you reveal, look at the top {n} {n|card|cards} of the Arrows deck and put {n|it|any of them} under the deck if you like',
    it: 'mentre riveli, guarda {n} {n|carta|carte} in cima al mazzo delle Frecce e, se vuoi, {n|mettila|mettine quante vuoi} sotto il mazzo',
  },
  'special.arrow-aside': {
    en: 'while you reveal, discard the Arrow card revealed last, unless it makes a Bullseye',
    it: 'mentre riveli, scarta l’ultima carta Freccia rivelata, se non fa Centro',
  },
  'special.arrow-bend': {
    en: 'while you reveal, 6 or 8 arrows are a Bullseye',
    it: 'mentre riveli, 6 o 8 frecce fanno Centro',
  },
  'special.arrow-storm': {
    en: 'with a Bullseye, +{n} {n|Hit|Hits} for each Arrow card revealed',
    it: 'se hai fatto Centro, +{n} {n|Colpo|Colpi} per ogni carta Freccia rivelata',
  },

  'ask.arrows': {
    en: '{n} {n|arrow shows|arrows show}. Exactly 7 is a Bullseye. Reveal another?',
    it: '{n} {n|freccia in vista|frecce in vista}. Con 7 esatte è Centro. Ne riveli un’altra?',
  },
  'ask.arrows-under': {
    en: '{n} {n|arrow shows|arrows show}. Which of the next cards go under the deck?',
    it: '{n} {n|freccia in vista|frecce in vista}. Quali delle prossime carte vanno sotto il mazzo?',
  },
  'option.arrow': { en: 'Reveal an Arrow card', it: 'Rivela una carta Freccia' },
  'option.shoot': { en: 'Shoot', it: 'Scocca' },

  'arrows.shown': { en: '{n} {n|arrow|arrows}.', it: '{n} {n|freccia|frecce}.' },

  'purpose.quick-shot': { en: 'Quick Shot', it: 'Tiro Rapido' },
  'purpose.bullseye': { en: 'Bullseye', it: 'Centro' },
  'purpose.overload': { en: 'Overload', it: 'Sovraccarico' },
} as const satisfies Texts;
