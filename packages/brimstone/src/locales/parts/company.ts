import type { Texts } from '../types.ts';

/** What is said about a company. */
export const companyTexts = {
  'purpose.next-mission': {
    en: 'The company has chosen its next Mission',
    it: 'La compagnia ha scelto la prossima Missione',
  },
  'purpose.reset-ability-tokens': {
    en: 'All Ability Tokens are ready again',
    it: 'Tutti i Segnalini abilità sono di nuovo pronti',
  },
  'purpose.reset-grit': {
    en: 'Everybody starts with 1 Grit',
    it: 'Ognuno comincia con 1 Grinta',
  },
  'company.refused.no-company': {
    en: 'There is no company yet.',
    it: 'Non c’è ancora una compagnia.',
  },
  'company.refused.founded-already': {
    en: 'The company has been founded already.',
    it: 'La compagnia è già stata fondata.',
  },
  'company.refused.bad-name': {
    en: 'A name has 1 to 40 letters.',
    it: 'Un nome ha da 1 a 40 lettere.',
  },
  'company.refused.bad-hero': {
    en: 'Such a Hero cannot be recruited.',
    it: 'Un Eroe così non può essere arruolato.',
  },
  'company.refused.company-full': {
    en: 'The company has no room for anybody else.',
    it: 'La compagnia è al completo.',
  },
  'company.refused.not-at-home': {
    en: 'The company is not at home.',
    it: 'La compagnia non è a casa.',
  },
  'company.refused.no-such-member': {
    en: 'There is no such member.',
    it: 'Non c’è un membro così.',
  },
  'company.refused.member-twice': {
    en: 'Nobody can go twice.',
    it: 'Nessuno può andare due volte.',
  },
  'company.refused.member-not-ready': {
    en: 'Somebody among them is not ready to go.',
    it: 'Qualcuno di loro non è pronto a partire.',
  },
  'company.refused.member-not-dead': {
    en: 'Only the dead are buried.',
    it: 'Si seppelliscono solo i morti.',
  },
  'company.refused.nobody-goes': {
    en: 'Somebody has to go.',
    it: 'Qualcuno deve andare.',
  },
  'company.refused.too-many-go': {
    en: 'At most six can go on an adventure.',
    it: 'Al massimo in sei possono andare all’avventura.',
  },
  'company.refused.unknown-mission': {
    en: 'There is no such Mission.',
    it: 'Non esiste una Missione così.',
  },
  'company.refused.mission-not-open': {
    en: 'The story has not led to this Mission yet.',
    it: 'La storia non ha ancora portato a questa Missione.',
  },
  'company.refused.bad-options': {
    en: 'These rules cannot be agreed on.',
    it: 'Queste regole non si possono scegliere.',
  },
  'company.refused.not-on-adventure': {
    en: 'The company is in no adventure.',
    it: 'La compagnia non è in un’avventura.',
  },
  'company.refused.not-in-town': {
    en: 'The company is not on its way to Town.',
    it: 'La compagnia non è in viaggio verso la Città.',
  },
  'company.refused.not-over': {
    en: 'It is not over yet.',
    it: 'Non è ancora finita.',
  },
  'company.refused.other-game': {
    en: 'This is the record of another game.',
    it: 'Questa è la registrazione di un altro gioco.',
  },
  'company.refused.other-party': {
    en: 'This is the record of another party.',
    it: 'Questa è la registrazione di un altro gruppo.',
  },
  'company.refused.broken': {
    en: 'This company’s log can’t be read to its end. Save it to a file and open that file: the company goes on from its last sound chapter.',
    it: 'Il registro di questa compagnia non si legge fino in fondo. Salvala su file e apri quel file: la compagnia riparte dall’ultimo capitolo integro.',
  },
  'company.refused.unreadable': {
    en: 'This chapter could not be written down so that it can be read again, so nothing was changed. Take back its last steps and try again.',
    it: 'Questo capitolo non si può scrivere in modo da rileggerlo, quindi non è cambiato nulla. Annullate gli ultimi passi e riprovate.',
  },
} satisfies Texts;
