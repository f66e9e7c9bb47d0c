import { type Errand, errandOf } from './errands.ts';
import { bearerOf, questAims } from './goals.ts';
import { firstStep, type Ground, type Hero } from './ground.ts';
import { bestStand, dangerIn, type Stand } from './stands.ts';
import { TEMPER } from './temper.ts';

/** What a hero means to do with the rest of the turn. */
export interface Plan {
  readonly stand: Stand;
  /** There is somebody to fight or to fear. */
  readonly fighting: boolean;
  readonly errand: Errand | null;
}

const plans = new WeakMap<Hero, Plan>();

export function planOf(ground: Ground, hero: Hero): Plan {
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

/** Where the plan leads in the end. */
export function goalOf({ fighting, stand, errand }: Plan, hero: Hero): number {
  return fighting ? stand.zone : (errand?.zone ?? hero.zone);
}
