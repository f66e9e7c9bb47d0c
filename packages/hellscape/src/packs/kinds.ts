import { type EntryKind, entryKind, type Schema } from '@crawlspace/kernel/packs';
import { questSpecials } from '../content/quests/index.ts';
import type { Content } from '../content-types.ts';
import { questOfCard } from '../language/quest.ts';
import * as schema from '../language/schema/cards.ts';
import { quest } from '../language/schema/quest.ts';
import type { QuestCard } from '../quest-types.ts';
import { problemsOf } from './problems.ts';
import { cardOf, problemsOfQuest, textsOfQuest } from './quests.ts';

interface Entry {
  readonly id: string;
}
type Deck = Readonly<Record<string, Entry>>;
type Printed<Of extends Entry> = Pick<EntryKind<Content>, 'says' | 'can'> &
  Partial<Pick<EntryKind<Content>, 'parts'>> & {
    /** The deck a card lies in, where it can leave it. */
    readonly deckOf?: (card: Of) => string | null;
  };

/** Cards that are data, kept by their id or by another name. */
function cards<Of extends Entry>(
  name: keyof Content,
  { deckOf, ...printed }: Printed<Of>,
  schemaOf: Schema<Of>,
): EntryKind<Content> {
  const all = (content: Content) => content[name] as unknown as Deck;
  const keyOf = (content: Content, id: string) =>
    Object.entries(all(content)).find(([, card]) => card.id === id)?.[0] ?? id;
  return entryKind<Content, Of>({
    ...printed,
    schema: schemaOf,
    ids: (content) => Object.values(all(content)).map(({ id }) => id),
    read: (content, id) => all(content)[keyOf(content, id)] as Of | undefined,
    put: (content, entry) => ({
      ...content,
      [name]: { ...all(content), [keyOf(content, entry.id)]: entry },
    }),
    take: (content, id) => {
      const { [keyOf(content, id)]: card, ...rest } = all(content);
      const deck = deckOf?.(card as Of) ?? null;
      const hasOthers = Object.values(rest).some((other) => deckOf?.(other as Of) === deck);
      return deck !== null && hasOthers ? { ...content, [name]: rest } : null;
    },
    problems: (_, entry, at) => problemsOf(name, entry, at),
  });
}

const all = (says: string) => ({ says, can: ['adds', 'changes', 'removes'] }) as const;
const lasts = (says: string) => ({ says, can: ['adds', 'changes'] }) as const;
/** The game has exactly these. */
const fixed = (says: string) => ({ says, can: ['changes'] }) as const;

/** What packs for Hellscape are made of. Classes, types of monsters and tiles are not yet open. */
export const kinds: Readonly<Record<string, EntryKind<Content>>> = {
  items: cards(
    'items',
    {
      ...all('Items of the Starting, Common, Rare and Epic decks.'),
      deckOf: ({ deck }) => (deck === 'starting' ? null : deck),
    },
    schema.item,
  ),
  mobItems: cards(
    'mobItems',
    { ...all('Items that mobs carry.'), deckOf: ({ tier }) => tier },
    schema.mobItem,
  ),
  skills: cards('skills', lasts('Skills of the six classes.'), schema.skill),
  setPowers: cards(
    'setPowers',
    fixed('What the Shadowbane set gives to each class.'),
    schema.setPower,
  ),
  heroes: cards('heroes', fixed('Hero cards.'), schema.hero),
  mobs: cards(
    'mobs',
    { ...all('Mobs of the eight types.'), deckOf: ({ tier }) => tier },
    schema.mob,
  ),
  roaming: cards(
    'roaming',
    { ...all('Cards of the four Roaming Monsters.'), deckOf: ({ tier }) => tier },
    schema.roaming,
  ),
  bosses: cards('bosses', fixed('Boss cards.'), schema.boss),
  doors: cards(
    'doors',
    { ...all('Door cards.'), deckOf: () => 'doors', parts: ['name', 'flavour', '*.name'] },
    schema.door,
  ),
  faces: cards('faces', fixed('Hidden faces of traps, fountains and chests.'), schema.face),
  quests: entryKind<Content, QuestCard>({
    ...lasts('Quests: a map, goals, deeds and triggers.'),
    schema: quest,
    most: 3000,
    ids: ({ quests }) => Object.keys(quests),
    read: ({ quests }, id) => cardOf(quests[id]),
    put: (content, card) => ({
      ...content,
      quests: { ...content.quests, [card.id]: questOfCard(card, questSpecials) },
    }),
    problems: problemsOfQuest,
    texts: textsOfQuest,
    parts: ['name', 'story', 'notes', 'objective-*'],
  }),
};
