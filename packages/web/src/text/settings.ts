import type { Texts } from '@crawlspace/kernel';
import { speaker } from './speaker.ts';

export const settingsTexts = {
  title: { en: 'Settings', it: 'Impostazioni' },
  lead: {
    en: 'Saved in this browser. Change them at any time.',
    it: 'Salvate in questo browser. Puoi cambiarle quando vuoi.',
  },
  look: { en: 'What you see and hear', it: 'Cosa vedi e senti' },
  language: { en: 'Language', it: 'Lingua' },
  'language.text': {
    en: 'The whole table, including cards and the log.',
    it: 'Tutto il tavolo, comprese le carte e il racconto.',
  },
  sound: { en: 'Sound', it: 'Suono' },
  'sound.text': {
    en: 'Dice, blows, the hum of the dark.',
    it: 'Dadi, colpi, il ronzio del buio.',
  },
  motion: { en: 'Motion', it: 'Animazioni' },
  'motion.text': {
    en: 'How fast figures move and dice roll.',
    it: 'Quanto sono veloci le miniature e i dadi.',
  },
  'motion.full': { en: 'Full', it: 'Complete' },
  'motion.fast': { en: 'Fast', it: 'Rapide' },
  'motion.off': { en: 'Off', it: 'Spente' },
  'text-size': { en: 'Text size', it: 'Dimensione del testo' },
  'text-size.text': {
    en: 'All text except on the board.',
    it: 'Tutto il testo, tranne quello sul tabellone.',
  },
  'text-size.small': { en: 'Small', it: 'Piccolo' },
  'text-size.normal': { en: 'Normal', it: 'Normale' },
  'text-size.large': { en: 'Large', it: 'Grande' },
  'text-size.largest': { en: 'Largest', it: 'Massimo' },
  palette: { en: 'Colours', it: 'Colori' },
  'palette.text': {
    en: 'The second set is easier to tell apart if you are colour-blind. Nothing is shown by colour alone.',
    it: 'Il secondo gruppo è più facile da distinguere per chi è daltonico. Nulla è indicato solo dal colore.',
  },
  'palette.standard': { en: 'Lantern', it: 'Lanterna' },
  'palette.colour-blind': { en: 'Colour-blind', it: 'Daltonici' },
  bots: { en: 'Bot speed', it: 'Ritmo dei bot' },
  'bots.text': {
    en: 'How long a bot waits, so you can follow along.',
    it: 'Quanto aspetta un bot, così puoi seguirlo.',
  },
  'bots.at-once': { en: 'At once', it: 'Subito' },
  'bots.brisk': { en: 'Brisk', it: 'Svelto' },
  'bots.calm': { en: 'Calm', it: 'Calmo' },
  enemies: { en: 'Enemy speed', it: 'Ritmo dei nemici' },
  'enemies.text': {
    en: 'Enemies act one after another. With “Step by step”, each one waits for you.',
    it: 'Agiscono uno dopo l’altro. Con «Un passo alla volta», ciascuno aspetta te.',
  },
  'enemies.at-once': { en: 'At once', it: 'Subito' },
  'enemies.brisk': { en: 'Brisk', it: 'Svelto' },
  'enemies.calm': { en: 'Calm', it: 'Calmo' },
  'enemies.steps': { en: 'Step by step', it: 'Un passo alla volta' },
  'keep-going': { en: 'Keep going', it: 'Senza fermarsi' },
  'keep-going.text': {
    en: 'Big moments (a fight, a Darkness card, a find) pass by themselves instead of waiting for you.',
    it: 'I grandi momenti (uno scontro, una carta Oscurità, un ritrovamento) scorrono da soli invece di aspettarti.',
  },
  orders: { en: 'What you’re asked', it: 'Cosa ti viene chiesto' },
  'orders.text': {
    en: 'Frequent questions can answer themselves; some do from the start. You can also set this at the table when one comes up.',
    it: 'Le domande frequenti possono rispondersi da sole; alcune lo fanno da subito. Si può decidere anche al tavolo, quando capitano.',
  },
  'order.ask': { en: 'Ask', it: 'Chiedi' },
  'order.reset': { en: 'Reset all', it: 'Ripristina tutto' },
  hints: { en: 'First-game hints', it: 'Consigli per la prima partita' },
  'hints.text': {
    en: 'You’ve seen {count} {count|hint|hints}. Each one appears once, the first time something happens.',
    it: 'Hai visto {count} {count|consiglio|consigli}. Ognuno appare una volta sola, la prima volta che succede qualcosa.',
  },
  'hints.fresh': {
    en: 'Each one appears once, the first time something happens.',
    it: 'Ognuno appare una volta sola, la prima volta che succede qualcosa.',
  },
  'hints.reset': { en: 'Show them again', it: 'Mostrali di nuovo' },
  'hints.done': { en: 'They’ll appear again.', it: 'Appariranno di nuovo.' },
} as const satisfies Texts;

export const settingsText = speaker(settingsTexts);
