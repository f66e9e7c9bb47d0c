import type { Texts } from '@crawlspace/kernel';

/** Words around questions and their options. */
export const promptTexts = {
  'tap-a-space': {
    en: 'Tap a lit space ({count}).',
    it: 'Tocca uno spazio illuminato ({count}).',
  },
  'escape-first': {
    en: 'Escape first: {chance}.',
    it: 'Prima la Fuga: {chance}.',
  },
  'n-steps': { en: '{count} {count|step|steps}', it: '{count} {count|passo|passi}' },
  steps: { en: 'steps', it: 'passi' },
  space: { en: '{tile}, space {place}', it: '{tile}, spazio {place}' },
  'keep-dice': { en: 'Keep the dice', it: 'Tieni i dadi' },
  'reroll-dice': {
    en: 'Re-roll {count} {count|die|dice}',
    it: 'Rilancia {count} {count|dado|dadi}',
  },
  'reroll-for-grit': {
    en: 'Re-roll {count} {count|die|dice} for {grit} Grit',
    it: 'Rilancia {count} {count|dado|dadi} per {grit} Grinta',
  },
  'enemy-left': {
    en: '{left} of {health} Health, Defense {defense}',
    it: 'Salute {left} su {health}, Difesa {defense}',
  },
  recovers: { en: '{hero} recovers', it: '{hero} si riprende' },
  'uses-ability': { en: '{hero} uses an ability', it: '{hero} usa un’abilità' },
  'option-heal': { en: 'Heal', it: 'Cura' },
  'odds-success': { en: 'chance', it: 'probabilità' },
  'odds-hit': { en: 'a hit', it: 'un colpo' },
  'odds-wound': { en: 'wounds', it: 'ferisce' },
  'odds-better': { en: 'better', it: 'meglio' },
  'odds-enough': { en: 'succeeds', it: 'riesce' },
  'odds-on-target': { en: 'on target', it: 'a segno' },
  'odds-test': { en: 'passes', it: 'riesce' },
  'odds-escape': { en: 'escape', it: 'fuga' },
  'odds-hold-back': { en: 'holds', it: 'regge' },
  won: { en: 'The mission is won', it: 'La missione è vinta' },
  lost: { en: 'The mission is lost', it: 'La missione è persa' },
} satisfies Texts;
