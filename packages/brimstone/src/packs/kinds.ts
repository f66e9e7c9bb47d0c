import { type EntryKind, entryKind } from '@crawlspace/kernel/packs';
import { bonusFrom } from '../content/bonuses/build.ts';
import { chartOf } from '../content/charts/make.ts';
import { condition, passing, type RowId } from '../content/conditions/make.ts';
import { encountersOf, lasting } from '../content/encounters/make.ts';
import { depthEventCard, eventCard, findCard, lastingCard } from '../content/events.ts';
import type { Content, EventCard, LevelBonus, Upgrade } from '../content-types.ts';
import { abilityFrom } from '../language/compile/made.ts';
import * as schema from '../language/schema/cards.ts';
import { allStats } from '../stats.ts';
import { deck, listed, plain } from './decks.ts';
import { enemyKinds } from './enemies.ts';
import { missions } from './missions.ts';
import { problemsOf } from './references.ts';
import { services } from './services.ts';
import { worldKinds } from './worlds.ts';

const all = (says: string) => ({ says, can: ['adds', 'changes', 'removes'] }) as const;
const lasts = (says: string) => ({ says, can: ['adds', 'changes'] }) as const;
/** Rows of charts: each has its place. */
const row = (says: string) => ({ says, can: ['changes'] }) as const;

function event({ id, does, effects, data }: schema.Data<EventCard>): EventCard {
  const atOnce = effects ?? [];
  const card = does ? lastingCard(id, does, ...atOnce) : eventCard(id, ...atOnce);
  return data ? { ...card, data } : card;
}

const upgrades: EntryKind<Content> = entryKind<Content, schema.Data<Upgrade>>({
  ...lasts('Class abilities, starting upgrades and what levels bring.'),
  schema: schema.upgrade,
  ids: ({ upgrades: every }) =>
    Object.values(every).flatMap(({ id, does, ...card }) => (does && !('row' in card) ? id : [])),
  read: ({ upgrades: every }, id) => plain(every[id] as Upgrade) as schema.Data<Upgrade>,
  put: (content, { does = {}, ...card }) => {
    const made: Upgrade = { ...card, ...abilityFrom(does) };
    return { ...content, upgrades: { ...content.upgrades, [card.id]: made } };
  },
  problems: (content, entry, at) => problemsOf(content, 'upgrades', entry, at),
});

const bonuses = entryKind<Content, schema.Data<LevelBonus>>({
  ...lasts('Rows of a class’s Upgrade Bonus chart, 2 to 12.'),
  schema: schema.bonus,
  ids: (content) => content.bonuses.map(({ id }) => id),
  read: (content, id) =>
    plain(content.bonuses.find((each) => each.id === id) as LevelBonus) as schema.Data<LevelBonus>,
  put: (content, entry) => {
    const made = bonusFrom(entry);
    const others = content.bonuses.filter(({ id }) => id !== made.id);
    return {
      ...content,
      bonuses: [...others, made],
      upgrades: { ...content.upgrades, [made.id]: made },
    };
  },
  problems: (content, entry, at) => problemsOf(content, 'bonuses', entry, at),
});

const classes = entryKind<Content, schema.ClassEntry>({
  ...lasts('Classes of Heroes: the character sheet, and what it starts with and learns.'),
  schema: schema.heroClass,
  ids: (content) => Object.keys(content.classes),
  read: (content, id) => content.classes[id],
  put: (content, entry) => {
    const made = { ...entry, base: allStats(entry.base) };
    return { ...content, classes: { ...content.classes, [entry.id]: made } };
  },
  problems: (content, entry, at) => problemsOf(content, 'classes', entry, at),
  texts: ({ id, tracks }) => [
    ...['name', 'text', 'flavour'].map((part) => `${id}.${part}`),
    ...tracks.flatMap(([first]) => (first === undefined ? [] : `${first}.track`)),
  ],
  parts: ['name', 'text', 'flavour'],
});

/** What packs for Brimstone are made of. */
export const kinds: Readonly<Record<string, EntryKind<Content>>> = {
  classes,
  upgrades,
  bonuses,
  items: listed(
    'items',
    'itemDecks',
    'Items: Gear, Artifacts, Personal Items, starting Gear.',
    schema.item,
    ({ decks: _, does, ...card }) => ({ ...card, ...(does ? abilityFrom(does) : {}) }),
  ),
  darkness: deck('darkness', all('Darkness cards.'), schema.eventCard, event),
  growingDread: deck('growingDread', all('Growing Dread cards.'), schema.eventCard, event),
  hardships: deck(
    'hardships',
    row('What a company meets as its Heroes rise.'),
    schema.hardship,
    (card) => ({ ...event(card), from: card.from }),
  ),
  depthEvents: deck(
    'depthEvents',
    lasts('Rows of the Depth Charts of worlds.'),
    schema.depthEvent,
    (card) => depthEventCard(card.id, ...(card.effects ?? [])),
  ),
  loot: deck('loot', all('Loot cards.'), schema.findCard, (card) =>
    findCard(card.id, ...(card.effects ?? [])),
  ),
  scavenge: deck('scavenge', all('Scavenge cards.'), schema.findCard, (card) =>
    findCard(card.id, ...(card.effects ?? [])),
  ),
  encounters: deck('encounters', all('Encounters.'), schema.encounter, (card) => {
    const made = encountersOf(card.world)(card.id, card.scope, ...(card.effects ?? []));
    return card.does ? lasting(made, card.does) : made;
  }),
  conditions: deck(
    'conditions',
    row('Rows of the Injury, Madness and Mutation Charts.'),
    schema.condition,
    ({ id, does, effects, again, most, boon, passing: isPassing }) => {
      if (isPassing) return passing(id as RowId, ...(effects ?? []));
      return condition(id as RowId, does, {
        ...(again ? { again } : {}),
        ...(most === undefined ? {} : { most }),
        ...(boon ? { boon } : {}),
      });
    },
  ),
  charts: deck('charts', row('Rows of the charts of road and Town.'), schema.chartRow, (card) =>
    chartOf(card.chart)(card.row, card.id, ...card.effects),
  ),
  threats: listed('threats', 'threatDecks', 'Threat cards.', schema.threat, (card) => {
    const { decks: _, ...threat } = card;
    return threat;
  }),
  ...enemyKinds,
  ...worldKinds,
  missions,
  services,
};
