import { allocate, type Rule } from '@crawlspace/kernel';
import { type Adventure, isUp } from '../../adventure.ts';
import { promptFor } from '../../asks.ts';
import type { Healing } from '../../effects.ts';
import type { Hero } from '../../state.ts';
import { trigger } from '../abilities/active.ts';
import { gainXp } from './xp.ts';

/** What another hero gets for each Wound or point of Sanity Damage healed. */
const XP_FOR_HEALING = 5;

/** Takes Wounds and Sanity Damage off a hero who is up. Another hero who did it gains XP for each. */
export function* healHero(g: Adventure, hero: Hero, heal: Healing): Rule {
  if (!isUp(hero)) return;
  const healed = {
    hero,
    by: heal.by?.index ?? null,
    token: heal.with ?? null,
    wounds: heal.wounds ?? 0,
    sanity: heal.sanity ?? 0,
  };
  yield* trigger(g, 'healed', healed);
  const wounds = Math.max(0, Math.min(healed.wounds, hero.wounds));
  const sanity = Math.max(0, Math.min(healed.sanity, hero.sanityDamage));
  hero.wounds -= wounds;
  hero.sanityDamage -= sanity;
  const other = heal.by && heal.by !== hero ? heal.by : null;
  tellHealed(g, hero, 'wounds', wounds, other);
  tellHealed(g, hero, 'sanity', sanity, other);
  if (other) gainXp(g, other, XP_FOR_HEALING * (wounds + sanity));
}

function tellHealed(
  g: Adventure,
  hero: Hero,
  purpose: 'wounds' | 'sanity',
  amount: number,
  by: Hero | null,
): void {
  if (amount === 0) return;
  const healed = { t: 'healed', hero: hero.index, purpose, amount, rule: 'B-HEAL-01' } as const;
  g.emit(by ? { ...healed, by: by.index } : healed);
}

/** Heals Wounds and Sanity Damage in a mix that the healed hero's player chooses. */
export function* healMix(g: Adventure, hero: Hero, points: number, by?: Hero): Rule {
  if (!isUp(hero)) return;
  const mix = yield* chooseMix(hero, points, 0, 0);
  yield* healHero(g, hero, by ? { ...mix, by } : mix);
}

/** Points spread over Wounds and Sanity Damage, with some that are due. Asked only where there is a choice. */
export function* chooseMix(
  hero: Hero,
  points: number,
  dueWounds: number,
  dueSanity: number,
): Rule<{ readonly wounds: number; readonly sanity: number }> {
  const room = [hero.wounds - dueWounds, hero.sanityDamage - dueSanity] as const;
  const free = Math.max(0, Math.min(points - dueWounds - dueSanity, room[0] + room[1]));
  const picks = yield* allocate({
    seat: hero.index,
    prompt: promptFor('heal-mix', { amount: free }),
    options: ['wounds', 'sanity'],
    capacity: room,
    min: free,
    max: free,
    rule: 'B-KO-10',
  });
  const wounds = picks.filter((pick) => pick === 'wounds').length;
  return { wounds: dueWounds + wounds, sanity: dueSanity + picks.length - wounds };
}
