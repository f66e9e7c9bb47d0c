import { LANGUAGES, type Language, type MadeText, type Words } from '@crawlspace/kernel';
import type { Content, ItemCard } from '../content/types.ts';
import { type Audience, madeText, type Told } from '../language/text/card.ts';
import type { Say, Voice } from '../language/text/say.ts';

/** Texts of cards that follow from what the cards do: `ID.text`. */
export function madeTexts(content: Content): MadeText {
  return (words, key) => {
    const [id, part] = key.split('.');
    const found = part === 'text' ? cardOf(content, id as string) : undefined;
    if (!found) return undefined;
    const said = LANGUAGES.map((language) => [language, told(words, language, found)] as const);
    return said.some(([, text]) => text === undefined)
      ? undefined
      : (Object.fromEntries(said) as Record<Language, string>);
  };
}

/** A card, whom it concerns, and whose it is. */
type Found = readonly [card: Told, audience: Audience, voice: Voice, more?: More];

/** An item says what it is, and what costs something says how much. */
interface More {
  readonly item?: ItemCard;
  readonly price?: number;
}

function told({ say }: Words, language: Language, found: Found): string | undefined {
  const [card, audience, voice, { item, price } = {}] = found;
  const piece: Say = (key, params = {}) => say(language, { key, params });
  const text = madeText(piece, language, card, audience, voice, item);
  return price === undefined ? text : `${piece('favour.price', { price })} ${text}`;
}

function cardOf(content: Content, id: string): Found | undefined {
  const { encounters, charts, depthEvents } = content;
  const row = charts[id];
  if (row) return [row, row.chart === 'travel' ? 'everybody' : 'visitors', 'you'];
  if (encounters[id]) return [encounters[id], 'here', 'nobody'];
  if (depthEvents[id]) return [depthEvents[id], 'in-lantern-world', 'nobody'];
  const { darkness, growingDread, hardships } = content;
  const event = [darkness, growingDread, hardships].find((deck) => deck[id])?.[id];
  if (event) return [event, 'everybody', 'nobody'];
  const service = content.services[id];
  if (service?.kind === 'favour') return [service, 'everybody', 'you', service.data];
  const { loot, scavenge, upgrades, items, conditions } = content;
  const item = items[id];
  if (item) return [item, 'everybody', 'you', { item }];
  const own = [loot, scavenge, upgrades, conditions].find((deck) => deck[id])?.[id];
  if (own) return [own, 'everybody', 'you'];
  const { elites, enemyAbilities, variants } = content;
  const ofAType = [elites, enemyAbilities, variants].find((deck) => deck[id])?.[id];
  return ofAType ? [ofAType, 'everybody', 'type'] : undefined;
}
