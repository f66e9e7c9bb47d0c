import type { OptionDetails } from '@crawlspace/kernel';
import type { Cast } from './log.ts';
import { hasText, type Language, say } from './say.ts';

/** What an option is called: its own text, or what its id stands for. */
export function optionText(
  language: Language,
  cast: Cast,
  option: OptionDetails & { readonly id: string },
): string {
  if (option.text) return say(language, option.text);
  const { id } = option;
  const key = [`option.${id}`, `${id}.name`, `${id.replace(/^t:/, '')}.name`].find(hasText);
  if (key) return say(language, { key });
  const hero = /^h(\d+)$/.exec(id)?.[1];
  if (hero !== undefined) return heroName(language, cast, Number(hero));
  const [, type, number] = /^([a-z-]+?)(\d+)$/.exec(id) ?? [];
  if (type && hasText(`${type}.name`)) return `${say(language, { key: `${type}.name` })} ${number}`;
  const space = option.target?.['space'];
  if (typeof space === 'number') return say(language, { key: 'option.space', params: { space } });
  return id;
}

function heroName(language: Language, cast: Cast, index: number): string {
  const hero = cast.heroes[index];
  if (!hero) return `h${index}`;
  return hero.name || say(language, { key: `${hero.class}.name` });
}
