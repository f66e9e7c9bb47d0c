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
import { deckCounts } from './decks.ts';
import { drawDungeon } from './dungeon.ts';
import { factsOfDescent } from './facts.ts';
import { letterOf } from './figures.ts';
import { words } from './house.ts';
import { muster } from './muster.ts';
import { statusLines } from './status.ts';

export const hellscapeKit: CommandKit<DescentState, HellscapeSetup, HellscapeEvent, DescentView> = {
  module: hellscape,
  bots: hellscapeBots,
  muster,
  words: {
    say: words.say,
    option: optionLine,
    logLine: words.logLine,
    hero: (language, view, seat) => heroName(language, view, seat),
    name: (language, id) => nameOf(language, id),
    ending: (language, cause) =>
      words.hasText(`cause.${cause}`) ? words.say(language, { key: `cause.${cause}` }) : null,
  },
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

function heroName(language: Language, view: DescentView, seat: number): string {
  const hero = view.heroes[seat];
  return hero ? words.say(language, { key: `hero.${hero.class}` }) : '?';
}

function nameOf(language: Language, id: string): string {
  const key = [`${id}.name`, `class.${id}`, `${id}`].find(words.hasText);
  return key === undefined ? id : words.say(language, { key });
}

/** The game's own words, and at whom it is aimed: enemies have letters on the map. */
function optionLine(
  language: Language,
  view: DescentView,
  option: Decision['options'][number],
): string {
  const text = words.optionText(language, view, option);
  const means = meaningIn(option);
  if (!('enemy' in means) || means.enemy === undefined) return text;
  const { enemy } = means;
  const name = nameOf(language, enemy.replace(/\d+$/, ''));
  const letter = letterOf(view, enemy);
  return text === name ? `${name} ${letter}` : `${text}, ${name} ${letter}`;
}

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
