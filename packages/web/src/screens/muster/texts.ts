import type { Texts } from '@crawlspace/kernel';
import { speaker } from '../../text/speaker.ts';

/** What every muster says. */
export const partyTexts = {
  'quick.title': { en: 'In a hurry?', it: 'Di fretta?' },
  'set-up-for-us': { en: 'Set up for us', it: 'Prepara tu' },
  'party.size': { en: '{count} {count|hero|heroes}', it: '{count} {count|eroe|eroi}' },
  'party.add': { en: 'Add a hero', it: 'Aggiungi un eroe' },
  'party.remove': { en: 'Send {name} home', it: 'Manda a casa {name}' },
  'party.edit': { en: 'Change {name}', it: 'Modifica {name}' },
  'party.change': { en: 'Change', it: 'Modifica' },
  danger: {
    en: 'Danger for {heroes}: {n} of 5, {word}',
    it: 'Pericolo per {heroes}: {n} su 5, {word}',
  },
  'danger.1': { en: 'gentle', it: 'mite' },
  'danger.2': { en: 'fair', it: 'moderato' },
  'danger.3': { en: 'hard', it: 'duro' },
  'danger.4': { en: 'very hard', it: 'molto duro' },
  'danger.5': { en: 'merciless', it: 'spietato' },
  'danger.title': { en: 'Danger', it: 'Pericolo' },
  'danger.measured': {
    en: '{word}: simple bots won {won} of {games} simulated games with {heroes}.',
    it: '{word}: i bot più semplici hanno vinto il {won} di {games} partite simulate con {heroes}.',
  },
  'danger.about': {
    en: '{word}: about {low}–{high} to win, judging by simulated games much like it.',
    it: '{word}: circa {low}–{high} di vittorie, a giudicare da partite simulate molto simili.',
  },
  'hero.class': { en: 'Class', it: 'Classe' },
  'hero.later': { en: 'Decide at the table', it: 'Decidi al tavolo' },
  'hero.done': { en: 'Done', it: 'Fatto' },
} as const satisfies Texts;

export const partyText = speaker(partyTexts);
