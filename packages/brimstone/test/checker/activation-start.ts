import type { AdventureState, Hero } from '../../src/state.ts';
import { type Check, told } from './check.ts';
import { hasAbility, isInStasis } from './enemy-numbers.ts';
import { groundOf } from './ground.ts';
import { hasASay, heroNumber, isImmune, isUp } from './hero-numbers.ts';

/** Voices in the Dark, Fear and its kin, and Poison, in this order before the Move roll. */
export const activationStart: Check = {
  name: 'activation start',
  start() {
    let due: { hero: number; voices: boolean; fear: number; poison: number } | null = null;
    let horror = 0;
    let voices = 0;
    let poison = 0;
    return ({ moment, now, report }) => {
      const began = told(moment, 'activation');
      if (began) {
        const hero = now.heroes[began.hero] as Hero;
        due = {
          hero: hero.index,
          voices: !isLit(now, hero) && !isImmune(now, hero, 'voices'),
          fear: isImmune(now, hero, 'fear') ? 0 : fearOf(now, hero),
          poison: hero.poison,
        };
        horror = 0;
        voices = 0;
        poison = 0;
      }
      if (!due) return;
      const hero = now.heroes[due.hero] as Hero;
      if (moment.kind === 'luck' && moment.label === 'voices') voices += moment.face as number;
      const rolled = told(moment, 'rolled');
      if (rolled?.hero === due.hero && rolled.purpose === 'willpower') {
        horror += rolled.dice.length;
        const value = heroNumber(now, hero, 'willpower');
        if (value !== null && rolled.need !== value) {
          report('B-FEAR-04', `hero ${hero.index} needs ${rolled.need}, not ${value}`);
        }
      }
      if (rolled?.hero === due.hero && rolled.purpose === 'poison') poison += rolled.dice.length;
      if (rolled?.hero !== due.hero || rolled.purpose !== 'move') return;
      const { index } = hero;
      if (due.voices !== voices > 0) report('B-LIGHT-03', `hero ${index}: voices ${voices}`);
      const changes = hasASay(now, hero, 'heroHit', 'heroActivationStart');
      const stoodIn = now.heroes.some((each) => hasASay(now, each, 'heroHit'));
      if (!changes && !stoodIn && horror !== due.fear + voices) {
        report('B-FEAR-05', `hero ${index} takes ${horror} Horror Hits, not ${due.fear + voices}`);
      }
      if (poison !== due.poison && !changes) {
        report('B-STATUS-03', `hero ${index} rolls ${poison} dice for ${due.poison} Poison`);
      }
      due = null;
    };
  },
};

/** On the lantern's tile or one adjacent to it. */
function isLit(now: AdventureState, hero: Hero): boolean {
  const ground = groundOf(now);
  const bearer = now.heroes[now.lantern] as Hero;
  const light = ground.tilesAt(bearer.space);
  return ground
    .tilesAt(hero.space)
    .some((tile) => light.some((lit) => lit === tile || ground.areTilesAdjacent(lit, tile)));
}

/** Horror Hits of every enemy for itself. */
function fearOf(now: AdventureState, hero: Hero): number {
  const ground = groundOf(now);
  let hits = 0;
  for (const enemy of now.enemies) {
    if (isInStasis(now, enemy)) continue;
    const under = ground.under(enemy);
    const isBeside = under.some((space) => ground.isAdjacent(space, hero.space));
    const tiles = new Set(under.flatMap((space) => ground.tilesAt(space)));
    const own = ground.tilesAt(hero.space);
    const isHere = own.some((tile) => tiles.has(tile));
    const isNear = own.some((tile) =>
      [...tiles].some((other) => ground.areTilesAdjacent(tile, other)),
    );
    if (isBeside) hits += hasAbility(now, enemy.type, 'ab-fear');
    if (isHere || isBeyond(now, tiles, hero)) hits += hasAbility(now, enemy.type, 'ab-terror');
    if (isHere || isNear) hits += hasAbility(now, enemy.type, 'ab-unspeakable-terror');
  }
  return isUp(hero) ? hits : 0;
}

/** On one of the two spaces directly beyond a Gate of these tiles. */
function isBeyond(now: AdventureState, tiles: ReadonlySet<number>, hero: Hero): boolean {
  return groundOf(now).plane.gates.some(
    ([one, other]) =>
      (tiles.has(one.tile) && other.spaces.includes(hero.space)) ||
      (tiles.has(other.tile) && one.spaces.includes(hero.space)),
  );
}
