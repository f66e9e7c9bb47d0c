import { choose, type Rule } from '@crawlspace/kernel';
import { type Adventure, board, heroesUp, isUp } from '../../adventure.ts';
import { promptFor } from '../../asks.ts';
import { distance } from '../../board/index.ts';
import type { Moments } from '../../moments.ts';
import type { Enemy, Hero } from '../../state.ts';
import { readyAll, trigger } from '../abilities/active.ts';
import { removeEnemy, setEnemies, setFight } from '../abilities/changes.ts';
import { areAllImmobile } from '../figures/enemy-stats.ts';
import { heroStat } from '../figures/stats.ts';
import { recoverAll } from '../heroes/recovery.ts';

/** Immobile enemies farther from every hero than this are left behind. */
const LEFT_BEHIND = 18;

/**
 * The fight ends as soon as the last enemy is gone, and with it the turn: heroes still up catch
 * their breath, then KO'd heroes recover, then everybody draws Loot.
 */
export function* maybeEndFight(g: Adventure): Rule {
  const { fight, turn } = g.state;
  if (fight === null || g.state.enemies.length > 0) return;
  const idle = heroesUp(g).filter((hero) => !hasActed(g, hero));
  setFight(g, null);
  turn.over = true;
  g.emit({ t: 'fight-ended', rule: 'B-LOOT-01' });
  yield* trigger(g, 'fightEnd', { final: fight.final });
  readyAll(g, 'fight');
  for (const hero of heroesUp(g)) yield* catchYourBreath(g, hero, idle.includes(hero));
  yield* recoverAll(g);
  yield* g.do.drawLootTogether(g, heroesUp(g), fight.lootSources);
}

/**
 * Whether a hero activated in this turn, the one whose activation it is too, or used something in it.
 * Who was helped up did not activate.
 */
function hasActed(g: Adventure, { index, activation, usedInTurn }: Hero): boolean {
  const { done, number } = g.state.turn;
  if (activation !== null || usedInTurn === number) return true;
  return done.some((actor) => actor.kind === 'hero' && actor.hero === index && !actor.missed);
}

/**
 * Heals a D3 of Wounds and Sanity in any mix. Who did not get to act in the last round of the fight
 * heals a D6 instead, or recovers 1 Grit.
 */
function* catchYourBreath(g: Adventure, hero: Hero, idle: boolean): Rule {
  if (!isUp(hero)) return;
  g.emit({ t: 'breath', hero: hero.index, rule: idle ? 'B-LOOT-04' : 'B-LOOT-03' });
  if (idle && (yield* takesGrit(g, hero))) return yield* g.do.gainGrit(g, hero, 1);
  const hurt = hero.wounds + hero.sanityDamage;
  const heal = yield* g.do.heroAmount(g, hero, 'breath', idle ? 'D6' : 'D3', hurt);
  const breath: Moments['catchYourBreath'] = { hero, idle, heal };
  yield* trigger(g, 'catchYourBreath', breath);
  if (breath.woundsOnly) yield* g.do.healHero(g, hero, { wounds: breath.heal });
  else yield* g.do.healMix(g, hero, breath.heal);
}

/** Grit is no choice for who has all of it, nor healing for who needs none. */
function* takesGrit(g: Adventure, hero: Hero): Rule<boolean> {
  if (hero.grit >= heroStat(g, hero, 'maxGrit')) return false;
  if (hero.wounds === 0 && hero.sanityDamage === 0) return true;
  const chosen = yield* choose({
    seat: hero.index,
    prompt: promptFor('catch-your-breath'),
    options: ['breath-heal', 'breath-grit'],
    rule: 'B-LOOT-04',
  });
  return chosen === 'breath-grit';
}

/**
 * At the start of a turn Immobile enemies with no hero near are left behind, unless others are there
 * who could follow: they are not defeated and give neither XP nor Loot. With the last of them the fight is simply over. The guards of the
 * objective stay: they have to be defeated.
 */
export function leaveImmobileBehind(g: Adventure): void {
  const { fight, enemies } = g.state;
  if (fight === null || fight.final || !areAllImmobile(g)) return;
  const left = enemies.filter((enemy) => isLeftBehind(g, enemy));
  if (left.length === 0) return;
  setEnemies(
    g,
    enemies.filter((enemy) => !left.includes(enemy)),
  );
  fight.lootSources = Math.max(0, fight.lootSources - 1);
  if (g.state.enemies.length > 0) return;
  setFight(g, null);
  readyAll(g, 'fight');
  g.emit({ t: 'fight-ended', rule: 'B-IMMOB-06' });
}

function isLeftBehind(g: Adventure, { space }: Enemy): boolean {
  return heroesUp(g).every((hero) => distance(board(g), hero.space, space) > LEFT_BEHIND);
}

/** Heals an enemy; nothing has more Health than it came with. */
export function healEnemy(g: Adventure, enemy: Enemy, wounds: number): void {
  const healed = Math.min(enemy.wounds, wounds);
  if (healed <= 0) return;
  enemy.wounds -= healed;
  g.emit({ t: 'enemy-healed', enemy: enemy.id, type: enemy.type, amount: healed });
}

/** Takes an enemy off the board: nobody gets anything for it. With the last one the fight is over. */
export function* takeAway(g: Adventure, enemy: Enemy): Rule {
  removeEnemy(g, enemy, []);
  yield* g.do.maybeEndFight(g);
}
