import {
  either,
  id,
  list,
  literal,
  may,
  name,
  oneOf,
  type Schema,
  shape,
  table,
  text,
  whole,
  yes,
} from '@crawlspace/kernel/packs';
import type { QuestCard, QuestMap, Side } from '../../quest-types.ts';
import { cell, condition, conditions, happenings, PLACED, token, value } from './happenings.ts';

/* A quest: its map, and what is to be done and happens on it. The types of `quest-types.ts` as schemas. */

const side: Schema<Side> = oneOf('name', ['n', 'e', 's', 'w']);
const place = { x: whole(0, 60), y: whole(0, 60) };
const cells = list(cell);

export const map: Schema<QuestMap> = shape({
  tiles: list(
    shape({
      tile: text(4),
      ...place,
      turn: whole(0, 3) as Schema<0 | 1 | 2 | 3>,
    }),
    16,
  ),
  bridges: list(shape({ ...place, open: list(side, 4) }), 12),
  doors: list(shape({ ...place, side, marked: may(yes) })),
  start: cells,
  tokens: list(
    shape({
      kind: oneOf('name', [...PLACED, 'starting-mob']),
      ...place,
      heroes: may(whole(1, 6)),
      count: may(whole(0, 20)),
    }),
    120,
  ),
  rooms: may(list(cells, 20)),
  boss: may(shape({ tile: text(4), at: cell, start: cells })),
});

export const quest: Schema<QuestCard> = shape({
  id,
  number: whole(1, 999),
  map: either({ object: map, list: list(map, 6) }),
  scale: may(whole(1, 6)),
  goals: list(
    shape({
      done: condition,
      heroes: may(oneOf('name', ['one', 'more'])),
      key: may(text(80)),
      numbers: may(table(name, value, 6)),
    }),
    8,
  ),
  deeds: may(
    list(
      shape({
        id,
        at: may(token),
        cost: oneOf('name', ['mp', 'action']),
        interacts: may(yes),
        if: may(conditions),
        does: happenings,
      }),
      12,
    ),
  ),
  triggers: may(
    list(
      shape({
        on: oneOf('moment', [
          ...(['set-up', 'round-start', 'hero-phase'] as const),
          ...(['darkness', 'revealed', 'killed'] as const),
        ]),
        if: may(conditions),
        does: happenings,
      }),
      24,
    ),
  ),
  marked: may(
    shape({
      opens: either({ string: literal('never'), list: conditions }),
      noDoorCard: may(yes),
    }),
  ),
  enemiesPass: may(oneOf('name', ['marked', 'all'])),
  armored: may(shape({ mark: name, unless: condition })),
  bossFight: may(shape({ begins: happenings })),
  special: may(name),
});
