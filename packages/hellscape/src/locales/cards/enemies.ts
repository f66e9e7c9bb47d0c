import { TIERS, type Tier } from '../../ids.ts';
import type { Texts } from '../types.ts';

interface Both {
  readonly en: string;
  readonly it: string;
}

/** The name of a kind, and name and flavour of its three cards. */
const mob = (type: string, name: Both, flavours: Readonly<Record<Tier, Both>>): Texts => ({
  [`${type}.name`]: name,
  ...Object.fromEntries(
    TIERS.flatMap((tier) => [
      [`mob-${type}-${tier}.name`, name],
      [`mob-${type}-${tier}.flavour`, flavours[tier]],
    ]),
  ),
});

/** The name of a monster and what it is called after that, and name and flavour of its three cards. */
const monster = (
  type: string,
  name: Both,
  [he, his]: readonly [he: string, his: string],
  flavour: Both,
): Texts => ({
  ...called(type, he, his),
  [`${type}.name`]: name,
  ...Object.fromEntries(
    TIERS.flatMap((tier) => [
      [`roaming-${type}-${tier}.name`, name],
      [`roaming-${type}-${tier}.flavour`, flavour],
    ]),
  ),
});

/** English pronouns; Italian texts need none. */
const called = (type: string, he: string, his: string): Texts => ({
  [`${type}.he`]: { en: he, it: '' },
  [`${type}.his`]: { en: his, it: '' },
});

const strides = (tier: Tier, n: number): Texts => ({
  [`mob-satyrs-${tier}.text`]: {
    en: `When they move, they move up to ${n} Zones, until a Hero is in reach.`,
    it: `Quando si muovono, percorrono fino a ${n} Zone, finché un Eroe non è a portata.`,
  },
});

const mobTexts: Texts = {
  ...mob(
    'fallen-angels',
    { en: 'Fallen Angels', it: 'Angeli Caduti' },
    {
      '1-2': {
        en: 'They still know where armor ends.',
        it: 'Sanno ancora dove finisce l’armatura.',
      },
      '3-4': {
        en: 'No shield was ever raised against Heaven’s own steel.',
        it: 'Nessuno scudo fu mai alzato contro l’acciaio del Cielo.',
      },
      '5': {
        en: 'They weep while they strike, and they do not miss.',
        it: 'Piangono mentre colpiscono, e non sbagliano.',
      },
    },
  ),
  ...mob(
    'undead',
    { en: 'Undead', it: 'Non Morti' },
    {
      '1-2': {
        en: 'What falls off keeps crawling.',
        it: 'Ciò che si stacca continua a strisciare.',
      },
      '3-4': {
        en: 'They leave half of themselves behind to reach you sooner.',
        it: 'Lasciano indietro metà di sé per raggiungervi prima.',
      },
      '5': {
        en: 'Hunger holds them together, but only just.',
        it: 'Li tiene insieme la fame, ma a malapena.',
      },
    },
  ),
  ...mob(
    'satyrs',
    { en: 'Satyrs', it: 'Satiri' },
    {
      '1-2': { en: 'First the pipes, then the hooves.', it: 'Prima i flauti, poi gli zoccoli.' },
      '3-4': { en: 'You cannot outrun a dance.', it: 'Nessuno corre più veloce di una danza.' },
      '5': {
        en: 'The whole corridor shakes before you see the horns.',
        it: 'Tutto il corridoio trema prima che si vedano le corna.',
      },
    },
  ),
  ...strides('1-2', 2),
  ...strides('3-4', 2),
  ...strides('5', 3),
  ...mob(
    'demons',
    { en: 'Demons', it: 'Demoni' },
    {
      '1-2': {
        en: 'Their claws are hot enough to write with.',
        it: 'I loro artigli sono tanto roventi da poterci scrivere.',
      },
      '3-4': { en: 'They like their prey well done.', it: 'La preda la preferiscono ben cotta.' },
      '5': {
        en: 'Hell sends them where it wants to be next.',
        it: 'L’Inferno li manda là dove vuole arrivare.',
      },
    },
  ),
  ...mob(
    'fire-entities',
    { en: 'Fire Entities', it: 'Entità di Fuoco' },
    {
      '1-2': {
        en: 'Hit a fire and see what it does to the stick.',
        it: 'Colpisci un fuoco e guarda che ne è del bastone.',
      },
      '3-4': {
        en: 'They spread to whatever comes near.',
        it: 'Si propagano a tutto ciò che si avvicina.',
      },
      '5': {
        en: 'The air between you and them is already burning.',
        it: 'L’aria tra voi e loro sta già bruciando.',
      },
    },
  ),
  ...mob(
    'skeletons',
    { en: 'Skeletons', it: 'Scheletri' },
    {
      '1-2': {
        en: 'Count the bones before you turn your back.',
        it: 'Conta le ossa prima di voltarti.',
      },
      '3-4': {
        en: 'A pile of bones is only a skeleton that waits.',
        it: 'Un mucchio d’ossa è solo uno scheletro che aspetta.',
      },
      '5': {
        en: 'They have died so often that it bores them.',
        it: 'Sono morti così tante volte che ormai si annoiano.',
      },
    },
  ),
  ...mob(
    'infernal-imps',
    { en: 'Infernal Imps', it: 'Diavoletti Infernali' },
    {
      '1-2': {
        en: 'They giggle at your best spell.',
        it: 'Ridacchiano del tuo incantesimo migliore.',
      },
      '3-4': {
        en: 'Where you strike, one has just been.',
        it: 'Dove colpisci ce n’era uno un attimo fa.',
      },
      '5': {
        en: 'They know your next thought and have already stolen it.',
        it: 'Conoscono il tuo prossimo pensiero e l’hanno già rubato.',
      },
    },
  ),
  ...mob(
    'gargoyles',
    { en: 'Gargoyles', it: 'Gargoyle' },
    {
      '1-2': { en: 'The statues were not there before.', it: 'Le statue prima non c’erano.' },
      '3-4': {
        en: 'Stone has all the time in the world.',
        it: 'La pietra ha tutto il tempo del mondo.',
      },
      '5': {
        en: 'Blades break on them, and they collect the pieces.',
        it: 'Le lame vi si spezzano, e loro raccolgono i pezzi.',
      },
    },
  ),
  'effect.raise': {
    en: '{n} fallen {n|Minion|Minions} of the Mob {n|gets|get} up again',
    it: '{n} {n|Gregario caduto|Gregari caduti} dell’Orda si {n|rialza|rialzano}',
  },
};

const monsterTexts: Texts = {
  ...monster('ghoul', { en: 'The Ghoul', it: 'Il Ghoul' }, ['it', 'its'], {
    en: 'It smells you bleed through three walls.',
    it: 'Sente il vostro sangue attraverso tre muri.',
  }),
  ...monster(
    'lyidan',
    { en: 'Lyidan, Incubus Lord', it: 'Lyidan, Signore degli Incubi' },
    ['he', 'his'],
    {
      en: 'He only asks you to come a little closer.',
      it: 'Vi chiede soltanto di avvicinarvi un poco.',
    },
  ),
  ...monster('andra', { en: 'Andra', it: 'Andra' }, ['she', 'her'], {
    en: 'The first arrow is for your knees.',
    it: 'La prima freccia è per le ginocchia.',
  }),
  ...monster(
    'ytheria',
    { en: 'Ytheria, Undead Queen', it: 'Ytheria, Regina dei Non Morti' },
    ['she', 'her'],
    { en: 'Every grave is a door to her court.', it: 'Ogni tomba è una porta della sua corte.' },
  ),
};

const bossTexts = {
  ...called('michael', 'he', 'his'),
  ...called('reaper', 'it', 'its'),
  'michael.name': { en: 'Archangel Michael', it: 'Arcangelo Michele' },
  'michael.flavour': {
    en: 'He came to end the Darkness. It was patient.',
    it: 'Era venuto a porre fine all’Oscurità. Lei ha avuto pazienza.',
  },
  'michael.action-0.name': { en: 'Verdict', it: 'Verdetto' },
  'michael.action-1.name': { en: 'Charge', it: 'Carica' },
  'michael.action-2.name': { en: 'Radiance', it: 'Fulgore' },
  'michael.action-3.name': { en: 'Judgement', it: 'Giudizio' },
  'michael.action-4.name': { en: 'Corruption', it: 'Corruzione' },
  'michael.track-1': { en: 'The fight begins.', it: 'Lo scontro comincia.' },
  'michael.track-4.name': { en: 'Despair', it: 'Disperazione' },
  'michael.track-7.name': { en: 'Rain of ash', it: 'Pioggia di cenere' },
  'reaper.name': { en: 'The Reaper', it: 'Il Mietitore' },
  'reaper.flavour': {
    en: 'It has never been late. Not once.',
    it: 'Non è mai stato in ritardo. Nemmeno una volta.',
  },
  'reaper.action-0.name': { en: 'Scythe', it: 'Falce' },
  'reaper.action-1.name': { en: 'Appointment', it: 'Appuntamento' },
  'reaper.action-2.name': { en: 'Running sand', it: 'Sabbia che scorre' },
  'reaper.action-3.name': { en: 'Reaping', it: 'Mietitura' },
  'reaper.action-4.name': { en: 'Midnight', it: 'Mezzanotte' },
  'reaper.track-1': { en: 'The sand begins to run.', it: 'La sabbia comincia a scorrere.' },
  'reaper.track-4.name': { en: 'Chill', it: 'Brivido' },
  'reaper.track-7.name': { en: 'The hour strikes', it: 'Scocca l’ora' },
} as const satisfies Texts;

export const enemyTexts: Texts = { ...mobTexts, ...monsterTexts, ...bossTexts };
