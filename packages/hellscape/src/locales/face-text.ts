import type { Face } from '../dice.ts';
import { type Language, say } from './say.ts';

const PARTS = ['hits', 'mana', 'shields', 'shadow', 'ability', 'claws'] as const;

/** What a face of a die shows, in words. */
export function faceText(language: Language, face: Face): string {
  const shown = PARTS.filter((part) => face[part] > 0).map((part) =>
    say(language, { key: `face.${part}`, params: { n: face[part] } }),
  );
  return shown.length > 0 ? shown.join(' + ') : say(language, { key: 'face.blank' });
}
