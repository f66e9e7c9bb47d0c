import type { Rule } from '@crawlspace/kernel';
import type { Descent } from '../../descent.ts';
import { removeToken } from '../../rules/exploration/tokens.ts';
import type { Hero } from '../../state.ts';
import type { Quest, QuestDeed } from '../quest-types.ts';
import { action, count, counter, leftCount, objective, tokenAt, wayOut } from './common.ts';
import { soulsMap } from './soul-collector.map.ts';

const ID = 'soul-collector';
const SOULS = 'souls';
const PER_HERO = 10;
const FOR_MONSTER = 3;
const IN_PRISON = 5;
const PRISON_XP = 5;

/** For each hero the game counts as: a lone one meets the mobs of two, and needs the souls of two. */
function needed(g: Pick<Descent, 'state'>): number {
  return PER_HERO * g.state.scale;
}

/** The souls lie at the Gate, for all to see. */
function collect(g: Descent, souls: number): void {
  const amount = count(g, SOULS, souls);
  const gate = g.state.dungeon.tokens.find(({ kind }) => kind === 'objective-gray');
  if (gate) gate.count = amount;
  g.emit({ t: 'quest', purpose: 'souls', amount });
}

function deeds(g: Descent, hero: Hero): QuestDeed[] {
  if (tokenAt(g, hero.zone, 'objective')) return [action('break-prison', breakPrison)];
  return counter(g, SOULS) >= needed(g) ? wayOut(g, hero) : [];
}

function* breakPrison(g: Descent, hero: Hero): Rule {
  const prison = tokenAt(g, hero.zone, 'objective');
  if (!prison) return;
  removeToken(g, prison);
  g.emit({ t: 'quest', purpose: 'prison-broken', hero: hero.index, rule: 'H-QSOULS-05' });
  g.do.gainXp(g, hero, PRISON_XP);
  collect(g, IN_PRISON);
}

/** Ten souls for each hero open the Gate to the Valley. */
export const soulCollector: Quest = {
  id: ID,
  number: 9,
  map: () => soulsMap,
  objectives(g) {
    const heroes = g.state.heroes.length;
    const souls = counter(g, SOULS);
    return [
      objective(`${ID}.objective-1`, souls >= needed(g), { n: souls, of: needed(g) }),
      objective(`${ID}.objective-2`, leftCount(g) === heroes, { n: leftCount(g), of: heroes }),
    ];
  },
  deeds,
  *enemyKilled(g, { enemy, miniatures, by }) {
    if (enemy.kind === 'roaming') collect(g, FOR_MONSTER);
    else if (by !== null) collect(g, miniatures);
  },
};
