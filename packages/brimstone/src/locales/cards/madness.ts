import type { Texts } from '../types.ts';

export const madnessTexts = {
  'madness-2-walks-into-the-dark.name': { en: 'Walks into the Dark', it: 'Cammina nel Buio' },
  'madness-2-walks-into-the-dark.flavour': {
    en: 'You get up, take off your boots, and follow the voice. They were polite about it, at least.',
    it: 'Ti alzi, ti togli gli stivali e segui la voce. Sono stati gentili, almeno.',
  },
  'madness-3-talks-to-the-stone.name': { en: 'Talks to the Stone', it: 'Parla con la Pietra' },
  'madness-3-talks-to-the-stone.flavour': { en: 'It listens so well.', it: 'Ascolta così bene.' },
  'madness-4-needs-the-light.name': { en: 'Needs the Light', it: 'Bisogno di Luce' },
  'madness-5-hollow-nights.name': { en: 'Hollow Nights', it: 'Notti Vuote' },
  'madness-5-hollow-nights.flavour': {
    en: 'You sleep. Nobody comes back rested.',
    it: 'Dormi. Nessuno torna riposato.',
  },
  'madness-6-trembling.name': { en: 'Trembling', it: 'Tremori' },
  'madness-7-screaming-fit.name': { en: 'Screaming Fit', it: 'Crisi di Urla' },
  'madness-7-screaming-fit.flavour': {
    en: 'You stop when you notice who joined in.',
    it: 'Smetti quando ti accorgi di chi si è unito.',
  },
  'madness-8-faces-in-the-wall.name': { en: 'Faces in the Wall', it: 'Volti nel Muro' },
  'madness-9-counts-everything.name': { en: 'Counts Everything', it: 'Conta Ogni Cosa' },
  'madness-9-counts-everything.flavour': {
    en: 'Forty-one. It was forty-two.',
    it: 'Quarantuno. Erano quarantadue.',
  },
  'madness-10-will-not-step-back.name': { en: 'Will Not Step Back', it: 'Non Indietreggia' },
  'madness-11-trusts-no-hand.name': { en: 'Trusts No Hand', it: 'Non Si Fida di Nessuno' },
  'madness-12-cold-clarity.name': { en: 'Cold Clarity', it: 'Fredda Lucidità' },
  'madness-12-cold-clarity.flavour': {
    en: 'You have seen the worst of it. You took notes.',
    it: 'Hai visto il peggio. Hai preso appunti.',
  },
} satisfies Texts;
