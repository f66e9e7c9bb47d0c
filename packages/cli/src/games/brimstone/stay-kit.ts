import { brimstoneStayBots } from '@crawlspace/bots/brimstone';
import {
  type BrimstoneEvent,
  brimstoneStay,
  type Language,
  type StaySetup,
  type StayState,
  type StayView,
} from '@crawlspace/brimstone';
import { word } from '../../words.ts';
import type { SittingKit } from '../kit.ts';
import { brimstoneKit } from './kit.ts';
import { heroLines } from './status.ts';

/** The road and the Town on the terminal: the same words as in the mine, and no board. */
export const stayKit: SittingKit<StayState, StaySetup, BrimstoneEvent, StayView> = {
  module: brimstoneStay,
  bots: brimstoneStayBots,
  words: brimstoneKit.words,
  screen: (view, language) => ({ picture: townPicture(view, language), drawn: new Set() }),
};

function townPicture(view: StayView, language: Language): string {
  const { day, marker } = view.stay;
  return [word(language, 'town-day', { day, marker }), ...heroLines(view, language)].join('\n');
}
