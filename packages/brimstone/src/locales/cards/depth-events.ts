import type { Texts } from '../types.ts';

export const depthEventTexts = {
  'depth-mines-1.name': { en: 'They Were Waiting', it: 'Vi aspettavano' },
  'depth-mines-1.flavour': {
    en: 'The lamp swings, and the shadow does not.',
    it: 'La lampada oscilla, l’ombra no.',
  },
  'depth-mines-2.name': { en: 'A Sinking Feeling', it: 'Un cattivo presentimento' },
  'depth-mines-2.flavour': {
    en: 'Somewhere below, a chair is pulled out for you.',
    it: 'Da qualche parte, sotto, ti preparano una sedia.',
  },
  'depth-mines-3.name': { en: 'The Dark Comes Up for Air', it: 'Il buio viene a respirare' },
  'depth-mines-3.flavour': {
    en: 'It has the same lungs as the mine.',
    it: 'Ha gli stessi polmoni della miniera.',
  },
  'depth-mines-4.name': { en: 'Foul Air', it: 'Aria guasta' },
  'depth-mines-4.flavour': {
    en: 'The flame burns a nice, wrong blue.',
    it: 'La fiamma è di un bel blu sbagliato.',
  },
  'depth-mines-5.name': { en: 'The Deeper, the Louder', it: 'Più giù, più forte' },
  'depth-mines-5.flavour': {
    en: 'Pickaxes. Nobody has dug here since the flood.',
    it: 'Picconi. Qui non scava nessuno dall’inondazione.',
  },
  'depth-mines-6.name': { en: 'A Breath of Outside', it: 'Un soffio da fuori' },
  'depth-mines-6.flavour': {
    en: 'Sagebrush. Just for a moment.',
    it: 'Artemisia. Solo per un momento.',
  },
  'depth-targa-1.name': { en: 'The City Turns Its Head', it: 'La città volta il capo' },
  'depth-targa-1.flavour': {
    en: 'An eyelid of stone, one mile wide.',
    it: 'Una palpebra di pietra larga un miglio.',
  },
  'depth-targa-2.name': { en: 'The Carvings Agree', it: 'Le incisioni concordano' },
  'depth-targa-2.flavour': {
    en: 'You are in them. All of you, in order.',
    it: 'Ci siete dentro. Tutti, in ordine.',
  },
  'depth-targa-3.name': { en: 'The Long Evening', it: 'La lunga sera' },
  'depth-targa-3.flavour': {
    en: 'The sun has been setting here for a thousand years. It is nearly done.',
    it: 'Qui il sole tramonta da mille anni. Ha quasi finito.',
  },
  'depth-targa-4.name': { en: 'Nothing but White', it: 'Bianco totale' },
  'depth-targa-4.flavour': {
    en: 'You can see your hand. You are fairly sure it is yours.',
    it: 'Vedi la tua mano. Sei quasi certo che sia tua.',
  },
  'depth-targa-5.name': { en: 'Faces Under the Ice', it: 'Volti sotto il ghiaccio' },
  'depth-targa-5.flavour': {
    en: 'Packed close. All looking at the same spot, behind you.',
    it: 'Stretti stretti. Fissano tutti lo stesso punto, dietro di te.',
  },
  'depth-targa-6.name': { en: 'A Working Furnace', it: 'Una caldaia accesa' },
  'depth-targa-6.flavour': {
    en: 'One grate in the whole dead city still remembers its job.',
    it: 'In tutta la città morta una grata ricorda ancora il suo mestiere.',
  },
} satisfies Texts;
