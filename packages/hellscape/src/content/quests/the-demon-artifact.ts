import type { Rule } from '@crawlspace/kernel';
import type { Descent } from '../../descent.ts';
import { removeToken } from '../../rules/exploration/tokens.ts';
import type { Hero } from '../../state.ts';
import type { Quest, QuestDeed } from '../quest-types.ts';
import { action, holders, interaction, objective, take, tokenAt } from './common.ts';
import { artifactMap } from './the-demon-artifact.map.ts';

const ID = 'the-demon-artifact';
const SHARD = 'shard';
const SHARDS = 3;
const SHARD_XP = 5;

function deeds(g: Descent, hero: Hero): QuestDeed[] {
  if (tokenAt(g, hero.zone, 'objective')) return [interaction('take-shard', takeShard)];
  return canForge(g, hero) ? [action('forge-artifact', forgeArtifact)] : [];
}

/** All shards are found, and everyone who has one stands at the Demonic Forge. */
function canForge(g: Descent, hero: Hero): boolean {
  if (!tokenAt(g, hero.zone, 'objective-gray')) return false;
  const held = holders(g, SHARD);
  return held.length === SHARDS && held.every((each) => g.state.heroes[each]?.zone === hero.zone);
}

function* takeShard(g: Descent, hero: Hero): Rule {
  const shard = tokenAt(g, hero.zone, 'objective');
  if (!shard) return;
  removeToken(g, shard);
  take(g, SHARD, hero);
  const amount = holders(g, SHARD).length;
  g.emit({ t: 'quest', purpose: 'shard-taken', hero: hero.index, amount });
  g.do.gainXp(g, hero, SHARD_XP);
}

function* forgeArtifact(g: Descent): Rule {
  yield* g.do.win(g, ID);
}

/** Gather three Shards, and forge them into one in the Demonic Forge. */
export const theDemonArtifact: Quest = {
  id: ID,
  number: 4,
  map: () => artifactMap,
  objectives(g) {
    const n = holders(g, SHARD).length;
    return [
      objective(`${ID}.objective-1`, n === SHARDS, { n, of: SHARDS }),
      objective(`${ID}.objective-2`, g.state.outcome?.won === true),
    ];
  },
  deeds,
};
