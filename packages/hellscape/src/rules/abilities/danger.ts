import { zonesInSight } from '../../board/queries.ts';
import { type Descent, enemiesIn } from '../../descent.ts';
import type { Acting } from '../../effects.ts';
import type { Hero } from '../../state.ts';
import { type Intent, threats } from '../enemies/intent.ts';
import { type HeroOrAlly, healthOf } from '../figures/counted-as-heroes.ts';
import type { Figure } from '../figures/queries.ts';
import type { Owned } from './in-force.ts';
import { reachedBy } from './usable.ts';

/** Health that one attack may take. */
const WEAK = 3;

/**
 * Whether it can matter now: somebody weak could be healed who may come to harm before there is
 * another chance. Everything else can as well be done later, or in an own turn.
 */
export function isUrgent(
  g: Descent,
  hero: Hero,
  uses: readonly Owned[],
  acting: Acting | undefined,
): boolean {
  return uses.some((owned) =>
    owned.ability.effects.some(
      (effect) =>
        effect.do === 'heal' &&
        reachedBy(g, hero, owned, effect)?.some(
          (each) => mustLive(each) && healthOf(g, each) <= WEAK && isInDanger(g, each, acting),
        ),
    ),
  );
}

/** Heroes and the Summoner; a Spirit can be conjured again. */
function mustLive(who: Figure): who is HeroOrAlly {
  return 'index' in who || who.id === 'summoner';
}

/** One who burns, or whom an enemy may strike; in a turn only the hero who takes it, with enemies in sight. */
function isInDanger(g: Descent, who: HeroOrAlly, acting: Acting | undefined): boolean {
  if (who.fire > 0) return true;
  if (acting) return threats(g, acting).some((intent) => isMeant(intent, who));
  if (!('index' in who) || who.index !== g.state.active) return false;
  return zonesInSight(g, who.zone).some(({ zone }) => enemiesIn(g, zone).length > 0);
}

/** Dice and patterns may strike anybody. */
function isMeant({ does, heroes, allies }: Intent, who: HeroOrAlly): boolean {
  if (does === 'dice' || does === 'pattern') return true;
  return 'index' in who ? heroes.includes(who.index) : allies.includes(who.id);
}
