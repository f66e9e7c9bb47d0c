import type { Texts } from '../types.ts';

/** What the icons of exploration tokens say. */
export const tokenTexts = {
  'tok-01.name': { en: 'Exploration Token', it: 'Segnalino Esplorazione' },
  'tok-01.text': {
    en: 'Doors: {doors} · Clue · Attack!',
    it: 'Porte: {doors} · Indizio · Attacco!',
  },
  'tok-02.name': { en: 'Exploration Token', it: 'Segnalino Esplorazione' },
  'tok-02.text': { en: 'Doors: {doors} · Attack!', it: 'Porte: {doors} · Attacco!' },
  'tok-03.name': { en: 'Exploration Token', it: 'Segnalino Esplorazione' },
  'tok-03.text': {
    en: 'Doors: {doors} · Clue · Attack!',
    it: 'Porte: {doors} · Indizio · Attacco!',
  },
  'tok-04.name': { en: 'Exploration Token', it: 'Segnalino Esplorazione' },
  'tok-04.text': {
    en: 'Doors: {doors} · Gates: {gates} · Attack!',
    it: 'Porte: {doors} · Portali: {gates} · Attacco!',
  },
  'tok-05.name': { en: 'Exploration Token', it: 'Segnalino Esplorazione' },
  'tok-05.text': { en: 'Doors: {doors} · Attack!', it: 'Porte: {doors} · Attacco!' },
  'tok-06.name': { en: 'Exploration Token', it: 'Segnalino Esplorazione' },
  'tok-06.text': {
    en: 'Doors: {doors} · Clue · Encounter',
    it: 'Porte: {doors} · Indizio · Incontro',
  },
  'tok-07.name': { en: 'Exploration Token', it: 'Segnalino Esplorazione' },
  'tok-07.text': { en: 'Doors: {doors} · Encounter', it: 'Porte: {doors} · Incontro' },
  'tok-08.name': { en: 'Exploration Token', it: 'Segnalino Esplorazione' },
  'tok-08.text': {
    en: 'Doors: {doors} · Gates: {gates} · Encounter',
    it: 'Porte: {doors} · Portali: {gates} · Incontro',
  },
  'tok-09.name': { en: 'Exploration Token', it: 'Segnalino Esplorazione' },
  'tok-09.text': { en: 'Doors: {doors} · Encounter', it: 'Porte: {doors} · Incontro' },
  'tok-10.name': { en: 'Exploration Token', it: 'Segnalino Esplorazione' },
  'tok-10.text': {
    en: 'Doors: {doors} · Clue · Encounter ×2',
    it: 'Porte: {doors} · Indizio · Incontro ×2',
  },
  'tok-11.name': { en: 'Exploration Token', it: 'Segnalino Esplorazione' },
  'tok-11.text': {
    en: 'Doors: {doors} · Growing Dread: add a card to the stack · Encounter',
    it: 'Porte: {doors} · Terrore Crescente: aggiungi una carta alla pila · Incontro',
  },
  'tok-12.name': { en: 'Exploration Token', it: 'Segnalino Esplorazione' },
  'tok-12.text': {
    en: 'Doors: {doors} · Gates: {gates} · Clue · Encounter',
    it: 'Porte: {doors} · Portali: {gates} · Indizio · Incontro',
  },
  'tok8-1.name': { en: 'Exploration Token', it: 'Segnalino Esplorazione' },
  'tok8-1.text': {
    en: 'Doors: {doors} · Clue · Attack!',
    it: 'Porte: {doors} · Indizio · Attacco!',
  },
  'tok8-2.name': { en: 'Exploration Token', it: 'Segnalino Esplorazione' },
  'tok8-2.text': {
    en: 'Doors: {doors} · Gates: {gates} · Attack!',
    it: 'Porte: {doors} · Portali: {gates} · Attacco!',
  },
  'tok8-3.name': { en: 'Exploration Token', it: 'Segnalino Esplorazione' },
  'tok8-3.text': { en: 'Doors: {doors} · Attack!', it: 'Porte: {doors} · Attacco!' },
  'tok8-4.name': { en: 'Exploration Token', it: 'Segnalino Esplorazione' },
  'tok8-4.text': {
    en: 'Doors: {doors} · Clue · Encounter',
    it: 'Porte: {doors} · Indizio · Incontro',
  },
  'tok8-5.name': { en: 'Exploration Token', it: 'Segnalino Esplorazione' },
  'tok8-5.text': {
    en: 'Doors: {doors} · Gates: {gates} · Clue · Encounter',
    it: 'Porte: {doors} · Portali: {gates} · Indizio · Incontro',
  },
  'tok8-6.name': { en: 'Exploration Token', it: 'Segnalino Esplorazione' },
  'tok8-6.text': {
    en: 'Doors: {doors} · Clue · Encounter ×2',
    it: 'Porte: {doors} · Indizio · Incontro ×2',
  },
  'tok8-7.name': { en: 'Exploration Token', it: 'Segnalino Esplorazione' },
  'tok8-7.text': {
    en: 'Doors: {doors} · Draw a Darkness card · Encounter',
    it: 'Porte: {doors} · Pesca una carta Oscurità · Incontro',
  },
  'tok8-8.name': { en: 'Exploration Token', it: 'Segnalino Esplorazione' },
  'tok8-8.text': {
    en: 'Doors: {doors} · Depth Event: roll a D6 · Encounter',
    it: 'Porte: {doors} · Evento di Profondità: tira un D6 · Incontro',
  },
} satisfies Texts;
