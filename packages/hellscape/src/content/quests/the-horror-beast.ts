import type { Rule } from '@crawlspace/kernel';
import { type Descent, enemiesIn } from '../../descent.ts';
import { layToken, removeToken } from '../../rules/exploration/tokens.ts';
import type { Enemy, Hero } from '../../state.ts';
import type { Quest, QuestDeed } from '../quest-types.ts';
import {
  count,
  counter,
  give,
  holders,
  objective,
  passing,
  setCounter,
  take,
  tokenAt,
} from './common.ts';
import { beastMap, LAIR } from './the-horror-beast.map.ts';

const ID = 'the-horror-beast';
const BEAST = 'beast';
const FEATHER = 'feather';
const ON_BEAST = 'feathers-on-beast';

function beastOf(g: Pick<Descent, 'state'>): Enemy | undefined {
  return g.state.enemies.find(({ mark }) => mark === BEAST);
}

function* beastAwakes(g: Descent): Rule {
  const lair = g.map.zoneAt(...LAIR);
  if (lair) yield* g.do.spawnRoaming(g, lair.id, { mark: BEAST, tier: '5' });
}

/** Other enemies keep a hero from picking up a Feather; the Beast shrinks from it. */
function deeds(g: Descent, hero: Hero): QuestDeed[] {
  const possible: QuestDeed[] = [];
  const disturbed = enemiesIn(g, hero.zone).some(({ mark }) => mark !== BEAST);
  if (!disturbed && tokenAt(g, hero.zone, 'objective')) {
    possible.push(passing('take-feather', takeFeather));
  }
  const holds = holders(g, FEATHER).includes(hero.index);
  if (holds && beastOf(g)?.zone === hero.zone) possible.push(passing('lay-feather', layFeather));
  return possible;
}

function* takeFeather(g: Descent, hero: Hero): Rule {
  const feather = tokenAt(g, hero.zone, 'objective');
  if (!feather) return;
  removeToken(g, feather);
  take(g, FEATHER, hero);
  g.emit({ t: 'quest', purpose: 'feather-taken', hero: hero.index, zone: hero.zone });
}

function* layFeather(g: Descent, hero: Hero): Rule {
  give(g, FEATHER, hero);
  const amount = count(g, ON_BEAST, 1);
  g.emit({ t: 'quest', purpose: 'feather-laid', hero: hero.index, amount });
}

/** The Beast shakes off its Feathers: they fall where it stands, and nothing can hurt it any more. */
function* feathersFall(g: Descent): Rule {
  const beast = beastOf(g);
  const amount = counter(g, ON_BEAST);
  if (!beast || amount === 0) return;
  setCounter(g, ON_BEAST, 0);
  for (let i = 0; i < amount; i++) layToken(g, 'objective', beast.zone);
  g.emit({ t: 'quest', purpose: 'feathers-fall', zone: beast.zone, amount });
}

/** The Beast roams the dungeon from the start and nothing hurts it, unless an Angel Feather lies on it. */
export const theHorrorBeast: Quest = {
  id: ID,
  number: 7,
  map: () => beastMap,
  objectives: (g) => [
    objective(`${ID}.objective-1`, counter(g, ON_BEAST) > 0, {
      n: holders(g, FEATHER).length,
      on: counter(g, ON_BEAST),
    }),
    objective(`${ID}.objective-2`, g.state.outcome?.won === true),
  ],
  setUp: beastAwakes,
  roundStart: feathersFall,
  deeds,
  vulnerable: (g, enemy) => enemy.mark !== BEAST || counter(g, ON_BEAST) > 0,
  *enemyKilled(g, { enemy, last }) {
    if (last && enemy.mark === BEAST) yield* g.do.win(g, ID);
  },
};
