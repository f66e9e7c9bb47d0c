import {
  either,
  keyed,
  list,
  may,
  name,
  named,
  oneOf,
  shape,
  some,
  whole,
  word,
  words,
  yes,
} from '@crawlspace/kernel/packs';
import { ELEMENTS, RARITIES } from '../../ids.ts';

/* Abilities of heroes, skills, items and enemies: the types of `ability.ts` as schemas. A test holds both against each other. */

/** Numbers on cards are small: whatever is repeated is repeated so often at most. */
const MOST = 20;
export const number = whole(-MOST, MOST);
export const count = whole(0, MOST);
const atLeastOne = whole(1, MOST);

const amount = either({
  number,
  object: shape({
    per: oneOf('amount', ['enemies-here', 'heroes-here', 'mana-left']),
    each: number,
    max: may(count),
  }),
});
const on = oneOf('heroes', [
  ...(['self', 'target', 'heroes-here', 'other-heroes-here', 'enemy-here'] as const),
  ...(['enemy-within-1', 'enemy-in-sight', 'enemies-here', 'enemies-within-1'] as const),
  ...(['other-enemy-there', 'other-enemies-there'] as const),
]);
const n = { n: amount };
const forSome = { n: amount, on: may(on) };

export const abilityWords = [
  word('hits', 'Hits more in this attack.', n),
  word('shields', 'Shields more in this defense.', n),
  word('less-shields', 'Takes Shields from the other side.', n),
  word('less-hits', 'Takes Hits from the other side.', n),
  word('dice', 'Dice more in the roll.', {
    yellow: may(amount),
    orange: may(amount),
    blue: may(amount),
    enemy: may(amount),
  }),
  word('reroll', 'Re-rolls of dice.', { n: count, enemyDiceOnly: may(yes) }),
  word('ignore', 'Results that do not count.', {
    what: oneOf('name', ['claws', 'ability', 'shields']),
    n: amount,
  }),
  word('mana', 'Mana.', forSome),
  word('lose-mana', 'Mana is lost.', forSome),
  word('heal', 'Heals.', forSome),
  word('wounds', 'Wounds.', { n: amount, on }),
  word('fire', 'Fire tokens.', { n: amount, on }),
  word('frost', 'Frost tokens.', { n: amount, on }),
  word('cleanse', 'Takes off Fire and Frost tokens.', forSome),
  word('mp', 'Movement points for this Move action.', n),
  word('step', 'Moves so many zones at once; `safe`: no Reaction damage.', {
    n: count,
    safe: may(yes),
    on: may(on),
  }),
  word('slip', 'No Reaction damage for the rest of this Move action.', {}),
  word('push', 'Moves an enemy away.', { n: count, on }),
  word('pull', 'Moves an enemy nearer.', { n: count, on }),
  word('raise', 'Fallen minions get up again.', { n: count }),
  word('actions', 'Actions more.', { n: whole(1, 3) }),
  word('attack', 'A further Attack at once.', {}),
  word('item', 'Draws item cards.', { rarity: oneOf('name', RARITIES), n: whole(1, 5) }),
  word('in-shadow', 'Counts as standing in Shadow for this combat.', {}),
  word('max-health', 'More Health while it is in force.', { n: number }),
  word('max-mana', 'More Mana while it is in force.', { n: number }),
  word('rage', 'Rage of the Berserker.', n),
  word('element', 'Elements of the Shaman.', { n: count }),
  word('token', 'Tokens of the Rogue.', { n: count }),
  word('conjure', 'The Shaman conjures a Spirit.', {
    spirit: oneOf('name', ['flame-spirit', 'frost-spirit']),
  }),
  word('ready', 'The Wizard points the Ready marker at any spell.', { free: may(yes) }),
  word('special', 'Something that no word says, by its name.', { id: name, n: may(number) }),
] as const;

export const cost = shape({
  mana: may(atLeastOne),
  wounds: may(atLeastOne),
  rage: may(atLeastOne),
  elements: may(some(ELEMENTS, atLeastOne)),
  symbols: may(atLeastOne),
  discard: may(yes),
});

export const need = either({
  string: oneOf('condition', [
    ...(['shadow', 'light', 'dual-wield', 'company', 'alone', 'has-not-moved'] as const),
    ...(['against-mob', 'against-monster', 'near', 'far'] as const),
    ...(['target-frost', 'target-poison'] as const),
  ]),
  object: keyed('condition', {
    wounded: shape({ wounded: count }),
    enemiesHere: shape({ enemiesHere: count }),
  }),
});

export const ability = shape({
  timing: oneOf('moment', [
    ...(['attack', 'melee-attack', 'magic-attack', 'ranged-attack', 'defense'] as const),
    ...(['combat', 'move', 'turn', 'action', 'anytime', 'shadow-ability'] as const),
    ...(['on-round-start', 'on-turn-start', 'on-kill', 'on-wounded', 'after-attack'] as const),
    ...(['on-recover', 'on-reveal', 'always'] as const),
  ]),
  cost: may(cost),
  needs: may(list(need, 8)),
  limit: may(oneOf('name', ['any-number', 'round'])),
  effects: list(words('effect', abilityWords), 12),
});

export const abilities = list(
  named('Ability', () => ability),
  8,
);
