import { type Combat, content } from '@crawlspace/hellscape';
import { abilityIn, worthOfAbility } from './abilities.ts';
import { reachOf } from './arms.ts';
import { type Asked, best, type Habit, numberIn } from './asked.ts';
import { type Enemy, Ground } from './ground.ts';

/** Whom to attack and how: the strongest attack, on whoever can be finished soonest. */
export const attack: Habit = ({ options, view, hero }) => {
  const reach = reachOf(hero);
  return best(options, (id) => {
    const [type = '', ...rest] = id.split('-');
    const enemy = view.enemies.find((each) => each.id === rest.join('-'));
    if (!enemy) return -1;
    const hits = reach[type as keyof typeof reach] ?? 0;
    return hits * 2 + urgency(enemy);
  });
};

/** Monsters that are nearly down, small mobs, marked ones first. */
function urgency(enemy: Enemy): number {
  const left = (enemy.minions + 1) * enemy.health - enemy.wounds;
  return 6 / Math.max(1, left / 3) + (enemy.mark ? 2 : 0);
}

/** Before the roll: dice that are worth their price. */
export const beforeRoll: Habit = (asked) => usesWorth(asked, 0.25) ?? 'roll';

function usesWorth(asked: Asked, least: number): string | null {
  const ground = new Ground(asked.view);
  const { hero } = asked;
  const value = (id: string) => {
    const ability = abilityIn(id);
    return ability ? worthOfAbility(ground, hero, ability) : 0.3;
  };
  const found = best(
    asked.options.filter((id) => id.startsWith('use-')),
    value,
  );
  return found && value(found) > least ? found : null;
}

/** After the roll: Mana first, then rerolls of the worst die, then what still helps, then the rest. */
export const results: Habit = (asked) => {
  const { view, options } = asked;
  const { combat } = view;
  if (!combat) return 'finish';
  const mine = combat.attacker.kind !== 'enemy';
  const gain = options.find((id) => id.startsWith('die') && gainsSomething(combat, numberIn(id)));
  if (gain) return gain;
  const reroll = best(
    options.filter((id) => id.startsWith('reroll')),
    (id) => rerollWorth(combat, numberIn(id), mine),
  );
  if (reroll && rerollWorth(combat, numberIn(reroll), mine) > 0.3) return reroll;
  if (matters(asked, combat, mine)) {
    const use = usesWorth(asked, 0.15);
    if (use) return use;
  }
  return 'finish';
};

function gainsSomething(combat: Combat, index: number): boolean {
  const face = combat.dice[index]?.face;
  return face !== null && face !== undefined && face.claws === 0 && face.ability === 0;
}

/** How much better a fresh roll of this die would be on average. */
function rerollWorth(combat: Combat, index: number, mine: boolean): number {
  const die = combat.dice[index];
  if (!die?.face) return -1;
  const { face } = die;
  if (die.die === 'enemy') return face.claws * 1 + face.ability * 0.7 - 0.5;
  if (die.die === 'blue') return mine ? face.shields - 5 / 6 : 5 / 6 - face.shields;
  const average = die.die === 'orange' ? 1.5 : 1;
  const gain = average - face.hits - face.mana * 0.4;
  return mine ? gain : face.hits - average;
}

/** More hits matter while somebody can still fall; more shields while hits come through. */
function matters(asked: Asked, combat: Combat, mine: boolean): boolean {
  let hits = combat.hits;
  let shields = combat.shields;
  for (const { face } of combat.dice) {
    hits += face?.hits ?? 0;
    shields += face?.shields ?? 0;
  }
  if (!mine) return hits > shields;
  const { defender } = combat;
  const enemy = asked.view.enemies.find(
    (each) => defender.kind === 'enemy' && each.id === defender.enemy,
  );
  if (!enemy) return false;
  const left = (enemy.minions + 1) * enemy.health - enemy.wounds;
  return hits - shields < left;
}

/** Arrows are drawn while a card more cannot overshoot by much. */
export const arrows: Habit = (asked) => {
  const { hero } = asked;
  if (hero.board.class !== 'ranger') return null;
  let drawn = 0;
  for (const card of hero.board.revealed) drawn += content.arrows[card]?.arrows ?? 0;
  const more = asked.options.find((id) => id !== 'stop' && id !== 'done' && id !== 'shoot');
  const stop = asked.options.find((id) => id === 'stop' || id === 'done' || id === 'shoot');
  return (drawn <= 4 ? more : stop) ?? null;
};
