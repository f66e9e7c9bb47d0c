import { CLASSES, type HellscapeSetup, hellscape } from '@crawlspace/hellscape';
import { SetupError } from '@crawlspace/kernel';
import type { Muster } from '../kit.ts';
import { cycled } from '../parties.ts';
import { content } from './house.ts';

/** Every hero is of another class. */
export const muster: Muster<HellscapeSetup> = {
  heroes: CLASSES,
  missions: Object.values(content.quests)
    .sort((a, b) => a.number - b.number)
    .map(({ id }) => id),
  introductory: (mission) => content.quests[mission]?.number === FIRST,
  // Heroes gain their levels within a quest.
  levels: () => null,
  party: (count) => cycled(PARTY, count),
  randomParty: (random, count) => random.shuffle([...CLASSES]).slice(0, count),
  randomOptions: (random) => ({ hellbreaker: random.below(2) === 0 }),
  setup: ({ mission, heroes, options }) => {
    const { hellbreaker = false, ...others } = options;
    const [unknown] = Object.keys(others);
    if (unknown !== undefined) throw new SetupError(`unknown option ${JSON.stringify(unknown)}`);
    return hellscape.parseSetup({
      quest: mission,
      heroes: heroes.map((id) => ({ class: id })),
      hellbreaker,
    });
  },
};

/** The Tutorial. */
const FIRST = 1;

/** Who goes by default: first those whom a beginner understands best. */
const PARTY = ['berserker', 'paladin', 'ranger', 'wizard', 'rogue', 'shaman'];
