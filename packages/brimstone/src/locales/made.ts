import type { Language, MadeText } from '@crawlspace/kernel';
import type { Condition, Content, ItemCard } from '../content-types.ts';
import { type Audience, madeText, type Told, tellingOf } from '../language/text/card.ts';
import type { Overlay } from '../language/text/enemies.ts';
import { madeOption, madePrompt } from '../language/text/prompts.ts';
import type { Say, Telling, Voice } from '../language/text/say.ts';

/**
 * Texts that follow from what cards do: `ID.text`, and `ID.brutal` for that side of enemies; what they
 * ask (`prompt.ID`) and between what they let one choose (`ID.option.WAY`).
 */
export function madeTexts(content: Content): MadeText {
  return (words, key, language) => {
    const say: Say = (piece, params = {}) => words.say(language, { key: piece, params });
    return makerOf(content, key)?.(say, language);
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
  const isBrutal = part === 'brutal';
  const found = isBrutal
    ? enemyCard(content, id, true)
    : cardOf(content, id === 'prompt' ? part : id);
  if (!found) return undefined;
  const [card, audience, voice] = found;
  const telling: (...say: Parameters<Maker>) => Telling = (...say) =>
    tellingOf(...say, audience, voice);
  if (id === 'prompt') return (...say) => madePrompt(telling(...say), card);
  if (part === 'text' || isBrutal) return (...say) => told(...say, found);
  return part === 'option' ? (...say) => madeOption(telling(...say), card, way) : undefined;
}

function told(say: Say, language: Language, found: Found): string | undefined {
  const [card, audience, voice, { item, price } = {}] = found;
  const text = madeText(say, language, card, audience, voice, item);
  return price === undefined ? text : `${say('favour.price', { price })} ${text}`;
}

function cardOf(content: Content, id: string): Found | undefined {
  return plainCard(content, id) ?? enemyCard(content, id, false);
}

/** A card of a type of enemies, on one side of its sheet. */
function enemyCard(content: Content, id: string, isBrutal: boolean): Found | undefined {
  const { elites, enemyAbilities, variants, enemies } = content;
  const card = [elites, enemyAbilities, variants].find((deck) => deck[id])?.[id];
  if (!card) return undefined;
  const { does = {}, raises = {} } = (isBrutal && card.brutal) || card;
  const variant = variants[id];
  const base = variant && enemies[variant.base]?.[isBrutal ? 'brutal' : 'normal'].abilities;
  const overlay: Overlay = {
    base: variant?.base ?? null,
    raises: Object.entries(raises).map(([ability, n]) => {
      const isNew = variant && base?.[ability] === undefined;
      const x = enemyAbilities[ability]?.lowest || isNew ? String(n) : `+${n}`;
      return [ability, x] as const;
    }),
    removes: (variant?.removes ?? []).flatMap((ability) => {
      const x = base?.[ability];
      return x === undefined ? [] : [[ability, String(x)] as const];
    }),
    grants: card.grants ?? [],
  };
  return [{ does, overlay }, 'everybody', 'type'];
}

function plainCard(content: Content, id: string): Found | undefined {
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
  if (conditions[id]) return conditionOf(conditions[id]);
  const item = items[id];
  if (item) return [item, 'everybody', 'you', { item }];
  const own = [loot, scavenge, upgrades].find((deck) => deck[id])?.[id];
  if (own) return [own, 'everybody', 'you'];
  const world = Object.values(content.worlds).find((each) => each.id === id);
  if (!world) return undefined;
  const also = world.otherWorld ? [{ key: 'text.other-world' }] : [];
  return [{ ...world, also, isPlace: true }, 'everybody', 'nobody'];
}

/** What lasts can be had only so often; what does not last says so. */
function conditionOf(card: Condition): Found {
  const { passing, most, effects = [] } = card;
  const also = [
    ...(passing && effects.every((effect) => effect.do !== 'die') ? [{ key: 'text.passing' }] : []),
    ...(most === undefined ? [] : [{ key: 'text.most', params: { n: most } }]),
  ];
  return [{ ...card, also }, 'everybody', 'you'];
}
