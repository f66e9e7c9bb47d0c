import { expect, test } from 'vitest';
import { fuzzStay } from './fuzz-stay.ts';

test('days in Town with everyone acting at once: every dollar is accounted for, no company is lost', () => {
  const happened = new Set<string>();
  for (let n = 0; n < 150; n++) {
    const stay = fuzzStay(`short ${n}`);
    expect(stay.findings, `stay short ${n}`).toEqual([]);
    for (const name of stay.happened.keys()) happened.add(name);
  }
  const wanted = ['bought', 'item-sold', 'traded', 'upgrade-attached', 'level-gained'];
  expect([...happened]).toEqual(expect.arrayContaining([...wanted, 'resurrected']));
});
