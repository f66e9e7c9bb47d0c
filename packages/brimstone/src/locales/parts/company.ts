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
    en: 'The company already exists.',
    it: 'La compagnia esiste già.',
  },
  'company.refused.bad-name': {
    en: 'A name has 1 to 40 letters. Choose another one.',
    it: 'Un nome ha da 1 a 40 lettere. Scegline un altro.',
  },
  'company.refused.bad-hero': {
    en: 'That Hero can’t be recruited.',
    it: 'Quell’Eroe non si può arruolare.',
  },
  'company.refused.company-full': {
    en: 'The company is full. Let somebody go first.',
    it: 'La compagnia è al completo. Prima congeda qualcuno.',
  },
  'company.refused.not-at-home': {
    en: 'The company isn’t at home. Finish what it is doing first.',
    it: 'La compagnia non è a casa. Prima finite ciò che sta facendo.',
  },
  'company.refused.no-such-member': {
    en: 'The company has no such member.',
    it: 'La compagnia non ha questo membro.',
  },
  'company.refused.member-twice': {
    en: 'You picked the same member twice.',
    it: 'Hai scelto due volte lo stesso membro.',
  },
  'company.refused.member-not-ready': {
    en: 'One of them isn’t ready to go. Pick somebody else.',
    it: 'Uno di loro non è pronto a partire. Scegli qualcun altro.',
  },
  'company.refused.member-not-dead': {
    en: 'Only the dead can be buried.',
    it: 'Si possono seppellire solo i morti.',
  },
  'company.refused.nobody-goes': {
    en: 'Pick at least one member to go.',
    it: 'Scegli almeno un membro che parta.',
  },
  'company.refused.too-many-go': {
    en: 'At most six can go on an adventure.',
    it: 'A un’avventura vanno al massimo in sei.',
  },
  'company.refused.unknown-mission': {
    en: 'That Mission doesn’t exist.',
    it: 'Questa Missione non esiste.',
  },
  'company.refused.mission-not-open': {
    en: 'The story hasn’t led to this Mission yet.',
    it: 'La storia non ha ancora portato a questa Missione.',
  },
  'company.refused.bad-options': {
    en: 'These rules can’t be chosen.',
    it: 'Queste regole non si possono scegliere.',
  },
  'company.refused.not-on-adventure': {
    en: 'The company isn’t on an adventure.',
    it: 'La compagnia non è in un’avventura.',
  },
  'company.refused.not-in-town': {
    en: 'The company isn’t on its way to Town.',
    it: 'La compagnia non è in viaggio verso la Città.',
  },
  'company.refused.not-over': {
    en: 'It isn’t over yet.',
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
  'company.refused.with-packs': {
    en: 'A game with packs can’t become a company yet.',
    it: 'Una partita con pacchetti non può ancora diventare una compagnia.',
  },
  'company.refused.broken': {
    en: 'This company’s log can’t be read to its end. Save it to a file and open that file: the company continues from its last intact chapter.',
    it: 'Il registro di questa compagnia non si legge fino in fondo. Salvala su file e apri quel file: la compagnia riparte dall’ultimo capitolo integro.',
  },
  'company.refused.unreadable': {
    en: 'This chapter couldn’t be saved in a readable form, so nothing was changed. Take back its last steps and try again.',
    it: 'Questo capitolo non si è potuto salvare in forma leggibile, quindi non è cambiato nulla. Annullate gli ultimi passi e riprovate.',
  },
} satisfies Texts;
