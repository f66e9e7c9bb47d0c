import { abilityIn, worthNow } from './abilities.ts';
import { painOfAlly } from './allies.ts';
import { worthOfGear } from './arms.ts';
import { bestOption, bestUse, findOption, type Habit, zoneIn } from './asked.ts';
import { foesOf } from './foes.ts';
import { firstStep, type Ground, groundOf } from './ground.ts';
import { goalOf, planOf } from './plan.ts';
import { printedOn, type Seen } from './printed.ts';
import { dangerIn, isCareful, worthOf } from './stands.ts';

/** The weapon that goes best with the class. */
export const weapon: Habit = (asked) =>
  bestOption(asked, (means) =>
    means.kind === 'card' ? worthOfGear(asked.view, asked.hero, [means.card]) : 0,
  );

export const potion: Habit = (asked) =>
  findOption(asked, (means) => means.kind === 'card' && heals(asked.view, means.card));

function heals(seen: Seen, card: string): boolean {
  return printedOn(seen, card).some(({ effects }) =>
    effects.some((effect) => effect.do === 'heal'),
  );
}

/** Out of turn: what keeps somebody on their feet. */
export const anytime: Habit = (asked) => {
  const { hero } = asked;
  const ground = groundOf(asked.view);
  const hurt = ground.up.filter((other) => other.zone === hero.zone && isCareful(other));
  const inDanger = hurt.some((other) => dangerIn(ground, other, other.zone) > 0);
  if (!inDanger && !isSummonerFalling(ground, hero.zone)) return 'skip';
  const found = bestUse(asked, 0.5, (use) => {
    const ability = abilityIn(ground, use);
    return ability ? worthNow(ground, hero, ability) : 0;
  });
  return found ?? 'skip';
};

/** With her the quest would be lost. */
function isSummonerFalling(ground: Ground, zone: number): boolean {
  if (ground.enemiesIn(zone) === 0) return false;
  return ground.view.allies.some((ally) => ally.zone === zone && painOfAlly(ally) > 1);
}

/** Who stands wounded the most, and matters most. */
export const whomToHeal: Habit = (asked) =>
  bestOption(asked, (means) => {
    if (means.kind === 'ally') {
      const ally = asked.view.allies.find(({ id }) => id === means.ally);
      return ally ? ally.wounds * painOfAlly(ally) : -1;
    }
    const hero = means.kind === 'hero' ? asked.view.heroes[means.hero] : undefined;
    return hero ? (hero.maxHealth - hero.health) * (isCareful(hero) ? 2 : 1) : -1;
  });

/** Figures: enemies where most is won, heroes who need it most. */
export const target: Habit = (asked) => {
  if (!findOption(asked, ({ kind }) => kind === 'enemy')) return whomToHeal(asked);
  const ground = groundOf(asked.view);
  const foes = foesOf(ground);
  return bestOption(asked, (means) => {
    const foe = foes.find(({ enemy }) => means.kind === 'enemy' && enemy.id === means.enemy);
    return foe ? worthOf(ground, foe) / foe.left : -1;
  });
};

/** Health while it is short, else Mana. */
export const recover: Habit = (asked) => {
  const { hero } = asked;
  return bestOption(asked, (means) => {
    if (means.kind !== 'share') return 0;
    const { health, mana } = means;
    const ill = Math.min(health, hero.maxHealth - hero.health);
    const dry = hero.class === 'shaman' ? mana : Math.min(mana, hero.maxMana - hero.mana);
    return ill * (hero.health <= hero.maxHealth * 0.6 ? 2 : 1) + dry * 0.8;
  });
};

/** Fire burns more than a Health. */
export const douse: Habit = (asked) =>
  bestOption(asked, (means) => (means.kind === 'douse' ? means.tokens : 0));

/** Frost costs an action; but who might fall to it rather gets rid of Fire. */
export const cleanse: Habit = (asked) =>
  bestOption(asked, (means) => {
    if (means.kind !== 'cleanse') return 0;
    return isCareful(asked.hero) ? means.fire : means.frost;
  });

/** A step or a leap: toward where the hero wants to be. */
export const step: Habit = (asked) => {
  const { view, hero } = asked;
  const ground = groundOf(view);
  const { points } = ground.waysFrom(goalOf(planOf(ground, hero), hero));
  return bestOption(asked, (means) => {
    const far = points[zoneIn(means, hero.zone)] ?? -1;
    return (far < 0 ? -99 : -far) + (means.kind === 'done' ? 0.5 : 0);
  });
};

/** A spirit goes toward somebody to attack, or stays with its Shaman. */
export const stepAlly: Habit = (asked) => {
  const { view, hero } = asked;
  const ground = groundOf(view);
  const spirit = view.allies.find(({ owner, activated }) => owner === hero.index && activated);
  const { points } = ground.waysFrom(hero.zone);
  const foes = foesOf(ground).filter(({ enemy }) => (points[enemy.zone] ?? 99) <= 6);
  const goal = foes[0]?.enemy.zone ?? hero.zone;
  const away = ground.waysFrom(goal).points;
  return bestOption(asked, (means) => {
    const zone = zoneIn(means, spirit?.zone ?? hero.zone);
    return -(away[zone] ?? 99) + (means.kind === 'done' ? 0.5 : 0);
  });
};

/** Through a passage: to the one on the way to where the hero wants to be. */
export const passage: Habit = (asked) => {
  const { view, hero } = asked;
  const ground = groundOf(view);
  const next = firstStep(ground.ways(hero), hero.zone, goalOf(planOf(ground, hero), hero));
  return findOption(asked, (means) => means.kind === 'zone' && means.zone === next);
};

/** Treasure, and trouble too, as near as may be. */
export const zoneInside: Habit = (asked) => {
  const { points } = groundOf(asked.view).ways(asked.hero);
  return bestOption(asked, (means) => -(points[zoneIn(means, -1)] ?? 99));
};

/** What an enemy's symbols do: what hurts least. */
export const follow: Habit = ({ hero }) => (isCareful(hero) ? 'no' : 'yes');
