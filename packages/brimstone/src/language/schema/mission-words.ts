import {
  id,
  literal,
  may,
  name,
  oneOf,
  type Schema,
  said,
  whole,
  word,
} from '@crawlspace/kernel/packs';
import * as v from 'valibot';
import type { Effects } from '../effects.ts';
import { counterName, markerFilter, quantity, world } from './values.ts';

/** Markers of a kind are told apart by a number behind it. */
export const markerKind = v.pipe(id, v.regex(/^[^0-9]*$/, said('enemy-id')));
/** What only missions say. */
export const ofTheMission = (effects: Schema<Effects>) =>
  [
    word('tell', 'A line of the story: `ID.WHAT` of its texts.', { what: name }),
    word('count', 'A counter goes up or down; `*` in its name is the marker.', {
      counter: counterName,
      by: quantity,
    }),
    word('set', 'A counter is set.', { counter: counterName, n: quantity }),
    word('mark', 'Markers on the tile: `n` of them, or one with a `number`.', {
      marker: markerKind,
      place: may(oneOf('name', ['far', 'spread'])),
      number: may(quantity),
      n: may(quantity),
    }),
    word('unmark', 'This marker goes, or all of a kind.', { marker: may(markerKind) }),
    word('with-marker', 'About the first of these markers, each, or one that the Hero chooses.', {
      of: markerFilter,
      by: may(oneOf('name', ['each', 'choice'])),
      then: effects,
    }),
    word('threat', 'A Threat card of this level, on the tile or as an Ambush.', {
      level: oneOf('name', ['low', 'med', 'high', 'epic', 'party']),
      how: oneOf('name', ['here', 'ambush']),
    }),
    word('luck', 'A D6 that nobody re-rolls: on so much or less it comes.', {
      what: name,
      upTo: quantity,
      then: effects,
    }),
    word('find-objective', 'The objective is found here; the rest of the turn is skipped.', {
      place: may(literal('entrance')),
    }),
    word('win', 'The adventure is won.', { by: id }),
    word('lose', 'The adventure is lost.', { by: id }),
    word('darkness-ahead', 'In the next adventure the Darkness starts a step ahead.', {}),
    word('party-artifact', 'An Artifact; the players choose who draws it.', { world: may(world) }),
    word('share-loot', 'Loot for all who are alive.', { n: whole(1, 3) }),
    word('lose-bag', 'Everything in the side bag.', {}),
    word('run', 'What the mission has under this name.', { routine: name }),
  ] as const;
