import { LANGUAGES, type Language, type MadeText } from '@crawlspace/kernel';
import type { Content, ItemCard } from '../content/types.ts';
import { type Audience, madeText, type Told, tellingOf } from '../language/text/card.ts';
import { madeOption, madePrompt } from '../language/text/prompts.ts';
import type { Say, Telling, Voice } from '../language/text/say.ts';

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

/** A card, whom it concerns, and whose it is. */
type Found = readonly [card: Told, audience: Audience, voice: Voice, more?: More];

/** An item says what it is, and what costs something says how much. */
interface More {
  readonly item?: ItemCard;
  readonly price?: number;
}

type Maker = (say: Say, language: Language) => string | undefined;

function makerOf(content: Content, key: string): Maker | undefined {
  const [id = '', part = '', way = ''] = key.split('.');
  const found = cardOf(content, id === 'prompt' ? part : id);
  if (!found) return undefined;
  const [card, audience, voice] = found;
  const telling: (...say: Parameters<Maker>) => Telling = (...say) =>
    tellingOf(...say, audience, voice);
  if (id === 'prompt') return (...say) => madePrompt(telling(...say), card);
  if (part === 'text') return (...say) => told(...say, found);
  return part === 'option' ? (...say) => madeOption(telling(...say), card, way) : undefined;
}

function told(say: Say, language: Language, found: Found): string | undefined {
  const [card, audience, voice, { item, price } = {}] = found;
  const text = madeText(say, language, card, audience, voice, item);
  return price === undefined ? text : `${say('favour.price', { price })} ${text}`;
}

function cardOf(content: Content, id: string): Found | undefined {
  const { encounters, charts, depthEvents } = content;
  const row = charts[id];
  if (row) return [row, row.chart === 'travel' ? 'everybody' : 'visitors', 'you'];
  const encounter = encounters[id];
  if (encounter) return [encounter, encounter.scope === 'tile' ? 'here' : 'everybody', 'nobody'];
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
