import type { Company } from '@crawlspace/brimstone';
import { h } from 'preact';
import { expect, test } from 'vitest';
import { playedCampaign } from '../../../testing/campaigns.ts';
import { shownOf } from '../../../testing/shown.ts';
import type { BookProps } from './BookPages.tsx';
import { Graves } from './Graves.tsx';

test('whoever is dead has a place among the graves, buried or not', () => {
  const { company } = playedCampaign(1);
  const standings = ['dead', 'buried', 'retired', 'ready'] as const;
  const members: Company['members'] = company.members.map((member, n) => ({
    ...member,
    standing: standings[n] ?? 'ready',
  }));
  const campaign = { company: { ...company, members } };
  const graves = shownOf(h(Graves, { campaign } as BookProps), 'li', 'grave');
  expect(graves).toHaveLength(3);
  expect(graves.map((grave) => grave.includes('Not buried yet'))).toEqual([true, false, false]);
});
