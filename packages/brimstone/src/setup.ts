import { type Deck, type Luck, newDeck, type PackRef, SetupError } from '@crawlspace/kernel';
import { boardOf, type SpaceId, startLayout, type WorldId } from './board/index.ts';
import { type Character, figureOf } from './character.ts';
import { isWhole, LONGEST_NAME } from './company/checks.ts';
import type { Content } from './content-types.ts';
import { blankHero } from './hero.ts';
import { type CardId, type ClassId, PORTRAITS, type Portrait, type ThreatLevel } from './ids.ts';
import { classIn } from './lookup.ts';
import { DEFAULT_OPTIONS, type RuleOptions } from './options.ts';
import { parseCharacter } from './parse-character.ts';
import { XP_FOR_LEVEL } from './rules/heroes/levels.ts';
import type { AdventureState, Decks, Hero } from './state.ts';

/** A hero of the party: somebody new, or a character with a past. */
export type HeroSetup = NewHero | ReturningHero;

export interface ReturningHero {
  readonly character: Character;
}

/** Who it is, whether somebody new or not. */
export function whoIs(hero: HeroSetup): NewHero | Character {
  return 'character' in hero ? hero.character : hero;
}

export interface NewHero {
  readonly class: ClassId;
  readonly name?: string;
  readonly portrait?: Portrait;
  /** The starting upgrade; asked in play when absent. */
  readonly upgrade?: CardId;
}

/** What is decided before an adventure starts. */
export interface BrimstoneSetup {
  readonly mission: CardId;
  readonly heroes: readonly HeroSetup[];
  readonly options: RuleOptions;
  /** How many sets the players want to go by; without it there are enough of everything. */
  readonly sets?: number;
  /** Heroes are kept for the next adventure, and may go up a level in the middle of this one. */
  readonly campaign?: true;
  /** A failure of the company's last adventure: the Darkness starts that much further. */
  readonly darknessAhead?: true;
  /** Cards that lie in play from the start: what a company meets as its heroes rise. */
  readonly hardships?: readonly CardId[];
  /** Cards that others of the company own, who are not here: nobody finds them. */
  readonly elsewhere?: readonly CardId[];
  /** The packs it is played with, in the order in which they were laid. */
  readonly packs?: readonly PackRef[];
}

/** The classes of one set make parties of four; further sets bring the fifth and the sixth hero. */
const MOST_WITH_ONE_SET = 4;
const MOST_HEROES = 6;
/** Track spaces from the Entrance (0) to Darkness Start. */
const DARKNESS_START = 16;

/** Revive Tokens for one to six heroes. */
const REVIVE_TOKENS = [2, 1, 1, 0, 1, 0];

export function parseSetup(content: Content, value: unknown): BrimstoneSetup {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Record<
    string,
    unknown
  >;
  const mission = given['mission'] ?? 'a-fistful-of-dark-stone';
  if (typeof mission !== 'string' || !Object.hasOwn(content.missions, mission)) {
    const known = Object.keys(content.missions).join(', ');
    throw new SetupError(`unknown mission ${JSON.stringify(mission)}; there are: ${known}`);
  }
  const sets = parseSets(given['sets']);
  const heroes = given['heroes'];
  const sizes = partySizes(sets);
  if (!Array.isArray(heroes) || !sizes.includes(heroes.length)) {
    throw new SetupError(`an adventure is for 1 to ${sizes.length} heroes${withSets(sets)}`);
  }
  return {
    mission,
    heroes: heroes.map((hero) => parseHero(content, hero)),
    options: parseOptions(content, given['options']),
    ...(sets === undefined ? {} : { sets }),
    ...(isSet(given, 'campaign') ? { campaign: true } : {}),
    ...(isSet(given, 'darknessAhead') ? { darknessAhead: true } : {}),
    ...parseHardships(content, given['hardships']),
    ...parseElsewhere(content, given['elsewhere']),
  };
}

function isSet(given: Readonly<Record<string, unknown>>, name: string): boolean {
  const value = given[name];
  if (value === undefined || value === true) return value ?? false;
  throw new SetupError(`${name} is true or not there, not ${JSON.stringify(value)}`);
}

function parseHardships(content: Content, value: unknown): Pick<BrimstoneSetup, 'hardships'> {
  if (value === undefined) return {};
  if (areHardships(content, value)) return { hardships: [...value] };
  throw new SetupError(`there are no hardships ${JSON.stringify(value)}`);
}

/** At least one, and no more than there are levels. */
export function areHardships({ hardships }: Content, value: unknown): value is readonly CardId[] {
  if (!Array.isArray(value) || value.length < 1 || value.length > XP_FOR_LEVEL.length) return false;
  return value.every((id) => typeof id === 'string' && Object.hasOwn(hardships, id));
}

export function parseElsewhere(
  content: Content,
  value: unknown,
): Pick<BrimstoneSetup, 'elsewhere'> {
  if (value === undefined) return {};
  if (areSingleCards(content, value)) return { elsewhere: [...value] };
  throw new SetupError(`there are no cards ${JSON.stringify(value)}`);
}

/** At least one, each of a deck in which it lies once. */
export function areSingleCards(content: Content, value: unknown): value is readonly CardId[] {
  if (!Array.isArray(value) || value.length < 1) return false;
  const single = singleCards(content);
  return new Set(value).size === value.length && value.every((id) => single.includes(id));
}

/** Gear, Artifacts and Personal Items: there is one card of each. */
export function singleCards({ itemDecks, worlds }: Content): readonly CardId[] {
  const { gear, personal } = itemDecks;
  const artifacts = Object.values(worlds).flatMap((world) => itemDecks[world.artifacts] ?? []);
  return [...gear, ...artifacts, ...personal];
}

/** The sizes of a party that can be mustered from so many sets. */
export function partySizes(sets?: number): readonly number[] {
  const most = sets === 1 ? MOST_WITH_ONE_SET : MOST_HEROES;
  return Array.from({ length: most }, (_, n) => n + 1);
}

function parseSets(value: unknown): number | undefined {
  if (value === undefined) return undefined;
  if (isWhole(value) && value >= 1) return value;
  throw new SetupError(`there cannot be ${JSON.stringify(value)} sets`);
}

function withSets(sets: number | undefined): string {
  if (sets === undefined) return '';
  return sets === 1 ? ' with one set' : ` with ${sets} sets`;
}

export function parseHero(content: Content, value: unknown): HeroSetup {
  const isBack = typeof value === 'object' && value !== null && 'character' in value;
  return isBack ? parseReturning(content, value) : parseNewHero(content, value);
}

function parseReturning(content: Content, value: { readonly character: unknown }): ReturningHero {
  const character = parseCharacter(content, value.character);
  if (character.dead) throw new SetupError(`${character.name} is dead`);
  return { character };
}

function parseNewHero(content: Content, value: unknown): NewHero {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Partial<NewHero>;
  const heroClass = given.class;
  if (typeof heroClass !== 'string' || !Object.hasOwn(content.classes, heroClass)) {
    const known = Object.keys(content.classes).join(', ');
    throw new SetupError(`unknown hero ${JSON.stringify(heroClass ?? value)}; there are: ${known}`);
  }
  const { upgrade, name, portrait } = given;
  if (upgrade !== undefined && !classIn(content, heroClass).upgrades.includes(upgrade)) {
    throw new SetupError(`${heroClass} has no starting upgrade ${JSON.stringify(upgrade)}`);
  }
  if (name !== undefined && (typeof name !== 'string' || name.length > LONGEST_NAME)) {
    throw new SetupError(`the name of a hero is a text of at most ${LONGEST_NAME} letters`);
  }
  if (portrait !== undefined && !PORTRAITS.includes(portrait)) {
    throw new SetupError(`the portrait of a hero is one of: ${PORTRAITS.join(', ')}`);
  }
  return {
    class: heroClass,
    ...(name ? { name } : {}),
    ...(portrait ? { portrait } : {}),
    ...(upgrade ? { upgrade } : {}),
  };
}

type Choice = (value: unknown, content: Content) => boolean;

const CHOICES: Readonly<Record<keyof RuleOptions, Choice>> = {
  edition: (value) => value === 'revised' || value === 'first',
  tokens: (value) => value === 'twelve' || value === 'eight',
  fixedMove: isBoolean,
  advancedEncounters: isBoolean,
  belowTheDarkness: isBoolean,
  hardCore: (value) => value === 'off' || value === 'soft' || value === 'full',
  themedThreats: (value, { enemies }) =>
    Array.isArray(value) &&
    value.every((type) => typeof type === 'string' && Object.hasOwn(enemies, type)),
  dangerousDynamite: isBoolean,
  epicForSmallParties: isBoolean,
};

function isBoolean(value: unknown): boolean {
  return typeof value === 'boolean';
}

export function parseOptions(content: Content, value: unknown): RuleOptions {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Record<
    string,
    unknown
  >;
  for (const [name, setting] of Object.entries(given)) {
    const known = Object.hasOwn(CHOICES, name);
    const check = CHOICES[name as keyof RuleOptions] as Choice;
    if (!known) throw new SetupError(`unknown option ${JSON.stringify(name)}`);
    if (!check(setting, content)) {
      throw new SetupError(`option ${name} cannot be ${JSON.stringify(setting)}`);
    }
  }
  return { ...DEFAULT_OPTIONS, ...given };
}

/** The set up that needs no decision: decks, tokens, track, entrance. */
export function setUp(content: Content, setup: BrimstoneSetup, luck: Luck): AdventureState {
  const mission = content.missions[setup.mission];
  if (!mission) throw new SetupError(`unknown mission ${setup.mission}`);
  const layout = startLayout(content.tiles, mission.world);
  const { start } = boardOf(content.tiles, layout);
  const items = { nextItem: 1 };
  const heroes = setup.heroes.map((hero, index) => arrive(items, hero, index, start));
  const state: AdventureState = {
    options: setup.options,
    mission: {
      id: mission.id,
      counters: { clues: 0 },
      markers: [],
      objectiveFound: false,
      darknessAhead: false,
      basic: mission.basic,
    },
    turn: { number: 1, step: 'setup', done: [], scavenged: [], over: false },
    heroes,
    ...(setup.campaign ? { campaign: true } : {}),
    ...tougherFor(heroes),
    lantern: 0,
    reviveTokens: REVIVE_TOKENS[setup.heroes.length - 1] ?? 0,
    enemies: [],
    fight: null,
    board: {
      layout,
      exits: [{ tile: 0, exit: 0, kind: 'door' }],
      tokens: [],
      scavenged: [0],
    },
    depth: { party: 0, darkness: DARKNESS_START - (setup.darknessAhead ? 1 : 0) },
    decks: shuffleDecks(
      content,
      setup.options,
      new Set([...ownedBy(heroes), ...(setup.elsewhere ?? [])]),
      luck,
    ),
    dread: [],
    inPlay: (setup.hardships ?? []).map((card) => ({ card, tile: null })),
    enemyBonuses: [],
    exhausted: {},
    worlds: [mission.world],
    ...items,
    nextEnemy: 1,
    outcome: null,
  };
  mission.setUp?.(state);
  return state;
}

/** Heroes wait in the start area until they are placed, each in a space of its own. */
function arrive(
  items: { nextItem: number },
  setup: HeroSetup,
  index: number,
  start: readonly SpaceId[],
): Hero {
  const hero =
    'character' in setup ? figureOf(items, setup.character, index) : newHero(setup, index);
  // In Town there can be more than fit into it, the dead among them.
  hero.space = start[index] ?? index - start.length;
  return hero;
}

function newHero(setup: NewHero, index: number): Hero {
  const blank = blankHero(index, setup.class, setup.name ?? '');
  const hero: Hero = setup.portrait ? { ...blank, portrait: setup.portrait } : blank;
  if (setup.upgrade) hero.upgrades.push(setup.upgrade);
  return hero;
}

/** The Posse Level is that of the highest hero when the adventure starts, and stays so. */
function tougherFor(heroes: readonly Hero[]): Pick<AdventureState, 'posseLevel'> {
  const posseLevel = Math.max(...heroes.map(({ level }) => level));
  return posseLevel > 1 ? { posseLevel } : {};
}

/** The cards that somebody owns, those on others too: nobody finds them a second time. */
export function ownedBy(heroes: readonly Pick<Character, 'items'>[]): readonly CardId[] {
  return heroes.flatMap(({ items }) => items.flatMap(({ card, upgrades }) => [card, ...upgrades]));
}

function shuffleDecks(
  content: Content,
  options: RuleOptions,
  taken: ReadonlySet<CardId>,
  luck: Luck,
): Decks {
  const deck = (cards: readonly CardId[]): Deck => newDeck(cards, luck);
  const untaken = (cards: readonly CardId[]) => deck(cards.filter((card) => !taken.has(card)));
  const worlds = Object.keys(content.worlds);
  const ofWorld = (world: WorldId, cards: Readonly<Record<CardId, { readonly world: WorldId }>>) =>
    Object.entries(cards).flatMap(([id, card]) => (card.world === world ? [id] : []));
  const each = (cards: (world: WorldId) => Deck, of = worlds) =>
    Object.fromEntries(of.map((world) => [world, cards(world)])) as Decks['map'];
  const withThreats = worlds.filter((world) => ofWorld(world, content.worldThreats).length > 0);
  return {
    map: each((world) => deck(content.tiles.decks[world] ?? [])),
    encounter: each((world) => deck(ofWorld(world, content.encounters))),
    artifact: each((world) =>
      untaken(content.itemDecks[content.worlds[world]?.artifacts ?? ''] ?? []),
    ),
    threat: {
      low: deck(themed(content, options, 'low')),
      med: deck(themed(content, options, 'med')),
      high: deck(themed(content, options, 'high')),
      epic: deck(content.threatDecks.epic),
      ...each((world) => deck(ofWorld(world, content.worldThreats)), withThreats),
    },
    gear: untaken(content.itemDecks.gear),
    loot: deck(Object.keys(content.loot)),
    scavenge: deck(Object.keys(content.scavenge)),
    darkness: deck(Object.keys(content.darkness)),
    growingDread: deck(Object.keys(content.growingDread)),
    exploration: deck(content.tokenStacks[options.tokens]),
    personal: untaken(content.itemDecks.personal),
  };
}

/** Themed Threat Decks keep only cards of the chosen enemy types; a deck that would be empty stays whole. */
function themed(content: Content, options: RuleOptions, level: ThreatLevel): readonly CardId[] {
  const cards = content.threatDecks[level];
  if (options.themedThreats.length === 0) return cards;
  const fitting = cards.filter((id) =>
    content.threats[id]?.groups.every(({ type }) => options.themedThreats.includes(type)),
  );
  return fitting.length > 0 ? fitting : cards;
}
