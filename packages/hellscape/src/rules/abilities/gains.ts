import { pick, type Rule } from '@crawlspace/kernel';
import { type Descent, heroesIn } from '../../descent.ts';
import type { FigureTold } from '../../events.ts';
import type { HellscapeMeaning } from '../../meanings.ts';
import type { Ally, Enemy, Hero } from '../../state.ts';
import { pickFigure } from '../picks.ts';

/** Fire and Frost share their tokens: no more than this many lie on the table. */
const CONDITION_TOKENS = 25;

/** Heal X: the hero, or in whole another hero of the zone. */
export function* heal(g: Descent, hero: Hero, n: number): Rule {
  const patients = heroesIn(g, hero.zone).filter((each) => each === hero || canBeHealed(each));
  const patient = yield* pickFigure(
    { seat: hero.index, prompt: { key: 'ask.heal', params: { n } } },
    patients.length > 0 ? patients : [hero],
  );
  yield* healHero(g, patient, n);
}

export function canBeHealed(hero: Hero): boolean {
  return hero.health < hero.maxHealth || hero.fire > 0;
}

/** Each point heals, or takes off a Fire token. */
export function* healHero(g: Descent, hero: Hero, n: number): Rule {
  if (hero.knockedOut || n <= 0) return;
  const most = Math.min(n, hero.fire);
  const missing = hero.maxHealth - hero.health;
  let doused = Math.max(0, Math.min(most, n - missing));
  if (most > doused && missing > 0) {
    const least = doused;
    doused = yield* pick({
      seat: hero.index,
      prompt: { key: 'ask.douse', params: { n } },
      of: Array.from({ length: most - least + 1 }, (_, i) => least + i),
      id: (tokens) => `douse${tokens}`,
      means: (tokens): HellscapeMeaning => ({ kind: 'douse', tokens }),
      describe: (tokens) => ({ text: { key: 'option.douse', params: { n: tokens } } }),
    });
  }
  hero.fire -= doused;
  const healed = Math.min(n - doused, missing);
  hero.health += healed;
  if (healed > 0) g.emit({ t: 'healed', hero: hero.index, amount: healed });
}

/** Mana up to the maximum; a class may take it in another way. */
export function* gainMana(g: Descent, hero: Hero, n: number): Rule {
  if (n <= 0 || hero.knockedOut) return;
  const rules = g.content.classes[hero.class];
  const asMana = rules.manaGained ? yield* rules.manaGained(g, hero, n) : n;
  const gained = Math.min(asMana, hero.maxMana - hero.mana);
  if (gained <= 0) return;
  hero.mana += gained;
  g.emit({ t: 'mana', hero: hero.index, amount: gained });
}

/** How much Mana the hero could still gain; who can take it in another way has room for any. */
export function roomForMana(g: Descent, hero: Hero): number {
  const otherwise = g.content.classes[hero.class].manaGained !== undefined;
  return otherwise ? Number.POSITIVE_INFINITY : hero.maxMana - hero.mana;
}

/** A hero loses Mana, as far as there is any. */
export function loseMana(g: Descent, hero: Hero, n: number): void {
  const lost = Math.min(n, hero.mana);
  if (lost <= 0) return;
  hero.mana -= lost;
  g.emit({ t: 'mana-lost', hero: hero.index, amount: lost });
}

export function gainXp(g: Descent, hero: Hero, n: number): void {
  if (n <= 0) return;
  hero.xp += n;
  g.emit({ t: 'xp', hero: hero.index, amount: n });
}

export function addFire(g: Descent, who: Hero | Ally | Enemy, n: number): void {
  const placed = isDown(who) ? 0 : Math.min(n, tokensLeft(g));
  who.fire += placed;
  if (placed > 0) g.emit({ t: 'fire', amount: placed, ...named(who) });
}

export function addFrost(g: Descent, who: Hero | Ally | Enemy, n: number): void {
  const placed = isDown(who) ? 0 : Math.min(n, tokensLeft(g));
  who.frost += placed;
  if (placed > 0) g.emit({ t: 'frost', amount: placed, ...named(who) });
}

/** Nothing sticks to heroes who are knocked out. */
function isDown(who: Hero | Ally | Enemy): boolean {
  return 'index' in who && who.knockedOut;
}

function tokensLeft(g: Descent): number {
  const { heroes, allies, enemies } = g.state;
  let used = 0;
  for (const each of heroes) used += each.fire + each.frost;
  for (const each of allies) used += each.fire + each.frost;
  for (const each of enemies) used += each.fire + each.frost;
  return Math.max(0, CONDITION_TOKENS - used);
}

/** How events name a figure. */
export function named(who: Hero | Ally | Enemy): FigureTold {
  if ('index' in who) return { hero: who.index };
  return 'card' in who ? { enemy: who.id, card: who.card } : { card: who.id };
}

/** Raises a maximum, and gives what it was raised by. */
export function raiseMaximum(hero: Hero, what: 'health' | 'mana', n: number): void {
  if (what === 'health') {
    hero.maxHealth += n;
    if (!hero.knockedOut) hero.health += n;
  } else {
    hero.maxMana += n;
    hero.mana += n;
  }
}
