import { type BrimstoneSetup, brimstone } from '@crawlspace/brimstone';
import type { Random } from '@crawlspace/kernel';
import type { Muster } from '../kit.ts';
import { cycled, oneOf } from '../parties.ts';
import { content } from './house.ts';

const HEROES = Object.keys(content.classes);

/** Heroes of one class may go together; a large party has some twice. */
export const muster: Muster<BrimstoneSetup> = {
  heroes: HEROES,
  missions: Object.keys(content.missions),
  introductory: (mission) => content.missions[mission]?.basic === true,
  levels(mission) {
    const levels = content.missions[mission]?.levels ?? null;
    return levels && levels[0] > 1 ? levels : null;
  },
  party: (count) => cycled(HEROES, count),
  randomParty: (random, count) => Array.from({ length: count }, () => oneOf(random, HEROES)),
  randomOptions,
  setup: ({ mission, heroes, options }) =>
    brimstone.parseSetup({ mission, heroes: heroes.map((id) => ({ class: id })), options }),
};

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
