import { abilityIn, worthOfAbility } from './abilities.ts';
import { type Asked, best, type Habit, numberIn } from './asked.ts';
import { isImprovement } from './gear.ts';
import { Ground, type Hero } from './ground.ts';
import { destination, isCareful, stepsToward } from './plan.ts';

/** Who goes first: whoever is in the thick of it. */
export const whoseTurn: Habit = ({ options, view }) =>
  best(options, (id) => {
    const hero = view.heroes[numberIn(id)];
    if (!hero) return -1;
    const here = view.enemies.filter((enemy) => enemy.zone === hero.zone).length;
    return here * 2 + hero.health / 10;
  });

const PLAIN = new Set(['move', 'attack', 'recover', 'trade', 'thaw', 'end-turn', 'put-away']);

/** The next thing in a turn: the quest, then what helps for free, the attack, care, the way on. */
export const turn: Habit = (asked) => {
  const { options } = asked;
  const hero = asked.hero;
  const ground = new Ground(asked.view);
  const quest = options.find((id) => isQuestDeed(id));
  if (quest) return quest;
  const use = bestUse(asked, ground, hero);
  if (use) return use;
  if (asked.has('thaw')) return 'thaw';
  const deed = classDeed(asked, ground, hero);
  if (deed) return deed;
  if (asked.has('attack')) return 'attack';
  if (asked.has('trade') && (wantsToSort(asked, hero) || passesTheSword(asked, hero))) {
    asked.memory.sorted = `${asked.view.round}/${hero.index}`;
    return 'trade';
  }
  if (asked.has('recover') && needsRest(ground, hero)) return 'recover';
  if (asked.has('move') && hasWay(ground, hero)) return 'move';
  if (asked.has('recover')) return 'recover';
  return 'end-turn';
};

function isQuestDeed(id: string): boolean {
  return (
    !PLAIN.has(id) &&
    !id.startsWith('use-') &&
    !/^(stance|lay|lift|turn-amulet|flame|frost|peak|token)/.test(id)
  );
}

/** Worn down with no enemy near: the time to rest. */
function needsRest(ground: Ground, hero: Hero): boolean {
  const worn = hero.health <= hero.maxHealth * REST_BELOW;
  if (!worn || ground.enemiesIn(hero.zone) > 0) return false;
  if (isCareful(hero)) return true;
  const far = ground.distances(hero.zone, false);
  return ground.view.enemies.every(({ zone }) => (far[zone] ?? -1) < 0 || (far[zone] ?? 0) > 3);
}

const REST_BELOW = 0.7;

function hasWay(ground: Ground, hero: Hero): boolean {
  const { zone, worth } = destination(ground, hero);
  return worth > Number.NEGATIVE_INFINITY && (zone !== hero.zone || hasSomethingHere(ground, hero));
}

function hasSomethingHere(ground: Ground, hero: Hero): boolean {
  if (ground.enemiesIn(hero.zone) > 0) return false;
  if (
    ground.map.doors.some(
      (door) => door.zones.includes(hero.zone) && !ground.view.dungeon.open[door.id],
    )
  ) {
    return true;
  }
  return ground.view.dungeon.tokens.some(
    (token) => token.zone === hero.zone && WANTED.has(token.kind),
  );
}

const WANTED = new Set([
  'treasure',
  'chest',
  'greater-chest',
  'objective',
  'objective-gray',
  'corruption',
  'fountain',
]);

/** The best ability or consumable worth its price. */
function bestUse(asked: Asked, ground: Ground, hero: Hero): string | null {
  const uses = asked.options.filter((id) => id.startsWith('use-'));
  const found = best(uses, (id) => worthOfUse(asked, ground, hero, id));
  return found && worthOfUse(asked, ground, hero, found) > 0.2 ? found : null;
}

function worthOfUse(asked: Asked, ground: Ground, hero: Hero, id: string): number {
  const ability = abilityIn(id);
  if (!ability) return 0.1;
  const worth = worthOfAbility(ground, hero, ability);
  // An action could be an attack instead.
  return ability.timing === 'action' ? worth - (asked.has('attack') ? 2.6 : 1.1) : worth;
}

/** Spirits act, stances fit what comes next, the amulet turns toward an attack spell, ground is consecrated. */
function classDeed(asked: Asked, ground: Ground, hero: Hero): string | null {
  const { options } = asked;
  const spirit = options.find((id) => /^(flame|frost)-spirit-attack$/.test(id));
  if (spirit) return spirit;
  const peak = options.find((id) => id.startsWith('peak'));
  if (peak) return peak;
  const fighting = asked.has('attack');
  if (hero.board.class === 'berserker') {
    const wanted = fighting ? 'stance-blood-rage' : 'stance-reckless';
    const spare = hero.board.rage >= (fighting ? 2 : 4);
    if (asked.has(wanted) && spare) return wanted;
  }
  if (hero.board.class === 'wizard' && fighting && hero.mana >= 4 && asked.has('turn-amulet')) {
    const ready = hero.board.quadrants[hero.board.ready] ?? '';
    const ability = abilityIn(`use-${ready}/0`);
    const attacks = ability?.timing === 'attack' || ability?.timing === 'magic-attack';
    if (!attacks) return 'turn-amulet';
  }
  if (hero.board.class === 'paladin' && hero.mana >= 2) {
    const zones = hero.board.zones;
    const near = ground.enemiesIn(hero.zone) > 0;
    if (near && !zones.includes(hero.zone))
      return options.find((id) => id.startsWith('lay-')) ?? null;
  }
  return null;
}

/** A better item in the bag than in its place, once a turn. */
function wantsToSort(asked: Asked, hero: Hero): boolean {
  if (asked.memory.sorted === `${asked.view.round}/${hero.index}`) return false;
  return hero.items.some((item) => !item.equipped && isImprovement(hero, item.card));
}

/** The Cursed Sword has been held for two rounds, and somebody stands near. */
function passesTheSword({ view }: Asked, hero: Hero): boolean {
  const { counters, id } = view.quest;
  if (id !== 'the-cursed-sword' || (counters['rounds-held'] ?? 0) < 2) return false;
  const near = view.heroes.some(
    (other) => other !== hero && other.zone === hero.zone && !other.knockedOut,
  );
  return near && hero.items.some((item) => item.number === counters['sword']);
}

/** A Move action: toward the destination; whatever lies here comes first. */
export const move: Habit = (asked) => {
  const { options } = asked;
  const hero = asked.hero;
  const ground = new Ground(asked.view);
  const here = options.find((id) => isWorthTaking(asked, hero, id));
  if (here) return here;
  const { zone } = destination(ground, hero);
  if (zone === hero.zone) return doorHere(asked, ground) ?? 'done';
  const steps = stepsToward(ground, hero.zone, zone);
  const step = steps.map((to) => `zone${to}`).find((id) => asked.has(id));
  if (step) return step;
  const door = ground.map.doors.find(
    (each) => asked.has(`door${each.id}`) && steps.some((to) => each.zones.includes(to)),
  );
  if (door) return `door${door.id}`;
  const passage = options.find((id) => id.startsWith('passage') && steps.includes(numberIn(id)));
  return passage ?? 'done';
};

function isWorthTaking(asked: Asked, hero: Hero, id: string): boolean {
  if (id === 'done' || /^(zone|door|passage)/.test(id)) return false;
  if (id.startsWith('use-')) {
    const ability = abilityIn(id);
    return ability !== undefined && ability.cost === undefined;
  }
  if (!id.startsWith('token')) return true;
  const token = asked.view.dungeon.tokens.find((each) => id === `token${each.id}`);
  if (token?.kind === 'forge') return false;
  return token?.kind !== 'fountain' || hero.maxHealth - hero.health >= 2;
}

function doorHere(asked: Asked, ground: Ground): string | null {
  const door = ground.map.doors.find((each) => asked.has(`door${each.id}`));
  return door ? `door${door.id}` : null;
}
