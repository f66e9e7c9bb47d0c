import { brimstoneBots } from '@crawlspace/bots/brimstone';
import {
  type AdventureState,
  type AdventureView,
  type BrimstoneEvent,
  type BrimstoneSetup,
  brimstone,
  deckCounts,
  type Language,
  meaningIn,
} from '@crawlspace/brimstone';
import type { Decision } from '@crawlspace/kernel';
import type { CommandKit, Screen } from '../kit.ts';
import { targetsOf } from '../targets.ts';
import { BANDS } from './bands.ts';
import { drawBoard } from './board.ts';
import { campaigns } from './campaign.ts';
import { commandWords } from './command-words.ts';
import { factsOfAdventure } from './facts.ts';
import { content, words } from './house.ts';
import { muster } from './muster.ts';
import { depthLine, enemyLines, heroLines } from './status.ts';

export const brimstoneKit: CommandKit<
  AdventureState,
  BrimstoneSetup,
  BrimstoneEvent,
  AdventureView
> = {
  module: brimstone,
  bots: brimstoneBots,
  muster,
  words: commandWords(words),
  screen,
  decks: () => deckCounts(content),
  content,
  missingTexts: words.missingTexts,
  rounds: (state) => state.turn.number,
  roundsAreCalled: 'turns',
  facts: factsOfAdventure,
  targets: {
    missions: targetsOf(muster, BANDS),
    classes: null,
  },
  campaigns,
};

/** The map with the spaces one may choose numbered on it, and everybody's state below. */
function screen(view: AdventureView, language: Language, decision: Decision): Screen {
  const choices = new Map<number, string>();
  const drawn = new Set<number>();
  decision.options.forEach((option, at) => {
    const meaning = meaningIn(option);
    if (meaning?.kind !== 'move' && meaning?.kind !== 'space') return;
    if (choices.has(meaning.space)) return;
    choices.set(meaning.space, String(at + 1));
    drawn.add(at);
  });
  const lines = [
    depthLine(view, language),
    ...heroLines(view, language),
    ...enemyLines(view, language),
  ];
  return { picture: `${drawBoard(view, choices)}\n\n${lines.join('\n')}`, drawn };
}
