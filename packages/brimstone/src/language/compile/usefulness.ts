import { canShoot, hasToken } from '../../rules/queries.ts';
import type { Effect, Effects } from '../effects.ts';
import { ownerOf, youOf } from '../frame.ts';
import type { Foes } from '../values.ts';
import type { Holds } from './conditions.ts';
import { compileFoes } from './foes.ts';
import { spentItems } from './notes.ts';
import { besideOtherHeroes, movable, spacesInSight } from './spaces.ts';
import { compileWho } from './values.ts';

/**
 * Whether effects would do anything now: what can do nothing is not offered. Harm to the one who uses
 * it, and what a card notes, is no reason to use it.
 */
export function compileUsefulness(effects: Effects): Holds {
  const reasons = effects.filter(({ do: word }) => !NO_REASON.has(word));
  const needs = reasons.map(compileNeed);
  return (at) => needs.length === 0 || needs.some((holds) => holds(at));
}

const NO_REASON: ReadonlySet<Effect['do']> = new Set<Effect['do']>([
  ...([
    'hits',
    'horror',
    'corruption',
    'wounds',
    'sting',
    'sanity',
    'poison',
    'void-venom',
  ] as const),
  ...(['lose-grit', 'lose-gold', 'lose-stones', 'lose-token', 'discard-item'] as const),
  ...(['note', 'strike-out', 'exhaust'] as const),
]);

/** What there must be for an effect to do anything. */
function compileNeed(effect: Effect): Holds {
  switch (effect.do) {
    case 'name': {
      const finds = compileWho(effect.of);
      return (at) => finds(at).length > 0;
    }
    case 'heal': {
      const finds = compileWho(effect.to ?? 'you');
      const [mends, calms] = [effect.wounds ?? effect.mix, effect.sanity ?? effect.mix];
      return (at) =>
        finds(at).some(
          ({ wounds, sanityDamage }) =>
            (mends !== undefined && wounds > 0) || (calms !== undefined && sanityDamage > 0),
        );
    }
    case 'choose-enemy':
      return some(effect.of);
    case 'wound-enemy':
    case 'weaken':
    case 'push-enemy':
    case 'stun':
    case 'stasis':
      return some(effect.foes);
    case 'move-enemy': {
      const finds = compileFoes(effect.foes);
      return (at) => movable(at, finds(at)).length > 0;
    }
    case 'free-attack':
      if (effect.kind === 'melee') return some('adjacent');
      return (at) => canShoot(at.g, ownerOf(at), effect.range ?? Infinity);
    case 'set-off-dynamite':
      return (at) =>
        hasToken(youOf(at), 'dynamite') && spacesInSight(at.g, youOf(at), effect.within).length > 0;
    case 'place-beside-hero':
      return (at) => besideOtherHeroes(at.g, youOf(at)).length > 0;
    case 'ready-item': {
      const finds = compileWho(effect.of);
      return (at) => spentItems(finds(at)).length > 0;
    }
    default:
      return () => true;
  }
}

function some(foes: Foes): Holds {
  const finds = compileFoes(foes);
  return (at) => finds(at).length > 0;
}
