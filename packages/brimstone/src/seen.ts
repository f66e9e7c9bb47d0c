import type {
  Activation,
  CarriedItem,
  Depth,
  Enemy,
  EnemyGroup,
  Fight,
  Hero,
  MissionState,
  Turn,
} from './state.ts';

/**
 * What lies open on the table, as copies in which every field is named. Something new in the state is
 * not seen before it is written down here; and it is not forgotten, for a test asks for it.
 */

export function seenHero(hero: Hero): Hero {
  const { portrait, away } = hero;
  const seen: Hero = {
    index: hero.index,
    class: hero.class,
    level: hero.level,
    name: hero.name,
    space: hero.space,
    wounds: hero.wounds,
    sanityDamage: hero.sanityDamage,
    grit: hero.grit,
    corruption: hero.corruption,
    xp: hero.xp,
    gold: hero.gold,
    darkStone: hero.darkStone,
    bag: hero.bag.slice(),
    items: hero.items.map(seenItem),
    upgrades: hero.upgrades,
    conditions: hero.conditions,
    poison: hero.poison,
    voidVenom: hero.voidVenom,
    knockedOut: hero.knockedOut,
    knockedOutInTurn: hero.knockedOutInTurn,
    dead: hero.dead,
    resurrectable: hero.resurrectable,
    chambers: hero.chambers.slice(),
    loaded: hero.loaded,
    exhausted: { ...hero.exhausted },
    bonuses: hero.bonuses.slice(),
    activation: hero.activation && seenActivation(hero.activation),
    freeAttackUsed: hero.freeAttackUsed,
    usedInTurn: hero.usedInTurn,
  };
  if (away) seen.away = away;
  return portrait === undefined ? seen : { ...seen, portrait };
}

function seenItem({ number, card, equipped, upgrades, charges, holds, paid, used }: CarriedItem) {
  const seen: CarriedItem = {
    number,
    card,
    equipped,
    upgrades,
    charges,
    holds,
  };
  if (paid !== undefined) seen.paid = paid;
  if (used) seen.used = used;
  return seen;
}

function seenActivation(activation: Activation): Activation {
  const { moveLeft, moved, attacked, acted, escaped, stuck } = activation;
  return { moveLeft, moved, attacked, acted, escaped, stuck };
}

export function seenEnemy(enemy: Enemy): Enemy {
  const { id, type, space, corner, wounds, target, spent, stunned, stasis, markedBy } = enemy;
  const seen: Enemy = { id, type, space, wounds, target, spent: spent.slice() };
  if (corner !== undefined) seen.corner = corner;
  if (stunned) seen.stunned = stunned;
  if (stasis !== undefined) seen.stasis = stasis;
  if (markedBy) seen.markedBy = markedBy.slice();
  return seen;
}

export function seenFight({ startedInTurn, groups, lootSources, final }: Fight): Fight {
  const seen: Fight['groups'] = {};
  for (const type of Object.keys(groups) as (keyof Fight['groups'])[]) {
    seen[type] = seenGroup(groups[type] as EnemyGroup);
  }
  return { startedInTurn, groups: seen, lootSources, final };
}

function seenGroup(group: EnemyGroup): EnemyGroup {
  const { brutal, elite, variant, ambushTurn, belowTheDarkness } = group;
  const seen: EnemyGroup = { brutal, elite: elite.slice(), variant, ambushTurn };
  if (belowTheDarkness) seen.belowTheDarkness = belowTheDarkness;
  return seen;
}

export function seenDepth({ party, darkness, passed }: Depth): Depth {
  return passed ? { party, darkness, passed } : { party, darkness };
}

export function seenTurn({ number, step, done, scavenged, over, maxRange }: Turn): Turn {
  const seen: Turn = { number, step, done: done.slice(), scavenged: scavenged.slice(), over };
  if (maxRange) seen.maxRange = maxRange;
  return seen;
}

export function seenMission(mission: MissionState): MissionState {
  const { id, counters, markers, objectiveFound, darknessAhead, basic } = mission;
  return {
    id,
    counters: { ...counters },
    markers: markers.map((marker) => ({ id: marker.id, tile: marker.tile, space: marker.space })),
    objectiveFound,
    darknessAhead,
    basic,
  };
}
