import type { Language } from '@crawlspace/kernel';
import type { ItemCard } from '../../content/types.ts';
import type { CardId } from '../../ids.ts';
import type { AbilityData } from '../ability.ts';
import type { Effects } from '../effects.ts';
import { abilityText } from './ability.ts';
import { asSentence, effectsText } from './effects.ts';
import { itemEnd, itemTexts } from './items.ts';
import { listed, type Say, type Telling, type Voice } from './say.ts';

/** A card that says in data what it does. */
export interface Told {
  readonly effects?: Effects;
  readonly does?: AbilityData;
  /** Cards it brings along. */
  readonly items?: readonly CardId[];
}

/** Whom a card concerns: those on a tile, those in Town, those in the lantern's world, or everybody. */
export type Audience = 'everybody' | 'here' | 'visitors' | 'in-lantern-world';

/** What is printed on a card, made from what it does; undefined where only code knows. */
export function madeText(
  say: Say,
  language: Language,
  { effects, does, items = [] }: Told,
  audience: Audience,
  voice: Voice,
  item?: ItemCard,
): string | undefined {
  const at = tellingOf(say, language, audience, voice);
  const lasting = does ? abilityText(at, does) : '';
  const remains = lasting && voice === 'nobody' ? `${say('text.remains')} ${lasting}` : lasting;
  if (item) return itemText(say, item, lasting);
  if (!effects && lasting === '') return undefined;
  const brings = items.map((id) => say(`${id}.name`));
  const starts = brings.length > 0 ? [say('text.starts-with', { items: listed(say, brings) })] : [];
  const said = [...starts, effects ? effectsText(at, effects) : '', remains]
    .filter(Boolean)
    .join(' ');
  return said === '' ? say('text.nothing') : said;
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
