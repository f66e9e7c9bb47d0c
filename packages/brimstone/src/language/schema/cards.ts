import {
  either,
  id,
  list,
  literal,
  may,
  name,
  named,
  nullable,
  oneOf,
  places,
  type Schema,
  said,
  shape,
  some,
  table,
  text,
  whole,
  yes,
  yesNo,
} from '@crawlspace/kernel/packs';
import * as v from 'valibot';
import type { TileCard } from '../../board/index.ts';
import type {
  CardData,
  ChartRow,
  Condition,
  DepthEvent,
  Encounter,
  EnemyAbility,
  EnemySheet,
  EnemyType,
  EventCard,
  FindCard,
  Hardship,
  HeroClass,
  ItemCard,
  LevelBonus,
  Threat,
  TownLocation,
  Upgrade,
  Variant,
  World,
  WorldThreat,
} from '../../content-types.ts';
import { TOWN_LOCATIONS } from '../../content-types.ts';
import { CLOTHING_SLOTS, type TokenKind } from '../../ids.ts';
import { STAT_NAMES } from '../../stats.ts';
import type { Effects } from '../effects.ts';
import { ability as anAbility } from './ability.ts';
import { effects } from './effects.ts';
import { count, keywords, number, sum, threatGroup, tokenKind, world } from './values.ts';

/** A card as data: what its rules are compiled from, and nothing that is compiled. */
export type Data<Card> = {
  readonly [Field in keyof Card as Field extends Compiled ? never : Field]: Card[Field];
};
type Compiled = 'resolve' | 'remains' | 'ability';

const ability = named('Ability', () => anAbility);
const cardData: Schema<CardData> = table(
  v.pipe(v.string(said('name')), v.regex(/^[a-z][A-Za-z0-9]*$/, said('name'))),
  either({ number: sum, string: text(40), boolean: yesNo }) as Schema<number | boolean>,
  20,
);
const card = { id, data: may(cardData), effects: may(effects), does: may(ability) };
const groups = list(threatGroup, 8);

export const eventCard: Schema<Data<EventCard>> = shape(card);
export const hardship: Schema<Data<Hardship>> = shape({ ...card, from: nullable(whole(1, 20)) });
export const depthEvent: Schema<Data<DepthEvent>> = shape(card);
export const findCard: Schema<Data<FindCard>> = shape(card);
export const encounter: Schema<Data<Encounter>> = shape({
  ...card,
  world,
  scope: oneOf('name', ['tile', 'world']),
});
export const condition: Schema<Data<Condition>> = shape({
  ...card,
  kind: oneOf('name', ['injury', 'madness', 'mutation']),
  row: count,
  passing: may(yes),
  again: may(oneOf('name', ['stacks', 'reroll'])),
  most: may(count),
  boon: may(yes),
});
export const chartRow: Schema<Data<ChartRow>> = shape({
  ...card,
  effects,
  chart: oneOf('name', [
    ...(['travel', 'camp-site', 'town', 'docs-office', 'church', 'blacksmith'] as const),
    ...(['frontier-outpost', 'general-store', 'saloon'] as const),
  ]),
  row: count,
});

/** A Threat card, and the decks it lies in. */
export type ThreatEntry = Threat & { readonly decks: readonly ('low' | 'med' | 'high' | 'epic')[] };
export const threat: Schema<ThreatEntry> = shape({
  ...card,
  groups,
  draw: may(oneOf('name', ['low', 'med', 'high', 'party'])),
  decks: list(oneOf('name', ['low', 'med', 'high', 'epic']), 4),
});
const side = either({ list: groups, string: literal('normal') });
export const worldThreat: Schema<WorldThreat> = shape({
  ...card,
  world,
  levels: shape({ low: side, med: side, high: side }),
});

const face = either({ string: oneOf('name', ['D6', 'D8']) });
const weapon = shape({
  kind: oneOf('name', ['gun', 'hand', 'thrown']),
  range: may(count),
  shots: may(whole(0, 12)),
  toHitDie: may(face),
  damageDie: may(face),
  critOn: may(whole(1, 8)),
  damage: may(number),
  ignoresDefense: may(yes),
});

/** An item, and the decks it lies in. */
export type ItemEntry = Data<ItemCard> & { readonly decks: readonly string[] };
export const item: Schema<ItemEntry> = shape({
  ...card,
  decks: list(name, 5),
  keywords,
  hands: v.picklist([0, 1, 2], said('number', { least: 0, most: 2 })),
  weight: whole(0, 20),
  slots: list(oneOf('name', CLOTHING_SLOTS)),
  darkStone: whole(0, 20),
  upgradeSlots: whole(0, 9),
  upgrade: may(
    shape({
      takes: whole(0, 9),
      onto: list(
        v.pipe(
          v.string(said('name')),
          v.regex(/^[a-z-]{1,60}(\+[a-z-]{1,60}){0,3}$/, said('name')),
        ),
      ),
      darkStone: whole(0, 20),
      improves: may(shape({ damageDie: literal('D8'), or: shape({ damage: number }) })),
    }),
  ),
  only: keywords,
  price: nullable(sum),
  charges: may(whole(1, 20)),
  holds: may(shape({ kinds: list(tokenKind), most: whole(1, 20) })),
  weapon: may(weapon),
  shield: may(whole(1, 9)),
  personal: may(yes),
});

export const upgrade: Schema<Data<Upgrade>> = shape({
  ...card,
  class: nullable(id),
  items: may(list(id, 6)),
});
export const bonus: Schema<Data<LevelBonus>> = shape({
  ...card,
  class: id,
  items: may(list(id, 6)),
  row: whole(2, 12),
});

const look = oneOf('name', ['rock', 'blocks']);
export const aWorld: Schema<Omit<World, 'ability'>> = shape({
  ...card,
  otherWorld: yesNo,
  artifacts: name,
  look,
  depthEvents: list(id, 6),
});

const tileCell = places([whole(0, 15), whole(0, 15)]);
export const tile: Schema<TileCard & { readonly id: string }> = shape({
  id,
  world,
  kind: oneOf('name', ['entrance', 'unique-room', 'standard-room', 'passage']),
  exits: v.pipe(v.string(said('tile-exits')), v.regex(/^[1-6]+( [1-6]+)*$/, said('tile-exits'))),
  map: list(
    v.pipe(v.string(said('tile-rows')), v.regex(/^[oSD#,.]{2,16}$/, said('tile-rows'))),
    16,
  ),
  barriers: may(list(places([tileCell, tileCell]), 40)),
  encounter: may(id),
});

/** What is offered for Gold, of the kinds whose texts make themselves. */
export interface ServiceEntry {
  readonly id: string;
  readonly kind: 'goods' | 'ware' | 'forging' | 'favour';
  readonly location: TownLocation;
  readonly data: { readonly price: number; readonly stones?: number };
  readonly token?: TokenKind;
  readonly card?: string;
  readonly effects?: Effects;
}
export const service: Schema<ServiceEntry> = shape({
  id,
  kind: oneOf('name', ['goods', 'ware', 'forging', 'favour']),
  location: oneOf('name', TOWN_LOCATIONS),
  data: shape({ price: whole(1, 2000), stones: may(whole(0, 20)) }),
  token: may(tokenKind),
  card: may(id),
  effects: may(effects),
});

/** Every number of the sheet; those that are not there are 0. */
export type ClassEntry = Omit<HeroClass, 'base'> & {
  readonly base: Partial<HeroClass['base']>;
};
export const heroClass: Schema<ClassEntry> = shape({
  id,
  names: list(text(40), 12),
  keywords,
  base: some(STAT_NAMES, number),
  abilities: list(id, 6),
  items: list(id, 8),
  upgrades: list(id, 8),
  tracks: list(list(id, 8), 8),
});

const enemyId = v.pipe(id, v.regex(/^[^0-9]*$/, said('enemy-id')));
export const sheet: Schema<EnemySheet> = shape({
  type: enemyId,
  keywords,
  size: oneOf('name', ['small', 'medium', 'large', 'extra-large', 'xxl']),
  initiative: whole(1, 30),
  abilities: table(id, whole(0, 20), 12),
  move: whole(0, 30),
  escape: whole(1, 6),
  toHitRanged: nullable(whole(1, 7)),
  toHitMelee: nullable(whole(1, 7)),
  ranged: may(shape({ range: whole(1, 30), shots: whole(1, 12) })),
  combat: nullable(whole(0, 12)),
  damage: whole(0, 20),
  defense: whole(0, 12),
  health: whole(1, 99),
  xp: shape({ base: sum, each: sum }),
  elite: list(id, 12),
});
export const enemy: Schema<EnemyType> = shape({
  id: enemyId,
  models: whole(1, 24),
  normal: sheet,
  brutal: sheet,
});

const enemySide = { does: may(ability), raises: may(table(id, whole(-20, 20), 6)) };
const overlayed = {
  ...card,
  ...enemySide,
  brutal: may(shape(enemySide)),
  lowest: may(yes),
  grants: may(list(oneOf('name', ['passes-models', 'sees-through-walls', 'not-pushed']), 3)),
};
export const enemyAbility: Schema<Data<EnemyAbility>> = shape(overlayed);
export const variant: Schema<Data<Variant>> = shape({
  ...overlayed,
  base: id,
  keywords,
  removes: may(list(id, 6)),
});
