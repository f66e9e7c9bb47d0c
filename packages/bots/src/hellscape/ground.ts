import {
  content,
  type DescentView,
  type DungeonMap,
  mapOf,
  type Side,
} from '@crawlspace/hellscape';

export type Hero = DescentView['heroes'][number];
export type Enemy = DescentView['enemies'][number];

const SIDES = ['n', 'e', 's', 'w'] as const satisfies Side[];

/** The dungeon as a player sees it: the map with what is open, and who stands where. */
export class Ground {
  readonly view: DescentView;
  readonly map: DungeonMap;

  constructor(view: DescentView) {
    const quest = content.quests[view.quest.id];
    if (!quest) throw new Error(`there is no quest ${view.quest.id}`);
    this.view = view;
    this.map = mapOf(content, quest, view.heroes.length);
  }

  enemiesIn(zone: number): number {
    let count = 0;
    for (const enemy of this.view.enemies) if (enemy.zone === zone) count += enemy.minions + 1;
    return count;
  }

  isShadow(zone: number): boolean {
    return this.map.zones[zone]?.ground === 'shadow';
  }

  /** Zones one step away; closed doors count as open when `doors` is set, at the price of a step. */
  next(zone: number, throughDoors: boolean): number[] {
    const ways = this.map.zones[zone]?.ways;
    const found: number[] = [];
    if (!ways) return found;
    for (const side of SIDES) {
      const way = ways[side];
      if (!way) continue;
      if (way.door >= 0 && !this.view.dungeon.open[way.door] && !throughDoors) continue;
      found.push(way.to);
    }
    if (this.view.quest.id === 'hellish-maze') found.push(...this.passages(zone));
    return found;
  }

  /** Magic passages: from one of them to any other. */
  passages(zone: number): number[] {
    const zones = this.view.dungeon.tokens
      .filter(({ kind }) => kind === 'objective')
      .map((token) => token.zone);
    return zones.includes(zone) ? zones.filter((other) => other !== zone) : [];
  }

  /** Steps from a zone to every other; -1 where there is no way. */
  distances(from: number, throughDoors = true): number[] {
    const far = this.map.zones.map(() => -1);
    far[from] = 0;
    const queue = [from];
    for (let zone = queue.shift(); zone !== undefined; zone = queue.shift()) {
      for (const next of this.next(zone, throughDoors)) {
        if (far[next] !== -1) continue;
        far[next] = (far[zone] ?? 0) + 1;
        queue.push(next);
      }
    }
    return far;
  }

  /** Zones in a straight line from a zone with nothing closed between, and how far they are. */
  sight(from: number): { zone: number; range: number }[] {
    const lines = this.map.lines[from];
    if (!lines) return [];
    const { open } = this.view.dungeon;
    return SIDES.flatMap((side) =>
      lines[side].filter(({ doors }) => doors.every((door) => open[door])),
    );
  }
}
