import type { ClassId } from '@crawlspace/brimstone';
import { content, MOST_MEMBERS, rosterOf } from '@crawlspace/brimstone';
import { expect, test } from 'vitest';
import { playCampaign } from './play.ts';

test('a party that dies again and again buries as many as it takes to fill its ranks', () => {
  const party = Object.keys(content.classes).slice(0, 3) as ClassId[];
  const options = { hardCore: 'soft', tokens: 'eight', advancedEncounters: true } as const;
  const plan = { bot: 'random', party: [...party, ...party], adventures: 5, options } as const;
  const seeds = Array.from({ length: 6 }, (_, n) => `doomed ${n}`);
  const rosters = seeds.flatMap((seed) =>
    [...playCampaign(content, { ...plan, seed })].map(({ before }) => rosterOf(before).length),
  );
  expect(Math.max(...rosters)).toBe(MOST_MEMBERS);
});
