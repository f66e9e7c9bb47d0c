import { language } from '../settings/index.ts';
import { commonTexts } from './common.ts';
import { homeTexts } from './home.ts';
import { gameNames } from './names.ts';
import { speaker, type Texts } from './speaker.ts';

export { language } from '../settings/index.ts';
export { ago, listed, number, signed } from './numbers.ts';
export type { Texts } from './speaker.ts';

const shared = { ...commonTexts, ...homeTexts } satisfies Texts;

/** The words of the first screens. Screens that load later bring a speaker of their own. */
export const t = speaker(shared);

/** What a mission or a class is called; its id when the name is not known. */
export function nameOf(id: string): string {
  const names: Texts = gameNames;
  return names[`${id}.name`]?.[language.value] ?? id;
}
