import type { Rule } from '@crawlspace/kernel';
import { promptFor } from '../../asks.ts';
import type { Descent } from '../../descent.ts';
import type { CardId, Rarity } from '../../ids.ts';
import type { Hero } from '../../state.ts';
import { raiseMaximum } from '../abilities/gains.ts';
import { abilitiesChanged } from '../abilities/in-force.ts';
import { addFromReserve } from '../items/treasure.ts';
import { pickCard } from '../picks.ts';

/** A row of the Level token: what the level costs, and what it brings. */
interface Level {
  readonly xp: number;
  readonly raises: 'health' | 'mana';
  readonly treasure: Rarity;
}

/** Levels 2 to 5. */
export const LEVELS: readonly Level[] = [
  { xp: 5, raises: 'health', treasure: 'rare' },
  { xp: 10, raises: 'mana', treasure: 'epic' },
  { xp: 12, raises: 'health', treasure: 'epic' },
  { xp: 18, raises: 'mana', treasure: 'epic' },
];

/** Every hero who has the experience must level up, as often as it allows. */
export function* levelUpPhase(g: Descent): Rule {
  for (const hero of g.state.heroes) {
    for (
      let next = LEVELS[hero.level - 1];
      next && hero.xp >= next.xp;
      next = LEVELS[hero.level - 1]
    ) {
      yield* levelUp(g, hero, next);
    }
  }
}

function* levelUp(g: Descent, hero: Hero, level: Level): Rule {
  hero.xp -= level.xp;
  hero.level++;
  g.emit({ t: 'level-up', hero: hero.index, amount: hero.level, rule: 'H-LEVEL-01' });
  yield* raiseMaximum(g, hero, level.raises, 1);
  addFromReserve(g, hero.index, level.treasure);
  yield* chooseSkill(g, hero);
}

/** Skills the hero could gain now: of the class, not above the level, ranks in order. */
export function skillsToGain(g: Descent, hero: Hero): CardId[] {
  const ids: CardId[] = [];
  for (const skill of Object.values(g.content.skills)) {
    if (skill.class !== hero.class || skill.level > hero.level) continue;
    if (hero.skills.includes(skill.id) || isReplaced(g, hero, skill.id)) continue;
    if (skill.upgrades && !hero.skills.includes(skill.upgrades)) continue;
    ids.push(skill.id);
  }
  return ids;
}

/** A lower rank of a skill the hero has. */
function isReplaced(g: Descent, hero: Hero, rank: CardId): boolean {
  return hero.skills.some((skill) => {
    let lower = g.content.skills[skill]?.upgrades;
    while (lower && lower !== rank) lower = g.content.skills[lower]?.upgrades;
    return lower === rank;
  });
}

/** The hero's player chooses a new skill. */
export function* chooseSkill(g: Descent, hero: Hero): Rule {
  const skills = skillsToGain(g, hero);
  if (skills.length === 0) return;
  const prompt = promptFor('skill', { level: hero.level });
  yield* gainSkill(g, hero, yield* pickCard({ seat: hero.index, prompt }, skills));
}

/** A higher rank takes the place of the lower one. */
export function* gainSkill(g: Descent, hero: Hero, id: CardId): Rule {
  const replaced = g.content.skills[id]?.upgrades;
  hero.skills = hero.skills.filter((skill) => skill !== replaced);
  hero.skills.push(id);
  abilitiesChanged(g, hero);
  g.emit({ t: 'skill', hero: hero.index, card: id });
  yield* g.content.classes[hero.class].placeSkill(g, hero, id);
}
