import { meaningOf } from '@crawlspace/hellscape';
import { type Asked, findOption, type Habit } from './asked.ts';
import { swordIsHeavy, wantsToTrade } from './gear.ts';
import { bearerOf } from './goals.ts';
import { type Ground, groundOf, type Hero } from './ground.ts';
import { canGoOn } from './moves.ts';
import { type Plan, planOf } from './plan.ts';
import { isDry, isLate, isUrgent, needsRest } from './readiness.ts';
import { isCareful } from './stands.ts';
import { TEMPER } from './temper.ts';
import { actionInstead, classDeed, freeUse } from './uses.ts';

/** The next thing in a turn: the quest, what helps for free, then the fight, or care, or the way on. */
export const turn: Habit = (asked) => {
  const { view, hero } = asked;
  const ground = groundOf(view);
  const deed = questDeed(asked, ground, hero);
  if (deed) return deed;
  if (passesTheSword(asked, ground, hero)) return 'trade';
  const plan = planOf(ground, hero);
  const free = freeUse(asked, ground, hero, plan) ?? classDeed(asked, ground, hero, plan);
  if (free) return free;
  if (asked.has('thaw')) return 'thaw';
  if (!asked.has('move')) return 'end-turn';
  return plan.fighting ? inDanger(asked, ground, hero, plan) : inPeace(asked, ground, hero, plan);
};

/** With enemies near: to the best stand, and there attack, else look after oneself. */
function inDanger(asked: Asked, ground: Ground, hero: Hero, plan: Plan): string {
  const { stand } = plan;
  if (stand.zone !== hero.zone) return 'move';
  if (stand.fights && asked.has('attack'))
    return actionInstead(asked, ground, hero, 2.4) ?? 'attack';
  return (
    care(asked, ground, hero) ??
    (asked.has('attack') ? 'attack' : inPeace(asked, ground, hero, plan))
  );
}

/** Nobody near: rest when worn, sort belongings, and then on with the errand. */
function inPeace(asked: Asked, ground: Ground, hero: Hero, plan: Plan): string {
  const { errand } = plan;
  if (asked.has('trade') && wantsToSort(asked, ground, hero)) {
    asked.memory.sorted = turnKey(asked, hero);
    return 'trade';
  }
  const hurries = errand !== null && (isLate(ground) || (isUrgent(ground) && !isCareful(hero)));
  if (!hurries && (isTired(hero) || (needsRest(ground, hero) && isHurt(hero)))) {
    const rest = care(asked, ground, hero);
    if (rest) return rest;
  }
  if (canGoOn(ground, hero, plan)) return 'move';
  return care(asked, ground, hero) ?? 'end-turn';
}

/** Not fit for a fight. */
function isTired(hero: Hero): boolean {
  const { health, maxHealth } = hero;
  return isDry(hero) || (maxHealth - health >= 2 && health <= maxHealth * TEMPER.tired);
}

/** Something that rest would mend. */
function isHurt(hero: Hero): boolean {
  return hero.health < hero.maxHealth || hero.mana < Math.min(hero.maxMana, 3);
}

/** Recovers, or uses what heals better. */
function care(asked: Asked, ground: Ground, hero: Hero): string | null {
  const special = actionInstead(asked, ground, hero, 1.2);
  if (special) return special;
  return asked.has('recover') ? 'recover' : null;
}

function turnKey({ view }: Asked, hero: Hero): string {
  return `${view.round}/${hero.index}`;
}

function wantsToSort(asked: Asked, ground: Ground, hero: Hero): boolean {
  if (asked.memory.sorted === turnKey(asked, hero)) return false;
  // Whoever has the Sword has no hand free for anything else.
  if (bearerOf(ground)?.index === hero.index) return false;
  const here = ground.up.filter((other) => other.zone === hero.zone);
  return wantsToTrade(ground.view, hero, here);
}

const QUEST_DEEDS: ReadonlySet<string> = new Set([
  'close-rift',
  'forge-artifact',
  'destroy-crystal',
  'break-seal',
  'cleanse-well',
  'break-prison',
  'take-key',
  'add-time',
]);

/** What a quest of a pack calls after itself is there to be done. */
function isQuestDeed({ view }: Ground, deed: string): boolean {
  return QUEST_DEEDS.has(deed) || deed.startsWith(`${view.quest.id}-`);
}

/** Deeds of the quest that take an action. */
function questDeed(asked: Asked, ground: Ground, hero: Hero): string | null {
  const option = findOption(
    asked,
    (means) => means.kind === 'quest-deed' && isQuestDeed(ground, means.deed),
  );
  const means = option ? meaningOf(asked.question, option) : null;
  if (means?.kind !== 'quest-deed') return null;
  const { deed } = means;
  const tends = deed === 'add-time' || deed === 'cleanse-well';
  return tends && !isWorthTending(ground, hero, deed) ? null : option;
}

/** Hourglasses that run low and wells that run over. */
function isWorthTending(ground: Ground, hero: Hero, deed: string): boolean {
  const kind = deed === 'add-time' ? 'hourglass' : 'corruption';
  const token = ground.tokensOf(kind).find(({ zone }) => zone === hero.zone);
  const count = token?.count ?? 0;
  return deed === 'add-time' ? count < 3 : count >= 2;
}

/** The Sword has been held long enough, and somebody stands near. */
function passesTheSword(asked: Asked, ground: Ground, hero: Hero): boolean {
  const bearer = bearerOf(ground);
  if (!bearer || !asked.has('trade') || bearer.zone !== hero.zone) return false;
  const held = asked.view.quest.counters['rounds-held'] ?? 0;
  if (!swordIsHeavy(bearer, held)) return false;
  return ground.up.some((other) => other.zone === bearer.zone && other.index !== bearer.index);
}
