import type { HellscapeMeaning } from '@crawlspace/hellscape';
import { abilityIn } from './abilities.ts';
import { type Asked, findOption, type Habit, type Use } from './asked.ts';
import { wants } from './errands.ts';
import { isWayOutOpen } from './goals.ts';
import { firstStep, type Ground, groundOf, type Hero } from './ground.ts';
import { goalOf, type Plan, planOf } from './plan.ts';
import { isReady, wornOf } from './readiness.ts';
import { dangerIn, painOf } from './stands.ts';

/** A Move action: what lies here first, then toward the stand or the errand. */
export const move: Habit = (asked) => {
  const { view, hero } = asked;
  const ground = groundOf(view);
  const here = findOption(asked, (means) => isWorthTaking(ground, hero, means));
  if (here) return here;
  const plan = planOf(ground, hero);
  if (goalOf(plan, hero) !== hero.zone) return toward(asked, ground, hero, plan) ?? 'done';
  const opens = doorToOpen(ground, hero, plan);
  return findOption(asked, (means) => means.kind === 'door' && means.door === opens) ?? 'done';
};

/** The option that leads on over open ground: a step or a passage. */
function toward(asked: Asked, ground: Ground, hero: Hero, plan: Plan): string | null {
  const next = nextZone(ground, hero, plan);
  const step = findOption(asked, (means) => means.kind === 'step' && means.zone === next);
  if (step) return step;
  const passage = findOption(asked, isPassage);
  return passage && ground.passages().includes(next) ? passage : null;
}

function isPassage(means: HellscapeMeaning): boolean {
  return means.kind === 'quest-deed' && means.deed === 'use-passage';
}

function isWorthTaking(ground: Ground, hero: Hero, means: HellscapeMeaning): boolean {
  switch (means.kind) {
    case 'use':
      return isWorthItInMove(ground, hero, means);
    case 'token': {
      const token = ground.view.dungeon.tokens.find(({ id }) => id === means.token);
      return token !== undefined && wants(ground.view, hero, token);
    }
    case 'quest-deed':
      if (means.deed === 'leave') return mayLeave(ground, hero);
      if (means.deed === 'lay-feather') return wornOf(ground.up) < 0.8 && noFeatherYet(ground);
      return !isPassage(means);
    default:
      return false;
  }
}

function noFeatherYet({ view }: Ground): boolean {
  return (view.quest.counters['feathers-on-beast'] ?? 0) === 0;
}

/** Slipping away is worth Mana when many would strike; points more when there is far to go. */
function isWorthItInMove(ground: Ground, hero: Hero, use: Use): boolean {
  const ability = abilityIn(ground, use);
  if (!ability) return false;
  if (!ability.cost) return true;
  const slips = ability.effects.some((effect) => effect.do === 'slip');
  return slips && ground.enemiesIn(hero.zone) >= 2 && hero.turn?.slipping === false;
}

/** Nobody walks out on the others while they are still far behind. */
function mayLeave(ground: Ground, hero: Hero): boolean {
  if (dangerIn(ground, hero, hero.zone) * painOf(ground, hero) >= hero.health) return true;
  const { points } = ground.waysFrom(hero.zone);
  return ground.view.heroes.every(
    (other) => other.gone || (points[other.zone] ?? 99) <= LEAVE_TOGETHER,
  );
}

const LEAVE_TOGETHER = 6;

/**
 * Whether a Move action by this plan would do anything: there is a step toward its goal, a door to open at the end of
 * the way, or something to be done here.
 */
export function canGoOn(ground: Ground, hero: Hero, plan: Plan): boolean {
  if (goalOf(plan, hero) !== hero.zone) return nextZone(ground, hero, plan) !== hero.zone;
  if (doorToOpen(ground, hero, plan) >= 0) return true;
  const { errand } = plan;
  return errand?.zone === hero.zone && errand.door < 0 && hasBusiness(ground, hero);
}

/** The first zone on the way to where the plan leads; the hero's own when there is no way. */
function nextZone(ground: Ground, hero: Hero, plan: Plan): number {
  return firstStep(ground.ways(hero), hero.zone, goalOf(plan, hero));
}

/** The door at the end of the way; -1 when there is none, or now is not the time to open it. */
function doorToOpen(ground: Ground, hero: Hero, { fighting, errand }: Plan): number {
  if (fighting || errand?.zone !== hero.zone) return -1;
  return isReady(ground, hero) ? errand.door : -1;
}

/** Something that a movement point buys in this zone. */
function hasBusiness(ground: Ground, hero: Hero): boolean {
  const here = ground.view.dungeon.tokens.filter(({ zone }) => zone === hero.zone);
  if (here.some(({ kind }) => kind === 'objective-gray') && isWayOutOpen(ground)) {
    return !NOT_LEFT.has(ground.view.quest.id) && mayLeave(ground, hero);
  }
  if (ground.enemiesIn(hero.zone) > 0) return false;
  const takes = !NOT_TAKEN.has(ground.view.quest.id);
  return here.some(
    (token) => wants(ground.view, hero, token) || (takes && token.kind === 'objective'),
  );
}

/** Quests without a way out for heroes, and quests whose objectives nobody picks up or presses in passing. */
const NOT_LEFT: ReadonlySet<string> = new Set([
  ...['tutorial', 'the-demon-artifact', 'the-cursed-sword', 'hellish-maze', 'the-horror-beast'],
  ...['releasing-michael', 'the-soul-keys', 'hellscape'],
]);
const NOT_TAKEN: ReadonlySet<string> = new Set([
  ...['the-passage', 'the-cursed-sword', 'hellish-maze', 'releasing-michael', 'soul-collector'],
  ...['the-soul-keys', 'hellscape'],
]);
