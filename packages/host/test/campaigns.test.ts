import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import {
  adventureSetup,
  brimstone,
  brimstoneStay,
  type Campaign,
  content,
  fileCampaign,
  muster,
  openCampaign,
  openMissions,
} from '@crawlspace/brimstone';
import { type GameRecord, loadTable, resumeUnderNewRules, SaveError } from '@crawlspace/kernel';
import { describe, expect, test } from 'vitest';

/** Campaigns as earlier versions wrote them. They must open for ever: none may be changed or removed. */
const SHELF = new URL('./campaigns/', import.meta.url);

function campaignIn(file: string): Campaign {
  return openCampaign(
    JSON.parse(gunzipSync(readFileSync(new URL(file, SHELF))).toString()),
    content,
  );
}

/** Where the rules have changed since, a chapter goes on from its last safe point. */
function goOn(record: GameRecord) {
  const open = (module: typeof brimstone | typeof brimstoneStay) => {
    try {
      return loadTable(module as typeof brimstone, record);
    } catch (error) {
      if (!(error instanceof SaveError)) throw error;
      return resumeUnderNewRules(module as typeof brimstone, record);
    }
  };
  return open(record.game === brimstone.id ? brimstone : brimstoneStay);
}

describe.each(readdirSync(SHELF))('%s', (file) => {
  const { company, records, current } = campaignIn(file);

  test('opens with everybody, every chapter and every record', () => {
    expect(company.name).toBe('The Lanterns');
    expect(company.members.map(({ id }) => id)).toEqual(['m1', 'm2', 'm3', 'm4', 'm5']);
    expect(company.members[2]?.hero).toMatchObject({ character: { name: 'Lupe' } });
    expect(company.chronicle.length).toBeGreaterThanOrEqual(4);
    for (const { record } of company.chronicle)
      expect(records[record]?.log.length).toBeGreaterThan(5);
  });

  test('is the same once more through a file of today', () => {
    const again = openCampaign(
      JSON.parse(JSON.stringify(fileCampaign({ company, records, current }))),
      content,
    );
    expect(again.company).toEqual(company);
    expect(Object.keys(again.records)).toEqual(Object.keys(records));
  });

  test('goes on: with what is being played, or with the next adventure', () => {
    if (current) {
      expect(goOn(current).pending.length).toBeGreaterThan(0);
      return;
    }
    const [mission = ''] = openMissions(company, content);
    const doing = muster(company, { mission, members: ['m1', 'm3'] }, { content });
    const setup = doing.ok ? adventureSetup(doing.company) : null;
    expect(brimstone.parseSetup(setup).heroes).toHaveLength(2);
  });
});

test('companies at home, in the mine and in Town are on the shelf', () => {
  const places = readdirSync(SHELF).map((file) => campaignIn(file).company.whereabouts.at);
  expect(places.sort()).toEqual(['adventure', 'home', 'town']);
});
