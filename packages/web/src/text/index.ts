import type { Texts } from '@crawlspace/kernel';
import { language } from '../settings/index.ts';
import { commonTexts } from './common.ts';
import { homeTexts } from './home.ts';
import { gameNames } from './names.ts';
import { speaker } from './speaker.ts';

export { language } from '../settings/index.ts';
export { ago, listed, number, signed } from './numbers.ts';

const shared = { ...commonTexts, ...homeTexts } satisfies Texts;

/** The words of the first screens. Screens that load later bring a speaker of their own. */
export const appText = speaker(shared);

/** What a mission or a class is called; its id when the name is not known. */
export function knownName(id: string): string {
  const names: Texts = gameNames;
  return names[`${id}.name`]?.[language.value] ?? id;
}
