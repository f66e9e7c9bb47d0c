import { brimstone, type CompanyEntry, content } from '@crawlspace/brimstone';
import { CLASSES, content as hell } from '@crawlspace/hellscape';
import { expect, test } from 'vitest';
import { brimstoneWith } from '../packages/brimstone/src/module.ts';
import type { RecordedCampaign } from './recorded/campaign.ts';
import { otherRules, readRecorded } from './recorded/file.ts';
import { check, GAMES, nameOf, type RecordedGame, RULES } from './recorded/games.ts';
import { replay } from './recorded/replay.ts';

const files = { brimstone: readRecorded('brimstone'), hellscape: readRecorded('hellscape') };
const { recorded } = files.brimstone;
/** Of all that is recorded every so many-th is replayed here; `npm run recorded` replays all. */
const EVERY = 41;

test.each(GAMES)('recorded games of %s are of the present rules', (game) => {
  expect(otherRules(game, files[game])).toBeNull();
});

test.each(GAMES)('recorded games of %s replay as they were', (game) => {
  const some = files[game].recorded.filter((_, number) => number % EVERY === 0);
  const differences = some.flatMap((each, n) => {
    const { difference } = check(each);
    return difference ? [`${nameOf(each, n * EVERY)}: ${difference.text}`] : [];
  });
  expect(differences).toEqual([]);
});

test('other rules are named, and that the games can be recorded anew', () => {
  const old = { rules: { ...RULES.brimstone, 'brimstone-stay': 1 }, recorded: [] };
  expect(otherRules('brimstone', old)).toMatch(/rules 1 of brimstone-stay.*--record/);
});

test('every mission and quest, party of 1 to 6, edition and class is recorded', () => {
  const games = recorded.filter(isAdventure).map(({ setup }) => brimstone.parseSetup(setup));
  expect(new Set(games.map(({ mission }) => mission))).toEqual(
    new Set(Object.keys(content.missions)),
  );
  expect(new Set(games.map(({ heroes }) => heroes.length)).size).toBe(6);
  expect(new Set(games.map(({ options }) => options.edition)).size).toBe(2);
  const names = recorded.map(nameOf).join();
  for (const id of Object.keys(content.classes)) expect(names).toContain(id);
  const quests = files.hellscape.recorded.map(nameOf).join();
  for (const id of [...Object.keys(hell.quests), ...CLASSES]) expect(quests).toContain(id);
});

test('one number of one enemy is found, with the answer that brought it out', () => {
  const differencesWith = (moreXp: number) => {
    const spiders = content.enemies['void-spiders'];
    const { base, each } = spiders.normal.xp;
    const normal = { ...spiders.normal, xp: { base: base + moreXp, each } };
    const enemies = { ...content.enemies, 'void-spiders': { ...spiders, normal } };
    const altered = brimstoneWith({ ...content, enemies });
    const games = recorded.filter(isAdventure).slice(0, 6);
    return games.flatMap((game) => replay(altered, game, game).difference?.text ?? []);
  };
  expect(differencesWith(0)).toEqual([]);
  const found = differencesWith(5);
  expect(found[0]).toMatch(/^answer \d+ of \d+ \(prompt\..*now .*void-spiders/);
});

test('a company that comes home otherwise is found, with the entry of its log', () => {
  const campaign = recorded.find(({ kind }) => kind === 'campaign') as RecordedCampaign;
  const n = campaign.log.findIndex(({ t }) => t === 'came-home');
  const home = campaign.log[n] as Extract<CompanyEntry, { t: 'came-home' }>;
  const log = campaign.log.with(n, { ...home, turns: home.turns + 1 }).slice(0, n + 1);
  expect(check(campaign).difference).toBeNull();
  expect(check({ ...campaign, log }).difference?.text).toMatch(`entry ${n + 1} (came-home)`);
});

function isAdventure(each: (typeof recorded)[number]): each is RecordedGame {
  return each.kind === 'game' && each.module === 'brimstone';
}
