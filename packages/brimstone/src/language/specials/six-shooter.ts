import { pick, pickShares, type Rule } from '@crawlspace/kernel';
import type { Source } from '../../abilities.ts';
import { type Adventure, enemyById } from '../../adventure.ts';
import { amongCards, amongEnemies, withFirst } from '../../asking.ts';
import { promptFor, promptOn } from '../../asks.ts';
import type { Amount } from '../../content-types.ts';
import type { CardId } from '../../ids.ts';
import type { HitOnEnemy, Weapon } from '../../moments.ts';
import { enemiesBeside, enemyStat } from '../../rules/queries.ts';
import type { Enemy, Hero } from '../../state.ts';
import { CHAMBERS, DEAD_EYE, mayAdd, RICOCHET } from '../ammunition.ts';
import {
  aboutHit,
  enemiesInWorldOf,
  isGun,
  ownerOf,
  wantsToUse,
  wouldMatter,
} from '../hero-cards.ts';
import type { SpecialAbility } from './abilities.ts';

/*
 * The Shots of the Six-Shooter. A Shot is a card of its own that is loaded, asked for, spent and combined with
 * other ammunition by rules that nothing else has.
 */

const CERBERUS = 'cerberus-shot';
const HELLFIRE = 'hellfire-shot';
/** Kinds of Shots that have to be learned: a hero who has the card may load them. */
const LEARNED = [RICOCHET, CERBERUS, HELLFIRE];

/** Whether the hero has such a Shot for a hit: with a Pistol, and no ammunition on it that excludes it. */
function mayFire(
  hero: Hero,
  shot: CardId,
  { weapon, ammo }: { readonly weapon: Weapon; readonly ammo: readonly CardId[] },
): boolean {
  if (!hero.chambers.includes(shot) || !weapon.item || !isGun(weapon, 'pistol')) return false;
  return mayAdd(ammo, shot);
}

/** Shots are taken out in any order and are gone once used. */
function fire(hero: Hero, shot: CardId, ammo: CardId[]): void {
  hero.chambers.splice(hero.chambers.indexOf(shot), 1);
  ammo.push(shot);
}

/** Asks whether to use a Shot: it asks in its own name, whatever ability brings it. */
function* wantsToFire(g: Adventure, source: Source, shot: CardId, hit?: HitOnEnemy): Rule<boolean> {
  return yield* wantsToUse(g, { ...source, card: shot }, hit ? aboutHit(g, hit) : undefined);
}

/** At the start of an adventure all chambers are loaded anew; with one kind there is nothing to choose. */
function* load(hero: Hero, kinds: readonly CardId[]): Rule {
  hero.chambers = yield* allocateShots(hero, kinds);
}

function* allocateShots(hero: Hero, kinds: readonly CardId[]): Rule<CardId[]> {
  const picks = yield* pickShares({
    seat: hero.index,
    prompt: promptFor('load-shots'),
    ...amongCards(kinds),
    capacity: () => CHAMBERS,
    min: CHAMBERS,
    max: CHAMBERS,
    rule: 'B-CLASS-21',
    describe: (id) => ({ text: { key: `${id}.name` } }),
  });
  return [...picks];
}

/** Loads when an adventure starts, and fires the Shots that everybody knows. */
export const sixShooter: SpecialAbility = (n) => ({
  on: {
    *adventureStart(_, source, { hero }) {
      if (hero.index !== source.hero) return;
      yield* load(hero, [DEAD_EYE, ...LEARNED.filter((shot) => hero.upgrades.includes(shot))]);
    },
    *damageRolled(g, source, hit) {
      const damage = n['damage'] as number;
      if (hit.hero.index !== source.hero || !mayFire(hit.hero, DEAD_EYE, hit)) return;
      if (!wouldMatter(g, hit, damage) || !(yield* wantsToFire(g, source, DEAD_EYE, hit))) return;
      fire(hit.hero, DEAD_EYE, hit.ammo);
      hit.damage += damage;
    },
  },
});

/** Any enemy of the same world; a second ammunition may go with it. */
export const ricochetShot: SpecialAbility = () => ({
  on: {
    targetsSought(g, source, sought): undefined {
      const { hero, weapon } = sought;
      if (hero.index !== source.hero || !mayFire(hero, RICOCHET, { weapon, ammo: [] })) return;
      if (enemiesInWorldOf(g, hero).length > 0) sought.anywhere = true;
    },
    *hitAssigned(g, source, hit) {
      if (hit.hero.index !== source.hero || !mayFire(hit.hero, RICOCHET, hit)) return;
      const target = yield* chooseRicochet(g, source, hit.enemy);
      if (!target) return;
      fire(hit.hero, RICOCHET, hit.ammo);
      hit.enemy = target;
    },
  },
});

function* chooseRicochet(g: Adventure, source: Source, now: Enemy | null): Rule<Enemy | null> {
  const hero = ownerOf(g, source);
  const others = enemiesInWorldOf(g, hero).filter((enemy) => enemy !== now);
  if (others.length === 0) return null;
  return yield* pick({
    seat: hero.index,
    prompt: promptOn('card-enemy', source.card),
    rule: 'B-CLASS-31',
    ...withFirst('keep', amongEnemies(others)),
  });
}

/** The hits on the others come first, whatever becomes of the target. */
export const cerberusShot: SpecialAbility = (n) => ({
  on: {
    *hitAssigned(g, source, { hero, weapon, enemy, ammo, paid }) {
      const [grit, damage] = [n['grit'] as number, n['damage'] as Amount];
      if (hero.index !== source.hero || !mayFire(hero, CERBERUS, { weapon, ammo })) return;
      if (!enemy || hero.grit < grit || enemiesBeside(g, enemy).length === 0) return;
      if (!(yield* wantsToFire(g, source, CERBERUS))) return;
      g.do.loseGrit(g, hero, grit);
      fire(hero, CERBERUS, ammo);
      for (const { id } of enemiesBeside(g, enemy)) {
        const other = enemyById(g, id);
        if (!other) continue;
        const rolled = yield* g.do.heroAmount(g, hero, 'damage', damage);
        const wounds = rolled - enemyStat(g, other.type, 'defense', other);
        yield* g.do.woundEnemy(g, other, wounds, {
          hero,
          cause: { kind: 'card', id: CERBERUS },
          paid,
        });
      }
    },
  },
});

/** The die alone is multiplied, and it is asked only where that would matter for this hit. */
export const hellfireShot: SpecialAbility = (n) => ({
  on: {
    *damageRolled(g, source, hit) {
      const [grit, factor] = [n['grit'] as number, n['factor'] as number];
      const { hero, ammo } = hit;
      if (hero.index !== source.hero || hero.grit < grit || !mayFire(hero, HELLFIRE, hit)) return;
      if (!wouldMatter(g, hit, moreFire(hit, factor))) return;
      if (!(yield* wantsToFire(g, source, HELLFIRE, hit))) return;
      g.do.loseGrit(g, hero, grit);
      fire(hero, HELLFIRE, ammo);
      hit.damage += moreFire(hit, factor);
    },
  },
});

/** The die counts so often; what is added to it does not. */
function moreFire({ die }: HitOnEnemy, factor: number): number {
  return die * (factor - 1);
}
