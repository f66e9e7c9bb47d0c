import { content } from './content.ts';
import { gameText, hasText } from './game-words.ts';

type Part = 'name' | 'intro' | 'goal' | 'special' | 'reward' | 'failure';

/** What a mission says, its numbers filled in; empty where it says nothing. */
export function missionText(id: string, part: Part): string {
  const key = `${id}.${part}`;
  if (!hasText(key)) return '';
  const mission = content().missions[id];
  const numbers = Object.entries({ ...mission?.data, clues: mission?.clues ?? 0 });
  const params = Object.fromEntries(numbers.map(([name, value]) => [name, String(value)]));
  return gameText(key, params);
}
