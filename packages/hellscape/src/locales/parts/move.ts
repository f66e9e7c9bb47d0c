import type { Texts } from '../types.ts';

export const moveTexts = {
  'ask.move': {
    en: 'Move: {n} {n|movement point|movement points} left',
    it: 'Movimento: {n|resta|restano} {n} {n|punto|punti} movimento',
  },
  'ask.step': {
    en: 'Where do you go? {n} {n|Zone|Zones} left',
    it: 'Dove vai? {n|Resta|Restano} {n} {n|Zona|Zone}',
  },
  'ask.step-ally': {
    en: 'Where does it go? {n} {n|Zone|Zones} left',
    it: 'Dove va? {n|Resta|Restano} {n} {n|Zona|Zone}',
  },
  'ask.push': { en: 'Where is it pushed?', it: 'Dove viene spinto?' },
  'ask.mob-zone': { en: 'Where does the other Mob spawn?', it: 'Dove compare l’altra Orda?' },
  'ask.loot-zone': {
    en: 'Where does the extra Treasure go?',
    it: 'Dove va il Tesoro in più?',
  },
  'ask.craft': { en: 'Forge: discard {n} items', it: 'Forgia: scarta {n} oggetti' },
  'ask.door-card': { en: '{card}: what do you do?', it: '{card}: che cosa fai?' },
  'ask.door-zone': {
    en: '{card}: which Zone of the Chamber?',
    it: '{card}: quale Zona della Camera?',
  },
  'ask.follow': { en: '{card}: do you follow?', it: '{card}: vai anche tu?' },
  'option.zone': { en: 'This Zone', it: 'Questa Zona' },
  'option.step': { en: 'Go there', it: 'Vai lì' },
  'option.step-reaction': {
    en: 'Go there: Reaction damage, {n} {n|Wound|Wounds}',
    it: 'Vai lì: danni da Reazione, {n} {n|Ferita|Ferite}',
  },
  'option.open-door': { en: 'Open the door', it: 'Apri la porta' },
  'option.take-common': { en: 'Take the Common Treasure', it: 'Prendi il Tesoro Comune' },
  'option.take-rare': { en: 'Take the Rare Treasure', it: 'Prendi il Tesoro Raro' },
  'option.take-epic': { en: 'Take the Epic Treasure', it: 'Prendi il Tesoro Epico' },
  'option.use-chest': { en: 'Open the Chest', it: 'Apri il Forziere' },
  'option.use-greater-chest': { en: 'Open the Greater Chest', it: 'Apri il Forziere grande' },
  'option.use-fountain': { en: 'Drink from the Fountain', it: 'Bevi alla Fontana' },
  'option.use-forge': { en: 'Craft in the Forge', it: 'Forgia un oggetto' },
  'option.end-move': { en: 'End the Move', it: 'Termina il Movimento' },
  'purpose.reaction': { en: 'Reaction', it: 'Reazione' },
  'purpose.spike-trap': { en: 'Spike Trap', it: 'Trappola a spuntoni' },
  'purpose.bear-trap': { en: 'Bear Trap', it: 'Tagliola' },
  'purpose.door-card': { en: 'Door card', it: 'Carta Porta' },
} as const satisfies Texts;
