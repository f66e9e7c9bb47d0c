import type { Texts } from '../types.ts';

/** The character sheets. */
export const classTexts = {
  'us-marshal.name': { en: 'US Marshal', it: 'US Marshal' },
  'us-marshal.text': {
    en: 'A tough lawman with a shotgun, a star and three-plus Defense. Stand in front, shoot what is close, and hold the badge back for the turn that matters.',
    it: 'Un uomo di legge coriaceo con fucile, stella e Difesa 3+. Stai davanti, spara a ciò che è vicino e tieni il distintivo per il turno che conta.',
  },
  'us-marshal.flavour': {
    en: 'The territory ends where the light does. So does the warrant.',
    it: 'Il territorio finisce dove finisce la luce. Il mandato pure.',
  },
  'saloon-girl.name': { en: 'Saloon Girl', it: 'Ragazza del Saloon' },
  'saloon-girl.text': {
    en: 'Quick fists, a hidden pistol and a steady nerve. Dodge in, hit, dodge out, and end the turn next to whoever is bleeding.',
    it: 'Pugni svelti, una pistola nascosta e nervi saldi. Entra, colpisci, esci, e finisci il turno accanto a chi sanguina.',
  },
  'saloon-girl.flavour': {
    en: 'She has thrown out worse than this. On a slow Tuesday.',
    it: 'Ha buttato fuori di peggio. In un martedì fiacco.',
  },
  'bandido.name': { en: 'Bandido', it: 'Bandido' },
  'bandido.text': {
    en: 'All Health, little Sanity, and Grit twice as often as anyone. Take the blows, spend the Grit, light the fuse.',
    it: 'Tanta Salute, poca Sanità e Grinta il doppio degli altri. Incassa, spendi Grinta, accendi la miccia.',
  },
  'bandido.flavour': {
    en: 'There was a plan. It is still burning.',
    it: 'Un piano c’era. Sta ancora bruciando.',
  },
  'gunslinger.name': { en: 'Gunslinger', it: 'Pistolero' },
  'gunslinger.text': {
    en: 'First to act, deadliest at range, soft when cornered. Six special Shots per Adventure finish what the dice almost did.',
    it: 'Primo ad agire, il più letale a distanza, fragile se chiuso in un angolo. Sei Spari speciali per Avventura finiscono ciò che i dadi hanno quasi fatto.',
  },
  'gunslinger.flavour': {
    en: 'Counts to six. Never needed seven.',
    it: 'Conta fino a sei. Il sette non è mai servito.',
  },
} satisfies Texts;
