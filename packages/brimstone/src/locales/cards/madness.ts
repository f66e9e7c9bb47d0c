import type { Texts } from '../types.ts';

export const madnessTexts = {
  'madness-2-walks-into-the-dark.name': { en: 'Walks into the Dark', it: 'Cammina nel Buio' },
  'madness-2-walks-into-the-dark.text': {
    en: 'You get up, take off your boots, and follow the voice. You are Dead.',
    it: 'Ti alzi, ti togli gli stivali e segui la voce. Sei Morto.',
  },
  'madness-2-walks-into-the-dark.flavour': {
    en: 'They were polite about it, at least.',
    it: 'Sono stati gentili, almeno.',
  },
  'madness-3-talks-to-the-stone.name': { en: 'Talks to the Stone', it: 'Parla con la Pietra' },
  'madness-3-talks-to-the-stone.text': {
    en: '−{resistance} Corruption Resistance. You never give away or sell Dark Stone.',
    it: '−{resistance} Resistenza alla Corruzione. Non cedi né vendi mai Pietra Oscura.',
  },
  'madness-3-talks-to-the-stone.flavour': { en: 'It listens so well.', it: 'Ascolta così bene.' },
  'madness-4-needs-the-light.name': { en: 'Needs the Light', it: 'Bisogno di Luce' },
  'madness-4-needs-the-light.text': {
    en: "If you start your Activation on a Map Tile other than the Lantern's, take {horror} Horror Hit.",
    it: "Se inizi l'Attivazione su una Tessera Mappa diversa da quella della Lanterna, subisci {horror} Colpo d'Orrore.",
  },
  'madness-5-hollow-nights.name': { en: 'Hollow Nights', it: 'Notti Vuote' },
  'madness-5-hollow-nights.text': { en: '−{sanity} Sanity.', it: '−{sanity} Sanità.' },
  'madness-5-hollow-nights.flavour': {
    en: 'You sleep. Nobody comes back rested.',
    it: 'Dormi. Nessuno torna riposato.',
  },
  'madness-6-trembling.name': { en: 'Trembling', it: 'Tremori' },
  'madness-6-trembling.text': {
    en: '−{toHit} To Hit in the first turn of each Fight.',
    it: '−{toHit} Per Colpire nel primo turno di ogni Scontro.',
  },
  'madness-7-screaming-fit.name': { en: 'Screaming Fit', it: 'Crisi di Urla' },
  'madness-7-screaming-fit.text': {
    en: 'Every other Hero on your Map Tile takes {horror} Horror Hit. No lasting harm.',
    it: "Ogni altro Eroe sulla tua Tessera Mappa subisce {horror} Colpo d'Orrore. Nessun danno permanente.",
  },
  'madness-7-screaming-fit.flavour': {
    en: 'You stop when you notice who joined in.',
    it: 'Smetti quando ti accorgi di chi si è unito.',
  },
  'madness-8-faces-in-the-wall.name': { en: 'Faces in the Wall', it: 'Volti nel Muro' },
  'madness-8-faces-in-the-wall.text': {
    en: '−{spirit} Spirit and −{luck} Luck.',
    it: '−{spirit} Spirito e −{luck} Fortuna.',
  },
  'madness-9-counts-everything.name': { en: 'Counts Everything', it: 'Conta Ogni Cosa' },
  'madness-9-counts-everything.text': {
    en: 'You never give Items or tokens to other Heroes on an Adventure. +{lore} Lore.',
    it: 'In Avventura non dai mai Oggetti o segnalini agli altri Eroi. +{lore} Sapere.',
  },
  'madness-9-counts-everything.flavour': {
    en: 'Forty-one. It was forty-two.',
    it: 'Quarantuno. Erano quarantadue.',
  },
  'madness-10-will-not-step-back.name': { en: 'Will Not Step Back', it: 'Non Indietreggia' },
  'madness-10-will-not-step-back.text': {
    en: 'You must pay {grit} Grit to attempt an Escape test.',
    it: 'Devi pagare {grit} Grinta per tentare una Prova di Fuga.',
  },
  'madness-11-trusts-no-hand.name': { en: 'Trusts No Hand', it: 'Non Si Fida di Nessuno' },
  'madness-11-trusts-no-hand.text': {
    en: 'Healing from other Heroes is {less} lower for you. Comforting Presence works only on a D6 roll of {need}+.',
    it: 'Le cure degli altri Eroi ti valgono {less} in meno. Presenza di Conforto funziona solo con {need}+ su un D6.',
  },
  'madness-12-cold-clarity.name': { en: 'Cold Clarity', it: 'Fredda Lucidità' },
  'madness-12-cold-clarity.text': {
    en: '+{sanity} Sanity for good (at most +{most} this way).',
    it: '+{sanity} Sanità per sempre (al massimo +{most} in questo modo).',
  },
  'madness-12-cold-clarity.flavour': {
    en: 'You have seen the worst of it. You took notes.',
    it: 'Hai visto il peggio. Hai preso appunti.',
  },
} satisfies Texts;
