import type {
  AdventureState,
  AdventureView,
  BrimstoneEvent,
  Language,
  wordsFor,
} from '@crawlspace/brimstone';
import type { CommandWords } from '../kit.ts';

/** What the terminal says, in the words of a content. */
export function commandWords(
  words: ReturnType<typeof wordsFor>,
): CommandWords<AdventureState, BrimstoneEvent, AdventureView> {
  const textAt = (language: Language, key: string) =>
    words.hasText(key) ? words.say(language, { key }) : null;
  /** Names of abilities have a number in them that nobody knows here. */
  const nameOf = (language: Language, id: string) =>
    textAt(language, `${id}.name`)?.replace(/\s*\(\{\w+\}\)/, '') ?? id;
  return {
    say: words.say,
    option: words.optionText,
    logLine: words.logLine,
    hero(language, view, seat) {
      const hero = view.heroes[seat];
      return hero?.name || nameOf(language, hero?.class ?? '');
    },
    name: nameOf,
    ending: (language, cause) => textAt(language, `outcome.${cause}`),
  };
}
