import { type Luck, newDeck, onceFor, type PackRef, SetupError } from '@crawlspace/kernel';
import { mapOf } from './board/map.ts';
import type { Content } from './content-types.ts';
import { type CardId, CLASSES, type ClassId, RARITIES, TIERS, type Tier } from './ids.ts';
import { startingTreasure } from './rules/items/treasure.ts';
import type { Decks, DescentState, Hero, Wishes } from './state.ts';

export interface HeroSetup extends Wishes {
  readonly class: ClassId;
}

export interface HellscapeSetup {
  readonly quest: CardId;
  readonly heroes: readonly HeroSetup[];
  /** One Lifebringer token fewer. */
  readonly hellbreaker: boolean;
  /** The packs it is played with, in the order in which they were laid. */
  readonly packs?: readonly PackRef[];
}

const MOST_HEROES = 6;

/** Checks a setup that comes from outside. */
export function parseSetup(content: Content, value: unknown): HellscapeSetup {
  if (!isRecord(value)) throw new SetupError('a setup is an object');
  const { quest, heroes, hellbreaker = false } = value;
  if (typeof quest !== 'string' || !Object.hasOwn(content.quests, quest)) {
    throw new SetupError(`there is no quest ${JSON.stringify(quest)}`);
  }
  if (!Array.isArray(heroes) || heroes.length < 1 || heroes.length > MOST_HEROES) {
    throw new SetupError(`a quest is for 1 to ${MOST_HEROES} heroes`);
  }
  if (typeof hellbreaker !== 'boolean') throw new SetupError('hellbreaker is true or false');
  const parsed = heroes.map((hero) => parseHero(content, hero));
  const classes = new Set(parsed.map((hero) => hero.class));
  if (classes.size < parsed.length) throw new SetupError('every hero is of another class');
  return { quest, heroes: parsed, hellbreaker };
}

function parseHero(content: Content, value: unknown): HeroSetup {
  if (!isRecord(value)) throw new SetupError('a hero is an object');
  const known = CLASSES.find((id) => id === value['class']);
  if (!known) throw new SetupError(`there is no class ${JSON.stringify(value['class'])}`);
  const skill = cardOf(value['skill'], (id) => isFirstSkill(content, known, id), 'first skill');
  const weapon = cardOf(value['weapon'], (id) => isStarting(content, id), 'starting weapon');
  const potion = cardOf(value['potion'], (id) => isStarting(content, id), 'potion');
  return {
    class: known,
    ...(skill ? { skill } : {}),
    ...(weapon ? { weapon } : {}),
    ...(potion ? { potion } : {}),
  };
}

function cardOf(value: unknown, fits: (id: string) => boolean, what: string): CardId | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== 'string' || !fits(value)) {
    throw new SetupError(`${JSON.stringify(value)} is no ${what}`);
  }
  return value;
}

function isFirstSkill(content: Content, hero: ClassId, id: string): boolean {
  const skill = content.skills[id];
  return skill?.class === hero && skill.level === 1;
}

function isStarting(content: Content, id: string): boolean {
  return content.items[id]?.deck === 'starting';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The table before its first question: decks shuffled, the bag filled, nobody placed yet. */
export function setUp(content: Content, setup: HellscapeSetup, luck: Luck): DescentState {
  const count = setup.heroes.length;
  const quest = content.quests[setup.quest];
  if (!quest) throw new SetupError(`there is no quest ${setup.quest}`);
  const map = mapOf(content, quest, count);
  const scale = quest.scale?.(count) ?? Math.max(2, count);
  const lifebringers = Math.max(0, Math.ceil(scale / 2) - (setup.hellbreaker ? 1 : 0));
  return {
    options: { hellbreaker: setup.hellbreaker },
    scale,
    quest: { id: quest.id, counters: {}, held: {} },
    round: 1,
    phase: 'setup',
    active: null,
    heroes: setup.heroes.map((hero, index) => newHero(content, hero.class, index, luck)),
    wishes: setup.heroes,
    allies: [],
    enemies: [],
    spoils: [],
    dungeon: {
      open: map.doors.map(() => false),
      revealed: map.chambers.map(() => false),
      tokens: [],
      bossOnly: false,
    },
    decks: newDecks(content, luck),
    ...startingTreasure(count),
    lifebringers: { left: lifebringers, spent: 0 },
    darkness: { side: 'A', space: 1 },
    combat: null,
    nextItem: 1,
    nextEnemy: 1,
    nextToken: 1,
    outcome: null,
  };
}

function newHero(content: Content, id: ClassId, index: number, luck: Luck): Hero {
  const card = content.heroes[id];
  return {
    index,
    class: id,
    zone: 0,
    gone: false,
    health: card.health,
    mana: card.mana,
    maxHealth: card.health,
    maxMana: card.mana,
    level: 1,
    xp: 0,
    skills: [],
    items: [],
    fire: 0,
    frost: 0,
    knockedOut: false,
    activated: false,
    turn: null,
    usedThisRound: [],
    board: content.classes[id].newBoard(content, (cards) => luck.shuffle(cards)),
    declined: [],
  };
}

function newDecks(content: Content, luck: Luck): Decks {
  const { mobs, roaming, mobItems, items, doors } = cardsOf(content);
  const shuffled = (cards: readonly CardId[]) => newDeck(cards, luck);
  return {
    mobs: fromKeys(TIERS, (tier) => shuffled(mobs[tier])),
    roaming: fromKeys(TIERS, (tier) => shuffled(roaming[tier])),
    mobItems: fromKeys(TIERS, (tier) => shuffled(mobItems[tier])),
    items: fromKeys(RARITIES, (rarity) => shuffled(items[rarity])),
    doors: shuffled(doors),
  };
}

/** The cards of each deck, before they are shuffled. */
const cardsOf = onceFor((content: Content) => {
  const items = Object.values(content.items);
  return {
    mobs: byTier(content.mobs),
    roaming: byTier(content.roaming),
    mobItems: byTier(content.mobItems),
    items: fromKeys(RARITIES, (rarity) => copiesOf(items.filter(({ deck }) => deck === rarity))),
    doors: copiesOf(Object.values(content.doors)),
  };
});

function byTier(cards: Readonly<Record<CardId, { id: CardId; tier: Tier }>>) {
  const all = Object.values(cards);
  return fromKeys(TIERS, (tier) => all.filter((card) => card.tier === tier).map(({ id }) => id));
}

function copiesOf(cards: readonly { id: CardId; copies: number }[]): CardId[] {
  return cards.flatMap(({ id, copies }) => Array<CardId>(copies).fill(id));
}

function fromKeys<Key extends string, Value>(
  keys: readonly Key[],
  value: (key: Key) => Value,
): Record<Key, Value> {
  const record = {} as Record<Key, Value>;
  for (const key of keys) record[key] = value(key);
  return record;
}
