import type { Rule } from '@crawlspace/kernel';
import { promptFor, promptOn } from '../../../asks.ts';
import { zonesInSight } from '../../../board/queries.ts';
import type { Special } from '../../../content-types.ts';
import type { Descent } from '../../../descent.ts';
import type { UseOf } from '../../../effects.ts';
import {
  canBeMoved,
  countedAsHeroesIn,
  type HeroOrAlly,
  placeFigure,
} from '../../../rules/figures/counted-as-heroes.ts';
import { fitsCombat, isAttacking } from '../../../rules/figures/queries.ts';
import { pickFigure, pickZone } from '../../../rules/picks.ts';
import type { Hero } from '../../../state.ts';
import { amuletOf, QUADRANTS, spellAhead, turnMarker } from './amulet.ts';
import { castable, hasMagicWeapon, spell, TURN_PRICE } from './rules.ts';

export const wizardSpecials: Readonly<Record<string, Special>> = {
  'turn-amulet': {
    why: 'a turn of the amulet is worth asking for only if a spell further on could still be cast',
    possible: (g, { hero }) => hero !== null && isWorthTurning(g, hero),
    *resolve(g, { hero }) {
      if (hero) turnMarker(g, hero);
    },
  },
  'rift-gate': {
    why: 'first somebody of the zone is chosen, then a zone that the Wizard sees',
    possible: (g, use) =>
      use.hero !== null && farSides(g, use.hero.zone, riftReach(use)).length > 0,
    resolve: riftGate,
  },
};

/**
 * An attacker may always turn. A defender is only asked when a spell ahead could still help: nothing
 * else is gained by turning then rather than in the own turn.
 */
function isWorthTurning(g: Descent, hero: Hero): boolean {
  const { combat } = g.state;
  if (!combat) return false;
  if (isAttacking(combat, hero)) return true;
  const amulet = amuletOf(hero);
  const armed = hasMagicWeapon(g, hero);
  for (let ahead = 1; ahead < QUADRANTS; ahead++) {
    const card = spellAhead(amulet, ahead);
    if (combat.used.includes(`${card}/0`)) continue;
    const mana = hero.mana - ahead * TURN_PRICE;
    for (const ability of spell(g.content, card)) {
      if ((ability.cost?.mana ?? 0) > mana) continue;
      if (castable(ability, armed).some(({ timing }) => fitsCombat(timing, combat))) return true;
    }
  }
  return false;
}

/** The Wizard, or somebody else of the zone, steps through a rift into a zone that the Wizard sees. */
function* riftGate(g: Descent, { hero, card }: UseOf, reach: number): Rule {
  if (!hero) return;
  const seat = hero.index;
  const prompt = promptOn('target', card);
  const who = yield* pickFigure({ seat, prompt }, whoCanStep(g, hero));
  const zones = farSides(g, hero.zone, reach);
  const where = yield* pickZone({ seat, prompt: promptFor('rift') }, zones);
  yield* placeFigure(g, who, where);
}

function whoCanStep(g: Descent, { zone }: Hero): HeroOrAlly[] {
  return countedAsHeroesIn(g, zone).filter((who) => canBeMoved(g, who));
}

/** Zones in sight where the rift can open. */
function farSides(g: Descent, from: number, reach: number): number[] {
  return zonesInSight(g, from)
    .filter(({ zone, range }) => zone !== from && range <= reach)
    .map(({ zone }) => zone);
}

function riftReach({ ability }: UseOf): number {
  for (const effect of ability.effects) if (effect.do === 'special') return effect.n ?? 0;
  return 0;
}
