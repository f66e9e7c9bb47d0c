import type { Rule } from '@crawlspace/kernel';
import type { SpiritCard } from '../../../class-cards.ts';
import type { ClassDeed } from '../../../content-types.ts';
import { allyById, type Descent } from '../../../descent.ts';
import type { SpiritId } from '../../../ids.ts';
import { does } from '../../../language/build.ts';
import type { Owned } from '../../../rules/abilities/in-force.ts';
import { burn, frostHolds } from '../../../rules/combat/conditions.ts';
import { canAllyAttack } from '../../../rules/figures/reach.ts';
import { action } from '../../../rules/round/hero-turn.ts';
import type { Ally, Hero } from '../../../state.ts';

/** The reference cards: Flame strikes from the next zone and burns out fast, Frost stands in the way. */
export const spirits: Readonly<Record<SpiritId, SpiritCard>> = {
  'flame-spirit': {
    id: 'flame-spirit',
    health: 3,
    attacks: { magic: { yellow: 1, orange: 1 } },
    defense: 1,
    abilities: [
      does('attack', { cost: { elements: { fire: 1 } } }, { do: 'fire', n: 1, on: 'target' }),
    ],
  },
  'frost-spirit': {
    id: 'frost-spirit',
    health: 5,
    attacks: { melee: { yellow: 2 } },
    defense: 2,
    abilities: [
      // Once a round, or two Frost a turn would stop a monster for good.
      does(
        'attack',
        { cost: { elements: { water: 1 } }, limit: 'round' },
        { do: 'frost', n: 1, on: 'target' },
      ),
    ],
  },
};

const SPIRITS = ['flame-spirit', 'frost-spirit'] as const;

const SPIRIT_MOVE = 2;

/** By its reference card, and by the skill it is conjured with. */
export function spiritAbilities(g: Descent, hero: Hero, { id }: Ally): Owned[] {
  if (id === 'summoner') return [];
  const list: Owned[] = [];
  for (const [index, ability] of (g.content.spirits[id].abilities ?? []).entries()) {
    list.push({ key: `${id}/${index}`, card: id, index, ability, item: null });
  }
  for (const card of hero.skills) {
    const skill = g.content.skills[card];
    if (skill?.spirit !== id) continue;
    // The skill has abilities of its own, which are numbered too.
    for (const [index, ability] of (skill.spiritAbilities ?? []).entries()) {
      list.push({ key: `${id}/${card}/${index}`, card, index, ability, item: null });
    }
  }
  return list;
}

/** How it is remembered that a spirit has had its free activation: also when it has fallen since. */
function actedKey(spirit: Ally['id']): string {
  return `${spirit}-acted`;
}

/** The spirit appears where the Shaman stands. It has acted if one of its kind has this turn. */
export function conjure(g: Descent, hero: Hero, spirit: SpiritId): void {
  g.state.allies.push({
    id: spirit,
    owner: hero.index,
    zone: hero.zone,
    wounds: 0,
    fire: 0,
    frost: 0,
    activated: hero.usedThisRound.includes(actedKey(spirit)),
  });
  g.emit({ t: 'summoned', hero: hero.index, card: spirit, zone: hero.zone, rule: 'H-SHA-07' });
}

export function isConjured(g: Descent, spirit: SpiritId): boolean {
  return allyById(g, spirit) !== undefined;
}

export function spiritsOf(g: Descent, hero: Hero): Ally[] {
  return g.state.allies.filter((ally) => ally.owner === hero.index);
}

/** A new turn: every spirit has its free activation again. */
export function readySpirits(g: Descent, hero: Hero): void {
  hero.usedThisRound = hero.usedThisRound.filter((key) => !SPIRITS.map(actedKey).includes(key));
  for (const ally of spiritsOf(g, hero)) ally.activated = false;
}

/** What the spirits can do now: once for nothing, and again for an action each time. */
export function spiritDeeds(g: Descent, hero: Hero): ClassDeed[] {
  const deeds: ClassDeed[] = [];
  for (const id of SPIRITS) {
    const ally = allyById(g, id);
    if (!ally || ally.owner !== hero.index) continue;
    if (ally.activated && !canPayActivation(hero)) continue;
    const { attack, move } = DEEDS[id][ally.activated ? 'paid' : 'free'];
    if (canAllyAttack(g, ally)) deeds.push(attack);
    deeds.push(move);
  }
  return deeds;
}

/** A Frost token would take the place of the action. */
function canPayActivation(hero: Hero): boolean {
  return (hero.turn?.actions ?? 0) > 0 && hero.frost === 0;
}

const DEEDS = {
  'flame-spirit': deedsOf('flame-spirit'),
  'frost-spirit': deedsOf('frost-spirit'),
} as const;

function deedsOf(spirit: SpiritId) {
  return {
    free: { attack: deed(spirit, 'attack', ''), move: deed(spirit, 'move', '') },
    paid: { attack: deed(spirit, 'attack', '-again'), move: deed(spirit, 'move', '-again') },
  };
}

function deed(spirit: SpiritId, does: 'attack' | 'move', again: '' | '-again'): ClassDeed {
  return {
    id: `${spirit}-${does}`,
    key: `${spirit}-${does}${again}`,
    means: { kind: 'spirit', ally: spirit, does },
    *resolve(g, hero) {
      const ally = allyById(g, spirit);
      if (!ally) return;
      if (!ally.activated) yield* activate(g, hero, ally, does);
      else yield* action(g, hero, 'special', () => activate(g, hero, ally, does));
    },
  };
}

/** A spirit activates: it burns, a Frost token costs it the activation, else it attacks or moves. */
function* activate(g: Descent, hero: Hero, ally: Ally, does: 'attack' | 'move'): Rule {
  ally.activated = true;
  if (!hero.usedThisRound.includes(actedKey(ally.id))) hero.usedThisRound.push(actedKey(ally.id));
  g.emit({
    t: 'spirit',
    hero: hero.index,
    card: ally.id,
    purpose: `spirit-${does}`,
    rule: 'H-SHA-09',
  });
  yield* burn(g, ally);
  if (allyById(g, ally.id) !== ally) return;
  if (frostHolds(g, ally)) return;
  if (does === 'attack') yield* g.do.allyAttack(g, ally);
  else yield* g.do.moveAlly(g, ally, SPIRIT_MOVE);
}
