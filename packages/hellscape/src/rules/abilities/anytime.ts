import { pick, type Rule } from '@crawlspace/kernel';
import type { Effect } from '../../ability.ts';
import { promptFor } from '../../asks.ts';
import type { ClassDeed } from '../../content-types.ts';
import { type Descent, heroesUp, isUp } from '../../descent.ts';
import type { Acting } from '../../effects.ts';
import type { HellscapeMeaning } from '../../meanings.ts';
import type { Hero } from '../../state.ts';
import { asidesOf, describeClassDeed, isAside } from '../asides.ts';
import { missingHealth } from '../figures/counted-as-heroes.ts';
import type { Figure } from '../figures/queries.ts';
import { figureId } from '../picks.ts';
import { isUrgent } from './danger.ts';
import { roomForMana } from './gains.ts';
import { inForce, type Owned } from './in-force.ts';
import { reachedBy } from './usable.ts';
import { describeUse, meansUse, useId, useOwn, usesOf } from './use.ts';

/**
 * The moment before or after an action: heroes who have something for any time may use it. Who
 * declines is asked again when something new can be done, somebody it is good for has become worse,
 * or something has happened to them. Between the own actions the active hero has it in the menu; an
 * enemy may act in the midst of one.
 */
export function* anytime(g: Descent, acting?: Acting): Rule {
  for (const hero of heroesUp(g)) {
    if (inForce(g, hero, 'anytime').length === 0) continue;
    while (isUp(hero) && (acting || hero.index !== g.state.active)) {
      const uses = usesOf(g, hero, 'anytime');
      if (uses.length === 0) break;
      const urgent = isUrgent(g, hero, uses, acting);
      const chances = chancesOf(g, hero, uses, urgent);
      if (isDeclined(g, hero, chances)) break;
      const picked = yield* whatNow(g, hero, uses, urgent);
      if (picked === 'skip') hero.declined = [standingOf(g, hero), ...chances.map(noted)];
      else if (isAside(picked)) yield* picked.resolve(g, hero);
      else yield* useOwn(g, hero, picked);
    }
  }
}

function whatNow(
  g: Descent,
  hero: Hero,
  uses: readonly Owned[],
  urgent: boolean,
): Rule<Owned | ClassDeed | 'skip'> {
  return pick<Owned | ClassDeed | 'skip'>({
    seat: hero.index,
    prompt: promptFor('anytime', undefined, { urgent }),
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

/** Something that could be done, and how much it is needed. */
interface Chance {
  readonly name: string;
  readonly need: number;
}

/** Every use, on everybody it would do something for; and that it can matter now, if so. */
function chancesOf(g: Descent, hero: Hero, uses: readonly Owned[], urgent: boolean): Chance[] {
  const chances: Chance[] = urgent ? [{ name: 'urgent', need: 0 }] : [];
  for (const owned of uses) {
    chances.push({ name: owned.key, need: 0 });
    for (const effect of owned.ability.effects) {
      for (const figure of reachedBy(g, hero, owned, effect) ?? []) {
        const name = `${owned.key} ${effect.do} ${figureId(figure)}`;
        chances.push({ name, need: needOf(g, effect, figure) });
      }
    }
  }
  return chances;
}

/** How badly somebody needs an effect: what they lack of it. */
function needOf(g: Descent, effect: Effect, figure: Figure): number {
  if ('card' in figure) return 0;
  if (effect.do === 'heal') return missingHealth(g, figure) + figure.fire;
  if (effect.do === 'cleanse') return figure.fire + figure.frost;
  return effect.do === 'mana' && 'index' in figure ? roomForMana(g, figure) : 0;
}

/** Whether the hero has declined all of it, and nothing is new or worse since. */
function isDeclined(g: Descent, hero: Hero, chances: readonly Chance[]): boolean {
  const { declined } = hero;
  if (declined.length === 0 || declined[0] !== standingOf(g, hero)) return false;
  return chances.every(({ name, need }) =>
    declined.some(
      (past) => past.startsWith(`${name}:`) && Number(past.slice(name.length + 1)) >= need,
    ),
  );
}

/** How a chance that was declined is kept in the state. */
function noted({ name, need }: Chance): string {
  return `${name}:${need}`;
}

/** How a hero stands: who has declined is asked again when it has changed. */
function standingOf(g: Descent, hero: Hero): string {
  const { health, mana, fire, frost } = hero;
  const board = g.content.classes[hero.class].standing?.(hero) ?? 0;
  return `${health} ${mana} ${fire} ${frost} ${board}`;
}
