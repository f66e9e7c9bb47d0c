import { content } from '../../src/content/index.ts';
import type { WeaponCard } from '../../src/content-types.ts';
import type { EventOf } from '../../src/events.ts';
import type { AdventureState, CarriedItem, Hero } from '../../src/state.ts';
import { type Check, type Seen, told } from './check.ts';
import { isInStasis, typeHasASay } from './enemy-numbers.ts';
import { groundOf } from './ground.ts';
import { attachedNumber, hasAbilityThat, hasASay, heroNumber } from './hero-numbers.ts';

const DICE_LIMIT = 8;

/** An attack of a hero while it lasts. */
interface Attack {
  readonly hero: number;
  readonly kind: 'melee' | 'ranged';
  readonly free: boolean;
  /** The weapons: none for a blow with bare hands, two when Dual Wielding; null when not known. */
  readonly items: readonly CarriedItem[] | null;
  rolled: number;
  readonly pushed: Set<string>;
}

/** How many dice an attack has, what they need, and whom the hits may go to. */
export const heroAttacks: Check = {
  name: 'hero attacks',
  start() {
    let attack: Attack | null = null;
    let chosen: readonly number[] | null = null;
    const free = new Set<number>();
    const normal = new Set<number>();
    return (seen) => {
      const { moment, now, report } = seen;
      if (told(moment, 'turn')) free.clear();
      if (told(moment, 'activation')) normal.clear();
      if (moment.kind === 'answered') chosen = itemsMeant(moment.question, moment.picks);
      const began = told(moment, 'attack') ?? told(moment, 'free-attack');
      if (began) {
        const used = began.t === 'attack' ? normal : free;
        const rule = began.t === 'attack' ? 'B-ATK-01' : 'B-FREE-02';
        if (used.has(began.hero)) report(rule, `hero ${began.hero}: second ${began.t}`);
        used.add(began.hero);
        attack = start(now, began, chosen);
        if (now.enemies.length === 0) report('B-ATK-01', `hero ${began.hero} attacks nobody`);
      }
      const roll = told(moment, 'rolled');
      if (attack && roll?.purpose === 'to-hit' && roll.hero === attack.hero) {
        attack.rolled += roll.dice.length;
        if (attack.rolled > DICE_LIMIT) report('B-LIMIT-01', `${attack.rolled} dice in one attack`);
        checkDice(seen, attack, roll);
      }
      // Hits that were given to one target together follow it wherever the first of them throws it.
      const pushed = told(moment, 'enemy-pushed');
      if (attack && pushed) attack.pushed.add(pushed.enemy);
      const hit = told(moment, 'hit-enemy');
      if (attack && hit?.hero === attack.hero && !attack.pushed.has(hit.enemy))
        checkTarget(seen, attack, hit.enemy);
      if (
        attack &&
        moment.kind === 'asked' &&
        moment.question.prompt.key.startsWith('prompt.activation')
      )
        attack = null;
    };
  },
};

function itemsMeant(
  question: { readonly means?: ((option: never) => unknown) | undefined },
  picks: readonly string[],
): readonly number[] | null {
  if (picks.length === 0) return null;
  const meaning = question.means?.(picks[0] as never) as
    | { readonly kind: string; readonly items?: readonly number[] }
    | undefined;
  return meaning?.kind === 'attack' ? (meaning.items ?? []) : null;
}

function start(
  now: AdventureState,
  event: EventOf<'attack'> | EventOf<'free-attack'>,
  chosen: readonly number[] | null,
): Attack {
  const hero = now.heroes[event.hero] as Hero;
  const free = event.t === 'free-attack';
  const items = free || !chosen ? null : hero.items.filter(({ number }) => chosen.includes(number));
  return { hero: event.hero, kind: event.purpose, free, items, rolled: 0, pushed: new Set() };
}

/** As it is printed: upgrades change its damage alone, and what they attach is added where it counts. */
function weaponOf({ card }: CarriedItem): WeaponCard | undefined {
  return content.items[card]?.weapon;
}

/** The number of dice, as far as it follows from sheet and cards. */
function poolOf(now: AdventureState, { hero: index, kind, items }: Attack): number | null {
  const hero = now.heroes[index] as Hero;
  if (!items || hasASay(now, hero, 'attackDeclared')) return null;
  if (hasAbilityThat(now, hero, ({ attackDice }) => attackDice !== undefined)) return null;
  if (kind === 'melee') {
    const combat = heroNumber(now, hero, 'combat');
    return combat === null ? null : Math.min(DICE_LIMIT, Math.max(0, combat));
  }
  const more = heroNumber(now, hero, 'shots');
  if (more === null) return null;
  let total = 0;
  for (const item of items) {
    const weapon = weaponOf(item);
    if (!weapon || weapon.kind === 'hand') return null;
    total +=
      (weapon.shots ?? 0) +
      (weapon.kind === 'gun' ? more : 0) +
      attachedNumber(now, hero, item.number, 'shots');
  }
  return Math.min(DICE_LIMIT, total);
}

function checkDice({ now, report }: Seen, attack: Attack, roll: EventOf<'rolled'>): void {
  const hero = now.heroes[attack.hero] as Hero;
  const isFirst = attack.rolled === roll.dice.length;
  const pool = isFirst ? poolOf(now, attack) : null;
  const who = `hero ${hero.index} (${attack.kind}${attack.free ? ', free' : ''})`;
  const mixes = (attack.items ?? []).map((item) => weaponOf(item)?.toHitDie ?? 'D6');
  if (pool !== null && new Set(mixes).size < 2 && pool !== roll.dice.length) {
    report('B-ATK-08', `${who} rolls ${roll.dice.length} dice, not ${pool}`);
  }
  const stat = attack.kind === 'melee' || isThrown(attack) ? 'toHitMelee' : 'toHitRanged';
  const value = heroNumber(now, hero, stat);
  if (value === null || attack.free || !attack.items || attack.items.length > 1) return;
  // A penalty that only some targets bring is for the card to say.
  const types = now.enemies.map(({ type }) => type);
  const isOpen = types.some((type) => typeHasASay(now, type, 'aimedAt'));
  if (isOpen || hasASay(now, hero, 'aimedAt')) return;
  const venom = hero.voidVenom > 0 ? 1 : 0;
  const need = Math.min(6, value + venom);
  if (roll.need !== need) report('B-ATK-09', `${who} needs ${roll.need}, not ${need}`);
}

function isThrown({ items }: Attack): boolean {
  return items?.some((item) => weaponOf(item)?.kind === 'thrown') ?? false;
}

/** Melee hits go to adjacent enemies; shots to those in range and sight, adjacent ones first. */
function checkTarget({ now, report }: Seen, attack: Attack, id: string): void {
  const enemy = now.enemies.find((each) => each.id === id);
  const hero = now.heroes[attack.hero] as Hero;
  if (!enemy) {
    report('B-DMG-09', `${id} is hit and not on the board`);
    return;
  }
  if (hasASay(now, hero, 'targetsSought', 'hitAssigned')) return;
  const ground = groundOf(now);
  const under = ground.under(enemy);
  const isBeside = under.some(
    (space) => ground.isAdjacent(hero.space, space) || space === hero.space,
  );
  if (attack.kind === 'melee') {
    if (!isBeside) report('B-ATK-05', `hero ${hero.index} strikes ${id} from afar`);
    return;
  }
  if (!under.some((space) => ground.sees(hero.space, space)) && !isBeside) {
    report('B-ATK-12', `hero ${hero.index} on ${hero.space} does not see ${id} on ${enemy.space}`);
  }
  const others = now.enemies.filter(
    (each) =>
      !isInStasis(now, each) &&
      ground.under(each).some((space) => ground.isAdjacent(hero.space, space)),
  );
  if (!isBeside && others.length > 0) {
    report('B-ATK-13', `hero ${hero.index} shoots ${id} with ${others[0]?.id} adjacent`);
  }
  const away = Math.min(...under.map((space) => ground.distance(hero.space, space)));
  const range = rangeOf(now, attack);
  if (range !== null && away > range) {
    report('B-ATK-12', `hero ${hero.index} shoots ${id} at ${away} with Range ${range}`);
  }
}

function rangeOf(now: AdventureState, attack: Attack): number | null {
  const hero = now.heroes[attack.hero] as Hero;
  const more = heroNumber(now, hero, 'range');
  if (!attack.items || more === null) return null;
  const ranges = attack.items.map((item) => {
    const weapon = weaponOf(item);
    const strength = weapon?.kind === 'thrown' ? heroNumber(now, hero, 'strength') : 0;
    const own = (weapon?.range ?? 0) + attachedNumber(now, hero, item.number, 'range');
    return own + (strength ?? 0) + (weapon?.kind === 'thrown' ? 0 : more);
  });
  return Math.max(...ranges);
}
