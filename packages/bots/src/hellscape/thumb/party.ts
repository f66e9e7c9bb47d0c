import type { EnemyView, HellscapeMeaning } from '@crawlspace/hellscape';
import { worthOfGear } from './arms.ts';
import { type Asked, bestHero, bestOption, type Habit, zoneIn } from './asked.ts';
import { errandOf } from './errands.ts';
import { blueOf, foesOf } from './foes.ts';
import { wornBy } from './gear.ts';
import { groundOf, type Hero } from './ground.ts';
import type { Seen } from './printed.ts';

/** Who goes first: whoever is in the thick of it, or at a door and well enough to open it. */
export const whoseTurn: Habit = (asked) => {
  const ground = groundOf(asked.view);
  const fighting = foesOf(ground).some(({ enemy }) =>
    ground.up.some(({ zone }) => {
      const range = ground.range(zone, enemy.zone);
      return range >= 0 && range <= 2;
    }),
  );
  return bestHero(asked, -100, (hero) => {
    const health = hero.health / hero.maxHealth;
    if (fighting)
      return ground.enemiesIn(hero.zone) + strength(asked.view, hero) * 0.3 + health * 2;
    const errand = errandOf(ground, hero);
    const door = errand !== null && errand.door >= 0 && errand.zone === hero.zone;
    return (door ? 5 : 0) + health * 3 + hero.health * 0.3;
  });
};

function strength(view: Seen, hero: Hero): number {
  return worthOfGear(view, hero, wornBy(hero)) + hero.level;
}

/** Enemies strike at whoever can take it: spirits first, then who has the most Health and armor. */
export const enemyTarget: Habit = (asked) =>
  bestOption(asked, (means) => {
    if (means.kind === 'ally') return means.ally === 'summoner' ? -50 : 50;
    const hero = means.kind === 'hero' ? asked.view.heroes[means.hero] : undefined;
    return hero ? hero.health + blueOf(asked.view, hero) * 0.8 : 0;
  });

/** Enemies that burn, are poisoned or nearly dead act first: they may not get so far. */
export const enemyOrder: Habit = (asked) =>
  bestOption(asked, (means) => {
    const enemy = enemyIn(asked, means);
    return enemy ? enemy.fire * 3 + (enemy.poison ? 2 : 0) - enemy.minions : 0;
  });

function enemyIn({ view }: Asked, means: HellscapeMeaning): EnemyView | undefined {
  return view.enemies.find(({ id }) => means.kind === 'enemy' && id === means.enemy);
}

/** An enemy that may go several ways goes where fewer and stronger heroes are. */
export const enemyWay: Habit = (asked) => {
  const { heroes, allies } = asked.view;
  return bestOption(asked, (means) => {
    const zone = zoneIn(means, -1);
    let worth = 0;
    for (const hero of heroes) if (hero.zone === zone && !hero.gone) worth += hero.health - 5;
    for (const ally of allies) if (ally.id === 'summoner' && ally.zone === zone) worth -= 20;
    return worth;
  });
};

/** Experience goes to whoever has the least. */
export const credit: Habit = (asked) => bestHero(asked, -1000, ({ level, xp }) => -level * 50 - xp);

/** Who bears the Cursed Sword first: who has the most Health and fights hand to hand. */
export const bearer: Habit = (asked) =>
  bestHero(asked, -1, (hero) => {
    const far = hero.class === 'ranger' || hero.class === 'wizard' || hero.class === 'shaman';
    return hero.health - (far ? 4 : 0);
  });

/** The Summoner goes where no enemy is. */
export const summonerWay: Habit = (asked) => {
  const ground = groundOf(asked.view);
  return bestOption(asked, (means) => -ground.enemiesIn(zoneIn(means, -1)));
};

/** Corruption rises, and time runs, where the heroes are near. */
export const well: Habit = (asked) => {
  const ground = groundOf(asked.view);
  return bestOption(asked, (means) => {
    if (means.kind !== 'token') return -100;
    const away = ground.waysFrom(means.zone).points;
    return -Math.min(...ground.up.map(({ zone }) => away[zone] ?? 99));
  });
};

/** The servant of the Undead Queen that has the fewest left. */
export const servant: Habit = (asked) =>
  bestOption(asked, (means) => {
    const mob = enemyIn(asked, means);
    return mob ? -mob.minions - mob.frost * 3 : 0;
  });
