import type { Deck } from '@crawlspace/kernel';
import type { Combat } from './combat.ts';
import type { Content } from './content-types.ts';
import type { Decks, DescentState, Enemy, Hero, HeroTurn, QuestState } from './state.ts';

/** A deep copy. Written out by hand: copies made key by key are slow to read ever after. */
export function cloneState(content: Content, s: DescentState): DescentState {
  return {
    options: s.options,
    scale: s.scale,
    quest: cloneQuest(s.quest),
    round: s.round,
    phase: s.phase,
    active: s.active,
    heroes: s.heroes.map((hero) => cloneHero(content, hero)),
    wishes: s.wishes,
    allies: s.allies.map((ally) => ({ ...ally })),
    enemies: s.enemies.map(cloneEnemy),
    spoils: s.spoils.map(({ treasure, item }) => ({ treasure: { ...treasure }, item })),
    dungeon: {
      open: s.dungeon.open.slice(),
      revealed: s.dungeon.revealed.slice(),
      tokens: s.dungeon.tokens.map((token) => ({ ...token })),
      bossOnly: s.dungeon.bossOnly,
    },
    decks: cloneDecks(s.decks),
    bag: { ...s.bag },
    pool: { ...s.pool },
    reserve: s.reserve.map((treasure) => ({ ...treasure })),
    lifebringers: { ...s.lifebringers },
    darkness: { ...s.darkness },
    combat: s.combat && cloneCombat(s.combat),
    nextItem: s.nextItem,
    nextEnemy: s.nextEnemy,
    nextToken: s.nextToken,
    outcome: s.outcome,
  };
}

function cloneHero(content: Content, h: Hero): Hero {
  return {
    index: h.index,
    class: h.class,
    zone: h.zone,
    gone: h.gone,
    health: h.health,
    mana: h.mana,
    maxHealth: h.maxHealth,
    maxMana: h.maxMana,
    level: h.level,
    xp: h.xp,
    skills: h.skills.slice(),
    items: h.items.map((item) => ({ ...item })),
    fire: h.fire,
    frost: h.frost,
    knockedOut: h.knockedOut,
    activated: h.activated,
    turn: h.turn && cloneTurn(h.turn),
    usedThisRound: h.usedThisRound.slice(),
    board: content.classes[h.class].cloneBoard(h.board),
    declined: h.declined.slice(),
  };
}

function cloneTurn({ actions, mp, moved, slipping }: HeroTurn): HeroTurn {
  return { actions, mp, moved, slipping };
}

function cloneEnemy(e: Enemy): Enemy {
  return {
    id: e.id,
    kind: e.kind,
    type: e.type,
    card: e.card,
    item: e.item,
    zone: e.zone,
    minions: e.minions,
    wounds: e.wounds,
    treasure: { ...e.treasure },
    fire: e.fire,
    frost: e.frost,
    poison: e.poison,
    mark: e.mark,
    activated: e.activated,
  };
}

function cloneQuest(q: QuestState): QuestState {
  const held: QuestState['held'] = {};
  for (const name of Object.keys(q.held)) held[name] = q.held[name]?.slice() ?? [];
  return { id: q.id, counters: { ...q.counters }, held };
}

function cloneDecks({ mobs, roaming, mobItems, items, doors }: Decks): Decks {
  const tiers = (decks: Decks['mobs']) => ({
    '1-2': cloneDeck(decks['1-2']),
    '3-4': cloneDeck(decks['3-4']),
    '5': cloneDeck(decks['5']),
  });
  return {
    mobs: tiers(mobs),
    roaming: tiers(roaming),
    mobItems: tiers(mobItems),
    items: {
      common: cloneDeck(items.common),
      rare: cloneDeck(items.rare),
      epic: cloneDeck(items.epic),
    },
    doors: cloneDeck(doors),
  };
}

export function cloneDeck({ draw, discard }: Deck): Deck {
  return { draw: draw.slice(), discard: discard.slice() };
}

function cloneCombat(c: Combat): Combat {
  return {
    ...c,
    dice: c.dice.map((die) => ({ ...die })),
    ignore: { ...c.ignore },
    used: c.used.slice(),
    added: c.added.map((each) => ({ ...each })),
  };
}
