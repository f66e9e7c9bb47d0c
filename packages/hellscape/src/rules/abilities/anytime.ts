import { pick, type Rule } from '@crawlspace/kernel';
import type { ClassDeed } from '../../content/types.ts';
import { type Descent, heroesUp, isUp } from '../../descent.ts';
import type { HellscapeMeaning } from '../../meanings.ts';
import type { Hero } from '../../state.ts';
import { type HeroOrAlly, healthOf } from '../combat/counted-as-heroes.ts';
import type { Figure } from '../combat/queries.ts';
import { figureId } from '../picks.ts';
import { asidesOf, describeClassDeed, isAside } from '../round/asides.ts';
import { inForce, type Owned } from './in-force.ts';
import { reachedBy } from './usable.ts';
import { describeUse, meansUse, useId, useOwn, usesOf } from './use.ts';

/**
 * The moment before or after an action: heroes who have something for any time may use it. Who
 * declines is asked again when something new can be done, or something has happened to them.
 */
export function* anytime(g: Descent): Rule {
  for (const hero of heroesUp(g)) {
    if (inForce(g, hero, 'anytime').length === 0) continue;
    while (isUp(hero) && hero.index !== g.state.active) {
      const uses = usesOf(g, hero, 'anytime');
      if (uses.length === 0 || isDeclined(g, hero, uses)) break;
      const picked = yield* whatNow(g, hero, uses);
      if (picked === 'skip') hero.declined = chancesOf(g, hero, uses);
      else if (isAside(picked)) yield* picked.resolve(g, hero);
      else yield* useOwn(g, hero, picked);
    }
  }
}

function whatNow(g: Descent, hero: Hero, uses: readonly Owned[]): Rule<Owned | ClassDeed | 'skip'> {
  return pick<Owned | ClassDeed | 'skip'>({
    seat: hero.index,
    prompt: { key: 'ask.anytime', params: { urgent: isUrgent(g, hero, uses) ? 1 : 0 } },
    of: [...uses, ...asidesOf(g, hero), 'skip'],
    id: (each) => (each === 'skip' ? each : isAside(each) ? each.id : useId(each)),
    means(each): HellscapeMeaning {
      if (each === 'skip') return { kind: each };
      return isAside(each) ? each.means : meansUse(each);
    },
    describe(each) {
      if (each === 'skip') return {};
      return isAside(each) ? describeClassDeed(each) : describeUse(each);
    },
  });
}

/** Health that one attack may take. */
const WEAK = 3;

/** Whether somebody is weak who could be healed now: everything else can as well be done in an own turn. */
function isUrgent(g: Descent, hero: Hero, uses: readonly Owned[]): boolean {
  return uses.some((owned) =>
    owned.ability.effects.some(
      (effect) =>
        effect.do === 'heal' &&
        reachedBy(g, hero, owned, effect)?.some(
          (each) => mustLive(each) && healthOf(g, each) <= WEAK,
        ),
    ),
  );
}

/** Heroes and the Summoner; a Spirit can be conjured again. */
function mustLive(who: Figure): who is HeroOrAlly {
  return 'index' in who || who.id === 'summoner';
}

/** Whether the hero has declined all of it, and nothing is new since. */
function isDeclined(g: Descent, hero: Hero, uses: readonly Owned[]): boolean {
  const { declined } = hero;
  if (declined.length === 0 || declined[0] !== standingOf(g, hero)) return false;
  return chancesOf(g, hero, uses).every((chance) => declined.includes(chance));
}

/** What a hero would decline now: every use on everybody it would do something for, standing as they do. */
function chancesOf(g: Descent, hero: Hero, uses: readonly Owned[]): string[] {
  const chances = [standingOf(g, hero)];
  for (const owned of uses) {
    chances.push(owned.key);
    for (const effect of owned.ability.effects) {
      for (const figure of reachedBy(g, hero, owned, effect) ?? []) {
        chances.push(`${owned.key} ${figureId(figure)}`);
      }
    }
  }
  return chances;
}

/** How a hero stands: who has declined is asked again when it has changed. */
function standingOf(g: Descent, hero: Hero): string {
  const { health, mana, fire, frost } = hero;
  const board = g.content.classes[hero.class].standing?.(hero) ?? 0;
  return `${health} ${mana} ${fire} ${frost} ${board}`;
}
