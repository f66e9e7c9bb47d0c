import type { CarriedItem, Content, Hero, WeaponCard } from '@crawlspace/brimstone';
import { contentOf } from '@crawlspace/kernel';
import { LatestOfEach } from '../../remembered.ts';
import { haveSameCards, type Seen, statOf, working } from './numbers.ts';

/** One way to attack, in numbers. */
export interface Blow {
  /** The items it is made with; none for the Melee Attack. */
  readonly items: readonly number[];
  readonly melee: boolean;
  readonly range: number;
  readonly dice: number;
  /** Hits of one die on average. */
  readonly hits: number;
  readonly faces: number;
  readonly damage: number;
  /** The share of hits that ignore Defense. */
  readonly criticals: number;
}

const OFF_HAND = 1;

/** Every attack that is in the hero's hands now. */
export function blowsOf(seen: Seen, hero: Hero): readonly Blow[] {
  return blows.get(contentOf(seen), hero, (_, each) => blowsWith(seen, each, working(seen, each)));
}

/** Asked for at every decision of a fight: put together when cards are others than before. */
const blows = new LatestOfEach<Content, Hero, readonly Blow[]>(haveSameCards);

/** Every attack the hero would have with some items in hand. */
export function blowsWith(seen: Seen, hero: Hero, items: readonly CarriedItem[]): Blow[] {
  const cards = contentOf(seen).items;
  const armed = items.flatMap((item) => {
    const weapon = cards[item.card]?.weapon;
    return weapon ? [{ item, weapon }] : [];
  });
  const guns = armed.filter(({ weapon }) => weapon.kind !== 'hand');
  const shots = guns.map(({ item, weapon }) => shotOf(seen, hero, item, weapon, 0));
  const pistols = guns.filter(({ item, weapon }) => isPistol(cards, item, weapon));
  const pairs = pistols.flatMap(({ item, weapon }, index) =>
    pistols
      .filter((_, other) => other !== index)
      .map((other) =>
        together(
          shotOf(seen, hero, item, weapon, 0),
          shotOf(seen, hero, other.item, other.weapon, OFF_HAND),
        ),
      ),
  );
  return [
    meleeOf(
      seen,
      hero,
      armed.map(({ weapon }) => weapon),
    ),
    ...shots,
    ...pairs,
  ];
}

function isPistol(cards: Content['items'], { card }: CarriedItem, { kind }: WeaponCard): boolean {
  return kind === 'gun' && cards[card]?.hands === 1;
}

function meleeOf(seen: Seen, hero: Hero, held: readonly WeaponCard[]): Blow {
  const blades = held.filter(({ kind }) => kind === 'hand');
  const damage = blades.reduce((sum, blade) => sum + (blade.damage ?? 0), 0);
  const faces = blades.some(({ damageDie }) => damageDie === 'D8') ? 8 : 6;
  const toHitFaces = blades.some(({ toHitDie }) => toHitDie === 'D8') ? 8 : 6;
  const critOn = Math.min(6, ...blades.map((blade) => blade.critOn ?? 6));
  return {
    items: [],
    melee: true,
    range: 1,
    dice: statOf(seen, hero, 'combat'),
    ...aim(statOf(seen, hero, 'toHitMelee'), toHitFaces, critOn),
    faces,
    damage: damage + statOf(seen, hero, 'damageMelee'),
  };
}

function shotOf(
  seen: Seen,
  hero: Hero,
  item: CarriedItem,
  weapon: WeaponCard,
  harder: number,
): Blow {
  const thrown = weapon.kind === 'thrown';
  const need = statOf(seen, hero, thrown ? 'toHitMelee' : 'toHitRanged') + harder;
  const further = statOf(seen, hero, thrown ? 'strength' : 'range');
  return {
    items: [item.number],
    melee: false,
    range: (weapon.range ?? 1) + further,
    dice: (weapon.shots ?? 1) + (thrown ? 0 : statOf(seen, hero, 'shots')),
    ...aim(need, weapon.toHitDie === 'D8' ? 8 : 6, weapon.critOn ?? 6),
    faces: weapon.damageDie === 'D8' ? 8 : 6,
    damage: (weapon.damage ?? 0) + statOf(seen, hero, 'damageRanged'),
  };
}

function aim(need: number, faces: number, critOn: number): Pick<Blow, 'hits' | 'criticals'> {
  const hits = (faces + 1 - Math.min(6, Math.max(2, need))) / faces;
  return { hits, criticals: Math.min(1, (faces + 1 - critOn) / faces / hits) };
}

/** Two pistols at once: no criticals. */
function together(one: Blow, other: Blow): Blow {
  const dice = one.dice + other.dice;
  const hits = (one.dice * one.hits + other.dice * other.hits) / dice;
  const range = Math.min(one.range, other.range);
  return { ...one, items: [...one.items, ...other.items], range, dice, hits, criticals: 0 };
}

/** The Wounds of one hit on average. */
export function woundsOfAHit(blow: Blow, defense: number): number {
  const { faces, damage, criticals } = blow;
  return criticals * average(faces, damage) + (1 - criticals) * average(faces, damage - defense);
}

/** What a die shows with so much more, or less, on average; nothing is below 0. */
function average(faces: number, more: number): number {
  const most = faces + more;
  if (more >= 0) return more + (faces + 1) / 2;
  return most <= 0 ? 0 : (most * (most + 1)) / 2 / faces;
}
