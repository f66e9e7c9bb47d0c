import type { Texts } from '@crawlspace/kernel';

/** The dice and what is done with them. */
export const diceTexts = {
  tray: { en: 'The dice', it: 'I dadi' },
  attacks: { en: '{type} attack on', it: 'attacco {type} contro' },
  range: { en: '{n} {n|zone|zones} away', it: 'a {n} {n|zona|zone}' },
  'die-of': { en: '{kind} die', it: 'dado {kind}' },
  resolved: { en: 'resolved', it: 'risolto' },
  'resolve-die': { en: 'Resolve the {kind} die: {face}', it: 'Risolvi il dado {kind}: {face}' },
  'reroll-die': { en: 'Reroll the {kind} die: {face}', it: 'Rilancia il dado {kind}: {face}' },
  'resolve-it': { en: 'Resolve', it: 'Risolvi' },
  'reroll-it': { en: 'Reroll', it: 'Rilancia' },
  'resolve-or-reroll': { en: 'Resolve or reroll', it: 'Risolvi o rilancia' },
  'rerolls-left': { en: '{n} {n|reroll|rerolls} left', it: '{n} {n|rilancio|rilanci}' },
  'enemy-rerolls-left': {
    en: '{n} {n|reroll|rerolls} of Enemy dice',
    it: '{n} {n|rilancio|rilanci} di dadi Nemico',
  },
  'tap-a-die': {
    en: 'Tap a die in the tray ({count}).',
    it: 'Tocca un dado nel vassoio ({count}).',
  },
  abilities: { en: 'Abilities', it: 'Abilità' },
  'hits-word': { en: '{n|hit|hits}', it: '{n|colpo|colpi}' },
  'shields-word': { en: '{n|shield|shields}', it: '{n|scudo|scudi}' },
  'wounds-word': { en: '{n|wound|wounds}', it: '{n|ferita|ferite}' },
  'still-to-come': {
    en: '{n} {n|symbol|symbols} still to come.',
    it: '{n} {n|simbolo|simboli} da risolvere.',
  },
  'counted-in': {
    en: '{n} {n|symbol is|symbols are} counted in.',
    it: '{n} {n|simbolo già contato|simboli già contati}.',
  },
  loses: {
    en: '{name} {figures|loses|lose} {n}',
    it: '{name} {figures|perde|perdono} {n}',
  },
  'loses-nothing': {
    en: '{name} {figures|loses|lose} nothing',
    it: '{name} non {figures|perde|perdono} nulla',
  },
  'fate-knocked-out': { en: 'knocked out', it: 'fuori combattimento' },
  'fate-falls': { en: 'falls', it: 'cade' },
  'fate-some': { en: '{n} {n|falls|fall}', it: '{n} {n|cade|cadono}' },
  'fate-all': { en: 'none is left', it: 'non ne resta nessuno' },
  'use-and-roll': { en: 'Tap again to roll', it: 'Tocca di nuovo per tirare' },
  'chance-with': { en: 'With {ability}:', it: 'Con {ability}:' },
  'chance-wound': { en: 'to wound', it: 'di ferire' },
  'chance-kill': { en: 'to bring one down', it: 'di abbatterne uno' },
  'chance-kill-all': { en: 'to bring all down', it: 'di abbatterli tutti' },
  'chance-knock-out': { en: 'to knock out', it: 'di mettere fuori combattimento' },
  'attack-with': { en: '{type}: {enemy}', it: '{type}: {enemy}' },
} as const satisfies Texts;
