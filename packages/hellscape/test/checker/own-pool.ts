import type { AttackDice } from '../../src/content-types.ts';
import type { AttackType } from '../../src/ids.ts';
import type { Enemy, Hero } from '../../src/state.ts';
import type { Pool } from './fight.ts';
import type { Look } from './look.ts';
import { lineTo } from './ways.ts';

/** The dice of a fight before anybody uses anything. */
export interface OwnPool {
  readonly pool: Pool;
  readonly hindered: boolean;
  /** The quest or the boss track may add more. */
  readonly open: boolean;
}

/** The dice that are in the pool before anybody uses anything. */
export function ownPool(look: Look, items: Items): OwnPool | null {
  const { state } = look;
  const { attacker, defender, type } = state.combat as NonNullable<typeof state.combat>;
  const enemyId = attacker.kind === 'enemy' ? attacker.enemy : null;
  const otherId = defender.kind === 'enemy' ? defender.enemy : null;
  const enemy = state.enemies.find(({ id }) => id === (enemyId ?? otherId));
  const side = enemyId === null ? attacker : defender;
  const hero = side.kind === 'hero' ? state.heroes[side.hero] : undefined;
  const ally = side.kind === 'ally' ? state.allies.find(({ id }) => id === side.ally) : undefined;
  const friend = hero ?? ally;
  if (!enemy || !friend) return null;

  const enemyAttacks = enemyId !== null;
  const attack = enemyAttacks
    ? enemyAttack(look, enemy, type)
    : hero
      ? items.attack
      : spiritAttack(look, ally?.id ?? '', type);
  const [from, to] = enemyAttacks ? [enemy.zone, friend.zone] : [friend.zone, enemy.zone];
  const hindered = type !== 'melee' && isHindered(look, from, to);
  const defense = enemyAttacks
    ? hero
      ? items.armour
      : allyDefense(look, ally?.id ?? '')
    : printed(look, enemy).blue;
  const inShadow = !enemyAttacks && hero && look.ground.zones[hero.zone]?.shadow === true;
  return {
    pool: {
      yellow: attack.yellow,
      orange: attack.orange,
      blue: defense,
      shadow: inShadow ? 1 : 0,
      enemy: enemyDice(look, enemy, enemyAttacks),
    },
    hindered,
    open: enemy.kind === 'boss',
  };
}

/** What the hero of a fight has at hand when it begins. */
export interface Items {
  readonly attack: Dice;
  readonly armour: number;
}

export const NO_DICE = { yellow: 0, orange: 0 };

type Dice = { readonly yellow: number; readonly orange: number };

function sum(...dice: readonly (AttackDice | undefined)[]): Dice {
  let [yellow, orange] = [0, 0];
  for (const each of dice) {
    yellow += each?.yellow ?? 0;
    orange += each?.orange ?? 0;
  }
  return { yellow, orange };
}

/** All weapons at hand that can attack so, their dice together; the Cursed Sword has more. */
export function heroAttack({ state, content }: Look, hero: Hero, type: AttackType): Dice {
  const dice = hero.items
    .filter(({ equipped }) => equipped)
    .map(({ card }) => (content.items[card] ?? content.mobItems[card])?.attacks?.[type]);
  const sword = hero.items.find(({ number }) => number === state.quest.counters['sword']);
  const card = sword?.equipped ? content.items[sword.card] : undefined;
  if (state.quest.id !== 'the-cursed-sword' || !card?.attacks?.[type]) return sum(...dice);
  const left = state.dungeon.tokens.filter(({ kind }) => kind === 'objective').length;
  const power = SWORD_POWER[5 - left];
  return sum(...dice, power);
}

/** What the Cursed Sword has more, by Sin Crystals destroyed. */
const SWORD_POWER: readonly AttackDice[] = [
  {},
  { yellow: 1 },
  { yellow: 2 },
  { yellow: 2, orange: 1 },
  { yellow: 2, orange: 2 },
];

function spiritAttack({ content }: Look, id: string, type: AttackType): Dice {
  return sum(content.spirits[id as keyof typeof content.spirits]?.attacks[type]);
}

/** The item of a mob; without one only Enemy dice; the card of a monster, and the weapon it was given. */
function enemyAttack({ content }: Look, enemy: Enemy, type: AttackType): Dice {
  const weapon = enemy.item ? content.mobItems[enemy.item]?.attacks[type] : undefined;
  if (enemy.kind === 'mob') return sum(weapon);
  const card = content.roaming[enemy.card] ?? content.bosses[enemy.type as 'michael'];
  return sum(card?.attack, weapon);
}

function enemyDice({ content }: Look, enemy: Enemy, attacks: boolean): number {
  if (enemy.kind === 'mob') return enemy.minions + (attacks && !enemy.item ? 1 : 0);
  const card = content.roaming[enemy.card] ?? content.bosses[enemy.type as 'michael'];
  return (attacks ? card?.attack.enemy : card?.defenseEnemyDice) ?? 0;
}

function printed({ content }: Look, enemy: Enemy): { readonly blue: number } {
  const card =
    content.mobs[enemy.card] ??
    content.roaming[enemy.card] ??
    content.bosses[enemy.type as 'michael'];
  return { blue: card?.defense ?? 0 };
}

export function armourOf({ content }: Look, hero: Hero): number {
  let blue = 0;
  for (const { card, equipped } of hero.items) {
    if (equipped) blue += content.items[card]?.defense ?? 0;
  }
  return blue;
}

/** Spirits have theirs on their cards; the Summoner has 2. */
function allyDefense({ content }: Look, id: string): number {
  return id === 'summoner'
    ? 2
    : (content.spirits[id as keyof typeof content.spirits]?.defense ?? 0);
}

/** A Pillar in the target's zone or on the way to it, not in the attacker's own. */
function isHindered({ state, ground }: Look, from: number, to: number): boolean {
  const through = lineTo(ground, state, from, to)?.through ?? [];
  return state.dungeon.tokens.some(({ kind, zone }) => kind === 'pillar' && through.includes(zone));
}
