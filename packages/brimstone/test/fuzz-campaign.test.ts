import { expect, test } from 'vitest';
import { fuzzCampaign } from './fuzz-campaign.ts';

test('campaigns of random deeds and answers: nothing breaks, nothing is lost', () => {
  const played = Array.from({ length: 4 }, (_, n) => fuzzCampaign(`short ${n}`, 2));
  expect(played.reduce((sum, { chapters }) => sum + chapters, 0)).toBeGreaterThan(8);
  expect(played.reduce((sum, { days }) => sum + days, 0)).toBeGreaterThan(8);
});
