import { LANGUAGES, type Language, type MadeText, type Words } from '@crawlspace/kernel';
import type { Content } from '../content/types.ts';
import { type Audience, madeText, type Told } from '../language/text/card.ts';

/** Texts of cards that follow from what the cards do: `ID.text`. */
export function madeTexts(content: Content): MadeText {
  return (words, key) => {
    const [id, part] = key.split('.');
    const found = part === 'text' ? cardOf(content, id as string) : undefined;
    if (!found) return undefined;
    const said = LANGUAGES.map((language) => [language, told(words, language, ...found)] as const);
    return said.some(([, text]) => text === undefined)
      ? undefined
      : (Object.fromEntries(said) as Record<Language, string>);
  };
}

function told(
  { say }: Words,
  language: Language,
  card: Told,
  audience: Audience,
): string | undefined {
  return madeText((key, params = {}) => say(language, { key, params }), language, card, audience);
}

function cardOf(content: Content, id: string): readonly [Told, Audience] | undefined {
  const { encounters, charts, depthEvents } = content;
  const row = charts[id];
  if (row) return [row, row.chart === 'travel' ? 'everybody' : 'visitors'];
  if (encounters[id]) return [encounters[id], 'here'];
  if (depthEvents[id]) return [depthEvents[id], 'in-lantern-world'];
  const { darkness, growingDread, hardships, loot, scavenge } = content;
  const card = [darkness, growingDread, hardships, loot, scavenge].find((deck) => deck[id])?.[id];
  return card ? [card, 'everybody'] : undefined;
}
