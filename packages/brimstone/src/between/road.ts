import type { Rule } from '@crawlspace/kernel';
import type { Adventure } from '../adventure.ts';
import { trigger } from '../rules/abilities/active.ts';
import { heroStat } from '../rules/figures/stats.ts';
import type { Hero } from '../state.ts';
import { chooseRoller, rollOnChart } from './charts.ts';
import { living } from './stay.ts';

/** A D6 of a traveller below this brings a hazard. */
const SAFE_ON = 3;

/**
 * The journey to Town: a D6 for every hero, and 3D6 on the chart for each hazard it brings. Who rides well
 * enough has nothing to roll for.
 */
export function* travel(g: Adventure): Rule {
  const inDanger: Hero[] = [];
  for (const hero of living(g)) {
    const need = SAFE_ON - heroStat(g, hero, 'road');
    if (need <= 1) continue;
    const dice = yield* g.do.heroRoll(g, hero, 'travel', { count: 1, need });
    if (dice.some((die) => die < need)) inDanger.push(hero);
  }
  g.emit({ t: 'hazards', amount: inDanger.length, rule: 'B-TRAVEL-02' });
  for (const [n, hero] of inDanger.entries()) {
    if (n > 0) yield* g.do.anytime(g);
    yield* meetHazard(g, hero);
  }
  for (const hero of living(g)) yield* trigger(g, 'arrived', { hero });
}

/** A hazard lies on the road for all: if the hero whose die brought it has died since, another one rolls. */
function* meetHazard(g: Adventure, bringer: Hero): Rule {
  const present = living(g);
  if (present.length === 0) return;
  const roller = bringer.dead ? yield* chooseRoller(present, 'hazard', 'B-TRAVEL-03') : bringer;
  yield* rollOnChart(g, 'travel', roller, present);
}
