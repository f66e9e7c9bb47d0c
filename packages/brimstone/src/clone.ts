import type { Deck } from '@crawlspace/kernel';
import type {
  AdventureState,
  BoardState,
  CarriedItem,
  Decks,
  Enemy,
  EnemyGroup,
  Fight,
  Hero,
  MissionState,
  Turn,
} from './state.ts';

/**
 * A copy that shares only what is never changed in place: the options, the layout of the board, and
 * small values that are replaced as a whole. Written out by hand: copying key by key makes objects
 * that every later access is slow on. A test looks for anything shared by mistake.
 */
export function cloneState(state: AdventureState): AdventureState {
  return {
    ...state,
    mission: cloneMission(state.mission),
    turn: cloneTurn(state.turn),
    heroes: state.heroes.map(cloneHero),
    enemies: state.enemies.map(cloneEnemy),
    fight: state.fight && cloneFight(state.fight),
    board: cloneBoard(state.board),
    depth: { ...state.depth },
    decks: cloneDecks(state.decks),
    dread: [...state.dread],
    inPlay: state.inPlay.map((card) => ({ ...card })),
    enemyBonuses: [...state.enemyBonuses],
    exhausted: { ...state.exhausted },
    worlds: [...state.worlds],
  };
}

function cloneMission(mission: MissionState): MissionState {
  return {
    ...mission,
    counters: { ...mission.counters },
    markers: mission.markers.map((marker) => ({ ...marker })),
  };
}

function cloneTurn(turn: Turn): Turn {
  return { ...turn, done: [...turn.done], scavenged: [...turn.scavenged] };
}

function cloneHero(hero: Hero): Hero {
  return {
    ...hero,
    bag: [...hero.bag],
    items: hero.items.map(cloneItem),
    chambers: [...hero.chambers],
    loaded: [...hero.loaded],
    exhausted: { ...hero.exhausted },
    bonuses: [...hero.bonuses],
    activation: hero.activation && { ...hero.activation },
  };
}

function cloneItem(item: CarriedItem): CarriedItem {
  return { ...item };
}

function cloneEnemy(enemy: Enemy): Enemy {
  const copy = { ...enemy, spent: [...enemy.spent] };
  if (enemy.markedBy) copy.markedBy = [...enemy.markedBy];
  return copy;
}

function cloneFight(fight: Fight): Fight {
  const groups: Fight['groups'] = {};
  for (const type of Object.keys(fight.groups) as (keyof Fight['groups'])[]) {
    groups[type] = cloneGroup(fight.groups[type] as EnemyGroup);
  }
  return { ...fight, groups };
}

function cloneGroup(group: EnemyGroup): EnemyGroup {
  return { ...group, elite: [...group.elite] };
}

function cloneBoard(board: BoardState): BoardState {
  return {
    ...board,
    exits: board.exits.map((exit) => ({ ...exit })),
    tokens: [...board.tokens],
    scavenged: [...board.scavenged],
  };
}

function cloneDecks(decks: Decks): Decks {
  return {
    map: cloneEach(decks.map),
    encounter: cloneEach(decks.encounter),
    artifact: cloneEach(decks.artifact),
    threat: cloneEach(decks.threat),
    gear: cloneDeck(decks.gear),
    loot: cloneDeck(decks.loot),
    scavenge: cloneDeck(decks.scavenge),
    darkness: cloneDeck(decks.darkness),
    growingDread: cloneDeck(decks.growingDread),
    exploration: cloneDeck(decks.exploration),
    personal: cloneDeck(decks.personal),
  };
}

/** Decks by world or by level. */
function cloneEach<Name extends string>(decks: Record<Name, Deck>): Record<Name, Deck> {
  const copy = { ...decks };
  for (const name in copy) copy[name] = cloneDeck(copy[name]);
  return copy;
}

function cloneDeck({ draw, discard }: Deck): Deck {
  return { draw: [...draw], discard: [...discard] };
}
