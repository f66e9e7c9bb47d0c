import type { Texts } from '@crawlspace/kernel';
import { commonTexts } from './common.ts';
import { homeTexts } from './home.ts';
import { speaker } from './speaker.ts';

export { language } from '../settings/index.ts';
export { ago, day, listed, number, percent, signed } from './numbers.ts';

const shared = { ...commonTexts, ...homeTexts } satisfies Texts;

/** The words of the first screens. Screens that load later bring a speaker of their own. */
export const appText = speaker(shared);
