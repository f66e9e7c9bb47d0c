import type { Texts } from '../types.ts';

export const attackTexts = {
  'prompt.activation': {
    en: 'Your activation: {left}. {then}',
    it: 'La tua attivazione: {left}. {then}',
  },
  'activation.left': {
    en: '{moves} {moves|space|spaces} left to move',
    it: '{moves} {moves|spazio|spazi} di movimento',
  },
  'activation.stuck': { en: 'you didn’t get away', it: 'la fuga è fallita' },
  'activation.none-left': { en: 'no movement left', it: 'movimento finito' },
  'activation.attack': {
    en: 'After moving you may attack.',
    it: 'Dopo il movimento puoi attaccare.',
  },
  'activation.nobody': {
    en: 'Nobody can be attacked from here.',
    it: 'Da qui non si può attaccare nessuno.',
  },
  'activation.search': {
    en: 'After moving you may search.',
    it: 'Dopo il movimento puoi cercare.',
  },
  'prompt.activation-after': {
    en: 'Anything else before your activation ends?',
    it: 'Altro, prima che la tua attivazione finisca?',
  },
  'prompt.move-free': {
    en: 'Move up to {amount} spaces, without Escape tests',
    it: 'Muovi fino a {amount} spazi, senza Prove di Fuga',
  },
  'prompt.drag-where': {
    en: 'Where do you drag {hero}? Each space costs 2.',
    it: 'Dove trascini {hero}? Ogni spazio costa 2.',
  },
  'prompt.assign-hits': {
    en: 'Who takes your {amount|hit|hits}{count}?{more}',
    it: 'Chi prende {amount|il tuo colpo|i tuoi colpi}{count}?{more}',
  },
  'assign.kept-back': {
    en: ' Those you keep back come after these.',
    it: ' Quelli che tieni vengono dopo questi.',
  },
  'prompt.assign-hits-to': {
    en: 'Your hits differ ({amount}). Which enemy takes some of them first?',
    it: 'I tuoi colpi sono diversi ({amount}). Quale nemico ne prende per primo?',
  },
  'prompt.which-hits': {
    en: 'Which hits go to {enemy} {model}?',
    it: 'Quali colpi assegni a {enemy} {model}?',
  },
  'prompt.throw-dynamite': {
    en: 'Where do you throw the Dynamite?',
    it: 'Dove lanci la Dinamite?',
  },
  'option.end-activation': { en: 'End the activation', it: 'Termina l’attivazione' },
  'option.drag': { en: 'Drag {hero}', it: 'Trascina {hero}' },
  'option.help': { en: 'Help {hero} up', it: 'Aiuta {hero} a rialzarsi' },
  'option.items': { en: 'Belongings and trade', it: 'Oggetti e scambi' },
  'option.take-lantern': { en: 'Take the Old Lantern', it: 'Prendi la Vecchia Lanterna' },
  'option.melee': {
    en: 'Melee Attack, {dice} {dice|die|dice}',
    it: 'Attacco in mischia, {dice} {dice|dado|dadi}',
  },
  'option.fire': { en: '{card}, {dice} {dice|die|dice}', it: '{card}, {dice} {dice|dado|dadi}' },
  'option.dual-wield': {
    en: '{card} and {other} together, {dice} {dice|die|dice}',
    it: '{card} e {other} insieme, {dice} {dice|dado|dadi}',
  },
  'option.throw-dynamite': { en: 'Throw Dynamite', it: 'Lancia la Dinamite' },
  'option.hit': { en: 'Hit with a {value}', it: 'Colpo con un {value}' },
  'option.critical-hit': { en: 'Critical Hit with a {value}', it: 'Colpo Critico con un {value}' },
  'event.activation': { en: '{hero} activates.', it: '{hero} si attiva.' },
  'event.moved': { en: '{hero} moves.', it: '{hero} si muove.' },
  'event.world-entered': { en: '{hero} steps into {card}.', it: '{hero} entra in {card}.' },
  'event.dragged': { en: '{hero} is dragged along.', it: 'Qualcuno trascina {hero}.' },
  'event.escaped': {
    en: '{hero} escapes: {dice} against {need}+.',
    it: '{hero} riesce a fuggire: {dice} contro {need}+.',
  },
  'event.caught': {
    en: '{hero} can’t get away: {dice} against {need}+.',
    it: '{hero} non riesce a fuggire: {dice} contro {need}+.',
  },
  'event.attack': { en: '{hero} attacks.', it: '{hero} attacca.' },
  'event.free-attack': {
    en: '{hero} makes a Free Attack.',
    it: '{hero} fa un Attacco Gratuito.',
  },
  'event.hit-enemy': {
    en: '{hero} hits the {enemy}: {amount} Damage against Defense {need}.',
    it: '{hero} colpisce {enemy}: {amount} {amount|danno|danni} contro Difesa {need}.',
  },
  'event.critical': { en: 'Critical Hit on the {enemy}!', it: 'Colpo Critico su {enemy}!' },
  'event.enemy-wounded': {
    en: 'The {enemy} takes {amount} {amount|Wound|Wounds}.',
    it: '{enemy} subisce {amount} {amount|Ferita|Ferite}.',
  },
  'event.enemy-killed': { en: 'The {enemy} dies.', it: '{enemy} muore.' },
  'event.enemy-pushed': { en: 'The {enemy} is pushed back.', it: '{enemy} viene spinto indietro.' },
  'event.dynamite-thrown': {
    en: '{hero} throws Dynamite.',
    it: '{hero} lancia la Dinamite.',
  },
  'event.dynamite-bounced': { en: 'The Dynamite bounces.', it: 'La Dinamite rimbalza.' },
  'event.explosion': { en: 'The Dynamite explodes.', it: 'La Dinamite esplode.' },
} satisfies Texts;
