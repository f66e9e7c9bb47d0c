import { meaningOf } from '@crawlspace/brimstone';
import { contentOf } from '@crawlspace/kernel';
import { worthOfStats } from '../town/worth.ts';
import { type Asked, best, findOption, heroIn } from './asked.ts';
import { healthLeft, sanityLeft, statOf } from './numbers.ts';

/** Of each class the upgrade that keeps the party standing longest. */
const UPGRADES = ['hold-the-line', 'bedside-manner', 'too-mean-to-bury', 'before-the-echo'];

export function startingUpgrade({ options }: Asked): string | null {
  return options.find((option) => UPGRADES.includes(option)) ?? null;
}

/** What a text can do that numbers do not tell. */
const A_USE = 150;
/** Tastes differ: what is worth about the same is chosen by some and not by others. */
const TASTE = 300;

/** Of the abilities that are open the one that is worth most, as tastes go. */
export function newAbility({ options, question, random, view }: Asked): string | null {
  return best(options, (option) => {
    const meaning = meaningOf(question, option);
    const ability =
      meaning?.kind === 'card' ? contentOf(view).upgrades[meaning.card]?.ability : undefined;
    const uses = (ability?.uses?.length ?? 0) + Object.keys(ability?.on ?? {}).length;
    return worthOfStats(ability?.stats) + A_USE * Math.min(2, uses) + random.below(TASTE);
  });
}

/** A stick of dynamite wins more fights than anything else that fits into a bag. */
export function freeToken(asked: Asked): string | null {
  return tokenOption(asked, 'dynamite');
}

function tokenOption(asked: Asked, token: string): string | null {
  return findOption(asked, (meaning) => meaning.kind === 'token' && meaning.token === token);
}

/** What the hero lacks: something against Wounds first. */
export function takeToken(asked: Asked): string | null {
  const { hero, view } = asked;
  const hurt = healthLeft(view, hero) / statOf(view, hero, 'maxHealth');
  const shaken = sanityLeft(view, hero) / statOf(view, hero, 'maxSanity');
  return tokenOption(asked, shaken < hurt && shaken < 0.6 ? 'whiskey' : 'bandages');
}

/** The one who falls last bears the lantern. */
export function lanternBearer(asked: Asked): string | null {
  return best(asked.options, (option) => {
    const hero = heroIn(asked, option);
    return hero
      ? statOf(asked.view, hero, 'maxHealth') + statOf(asked.view, hero, 'maxSanity') / 2
      : 0;
  });
}
