import { d6, type Rule } from '@crawlspace/kernel';
import { type Adventure, isUp } from '../../adventure.ts';
import type { Hero } from '../../state.ts';
import { heroBest, isImmune } from './stats.ts';

/** A Poison marker, unless the hero is immune. Markers add up. */
export function poison(g: Adventure, hero: Hero): void {
  if (!isUp(hero) || isImmune(g, hero, 'poison') || isSpared(g, hero)) return;
  hero.poison++;
  g.emit({ t: 'status-gained', hero: hero.index, purpose: 'poison', rule: 'B-STATUS-02' });
}

/** A Void Venom marker, unless the hero is immune: harder To Hit rolls in the next activation. */
export function voidVenom(g: Adventure, hero: Hero): void {
  if (!isUp(hero) || isImmune(g, hero, 'void-venom') || isSpared(g, hero)) return;
  hero.voidVenom++;
  g.emit({ t: 'status-gained', hero: hero.index, purpose: 'void-venom', rule: 'B-STATUS-05' });
}

/** Some clothing lets neither kind through on a good roll. */
function isSpared(g: Adventure, hero: Hero): boolean {
  const need = heroBest(g, hero, 'poisonSave');
  if (need === null) return false;
  const die = g.roll('poison-save', d6);
  g.emit({ t: 'rolled', hero: hero.index, purpose: 'poison-save', dice: [die], need });
  return die >= need;
}

/** Void Venom is gone when the hero ends the activation. */
export function endVoidVenom(g: Adventure, hero: Hero): void {
  if (hero.voidVenom === 0) return;
  hero.voidVenom = 0;
  g.emit({ t: 'status-lost', hero: hero.index, purpose: 'void-venom', rule: 'B-STATUS-07' });
}

/** Takes some Poison markers off. */
export function losePoison(g: Adventure, hero: Hero, markers: number): void {
  const amount = Math.min(markers, hero.poison);
  if (amount <= 0) return;
  hero.poison -= amount;
  g.emit({ t: 'status-lost', hero: hero.index, purpose: 'poison', amount });
}

/** A KO and the end of the adventure take all status markers off. */
export function clearStatus(hero: Hero): void {
  hero.poison = 0;
  hero.voidVenom = 0;
}

/** At the start of the activation a D6 for each Poison marker: 1–2 a Wound, 6 the marker is gone. */
export function* sufferPoison(g: Adventure, hero: Hero): Rule {
  const dice = yield* g.do.heroRoll(g, hero, 'poison', { count: hero.poison });
  losePoison(g, hero, dice.filter((die) => die === 6).length);
  const wounds = dice.filter((die) => die <= 2).length;
  yield* g.do.woundHero(g, hero, wounds, { kind: 'rule', id: 'poison' });
}
