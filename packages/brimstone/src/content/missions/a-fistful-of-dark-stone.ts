import { eachOf, FINAL_FIGHT_WON, stones, threat, xp } from '../../language/build.ts';
import { missionOf } from '../../language/mission.ts';

const data = { clues: 2, xp: 25 };

/** The introductory mission: follow the clues to the deposit and fight for it. */
export const aFistfulOfDarkStone = missionOf({
  id: 'a-fistful-of-dark-stone',
  data,
  basic: true,
  levels: [1, 2],
  story: {
    won: ['nine-days-down', 'the-bones-of-father-crane'],
    lost: ['until-the-cage-comes', 'the-bones-of-father-crane'],
  },
  place: { x: 36, y: 58 },
  world: 'mines',
  clues: data.clues,
  objective: [threat('high')],
  won: FINAL_FIGHT_WON,
  reward: [eachOf('the-living', xp(data.xp), stones('D3'))],
});
