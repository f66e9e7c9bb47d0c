import type { Texts } from '../types.ts';

export const darknessTexts = {
  'dark-no-footsteps.name': { en: 'No Footsteps', it: 'Nessun passo' },
  'dark-no-footsteps.flavour': {
    en: 'You heard nothing. That was the warning.',
    it: 'Non hai sentito niente. Era quello l’avviso.',
  },
  'dark-through-the-planks.name': { en: 'Through the Planks', it: 'Tra le assi' },
  'dark-through-the-planks.flavour': {
    en: 'The light falls straight between the boards.',
    it: 'La luce cade dritta nelle fessure.',
  },
  'dark-rain-of-legs.name': { en: 'Rain of Legs', it: 'Pioggia di zampe' },
  'dark-rain-of-legs.flavour': { en: 'Look up last.', it: 'Guarda in su per ultimo.' },
  'dark-last-in-line.name': { en: 'Last in Line', it: 'L’ultimo della fila' },
  'dark-last-in-line.flavour': {
    en: 'Four went in. You count five shadows.',
    it: 'Siete entrati in quattro. Le ombre sono cinque.',
  },
  'dark-rotten-props.name': { en: 'Rotten Props', it: 'Puntelli marci' },
  'dark-rotten-props.flavour': {
    en: 'The company saved eleven dollars on timber.',
    it: 'La Compagnia ha risparmiato undici dollari di legname.',
  },
  'dark-the-hill-settles.name': { en: 'The Hill Settles', it: 'La collina si assesta' },
  'dark-the-hill-settles.flavour': {
    en: 'Hold it up. No, all of you.',
    it: 'Reggete. No, tutti quanti.',
  },
  'dark-the-stone-sings.name': { en: 'The Stone Sings', it: 'La pietra canta' },
  'dark-the-stone-sings.flavour': {
    en: 'The ones without any hear it best.',
    it: 'Chi non ne ha la sente meglio.',
  },
  'dark-somebody-knows-your-name.name': {
    en: 'Somebody Knows Your Name',
    it: 'Qualcuno sa il tuo nome',
  },
  'dark-somebody-knows-your-name.flavour': {
    en: 'The whole name. The one on the deed.',
    it: 'Quello intero. Quello dell’atto di nascita.',
  },
  'dark-a-fair-offer.name': { en: 'A Fair Offer', it: 'Un’offerta onesta' },
  'dark-a-fair-offer.flavour': {
    en: 'It shakes hands like a banker.',
    it: 'Stringe la mano come un banchiere.',
  },
  'dark-guttering-flame.name': { en: 'Guttering Flame', it: 'Fiamma incerta' },
  'dark-guttering-flame.flavour': {
    en: 'The wick leans away from something.',
    it: 'Lo stoppino si piega, lontano da qualcosa.',
  },
  'dark-they-know-the-ground.name': { en: 'They Know the Ground', it: 'Conoscono il terreno' },
  'dark-they-know-the-ground.flavour': { en: 'They grew up here.', it: 'Qui ci sono cresciuti.' },
  'dark-thick-blood.name': { en: 'Thick Blood', it: 'Sangue denso' },
  'dark-thick-blood.flavour': { en: 'It does not run. It considers.', it: 'Non cola. Riflette.' },
  'dark-no-quiet-hour.name': { en: 'No Quiet Hour', it: 'Neanche un’ora di pace' },
  'dark-no-quiet-hour.flavour': {
    en: 'Sit down, and it sits down too.',
    it: 'Ti siedi, e si siede anche lei.',
  },
  'dark-a-taste-for-it.name': { en: 'A Taste for It', it: 'Ci hanno preso gusto' },
  'dark-a-taste-for-it.flavour': {
    en: 'They have eaten your kind before, and compared.',
    it: 'Ne hanno già mangiati di simili, e fanno confronti.',
  },
  'dark-cold-fingers.name': { en: 'Cold Fingers', it: 'Dita fredde' },
  'dark-cold-fingers.flavour': {
    en: 'It goes through your bag like a customs man.',
    it: 'Ti fruga la tracolla come un doganiere.',
  },
} satisfies Texts;
