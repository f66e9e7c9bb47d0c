import { ByHero, type Ground, type Hero } from './ground.ts';

/** A zone worth going to, and how much. */
export interface Aim {
  readonly zone: number;
  readonly worth: number;
}

const OBJECTIVE = 40;
const HUNT = 34;
const ESCORT = 30;

/** Where the quest wants the hero next. */
export function questAims(ground: Ground, hero: Hero): readonly Aim[] {
  return aims.get(ground, hero, newAims);
}

const aims = new ByHero<readonly Aim[]>();

function newAims(ground: Ground, hero: Hero): readonly Aim[] {
  return zonesFor(ground, hero).map(([zone, worth]) => ({ zone, worth }));
}

/** All that is left is to go where the quest ends. */
export function isWayOutOpen(ground: Ground): boolean {
  const { id } = ground.view.quest;
  if (ground.tokensOf('objective-gray').length === 0) return false;
  if (id === 'soul-collector') return hasSouls(ground);
  return ground.tokensOf('objective').length === 0;
}

type Wanted = readonly (readonly [zone: number, worth: number])[];

function zonesFor(ground: Ground, hero: Hero): Wanted {
  const { view } = ground;
  const colour = at(ground.tokensOf('objective'), OBJECTIVE);
  const gray = at(ground.tokensOf('objective-gray'), OBJECTIVE);
  switch (view.quest.id) {
    case 'tutorial':
      return colour.length > 0 ? colour : holderFirst(ground, hero, 'scroll', gray);
    case 'the-passage':
      return gray.length > 0 ? gray : escort(ground);
    case 'the-demon-artifact':
      return colour.length > 0 ? colour : holderFirst(ground, hero, 'shard', gray);
    case 'the-cursed-sword':
      return sword(ground, hero, colour);
    case 'hellish-maze':
      return [...marked(ground), ...at(ground.tokensOf('corruption'), OBJECTIVE)];
    case 'the-horror-beast':
      return feathers(ground, hero, colour);
    case 'releasing-michael':
      return seals(ground);
    case 'soul-collector':
      return souls(ground, colour, gray);
    case 'the-soul-keys':
      return keys(ground, colour);
    case 'hellscape':
      return gates(ground, hero);
    default:
      return colour.length > 0 ? colour : gray;
  }
}

function at(tokens: readonly { readonly zone: number }[], worth: number): Wanted {
  return tokens.map(({ zone }) => [zone, worth] as const);
}

/** Who holds the thing goes where it is wanted; the others go along. */
function holderFirst(ground: Ground, hero: Hero, thing: string, zones: Wanted): Wanted {
  const holders = ground.view.quest.held[thing] ?? [];
  if (holders.includes(hero.index)) return zones;
  return holders.flatMap((index) => {
    const holder = ground.view.heroes[index];
    return holder && !holder.knockedOut ? [[holder.zone, ESCORT] as const] : [];
  });
}

/** Enemies that belong to the objective. */
function marked(ground: Ground): Wanted {
  return at(
    ground.view.enemies.filter(({ mark }) => mark !== null),
    OBJECTIVE,
  );
}

function hunted(ground: Ground, worth: number): Wanted {
  return at(
    ground.view.enemies.filter(({ kind }) => kind !== 'boss'),
    worth,
  );
}

/** The boss chamber, behind the door with the white outline. */
function bossChamber(ground: Ground): Wanted {
  return (ground.map.boss?.start ?? []).map((zone) => [zone, OBJECTIVE] as const);
}

/** Whoever is alone with the Summoner protects them; the others clear the way ahead. */
function escort(ground: Ground): Wanted {
  const summoner = ground.view.allies.find(({ id }) => id === 'summoner');
  if (!summoner) return [];
  const [gate] = ground.map.doors.filter(({ marked: gate }) => gate);
  const rift = ground.tokensOf('objective')[0]?.zone;
  const open = gate !== undefined && ground.view.dungeon.open[gate.id];
  const goal = open ? rift : gate?.zones.find((zone) => ground.map.zones[zone]?.chamber === null);
  if (goal === undefined) return [];
  const { before, points } = ground.waysFrom(summoner.zone);
  // Two rounds of the Summoner's way: there the enemies should not be.
  let ahead = goal;
  while ((points[ahead] ?? 0) > AHEAD && (before[ahead] ?? -1) >= 0)
    ahead = before[ahead] as number;
  return [[ahead, OBJECTIVE]];
}

const AHEAD = 2;

/** All go for the crystals together; but when the Sword must change hands, its bearer and the others meet. */
function sword(ground: Ground, hero: Hero, crystals: Wanted): Wanted {
  const bearer = bearerOf(ground);
  const held = ground.view.quest.counters['rounds-held'] ?? 0;
  if (!bearer || held < HEAVY || ground.up.length < 2) return crystals;
  if (bearer.index !== hero.index) return [[bearer.zone, OBJECTIVE]];
  const others = ground.up.filter((other) => other.index !== hero.index);
  return others.map((other) => [other.zone, OBJECTIVE] as const);
}

/** Rounds after which the Sword should change hands. */
const HEAVY = 2;

export function bearerOf({ view }: Ground): Hero | undefined {
  const number = view.quest.counters['sword'];
  if (number === undefined) return undefined;
  return view.heroes.find(({ items }) => items.some((item) => item.number === number));
}

/** Feathers first; with enough of them, or none to be had, the Beast. */
function feathers(ground: Ground, hero: Hero, lying: Wanted): Wanted {
  const { view } = ground;
  const beast = marked(ground);
  const held = view.quest.held['feather'] ?? [];
  const free = lying.filter(([zone]) => zone !== beast[0]?.[0]);
  if (held.length >= ENOUGH_FEATHERS || free.length === 0 || isLoose(ground)) {
    return held.includes(hero.index) || held.length > 0 ? beast : free;
  }
  return free;
}

const ENOUGH_FEATHERS = 3;

/** Some way leads from the Beast to a hero. */
function isLoose(ground: Ground): boolean {
  const beast = ground.view.enemies.find(({ mark }) => mark !== null);
  if (!beast) return false;
  const { points } = ground.waysOfEnemy(beast.zone);
  return ground.up.some(({ zone }) => (points[zone] ?? -1) >= 0);
}

/** Seals, then the door; in the fight the wells that run over. */
function seals(ground: Ground): Wanted {
  const corruption = ground.tokensOf('corruption');
  if (ground.isBossFight)
    return at(
      corruption.filter(({ count = 0 }) => count >= 2),
      HUNT,
    );
  return corruption.length > 0 ? at(corruption, OBJECTIVE) : bossChamber(ground);
}

/** Ten Souls for each hero, from prisons and from enemies; then the Gate. */
function souls(ground: Ground, prisons: Wanted, gate: Wanted): Wanted {
  return hasSouls(ground) ? gate : [...prisons, ...hunted(ground, HUNT)];
}

function hasSouls({ view }: Ground): boolean {
  return (view.quest.counters['souls'] ?? 0) >= view.scale * 10;
}

/** The keys, those with the least time first; then the door; in the fight the glasses that run out. */
function keys(ground: Ground, lying: Wanted): Wanted {
  if (ground.isBossFight) {
    return at(
      ground.tokensOf('hourglass').filter(({ count = 0 }) => count < 2),
      HUNT,
    );
  }
  if (lying.length === 0) return bossChamber(ground);
  return ground
    .tokensOf('objective')
    .map(({ zone, count = 0 }) => [zone, OBJECTIVE + 40 - 12 * count] as const);
}

/** First the own tile: its enemies and its chambers; then the centre, and what waits there. */
function gates(ground: Ground, hero: Hero): Wanted {
  const final = marked(ground);
  if (final.length > 0) return final;
  const { map, view } = ground;
  const tileOf = (zone: number) => map.zones[zone]?.tile ?? 0;
  const home = view.quest.counters[`home-${hero.index}`] ?? 0;
  const closed = map.doors.filter((door) => door.marked && !view.dungeon.open[door.id]);
  const tiles = new Set(closed.map(({ zones }) => Math.max(...zones.map(tileOf)) || 1));
  const wanted = tiles.has(home) ? new Set([home]) : tiles;
  const enemies = view.enemies.filter(({ zone }) => wanted.has(tileOf(zone)));
  const chambers = map.chambers.filter(
    ({ id, zones: [first = 0] }) => !view.dungeon.revealed[id] && wanted.has(tileOf(first)),
  );
  return [
    ...at(enemies, OBJECTIVE),
    ...chambers.map(({ zones: [first = 0] }) => [first, OBJECTIVE] as const),
  ];
}
