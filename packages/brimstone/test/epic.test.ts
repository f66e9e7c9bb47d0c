import { rule } from '@crawlspace/kernel/testing';
import { expect } from 'vitest';
import type { content } from '../src/content/index.ts';
import type { RuleOptions } from '../src/options.ts';
import { roomExploration } from '../src/rules/exploration/exploration.ts';
import { FOUR, finish, missionScene } from './missions.ts';

/** The decks from which Threat cards came when the objective of a mission was found. */
function decksAt(mission: string, size: number, options: Partial<RuleOptions> = {}): string[] {
  const t = missionScene({
    mission,
    heroes: FOUR.slice(0, size),
    options,
    seed: 'epic',
    counters: { clues: 1 },
    content: (all) => ({
      ...all,
      missions: { ...all.missions, [mission]: withEpicEnd(all.missions, mission) },
    }),
  }).runs(roomExploration);
  finish(t);
  const { low, med, high, epic } = t.state.decks.threat;
  const drawn = Object.entries({ low, med, high, epic });
  return drawn.flatMap(([name, { discard }]) => (discard.length > 0 ? name : []));
}

/** A mission with two clues whose objective names an Epic Threat. */
function withEpicEnd(missions: typeof content.missions, id: string) {
  const mission = missions[id];
  if (!mission) throw new Error(`there is no mission ${id}`);
  return {
    ...mission,
    clues: 2,
    *onObjective(...[g, tile]: Parameters<typeof mission.onObjective>) {
      yield* g.do.attack(g, 'epic', { kind: 'tile', tile });
    },
  };
}

rule(
  ['B-EPIC-01', 'B-EPIC-02', 'B-EXPL-20'],
  'the objective of an advanced mission draws an Epic Threat; a High one for one or two heroes',
  () => {
    const first = (size: number) => decksAt('nine-days-down', size).at(-1);
    expect([1, 2, 3, 4].map(first)).toEqual(['high', 'high', 'epic', 'epic']);
  },
);

rule('B-EPIC-03', 'small parties may wish for Epic Threats', () => {
  expect(decksAt('nine-days-down', 2, { epicForSmallParties: true })).toContain('epic');
});

rule('B-EPIC-04', 'the Basic Game has none, whatever the number of heroes or their wish', () => {
  for (const size of [1, 2, 3, 4]) {
    const wish = { epicForSmallParties: true };
    expect(decksAt('a-fistful-of-dark-stone', size, wish)).toEqual(['high']);
  }
});
