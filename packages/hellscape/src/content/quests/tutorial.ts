import type { Rule } from '@crawlspace/kernel';
import type { Descent } from '../../descent.ts';
import { removeToken } from '../../rules/exploration/tokens.ts';
import type { Hero } from '../../state.ts';
import type { Quest, QuestDeed } from '../quest-types.ts';
import { action, holders, interaction, objective, take, tokenAt, xpForAll } from './common.ts';
import { tutorialMap } from './tutorial.map.ts';

const ID = 'tutorial';
const SCROLL = 'scroll';
const SCROLL_XP = 5;

function deeds(g: Descent, hero: Hero): QuestDeed[] {
  if (tokenAt(g, hero.zone, 'objective')) return [interaction('take-scroll', takeScroll)];
  const holds = holders(g, SCROLL).includes(hero.index);
  return holds && tokenAt(g, hero.zone, 'objective-gray') ? [action('close-rift', closeRift)] : [];
}

function* takeScroll(g: Descent, hero: Hero): Rule {
  const scroll = tokenAt(g, hero.zone, 'objective');
  if (!scroll) return;
  removeToken(g, scroll);
  take(g, SCROLL, hero);
  g.emit({ t: 'quest', purpose: 'scroll-taken', hero: hero.index, rule: 'H-QTUTORIAL-03' });
  xpForAll(g, SCROLL_XP);
}

function* closeRift(g: Descent): Rule {
  yield* g.do.win(g, ID);
}

/** Find the Scroll, and close the Rift with it. */
export const tutorial: Quest = {
  id: ID,
  number: 1,
  map: () => tutorialMap,
  objectives: (g) => [
    objective(`${ID}.objective-1`, holders(g, SCROLL).length > 0),
    objective(`${ID}.objective-2`, g.state.outcome?.won === true),
  ],
  deeds,
};
