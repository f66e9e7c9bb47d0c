import { type Asked, best, numberIn } from './asked.ts';
import { healthLeft, sanityLeft, statOf } from './numbers.ts';

/** Of each class the upgrade that keeps the party standing longest. */
const UPGRADES = ['hold-the-line', 'bedside-manner', 'too-mean-to-bury', 'before-the-echo'];

export function startingUpgrade({ options }: Asked): string | null {
  return options.find((option) => UPGRADES.includes(option)) ?? null;
}

/** A stick of dynamite wins more fights than anything else that fits into a bag. */
export function freeToken(): string {
  return 't:dynamite';
}

/** What the hero lacks: something against Wounds first. */
export function takeToken(asked: Asked): string | null {
  const { hero } = asked;
  const hurt = healthLeft(hero) / statOf(hero, 'maxHealth');
  const shaken = sanityLeft(hero) / statOf(hero, 'maxSanity');
  const wanted = shaken < hurt && shaken < 0.6 ? 't:whiskey' : 't:bandages';
  return asked.has(wanted) ? wanted : null;
}

/** The one who falls last bears the lantern. */
export function lanternBearer({ view, options }: Asked): string | null {
  return best(options, (option) => {
    const hero = view.heroes[numberIn(option)];
    return hero ? statOf(hero, 'maxHealth') + statOf(hero, 'maxSanity') / 2 : 0;
  });
}
