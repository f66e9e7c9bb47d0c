import type { Meaning, OptionDetails } from '@crawlspace/kernel';
import { modelNumber, oneOf } from '../ids.ts';
import { meaningIn } from '../meanings.ts';
import type { Cast } from './log.ts';
import type { Language, Spoken } from './say.ts';

/** What an option is called: its own text, what it stands for, or the word that it is. */
export function optionText(
  words: Spoken,
  language: Language,
  cast: Cast,
  option: OptionDetails & { readonly id: string; readonly means?: Meaning },
): string {
  const { say, hasText } = words;
  if (option.text) return say(language, option.text);
  const { id } = option;
  const meaning = meaningIn(option);
  if (meaning?.kind === 'hero') return heroName(words, language, cast, meaning.hero);
  if (meaning?.kind === 'enemy') {
    return `${say(language, oneOf(meaning.type))} ${modelNumber(meaning.enemy)}`;
  }
  if (meaning?.kind === 'token') return say(language, { key: `${meaning.token}.name` });
  if (meaning?.kind === 'move' || meaning?.kind === 'space') {
    return say(language, { key: 'option.space', params: { space: meaning.space } });
  }
  const key = [`option.${id}`, `${id}.name`].find(hasText);
  return key ? say(language, { key }) : id;
}

function heroName({ say }: Spoken, language: Language, cast: Cast, index: number): string {
  const hero = cast.heroes[index];
  if (!hero) return `h${index}`;
  return hero.name || say(language, { key: `${hero.class}.name` });
}
