import type { EventOf } from '../../src/events.ts';
import type { Enemy, Hero } from '../../src/state.ts';
import { bestType, fits, pillarOn, targetsOf } from './enemy-targets.ts';
import { canBeHurt } from './kills.ts';
import { isStanding, type Look, type Subject } from './look.ts';
import { lineTo } from './ways.ts';

/**
 * Who attacks whom, and how: range and sight on the checker's own map, the closest target and the
 * most effective attack for enemies that act like mobs, weapons at hand for heroes. In a monster's
 * pattern or a boss's ability the card names the target, so there only reach is looked at.
 */
export function attacks(): Subject {
  let bound = false;
  return {
    on: {
      'enemy-activated': () => {
        bound = false;
      },
      'monster-pattern': () => {
        bound = true;
      },
      'boss-ability': () => {
        bound = true;
      },
      turn: () => {
        bound = false;
      },
      attack: (event, look) => {
        const enemy = look.state.enemies.find(({ id }) => id === event.enemy);
        if (!enemy) {
          look.say('attacks.nobody', `${event.enemy} is not there`);
          return;
        }
        if (event.attacker === 'enemy') enemyAttacks(event, look, enemy, bound);
        else friendAttacks(event, look, enemy);
      },
    },
  };
}

function enemyAttacks(event: EventOf<'attack'>, look: Look, enemy: Enemy, bound: boolean): void {
  const who = event.hero === undefined ? `ally ${event.card}` : `hero ${event.hero}`;
  const targets = targetsOf(look, enemy);
  const target = targets.find((each) => each.who === who);
  if (!target?.types.includes(event.purpose)) {
    look.say('attacks.reach', `${enemy.id} in ${enemy.zone}: ${event.purpose} at ${who}`);
    return;
  }
  if (bound) return;
  const closest = Math.min(...targets.map(({ range }) => range));
  if (target.range > closest) {
    look.say('attacks.closest', `${enemy.id} attacks ${who} at ${target.range}, not ${closest}`);
  }
  const best = bestType(look, enemy, target.types);
  const zone = zoneOf(look, event);
  if (event.purpose !== best && !pillarOn(look, enemy.zone, zone)) {
    look.say('attacks.type', `${enemy.id} attacks ${event.purpose}, and ${best} is better`);
  }
}

function friendAttacks(event: EventOf<'attack'>, look: Look, enemy: Enemy): void {
  const { state, ground, content } = look;
  const line = lineTo(ground, state, zoneOf(look, event), enemy.zone);
  if (!line || !fits(event.purpose, line.range)) {
    look.say('attacks.reach', `${event.hero ?? event.card}: ${event.purpose} at ${enemy.id}`);
  }
  if (!canBeHurt(look, enemy)) look.say('attacks.invulnerable', `${enemy.id} is attacked`);
  const hero = event.hero === undefined ? undefined : state.heroes[event.hero];
  if (!hero) return;
  if (!isStanding(hero)) look.say('attacks.standing', `${hero.class} attacks from the ground`);
  const weapons = atHand(content, hero, event.purpose);
  const used = [...(state.combat?.weapons ?? [])].sort();
  if (weapons.length === 0 || weapons.join() !== used.join()) {
    look.say('attacks.weapons', `${hero.class} attacks with ${used}, not ${weapons}`);
  }
}

function atHand(
  content: Look['content'],
  { items }: Hero,
  type: EventOf<'attack'>['purpose'],
): string[] {
  return items
    .filter(({ equipped }) => equipped)
    .map(({ card }) => card)
    .filter((card) => (content.items[card] ?? content.mobItems[card])?.attacks?.[type])
    .sort();
}

function zoneOf({ state }: Look, { hero, card }: EventOf<'attack'>): number {
  if (hero !== undefined) return state.heroes[hero]?.zone ?? -1;
  return state.allies.find(({ id }) => id === card)?.zone ?? -1;
}
