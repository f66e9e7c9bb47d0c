import type { HellscapeMeaning } from '@crawlspace/hellscape';
import { abilityIn } from './abilities.ts';
import { type Asked, findOption, type Habit, type Use } from './asked.ts';
import { type Errand, wants } from './errands.ts';
import { isWayOutOpen } from './goals.ts';
import { firstStep, type Ground, groundOf, type Hero } from './ground.ts';
import { planOf } from './plan.ts';
import { isReady, wornOf } from './readiness.ts';
import { dangerIn, painOf } from './stands.ts';

/** A Move action: what lies here first, then toward the stand or the errand. */
export const move: Habit = (asked) => {
  const { view, hero } = asked;
  const ground = groundOf(view);
  const here = findOption(asked, (means) => isWorthTaking(ground, hero, means));
  if (here) return here;
  const { fighting, stand, errand } = planOf(ground, hero);
  if (fighting) return toward(asked, ground, hero, stand.zone) ?? 'done';
  if (!errand) return 'done';
  if (errand.zone !== hero.zone) return toward(asked, ground, hero, errand.zone) ?? 'done';
  const door = findOption(asked, (means) => means.kind === 'door' && means.door === errand.door);
  return door && isReady(ground, hero) ? door : 'done';
};

/** The option that leads on over open ground: a step or a passage. */
function toward(asked: Asked, ground: Ground, hero: Hero, zone: number): string | null {
  const next = firstStep(ground.ways(hero), hero.zone, zone);
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
      return token !== undefined && wants(hero, token);
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

/** The way is not at its end; or here is something to be done, or a door that can be opened now. */
export function canGoOn(ground: Ground, hero: Hero, errand: Errand): boolean {
  if (errand.zone !== hero.zone) {
    return firstStep(errand.routes, hero.zone, errand.zone) !== hero.zone;
  }
  return errand.door >= 0 ? isReady(ground, hero) : hasBusiness(ground, hero);
}

/** Something that a movement point buys in this zone. */
function hasBusiness(ground: Ground, hero: Hero): boolean {
  const here = ground.view.dungeon.tokens.filter(({ zone }) => zone === hero.zone);
  if (here.some(({ kind }) => kind === 'objective-gray') && isWayOutOpen(ground)) {
    return LEFT_BY_WALKING.has(ground.view.quest.id) && mayLeave(ground, hero);
  }
  if (ground.enemiesIn(hero.zone) > 0) return false;
  const takes = TAKEN_BY_HAND.has(ground.view.quest.id);
  return here.some((token) => wants(hero, token) || (takes && token.kind === 'objective'));
}

/** Quests that are won by walking out, and quests whose objectives are picked up or pressed. */
const LEFT_BY_WALKING: ReadonlySet<string> = new Set([
  'highway-to-hellscape',
  'the-passage',
  'soul-collector',
]);
const TAKEN_BY_HAND: ReadonlySet<string> = new Set([
  'tutorial',
  'highway-to-hellscape',
  'the-demon-artifact',
  'the-horror-beast',
]);
