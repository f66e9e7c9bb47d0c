import { pick, type Rule } from '@crawlspace/kernel';
import { amongCards } from '../asking.ts';
import type { CardId, HeroIndex } from '../ids.ts';
import { newItem } from '../rules/items/items.ts';
import type { Hero } from '../state.ts';
import { type Interlude, memberAt } from './interlude.ts';

/** XP that the second level costs, the third, and so on to the eighth, the highest. */
const XP_FOR_LEVEL = [500, 1000, 2000, 3000, 4500, 6000, 8000] as const;

/** What the next level of a hero costs; null at the highest. */
export function xpForNextLevel({ level }: Hero): number | null {
  return XP_FOR_LEVEL[level - 1] ?? null;
}

export function mayGainLevel(hero: Hero): boolean {
  const cost = xpForNextLevel(hero);
  return cost !== null && !hero.dead && hero.xp >= cost;
}

/** A level for its price in XP, and one of the upgrades of the class that come with levels. */
export function* gainLevel(t: Interlude, place: HeroIndex): Rule {
  const before = memberAt(t, place);
  const cost = xpForNextLevel(before);
  if (cost === null || !mayGainLevel(before)) return;
  const hero: Hero = { ...before, level: before.level + 1, xp: before.xp - cost };
  t.company.heroes[place] = hero;
  t.emit({ t: 'level-gained', hero: place, amount: hero.level });
  const upgrades = upgradesOnOffer(t, hero);
  if (upgrades.length === 0) return;
  const chosen = yield* pick({
    seat: place,
    prompt: { key: 'prompt.level-up', params: { level: hero.level } },
    ...amongCards(upgrades),
    describe: (id) => ({ text: { key: `${id}.name` } }),
  });
  learn(t, hero, chosen);
}

/** Those the hero lacks. The starting upgrades that were not chosen at creation are lost for good. */
export function upgradesOnOffer(t: Interlude, hero: Hero): CardId[] {
  const { levelUps, upgrades: starting } = t.content.classes[hero.class];
  return levelUps.filter((id) => !hero.upgrades.includes(id) && !starting.includes(id));
}

function learn(t: Interlude, hero: Hero, upgrade: CardId): void {
  hero.upgrades.push(upgrade);
  for (const card of t.content.upgrades[upgrade]?.items ?? []) {
    hero.items.push(newItem(t.company, t.content, card));
  }
  t.emit({ t: 'upgrade-gained', hero: hero.index, card: upgrade });
}
