import { language } from '../../../settings/index.ts';
import { content } from '../../content.ts';
import { type TableKey, tableText } from '../words.ts';
import { glossary } from './glossary.ts';

export type CardKind =
  | 'upgrade'
  | 'item'
  | 'injury'
  | 'madness'
  | 'mutation'
  | 'darkness'
  | 'dread'
  | 'hardship'
  | 'depth-event'
  | 'loot'
  | 'scavenge'
  | 'encounter'
  | 'threat'
  | 'elite'
  | 'token'
  | 'class'
  | 'mission'
  | 'service'
  | 'tile'
  | 'world';

/** What sort of card it is, where that can be told from where it lies. */
export function kindOf(card: string): CardKind | null {
  const condition = content().conditions[card];
  if (condition) return condition.kind;
  const decks = [
    [content().upgrades, 'upgrade'],
    [content().items, 'item'],
    [content().darkness, 'darkness'],
    [content().growingDread, 'dread'],
    [content().hardships, 'hardship'],
    [content().depthEvents, 'depth-event'],
    [content().loot, 'loot'],
    [content().scavenge, 'scavenge'],
    [content().encounters, 'encounter'],
    [content().threats, 'threat'],
    [content().worldThreats, 'threat'],
    [content().elites, 'elite'],
    [content().tokens, 'token'],
    [content().classes, 'class'],
    [content().missions, 'mission'],
    [content().services, 'service'],
    [content().tiles.byId, 'tile'],
  ] as const;
  const deck = decks.find(([cards]) => card in cards);
  if (deck) return deck[1];
  return Object.values(content().worlds).some(({ id }) => id === card) ? 'world' : null;
}

/** What a keyword of an item or an enemy is called. */
export function keywordName(keyword: string): string {
  return tableText(`word-${keyword.toLowerCase()}` as TableKey);
}

export function keywordsOf(card: string): readonly string[] {
  return content().items[card]?.keywords ?? [];
}

export interface Meaning {
  readonly word: string;
  readonly meaning: string;
}

/** The words of the game in a text, with what they mean, in the language of the text. */
export function explainedWords(text: string, keywords: readonly string[]): readonly Meaning[] {
  const spoken = language.value;
  return Object.entries(glossary)
    .filter(([key, { word }]) => keywords.includes(key) || mentions(text, word[spoken]))
    .map(([, { word, meaning }]) => ({ word: firstOf(word[spoken]), meaning: meaning[spoken] }));
}

/** Words are given in all their forms: `Wound|Wounds`. */
function mentions(text: string, forms: string): boolean {
  return forms
    .split('|')
    .some((form) => new RegExp(`(?<![\\p{L}])${form}(?![\\p{L}])`, 'u').test(text));
}

function firstOf(forms: string): string {
  return forms.split('|')[0] ?? forms;
}
