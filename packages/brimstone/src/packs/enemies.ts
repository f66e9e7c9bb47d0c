import type { EntryKind } from '@crawlspace/kernel/packs';
import { overlay, sheetAbility } from '../content/enemies/make.ts';
import type { Content, EnemyAbility, EnemySide, EnemyType } from '../content-types.ts';
import * as schema from '../language/schema/cards.ts';
import { deck } from './decks.ts';

const CAN = ['adds', 'changes'] as const;
const PARTS = ['name', 'one', 'text', 'flavour'];

/** What is printed besides what it does. */
function printed({ lowest, grants }: schema.Data<EnemyAbility>) {
  return { ...(lowest ? { lowest } : {}), ...(grants ? { grants } : {}) };
}

/** Both sides of the sheet. */
function laidOver({ id, does, raises, brutal, ...card }: schema.Data<EnemyAbility>): EnemyAbility {
  const calm: EnemySide = { ...(does ? { does } : {}), ...(raises ? { raises } : {}) };
  const sides = brutal ? (isBrutal: boolean) => (isBrutal ? brutal : calm) : calm;
  return overlay(id, sides, printed({ id, ...card }));
}

/** Types of Enemies and what is laid over their sheets. */
export const enemyKinds: Readonly<Record<string, EntryKind<Content>>> = {
  enemies: deck(
    'enemies',
    {
      says: 'Types of Enemies: both sides of the sheet.',
      can: CAN,
      texts: ({ id }) => [`${id}.name`, `${id}.one`],
      parts: PARTS,
    },
    schema.enemy,
    (type: EnemyType) => type,
  ),
  enemyAbilities: deck(
    'enemyAbilities',
    { says: 'Abilities of sheets, with an X.', can: CAN },
    schema.enemyAbility,
    ({ id, does = {}, ...card }) => sheetAbility(id, does, printed({ id, ...card })),
  ),
  elites: deck('elites', { says: 'Elite abilities.', can: CAN }, schema.enemyAbility, laidOver),
  variants: deck(
    'variants',
    {
      says: 'Variants: other keywords, abilities and numbers over the sheet of a type.',
      can: CAN,
      texts: ({ id }) => [`${id}.name`, `${id}.one`],
      parts: PARTS,
    },
    schema.variant,
    ({ base, keywords, removes, ...card }) => ({
      base,
      keywords,
      ...(removes ? { removes } : {}),
      ...laidOver(card),
    }),
  ),
};
