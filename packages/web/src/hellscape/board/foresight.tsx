import { type DescentView, type Intent, intentsOf, sightFrom } from '@crawlspace/hellscape';
import { type Aim, Covered, InReach } from '../../board/foresight.tsx';
import { CELL, centerOf, WALL } from './geometry.ts';
import { REACH, type Scene } from './scene.ts';
import type { Spot } from './spots.ts';

/** Arrows from the enemies to those they would go for. */
export function aimsIn(view: DescentView, scene: Scene): readonly Aim[] {
  return intentsOf(view).flatMap((intent) => {
    const from = scene.enemies.find(({ key }) => key === intent.enemy);
    const at = [
      ...scene.heroes.filter(({ index }) => intent.heroes.includes(index)),
      ...scene.allies.filter(({ id }) => intent.allies.some((ally) => ally === id)),
    ];
    return from && at.length > 0 ? [{ key: intent.enemy, from, at, says: signs(intent) }] : [];
  });
}

/** How many dice of all kinds it rolls, and how often. */
function signs({ attack }: Intent): string {
  if (!attack) return '';
  const dice = attack.yellow + attack.orange + attack.enemy;
  return attack.times > 1 ? `${attack.times} × ${dice}` : String(dice);
}

/** What a hero would see from a zone, and which enemies. */
export function Preview({ view, scene, spot }: { view: DescentView; scene: Scene; spot: Spot }) {
  const zone = spot.kind === 'zone' ? spot.path.at(-1) : undefined;
  if (zone === undefined) return null;
  const seen = sightFrom(view, zone);
  const figures = scene.enemies.filter((enemy) => seen.includes(enemy.zone));
  return (
    <g>
      <Covered
        squares={seen.map((each) => centerOf(scene.map, each))}
        reach={CELL / 2 - WALL / 2}
        kind="sight"
      />
      <InReach figures={figures} reach={REACH.mob + 10} />
    </g>
  );
}
