import { confirm, type Rule } from '@crawlspace/kernel';
import { type Adventure, heroesUp } from '../../adventure.ts';
import { promptFor } from '../../asks.ts';
import type { Cause } from '../../moments.ts';
import type { Hero } from '../../state.ts';
import { trigger } from '../abilities/active.ts';
import { setDead, setKnockedOut } from '../abilities/changes.ts';
import { heroStat } from '../figures/stats.ts';
import { updateWorlds } from '../movement/worlds-in-play.ts';
import { clearStatus } from './status.ts';

/**
 * A hero who has no Health or no Sanity left is KO'd, unless an ability or a Revive Token prevents
 * it; then the rest of that source is ignored. When nobody is left standing the mission is lost.
 */
export function* knockOut(g: Adventure, hero: Hero, cause: Cause): Rule {
  const moment = { hero, cause, prevented: false };
  yield* trigger(g, 'heroKnockedOut', moment);
  if (moment.prevented) return;
  if (g.state.reviveTokens > 0 && (yield* useReviveToken(g, hero))) {
    yield* revive(g, hero);
    return;
  }
  setKnockedOut(g, hero, spentOf(g, hero));
  hero.knockedOutInTurn = g.state.turn.number;
  clearStatus(hero);
  g.emit({ t: 'knocked-out', hero: hero.index, rule: 'B-KO-01' });
  yield* trigger(g, 'heroDown', { hero, cause });
  yield* loseIfNobodyStands(g);
}

/** In the revised rules the hero decides for the party; in the first edition the token just works. */
function* useReviveToken(g: Adventure, hero: Hero): Rule<boolean> {
  if (g.state.options.edition === 'first') return true;
  return yield* confirm({
    seat: hero.index,
    prompt: promptFor('revive', { tokens: g.state.reviveTokens }),
    rule: 'B-KO-16',
  });
}

/** Full Health, full Sanity and 1 Grit; no Injury, no Madness. */
function* revive(g: Adventure, hero: Hero): Rule {
  g.state.reviveTokens--;
  hero.wounds = 0;
  hero.sanityDamage = 0;
  g.emit({ t: 'revived', hero: hero.index, rule: 'B-KO-13' });
  yield* g.do.gainGrit(g, hero, 1);
}

/** What brought the hero down: Wounds, Sanity Damage, or both at once. */
function spentOf(g: Adventure, hero: Hero): NonNullable<Hero['knockedOut']> {
  const noHealth = hero.wounds >= heroStat(g, hero, 'maxHealth');
  const noSanity = hero.sanityDamage >= heroStat(g, hero, 'maxSanity');
  if (noHealth && noSanity) return ['health', 'sanity'];
  return noSanity ? ['sanity'] : ['health'];
}

/**
 * The hero is dead and takes no further part in the adventure; what the hero carries stays with the
 * body. The Church in Town can bring the dead back, unless they died for good.
 */
export function* killHero(g: Adventure, hero: Hero): Rule {
  yield* die(g, hero, true);
}

function* die(g: Adventure, hero: Hero, resurrectable: boolean): Rule {
  if (hero.dead) return;
  setDead(g, hero);
  hero.resurrectable = resurrectable;
  clearStatus(hero);
  updateWorlds(g);
  g.emit({ t: 'died', hero: hero.index });
  yield* loseIfNobodyStands(g);
}

/**
 * Hard-Core Mode: whoever is still KO'd when a turn starts, from an earlier one, is killed; for good
 * in its full version.
 */
export function* hardCoreDeaths(g: Adventure): Rule {
  const { hardCore } = g.state.options;
  if (hardCore === 'off') return;
  for (const hero of g.state.heroes) {
    const lies = hero.knockedOut !== null && hero.knockedOutInTurn < g.state.turn.number;
    if (lies) yield* die(g, hero, hardCore === 'soft');
  }
}

function* loseIfNobodyStands(g: Adventure): Rule {
  if (heroesUp(g).length === 0) yield* g.do.loseAdventure(g, 'all-knocked-out');
}
