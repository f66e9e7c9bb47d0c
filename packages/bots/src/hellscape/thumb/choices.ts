import { abilityIn, worthNow } from './abilities.ts';
import { worthOfGear } from './arms.ts';
import { best, type Habit, numberIn } from './asked.ts';
import { foesOf } from './foes.ts';
import { firstStep, groundOf } from './ground.ts';
import { goalOf, planOf } from './plan.ts';
import { dangerIn, isCareful, worthOf } from './stands.ts';

/** The weapon that goes best with the class. */
export const weapon: Habit = ({ options, hero }) => best(options, (id) => worthOfGear(hero, [id]));

export const potion: Habit = ({ options }) => options.find((id) => id.startsWith('health')) ?? null;

/** Out of turn: what keeps somebody on their feet. */
export const anytime: Habit = ({ options, hero, view }) => {
  const ground = groundOf(view);
  const value = (id: string) => {
    const ability = abilityIn(ground, id);
    return ability ? worthNow(ground, hero, ability) : 0;
  };
  const hurt = ground.up.filter((other) => other.zone === hero.zone && isCareful(other));
  if (!hurt.some((other) => dangerIn(ground, other, other.zone) > 0)) return 'skip';
  const use = best(
    options.filter((id) => id.startsWith('use-')),
    value,
  );
  return use && value(use) > 0.5 ? use : 'skip';
};

/** Who stands wounded the most. */
export const whomToHeal: Habit = ({ options, view }) =>
  best(options, (id) => {
    const hero = view.heroes[numberIn(id)];
    if (!hero) return -1;
    return (hero.maxHealth - hero.health) * (isCareful(hero) ? 2 : 1);
  });

/** Figures: enemies where most is won, heroes who need it most. */
export const target: Habit = (asked) => {
  const { options, view } = asked;
  if (!options.some((id) => id.startsWith('enemy-'))) return whomToHeal(asked);
  const foes = foesOf(groundOf(view));
  return best(options, (id) => {
    const foe = foes.find(({ enemy }) => id === `enemy-${enemy.id}`);
    return foe ? worthOf(groundOf(view), foe) / foe.left : -1;
  });
};

/** Health while it is short, else Mana. */
export const recover: Habit = ({ options, hero }) =>
  best(options, (id) => {
    const health = Number(id.slice(6));
    const mana = 2 - health;
    const ill = Math.min(health, hero.maxHealth - hero.health + hero.fire);
    const dry = hero.class === 'shaman' ? mana : Math.min(mana, hero.maxMana - hero.mana);
    return ill * (hero.health <= hero.maxHealth * 0.6 ? 2 : 1) + dry * 0.8;
  });

/** Fire burns more than a Health. */
export const douse: Habit = ({ options }) => best(options, numberIn);

/** A step or a leap: toward where the hero wants to be. */
export const step: Habit = ({ options, view, hero }) => {
  const ground = groundOf(view);
  const { points } = ground.waysFrom(goalOf(planOf(ground, hero), hero));
  return best(options, (id) => {
    const zone = id === 'done' ? hero.zone : numberIn(id);
    const far = points[zone] ?? -1;
    return (far < 0 ? -99 : -far) + (id === 'done' ? 0.5 : 0);
  });
};

/** A spirit goes toward somebody to attack, or stays with its Shaman. */
export const stepAlly: Habit = ({ options, view, hero }) => {
  const ground = groundOf(view);
  const spirit = view.allies.find(({ owner, activated }) => owner === hero.index && activated);
  const { points } = ground.waysFrom(hero.zone);
  const foes = foesOf(ground).filter(({ enemy }) => (points[enemy.zone] ?? 99) <= 6);
  const goal = foes[0]?.enemy.zone ?? hero.zone;
  const away = ground.waysFrom(goal).points;
  return best(options, (id) => {
    const zone = id === 'done' ? (spirit?.zone ?? hero.zone) : numberIn(id);
    return -(away[zone] ?? 99) + (id === 'done' ? 0.5 : 0);
  });
};

/** Through a passage: to the one on the way to where the hero wants to be. */
export const passage: Habit = ({ options, view, hero }) => {
  const ground = groundOf(view);
  const next = firstStep(ground.ways(hero), hero.zone, goalOf(planOf(ground, hero), hero));
  return options.find((id) => numberIn(id) === next) ?? null;
};

/** What doors ask: blood when there is plenty, and never more than can be borne. */
export const doorCard: Habit = ({ options, hero }) => {
  const well = hero.health >= 5;
  const order = well
    ? ['blood2', 'break', 'hold', 'listen', 'warning', 'leave']
    : ['blood0', 'wait', 'share', 'pray', 'warning', 'leave'];
  return order.find((id) => options.includes(id)) ?? null;
};

/** Treasure, and trouble too, as near as may be. */
export const zoneInside: Habit = ({ options, view, hero }) => {
  const { points } = groundOf(view).ways(hero);
  return best(options, (id) => -(points[numberIn(id)] ?? 99));
};

/** What an enemy's symbols do: what hurts least. */
export const follow: Habit = ({ hero }) => (isCareful(hero) ? 'no' : 'yes');
