import { type Asked, heroIn } from './asked.ts';
import { healthLeft, sanityLeft, statOf } from './numbers.ts';

/** Heals what is lower, point by point. */
export function healMix({ hero, question, view }: Asked): string[] {
  const { options, max, capacity } = question;
  const room = options.map((_, index) => capacity?.[index] ?? 0);
  let health = healthLeft(view, hero);
  let sanity = sanityLeft(view, hero);
  const picks: string[] = [];
  while (picks.length < max) {
    const worse =
      health / statOf(view, hero, 'maxHealth') <= sanity / statOf(view, hero, 'maxSanity');
    const at = options.indexOf(worse ? 'wounds' : 'sanity');
    const index = (room[at] ?? 0) > 0 ? at : 1 - at;
    if ((room[index] ?? 0) <= 0) break;
    room[index] = (room[index] as number) - 1;
    if (options[index] === 'wounds') health++;
    else sanity++;
    picks.push(options[index] as string);
  }
  return picks;
}

const HEAL = ['heal', 'breath-heal'];
const GRIT = ['grit', 'breath-grit'];

/** Grit for who is nearly unhurt, healing for all others. */
export function healOrGrit({ hero, options }: Asked): string | null {
  const wanted = hero.wounds + hero.sanityDamage >= 3 ? HEAL : GRIT;
  return options.find((option) => wanted.includes(option)) ?? null;
}

/** Comforts where it hurts more; both where that is possible. */
export function comfort(asked: Asked): string {
  if (asked.has('both')) return 'both';
  const hero = heroIn(asked, asked.options[0] ?? '');
  if (!hero || !asked.has('wounds')) return 'sanity';
  if (!asked.has('sanity')) return 'wounds';
  const body = healthLeft(asked.view, hero) / statOf(asked.view, hero, 'maxHealth');
  return body <= sanityLeft(asked.view, hero) / statOf(asked.view, hero, 'maxSanity')
    ? 'wounds'
    : 'sanity';
}
