import {
  id,
  list,
  literal,
  may,
  oneOf,
  type Schema,
  shape,
  some,
  whole,
  yes,
  yesNo,
} from '@crawlspace/kernel/packs';
import type {
  BossCard,
  DoorCard,
  HeroCard,
  HiddenFace,
  ItemCard,
  MobCard,
  MobItem,
  RoamingCard,
  SetPower,
  Skill,
} from '../../content-types.ts';
import {
  ATTACK_TYPES,
  BOSSES,
  CLASSES,
  MOBS,
  RARITIES,
  ROAMING,
  STANCES,
  TIERS,
} from '../../ids.ts';
import { LOOKS } from '../../looks.ts';
import { abilities, ability, count } from './ability.ts';
import { conditions, happenings } from './happenings.ts';

/* The cards that packs can bring or change, as schemas. */

const dice = { yellow: may(whole(0, 6)), orange: may(whole(0, 6)) };
const attacks = some(ATTACK_TYPES, shape(dice));
const ofAnEnemy = shape({ ...dice, enemy: may(whole(0, 6)) });
const attackType = oneOf('name', ATTACK_TYPES);
const tier = oneOf('name', TIERS);
const heroClass = oneOf('name', CLASSES);
const look = oneOf('name', LOOKS);
const copies = whole(0, 20);
const health = whole(1, 60);

export const item: Schema<ItemCard> = shape({
  id,
  deck: oneOf('name', ['starting', ...RARITIES]),
  look,
  slot: oneOf('name', ['head', 'chest', 'legs', 'misc', 'hand', 'two-hands', 'none']),
  copies,
  attacks: may(attacks),
  defense: may(whole(0, 6)),
  abilities: may(abilities),
  set: may(literal('shadowbane')),
  class: may(heroClass),
  forLargeParty: may(yesNo),
  consumable: may(yes),
});

export const mobItem: Schema<MobItem> = shape({
  id,
  tier,
  look,
  slot: oneOf('name', ['hand', 'two-hands']),
  attacks,
  abilities: may(abilities),
});

export const setPower: Schema<SetPower> = shape({
  id,
  class: heroClass,
  minor: abilities,
  greater: abilities,
});

export const skill: Schema<Skill> = shape({
  id,
  class: heroClass,
  level: whole(1, 5) as Schema<Skill['level']>,
  upgrades: may(id),
  abilities,
  poison: may(whole(1, 9)),
  stance: may(oneOf('name', [...STANCES, 'any'])),
  blessed: may(abilities),
  tokens: may(list(id, 9)),
  spirit: may(oneOf('name', ['flame-spirit', 'frost-spirit'])),
  spiritAbilities: may(abilities),
});

export const hero: Schema<HeroCard> = shape({
  id,
  class: heroClass,
  health,
  mana: whole(1, 30),
  ability,
  shadow: ability,
});

export const mob: Schema<MobCard> = shape({
  id,
  type: oneOf('name', MOBS),
  tier,
  health,
  reward: count,
  defense: whole(0, 6),
  abilities,
  stride: may(whole(1, 5)),
});

const pattern = shape({ when: may(conditions), does: happenings });
export const roaming: Schema<RoamingCard> = shape({
  id,
  type: oneOf('name', ROAMING),
  tier,
  healthPerHero: whole(1, 40),
  reward: count,
  fixed: some(RARITIES, whole(0, 5)),
  attackType,
  attack: ofAnEnemy,
  defense: whole(0, 6),
  defenseEnemyDice: whole(0, 6),
  abilities,
  patterns: list(pattern, 2) as Schema<RoamingCard['patterns']>,
});

const space = shape({
  yellow: may(whole(0, 6)),
  orange: may(whole(0, 6)),
  blue: may(whole(0, 6)),
  enemy: may(whole(0, 6)),
  actions: may(whole(0, 3)),
  activationDice: may(whole(0, 3)),
  arrives: may(happenings),
});
export const boss: Schema<BossCard> = shape({
  id,
  type: oneOf('name', BOSSES),
  healthPerHero: whole(1, 99),
  actions: whole(1, 5),
  activationDice: whole(1, 6),
  attackType,
  attack: ofAnEnemy,
  defense: whole(0, 6),
  defenseEnemyDice: whole(0, 6),
  special: list(happenings, 12),
  combat: abilities,
  track: list(space, 20),
});

export const door: Schema<DoorCard> = shape({ id, copies, does: happenings });

export const face: Schema<HiddenFace> = shape({
  id,
  kind: oneOf('name', ['spike-trap', 'bear-trap', 'fountain', 'chest', 'greater-chest']),
  copies,
  n: count,
  rarity: may(oneOf('name', RARITIES)),
});
