import { type TextRef, type Texts, wordsOf } from '@crawlspace/kernel';
import type { GameWords } from '../game/kit.ts';
import { language } from '../settings/index.ts';

type Params = TextRef['params'];

/**
 * A function that says the texts of a table in the language of the moment. Components that call it
 * are drawn again when the language changes.
 */
export function speaker<Table extends Texts>(texts: Table) {
  const { say } = wordsOf(texts);
  return (key: keyof Table & string, params?: Params): string =>
    say(language.value, ref(key, params));
}

/** A game's own words in the language of the moment. */
export function gameSpeaker({ say, cardWords }: Pick<GameWords, 'say' | 'cardWords'>) {
  const gameText = (key: string, params?: Params) => say(language.value, ref(key, params));
  return {
    gameText,
    /** The name of a card, an enemy type, a token, a class or a mission. */
    nameOf: (id: string) => gameText(`${id}.name`),
    /** What is printed on a card. */
    printedOn: (card: string) => cardWords(language.value, card),
  };
}

function ref(key: string, params: Params): TextRef {
  return params ? { key, params } : { key };
}
