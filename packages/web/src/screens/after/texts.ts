import type { Texts } from '@crawlspace/kernel';
import { speaker } from '../../text/speaker.ts';

/** What the report of any game says. */
export const afterTexts = {
  open: { en: 'So far', it: 'Fin qui' },
  'open.text': {
    en: 'This adventure is not over yet.',
    it: "Quest'avventura non è ancora finita.",
  },
  facts: { en: 'The adventure', it: "L'avventura" },
  heroes: { en: 'Who did what', it: 'Chi ha fatto cosa' },
  kills: { en: 'Kills', it: 'Uccisioni' },
  dealt: { en: 'Wounds dealt', it: 'Ferite inflitte' },
  taken: { en: 'Wounds taken', it: 'Ferite subite' },
  healed: { en: 'Healed', it: 'Curate' },
  knockouts: { en: 'Knocked out', it: 'Volte KO' },
  best: { en: 'Hardest hit', it: 'Colpo più duro' },
  'reward.items': { en: 'Found: {items}', it: 'Trovato: {items}' },
  'award.killer': { en: 'Most kills', it: 'Più uccisioni' },
  'award.anvil': { en: 'Took the most', it: 'Ha incassato di più' },
  again: { en: 'Another adventure', it: "Un'altra avventura" },
  replay: { en: 'Watch the replay', it: 'Rivedi la partita' },
  resume: { en: 'Back to the table', it: 'Torna al tavolo' },
} satisfies Texts;

export const afterText = speaker(afterTexts);
