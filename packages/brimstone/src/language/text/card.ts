import type { Language, TextRef } from '@crawlspace/kernel';
import type { ItemCard } from '../../content-types.ts';
import type { CardId } from '../../ids.ts';
import type { AbilityData } from '../ability.ts';
import type { Effects } from '../effects.ts';
import { abilityText } from './ability.ts';
import { asSentence, effectsText } from './effects.ts';
import { type Overlay, overlayTexts } from './enemies.ts';
import { itemEnd, itemTexts } from './items.ts';
import { listed, type Say, type Telling, type Voice } from './say.ts';

/** A card that says in data what it does. */
export interface Told {
  readonly effects?: Effects;
  readonly does?: AbilityData;
  /** What it lays over the sheet of a type. */
  readonly overlay?: Overlay;
  /** What else is to be said. */
  readonly also?: readonly TextRef[];
  /** It is no card that lies in play, but how things are there. */
  readonly isPlace?: boolean;
  /** Cards it brings along. */
  readonly items?: readonly CardId[];
}

/** Whom a card concerns: those on a tile, those in Town, those in the lantern's world, or everybody. */
export type Audience = 'everybody' | 'here' | 'visitors' | 'in-lantern-world';

/** What is printed on a card, made from what it does; undefined where only code knows. */
export function madeText(
  say: Say,
  language: Language,
  { effects, does, items = [], overlay, also = [], isPlace = false }: Told,
  audience: Audience,
  voice: Voice,
  item?: ItemCard,
): string | undefined {
  const at = tellingOf(say, language, audience, voice);
  const over = overlay ? overlayTexts(at, overlay).filter(Boolean).map(asSentence) : [];
  const lasting = [...over, does ? abilityText(at, does) : ''].filter(Boolean).join(' ');
  if (item) return itemText(say, item, lasting);
  if (!effects && !does && !overlay) return undefined;
  const brings = items.map((id) => say(`${id}.name`));
  const starts = brings.length > 0 ? [say('text.starts-with', { items: listed(say, brings) })] : [];
  const isInPlay = lasting !== '' && voice === 'nobody' && !isPlace;
  const remains = isInPlay ? `${say('text.remains')} ${lasting}` : lasting;
  const atOnce = effects ? effectsText(at, effects) : '';
  const more = also.map((text) => say(text.key, text.params));
  const said = [...starts, atOnce, remains, ...more].filter(Boolean).join(' ');
  return said === '' ? say(effects ? 'text.nothing' : 'text.no-effect') : said;
}

export function tellingOf(say: Say, language: Language, audience: Audience, voice: Voice): Telling {
  const all = say(audience === 'everybody' ? 'who.all' : `who.${audience}`);
  const place = audience === 'in-lantern-world' ? ({ place: 'lantern' } as const) : {};
  return { say, language, all, here: audience === 'here', voice, ...place };
}

/** What it is, and what it does. */
function itemText(say: Say, item: ItemCard, lasting: string): string {
  const is = itemTexts(say, item).map(asSentence);
  return [...is, lasting, ...itemEnd(say, item).map(asSentence)].filter(Boolean).join(' ');
}
