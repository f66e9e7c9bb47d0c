import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { Situation } from '../../test/descent.ts';
import { look } from '../../test/look.ts';
import { onMap, placed } from '../../test/maps.ts';
import { set } from '../../test/notation.ts';
import { withPractice } from '../../test/practice.ts';
import { type Descent, heroAt } from '../descent.ts';
import type { QuestMap } from '../quest-types.ts';
import type { DescentState, Enemy } from '../state.ts';
import {
  distanceBetween,
  distancesFrom,
  isShadow,
  mayPass,
  neighbours,
  pillarHinders,
  sight,
  UNREACHED,
  zoneExists,
  zonesInSight,
  zonesOfTile,
} from './queries.ts';

/** A field beside a cellar with a door into its chamber of two zones. */
const CELLAR: Partial<QuestMap> = {
  tiles: [placed('field', 0, 0), placed('cellar', 3, 0)],
  doors: [{ x: 4, y: 0, side: 'w' }],
  start: [[0, 0]],
};

/** A ring around an abyss. */
const RING: Partial<QuestMap> = { tiles: [placed('7A', 0, 0)], start: [[0, 0]] };

function zone(g: Descent, x: number, y: number): number {
  const found = g.map.zoneAt(x, y);
  if (!found) throw new Error(`no zone at ${x},${y}`);
  return found.id;
}

function withEnemy(map: Partial<QuestMap>, more: Parameters<typeof onMap>[1] = {}): Situation {
  return { ...onMap(map, more, withPractice), change: set('straw@0') };
}

function theEnemy(g: Descent): Enemy {
  return g.state.enemies[0] as Enemy;
}

describe('ways', () => {
  rule(['H-MAP-08'], 'zones are adjacent side by side, not corner to corner', () => {
    look(onMap(CELLAR), (g) => {
      const around = neighbours(g, zone(g, 0, 0), heroAt(g, 0));
      expect(around).toContain(zone(g, 0, 1));
      expect(around).not.toContain(zone(g, 1, 1));
      expect(around).toHaveLength(2);
      // A wall, and a closed door, part zones that touch.
      expect(neighbours(g, zone(g, 4, 1), heroAt(g, 0))).not.toContain(zone(g, 4, 0));
      expect(neighbours(g, zone(g, 3, 0), heroAt(g, 0))).not.toContain(zone(g, 4, 0));
    });
  });

  rule(['H-MAP-07'], 'a chamber is entered through its door, once that is open', () =>
    look(onMap(CELLAR), (g) => {
      const [outside, inside] = [zone(g, 3, 0), zone(g, 4, 0)];
      const way = g.map.zones[outside]?.ways.e;
      if (!way) throw new Error('there is no door');
      expect(mayPass(g, way, heroAt(g, 0))).toBe(false);
      expect(distanceBetween(g, outside, inside, heroAt(g, 0))).toBe(UNREACHED);
      g.state.dungeon.open[0] = true;
      expect(mayPass(g, way, heroAt(g, 0))).toBe(true);
      expect(distanceBetween(g, inside, inside, heroAt(g, 0))).toBe(0);
      expect(distanceBetween(g, outside, inside, heroAt(g, 0))).toBe(1);
      expect(distanceBetween(g, outside, zone(g, 5, 0), heroAt(g, 0))).toBe(2);
    }),
  );

  it('counts steps from zone to zone', () =>
    look(onMap(CELLAR), (g) => {
      const steps = distancesFrom(g, zone(g, 0, 0), heroAt(g, 0));
      expect(steps[zone(g, 0, 0)]).toBe(0);
      expect(steps[zone(g, 1, 1)]).toBe(2);
      expect(steps[zone(g, 5, 2)]).toBe(7);
    }));

  it('lets those through a closed door whom the quest lets pass', () => {
    const passes = (_g: Descent, _door: number, who: object) => 'minions' in who;
    look(withEnemy(CELLAR, { passes }), (g) => {
      const [outside, inside] = [zone(g, 3, 0), zone(g, 4, 0)];
      expect(neighbours(g, outside, theEnemy(g))).toContain(inside);
      expect(neighbours(g, outside, heroAt(g, 0))).not.toContain(inside);
      const spirit = {
        id: 'flame-spirit',
        owner: 0,
        zone: outside,
        wounds: 0,
        fire: 0,
        frost: 0,
        activated: false,
      } as const;
      expect(neighbours(g, outside, spirit)).not.toContain(inside);
    });
  });

  it('joins the passages of a quest for enemies alone', () => {
    const apart = {
      tiles: [placed('field', 0, 0), placed('field', 4, 0)],
      start: [[0, 0]],
    } as const;
    const passages = (g: Descent) => [zone(g, 1, 1), zone(g, 5, 1), zone(g, 6, 2)];
    look(withEnemy(apart, { passages }), (g) => {
      const [here, there] = [zone(g, 1, 1), zone(g, 5, 1)];
      expect(neighbours(g, here, theEnemy(g))).toEqual(
        expect.arrayContaining([there, zone(g, 6, 2)]),
      );
      expect(neighbours(g, here, heroAt(g, 0))).not.toContain(there);
      expect(distanceBetween(g, zone(g, 0, 0), there, theEnemy(g))).toBe(3);
      expect(distanceBetween(g, zone(g, 0, 0), zone(g, 4, 1), theEnemy(g))).toBe(4);
      expect(distanceBetween(g, zone(g, 0, 0), there, heroAt(g, 0))).toBe(UNREACHED);
      expect(sight(g, here, there)).toBeNull();
    });
  });

  it('leaves nothing but the boss chamber once the fight has begun', () => {
    const map: Partial<QuestMap> = {
      tiles: [placed('field', 0, 0), placed('8A', 3, 0)],
      doors: [{ x: 3, y: 1, side: 'w' }],
      start: [[0, 0]],
      boss: { tile: '8A', at: [4, 1], start: [[3, 1]] },
    };
    const change = (state: DescentState) => {
      state.dungeon.open[0] = true;
    };
    look({ ...onMap(map), change }, (g) => {
      const [outside, inside] = [zone(g, 2, 1), zone(g, 3, 1)];
      expect(neighbours(g, inside, heroAt(g, 0))).toContain(outside);
      expect(sight(g, inside, outside)?.range).toBe(1);
      g.state.dungeon.bossOnly = true;
      expect(neighbours(g, inside, heroAt(g, 0))).not.toContain(outside);
      expect(sight(g, inside, outside)).toBeNull();
      expect([zoneExists(g, inside), zoneExists(g, outside)]).toEqual([true, false]);
      expect(distancesFrom(g, inside, heroAt(g, 0)).filter((n) => n !== UNREACHED)).toHaveLength(9);
    });
  });
});

describe('sight', () => {
  it('goes over an abyss that stops steps', () =>
    look(onMap(RING), (g) => {
      const [a, b] = [zone(g, 1, 0), zone(g, 1, 2)];
      expect(distanceBetween(g, a, b, heroAt(g, 0))).toBe(4);
      expect(sight(g, a, b)).toMatchObject({ range: 2, doors: [] });
    }));

  rule('H-ATK-07', 'a closed door on the straight line stops a look, an open one does not', () => {
    look(onMap(CELLAR), (g) => {
      const [a, b] = [zone(g, 1, 0), zone(g, 4, 0)];
      expect(sight(g, a, b)).toBeNull();
      g.state.dungeon.open[0] = true;
      expect(sight(g, a, b)).toMatchObject({ range: 3 });
      expect(sight(g, a, zone(g, 2, 1))).toBeNull();
    });
    look(onMap(RING), (g) => {
      expect(sight(g, zone(g, 0, 1), zone(g, 2, 1))?.range).toBe(2);
    });
  });

  it('always reaches the own zone', () =>
    look(onMap(CELLAR), (g) => {
      expect(sight(g, 4, 4)).toEqual({ zone: 4, range: 0, doors: [], through: [] });
      const seen = zonesInSight(g, zone(g, 0, 0));
      expect(seen[0]?.zone).toBe(zone(g, 0, 0));
      expect(seen.map((each) => each.range)).toEqual([0, 1, 2, 1, 2, 3]);
    }));

  it('is hindered by a Pillar on the way or at its end, not at its start', () => {
    const pillar = { ...CELLAR, tokens: [{ kind: 'pillar', x: 1, y: 1 }] } as const;
    look(onMap(pillar), (g) => {
      const hinders = (from: number, to: number) => {
        const sighted = sight(g, from, to);
        return sighted ? pillarHinders(g, sighted) : null;
      };
      expect(hinders(zone(g, 0, 1), zone(g, 2, 1))).toBe(true);
      expect(hinders(zone(g, 0, 1), zone(g, 1, 1))).toBe(true);
      expect(hinders(zone(g, 1, 1), zone(g, 2, 1))).toBe(false);
      expect(hinders(zone(g, 1, 1), zone(g, 1, 1))).toBe(false);
      expect(hinders(zone(g, 0, 0), zone(g, 2, 0))).toBe(false);
    });
  });
});

describe('tiles', () =>
  rule(['H-MAP-13'], 'a bridge is a tile of its own', () => {
    const bridged: Partial<QuestMap> = {
      tiles: [placed('field', 0, 0), placed('field', 4, 0)],
      bridges: [{ x: 3, y: 1, open: ['e', 'w'] }],
      start: [[3, 1]],
    };
    look(onMap(bridged), (g) => {
      const bridge = zone(g, 3, 1);
      const hero = heroAt(g, 0);
      expect(hero.zone).toBe(bridge);
      expect(zonesOfTile(g, bridge)).toEqual([bridge]);
      const affected = zonesOfTile(g, zone(g, 2, 1));
      expect(affected).toHaveLength(9);
      expect(affected).not.toContain(hero.zone);
      expect([isShadow(g, bridge), isShadow(g, zone(g, 2, 1))]).toEqual([true, false]);
    });
  }));
