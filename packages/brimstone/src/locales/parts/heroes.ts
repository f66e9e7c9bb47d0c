import type { Texts } from '../types.ts';

export const heroesTexts = {
  'prompt.reroll': {
    en: '{purpose}: {dice} against {need}+. {still}Which dice do you re-roll with {with}?',
    it: '{purpose}: {dice} contro {need}+. {still}Quali dadi rilanci con {with}?',
  },
  'prompt.reroll-higher': {
    en: '{purpose}: {dice}. Which dice do you re-roll with {with}?',
    it: '{purpose}: {dice}. Quali dadi rilanci con {with}?',
  },
  'prompt.reroll-with': {
    en: '{purpose}: {dice} against {need}+. {still}Re-roll with what?',
    it: '{purpose}: {dice} contro {need}+. {still}Con cosa rilanci?',
  },
  'prompt.reroll-with-higher': {
    en: '{purpose}: {dice}. Re-roll with what?',
    it: '{purpose}: {dice}. Con cosa rilanci?',
  },
  'reroll.still': {
    en: '{missing} more successes are needed. ',
    it: 'Servono ancora {missing} successi. ',
  },
  'prompt.spend-grit-at-once': {
    en: 'You are at your Max Grit. Spend the new one at once?',
    it: 'Sei già alla Grinta massima. Spendi subito quella nuova?',
  },
  'prompt.revive': {
    en: 'You are about to be KO’d. Use a Revive Token of the party ({tokens} left)?',
    it: 'Stai per andare KO. Usi un segnalino Rianimazione della compagnia (ne restano {tokens})?',
  },
  'prompt.heal-mix': {
    en: 'Heal {amount}: how much on Wounds, how much on Sanity Damage?',
    it: 'Cura {amount}: quanto sulle Ferite, quanto sui danni alla Sanità?',
  },
  'prompt.make-room': {
    en: '{hero} gets up in your space. Where do you step?',
    it: '{hero} si rialza nel tuo spazio. Dove ti sposti?',
  },

  'option.grit': { en: '1 Grit', it: '1 Grinta' },
  'option.keep': { en: 'Keep the dice', it: 'Tieni i dadi' },
  'option.die': { en: 'Die showing {value}', it: 'Dado che mostra {value}' },
  'option.die-enough': {
    en: 'Die showing {value}, enough as it is',
    it: 'Dado che mostra {value}, basta così',
  },
  'option.die-about': { en: 'Die showing {value}: {what}', it: 'Dado che mostra {value}: {what}' },
  'option.grit-move': { en: 'Move a D6 further', it: 'Muovi di un D6 in più' },
  'option.grit-lose': { en: 'Let it go', it: 'Lascia perdere' },
  'option.yes': { en: 'Yes', it: 'Sì' },
  'option.no': { en: 'No', it: 'No' },
  'option.wounds': { en: 'Wounds', it: 'Ferite' },
  'option.sanity': { en: 'Sanity Damage', it: 'Danni alla Sanità' },

  'roll.move': { en: 'Move', it: 'Movimento' },
  'roll.move-grit': { en: 'brings 1 Grit', it: 'porta 1 Grinta' },
  'roll.against': { en: '{purpose} against {from}', it: '{purpose} contro {from}' },
  'roll.enemy-left': {
    en: '{enemy} ({health} Health left, Defense {defense})',
    it: '{enemy} (Salute {health}, Difesa {defense})',
  },
  'roll.for-damage': {
    en: '{from} ({damage} Damage)',
    it: '{from} ({damage} {damage|Danno|Danni})',
  },
  'roll.hit-from': {
    en: 'hit {n} of {count}, from {from}',
    it: 'colpo {n} di {count}, da {from}',
  },
  'roll.hit-of': { en: 'hit {n} of {count}', it: 'colpo {n} di {count}' },
  'roll.critical-hit': { en: 'critical hit', it: 'colpo critico' },
  'roll.plain-hit': { en: 'hit', it: 'colpo' },
  'roll.move-extra': { en: 'Extra movement', it: 'Movimento extra' },
  'roll.escape': { en: 'Escape', it: 'Fuga' },
  'roll.to-hit': { en: 'To Hit', it: 'Per Colpire' },
  'roll.damage': { en: 'Damage', it: 'Danni' },
  'roll.defense': { en: 'Defense', it: 'Difesa' },
  'roll.willpower': { en: 'Willpower', it: 'Volontà' },
  'roll.armor': { en: 'Armor', it: 'Armatura' },
  'roll.spirit-armor': { en: 'Spirit Armor', it: 'Armatura Spirituale' },
  'roll.cover': { en: 'Cover', it: 'Copertura' },
  'roll.scavenge': { en: 'Scavenge', it: 'Frugare' },
  'roll.recover': { en: 'Recovery', it: 'Ripresa' },
  'poison.name': { en: 'Poison', it: 'Veleno' },
  'poison.text': {
    en: 'At the start of your activation, roll a die for each marker: on 1 or 2 you take a Wound, on a 6 you remove the marker.',
    it: 'All’inizio della tua attivazione tira un dado per segnalino: con 1 o 2 subisci una Ferita, con 6 togli il segnalino.',
  },
  'roll.poison': { en: 'Poison', it: 'Veleno' },
  'roll.heal': { en: 'Healing', it: 'Cura' },
  'roll.breath': { en: 'Catch Your Breath', it: 'Riprendere Fiato' },
  'roll.dynamite-damage': { en: 'Dynamite', it: 'Dinamite' },
  'roll.dynamite-bounces': { en: 'Bounces of the Dynamite', it: 'Rimbalzi della Dinamite' },
  'roll.dangerous-dynamite': {
    en: 'Sticks that may go off',
    it: 'Candelotti che possono esplodere',
  },
  'roll.gold': { en: 'Gold', it: 'Oro' },
  'roll.dark-stone': { en: 'Dark Stone', it: 'Pietra Oscura' },
  'roll.skill-agility': { en: 'Agility test', it: 'Prova di Agilità' },
  'roll.skill-cunning': { en: 'Cunning test', it: 'Prova di Astuzia' },
  'roll.skill-spirit': { en: 'Spirit test', it: 'Prova di Spirito' },
  'roll.skill-strength': { en: 'Strength test', it: 'Prova di Forza' },
  'roll.skill-lore': { en: 'Lore test', it: 'Prova di Sapere' },
  'roll.skill-luck': { en: 'Luck test', it: 'Prova di Fortuna' },

  'event.rolled': { en: '{purpose}: {hero} rolls {dice}.', it: '{purpose}: {hero} tira {dice}.' },
  'event.rerolled': { en: '{hero} re-rolls: {dice}.', it: '{hero} rilancia: {dice}.' },
  'event.grit-gained': {
    en: '{hero} recovers {amount} Grit.',
    it: '{hero} recupera {amount} Grinta.',
  },
  'event.grit-lost': { en: '{hero} loses {amount} Grit.', it: '{hero} perde {amount} Grinta.' },
  'event.grit-spent': { en: '{hero} spends {amount} Grit.', it: '{hero} spende {amount} Grinta.' },
  'event.deed': { en: '{hero}: {card}.', it: '{hero}: {card}.' },
  'event.ability-used': { en: '{hero} uses {card}.', it: '{hero} usa {card}.' },
  'event.defended': {
    en: '{hero} stops {amount} {amount|Hit|Hits}.',
    it: '{hero} ferma {amount} {amount|Colpo|Colpi}.',
  },
  'event.wounded': {
    en: '{hero} takes {amount} {amount|Wound|Wounds}.',
    it: '{hero} subisce {amount} {amount|Ferita|Ferite}.',
  },
  'event.sanity-lost': {
    en: '{hero} takes {amount} Sanity Damage.',
    it: '{hero} subisce {amount} {amount|danno|danni} alla Sanità.',
  },
  'event.corruption': {
    en: '{hero} gains {amount} Corruption.',
    it: '{hero} riceve {amount} Corruzione.',
  },
  'event.mutation': { en: '{hero} mutates: {card}.', it: '{hero} muta: {card}.' },
  'event.injury': {
    en: '{hero} suffers an Injury: {card}.',
    it: '{hero} riporta una Lesione: {card}.',
  },
  'event.madness': {
    en: '{hero} suffers a Madness: {card}.',
    it: '{hero} riporta una Follia: {card}.',
  },
  'event.status-gained': {
    en: '{hero} gains a {purpose} marker.',
    it: '{hero} riceve un segnalino {purpose}.',
  },
  'event.status-lost': {
    en: '{hero} loses a {purpose} marker.',
    it: '{hero} perde un segnalino {purpose}.',
  },
  'event.knocked-out': { en: '{hero} is KO’d.', it: '{hero} è KO.' },
  'event.revived': {
    en: 'A Revive Token brings {hero} back.',
    it: 'Un segnalino Rianimazione riporta {hero} in piedi.',
  },
  'event.recovered': { en: '{hero} gets up again.', it: '{hero} si rialza.' },
  'event.died': { en: '{hero} dies.', it: '{hero} muore.' },
  'event.healed': {
    en: '{hero} heals {amount} {purpose}.',
    it: '{hero} cura {amount} {purpose}.',
  },
  'purpose.wounds': { en: '{amount|Wound|Wounds}', it: '{amount|Ferita|Ferite}' },
  'purpose.sanity': { en: 'Sanity', it: 'Sanità' },
  'event.move-changed': {
    en: '{hero} can move {amount} {amount|space|spaces}.',
    it: '{hero} può muoversi di {amount} {amount|spazio|spazi}.',
  },
  'made.from': { en: '{amount} from {source}', it: '{amount} da {source}' },
  'made.armor': { en: '{amount} stopped by Armor', it: '{amount} con l’Armatura' },
  'made.spirit-armor': {
    en: '{amount} stopped by Spirit Armor',
    it: '{amount} con l’Armatura Spirituale',
  },
  'made.beyond': { en: '{amount} beyond what was left', it: '{amount} oltre quanto restava' },
  'made.for-now': { en: '{amount} for a while', it: '{amount} temporaneo' },
  'made.void-venom': { en: '{amount} from Void Venom', it: '{amount} dal Veleno del Vuoto' },
  'made.other-effects': { en: '{amount} from other effects', it: '{amount} da altri effetti' },
  'event.xp': { en: '{hero} gains {amount} XP.', it: '{hero} guadagna {amount} PE.' },
  'event.test-passed': {
    en: '{hero} passes the {purpose} test ({dice} against {need}+).',
    it: '{hero} supera la Prova di {purpose} ({dice} contro {need}+).',
  },
  'event.test-failed': {
    en: '{hero} fails the {purpose} test ({dice} against {need}+).',
    it: '{hero} fallisce la Prova di {purpose} ({dice} contro {need}+).',
  },

  'prompt.level-up': {
    en: 'You have {xp} XP: go up to Level {level} for {cost}? All Wounds and Sanity Damage heal, you recover 1 Grit, roll for a bonus and learn an ability.',
    it: 'Hai {xp} PE: sali al Livello {level} per {cost}? Curi tutte le Ferite e i danni alla Sanità, recuperi 1 Grinta, tiri per un bonus e impari un’abilità.',
  },
  'prompt.level-up-in-peace': {
    en: 'You have {xp} XP: go up to Level {level} for {cost}? You roll for a bonus and learn an ability.',
    it: 'Hai {xp} PE: sali al Livello {level} per {cost}? Tiri per un bonus e impari un’abilità.',
  },
  'prompt.new-ability': {
    en: 'Level {level}: choose an ability.',
    it: 'Livello {level}: scegli un’abilità.',
  },
  'event.level-gained': {
    en: '{hero} is now Level {amount}.',
    it: '{hero} è ora di Livello {amount}.',
  },
  'event.level-bonus': {
    en: '{hero} rolls {dice} for the new Level: {card}.',
    it: '{hero} tira {dice} per il nuovo Livello: {card}.',
  },
  'event.upgrade-gained': { en: '{hero} learns {card}.', it: '{hero} impara {card}.' },
} satisfies Texts;
