import type { OptionDetails } from '@crawlspace/kernel';
import { abilityText } from './ability-text.ts';
import { abilitiesOf } from './cards.ts';
import { type Cast, heroName } from './log.ts';
import { hasText, type Language, say } from './say.ts';

/** What an option is called: its own text, or what its id stands for. */
export function optionText(
  language: Language,
  cast: Cast,
  option: OptionDetails & { readonly id: string },
): string {
  if (option.text && hasText(option.text.key)) return say(language, option.text);
  const { id } = option;
  const key = [`option.${id}`, `${id}.name`].find(hasText);
  if (key) return say(language, { key });
  const [, kind, number] = /^([a-z]+)-?(\d+)$/.exec(id) ?? [];
  if (kind === 'hero') {
    const name = heroName(cast, Number(number));
    return typeof name === 'string' ? name : say(language, name);
  }
  if (kind && hasText(`option.${kind}`)) {
    return say(language, { key: `option.${kind}`, params: { n: Number(number) } });
  }
  const { enemy, ally, card, ability } = option.target ?? {};
  if (typeof card === 'string' && typeof ability === 'number') {
    const printed = abilitiesOf(card)[ability];
    if (printed) return abilityText(language, printed);
  }
  if (typeof ally === 'string') return say(language, { key: `${ally}.name` });
  if (typeof enemy === 'string') return say(language, { key: `${enemy.replace(/\d+$/, '')}.name` });
  return id;
}
