import { brimstone, type Company, content } from '@crawlspace/brimstone';
import { expect, test } from 'vitest';
import { brimstoneWith } from '../packages/brimstone/src/module.ts';
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
});

test('one number on one card is found, with the answer that brought it out', () => {
  const game = recorded.find(isAdventure) as RecordedGame;
  const base = (change: number) =>
    Object.fromEntries(
      Object.entries(content.enemies).map(([id, sheet]) => [
        id,
        { ...sheet, health: sheet.health + change },
      ]),
    ) as typeof content.enemies;
  const altered = (change: number) => brimstoneWith({ ...content, enemies: base(change) });
  expect(replay(altered(0), game, game).difference).toBeNull();
  expect(replay(altered(1), game, game).difference?.text).toMatch(/^answer \d+ of \d+ \(prompt\./);
});

function isAdventure(each: (typeof recorded)[number]): each is RecordedGame {
  return each.kind === 'game' && each.module === 'brimstone';
}
