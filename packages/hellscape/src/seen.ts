import type { Combat, RolledDie } from './combat.ts';
import type { BoardView } from './content/classes/boards.ts';
import type { Content } from './content-types.ts';
import type { CardId } from './ids.ts';
import { enemyHealth } from './rules/sheets/enemy-health.ts';
import type { Ally, CarriedItem, DescentState, Enemy, Hero, HeroTurn, Treasure } from './state.ts';

/*
 * Whoever stands on the table and the attack between them, as copies in which every field is named.
 * Something new in the state is not seen before it is written down here; and it is not forgotten, for
 * a test asks for it.
 */

/** All there is to a hero, but for what only the rules keep in mind. */
export interface HeroView extends Readonly<Pick<Hero, PlainOfHero>> {
  readonly skills: readonly CardId[];
  readonly items: readonly Readonly<CarriedItem>[];
  readonly turn: TurnView | null;
  readonly board: BoardView;
}

type PlainOfHero =
  | 'index'
  | 'class'
  | 'zone'
  | 'gone'
  | 'health'
  | 'mana'
  | 'maxHealth'
  | 'maxMana'
  | 'level'
  | 'xp'
  | 'fire'
  | 'frost'
  | 'knockedOut'
  | 'activated';

export type TurnView = Readonly<Pick<HeroTurn, 'actions' | 'mp' | 'slipping'>>;

export type AllyView = Readonly<
  Pick<Ally, 'id' | 'owner' | 'zone' | 'wounds' | 'fire' | 'frost' | 'activated'>
>;

/** An enemy with the Health of the miniature that is next to fall. */
export interface EnemyView extends Readonly<Pick<Enemy, PlainOfEnemy>> {
  readonly treasure: Readonly<Treasure>;
  readonly health: number;
}

type PlainOfEnemy =
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
  | 'poison'
  | 'mark'
  | 'activated';

/** The attack under way. */
export interface CombatView extends Readonly<Pick<Combat, PlainOfCombat>> {
  readonly dice: readonly Readonly<RolledDie>[];
  readonly ignore: Readonly<Combat['ignore']>;
  readonly used: readonly string[];
}

type PlainOfCombat =
  | 'attacker'
  | 'defender'
  | 'type'
  | 'range'
  | 'weapons'
  | 'rolled'
  | 'hits'
  | 'shields'
  | 'rerolls'
  | 'enemyRerolls'
  | 'symbols';

export function seenHero(content: Content, h: Hero): HeroView {
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
    items: h.items.map(({ number, card, equipped }) => ({ number, card, equipped })),
    fire: h.fire,
    frost: h.frost,
    knockedOut: h.knockedOut,
    activated: h.activated,
    turn: h.turn && seenTurn(h.turn),
    board: content.classes[h.class].boardView(h.board),
  };
}

function seenTurn({ actions, mp, slipping }: HeroTurn): TurnView {
  return { actions, mp, slipping };
}

export function seenAlly({ id, owner, zone, wounds, fire, frost, activated }: Ally): AllyView {
  return { id, owner, zone, wounds, fire, frost, activated };
}

export function seenEnemy(content: Content, state: DescentState, e: Enemy): EnemyView {
  return {
    id: e.id,
    kind: e.kind,
    type: e.type,
    card: e.card,
    item: e.item,
    zone: e.zone,
    minions: e.minions,
    wounds: e.wounds,
    treasure: seenTreasure(e.treasure),
    fire: e.fire,
    frost: e.frost,
    poison: e.poison,
    mark: e.mark,
    activated: e.activated,
    health: enemyHealth({ state, content }, e),
  };
}

export function seenTreasure({ common, rare, epic }: Treasure): Readonly<Treasure> {
  return { common, rare, epic };
}

/** Who fights, with which weapons, and what a die shows is never changed in place and may be handed out. */
export function seenCombat(c: Combat): CombatView {
  const { claws, ability, shields } = c.ignore;
  return {
    attacker: c.attacker,
    defender: c.defender,
    type: c.type,
    range: c.range,
    weapons: c.weapons,
    dice: c.dice.map(({ die, face, resolved }) => ({ die, face, resolved })),
    rolled: c.rolled,
    hits: c.hits,
    shields: c.shields,
    rerolls: c.rerolls,
    enemyRerolls: c.enemyRerolls,
    ignore: { claws, ability, shields },
    symbols: c.symbols,
    used: c.used.slice(),
  };
}
