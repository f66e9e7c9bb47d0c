import { worthOfGear } from './arms.ts';
import { best, type Habit, numberIn } from './asked.ts';
import { errandOf } from './errands.ts';
import { blueOf, foesOf } from './foes.ts';
import { wornBy } from './gear.ts';
import { groundOf, type Hero } from './ground.ts';

/** Who goes first: whoever is in the thick of it, or at a door and well enough to open it. */
export const whoseTurn: Habit = ({ options, view }) => {
  const ground = groundOf(view);
  const fighting = foesOf(ground).some(({ enemy }) =>
    ground.up.some(({ zone }) => {
      const range = ground.range(zone, enemy.zone);
      return range >= 0 && range <= 2;
    }),
  );
  return best(options, (id) => {
    const hero = view.heroes[numberIn(id)];
    if (!hero) return -100;
    const health = hero.health / hero.maxHealth;
    if (fighting) return ground.enemiesIn(hero.zone) + strength(hero) * 0.3 + health * 2;
    const errand = errandOf(ground, hero);
    const door = errand !== null && errand.door >= 0 && errand.zone === hero.zone;
    return (door ? 5 : 0) + health * 3 + hero.health * 0.3;
  });
};

function strength(hero: Hero): number {
  return worthOfGear(hero, wornBy(hero)) + hero.level;
}

/** Enemies strike at whoever can take it: spirits first, then who has the most Health and armor. */
export const enemyTarget: Habit = ({ options, view }) =>
  best(options, (id) => {
    if (id === 'ally-summoner') return -50;
    if (id.startsWith('ally-')) return 50;
    const hero = view.heroes[numberIn(id)];
    return hero ? hero.health + blueOf(hero) * 0.8 : 0;
  });

/** Enemies that burn, are poisoned or nearly dead act first: they may not get so far. */
export const enemyOrder: Habit = ({ options, view }) =>
  best(options, (id) => {
    const enemy = view.enemies.find((each) => id === `enemy-${each.id}`);
    return enemy ? enemy.fire * 3 + (enemy.poison ? 2 : 0) - enemy.minions : 0;
  });

/** An enemy that may go several ways goes where fewer and stronger heroes are. */
export const enemyWay: Habit = ({ options, view }) =>
  best(options, (id) => {
    const zone = numberIn(id);
    let worth = 0;
    for (const hero of view.heroes) if (hero.zone === zone && !hero.gone) worth += hero.health - 5;
    for (const ally of view.allies) if (ally.id === 'summoner' && ally.zone === zone) worth -= 20;
    return worth;
  });

/** Experience goes to whoever has the least. */
export const credit: Habit = ({ options, view }) =>
  best(options, (id) => {
    const hero = view.heroes[numberIn(id)];
    return hero ? -hero.level * 50 - hero.xp : -1000;
  });

/** Who bears the Cursed Sword first: who has the most Health and fights hand to hand. */
export const bearer: Habit = ({ options, view }) =>
  best(options, (id) => {
    const hero = view.heroes[numberIn(id)];
    if (!hero) return -1;
    const far = hero.class === 'ranger' || hero.class === 'wizard' || hero.class === 'shaman';
    return hero.health - (far ? 4 : 0);
  });

/** The Summoner goes where no enemy is. */
export const summonerWay: Habit = ({ options, view }) => {
  const ground = groundOf(view);
  return best(options, (id) => -ground.enemiesIn(numberIn(id)));
};

/** Corruption rises, and time runs, where the heroes are near. */
export const well: Habit = ({ options, view }) => {
  const ground = groundOf(view);
  return best(options, (id) => {
    const token = view.dungeon.tokens.find((each) => id === `token${each.id}`);
    if (!token) return -100;
    const away = ground.waysFrom(token.zone).points;
    return -Math.min(...ground.up.map(({ zone }) => away[zone] ?? 99));
  });
};

/** The servant of the Undead Queen that has the fewest left. */
export const servant: Habit = ({ options, view }) =>
  best(options, (id) => {
    const mob = view.enemies.find((each) => id === `enemy-${each.id}`);
    return mob ? -mob.minions - mob.frost * 3 : 0;
  });
