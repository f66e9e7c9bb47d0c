import type { Texts } from '@crawlspace/kernel';
import { speaker } from '../text/speaker.ts';

/** What the controls around any board are called. */
export const controlTexts = {
  nearer: { en: 'Zoom in', it: 'Avvicina' },
  further: { en: 'Zoom out', it: 'Allontana' },
  recentre: { en: 'Back to the action', it: "Torna all'azione" },
} satisfies Texts;

export const controlText = speaker(controlTexts);
