import { Random, randomPicks } from '@crawlspace/kernel';
import { expect, it } from 'vitest';
import { fromTheStart, type Played } from '../../../test/descent.ts';
import { mapFor, markedDoor, play, without } from '../../../test/quests.ts';
import { equipped } from '../../../test/training-ground.ts';
import { CLASSES } from '../../ids.ts';
import { quests } from './index.ts';

const MOST_DECISIONS = 20_000;

/** Random legal answers to the end of a quest. */
function playAtRandom(table: Played, seed: string): Played {
  const random = Random.seeded(seed);
  const { quest, heroes } = table.state;
  for (let n = 0; table.pending.length > 0; n++) {
    if (n > MOST_DECISIONS) throw new Error(`still not over in round ${table.state.round}`);
    const question = table.pending[random.below(table.pending.length)];
    if (!question) break;
    table.table.answerQuestion(question, randomPicks(question, random));
    expectSense(table, quest.id, heroes.length);
  }
  return table;
}

/** Everything is on the board that is left, and nobody holds what still lies there. */
function expectSense({ state }: Played, quest: string, heroes: number): void {
  const { zones, boss } = mapFor(quest, heroes);
  const figures = [...state.heroes.filter(({ gone }) => !gone), ...state.enemies, ...state.allies];
  for (const { zone } of [...figures, ...state.dungeon.tokens]) {
    const there = zones[zone];
    if (!there || (state.dungeon.bossOnly && there.tile !== boss?.tile))
      throw new Error(`something stands on ${zone}, which is no zone`);
  }
}

it.each(Object.keys(quests))('%s comes to an end, however foolishly it is played', (quest) => {
  for (const heroes of [1, 2, 4, 6]) {
    const seed = `${quest}-${heroes}`;
    const table = fromTheStart({ quest, heroes: CLASSES.slice(0, heroes), seed });
    expect(playAtRandom(table, seed).table.outcome).not.toBeNull();
  }
});

it.each(['releasing-michael', 'the-soul-keys'])('the fight of %s comes to an end', (quest) => {
  const map = mapFor(quest);
  const door = map.doors[markedDoor(quest)];
  for (const seed of ['a', 'b', 'c', 'd']) {
    const table = play(quest, {
      seed,
      change(state) {
        without(state, 'objective', 'corruption');
        state.quest.held['key'] = [0, 0, 0];
        state.dungeon.open[door?.id ?? 0] = true;
        for (const hero of state.heroes) {
          hero.zone = door?.zones.find((zone) => map.zones[zone]?.tile !== map.boss?.tile) ?? 0;
          Object.assign(hero, { maxHealth: 60, xp: 60 });
        }
        equipped(state, 'rusty-sword', 0);
        equipped(state, 'ash-wand', 1);
      },
    })
      .picks('hero0', 'move', `zone${map.boss?.start[0]}`)
      .shows('told boss-fight 1');
    const { state } = playAtRandom(table, seed);
    expect(state.dungeon.bossOnly).toBe(true);
    expect(state.outcome).not.toBeNull();
  }
});
