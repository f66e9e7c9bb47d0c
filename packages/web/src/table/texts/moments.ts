import type { Texts } from '@crawlspace/kernel';

/** What stands in the pictures of great moments. */
export const momentTexts = {
  'moment-room': { en: 'A new room', it: 'Una nuova stanza' },
  'moment-critical': { en: 'A critical hit!', it: 'Colpo critico!' },
  'moment-blow': { en: 'A crushing blow!', it: 'Un colpo tremendo!' },
  'moment-down': { en: '{who} is down', it: '{who} è a terra' },
  'moment-death': { en: '{who} is dead', it: '{who} muore' },
  'moment-level': { en: 'Level {level}', it: 'Livello {level}' },
  'moment-rises': { en: 'Stronger than before', it: 'Più forti di prima' },
  'moment-boss': { en: 'Here it comes', it: 'Eccolo' },
  'moment-boss-falls': { en: '{who} falls', it: '{who} cade' },
} as const satisfies Texts;
