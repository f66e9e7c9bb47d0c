import type { Ability } from '@crawlspace/hellscape';
import { abilityIn, isFoeNear, worthNow } from './abilities.ts';
import { type Asked, best, type Habit } from './asked.ts';
import { layingOf } from './boards.ts';
import { type Errand, errandOf, isReady, wants, wornOf } from './errands.ts';
import { foesOf } from './foes.ts';
import { swordIsHeavy, wantsToTrade } from './gear.ts';
import { bearerOf, questAims } from './goals.ts';
import { firstStep, type Ground, groundOf, type Hero } from './ground.ts';
import { bestStand, dangerIn, isCareful, painOf, type Stand } from './stands.ts';
import { TEMPER } from './temper.ts';
import { turnsAmulet } from './wizard.ts';

/** What a hero means to do with the rest of the turn. */
interface Plan {
  readonly stand: Stand;
  /** There is somebody to fight or to fear. */
  readonly fighting: boolean;
  readonly errand: Errand | null;
}

const plans = new WeakMap<Hero, Plan>();

function planOf(ground: Ground, hero: Hero): Plan {
  const known = plans.get(hero);
  if (known) return known;
  const errand = errandOf(ground, hero);
  const stand = bestStand(ground, hero, attraction(ground, hero, errand));
  const next = errand ? firstStep(errand.routes, hero.zone, errand.zone) : hero.zone;
  const fighting =
    stand.fights ||
    dangerIn(ground, hero, hero.zone) > 0 ||
    (next !== hero.zone && dangerIn(ground, hero, next) > 0);
  const plan = { stand, fighting, errand };
  plans.set(hero, plan);
  return plan;
}

/** What draws a hero besides the enemies: the quest, the way there, and company. */
function attraction(ground: Ground, hero: Hero, errand: Errand | null): (zone: number) => number {
  const away = errand ? ground.waysFrom(errand.zone).points : [];
  const aims = questAims(ground, hero);
  const sword = pullOfSword(ground, hero);
  return (zone) => {
    const far = away[zone] ?? -1;
    let worth = far >= 0 ? -TEMPER.errand * far : -2;
    if (ground.enemiesIn(zone) === 0) {
      for (const aim of aims) if (aim.zone === zone) worth += aim.worth * 0.1;
    }
    return worth + sword(zone);
  };
}

/** Nobody may hold the Sword for too long: its bearer and somebody else must meet. */
function pullOfSword(ground: Ground, hero: Hero): (zone: number) => number {
  const bearer = bearerOf(ground);
  const held = ground.view.quest.counters['rounds-held'] ?? 0;
  if (!bearer || held < 2 || ground.up.length < 2) return () => 0;
  const pull = held >= 3 ? 60 : 10;
  if (bearer.index !== hero.index) return (zone) => (zone === bearer.zone ? pull : 0);
  const others = ground.up.filter((other) => other.index !== hero.index);
  return (zone) => (others.some((other) => other.zone === zone) ? pull : 0);
}

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
function inPeace(asked: Asked, ground: Ground, hero: Hero, { errand }: Plan): string {
  if (asked.has('trade') && wantsToSort(asked, ground, hero)) {
    asked.memory.sorted = turnKey(asked, hero);
    return 'trade';
  }
  const needsRest =
    hero.maxHealth - hero.health >= 2 && hero.health <= hero.maxHealth * TEMPER.tired;
  if (needsRest) {
    const rest = care(asked, ground, hero);
    if (rest) return rest;
  }
  if (errand && canGoOn(ground, hero, errand)) return 'move';
  return care(asked, ground, hero) ?? 'end-turn';
}

/** Recovers, or uses what heals better. */
function care(asked: Asked, ground: Ground, hero: Hero): string | null {
  const special = actionInstead(asked, ground, hero, 1.2);
  if (special) return special;
  return asked.has('recover') ? 'recover' : null;
}

/** Abilities that take an action, when they are worth more than what else could be done with it. */
function actionInstead(asked: Asked, ground: Ground, hero: Hero, least: number): string | null {
  const value = (id: string) => {
    const ability = abilityIn(ground, id);
    return ability?.timing === 'action' ? worthNow(ground, hero, ability) : 0;
  };
  const found = best(
    asked.options.filter((id) => id.startsWith('use-')),
    value,
  );
  return found && value(found) > least ? found : null;
}

/** The way is not at its end; or here is something to be done, or a door that can be opened now. */
function canGoOn(ground: Ground, hero: Hero, errand: Errand): boolean {
  if (errand.zone !== hero.zone) {
    return firstStep(errand.routes, hero.zone, errand.zone) !== hero.zone;
  }
  return errand.door >= 0 ? isReady(ground, hero) : hasBusiness(ground, hero);
}

/** Something that a movement point buys in this zone. */
function hasBusiness(ground: Ground, hero: Hero): boolean {
  if (ground.enemiesIn(hero.zone) > 0) return false;
  return ground.view.dungeon.tokens.some(
    (token) => token.zone === hero.zone && (wants(hero, token) || isObjective(token.kind)),
  );
}

function isObjective(kind: string): boolean {
  return kind === 'objective' || kind === 'objective-gray';
}

function turnKey({ view }: Asked, hero: Hero): string {
  return `${view.round}/${hero.index}`;
}

function wantsToSort(asked: Asked, ground: Ground, hero: Hero): boolean {
  if (asked.memory.sorted === turnKey(asked, hero)) return false;
  const here = ground.up.filter((other) => other.zone === hero.zone);
  return wantsToTrade(hero, here);
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

/** Deeds of the quest that take an action. */
function questDeed(asked: Asked, ground: Ground, hero: Hero): string | null {
  const deed = asked.options.find((id) => QUEST_DEEDS.has(id));
  if (deed === 'add-time' || deed === 'cleanse-well') {
    return isWorthTending(ground, hero, deed) ? deed : null;
  }
  return deed ?? null;
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

/** The best ability or consumable that costs no action and is worth its price. */
function freeUse(asked: Asked, ground: Ground, hero: Hero, plan: Plan): string | null {
  const value = (id: string) => {
    const ability = abilityIn(ground, id);
    return ability && ability.timing !== 'action' ? worthOfFree(ground, hero, ability, plan) : 0;
  };
  const found = best(
    asked.options.filter((id) => id.startsWith('use-')),
    value,
  );
  return found && value(found) > 0.2 ? found : null;
}

function worthOfFree(ground: Ground, hero: Hero, ability: Ability, plan: Plan): number {
  if (ability.cost?.discard && !isTimeFor(ground, hero, ability)) return 0;
  const steps = ability.effects.find((effect) => effect.do === 'step');
  if (!steps) return worthNow(ground, hero, ability);
  const goes = plan.fighting && plan.stand.zone !== hero.zone;
  const worth = worthNow(ground, hero, ability) + steps.n * 0.5;
  return goes ? worth + (ground.enemiesIn(hero.zone) > 0 ? 1 : 0) : 0;
}

/** Potions are for those who may fall, or whose Mana is gone in a fight. */
function isTimeFor(ground: Ground, hero: Hero, { effects }: Ability): boolean {
  const heals = effects.some((effect) => effect.do === 'heal');
  if (heals) {
    const hurt = ground.up.filter((other) => other.zone === hero.zone && isCareful(other));
    return hurt.some((other) => dangerIn(ground, other, other.zone) >= other.health * 0.5);
  }
  if (effects.some((effect) => effect.do === 'mana'))
    return hero.mana <= 1 && isFoeNear(ground, hero);
  return true;
}

/** Spirits act, peaks are taken, stances fit, the amulet turns toward a spell, ground is consecrated. */
function classDeed(asked: Asked, ground: Ground, hero: Hero, plan: Plan): string | null {
  const peak = asked.options.find((id) => id.startsWith('peak-'));
  if (peak) return peak;
  const spirit = spiritDeed(asked, ground, hero);
  if (spirit) return spirit;
  if (hero.board.class === 'berserker' && hero.board.stance !== 'blood-rage') {
    if (hero.board.rage >= 2 && asked.has('stance-blood-rage')) return 'stance-blood-rage';
  }
  const attacks = plan.fighting && plan.stand.zone === hero.zone && asked.has('attack');
  if (attacks && asked.has('turn-amulet') && turnsAmulet(ground, hero)) return 'turn-amulet';
  return layingOf(ground, hero, asked.options);
}

/** A spirit attacks when it can; it walks toward somebody to attack when that costs nothing. */
function spiritDeed(asked: Asked, ground: Ground, hero: Hero): string | null {
  for (const ally of ground.view.allies) {
    if (ally.owner !== hero.index || ally.activated) continue;
    if (asked.has(`${ally.id}-attack`)) return `${ally.id}-attack`;
    const { points } = ground.waysFrom(ally.zone);
    const near = foesOf(ground).some(({ enemy }) => (points[enemy.zone] ?? 99) <= 6);
    if (asked.has(`${ally.id}-move`) && (near || ally.zone !== hero.zone)) return `${ally.id}-move`;
  }
  return null;
}

/** A Move action: what lies here first, then toward the stand or the errand. */
export const move: Habit = (asked) => {
  const { view, hero } = asked;
  const ground = groundOf(view);
  const here = asked.options.find((id) => isWorthTaking(asked, ground, hero, id));
  if (here) return here;
  const { fighting, stand, errand } = planOf(ground, hero);
  if (fighting) return toward(asked, ground, hero, stand.zone) ?? 'done';
  if (!errand) return 'done';
  if (errand.zone !== hero.zone) return toward(asked, ground, hero, errand.zone) ?? 'done';
  const door = `door${errand.door}`;
  return asked.has(door) && isReady(ground, hero) ? door : 'done';
};

/** The option that leads on over open ground: a step or a passage. */
function toward(asked: Asked, ground: Ground, hero: Hero, zone: number): string | null {
  const next = firstStep(ground.ways(hero), hero.zone, zone);
  if (asked.has(`zone${next}`)) return `zone${next}`;
  return asked.has('use-passage') && ground.passages().includes(next) ? 'use-passage' : null;
}

function isWorthTaking(asked: Asked, ground: Ground, hero: Hero, id: string): boolean {
  if (id === 'done' || id === 'use-passage' || /^(zone|door)/.test(id)) return false;
  if (id === 'leave') return mayLeave(ground, hero);
  if (id === 'lay-feather') return wornOf(ground) < 0.8 && noFeatherYet(ground);
  if (id.startsWith('use-')) return isWorthItInMove(ground, hero, id);
  if (!id.startsWith('token')) return true;
  const token = asked.view.dungeon.tokens.find((each) => id === `token${each.id}`);
  return token !== undefined && wants(hero, token);
}

function noFeatherYet({ view }: Ground): boolean {
  return (view.quest.counters['feathers-on-beast'] ?? 0) === 0;
}

/** Slipping away is worth Mana when many would strike; points more when there is far to go. */
function isWorthItInMove(ground: Ground, hero: Hero, id: string): boolean {
  const ability = abilityIn(ground, id);
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
