import { hellscapeBots } from '@crawlspace/bots/hellscape';
import {
  content,
  type DescentState,
  type DescentView,
  type HellscapeEvent,
  type HellscapeSetup,
  hellscape,
  type Language,
  meaningIn,
} from '@crawlspace/hellscape';
import type { Decision } from '@crawlspace/kernel';
import type { CommandKit, Screen } from '../kit.ts';
import { targetsOf } from '../targets.ts';
import { commandWords } from './command-words.ts';
import { deckCounts } from './decks.ts';
import { drawDungeon } from './dungeon.ts';
import { factsOfDescent } from './facts.ts';
import { words } from './house.ts';
import { muster } from './muster.ts';
import { statusLines } from './status.ts';

export const hellscapeKit: CommandKit<DescentState, HellscapeSetup, HellscapeEvent, DescentView> = {
  module: hellscape,
  bots: hellscapeBots,
  muster,
  words: commandWords(words),
  screen,
  decks: deckCounts,
  content,
  missingTexts: words.missingTexts,
  rounds: (state) => state.round,
  roundsAreCalled: 'rounds',
  facts: factsOfDescent,
  targets: {
    missions: targetsOf(muster, {
      alone: { low: 25, high: 75 },
      together: { low: 35, high: 80 },
      introduction: { low: 60, high: 100 },
      introductionAlone: { low: 60, high: 100 },
    }),
    classes: { heroes: 4, low: 40, high: 80 },
  },
};

/** The map with the zones and doors one may choose numbered on it, and everybody's state below. */
function screen(view: DescentView, language: Language, decision: Decision): Screen {
  const zones = new Map<number, number>();
  const doors = new Map<number, number>();
  const drawn = new Set<number>();
  decision.options.forEach((option, at) => {
    const means = meaningIn(option);
    if (means.kind === 'door') doors.set(means.door, at + 1);
    if (means.kind !== 'zone' && means.kind !== 'step') return;
    zones.set(means.zone, at + 1);
    // A step with a price keeps its line: it says what the price is.
    if (means.kind === 'zone' || means.reaction === 0) drawn.add(at);
  });
  const picture = drawDungeon(view, { zones, doors });
  return { picture: `${picture}\n\n${statusLines(view, language).join('\n')}`, drawn };
}
