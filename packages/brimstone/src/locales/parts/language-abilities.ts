import type { UseTiming } from '../../abilities.ts';
import type { Concern } from '../../language/ability.ts';
import type { Span } from '../../state.ts';
import type { BestOfName, EnemyStatName, StatName } from '../../stats.ts';
import type { Texts } from '../types.ts';

/** Numbers that a card changes; `{n}` has its sign. Rolls are better with +1, whatever their number does. */
export const statTexts = {
  'stat.initiative': { en: '{n} Initiative', it: '{n} Iniziativa' },
  'stat.combat': { en: '{n} Combat', it: '{n} Combattimento' },
  'stat.toHitMelee': { en: '{n} To Hit in Melee', it: '{n} Per Colpire in mischia' },
  'stat.toHitRanged': { en: '{n} To Hit with Ranged Attacks', it: '{n} Per Colpire a distanza' },
  'stat.defense': { en: '{n} on Defense rolls', it: '{n} ai tiri di Difesa' },
  'stat.willpower': { en: '{n} on Willpower rolls', it: '{n} ai tiri di Volontà' },
  'stat.maxHealth': { en: '{n} Health', it: '{n} Salute' },
  'stat.maxSanity': { en: '{n} Sanity', it: '{n} Sanità' },
  'stat.maxGrit': { en: '{n} Max Grit', it: '{n} Grinta massima' },
  'stat.corruptionResistance': {
    en: '{n} Corruption Resistance',
    it: '{n} Resistenza alla Corruzione',
  },
  'stat.move': { en: '{n} Move', it: '{n} Movimento' },
  'stat.escape': { en: '{n} on Escape tests', it: '{n} alle Prove di Fuga' },
  'stat.agility': { en: '{n} Agility', it: '{n} Agilità' },
  'stat.cunning': { en: '{n} Cunning', it: '{n} Astuzia' },
  'stat.spirit': { en: '{n} Spirit', it: '{n} Spirito' },
  'stat.strength': { en: '{n} Strength', it: '{n} Forza' },
  'stat.lore': { en: '{n} Lore', it: '{n} Sapere' },
  'stat.luck': { en: '{n} Luck', it: '{n} Fortuna' },
  'stat.damageMelee': { en: '{n} Damage in Melee', it: '{n} {by|danno|danni} in mischia' },
  'stat.damageRanged': {
    en: '{n} Damage with Ranged Attacks',
    it: '{n} {by|danno|danni} a distanza',
  },
  'stat.shots': { en: '{n} {by|Shot|Shots}', it: '{n} {by|Sparo|Spari}' },
  'stat.range': { en: '{n} Range', it: '{n} Gittata' },
  'stat.at-least': { en: '{what} (at least {n})', it: '{what} (almeno {n})' },
  'stat.carry': { en: '{n} to the weight you can carry', it: '{n} al peso che puoi portare' },
  'stat.sideBag': { en: '{n} Side Bag space', it: '{n} {by|posto|posti} nella Tracolla' },
  'stat.handSlots': { en: '{n} {by|hand|hands}', it: '{n} {by|mano|mani}' },
  'stat.scavengeDice': {
    en: '{n} {by|die|dice} when you Scavenge',
    it: '{n} {by|dado|dadi} quando Frughi',
  },
  'stat.holdBack': {
    en: '{n} on rolls to Hold Back the Darkness',
    it: '{n} ai tiri per Trattenere l’Oscurità',
  },
  'stat.darkStoneSafe': {
    en: 'at the end of an Adventure you roll for {by} fewer Dark Stone',
    it: 'alla fine di un’Avventura tiri per {by} {by|Pietra Oscura|Pietre Oscure} in meno',
  },
  'stat.darkStoneHitOn': {
    en: 'Dark Stone corrupts you on a roll up to {by} higher',
    it: 'la Pietra Oscura ti corrompe con un tiro fino a {by} più alto',
  },
  'stat.townPrice': { en: '${n} on everything in Town', it: '${n} su tutto in Città' },
  'stat.road': { en: '{n} on the road', it: '{n} in viaggio' },
} satisfies Texts & Record<`stat.${StatName}`, Texts[string]>;

export const enemyStatTexts = {
  'enemy-stat.initiative': { en: '{n} Initiative', it: '{n} Iniziativa' },
  'enemy-stat.move': { en: '{n} Move', it: '{n} Movimento' },
  'enemy-stat.escape': { en: '{n} Escape', it: '{n} Fuga' },
  'enemy-stat.toHit': { en: '{n} To Hit', it: '{n} Per Colpire' },
  'enemy-stat.combat': { en: '{n} Combat', it: '{n} Combattimento' },
  'enemy-stat.damage': { en: '{n} Damage', it: '{n} {by|danno|danni}' },
  'enemy-stat.defense': { en: '{n} Defense', it: '{n} Difesa' },
  'enemy-stat.health': { en: '{n} Health', it: '{n} Salute' },
  'enemy-stat.shots': { en: '{n} {by|Shot|Shots}', it: '{n} {by|Sparo|Spari}' },
  'enemy-stat.range': { en: '{n} Range', it: '{n} Gittata' },
  'enemy-stat.xp': { en: '{n} XP', it: '{n} PE' },
} satisfies Texts & Record<`enemy-stat.${EnemyStatName}`, Texts[string]>;

export const bestTexts = {
  'best.armor': { en: 'Armor {n}+', it: 'Armatura {n}+' },
  'best.spiritArmor': { en: 'Spirit Armor {n}+', it: 'Armatura Spirituale {n}+' },
  'best.cover': { en: 'Cover {n}+', it: 'Copertura {n}+' },
  'best.critMelee': {
    en: 'your Melee Hits are Critical on {n}+',
    it: 'i tuoi Colpi in mischia sono Critici con {n}+',
  },
  'best.critRanged': {
    en: 'your Ranged Hits are Critical on {n}+',
    it: 'i tuoi Colpi a distanza sono Critici con {n}+',
  },
  'best.poisonSave': {
    en: 'when you would gain a Poison or Void Venom marker, a D6 roll of {n}+ prevents it',
    it: 'quando riceveresti un segnalino Veleno o Veleno del Vuoto, con {n}+ su un D6 lo eviti',
  },
} satisfies Texts & Record<`best.${BestOfName}`, Texts[string]>;

/** How often, when and at what price something can be done. */
export const useTexts = {
  'once.activation': { en: 'once per Activation', it: 'una volta per Attivazione' },
  'once.attack': { en: 'once per Attack', it: 'una volta per Attacco' },
  'once.each': {
    en: 'once for each Hero in each turn',
    it: 'una volta per ogni Eroe in ogni turno',
  },
  'once.turn': { en: 'once per turn', it: 'una volta per turno' },
  'once.fight': { en: 'once per Fight', it: 'una volta per Scontro' },
  'once.adventure': { en: 'once per Adventure', it: 'una volta per Avventura' },
  'timing.anytime': { en: '', it: '' },
  'timing.activation': { en: 'in your Activation', it: 'nella tua Attivazione' },
  'timing.free-attack': { en: '', it: '' },
  'timing.instead-of-attack': { en: 'instead of attacking', it: 'invece di attaccare' },
  'timing.instead-of-search': { en: 'instead of Scavenging', it: 'invece di Frugare' },
  'timing.turn-start': { en: 'at the start of a turn', it: 'all’inizio di un turno' },
  'timing.turn-end': { en: 'at the end of a turn', it: 'alla fine di un turno' },
  'chance.roll': { en: 'roll a D6: on {n}+ {what}', it: 'tira un D6: con {n}+ {what}' },
  'cost.discard': { en: 'discard this', it: 'scarta questa carta' },
  'cost.charge': { en: 'use one charge', it: 'consuma una carica' },
  'cost.grit': { en: 'pay {n} Grit', it: 'paga {n} Grinta' },
} satisfies Texts & Record<`once.${Span}` | `timing.${UseTiming}`, Texts[string]>;

export const abilityTexts = {
  'article.a': { en: 'a {what}', it: 'un {what}' },
  'article.an': { en: 'an {what}', it: 'un {what}' },
  'ability.every-hero': { en: 'each Hero gets {what}', it: 'ogni Eroe ha {what}' },
  'ability.enemies-own': { en: '{what}', it: '{what}' },
  'ability.enemies-all': { en: 'Enemies get {what}', it: 'i Nemici hanno {what}' },
  'ability.enemies-such': { en: '{enemy} gets {what}', it: '{enemy} ha {what}' },
  'ability.dearer': {
    en: 'everything in Town costs you ${n} more',
    it: 'in Città tutto ti costa ${n} in più',
  },
  'ability.cheaper': {
    en: 'everything in Town costs you ${n} less',
    it: 'in Città tutto ti costa ${n} in meno',
  },
  'ability.blocks': { en: 'you can wear nothing {what}', it: 'non puoi indossare nulla {what}' },
  'ability.keeps-all': {
    en: 'you never give away or sell {what}',
    it: 'non cedi e non vendi mai {what}',
  },
  'ability.or-use': { en: '{one}; or {other}', it: '{one}; oppure, {other}' },
  'ability.keeps': {
    en: 'you never give or sell {what} to other Heroes',
    it: 'non dai e non vendi mai {what} ad altri Eroi',
  },
  'ability.lure': {
    en: 'the first Enemy of each type in an Ambush goes for you',
    it: 'in un’Imboscata il primo Nemico di ogni tipo punta su di te',
  },
  'ability.dice': {
    en: 'roll {n} more {n|die|dice} {attack}',
    it: 'tiri {n} {n|dado|dadi} in più {attack}',
  },
  'ability.shots': {
    en: '+{n} {n|Shot|Shots} {attack}',
    it: '+{n} {n|Sparo|Spari} {attack}',
  },
  'keeps.items': { en: 'Items', it: 'Oggetti' },
  'keeps.tokens': { en: 'Side Bag tokens', it: 'segnalini della Tracolla' },
  'keeps.dark-stone': { en: 'Dark Stone', it: 'Pietra Oscura' },
  'slot.hat': { en: 'on your head', it: 'in testa' },
  'slot.face': { en: 'on your face', it: 'sul viso' },
  'slot.neck': { en: 'around your neck', it: 'al collo' },
  'slot.shoulders': { en: 'on your shoulders', it: 'sulle spalle' },
  'slot.coat': { en: 'over your clothes', it: 'sopra i vestiti' },
  'slot.torso': { en: 'on your torso', it: 'sul busto' },
  'slot.gloves': { en: 'on your hands', it: 'sulle mani' },
  'slot.belt': { en: 'around your waist', it: 'in vita' },
  'slot.boots': { en: 'on your feet', it: 'ai piedi' },
  'ability.immune': { en: 'immune to {what}', it: 'immune {what}' },
  'immune.weather': { en: 'Weather', it: 'alle Intemperie' },
  'immune.cold': { en: 'Cold', it: 'al Freddo' },
  'immune.poison': { en: 'Poison', it: 'al Veleno' },
  'immune.void-venom': { en: 'Void Venom', it: 'al Veleno del Vuoto' },
  'immune.fire': { en: 'Fire', it: 'al Fuoco' },
  'immune.fear': { en: 'Fear', it: 'alla Paura' },
  'immune.terror': { en: 'Terror', it: 'al Terrore' },
  'immune.push': { en: 'being pushed', it: 'alle spinte' },
  'immune.tonic': { en: 'Tonic does nothing for you', it: 'il Tonico non ha effetto su di te' },
  'immune.voices': {
    en: 'you never hear the Voices in the Dark',
    it: 'non senti mai le Voci nel Buio',
  },
  'immune.models': {
    en: 'other models are no obstacle',
    it: 'gli altri modelli non sono un ostacolo',
  },
  'immune.barriers': { en: 'Barriers are no obstacle', it: 'le Barriere non sono un ostacolo' },
  'immune.enemy-ties': {
    en: 'you go before Enemies with the same Initiative',
    it: 'agisci prima dei Nemici con la stessa Iniziativa',
  },

  'concern.you': { en: 'you', it: 'tu' },
  'concern.anyone': { en: 'a Hero', it: 'un Eroe' },
  'concern.another': { en: 'another Hero', it: 'un altro Eroe' },
  'concern.another-here': {
    en: 'another Hero on your Map Tile',
    it: 'un altro Eroe sulla tua Tessera Mappa',
  },
  'concern.another-in-world': {
    en: 'another Hero in your World',
    it: 'un altro Eroe nel tuo Mondo',
  },
  'concern.another-adjacent': { en: 'an adjacent Hero', it: 'un Eroe adiacente' },
  'concern.another-near': {
    en: 'another Hero on your or an adjacent Map Tile',
    it: 'un altro Eroe sulla tua Tessera Mappa o su una adiacente',
  },
  'concern.here': {
    en: 'a Hero on your Map Tile, you included,',
    it: 'un Eroe sulla tua Tessera Mappa, tu compreso,',
  },
  'concern.your-healing': { en: 'a Hero you help', it: 'un Eroe che aiuti' },

  'doer.hit': { en: 'the Hit', it: 'il Colpo' },
  'doer.enemy': { en: 'that Enemy', it: 'quel Nemico' },
  'doer.dynamite': { en: 'the stick', it: 'il candelotto' },
  'doer.itself': { en: 'it', it: '' },
  'doer.your-hits': { en: 'your {hits}', it: 'i tuoi {hits}' },

  'reroll.any-yours': {
    en: 'Re-roll any number of your {dice}',
    it: 'rilanci quanti vuoi dei tuoi {dice}',
  },
  'reroll.any-failed-yours': {
    en: 'Re-roll any number of your {dice} that failed',
    it: 'rilanci quanti vuoi dei tuoi {dice} falliti',
  },
  'reroll.most-yours': {
    en: 'Re-roll {n} of your {dice}',
    it: 'rilanci {n} dei tuoi {dice}',
  },
  'reroll.most-failed-yours': {
    en: 'Re-roll {n} of your {dice} that failed',
    it: 'rilanci {n} dei tuoi {dice} falliti',
  },
  'reroll.any-theirs': {
    en: 'let {who} Re-roll any number of {dice}',
    it: 'fai rilanciare a {who} quanti {dice} vuole',
  },
  'reroll.any-failed-theirs': {
    en: 'let {who} Re-roll any number of {dice} that failed',
    it: 'fai rilanciare a {who} quanti {dice} falliti vuole',
  },
  'reroll.most-theirs': {
    en: 'let {who} Re-roll {n} of their {dice}',
    it: 'fai rilanciare a {who} {n} dei suoi {dice}',
  },
  'reroll.most-failed-theirs': {
    en: 'let {who} Re-roll {n} of their {dice} that failed',
    it: 'fai rilanciare a {who} {n} dei suoi {dice} falliti',
  },
  'dice.any': { en: 'dice', it: 'dadi' },
  'dice.of': { en: '{what} dice', it: 'dadi {what}' },
  'dice.to-hit': { en: 'To Hit', it: 'Per Colpire' },
  'dice.damage': { en: 'Damage', it: 'dei danni' },
  'dice.dynamite-damage': { en: 'Damage', it: 'dei danni' },
  'dice.defense': { en: 'Defense', it: 'di Difesa' },
  'dice.willpower': { en: 'Willpower', it: 'di Volontà' },
  'dice.escape': { en: 'Escape', it: 'di Fuga' },
  'dice.move': { en: 'Move', it: 'di Movimento' },
  'dice.armor': { en: 'Armor', it: 'di Armatura' },
  'dice.scavenge': { en: 'Scavenge', it: 'di Frugare' },
  'dice.hold-back': { en: 'Hold Back the Darkness', it: 'per Trattenere l’Oscurità' },
  'dice.agility': { en: 'Agility', it: 'di Agilità' },
  'dice.cunning': { en: 'Cunning', it: 'di Astuzia' },
  'dice.spirit': { en: 'Spirit', it: 'di Spirito' },
  'dice.strength': { en: 'Strength', it: 'di Forza' },
  'dice.lore': { en: 'Lore', it: 'di Sapere' },
  'dice.luck': { en: 'Luck', it: 'di Fortuna' },
} satisfies Texts & Record<`concern.${Concern}`, Texts[string]>;
