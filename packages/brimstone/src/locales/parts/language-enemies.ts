import type { EnemyTrait } from '../../content-types.ts';
import type { Texts } from '../types.ts';

/** What enemies do of themselves: they are 'them', and see heroes. */
export const enemyWordTexts = {
  'hero.noun': { en: 'Hero', it: 'Eroe' },
  'hero.adjacent': { en: 'adjacent Hero', it: 'Eroe adiacente' },
  'hero.each': { en: 'each {what}', it: 'ogni {what}' },
  'hero.each-other': { en: 'each other {what}', it: 'ogni altro {what}' },
  'hero.random': { en: 'a random {what}', it: 'un {what} a caso' },
  'hero.on-tile': { en: 'on its Map Tile', it: 'sulla sua Tessera Mappa' },
  'hero.in-sight': { en: 'in sight', it: 'in vista' },
  'hero.within': { en: 'within {n} spaces', it: 'entro {n} spazi' },
  'hero.not-adjacent': { en: 'who is not adjacent', it: 'che non sia adiacente' },
  'who.random-adjacent': { en: 'a random adjacent Hero', it: 'un Eroe adiacente a caso' },

  'them.each': { en: 'each of them', it: 'ognuno di loro' },
  'them.most-wounded': { en: 'the most Wounded of them', it: 'il più ferito di loro' },
  'them.beside-its-like': {
    en: 'that is next to another',
    it: 'che sia accanto a un altro',
  },
  'them.one-is': { en: 'one of them is {where}', it: 'uno di loro è {where}' },
  'them.another-is': { en: 'another of them is {where}', it: 'un altro di loro è {where}' },
  'them.number-are': {
    en: 'at least {n} of them are {where}',
    it: 'almeno {n} di loro sono {where}',
  },
  'them.adjacent-one': { en: 'adjacent', it: 'adiacente' },
  'them.adjacent-many': { en: 'adjacent', it: 'adiacenti' },
  'them.to-prey': { en: 'to the Hero it attacks', it: 'all’Eroe che attacca' },
  'from.adjacent': { en: 'by an adjacent Hero', it: 'da un Eroe adiacente' },
  'from.within': { en: 'from within {n} spaces', it: 'da entro {n} spazi' },
  'from.beyond': { en: 'from more than {n} spaces away', it: 'da più di {n} spazi' },
  'them.here': { en: 'on the same Map Tile', it: 'sulla stessa Tessera Mappa' },
  'them.by-the-lantern': {
    en: 'on the Lantern’s Map Tile',
    it: 'sulla Tessera Mappa della Lanterna',
  },
  'clause.enemy-attack': {
    en: '{foe} attacks {who} with {n} {n|die|dice}{details}',
    it: '{foe} attacca con {n} {n|dado|dadi} {who}{details}',
  },
  'attack.details': {
    en: ' (To Hit {toHit}+, {damage} Damage)',
    it: ' (Per Colpire {toHit}+, {damage} {damage|danno|danni})',
  },
  'rest.lose-grit': { en: ' (if none: {what})', it: ' (se non ne ha: {what})' },
  'overlay.without': { en: 'without {what}', it: 'senza {what}' },
  'grant.passes-models': {
    en: 'moves past other models and Barriers',
    it: 'si muove oltre gli altri modelli e le Barriere',
  },
  'grant.not-pushed': { en: 'cannot be pushed', it: 'non può essere spinto' },
  'grant.sees-through-walls': {
    en: 'needs no Line of Sight on its own Map Tile',
    it: 'sulla propria Tessera Mappa non gli serve Linea di Vista',
  },
} satisfies Texts & Record<`grant.${EnemyTrait}`, Texts[string]>;

/** What only code knows of a card. */
export const specialTexts = {
  'special.choir': {
    en: 'Other Enemies on its Map Tile have +{initiative} Initiative and heal {heal} {heal|Wound|Wounds} when the group activates',
    it: 'Gli altri Nemici sulla sua Tessera Mappa hanno +{initiative} Iniziativa e curano {heal} {heal|Ferita|Ferite} quando il gruppo si attiva',
  },
  'special.flings-the-wounded': {
    en: 'Heroes it Wounds are pushed {spaces} spaces away when it has attacked',
    it: 'Gli Eroi che ferisce sono spinti via di {spaces} spazi dopo il suo Attacco',
  },
  'special.hatches': {
    en: 'When the group activates, {count} more {count|joins|join} it, while there are models',
    it: 'Quando il gruppo si attiva ne {count|arriva|arrivano} {count} in più, finché ci sono modelli',
  },
  'special.keeps-its-last-health': {
    en: 'The first time this model would die, roll a D6: on {from}+ it keeps 1 Health',
    it: 'La prima volta che questo modello dovrebbe morire, tira un D6: con {from}+ resta con 1 Salute',
  },
  'special.lose-grip': {
    en: 'roll a D6: on a {on} an Item in your hands slips and cannot be used this Activation',
    it: 'tira un D6: con {on} un Oggetto che hai in mano scivola e non si usa in questa Attivazione',
  },
  'special.noose': {
    en: 'Escape is 1 higher for each other one adjacent to that Hero (at most {most}+)',
    it: 'La Fuga aumenta di 1 per ogni altro adiacente a quell’Eroe (al massimo {most}+)',
  },
  'special.trusts-no-hand': {
    en: 'healing from other Heroes heals you {less} less, and Comforting Presence works only on a D6 roll of {need}+',
    it: 'le cure degli altri Eroi ti curano {less} in meno, e Presenza di Conforto funziona solo con {need}+ su un D6',
  },
  'special.visits-the-dreamer': {
    en: 'When the group activates, each of them appears next to the Hero with the least Sanity left (same or adjacent Map Tile), who takes {sanity} Horror {sanity|Hit|Hits} and is its target',
    it: 'Quando il gruppo si attiva, ognuno appare accanto all’Eroe con meno Sanità (stessa Tessera Mappa o adiacente), che subisce {sanity} {sanity|Colpo|Colpi} d’Orrore e diventa il suo bersaglio',
  },
} satisfies Texts;
