import type { Texts } from '@crawlspace/kernel';
import { speaker } from '../../text/speaker.ts';

/** What the report of any game says. */
export const afterTexts = {
  open: { en: 'So far', it: 'Fin qui' },
  'open.text': {
    en: 'This adventure isn’t over yet.',
    it: 'Quest’avventura non è ancora finita.',
  },
  facts: { en: 'The adventure', it: 'L’avventura' },
  heroes: { en: 'Who did what', it: 'Chi ha fatto cosa' },
  kills: { en: 'Kills', it: 'Uccisioni' },
  dealt: { en: 'Wounds dealt', it: 'Ferite inflitte' },
  taken: { en: 'Wounds taken', it: 'Ferite subite' },
  healed: { en: 'Healed', it: 'Curate' },
  knockouts: { en: 'Knocked out', it: 'Volte KO' },
  best: { en: 'Hardest hit', it: 'Colpo più duro' },
  'reward.items': { en: 'Found: {items}', it: 'Trovato: {items}' },
  'award.killer': { en: 'Most kills', it: 'Più uccisioni' },
  'award.anvil': { en: 'Most Wounds taken', it: 'Più ferite subite' },
  curve: { en: 'Where it was decided', it: 'Dove si è decisa' },
  'curve.text': {
    en: 'The party’s chance of winning at the start of each turn, estimated by a bot from what could be known at that point.',
    it: 'La probabilità di vincere all’inizio di ogni turno, stimata da un bot con ciò che allora si poteva sapere.',
  },
  'curve.looking': { en: 'A bot is analysing the game…', it: 'Un bot sta analizzando la partita…' },
  'curve.stop': { en: 'Stop', it: 'Basta così' },
  'curve.failed': {
    en: 'The bot couldn’t analyse this game.',
    it: 'Il bot non è riuscito ad analizzare questa partita.',
  },
  'curve.of': { en: '{turn}: {chance}', it: '{turn}: {chance}' },
  'curve.won': { en: '{turn}: from {from} to {to}', it: '{turn}: da {from} a {to}' },
  'curve.even': {
    en: 'No single turn decided it.',
    it: 'Nessun turno l’ha decisa da solo.',
  },
  'curve.see': { en: 'See it', it: 'Rivedilo' },
  again: { en: 'Another adventure', it: 'Un’altra avventura' },
  replay: { en: 'Watch the replay', it: 'Rivedi la partita' },
  resume: { en: 'Back to the table', it: 'Torna al tavolo' },
} as const satisfies Texts;

export const afterText = speaker(afterTexts);
