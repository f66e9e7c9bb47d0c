import type { Texts } from '../types.ts';

/** What the log says. `{hero}` and `{enemy}` are names; `{figures}` is 1 for a monster, more for a mob. */
export const eventTexts = {
  'event.round': { en: 'Round {amount}.', it: 'Round {amount}.' },
  'event.phase': { en: '{purpose}.', it: '{purpose}.' },
  'event.turn': { en: '{hero} activates.', it: '{hero} si attiva.' },
  'event.action': { en: '{hero}: {purpose}.', it: '{hero}: {purpose}.' },
  'event.moved': { en: '{hero} moves.', it: '{hero} si muove.' },
  'event.reaction': {
    en: '{hero} suffers Reaction damage: {amount}.',
    it: '{hero} subisce danni da Reazione: {amount}.',
  },
  'event.door-opened': { en: 'A door opens.', it: 'Una porta si apre.' },
  'event.door-card': { en: 'Behind the door: {card}.', it: 'Oltre la porta: {card}.' },
  'event.chamber-revealed': { en: 'A Chamber is revealed.', it: 'Una Camera viene rivelata.' },
  'event.spawned': {
    en: '{card} {figures|appears|appear}.',
    it: '{figures|Compare|Compaiono}: {card}.',
  },
  'event.upgraded': {
    en: '{card} {figures|grows stronger and acts|grow stronger and act} at once.',
    it: '{card}: {figures|diventa più forte e agisce|diventano più forti e agiscono} subito.',
  },
  'event.treasure-placed': { en: 'Treasure lies here.', it: "C'è un tesoro." },
  'event.picked-up': { en: '{hero} picks up a treasure.', it: '{hero} raccoglie un tesoro.' },
  'event.item-gained': { en: '{hero} gets {card}.', it: '{hero} ottiene {card}.' },
  'event.item-given': { en: '{hero} gives {card} to {other}.', it: '{hero} dà {card} a {other}.' },
  'event.equipped': { en: '{hero} equips {card}.', it: '{hero} equipaggia {card}.' },
  'event.taken-off': { en: '{hero} takes off {card}.', it: '{hero} toglie {card}.' },
  'event.discarded': { en: '{card} is discarded.', it: 'Si scarta: {card}.' },
  'event.attack': {
    en: '{purpose} attack: {hero} and {enemy}.',
    it: 'Attacco {purpose}: {hero} e {enemy}.',
  },
  'event.rolled': { en: 'The dice show {dice}.', it: 'I dadi mostrano {dice}.' },
  'event.rerolled': { en: '{hero} rerolls: {dice}.', it: '{hero} rilancia: {dice}.' },
  'event.die-resolved': { en: '{dice} is resolved.', it: '{dice} viene risolto.' },
  'event.totalled': {
    en: '{amount} {amount|Wound goes|Wounds go} through.',
    it: '{amount} {amount|Ferita passa|Ferite passano}.',
  },
  'event.ability': { en: '{hero} uses {card}.', it: '{hero} usa {card}.' },
  'event.own-ability': {
    en: '{hero} uses the ability of their own card.',
    it: "{hero} usa l'abilità della propria carta.",
  },
  'event.enemy-ability': {
    en: '{enemy} {figures|uses its|use their} ability.',
    it: '{enemy}: {figures|usa la sua|usano la loro} abilità.',
  },
  'event.wounded': {
    en: '{hero} takes {amount} {amount|Wound|Wounds}.',
    it: '{hero} subisce {amount} {amount|Ferita|Ferite}.',
  },
  'event.enemy-wounded': {
    en: '{card} {figures|takes|take} {amount} {amount|Wound|Wounds}.',
    it: '{card}: {figures|subisce|subiscono} {amount} {amount|Ferita|Ferite}.',
  },
  'event.killed': {
    en: '{card}: {amount} {amount|falls|fall}.',
    it: '{card}: ne {amount|cade|cadono} {amount}.',
  },
  'event.healed': { en: '{hero} heals {amount}.', it: '{hero} si cura di {amount}.' },
  'event.mana': { en: '{hero} gains {amount} Mana.', it: '{hero} ottiene {amount} Mana.' },
  'event.xp': { en: '{hero} gains {amount} XP.', it: '{hero} ottiene {amount} PE.' },
  'event.level-up': {
    en: '{hero} reaches level {amount}.',
    it: '{hero} raggiunge il livello {amount}.',
  },
  'event.skill': { en: '{hero} learns {card}.', it: '{hero} impara {card}.' },
  'event.fire': { en: '{amount} Fire on {who}.', it: '{amount} Fuoco su {who}.' },
  'event.frost': { en: '{amount} Frost on {who}.', it: '{amount} Gelo su {who}.' },
  'event.burned': {
    en: '{who}: the Fire deals {amount}.',
    it: '{who}: il Fuoco infligge {amount} {amount|Ferita|Ferite}.',
  },
  'event.frozen': {
    en: '{who}: the Frost costs an action.',
    it: '{who}: il Gelo costa un’azione.',
  },
  'event.knocked-out': { en: '{hero} is knocked out!', it: '{hero} è fuori combattimento!' },
  'event.stood-up': { en: '{hero} stands up.', it: '{hero} si rialza.' },
  'event.lifebringer': {
    en: 'A Lifebringer is spent for {hero}; {amount} left.',
    it: 'Un Portatore di Vita viene speso per {hero}; {amount|ne resta|ne restano} {amount}.',
  },
  'event.enemy-activated': {
    en: '{card} {figures|activates|activate}.',
    it: '{card}: {figures|si attiva|si attivano}.',
  },
  'event.enemy-moved': {
    en: '{card} {figures|moves|move}.',
    it: '{card}: {figures|si muove|si muovono}.',
  },
  'event.monster-pattern': { en: '{card} follows its nature.', it: '{card} segue la sua natura.' },
  'event.trap': {
    en: '{hero} springs a trap: {card}.',
    it: '{hero} fa scattare una trappola: {card}.',
  },
  'event.fountain': {
    en: '{hero} drinks from the fountain: {amount}.',
    it: '{hero} beve alla fontana: {amount}.',
  },
  'event.chest': { en: '{hero} opens a chest: {card}.', it: '{hero} apre un forziere: {card}.' },
  'event.crafted': { en: '{hero} crafts at the forge.', it: '{hero} forgia un oggetto.' },
  'event.darkness': {
    en: 'The Darkness advances to {amount}.',
    it: "L'Oscurità avanza a {amount}.",
  },
  'event.treasure-added': {
    en: 'A {rarity} token goes into the bag.',
    it: 'Un segnalino {rarity} entra nel sacchetto.',
  },
  'event.boss-fight': { en: 'The Boss Fight begins!', it: 'Comincia lo Scontro col Boss!' },
  'event.boss-ability': { en: '{enemy}: {purpose}.', it: '{enemy}: {purpose}.' },
  'event.boss-track': {
    en: 'The Boss track reaches {amount}.',
    it: 'Il tracciato del Boss arriva a {amount}.',
  },
  'event.stance': {
    en: '{hero} changes stance: {card}.',
    it: '{hero} cambia postura: {card}.',
  },
  'event.rage': { en: '{hero} has {amount} Rage.', it: '{hero} ha {amount} Furia.' },
  'event.marker': { en: '{hero} turns the amulet.', it: "{hero} gira l'amuleto." },
  'event.consecrated': { en: '{hero} consecrates a Zone.', it: '{hero} consacra una Zona.' },
  'event.blessed': { en: '{hero} blesses {card}.', it: '{hero} benedice {card}.' },
  'event.token-drawn': { en: '{hero} draws {card}.', it: '{hero} pesca {card}.' },
  'event.token-flipped': { en: '{hero} uses {card}.', it: '{hero} usa {card}.' },
  'event.poisoned': {
    en: 'The Poison deals {amount} to {card}.',
    it: 'Il Veleno infligge {amount} {amount|Ferita|Ferite} a {card}.',
  },
  'event.element': { en: '{hero}: {purpose} {amount}.', it: '{hero}: {purpose} {amount}.' },
  'event.peak': {
    en: '{hero} reaches the peak of {purpose}.',
    it: '{hero} raggiunge il culmine: {purpose}.',
  },
  'event.summoned': { en: '{hero} summons {card}.', it: '{hero} evoca {card}.' },
  'event.spirit': { en: '{card} acts.', it: '{card} agisce.' },
  'event.arrow': { en: '{hero} draws an arrow: {card}.', it: '{hero} incocca: {card}.' },
  'event.shot': { en: '{purpose}!', it: '{purpose}!' },
  'event.quest': { en: '{purpose}.', it: '{purpose}.' },
  'event.left': { en: '{hero} leaves the dungeon.', it: '{hero} lascia il dungeon.' },
  'event.won': { en: 'Victory!', it: 'Vittoria!' },
  'event.lost': { en: 'Defeat: {purpose}.', it: 'Sconfitta: {purpose}.' },
} as const satisfies Texts;
