import type { Texts } from '@crawlspace/kernel';
import { speaker } from '../text/speaker.ts';

/** What the controls around any board are called. */
export const controlTexts = {
  nearer: { en: 'Zoom in', it: 'Avvicina' },
  further: { en: 'Zoom out', it: 'Allontana' },
  foresee: { en: 'What will the enemies do?', it: 'Che cosa faranno i nemici?' },
  point: { en: 'Point something out to the others', it: 'Indica qualcosa agli altri' },
  lock: { en: 'Keep this view', it: 'Tieni questa inquadratura' },
  recentre: { en: 'Back to the action', it: 'Torna all’azione' },
} as const satisfies Texts;

export const controlText = speaker(controlTexts);
