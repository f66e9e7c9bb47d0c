import { all, confirm, d6, pick, type Rule } from '@crawlspace/kernel';
import { type Adventure, heroesUp } from '../../adventure.ts';
import { amongCards } from '../../asking.ts';
import { type NamedAsk, promptFor } from '../../asks.ts';
import { sum } from '../../dice.ts';
import type { CardId } from '../../ids.ts';
import { classIn } from '../../lookup.ts';
import type { Hero } from '../../state.ts';
import { setUpgrades } from '../abilities/changes.ts';
import { takeItem } from '../items/finds.ts';

/** XP that the second level costs, the third, and so on to the eighth, the highest. */
export const XP_FOR_LEVEL = [500, 1000, 2000, 3000, 4500, 6000, 8000] as const;

/** What the next level of a hero costs; null at the highest. */
export function xpForNextLevel({ level }: Pick<Hero, 'level'>): number | null {
  return XP_FOR_LEVEL[level - 1] ?? null;
}

export function mayGainLevel(hero: Hero): boolean {
  const cost = xpForNextLevel(hero);
  return cost !== null && !hero.dead && hero.xp >= cost;
}

/** In the middle of an adventure of a campaign a new level is possible whenever a turn starts. */
export function* levelUpAtTurnStart(g: Adventure): Rule {
  if (!g.state.campaign) return;
  const ready = heroesUp(g).filter(mayGainLevel);
  if (ready.length > 0) yield* all(ready.map((hero) => levelUpHere(g, hero)));
}

/** In the mine a new level restores the hero at once. */
function* levelUpHere(g: Adventure, hero: Hero): Rule {
  while (mayGainLevel(hero) && (yield* wantsLevel(hero, 'level-up'))) {
    yield* gainLevel(g, hero);
    hero.wounds = 0;
    hero.sanityDamage = 0;
    yield* g.do.gainGrit(g, hero, 1);
  }
}

/** After an adventure and in Town a new level costs nothing but its XP, and heals nobody. */
export function* levelUpInPeace(g: Adventure, heroes: readonly Hero[]): Rule {
  const ready = heroes.filter(mayGainLevel);
  if (ready.length > 0) yield* all(ready.map((hero) => levelUpFreely(g, hero)));
}

function* levelUpFreely(g: Adventure, hero: Hero): Rule {
  while (mayGainLevel(hero) && (yield* wantsLevel(hero, 'level-up-in-peace'))) {
    yield* gainLevel(g, hero);
  }
}

function wantsLevel(hero: Hero, ask: NamedAsk): Rule<boolean> {
  const params = { xp: hero.xp, level: hero.level + 1, cost: xpForNextLevel(hero) ?? 0 };
  return confirm({
    seat: hero.index,
    prompt: promptFor(ask, params),
    rule: 'B-LEVEL-03',
  });
}

/** A level for its price in XP: 2D6 for a bonus of the class, and one ability of its Upgrade Chart. */
export function* gainLevel(g: Adventure, hero: Hero): Rule {
  const cost = xpForNextLevel(hero);
  if (cost === null || !mayGainLevel(hero)) return;
  hero.xp -= cost;
  hero.level++;
  g.emit({ t: 'level-gained', hero: hero.index, amount: hero.level, rule: 'B-LEVEL-02' });
  yield* rollForBonus(g, hero);
  yield* chooseAbility(g, hero);
}

/** A roll on a chart: no Grit changes it. */
function* rollForBonus(g: Adventure, hero: Hero): Rule {
  const dice = g.rollMany('level-bonus', d6, 2);
  const bonus = g.content.bonuses.find(
    (each) => each.class === hero.class && each.row === sum(dice),
  );
  if (!bonus) throw new Error(`${hero.class} has no bonus for ${dice.join(' and ')}`);
  g.emit({ t: 'level-bonus', hero: hero.index, card: bonus.id, dice, rule: 'B-LEVEL-05' });
  if (bonus.ability.stats) setUpgrades(g, hero, [...hero.upgrades, bonus.id]);
  yield* bonus.resolve(g, hero);
}

function* chooseAbility(g: Adventure, hero: Hero): Rule {
  const open = abilitiesOnOffer(g, hero);
  if (open.length === 0) return;
  const chosen = yield* pick({
    seat: hero.index,
    prompt: promptFor('new-ability', { level: hero.level }),
    rule: 'B-LEVEL-06',
    ...amongCards(open),
    describe: (id) => ({ text: { key: `${id}.name` } }),
  });
  setUpgrades(g, hero, [...hero.upgrades, chosen]);
  g.emit({ t: 'upgrade-gained', hero: hero.index, card: chosen, rule: 'B-LEVEL-06' });
  for (const card of g.content.upgrades[chosen]?.items ?? []) takeItem(g, hero, card);
}

/** Of each column of the Upgrade Chart the first ability that the hero lacks. */
export function abilitiesOnOffer({ content }: Pick<Adventure, 'content'>, hero: Hero): CardId[] {
  return classIn(content, hero.class).tracks.flatMap(
    (track) => track.find((id) => !hero.upgrades.includes(id)) ?? [],
  );
}
