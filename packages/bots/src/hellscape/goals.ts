import type { DescentView } from '@crawlspace/hellscape';
import type { Ground } from './ground.ts';

/** Where the party should go next for the quest, by zone; empty when there is nowhere to go yet. */
export function goalsOf(ground: Ground, hero: number): number[] {
  const { view } = ground;
  const of = (kind: string) =>
    view.dungeon.tokens.filter((token) => token.kind === kind).map((token) => token.zone);
  const colour = of('objective');
  const gray = of('objective-gray');
  switch (view.quest.id) {
    case 'hellish-maze':
      return of('corruption');
    case 'the-horror-beast':
      return feathers(ground, hero);
    case 'releasing-michael':
      return of('corruption').length > 0 ? of('corruption') : markedDoors(ground);
    case 'the-soul-keys':
      return colour.length > 0
        ? colour
        : [...of('hourglass').filter((zone) => low(view, zone)), ...markedDoors(ground)];
    case 'the-passage':
      return [...gray, ...colour, ...view.allies.map((ally) => ally.zone)].slice(0, 1);
    case 'the-cursed-sword':
      return sword(ground, hero, colour);
    case 'soul-collector':
      return gathered(view) ? gray : colour;
    case 'hellscape':
      return ground.map.zones.filter((zone) => zone.tile === centre(ground)).map((zone) => zone.id);
    default:
      return colour.length > 0 ? colour : gray;
  }
}

/** Zones on both sides of the doors with the white outline, while they are closed. */
function markedDoors(ground: Ground): number[] {
  return ground.map.doors
    .filter((door) => door.marked && !ground.view.dungeon.open[door.id])
    .flatMap((door) => [...door.zones]);
}

/** Who has the Sword goes for the crystals; the others stay near, to take it over. */
function sword(ground: Ground, hero: number, crystals: number[]): number[] {
  const { view } = ground;
  const number = view.quest.counters['sword'];
  const bearer = view.heroes.find(({ items }) => items.some((item) => item.number === number));
  return !bearer || bearer.index === hero ? crystals : [bearer.zone];
}

/** Ten Souls for each hero. */
function gathered(view: DescentView): boolean {
  return (view.quest.counters['souls'] ?? 0) >= view.heroes.length * 10;
}

function centre(ground: Ground): number {
  return ground.map.quest.tiles.findIndex(({ tile }) => tile === '5A');
}

/** First a feather, then the Beast. */
function feathers(ground: Ground, hero: number): number[] {
  const { view } = ground;
  const holds = Object.values(view.quest.held).some((heroes) => heroes.includes(hero));
  const beasts = view.enemies.filter((enemy) => enemy.mark !== null).map((enemy) => enemy.zone);
  const lying = view.dungeon.tokens
    .filter((token) => token.kind === 'objective')
    .map((token) => token.zone);
  return holds || lying.length === 0 ? beasts : lying;
}

function low(view: DescentView, zone: number): boolean {
  return view.dungeon.tokens.some(
    (token) => token.kind === 'hourglass' && token.zone === zone && (token.count ?? 0) < 2,
  );
}
