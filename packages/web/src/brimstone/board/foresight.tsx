import {
  type AdventureView,
  attackableFrom,
  blastOf,
  type Intent,
  intentsOf,
} from '@crawlspace/brimstone';
import { type Aim, Covered, InReach } from '../../board/foresight.tsx';
import { reachOf } from './figures/enemy.tsx';
import { CELL } from './geometry.ts';
import type { Scene } from './scene.ts';
import type { Spot } from './spots.ts';

/** Arrows from the enemies to those they would go for; none from those who reach nobody. */
export function aimsIn(view: AdventureView, scene: Scene): readonly Aim[] {
  return intentsOf(view).flatMap((intent) => {
    const from = scene.enemies.find(({ key }) => key === intent.enemy);
    const at = intent.heroes.flatMap((hero) => scene.heroes[hero] ?? []);
    if (!from) return [];
    const says = at.length > 0 ? signs(intent) : '';
    return [{ key: intent.enemy, from, at, says }];
  });
}

function signs({ attack }: Intent): string {
  return attack ? `${attack.dice}×${attack.toHit}+ · ${attack.damage}` : '';
}

/** What dynamite would cover, or whom the hero could attack from the space. */
export function Preview({ view, scene, spot }: { view: AdventureView; scene: Scene; spot: Spot }) {
  const { space, blast } = spot.target;
  if (space === undefined) return null;
  if (blast) {
    const squares = blastOf(view, space).map((each) => scene.plan.center(each));
    return <Covered squares={squares} reach={CELL / 2} kind="blast" />;
  }
  if (scene.acting === null || view.enemies.length === 0) return null;
  const found = attackableFrom(view, scene.acting, space);
  const figures = scene.enemies.filter(({ key }) => found.includes(key));
  return <InReach figures={figures} reach={Math.max(0, ...figures.map(reachOf)) + 8} />;
}
