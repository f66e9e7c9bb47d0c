import type { Texts } from '../types.ts';

export const depthEventTexts = {
  'depth-mines-1.name': { en: 'They Were Waiting', it: 'Vi aspettavano' },
  'depth-mines-1.text': {
    en: 'Ambush! Draw a Threat card. During a Fight {count} Tentacles ambush instead.',
    it: 'Imboscata! Pesca una carta Minaccia. Durante uno Scontro, invece, {count} Tentacoli in imboscata.',
  },
  'depth-mines-1.flavour': {
    en: 'The lamp swings, and the shadow does not.',
    it: "La lampada oscilla, l'ombra no.",
  },
  'depth-mines-2.name': { en: 'A Sinking Feeling', it: 'Un cattivo presentimento' },
  'depth-mines-2.text': {
    en: 'Add {cards} Growing Dread card to the stack.',
    it: 'Aggiungi {cards} carta Terrore Crescente alla pila.',
  },
  'depth-mines-2.flavour': {
    en: 'Somewhere below, a chair is pulled out for you.',
    it: 'Da qualche parte, sotto, ti preparano una sedia.',
  },
  'depth-mines-3.name': { en: 'The Dark Comes Up for Air', it: 'Il buio viene a respirare' },
  'depth-mines-3.text': {
    en: 'The Darkness moves {steps} step ({deep} if the Party is in the last Stage).',
    it: "L'Oscurità avanza di {steps} ({deep} se la compagnia è nell'ultimo Stadio).",
  },
  'depth-mines-3.flavour': {
    en: 'It has the same lungs as the mine.',
    it: 'Ha gli stessi polmoni della miniera.',
  },
  'depth-mines-4.name': { en: 'Foul Air', it: 'Aria guasta' },
  'depth-mines-4.text': {
    en: "Heroes on the Lantern's Map Tile test Strength {target}+ or get a Poison marker. If {spread} or more fail, Heroes on adjacent Map Tiles test too.",
    it: 'Gli Eroi sulla Tessera Mappa della Lanterna provano Forza {target}+ o ricevono un segnalino Veleno. Se falliscono in {spread} o più, provano anche quelli sulle Tessere Mappa adiacenti.',
  },
  'depth-mines-4.flavour': {
    en: 'The flame burns a nice, wrong blue.',
    it: 'La fiamma è di un bel blu sbagliato.',
  },
  'depth-mines-5.name': { en: 'The Deeper, the Louder', it: 'Più giù, più forte' },
  'depth-mines-5.text': {
    en: 'Each Hero in the Lantern’s World takes {stage1} / {stage2} / {stage3} Horror Hits (by Stage).',
    it: "Ogni Eroe nel Mondo della Lanterna subisce {stage1} / {stage2} / {stage3} Colpi d'Orrore (secondo lo Stadio).",
  },
  'depth-mines-5.flavour': {
    en: 'Pickaxes. Nobody has dug here since the flood.',
    it: "Picconi. Qui non scava nessuno dall'inondazione.",
  },
  'depth-mines-6.name': { en: 'A Breath of Outside', it: 'Un soffio da fuori' },
  'depth-mines-6.text': {
    en: 'Each Hero in the Lantern’s World heals {heal} Wounds and/or Sanity or recovers {grit} Grit.',
    it: 'Ogni Eroe nel Mondo della Lanterna cura {heal} Ferite e/o Sanità oppure recupera {grit} Grinta.',
  },
  'depth-mines-6.flavour': {
    en: 'Sagebrush. Just for a moment.',
    it: 'Artemisia. Solo per un momento.',
  },
  'depth-targa-1.name': { en: 'The City Turns Its Head', it: 'La città volta il capo' },
  'depth-targa-1.text': {
    en: "{count} Targa Pylon wakes on the Lantern's Map Tile. If there is no other Enemy, a Targa Threat ambushes too.",
    it: "Si sveglia {count} Pilone di Targa sulla Tessera Mappa della Lanterna. Se non ci sono altri Nemici, anche una Minaccia di Targa tende un'imboscata.",
  },
  'depth-targa-1.flavour': {
    en: 'An eyelid of stone, one mile wide.',
    it: 'Una palpebra di pietra larga un miglio.',
  },
  'depth-targa-2.name': { en: 'The Carvings Agree', it: 'Le incisioni concordano' },
  'depth-targa-2.text': {
    en: 'One chosen Hero in the Lantern’s World tests Lore {target}+: pass, that Hero takes {corruption} Corruption Hit; fail, add {cards} Growing Dread card.',
    it: 'Un Eroe a scelta nel Mondo della Lanterna prova Sapere {target}+: se riesce, subisce {corruption} Colpo di Corruzione; se fallisce, aggiungi {cards} carta Terrore Crescente.',
  },
  'depth-targa-2.flavour': {
    en: 'You are in them. All of you, in order.',
    it: 'Ci siete dentro. Tutti, in ordine.',
  },
  'depth-targa-3.name': { en: 'The Long Evening', it: 'La lunga sera' },
  'depth-targa-3.text': {
    en: 'The Darkness moves {steps} step and the Lantern bearer takes {sanity} Horror Hit.',
    it: "L'Oscurità avanza di {steps} e chi porta la Lanterna subisce {sanity} Colpo d'Orrore.",
  },
  'depth-targa-3.flavour': {
    en: 'The sun has been setting here for a thousand years. It is nearly done.',
    it: 'Qui il sole tramonta da mille anni. Ha quasi finito.',
  },
  'depth-targa-4.name': { en: 'Nothing but White', it: 'Bianco totale' },
  'depth-targa-4.text': {
    en: 'Weather. Each Hero in the Lantern’s World tests Strength {target}+ or takes {wounds} Wounds, ignoring Defense. This turn no Ranged Attack made there reaches more than {range} spaces.',
    it: 'Intemperie. Ogni Eroe nel Mondo della Lanterna prova Forza {target}+ o subisce {wounds} Ferite, ignorando la Difesa. In questo turno lì nessun Attacco a distanza supera {range} spazi.',
  },
  'depth-targa-4.flavour': {
    en: 'You can see your hand. You are fairly sure it is yours.',
    it: 'Vedi la tua mano. Sei quasi certo che sia tua.',
  },
  'depth-targa-5.name': { en: 'Faces Under the Ice', it: 'Volti sotto il ghiaccio' },
  'depth-targa-5.text': {
    en: 'Each Hero in the Lantern’s World takes {horror} Horror Hits; anyone who loses Sanity tests Spirit {target}+ or loses 1 Grit.',
    it: "Ogni Eroe nel Mondo della Lanterna subisce {horror} Colpi d'Orrore; chi perde Sanità prova Spirito {target}+ o perde 1 Grinta.",
  },
  'depth-targa-5.flavour': {
    en: 'Packed close. All looking at the same spot, behind you.',
    it: 'Stretti stretti. Fissano tutti lo stesso punto, dietro di te.',
  },
  'depth-targa-6.name': { en: 'A Working Furnace', it: 'Una caldaia accesa' },
  'depth-targa-6.text': {
    en: "Heroes on the Lantern's Map Tile heal {heal} Wounds and/or Sanity and lose all Poison and Void Venom; the others in its World recover {grit} Grit.",
    it: 'Gli Eroi sulla Tessera Mappa della Lanterna curano {heal} Ferite e/o Sanità e perdono ogni Veleno e Veleno del Vuoto; gli altri nel suo Mondo recuperano {grit} Grinta.',
  },
  'depth-targa-6.flavour': {
    en: 'One grate in the whole dead city still remembers its job.',
    it: 'In tutta la città morta una grata ricorda ancora il suo mestiere.',
  },
} satisfies Texts;
