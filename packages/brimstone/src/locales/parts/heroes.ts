import type { Texts } from '../types.ts';

export const heroesTexts = {
  'prompt.reroll': {
    en: '{purpose}: {dice} against {need}+. Which dice do you re-roll with {with}?',
    it: '{purpose}: {dice} contro {need}+. Quali dadi rilanci con {with}?',
  },
  'prompt.reroll-higher': {
    en: '{purpose}: {dice}. Which dice do you re-roll with {with}?',
    it: '{purpose}: {dice}. Quali dadi rilanci con {with}?',
  },
  'prompt.reroll-with': {
    en: '{purpose}: {dice} against {need}+. Re-roll with what?',
    it: '{purpose}: {dice} contro {need}+. Con cosa rilanci?',
  },
  'prompt.reroll-with-higher': {
    en: '{purpose}: {dice}. Re-roll with what?',
    it: '{purpose}: {dice}. Con cosa rilanci?',
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
  'option.grit-move': { en: 'Move a D6 further', it: 'Muovi di un D6 in più' },
  'option.grit-lose': { en: 'Let it go', it: 'Lascia perdere' },
  'option.yes': { en: 'Yes', it: 'Sì' },
  'option.no': { en: 'No', it: 'No' },
  'option.wounds': { en: 'Wounds', it: 'Ferite' },
  'option.sanity': { en: 'Sanity Damage', it: 'Danni alla Sanità' },

  'roll.move': { en: 'Move', it: 'Movimento' },
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
  'roll.poison': { en: 'Poison', it: 'Veleno' },
  'roll.heal': { en: 'Healing', it: 'Cura' },
  'roll.breath': { en: 'Catch Your Breath', it: 'Riprendere Fiato' },
  'roll.skill-agility': { en: 'Agility test', it: 'Prova di Agilità' },
  'roll.skill-cunning': { en: 'Cunning test', it: 'Prova di Astuzia' },
  'roll.skill-spirit': { en: 'Spirit test', it: 'Prova di Spirito' },
  'roll.skill-strength': { en: 'Strength test', it: 'Prova di Forza' },
  'roll.skill-lore': { en: 'Lore test', it: 'Prova di Sapere' },
  'roll.skill-luck': { en: 'Luck test', it: 'Prova di Fortuna' },

  'event.rolled': { en: '{purpose}: {hero} rolls {dice}.', it: '{purpose}: {hero} tira {dice}.' },
  'event.rerolled': { en: '{hero} re-rolls: {dice}.', it: '{hero} rilancia: {dice}.' },
  'event.grit-gained': {
    en: '{hero} recovers {amount} Grit',
    it: '{hero} recupera {amount} Grinta',
  },
  'event.grit-lost': { en: '{hero} loses {amount} Grit', it: '{hero} perde {amount} Grinta' },
  'event.grit-spent': { en: '{hero} spends {amount} Grit', it: '{hero} spende {amount} Grinta' },
  'event.ability-used': { en: '{hero} uses {card}', it: '{hero} usa {card}' },
  'event.defended': {
    en: '{hero} stops {amount} {amount|Hit|Hits}',
    it: '{hero} ferma {amount} {amount|Colpo|Colpi}',
  },
  'event.wounded': {
    en: '{hero} takes {amount} {amount|Wound|Wounds}',
    it: '{hero} subisce {amount} {amount|Ferita|Ferite}',
  },
  'event.sanity-lost': {
    en: '{hero} takes {amount} Sanity Damage',
    it: '{hero} subisce {amount} {amount|danno|danni} alla Sanità',
  },
  'event.corruption': {
    en: '{hero} gains {amount} Corruption',
    it: '{hero} riceve {amount} Corruzione',
  },
  'event.mutation': { en: '{hero} mutates: {card}', it: '{hero} muta: {card}' },
  'event.injury': { en: '{hero} is injured: {card}', it: '{hero} riporta una Lesione: {card}' },
  'event.madness': { en: '{hero} goes mad: {card}', it: '{hero} impazzisce: {card}' },
  'event.status-gained': {
    en: '{hero} gains a {purpose} marker',
    it: '{hero} riceve un segnalino {purpose}',
  },
  'event.status-lost': { en: '{hero} is rid of {purpose}', it: '{hero} si libera di {purpose}' },
  'event.knocked-out': { en: '{hero} is KO’d', it: '{hero} è KO' },
  'event.revived': {
    en: 'A Revive Token brings {hero} back',
    it: 'Un segnalino Rianimazione riporta {hero} in piedi',
  },
  'event.recovered': { en: '{hero} gets up again', it: '{hero} si rialza' },
  'event.died': { en: '{hero} is dead', it: '{hero} muore' },
  'event.healed': {
    en: '{hero} heals {amount} {purpose}',
    it: '{hero} cura {amount} {purpose}',
  },
  'purpose.wounds': { en: '{amount|Wound|Wounds}', it: '{amount|Ferita|Ferite}' },
  'purpose.sanity': { en: 'Sanity', it: 'Sanità' },
  'event.xp': { en: '{hero} gains {amount} XP', it: '{hero} guadagna {amount} PE' },
  'event.test-passed': {
    en: '{hero} passes the {purpose} test ({dice} against {need}+)',
    it: '{hero} supera la Prova di {purpose} ({dice} contro {need}+)',
  },
  'event.test-failed': {
    en: '{hero} fails the {purpose} test ({dice} against {need}+)',
    it: '{hero} fallisce la Prova di {purpose} ({dice} contro {need}+)',
  },
} satisfies Texts;
