import { type Errand, errandOf } from './errands.ts';
import { bearerOf, questAims } from './goals.ts';
import { ByHero, firstStep, type Ground, type Hero } from './ground.ts';
import { isLate, isUrgent } from './readiness.ts';
import { bestStand, dangerIn, type Stand } from './stands.ts';
import { TEMPER } from './temper.ts';

/** What a hero means to do with the rest of the turn. */
export interface Plan {
  readonly stand: Stand;
  /** There is somebody to fight or to fear. */
  readonly fighting: boolean;
  readonly errand: Errand | null;
}

const plans = new ByHero<Plan>();

export function planOf(ground: Ground, hero: Hero): Plan {
  return plans.get(ground, hero, newPlan);
}

function newPlan(ground: Ground, hero: Hero): Plan {
  const errand = errandOf(ground, hero);
  const stand = bestStand(ground, hero, attraction(ground, hero, errand));
  return { stand, fighting: isFighting(ground, hero, stand, errand), errand };
}

/** There is somebody to strike at or to fear; who is in a hurry heeds only those in the way. */
function isFighting(ground: Ground, hero: Hero, stand: Stand, errand: Errand | null): boolean {
  const hurries = isUrgent(ground) || (isLate(ground) && !stand.fights);
  if (errand && hurries) return ground.enemiesIn(hero.zone) > 0;
  if (stand.fights || dangerIn(ground, hero, hero.zone) > 0) return true;
  const next = errand ? firstStep(errand.routes, hero.zone, errand.zone) : hero.zone;
  return next !== hero.zone && dangerIn(ground, hero, next) > 0;
}

/** What draws a hero besides the enemies: the quest, the way there, and company. */
function attraction(ground: Ground, hero: Hero, errand: Errand | null): (zone: number) => number {
  const away = errand ? ground.waysFrom(errand.zone).points : [];
  const aims = questAims(ground, hero);
  const pull = isUrgent(ground) ? TEMPER.hurry : TEMPER.errand;
  const sword = pullOfSword(ground, hero);
  return (zone) => {
    const far = away[zone] ?? -1;
    let worth = far >= 0 ? -pull * far : -2;
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

/** Where the plan leads in the end. */
export function goalOf({ fighting, stand, errand }: Plan, hero: Hero): number {
  return fighting ? stand.zone : (errand?.zone ?? hero.zone);
}
