import type { Ability, HellscapeMeaning } from '@crawlspace/hellscape';
import { abilityIn, type Odds, worthInCombat, worthNow } from './abilities.ts';
import { type Asked, bestOption, findOption, type Habit } from './asked.ts';
import { type Ground, groundOf, type Hero } from './ground.ts';
import { worthOfPrinted } from './printed.ts';

/** The card of turning the marker in the middle of a combat. */
export const AMULET = 'spell-amulet';

const QUADRANTS = 4;
/** What turning the marker by one quadrant costs, in Mana and in worth. */
const TURN = 1;
const TURN_WORTH = 0.4;

function quadrants(hero: Hero): readonly string[] {
  return hero.board.class === 'wizard' ? hero.board.quadrants : [];
}

function spellAt(ground: Ground, hero: Hero, quadrant: number): Ability | undefined {
  return abilityIn(ground, { card: quadrants(hero)[quadrant % QUADRANTS] ?? '', index: 0 });
}

function isForAttacks(ability: Ability | undefined): boolean {
  return ability?.timing.endsWith('attack') === true || ability?.timing === 'combat';
}

/** Whether turning the marker on brings a spell that is worth it; the option that turns it, or null. */
export function spellInCombat(asked: Asked, odds: Odds): string | null {
  const turn = findOption(asked, (means) => means.kind === 'use' && means.card === AMULET);
  const { hero, view } = asked;
  if (!turn || hero.board.class !== 'wizard') return null;
  const ground = groundOf(view);
  for (let ahead = 1; ahead < QUADRANTS; ahead++) {
    const card = quadrants(hero)[(hero.board.ready + ahead) % QUADRANTS] ?? '';
    const spell = spellAt(ground, hero, hero.board.ready + ahead);
    const mana = hero.mana - ahead * TURN;
    if (!spell || (spell.cost?.mana ?? 0) > mana || view.combat?.used.includes(`${card}/0`))
      continue;
    const fits = odds.attacking
      ? isForAttacks(spell)
      : spell.timing === 'defense' || spell.timing === 'combat';
    if (fits && worthInCombat(ground, hero, spell, odds) > ahead * TURN_WORTH + 0.2) return turn;
  }
  return null;
}

/** Before an attack the marker should wait at a spell for it, when there is Mana for both. */
export function turnsAmulet(ground: Ground, hero: Hero): boolean {
  if (hero.board.class !== 'wizard') return false;
  const ready = spellAt(ground, hero, hero.board.ready);
  const next = spellAt(ground, hero, hero.board.ready + 1);
  if (isForAttacks(ready) || !isForAttacks(next)) return false;
  return hero.mana >= TURN + (next?.cost?.mana ?? 0) + 1;
}

/** The quadrant whose spell is worth least gives way. */
export const quadrant: Habit = (asked) => {
  const ground = groundOf(asked.view);
  return bestOption(asked, (means) => {
    const spell = spellIn(ground, asked.hero, means);
    return spell ? -worthOfPrinted(spell) : 0;
  });
};

function spellIn(ground: Ground, hero: Hero, means: HellscapeMeaning): Ability | undefined {
  return means.kind === 'quadrant' ? spellAt(ground, hero, means.quadrant) : undefined;
}

/** The marker waits at the best attack spell, or at what helps at once. */
export const readyMarker: Habit = (asked) => {
  const { hero } = asked;
  const ground = groundOf(asked.view);
  return bestOption(asked, (means) => {
    const spell = spellIn(ground, hero, means);
    if (!spell) return 0;
    return isForAttacks(spell) ? 2 + worthOfPrinted(spell) : worthNow(ground, hero, spell);
  });
};
