import type { Rule } from '@crawlspace/kernel';
import type { Descent } from '../../descent.ts';
import { removeToken } from '../../rules/exploration/tokens.ts';
import type { Hero } from '../../state.ts';
import type { Quest, QuestDeed } from '../quest-types.ts';
import {
  interaction,
  isMarked,
  isOnTheMap,
  leftCount,
  markedDoors,
  objective,
  tokenAt,
  tokensOf,
  wayOut,
} from './common.ts';
import { highwayMap } from './highway-to-hellscape.map.ts';

const ID = 'highway-to-hellscape';
const SWITCHES = 2;
const SWITCH_XP = 3;

function deeds(g: Descent, hero: Hero): QuestDeed[] {
  if (tokenAt(g, hero.zone, 'objective')) return [interaction('press-switch', pressSwitch)];
  return isOnTheMap(g, 'objective') ? [] : wayOut(g, hero);
}

/** With the last switch the Gate opens, and what is behind it is revealed. */
function* pressSwitch(g: Descent, hero: Hero): Rule {
  const pressed = tokenAt(g, hero.zone, 'objective');
  if (!pressed) return;
  removeToken(g, pressed);
  g.do.gainXp(g, hero, SWITCH_XP);
  const left = tokensOf(g, 'objective').length;
  g.emit({ t: 'quest', purpose: 'switch-pressed', hero: hero.index, amount: left });
  if (left > 0) return;
  for (const door of markedDoors(g)) yield* g.do.openDoor(g, door, hero);
}

/** Press both switches, and leave by the altar behind the Gate they open. */
export const highwayToHellscape: Quest = {
  id: ID,
  number: 2,
  map: () => highwayMap,
  objectives(g) {
    const pressed = SWITCHES - tokensOf(g, 'objective').length;
    const heroes = g.state.heroes.length;
    return [
      objective(`${ID}.objective-1`, pressed === SWITCHES, { n: pressed, of: SWITCHES }),
      objective(`${ID}.objective-2`, leftCount(g) === heroes, { n: leftCount(g), of: heroes }),
    ];
  },
  deeds,
  mayOpen: (g, door) => !isMarked(g, door),
  // Enemies come and go through the Gate; for everyone else it is as good as a wall.
  passes: (g, door, who) => 'minions' in who && isMarked(g, door),
};
