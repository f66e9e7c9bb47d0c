import {
  type AttackType,
  type BossType,
  type ClassId,
  type DescentView,
  type DungeonMap,
  type Enemy,
  type Rarity,
  SUMMONER_HEALTH,
} from '@crawlspace/hellscape';
import type { Point } from '../../board/plane.ts';
import { content } from '../content.ts';
import { centerOf, mapFor } from './geometry.ts';
import { type Place, placesIn, type Wanting } from './places.ts';

type Ally = DescentView['allies'][number];
type Token = DescentView['dungeon']['tokens'][number];

export interface HeroInScene extends Place {
  readonly key: string;
  readonly index: number;
  readonly class: ClassId;
  readonly zone: number;
  readonly health: number;
  readonly maxHealth: number;
  readonly mana: number;
  readonly maxMana: number;
  readonly fire: number;
  readonly frost: number;
  readonly knockedOut: boolean;
  readonly acting: boolean;
  readonly activated: boolean;
  /** Holds what the quest is about. */
  readonly carries: boolean;
}

export interface EnemyInScene extends Place {
  readonly key: string;
  readonly kind: Enemy['kind'];
  readonly type: Enemy['type'];
  readonly zone: number;
  readonly minions: number;
  /** Of the miniature that is next to fall. */
  readonly health: number;
  readonly maxHealth: number;
  /** The best it attacks with; null for a mob with bare hands. */
  readonly weapon: AttackType | null;
  readonly tier: string;
  readonly fire: number;
  readonly frost: number;
  readonly poisoned: boolean;
  readonly marked: boolean;
  readonly reach: number;
}

export interface AllyInScene extends Place {
  readonly key: string;
  readonly id: Ally['id'];
  readonly zone: number;
  readonly health: number;
  readonly maxHealth: number;
  readonly fire: number;
  readonly frost: number;
}

/** Tokens of one kind on a zone: they lie on each other. */
export interface TokenInScene extends Place {
  readonly key: string;
  readonly kind: Token['kind'];
  readonly rarity: Rarity | null;
  readonly ids: string;
  readonly zone: number;
  /** How many lie there. */
  readonly stack: number;
  /** What is on it: Time tokens. */
  readonly count: number | null;
}

/** Ground that a Paladin has consecrated. */
export interface GroundInScene extends Point {
  readonly key: string;
  readonly column: number;
  readonly zone: number;
}

/** All that is drawn of a view, as plain values: what did not change is not drawn again. */
export interface Scene {
  readonly map: DungeonMap;
  readonly bossOnly: boolean;
  /** Chambers still to be revealed, and doors that stand open, as one string each: they change rarely. */
  readonly hidden: string;
  readonly open: string;
  readonly heroes: readonly HeroInScene[];
  readonly enemies: readonly EnemyInScene[];
  readonly allies: readonly AllyInScene[];
  readonly tokens: readonly TokenInScene[];
  readonly grounds: readonly GroundInScene[];
  readonly acting: number | null;
  /** Who strikes at whom. */
  readonly strike: { readonly from: string; readonly to: string } | null;
}

/** How far each sort of figure reaches from its middle. */
export const REACH = { hero: 47, ally: 40, mob: 56, roaming: 74, boss: 96, token: 27 } as const;

export function sceneOf(view: DescentView): Scene {
  const map = mapFor(view);
  const { bossOnly } = view.dungeon;
  const stacks = stacksOf(view);
  const places = placesOf(view, map, stacks);
  const at = (key: string): Place => places.get(key) ?? { x: 0, y: 0, scale: 1 };
  return {
    map,
    bossOnly,
    hidden: listed(map.chambers.map((_, id) => view.dungeon.revealed[id] !== true)),
    open: listed(view.dungeon.open),
    heroes: heroesIn(view).map((hero) => ({
      ...at(heroKey(hero.index)),
      key: heroKey(hero.index),
      index: hero.index,
      class: hero.class,
      zone: hero.zone,
      health: hero.health,
      maxHealth: hero.maxHealth,
      mana: hero.mana,
      maxMana: hero.maxMana,
      fire: hero.fire,
      frost: hero.frost,
      knockedOut: hero.knockedOut,
      acting: view.active === hero.index,
      activated: hero.activated,
      carries: Object.values(view.quest.held).some((heroes) => heroes.includes(hero.index)),
    })),
    enemies: view.enemies.map((enemy) => ({ ...at(enemy.id), ...enemyIn(enemy) })),
    allies: view.allies.map((ally) => ({ ...at(allyKey(ally)), ...allyIn(ally) })),
    tokens: stacks.map((stack) => ({ ...at(stack.key), ...stack })),
    grounds: groundsOf(view, map),
    acting: view.active,
    strike: view.combat
      ? { from: keyOf(view.combat.attacker), to: keyOf(view.combat.defender) }
      : null,
  };
}

export function heroKey(index: number): string {
  return `hero${index}`;
}

function allyKey({ id }: Pick<Ally, 'id'>): string {
  return `ally-${id}`;
}

function keyOf(fighter: NonNullable<DescentView['combat']>['attacker']): string {
  if (fighter.kind === 'hero') return heroKey(fighter.hero);
  return fighter.kind === 'enemy' ? fighter.enemy : `ally-${fighter.ally}`;
}

/** The numbers of those that are so. */
function listed(flags: readonly boolean[]): string {
  return flags.flatMap((is, id) => (is ? id : [])).join(' ');
}

/** Whoever has left the dungeon, or has not been put on it yet, is not seen. */
function heroesIn(view: DescentView): DescentView['heroes'] {
  const { start } = mapFor(view);
  return view.heroes.filter(
    ({ gone, zone }) => !gone && (view.phase !== 'setup' || start.includes(zone)),
  );
}

function enemyIn(enemy: DescentView['enemies'][number]): Omit<EnemyInScene, keyof Place> {
  return {
    key: enemy.id,
    kind: enemy.kind,
    type: enemy.type,
    zone: enemy.zone,
    minions: enemy.minions,
    health: Math.max(0, enemy.health - enemy.wounds),
    maxHealth: enemy.health,
    weapon: weaponOf(enemy),
    tier: content().mobs[enemy.card]?.tier ?? content().roaming[enemy.card]?.tier ?? '',
    fire: enemy.fire,
    frost: enemy.frost,
    poisoned: enemy.poison !== null,
    marked: enemy.mark !== null,
    reach: REACH[enemy.kind],
  };
}

/** What an enemy attacks with: its item decides for mobs, its card for the others. */
function weaponOf({ kind, type, card, item }: Enemy): AttackType | null {
  if (kind === 'roaming') return content().roaming[card]?.attackType ?? null;
  if (kind === 'boss') return content().bosses[type as BossType].attackType;
  const attacks = item ? (content().mobItems[item] ?? content().items[item])?.attacks : undefined;
  return (Object.keys(attacks ?? {})[0] as AttackType | undefined) ?? null;
}

function allyIn(ally: Ally): Omit<AllyInScene, keyof Place> {
  const health = ally.id === 'summoner' ? SUMMONER_HEALTH : content().spirits[ally.id].health;
  return {
    key: allyKey(ally),
    id: ally.id,
    zone: ally.zone,
    health: Math.max(0, health - ally.wounds),
    maxHealth: health,
    fire: ally.fire,
    frost: ally.frost,
  };
}

type Stack = Omit<TokenInScene, keyof Place>;

/** Tokens that look the same on a zone lie on each other. */
function stacksOf({ dungeon: { tokens } }: DescentView): Stack[] {
  const stacks = new Map<string, Token[]>();
  for (const token of tokens) {
    const key = `t${token.zone}-${token.kind}${token.kind === 'treasure' ? token.face : ''}`;
    const stack = stacks.get(key) ?? [];
    stack.push(token);
    stacks.set(key, stack);
  }
  return [...stacks].flatMap(([key, stack]) => {
    const [top] = stack;
    if (!top) return [];
    return [
      {
        key,
        kind: top.kind,
        rarity: rarityOf(top),
        ids: stack.map(({ id }) => id).join(' '),
        zone: top.zone,
        stack: stack.length,
        count: top.count ?? null,
      },
    ];
  });
}

/** Where everything stands: by key, on the board. */
function placesOf(
  view: DescentView,
  map: DungeonMap,
  stacks: readonly Stack[],
): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  const figures = groupedByZone([
    ...view.enemies.map(({ id, kind, zone }) => ({ key: id, zone, reach: REACH[kind] })),
    ...view.allies.map((ally) => ({ key: allyKey(ally), zone: ally.zone, reach: REACH.ally })),
    ...heroesIn(view).map(({ index, zone }) => ({
      key: heroKey(index),
      zone,
      reach: REACH.hero,
    })),
  ]);
  const tokens = groupedByZone(stacks.map(({ key, zone }) => ({ key, zone, reach: REACH.token })));
  for (const zone of new Set([...figures.keys(), ...tokens.keys()])) {
    const center = centerOf(map, zone);
    for (const [key, place] of placesIn(figures.get(zone) ?? [], tokens.get(zone) ?? []))
      places.set(key, { x: center.x + place.x, y: center.y + place.y, scale: place.scale });
  }
  return places;
}

function groupedByZone(all: readonly (Wanting & { zone: number })[]): Map<number, Wanting[]> {
  const zones = new Map<number, Wanting[]>();
  for (const each of all) zones.set(each.zone, [...(zones.get(each.zone) ?? []), each]);
  return zones;
}

/** Consecrated ground. */
function groundsOf(view: DescentView, map: DungeonMap): GroundInScene[] {
  return view.heroes.flatMap(({ board }) =>
    board.class === 'paladin'
      ? board.zones.flatMap((zone, column) =>
          zone === null ? [] : [{ ...centerOf(map, zone), key: `ground${column}`, column, zone }],
        )
      : [],
  );
}

/** What is on the back of a treasure token. */
export function rarityOf({ kind, face }: Token): Rarity | null {
  return kind === 'treasure' ? (face as Rarity) : null;
}
