import { type Deck, type Luck, newDeck, SetupError } from '@crawlspace/kernel';
import { boardOf, type Layout, mapDeck, startLayout, type WorldId } from './board/index.ts';
import type { Content } from './content/types.ts';
import { blankHero } from './hero.ts';
import {
  type CardId,
  CLASS_IDS,
  type ClassId,
  ENEMY_TYPES,
  PORTRAITS,
  type Portrait,
  type ThreatLevel,
} from './ids.ts';
import { DEFAULT_OPTIONS, type RuleOptions } from './options.ts';
import type { AdventureState, Decks, Hero } from './state.ts';

export interface HeroSetup {
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
  if (typeof mission !== 'string' || !content.missions[mission]) {
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
    options: parseOptions(given['options']),
    ...(sets === undefined ? {} : { sets }),
  };
}

/** The sizes of a party that can be mustered from so many sets. */
export function partySizes(sets?: number): readonly number[] {
  const most = sets === 1 ? MOST_WITH_ONE_SET : MOST_HEROES;
  return Array.from({ length: most }, (_, n) => n + 1);
}

function parseSets(value: unknown): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1) return value;
  throw new SetupError(`there cannot be ${JSON.stringify(value)} sets`);
}

function withSets(sets: number | undefined): string {
  if (sets === undefined) return '';
  return sets === 1 ? ' with one set' : ` with ${sets} sets`;
}

function parseHero(content: Content, value: unknown): HeroSetup {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Partial<HeroSetup>;
  const heroClass = given.class;
  if (!heroClass || !CLASS_IDS.includes(heroClass)) {
    throw new SetupError(
      `unknown hero ${JSON.stringify(heroClass ?? value)}; there are: ${CLASS_IDS.join(', ')}`,
    );
  }
  const { upgrade, name, portrait } = given;
  if (upgrade !== undefined && !content.classes[heroClass].upgrades.includes(upgrade)) {
    throw new SetupError(`${heroClass} has no starting upgrade ${JSON.stringify(upgrade)}`);
  }
  if (name !== undefined && (typeof name !== 'string' || name.length > 40)) {
    throw new SetupError('the name of a hero is a text of at most 40 letters');
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

const CHOICES: Readonly<Record<keyof RuleOptions, (value: unknown) => boolean>> = {
  edition: (value) => value === 'revised' || value === 'first',
  tokens: (value) => value === 'twelve' || value === 'eight',
  fixedMove: isBoolean,
  advancedEncounters: isBoolean,
  belowTheDarkness: isBoolean,
  hardCore: (value) => value === 'off' || value === 'soft' || value === 'full',
  themedThreats: (value) =>
    Array.isArray(value) &&
    value.every((type) => (ENEMY_TYPES as readonly unknown[]).includes(type)),
  dangerousDynamite: isBoolean,
  epicForSmallParties: isBoolean,
};

function isBoolean(value: unknown): boolean {
  return typeof value === 'boolean';
}

function parseOptions(value: unknown): RuleOptions {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Record<
    string,
    unknown
  >;
  for (const [name, setting] of Object.entries(given)) {
    const check = CHOICES[name as keyof RuleOptions] as ((value: unknown) => boolean) | undefined;
    if (!check) throw new SetupError(`unknown option ${JSON.stringify(name)}`);
    if (!check(setting)) {
      throw new SetupError(`option ${name} cannot be ${JSON.stringify(setting)}`);
    }
  }
  return { ...DEFAULT_OPTIONS, ...given };
}

/** The set up that needs no decision: decks, tokens, track, entrance. */
export function setUp(content: Content, setup: BrimstoneSetup, luck: Luck): AdventureState {
  const mission = content.missions[setup.mission];
  if (!mission) throw new SetupError(`unknown mission ${setup.mission}`);
  const layout = startLayout(mission.world);
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
    heroes: setup.heroes.map((hero, index) => newHero(hero, index, layout)),
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
    depth: { party: 0, darkness: DARKNESS_START },
    decks: shuffleDecks(content, setup.options, luck),
    dread: [],
    inPlay: [],
    enemyBonuses: [],
    exhausted: {},
    worlds: [mission.world],
    nextItem: 1,
    nextEnemy: 1,
    outcome: null,
  };
  mission.setUp?.(state);
  return state;
}

/** Heroes wait in the start area until they are placed, each in a space of its own. */
function newHero(setup: HeroSetup, index: number, layout: Layout): Hero {
  const blank = blankHero(index, setup.class, setup.name ?? '');
  const hero: Hero = setup.portrait ? { ...blank, portrait: setup.portrait } : blank;
  hero.space = boardOf(layout).start[index] ?? 0;
  if (setup.upgrade) hero.upgrades.push(setup.upgrade);
  return hero;
}

function shuffleDecks(content: Content, options: RuleOptions, luck: Luck): Decks {
  const deck = (cards: readonly CardId[]): Deck => newDeck(cards, luck);
  const encountersOf = (world: WorldId) =>
    Object.values(content.encounters).flatMap(({ id, world: of }) => (of === world ? [id] : []));
  return {
    map: { mines: deck(mapDeck('mines')), targa: deck(mapDeck('targa')) },
    encounter: { mines: deck(encountersOf('mines')), targa: deck(encountersOf('targa')) },
    artifact: {
      mines: deck(content.itemDecks.mineArtifacts),
      targa: deck(content.itemDecks.targaArtifacts),
    },
    threat: {
      low: deck(themed(content, options, 'low')),
      med: deck(themed(content, options, 'med')),
      high: deck(themed(content, options, 'high')),
      epic: deck(content.threatDecks.epic),
      targa: deck(Object.keys(content.targaThreats)),
    },
    gear: deck(content.itemDecks.gear),
    loot: deck(Object.keys(content.loot)),
    scavenge: deck(Object.keys(content.scavenge)),
    darkness: deck(Object.keys(content.darkness)),
    growingDread: deck(Object.keys(content.growingDread)),
    exploration: deck(content.tokenStacks[options.tokens]),
    personal: deck(content.itemDecks.personal),
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
