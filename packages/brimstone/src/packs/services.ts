import {
  type EntryKind,
  entryKind,
  heard,
  type Place,
  type Problem,
  said,
  unknown,
} from '@crawlspace/kernel/packs';
import { favour } from '../content/town/pastimes.ts';
import type { Content, TownService } from '../content-types.ts';
import { type ServiceEntry, service } from '../language/schema/cards.ts';
import { plain } from './decks.ts';
import { problemsOf } from './references.ts';

/** What each kind is besides its price. */
const NEEDS = { goods: 'token', ware: 'card', forging: 'card', favour: 'effects' } as const;
const FIELDS = ['token', 'card', 'effects'] as const;

function isOpen(offer: TownService): boolean {
  return Object.hasOwn(NEEDS, offer.kind);
}

function problemsOfService(content: Content, entry: ServiceEntry, at: Place): readonly Problem[] {
  const problems = problemsOf(content, 'services', entry, at);
  const say = (path: readonly string[], text: string) =>
    problems.push({ ...at, path, text: heard(text) });
  const { kind, card, data } = entry;
  const need = NEEDS[kind];
  if (entry[need] === undefined) say([], said('missing', { field: need }));
  for (const other of FIELDS.filter((each) => each !== need && entry[each] !== undefined)) {
    say([other], unknown('field', other, [need]));
  }
  if ((kind === 'forging') !== (data.stones !== undefined)) {
    if (kind === 'forging') say(['data'], said('missing', { field: 'stones' }));
    else say(['data', 'stones'], unknown('field', 'stones', ['price']));
  }
  const upgrades = (id: string) => content.items[id]?.upgrade !== undefined;
  const cards = Object.keys(content.items).filter((id) => kind !== 'forging' || upgrades(id));
  if (card !== undefined && !cards.includes(card)) say(['card'], unknown('entry', card, cards));
  return problems;
}

/** Goods, wares, upgrades and small favours of Town. What cures and games do has texts written by hand: they stay. */
export const services: EntryKind<Content> = entryKind<Content, ServiceEntry>({
  says: 'What Locations in Town sell and do for Gold.',
  can: ['adds', 'changes', 'removes'],
  schema: service,
  ids: (content) =>
    Object.values(content.services).flatMap((offer) => (isOpen(offer) ? [offer.id] : [])),
  read: (content, id) => plain(content.services[id] as TownService) as ServiceEntry,
  put: (content, { effects, ...entry }) => {
    const made = effects
      ? favour(entry.location, entry.id, entry.data.price, ...effects)
      : (entry as TownService);
    return { ...content, services: { ...content.services, [entry.id]: made } };
  },
  take: (content, id) => {
    const { [id]: _, ...rest } = content.services;
    return { ...content, services: rest };
  },
  problems: problemsOfService,
});
