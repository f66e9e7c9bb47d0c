import { LANGUAGES, type Language, type MadeText } from '@crawlspace/kernel';
import type { Content } from '../content/types.ts';
import {
  type Audience,
  madeOption,
  madePrompt,
  madeText,
  type Told,
} from '../language/text/card.ts';
import type { Say } from '../language/text/say.ts';

/**
 * Texts that follow from what cards do: `ID.text`, what they ask (`prompt.ID`) and between what they
 * let one choose (`ID.option.WAY`).
 */
export function madeTexts(content: Content): MadeText {
  return (words, key) => {
    const makes = makerOf(content, key);
    if (!makes) return undefined;
    const said = LANGUAGES.map((language) => {
      const say: Say = (piece, params = {}) => words.say(language, { key: piece, params });
      return [language, makes(say, language)] as const;
    });
    return said.some(([, text]) => text === undefined)
      ? undefined
      : (Object.fromEntries(said) as Record<Language, string>);
  };
}

type Maker = (say: Say, language: Language) => string | undefined;

function makerOf(content: Content, key: string): Maker | undefined {
  const [id = '', part = '', way] = key.split('.');
  const found = cardOf(content, id === 'prompt' ? part : id);
  if (!found) return undefined;
  const [card, audience] = found;
  if (id === 'prompt') return (say, language) => madePrompt(say, language, card, audience);
  if (part === 'text') return (say, language) => madeText(say, language, card, audience);
  if (part !== 'option' || way === undefined) return undefined;
  return (say, language) => madeOption(say, language, card, audience, way);
}

function cardOf(content: Content, id: string): readonly [Told, Audience] | undefined {
  const { encounters, charts, depthEvents } = content;
  const row = charts[id];
  if (row) return [row, row.chart === 'travel' ? 'everybody' : 'visitors'];
  const encounter = encounters[id];
  if (encounter) return [encounter, encounter.scope === 'tile' ? 'here' : 'everybody'];
  if (depthEvents[id]) return [depthEvents[id], 'in-lantern-world'];
  const { darkness, growingDread, hardships, loot, scavenge } = content;
  const card = [darkness, growingDread, hardships, loot, scavenge].find((deck) => deck[id])?.[id];
  return card ? [card, 'everybody'] : undefined;
}
