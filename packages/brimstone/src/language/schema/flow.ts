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
  whole,
  word,
  yes,
} from '@crawlspace/kernel/packs';
import { SKILLS } from '../../ids.ts';
import type { Effects } from '../effects.ts';
import { SPECIALS, type SpecialId } from '../specials/index.ts';
import { amount, count, foes, quantity, sum, tokens, when, who } from './values.ts';

const skill = oneOf('name', SKILLS);

export const price = shape({ gold: may(sum), token: may(tokens), grit: may(count) });

export const flow = (effects: Schema<Effects>, rows = list(effects, 12)) =>
  [
    word('test', 'A skill test: rows by the number of successes, none, one, two or more …', {
      by: oneOf('heroes', ['you', 'one', 'random', 'all', 'together']),
      skill: either({ string: skill, list: list(skill) }),
      need: quantity,
      rows,
      among: may(who),
      mayDecline: may(yes),
      dice: may(quantity),
      enough: may(quantity),
      help: may(shape({ do: effects, dice: count })),
      as: may(name),
    }),
    word('roll', 'Dice: rows from the lowest result on; `from`: what it takes for each after it.', {
      by: may(literal('card')),
      what: name,
      dice: may(amount),
      from: list(whole(1, 40), 12),
      rows,
    }),
    word('choose', 'One of several things, as the Hero likes.', {
      of: list(shape({ id: name, do: effects }), 6),
    }),
    word('may', 'If the Hero wants to and can pay, or if the party wants it.', {
      by: may(literal('party')),
      pay: may(price),
      then: effects,
      else: may(effects),
    }),
    word('whoever', 'Each of these decides; then it happens to those who want to.', {
      of: who,
      pay: may(price),
      each: effects,
      as: may(name),
    }),
    word('if', 'If something is so.', { when, then: effects, else: may(effects) }),
    word('for', 'One after the other is `you`.', { who, each: effects }),
    word('for-foes', 'One after the other is the Enemy of the moment.', { foes, each: effects }),
    word('name', 'The players name one of these, who pays and is `you`.', {
      by: may(literal('owner')),
      of: who,
      pay: may(price),
      then: effects,
      else: may(effects),
      mayDecline: may(oneOf('name', ['decline', 'nobody', 'let-it-come'])),
    }),
    word('tally', 'One charge is gone; the last one brings this about, and all of them back.', {
      of: whole(1, 20),
      then: effects,
    }),
    word('choose-enemy', 'The owner chooses one of these Enemies.', { of: foes, then: effects }),
    word('special', 'Something that no word says, by its name.', {
      id: oneOf('special', Object.keys(SPECIALS) as SpecialId[]),
      n: may(table(id, amount)),
    }),
  ] as const;
