import {
  type BrimstoneModule,
  type BrimstoneSetup,
  brimstone,
  type Content,
} from '@crawlspace/brimstone';
import type { Random } from '@crawlspace/kernel';
import type { Muster } from '../kit.ts';
import { cycled, oneOf } from '../parties.ts';
import { content } from './house.ts';

const HEROES = Object.keys(content.classes);

/** Heroes of one class may go together; a large party has some twice. Whoever does not care which goes with those of the house. */
export function musterOf(
  { classes, missions }: Content,
  module: BrimstoneModule,
): Muster<BrimstoneSetup> {
  return {
    heroes: Object.keys(classes),
    missions: Object.keys(missions),
    introductory: (mission) => missions[mission]?.basic === true,
    levels(mission) {
      const levels = missions[mission]?.levels ?? null;
      return levels && levels[0] > 1 ? levels : null;
    },
    party: (count) => cycled(HEROES, count),
    randomParty: (random, count) => Array.from({ length: count }, () => oneOf(random, HEROES)),
    randomOptions,
    setup: ({ mission, heroes, options }) =>
      module.parseSetup({ mission, heroes: heroes.map((id) => ({ class: id })), options }),
  };
}

export const muster = musterOf(content, brimstone);

function randomOptions(random: Random): Readonly<Record<string, unknown>> {
  const yes = () => random.below(2) === 0;
  return {
    edition: oneOf(random, ['revised', 'first']),
    tokens: oneOf(random, ['twelve', 'eight']),
    fixedMove: yes(),
    advancedEncounters: yes(),
    belowTheDarkness: yes(),
    hardCore: oneOf(random, ['off', 'soft', 'full']),
    themedThreats: yes() ? [] : ['void-spiders', 'tentacles'],
    dangerousDynamite: yes(),
    epicForSmallParties: yes(),
  };
}
