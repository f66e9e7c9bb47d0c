import { GameOver, NOTHING_HAPPENS, type Rule } from '@crawlspace/kernel';
import { type Adventure, isUp } from '../../adventure.ts';
import { successes } from '../../dice.ts';
import type { Hero } from '../../state.ts';
import { trigger } from '../abilities/active.ts';
import { clearInPlay, setEnemies, setFight } from '../abilities/changes.ts';
import { heroStat } from '../figures/stats.ts';
import { darkStoneCarried } from '../held/held.ts';
import { recoverAll } from '../heroes/recovery.ts';

/** A Dark Stone corrupts on this roll or less at the end of an adventure. */
const DARK_STONE_HITS_ON = 3;

/** Looks at the mission's own conditions and at the common ones, at every safe point. */
export function checkMission(g: Adventure): Rule {
  if (g.state.outcome) return NOTHING_HAPPENS;
  const mission = g.content.missions[g.state.mission.id];
  const lost = mission?.isLost?.(g);
  if (lost) return loseAdventure(g, lost);
  if (mission?.isWon?.(g)) return winAdventure(g, 'objective');
  return g.state.heroes.some(isUp) ? NOTHING_HAPPENS : loseAdventure(g, 'all-knocked-out');
}

export function* winAdventure(g: Adventure, cause: string): Rule {
  if (g.state.outcome) return;
  g.emit({ t: 'won', rule: 'B-WIN-01' });
  g.state.outcome = { won: true, cause };
  yield* endAdventure(g, true);
  throw new GameOver();
}

export function* loseAdventure(g: Adventure, cause: string): Rule {
  if (g.state.outcome) return;
  g.emit({ t: 'lost', purpose: cause, rule: 'B-WIN-02' });
  g.state.outcome = { won: false, cause };
  yield* endAdventure(g, false);
  throw new GameOver();
}

/** What every hero does when an adventure is over, in this order. */
function* endAdventure(g: Adventure, won: boolean): Rule {
  setEnemies(g, []);
  setFight(g, null);
  yield* recoverAll(g);
  for (const hero of g.state.heroes) restoreHero(hero);
  const mission = g.content.missions[g.state.mission.id];
  if (won) yield* mission?.reward(g) ?? NOTHING_HAPPENS;
  else yield* mission?.failure?.(g) ?? NOTHING_HAPPENS;
  yield* trigger(g, 'adventureEnd', { won });
  // A failure may have put somebody down.
  yield* recoverAll(g);
  clearInPlay(g);
  for (const hero of g.state.heroes) if (!hero.dead) yield* darkStoneCorruption(g, hero);
  for (const hero of g.state.heroes) {
    resetAbilityTokens(hero);
    hero.grit = 1;
  }
}

/** Ability Tokens are what a class powers its own abilities with: all of them are there again. */
export function resetAbilityTokens(hero: Hero): void {
  hero.chambers = [...hero.loaded];
}

/** Fully heals and takes off all status markers. */
function restoreHero(hero: Hero): void {
  hero.wounds = 0;
  hero.sanityDamage = 0;
  hero.poison = 0;
  hero.voidVenom = 0;
  hero.bonuses = [];
  hero.activation = null;
}

/** Every Dark Stone carried may corrupt its bearer: a D6 each, and Willpower against what it does. */
function* darkStoneCorruption(g: Adventure, hero: Hero): Rule {
  const stones = darkStoneCarried(g, hero) - heroStat(g, hero, 'darkStoneSafe');
  const hitsOn = DARK_STONE_HITS_ON + heroStat(g, hero, 'darkStoneHitOn');
  const asked = { count: Math.max(0, stones), need: hitsOn + 1 };
  const dice = yield* g.do.heroRoll(g, hero, 'corruption-check', asked);
  const hits = dice.length - successes(dice, asked.need);
  yield* g.do.corruptionHit(g, hero, hits, { kind: 'rule', id: 'dark-stone' });
}
