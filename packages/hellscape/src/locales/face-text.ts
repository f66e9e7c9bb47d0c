import type { Face } from '../dice.ts';
import type { Language, Spoken } from '../say.ts';

const PARTS = ['hits', 'mana', 'shields', 'shadow', 'ability', 'claws'] as const;

/** What a face of a die shows, in words. */
export function faceText(words: Spoken, language: Language, face: Face): string {
  const shown = PARTS.filter((part) => face[part] > 0).map((part) =>
    words.say(language, { key: `face.${part}`, params: { n: face[part] } }),
  );
  return shown.length > 0 ? shown.join(' + ') : words.say(language, { key: 'face.blank' });
}
