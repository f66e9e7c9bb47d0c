import {
  type DescentState,
  type DescentView,
  type HellscapeEvent,
  type Language,
  meaningIn,
  type wordsFor,
} from '@crawlspace/hellscape';
import type { CommandWords } from '../kit.ts';
import { letterOf } from './figures.ts';

/** What the terminal says, in the words of a content. */
export function commandWords(
  words: ReturnType<typeof wordsFor>,
): CommandWords<DescentState, HellscapeEvent, DescentView> {
  const nameOf = (language: Language, id: string) => {
    const key = [`${id}.name`, `class.${id}`, `${id}`].find(words.hasText);
    return key === undefined ? id : words.say(language, { key });
  };
  return {
    say: words.say,
    /** The game's own words, and at whom it is aimed: enemies have letters on the map. */
    option(language, view, option) {
      const text = words.optionText(language, view, option);
      const means = meaningIn(option);
      if (!('enemy' in means) || means.enemy === undefined) return text;
      const { enemy } = means;
      const name = nameOf(language, enemy.replace(/\d+$/, ''));
      const letter = letterOf(view, enemy);
      return text === name ? `${name} ${letter}` : `${text}, ${name} ${letter}`;
    },
    logLine: words.logLine,
    hero(language, view, seat) {
      const hero = view.heroes[seat];
      return hero ? words.say(language, { key: `hero.${hero.class}` }) : '?';
    },
    name: nameOf,
    ending: (language, cause) =>
      words.hasText(`cause.${cause}`) ? words.say(language, { key: `cause.${cause}` }) : null,
  };
}
