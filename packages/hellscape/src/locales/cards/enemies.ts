import {
  ANDRA,
  GHOUL,
  GHOUL_SCENT,
  LYIDAN,
  MICHAEL,
  REAPER,
  YTHERIA,
} from '../../content/enemies/numbers.ts';
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

/** The name of a monster, and name, flavour and the two patterns of its three cards. */
const monster = (
  type: string,
  name: Both,
  flavour: Both,
  first: (tier: Tier) => Both,
  second: (tier: Tier) => Both,
): Texts => ({
  [`${type}.name`]: name,
  ...Object.fromEntries(
    TIERS.flatMap((tier) => [
      [`roaming-${type}-${tier}.name`, name],
      [`roaming-${type}-${tier}.flavour`, flavour],
      [`roaming-${type}-${tier}.pattern-1`, first(tier)],
      [`roaming-${type}-${tier}.pattern-2`, second(tier)],
    ]),
  ),
});

const zones = (n: number): Both => ({
  en: n === 1 ? '1 Zone' : `${n} Zones`,
  it: n === 1 ? '1 Zona' : `${n} Zone`,
});
const attacks = (n: number): Both => ({
  en: n === 1 ? 'attacks them' : `attacks them ${n} times`,
  it: n === 1 ? 'lo attacca' : `lo attacca ${n} volte`,
});
const wounds = (n: number): Both => ({
  en: n === 1 ? '1 Wound' : `${n} Wounds`,
  it: n === 1 ? '1 Ferita' : `${n} Ferite`,
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
        it: "Sanno ancora dove finisce l'armatura.",
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
        it: "L'Inferno li manda là dove vuole arrivare.",
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
        it: "L'aria tra voi e loro sta già bruciando.",
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
        it: "Un mucchio d'ossa è solo uno scheletro che aspetta.",
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
  'special.bones-rise': {
    en: '{n} fallen {n|Minion|Minions} of the Mob {n|gets|get} up again',
    it: '{n} {n|Gregario caduto|Gregari caduti} dell’Orda si {n|rialza|rialzano}',
  },
};

const monsterTexts: Texts = {
  ...monster(
    'ghoul',
    { en: 'The Ghoul', it: 'Il Ghoul' },
    {
      en: 'It smells you bleed through three walls.',
      it: 'Sente il vostro sangue attraverso tre muri.',
    },
    (tier) => {
      const { leap, bites } = GHOUL[tier];
      return {
        en: `If a Hero within ${zones(leap).en} has lost ${GHOUL_SCENT} or more Health: it moves up to ${zones(leap).en} to such a Hero with the least Health and ${attacks(bites).en}.`,
        it: `Se un Eroe entro ${zones(leap).it} ha perso ${GHOUL_SCENT} o più Salute: si muove fino a ${zones(leap).it} verso quello con meno Salute e ${attacks(bites).it}.`,
      };
    },
    (tier) => ({
      en: `If it has lost at least half of its Health and nobody is in its Zone: it heals ${GHOUL[tier].feast} for each Hero in the game and moves 1 Zone.`,
      it: `Se ha perso almeno metà della Salute e non c'è nessuno nella sua Zona: si cura di ${GHOUL[tier].feast} per ogni Eroe in gioco e si muove di 1 Zona.`,
    }),
  ),
  ...monster(
    'lyidan',
    { en: 'Lyidan, Incubus Lord', it: 'Lyidan, Signore degli Incubi' },
    {
      en: 'He only asks you to come a little closer.',
      it: 'Vi chiede soltanto di avvicinarvi un poco.',
    },
    (tier) => ({
      en: `If 2 or more are in his reach: he attacks up to ${LYIDAN[tier].embraces} of them once each, the closest first.`,
      it: `Se sono a portata 2 o più bersagli: ne attacca fino a ${LYIDAN[tier].embraces} una volta ciascuno, prima i più vicini.`,
    }),
    (tier) => ({
      en: `If nobody is in his reach but he sees a Hero: the closest Hero he sees is drawn ${zones(LYIDAN[tier].pull).en} toward him, and he attacks them if he can.`,
      it: `Se nessuno è a portata ma vede un Eroe: l'Eroe più vicino che vede è attirato di ${zones(LYIDAN[tier].pull).it} verso di lui, e se può lo attacca.`,
    }),
  ),
  ...monster(
    'andra',
    { en: 'Andra', it: 'Andra' },
    { en: 'The first arrow is for your knees.', it: 'La prima freccia è per le ginocchia.' },
    (tier) => {
      const { leap, shots } = ANDRA[tier];
      return {
        en: `If a Hero is in her Zone: she leaps as far as she can, up to ${zones(leap).en}, to where nobody stands and she sees a target, and attacks ${shots === 1 ? 'once' : `${shots} times`}.`,
        it: `Se un Eroe è nella sua Zona: balza più lontano che può, fino a ${zones(leap).it}, dove non c'è nessuno e vede un bersaglio, e attacca ${shots === 1 ? 'una volta' : `${shots} volte`}.`,
      };
    },
    (tier) => ({
      en: `If she sees a Hero in Light outside of her Zone: the closest of them gets 1 Frost, and she ${attacks(ANDRA[tier].arrows).en}.`,
      it: `Se vede un Eroe in Luce fuori dalla sua Zona: il più vicino riceve 1 Gelo, e lei ${attacks(ANDRA[tier].arrows).it}.`,
    }),
  ),
  ...monster(
    'ytheria',
    { en: 'Ytheria, Undead Queen', it: 'Ytheria, Regina dei Non Morti' },
    { en: 'Every grave is a door to her court.', it: 'Ogni tomba è una porta della sua corte.' },
    (tier) => {
      const { reach, raises } = YTHERIA[tier];
      return {
        en: `If Undead or Skeletons are within ${zones(reach).en}: up to ${raises} fallen ${raises === 1 ? 'Minion' : 'Minions'} of such a Mob ${raises === 1 ? 'gets' : 'get'} up again, the Mob performs 1 action, then she performs 1 action.`,
        it: `Se entro ${zones(reach).it} ci sono Non Morti o Scheletri: fino a ${raises} ${raises === 1 ? 'Gregario caduto' : 'Gregari caduti'} di una di queste Orde si ${raises === 1 ? 'rialza' : 'rialzano'}, l'Orda compie 1 azione, poi lei compie 1 azione.`,
      };
    },
    (tier) => ({
      en: `If 2 or more Heroes are within 1 Zone: each of them takes ${wounds(YTHERIA[tier].wail).en}, then she attacks.`,
      it: `Se 2 o più Eroi sono entro 1 Zona: ciascuno subisce ${wounds(YTHERIA[tier].wail).it}, poi lei attacca.`,
    }),
  ),
};

const bossTexts = {
  'michael.name': { en: 'Archangel Michael', it: 'Arcangelo Michele' },
  'michael.flavour': {
    en: 'He came to end the Darkness. It was patient.',
    it: "Era venuto a porre fine all'Oscurità. Lei ha avuto pazienza.",
  },
  'michael.action-0.name': { en: 'Verdict', it: 'Verdetto' },
  'michael.action-0': {
    en: 'Verdict: he attacks; if he cannot, he moves 1 Zone.',
    it: 'Verdetto: attacca; se non può, si muove di 1 Zona.',
  },
  'michael.action-1.name': { en: 'Charge', it: 'Carica' },
  'michael.action-1': {
    en: `Charge: he moves up to ${MICHAEL.charge} Zones toward the closest Hero and attacks.`,
    it: `Carica: si muove fino a ${MICHAEL.charge} Zone verso l'Eroe più vicino e attacca.`,
  },
  'michael.action-2.name': { en: 'Radiance', it: 'Fulgore' },
  'michael.action-2': {
    en: `Radiance: every Hero in Light takes ${MICHAEL.radiance} Wounds.`,
    it: `Fulgore: ogni Eroe in Luce subisce ${MICHAEL.radiance} Ferite.`,
  },
  'michael.action-3.name': { en: 'Judgement', it: 'Giudizio' },
  'michael.action-3': {
    en: 'Judgement: he comes down in the Zone of the Hero with the most Health, who gets 1 Fire, and attacks them.',
    it: "Giudizio: piomba nella Zona dell'Eroe con più Salute, che riceve 1 Fuoco, e lo attacca.",
  },
  'michael.action-4.name': { en: 'Corruption', it: 'Corruzione' },
  'michael.action-4': {
    en: `Corruption: he heals ${MICHAEL.corruption} for each Hero in the game, and every Hero loses 1 Mana.`,
    it: `Corruzione: si cura di ${MICHAEL.corruption} per ogni Eroe in gioco, e ogni Eroe perde 1 Mana.`,
  },
  'michael.track-1': { en: 'The fight begins.', it: 'Lo scontro comincia.' },
  'michael.track-2': { en: 'Attack: +1 yellow die.', it: 'Attacco: +1 dado giallo.' },
  'michael.track-3': { en: 'Defense: +1 blue die.', it: 'Difesa: +1 dado blu.' },
  'michael.track-4': {
    en: 'Despair: every Hero loses 1 Mana.',
    it: 'Disperazione: ogni Eroe perde 1 Mana.',
  },
  'michael.track-5': { en: '+1 Activation die.', it: '+1 dado Attivazione.' },
  'michael.track-6': { en: 'Attack: +1 orange die.', it: 'Attacco: +1 dado arancione.' },
  'michael.track-7': {
    en: 'Rain of ash: every Hero gets 1 Fire.',
    it: 'Pioggia di cenere: ogni Eroe riceve 1 Fuoco.',
  },
  'michael.track-8': { en: '+1 action.', it: '+1 azione.' },
  'reaper.name': { en: 'The Reaper', it: 'Il Mietitore' },
  'reaper.flavour': {
    en: 'It has never been late. Not once.',
    it: 'Non è mai stato in ritardo. Nemmeno una volta.',
  },
  'reaper.action-0.name': { en: 'Scythe', it: 'Falce' },
  'reaper.action-0': {
    en: 'Scythe: it attacks; if it cannot, it moves 1 Zone.',
    it: 'Falce: attacca; se non può, si muove di 1 Zona.',
  },
  'reaper.action-1.name': { en: 'Appointment', it: 'Appuntamento' },
  'reaper.action-1': {
    en: `Appointment: it moves up to ${REAPER.stride} Zones toward the Hero with the least Health and attacks them, or the closest target if it does not reach them.`,
    it: `Appuntamento: si muove fino a ${REAPER.stride} Zone verso l'Eroe con meno Salute e lo attacca, o attacca il bersaglio più vicino se non lo raggiunge.`,
  },
  'reaper.action-2.name': { en: 'Running sand', it: 'Sabbia che scorre' },
  'reaper.action-2': {
    en: 'Running sand: remove 1 Time token from the Hourglass Zone with the most; it moves 1 Zone.',
    it: 'Sabbia che scorre: togli 1 segnalino Tempo dalla Zona Clessidra che ne ha di più; si muove di 1 Zona.',
  },
  'reaper.action-3.name': { en: 'Reaping', it: 'Mietitura' },
  'reaper.action-3': {
    en: `Reaping: it appears in the nearest Hourglass Zone, removes 1 Time token there, and every Hero there takes ${REAPER.reaping} Wounds.`,
    it: `Mietitura: compare nella Zona Clessidra più vicina, vi toglie 1 segnalino Tempo, e ogni Eroe presente subisce ${REAPER.reaping} Ferite.`,
  },
  'reaper.action-4.name': { en: 'Midnight', it: 'Mezzanotte' },
  'reaper.action-4': {
    en: 'Midnight: remove 1 Time token from every Hourglass Zone.',
    it: 'Mezzanotte: togli 1 segnalino Tempo da ogni Zona Clessidra.',
  },
  'reaper.track-1': { en: 'The sand begins to run.', it: 'La sabbia comincia a scorrere.' },
  'reaper.track-2': { en: 'Attack: +1 Enemy die.', it: 'Attacco: +1 dado Nemico.' },
  'reaper.track-3': { en: 'Attack: +1 orange die.', it: 'Attacco: +1 dado arancione.' },
  'reaper.track-4': {
    en: 'Chill: every Hero loses 1 Mana.',
    it: 'Brivido: ogni Eroe perde 1 Mana.',
  },
  'reaper.track-5': { en: '+1 Activation die.', it: '+1 dado Attivazione.' },
  'reaper.track-6': { en: 'Defense: +1 blue die.', it: 'Difesa: +1 dado blu.' },
  'reaper.track-7': {
    en: 'The hour strikes: remove 1 Time token from the Hourglass Zone nearest to it.',
    it: "Scocca l'ora: togli 1 segnalino Tempo dalla Zona Clessidra più vicina.",
  },
  'reaper.track-8': { en: '+1 action.', it: '+1 azione.' },
} as const satisfies Texts;

export const enemyTexts: Texts = { ...mobTexts, ...monsterTexts, ...bossTexts };
