import { Latest } from '../../remembered.ts';
import { isFoeWithin } from './foes.ts';
import { questAims } from './goals.ts';
import type { Ground, Hero } from './ground.ts';
import { isCareful } from './stands.ts';
import { TEMPER } from './temper.ts';

/** From this round on there is no time left for caution. */
const LATE = 40;
/** Who is as near as this is dealt with before a door is opened. */
const HAUNTED = 3;

/** Heroes to whom open ways lead, the hero among them. */
export function companions(ground: Ground, hero: Hero): readonly Hero[] {
  const { cost } = ground.ways(hero);
  return ground.up.filter((other) => (cost[other.zone] ?? -1) >= 0);
}

/** Share of their Health that some heroes lack. */
export function wornOf(heroes: readonly Hero[]): number {
  let missing = 0;
  let all = 0;
  for (const hero of heroes) {
    missing += hero.maxHealth - hero.health;
    all += hero.maxHealth;
  }
  return all === 0 ? 0 : missing / all;
}

/** Magic is all that a Wizard has. */
export function isDry(hero: Hero): boolean {
  return hero.class === 'wizard' && hero.mana === 0;
}

/** The party had better rest before it goes on. */
export function needsRest(ground: Ground, hero: Hero): boolean {
  if (isLate(ground) || isUrgent(ground)) return false;
  const party = companions(ground, hero);
  return wornOf(party) > TEMPER.worn || party.some((other) => isCareful(other) || isDry(other));
}

/** Doors are opened together, rested, and early in a round: so that what waits behind is struck first. */
export function isReady(ground: Ground, hero: Hero): boolean {
  const { view } = ground;
  if (isLate(ground) || isUrgent(ground)) return true;
  if (needsRest(ground, hero)) return false;
  const { points } = ground.ways(hero);
  const others = view.heroes.filter(
    (other) => other.index !== hero.index && !other.gone && (points[other.zone] ?? -1) >= 0,
  );
  if (others.some((other) => other.knockedOut || (points[other.zone] ?? 0) > TEMPER.together)) {
    return false;
  }
  const waiting = others.filter((other) => !other.activated).length;
  return waiting * 2 >= others.length && !isFoeWithin(ground, hero, HAUNTED);
}

/** The darkness brings more than rest can mend: waiting longer wins nothing. */
export function isLate({ view }: Ground): boolean {
  return view.round >= LATE;
}

/** Quests that do not wait, and those whose end is a walk away. */
export function isUrgent(ground: Ground): boolean {
  return urgent.get(ground, isPressing);
}

const urgent = new Latest<Ground, boolean>();

function isPressing(ground: Ground): boolean {
  if (ground.isBossFight) return false;
  if (isInHand(ground)) return true;
  if (ground.view.quest.id !== 'the-soul-keys') return false;
  return ground.tokensOf('objective').some(({ count = 0 }) => count <= 2);
}

/** Movement points of a turn, of two. */
const A_TURN = 6;
const TWO_TURNS = 12;

/**
 * Whoever holds what the last objective wants has a turn's open way to where it is wanted. In the
 * Tutorial nothing waits there: two turns and doors are no reason to rest either.
 */
function isInHand(ground: Ground): boolean {
  const { objectives, quest, heroes } = ground.view;
  if (objectives.filter(({ done }) => !done).length !== 1) return false;
  const isShort = quest.id === 'tutorial';
  return Object.values(quest.held)
    .flat()
    .some((index) => {
      const holder = heroes[index];
      if (!holder || !ground.up.includes(holder)) return false;
      const { cost } = isShort ? ground.waysThroughDoors(holder) : ground.ways(holder);
      return questAims(ground, holder).some(({ zone }) => {
        const far = cost[zone] ?? -1;
        return far >= 0 && far <= (isShort ? TWO_TURNS : A_TURN);
      });
    });
}
