import { NOTHING_HAPPENS, type Rule } from '@crawlspace/kernel';
import { type Adventure, isUp } from '../../adventure.ts';
import { successes } from '../../dice.ts';
import type { Hero } from '../../state.ts';
import { heroBest, isImmune } from '../figures/stats.ts';

/** It is explained like a card. */
const POISON = 'poison';
const POISON_WOUNDS_ON = 2;
const WORN_OFF = 6;

/** A Poison marker, unless the hero is immune. Markers add up. */
export function* poison(g: Adventure, hero: Hero): Rule {
  if (!isUp(hero) || isImmune(g, hero, 'poison') || (yield* isSpared(g, hero))) return;
  hero.poison++;
  g.emit({ t: 'status-gained', hero: hero.index, purpose: 'poison', rule: 'B-STATUS-02' });
}

/** A Void Venom marker, unless the hero is immune: harder To Hit rolls in the next activation. */
export function* voidVenom(g: Adventure, hero: Hero): Rule {
  if (!isUp(hero) || isImmune(g, hero, 'void-venom') || (yield* isSpared(g, hero))) return;
  hero.voidVenom++;
  g.emit({ t: 'status-gained', hero: hero.index, purpose: 'void-venom', rule: 'B-STATUS-05' });
}

/** Some clothing lets neither kind through on a good roll. */
function* isSpared(g: Adventure, hero: Hero): Rule<boolean> {
  const need = heroBest(g, hero, 'poisonSave');
  if (need === null) return false;
  const dice = yield* g.do.heroRoll(g, hero, 'poison-save', { count: 1, need });
  return successes(dice, need) > 0;
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
export function sufferPoison(g: Adventure, hero: Hero): Rule {
  return hero.poison === 0 ? NOTHING_HAPPENS : rollPoison(g, hero);
}

function* rollPoison(g: Adventure, hero: Hero): Rule {
  const worth = (face: number) => (face === WORN_OFF ? 1 : face <= POISON_WOUNDS_ON ? -1 : 0);
  const asked = { count: hero.poison, worth, card: POISON };
  const dice = yield* g.do.heroRoll(g, hero, 'poison', asked);
  losePoison(g, hero, dice.filter((die) => die === WORN_OFF).length);
  const wounds = dice.filter((die) => die <= POISON_WOUNDS_ON).length;
  yield* g.do.woundHero(g, hero, wounds, { kind: 'rule', id: 'poison' });
}
