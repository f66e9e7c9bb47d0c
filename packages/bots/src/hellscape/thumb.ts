import type { DescentView } from '@crawlspace/hellscape';
import { byHabit, firstAnswer } from '../asked.ts';
import type { Decider } from '../decider.ts';
import { abilityIn, worthOfAbility } from './abilities.ts';
import { worthOfItem } from './arms.ts';
import { best, type Habit, numberIn } from './asked.ts';
import { elements, quadrant, readyMarker, skill, tokenFor } from './boards.ts';
import { arrows, attack, beforeRoll, results } from './fight.ts';
import { newItem, trade } from './gear.ts';
import { Ground } from './ground.ts';
import { move, turn, whoseTurn } from './turn.ts';

const weapon: Habit = ({ options, hero }) => best(options, (id) => worthOfItem(hero, id));

const anytime: Habit = (asked) => {
  const ground = new Ground(asked.view);
  const { hero } = asked;
  const value = (id: string) => {
    const ability = abilityIn(id);
    return ability ? worthOfAbility(ground, hero, ability) : 0;
  };
  const use = best(
    asked.options.filter((id) => id.startsWith('use-')),
    value,
  );
  return use && hero.health <= 3 && value(use) > 0.5 ? use : 'skip';
};

/** Who stands wounded the most. */
const whomToHeal: Habit = ({ options, view }) =>
  best(options, (id) => {
    const hero = view.heroes[numberIn(id)];
    return hero ? hero.maxHealth - hero.health : 0;
  });

/** Enemies strike at whoever can take it. */
const enemyTarget: Habit = ({ options, view }) =>
  best(options, (id) => view.heroes[numberIn(id)]?.health ?? 4);

const recover: Habit = ({ options, hero }) =>
  best(options, (id) => {
    const health = Number(id.slice(6));
    return Math.min(health, hero.maxHealth - hero.health) * (hero.health <= 4 ? 2 : 0.9);
  });

/** Experience goes to whoever has the least. */
const credit: Habit = ({ options, view }) =>
  best(options, (id) => {
    const hero = view.heroes[numberIn(id)];
    return hero ? -hero.level * 50 - hero.xp : -1000;
  });

const HABITS: Readonly<Record<string, Habit>> = {
  'ask.activate': whoseTurn,
  'ask.turn': turn,
  'ask.move': move,
  'ask.attack': attack,
  'ask.before-roll': beforeRoll,
  'ask.results': results,
  'ask.arrows': arrows,
  'ask.skill': skill,
  'ask.starting-weapon': weapon,
  'ask.anytime': anytime,
  'ask.heal': whomToHeal,
  'ask.enemy-target': enemyTarget,
  'ask.recover': recover,
  'ask.credit': credit,
  'ask.token-attack': tokenFor('red'),
  'ask.token-move': tokenFor('blue'),
  'ask.token-recover': tokenFor(null),
  'ask.token-trade': tokenFor(null),
  'ask.token-special': tokenFor(null),
  'ask.lose-token': tokenFor(null),
  'ask.elements': elements,
  'ask.mana-or-elements': elements,
  'ask.quadrant': quadrant,
  'ask.ready-marker': readyMarker,
  'ask.ready-marker-free': readyMarker,
  'ask.new-item': newItem,
  'ask.trade': trade,
  'ask.rage': () => 'yes',
  'ask.use': () => 'yes',
  'ask.shadow-ability': () => 'yes',
};

/**
 * Plays Hellscape by rules of thumb, one for each kind of question. It sees the question and what
 * its seat may know; whatever it does not understand gets the first answer that is allowed.
 */
export function hellscapeThumb(seed: string): Decider<DescentView> {
  return byHabit(HABITS, { sorted: '' }, firstAnswer, seed);
}
