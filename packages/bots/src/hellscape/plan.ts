import { reachOf } from './arms.ts';
import { goalsOf } from './goals.ts';
import type { Enemy, Ground, Hero } from './ground.ts';

/** A zone worth going to, and how much. */
interface Aim {
  readonly zone: number;
  readonly worth: number;
}

/** Health below this share makes a hero careful. */
const CAREFUL = 0.45;

export function isCareful(hero: Hero): boolean {
  return hero.health <= Math.max(2, Math.floor(hero.maxHealth * CAREFUL));
}

/** Every zone the hero has a reason to be in. */
function aims(ground: Ground, hero: Hero): Aim[] {
  const found = [...fights(ground, hero), ...finds(ground, hero)];
  for (const zone of goalsOf(ground, hero.index)) found.push({ zone, worth: 34 });
  if (!isCareful(hero)) found.push(...doors(ground));
  return found;
}

/** Zones from which an enemy can be attacked with the weapons in hand; Shadow is better. */
function fights(ground: Ground, hero: Hero): Aim[] {
  const reach = reachOf(hero);
  const found: Aim[] = [];
  const eager = isCareful(hero) ? 22 : 36;
  for (const enemy of ground.view.enemies) {
    if (!canBeHurt(ground, enemy)) continue;
    const shade = (zone: number) => (ground.isShadow(zone) ? 3 : 0);
    if (reach.melee > 0 || reach.magic > 0) {
      const hits = Math.max(reach.melee, reach.magic);
      found.push({
        zone: enemy.zone,
        worth: eager + hits + shade(enemy.zone) - crowd(ground, enemy.zone),
      });
    }
    for (const { zone, range } of ground.sight(enemy.zone)) {
      const hits = Math.max(range === 1 ? reach.magic : 0, reach.ranged);
      if (hits > 0)
        found.push({ zone, worth: eager + 2 + hits + shade(zone) - crowd(ground, zone) });
    }
  }
  return found;
}

/** Standing among enemies has its price. */
function crowd(ground: Ground, zone: number): number {
  return ground.enemiesIn(zone);
}

function canBeHurt(ground: Ground, enemy: Enemy): boolean {
  if (ground.view.quest.id !== 'the-horror-beast' || enemy.mark === null) return true;
  return (ground.view.quest.counters['feathers'] ?? 0) > 0;
}

/** Treasure, chests, and fountains for the wounded. */
function finds(ground: Ground, hero: Hero): Aim[] {
  const found: Aim[] = [];
  for (const token of ground.view.dungeon.tokens) {
    if (ground.enemiesIn(token.zone) > 0) continue;
    if (token.kind === 'treasure') found.push({ zone: token.zone, worth: 30 });
    else if (token.kind === 'chest' || token.kind === 'greater-chest')
      found.push({ zone: token.zone, worth: 33 });
    else if (token.kind === 'fountain' && isCareful(hero))
      found.push({ zone: token.zone, worth: 36 });
  }
  return found;
}

/** Closed doors of chambers nobody has seen. */
function doors(ground: Ground): Aim[] {
  const { dungeon } = ground.view;
  return ground.map.doors
    .filter((door) => !dungeon.open[door.id] && !door.marked)
    .filter((door) => door.chambers.some((chamber) => !dungeon.revealed[chamber]))
    .flatMap((door) => door.zones.map((zone) => ({ zone, worth: 26 })));
}

/** The zone to head for: worth less the way there. The hero's own zone when nothing is better. */
export function destination(ground: Ground, hero: Hero): { zone: number; worth: number } {
  const far = ground.distances(hero.zone);
  const price = 2.5;
  let chosen = { zone: hero.zone, worth: Number.NEGATIVE_INFINITY };
  for (const { zone, worth } of aims(ground, hero)) {
    const steps = far[zone] ?? -1;
    if (steps < 0) continue;
    const value =
      worth - steps * price - (steps > 0 ? ground.enemiesIn(hero.zone) * reaction(hero) : 0);
    if (value > chosen.worth) chosen = { zone, worth: value };
  }
  return chosen;
}

/** What a Wound for leaving enemies is feared. */
function reaction(hero: Hero): number {
  return isCareful(hero) ? 12 : 6;
}

/** Zones one step nearer to the destination, through doors that may have to be opened first. */
export function stepsToward(ground: Ground, from: number, to: number): number[] {
  const far = ground.distances(to);
  const here = far[from] ?? -1;
  return ground.next(from, true).filter((zone) => far[zone] === here - 1);
}
