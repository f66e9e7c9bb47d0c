import {
  either,
  id,
  list,
  literal,
  may,
  name,
  oneOf,
  places,
  type Schema,
  said,
  shape,
  some,
  table,
  text,
  whole,
  yesNo,
} from '@crawlspace/kernel/packs';
import * as v from 'valibot';
import { MISSION_MOMENTS, type MissionCard } from '../mission.ts';
import { ability, useData } from './ability.ts';
import { effects } from './effects.ts';
import { sum, when, world } from './values.ts';

const trigger = shape({
  at: oneOf('moment', [...MISSION_MOMENTS, 'final-turn']),
  from: may(whole(1, 40)),
  every: may(whole(1, 40)),
  if: may(when),
  do: effects,
});

const { on: _, uses: __, ...holds } = ability.entries;

export const mission: Schema<MissionCard> = shape({
  id,
  data: may(
    table(
      v.pipe(v.string(said('name')), v.regex(/^[a-z][A-Za-z0-9]*$/, said('name'))),
      either({ number: sum, string: text(40), boolean: yesNo }) as Schema<number | boolean>,
      30,
    ),
  ),
  basic: yesNo,
  levels: may(places([whole(1, 8), whole(1, 8)])),
  story: may(shape({ won: list(id, 12), lost: list(id, 12) })),
  place: may(some(['x', 'y'], whole(0, 100)) as Schema<NonNullable<MissionCard['place']>>),
  world,
  clues: whole(0, 6),
  gates: may(literal('never')),
  clue: may(effects),
  objective: effects,
  won: may(when),
  lost: may(shape({ when, by: id })),
  reward: effects,
  failure: may(effects),
  triggers: may(list(trigger, 20)),
  uses: may(list(useData, 8)),
  does: may(shape(holds)),
  routines: may(table(name, effects, 12)),
});
