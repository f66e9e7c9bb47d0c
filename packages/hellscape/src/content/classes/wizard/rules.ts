import { onceFor, type Rule } from '@crawlspace/kernel';
import type { Ability, Timing } from '../../../ability.ts';
import type { ClassDeed, ClassRules, Content } from '../../../content-types.ts';
import type { Descent } from '../../../descent.ts';
import type { CardId } from '../../../ids.ts';
import { does } from '../../../language/build.ts';
import { itemCard } from '../../../rules/item-card.ts';
import type { Hero } from '../../../state.ts';
import type { WizardBoard } from '../boards.ts';
import {
  amuletOf,
  chooseQuadrant,
  cover,
  pointMarker,
  printedSpells,
  spellAhead,
  turnMarker,
  uncover,
} from './amulet.ts';

/** The Amulet itself, as the card of the forced turn. */
const AMULET = 'spell-amulet';

/** Mana for turning the marker by one quadrant. */
export const TURN_PRICE = 1;

/** The marker can be forced on in the middle of a combat too; there the turn is used like an ability. */
const forcedTurn: readonly Ability[] = [
  does(
    'combat',
    { cost: { mana: TURN_PRICE }, limit: 'any-number' },
    { do: 'special', id: 'turn-amulet' },
  ),
];

/** The Wizard: four spells on an Amulet, and only the one under the Ready marker can be cast. */
export const wizardRules: ClassRules<WizardBoard> = {
  id: 'wizard',

  newBoard() {
    return { class: 'wizard', quadrants: [...printedSpells], ready: 0, free: false };
  },

  cloneBoard: copyOf,
  boardView: copyOf,

  /** A new spell covers a quadrant of choice. The lower rank it replaces leaves the Amulet first. */
  *placeSkill(g, hero, skill) {
    const amulet = amuletOf(hero);
    const lower = amulet.quadrants.indexOf(g.content.skills[skill]?.upgrades ?? '');
    if (lower >= 0) uncover(g, hero, lower);
    const quadrant = yield* chooseQuadrant(hero, 'quadrant', {
      spell: { key: `${skill}.name` },
    });
    cover(g, hero, quadrant, skill);
    if (g.state.phase === 'setup') {
      pointMarker(g, hero, yield* chooseQuadrant(hero, 'ready-marker'));
    }
  },

  abilities(g, hero) {
    const amulet = amuletOf(hero);
    const card = spellAhead(amulet, 0);
    const armed = hasMagicWeapon(g, hero);
    const abilities = spell(g.content, card).flatMap((ability) => castable(ability, armed));
    return [
      { card, abilities: amulet.free ? abilities.map(withoutMana) : abilities },
      { card: AMULET, abilities: forcedTurn },
    ];
  },

  canGain: (_g, _hero, effect) => effect.do === 'ready',
  *gain(g, hero, effect) {
    if (effect.do !== 'ready') return;
    const ask = effect.free ? 'ready-marker-free' : 'ready-marker';
    pointMarker(g, hero, yield* chooseQuadrant(hero, ask), effect.free);
  },

  deeds(_g, hero) {
    return hero.mana >= TURN_PRICE ? [turnDeed(hero)] : [];
  },

  /** Right after a cast the marker turns. */
  *abilityUsed(g, hero, card) {
    if (card === spellAhead(amuletOf(hero), 0)) turnMarker(g, hero);
  },
};

function copyOf({ quadrants, ready, free }: WizardBoard): WizardBoard {
  return { class: 'wizard', quadrants: quadrants.slice(), ready, free };
}

/** What a spell does: a basic one or a skill. */
export function spell(content: Content, card: CardId): readonly Ability[] {
  const printed = content.skills[card] ?? content.basicSpells[card];
  if (!printed) throw new Error(`there is no spell ${card}`);
  return printed.abilities;
}

const ATTACK_TIMINGS: ReadonlySet<Timing> = new Set<Timing>([
  'attack',
  'melee-attack',
  'magic-attack',
  'ranged-attack',
]);

/** Spells cast during an attack need a weapon with a Magic attack; without one Combat spells only defend. */
export function castable(ability: Ability, armed: boolean): readonly Ability[] {
  if (armed) return [ability];
  if (ATTACK_TIMINGS.has(ability.timing)) return [];
  return [ability.timing === 'combat' ? defending(ability) : ability];
}

const defending = onceFor((ability: Ability): Ability => ({ ...ability, timing: 'defense' }));

export function hasMagicWeapon(g: Pick<Descent, 'content'>, hero: Hero): boolean {
  return hero.items.some(
    ({ card, equipped }) => equipped && itemCard(g, card).attacks?.magic !== undefined,
  );
}

/** A price of 0 Mana keeps it a matter of choice: free abilities would just happen. */
const withoutMana = onceFor(
  (ability: Ability): Ability =>
    ability.cost?.mana ? { ...ability, cost: { ...ability.cost, mana: 0 } } : ability,
);

function turnDeed(hero: Hero): ClassDeed {
  const next = spellAhead(amuletOf(hero), 1);
  return {
    id: 'turn-amulet',
    key: 'turn-amulet',
    means: { kind: 'turn-amulet', card: next },
    resolve: turnForMana,
  };
}

function* turnForMana(g: Descent, hero: Hero): Rule {
  hero.mana -= TURN_PRICE;
  turnMarker(g, hero);
}
