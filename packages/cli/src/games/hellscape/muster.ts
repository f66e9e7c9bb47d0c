import {
  CLASSES,
  type Content,
  type HellscapeModule,
  type HellscapeSetup,
  hellscape,
} from '@crawlspace/hellscape';
import { SetupError } from '@crawlspace/kernel';
import type { Muster } from '../kit.ts';
import { cycled } from '../parties.ts';
import { content } from './house.ts';

/** Every hero is of another class. */
export function musterOf({ quests }: Content, module: HellscapeModule): Muster<HellscapeSetup> {
  return {
    heroes: CLASSES,
    missions: Object.values(quests)
      .sort((a, b) => a.number - b.number)
      .map(({ id }) => id),
    introductory: (mission) => quests[mission]?.number === FIRST,
    // Heroes gain their levels within a quest.
    levels: () => null,
    party: (count) => cycled(PARTY, count),
    randomParty: (random, count) => random.shuffle([...CLASSES]).slice(0, count),
    randomOptions: (random) => ({ hellbreaker: random.below(2) === 0 }),
    setup: ({ mission, heroes, options }) => {
      const { hellbreaker = false, ...others } = options;
      const [unknown] = Object.keys(others);
      if (unknown !== undefined) throw new SetupError(`unknown option ${JSON.stringify(unknown)}`);
      return module.parseSetup({
        quest: mission,
        heroes: heroes.map((id) => ({ class: id })),
        hellbreaker,
      });
    },
  };
}

/** The Tutorial. */
const FIRST = 1;

/** Who goes by default: first those whom a beginner understands best. */
const PARTY = ['berserker', 'paladin', 'ranger', 'wizard', 'rogue', 'shaman'];

export const muster = musterOf(content, hellscape);
