import type { Question } from '@crawlspace/kernel';
import type { Content } from '../../src/content-types.ts';
import type { EventOf, HellscapeEvent } from '../../src/events.ts';
import type { Rarity, Tier } from '../../src/ids.ts';
import type { DescentState, Enemy, Hero, Treasure } from '../../src/state.ts';
import type { Ground } from './ground.ts';

/** What a hero was like a moment ago: plain numbers, so that it can be taken at every event. */
export type HeroThen = Pick<
  Hero,
  'zone' | 'gone' | 'health' | 'mana' | 'maxHealth' | 'maxMana' | 'level' | 'xp' | 'fire' | 'frost'
> & {
  readonly knockedOut: boolean;
  readonly activated: boolean;
  /** Actions and movement points of the turn under way; -1 outside of a turn or a Move action. */
  readonly actions: number;
  readonly mp: number;
  readonly slipping: boolean;
};

export type EnemyThen = Pick<
  Enemy,
  | 'id'
  | 'kind'
  | 'type'
  | 'card'
  | 'item'
  | 'zone'
  | 'minions'
  | 'wounds'
  | 'fire'
  | 'frost'
  | 'mark'
  | 'poison'
>;

/** Cards left to be drawn in a deck, those on its discard pile included. */
export type CardsLeft = Readonly<Record<'mobs' | 'roaming' | 'mobItems', Record<Tier, number>>>;

/** The table at the event before, or at the last question. */
export interface Then {
  readonly heroes: readonly HeroThen[];
  readonly enemies: readonly EnemyThen[];
  readonly left: CardsLeft;
  readonly bag: Treasure;
  readonly pool: Treasure;
  readonly revealed: number;
  readonly opened: number;
  readonly lifebringers: number;
}

/** What a check looks at: what was told, the table now, the table then. */
export interface Look {
  readonly state: DescentState;
  readonly was: Then;
  readonly content: Content;
  readonly ground: Ground;
  /** What is about to be answered; null in the middle of things. */
  readonly question: Question | null;
  readonly say: (check: string, what: string) => void;
}

/** What a subject does with each event; it may keep what it needs to know of the game so far. */
export type Eyes = {
  readonly [Name in HellscapeEvent['t']]?: (event: EventOf<Name>, look: Look) => void;
};

/** One subject of the checker, made anew for every game. */
export interface Subject {
  readonly on?: Eyes;
  /** At every event, after what is for this one. */
  readonly each?: (event: HellscapeEvent, look: Look) => void;
  /** Before every answer: nothing is in flight but what the question is about. */
  readonly settle?: (look: Look) => void;
}

export const TIER_OF: readonly Tier[] = ['1-2', '1-2', '1-2', '3-4', '3-4', '5'];

export function thenOf(state: DescentState): Then {
  const { decks, bag, pool, dungeon } = state;
  return {
    heroes: state.heroes.map(heroThen),
    enemies: state.enemies.map(enemyThen),
    left: {
      mobs: sizes(decks.mobs),
      roaming: sizes(decks.roaming),
      mobItems: sizes(decks.mobItems),
    },
    bag: { common: bag.common, rare: bag.rare, epic: bag.epic },
    pool: { common: pool.common, rare: pool.rare, epic: pool.epic },
    revealed: count(dungeon.revealed),
    opened: count(dungeon.open),
    lifebringers: state.lifebringers.left,
  };
}

function count(flags: readonly boolean[]): number {
  let n = 0;
  for (const flag of flags) if (flag) n++;
  return n;
}

function sizes(decks: DescentState['decks']['mobs']): Record<Tier, number> {
  return { '1-2': size(decks['1-2']), '3-4': size(decks['3-4']), '5': size(decks['5']) };
}

function size({ draw, discard }: DescentState['decks']['doors']): number {
  return draw.length + discard.length;
}

function heroThen(hero: Hero): HeroThen {
  return {
    zone: hero.zone,
    gone: hero.gone,
    health: hero.health,
    mana: hero.mana,
    maxHealth: hero.maxHealth,
    maxMana: hero.maxMana,
    level: hero.level,
    xp: hero.xp,
    fire: hero.fire,
    frost: hero.frost,
    knockedOut: hero.knockedOut,
    activated: hero.activated,
    actions: hero.turn ? hero.turn.actions : -1,
    mp: hero.turn?.mp ?? -1,
    slipping: hero.turn?.slipping === true,
  };
}

function enemyThen(enemy: Enemy): EnemyThen {
  return {
    id: enemy.id,
    kind: enemy.kind,
    type: enemy.type,
    card: enemy.card,
    item: enemy.item,
    zone: enemy.zone,
    minions: enemy.minions,
    wounds: enemy.wounds,
    fire: enemy.fire,
    frost: enemy.frost,
    mark: enemy.mark,
    poison: enemy.poison,
  };
}

export function isStanding(hero: Pick<Hero, 'knockedOut' | 'gone'>): boolean {
  return !hero.knockedOut && !hero.gone;
}

export function total({ common, rare, epic }: Readonly<Record<Rarity, number>>): number {
  return common + rare + epic;
}

/** How many heroes the game counts as: a lone one as two, and two in the quest Hellscape. */
export function countsAs(state: Pick<DescentState, 'quest' | 'heroes'>): number {
  return state.quest.id === 'hellscape' ? 2 : Math.max(2, state.heroes.length);
}

export function dungeonLevelOf(heroes: readonly { readonly level: number }[]): number {
  return Math.max(...heroes.map(({ level }) => level));
}
