import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Random } from '@crawlspace/kernel';
import { describe, expect, test } from 'vitest';
import { withCompanies } from '../src/balance/record.ts';
import { findingsOf, verdictOn } from '../src/calibration/bands.ts';
import { calibrationText, fit } from '../src/calibration/fit.ts';
import { shownAt } from '../src/calibration/shown.ts';
import type { Moment } from '../src/games/moments.ts';
import { command, temporaryFolder } from './crawlspace.ts';

const measured = { walk: { games: [200], wins: [120] } };

/** Games whose futures promise too much: what looks like 80 % is won at 50 %. */
function games(count: number): Moment[] {
  const random = Random.seeded('moments');
  const die = () => random.below(1000) / 1000;
  return Array.from({ length: count }, (_, n) => {
    const promise = 0.3 + 0.6 * die();
    const odds = Math.log(promise / (1 - promise)) - 1.4;
    const worths = Array.from({ length: 12 }, () => promise + (die() - 0.5) / 5);
    const won = die() < 1 / (1 + Math.exp(-odds));
    const place = { mission: 'walk', heroes: 1, level: null };
    return { game: String(n), kind: 'any', ...place, over: 9, peace: true, mark: '', worths, won };
  });
}

describe('a calibration', () => {
  const calibration = fit(games(2000), measured);

  test('makes of promises what is won', () => {
    const { bands } = findingsOf(shownAt(games(2000), measured, calibration), measured);
    for (const band of bands) expect(verdictOn(band)).not.toBe('missed');
    expect(bands.filter((band) => verdictOn(band) === 'met').length).toBeGreaterThan(4);
  });

  test('rises: what promises more is never told as less', () => {
    expect(calibration.bend.length).toBeGreaterThan(2);
    for (const side of [0, 1]) {
      const points = calibration.bend.map((point) => point[side] ?? 0);
      expect(points).toEqual([...points].sort((a, b) => a - b));
    }
  });

  test('is written down as it is', () => {
    expect(JSON.parse(calibrationText(calibration))).toEqual(calibration);
  });

  test('of a few games keeps near to where it began', () => {
    const { futures, mission } = fit(games(6), measured);
    for (const value of [futures, mission])
      expect(Math.abs(Math.log(value / 0.5))).toBeLessThan(1.5);
  });
});

test('a band is off where what is won is clearly not what was told', () => {
  const band = { of: 70, moments: 90, games: 90, told: 0.7 };
  const verdict = (share: number, low: number, high: number) =>
    verdictOn({ ...band, won: { share, low, high } });
  expect(verdict(0.66, 0.5, 0.8)).toBe('met');
  expect(verdict(0.62, 0.5, 0.72)).toBe('unclear');
  expect(verdict(0.5, 0.4, 0.6)).toBe('missed');
});

test('companies are counted by how many went and the level of the highest', () => {
  const [won, lost] = [true, false].map((won) => ({ mission: 'walk', heroes: 2, level: 3, won }));
  const known = { walk: { games: [9], wins: [4], companies: { '2/3': [9, 9], '4/1': [5, 5] } } };
  const adventures = [won, lost, lost].flatMap((each) => each ?? []);
  expect(withCompanies(known, adventures)['walk']?.companies).toEqual({
    '2/3': [3, 1],
    '4/1': [5, 5],
  });
  expect(withCompanies({ run: { games: [1], wins: [1] } }, adventures)).toEqual({
    run: { games: [1], wins: [1] },
  });
});

const folder = temporaryFolder();

test('plays games, keeps the moments, and finds the same in them again', async () => {
  const at = (name: string) => join(folder, name);
  const files = ['keep', 'record', 'markdown', 'plot'].flatMap((name) => [`--${name}`, at(name)]);
  const played = await command(['calibrate', 'hellscape', '--games', '3', '--json', ...files]);
  const found = JSON.parse(played.out);
  expect(found.fitted.games).toBe(3);
  expect(JSON.parse(readFileSync(at('record'), 'utf8'))).toEqual(found.calibration);
  expect(readFileSync(at('markdown'), 'utf8')).toMatch(/^3 games, by `crawlspace calibrate/m);
  expect(readFileSync(at('plot'), 'utf8')).toMatch(/^<svg/);
  const again = await command(['calibrate', 'hellscape', '--from', at('keep'), '--json']);
  expect(JSON.parse(again.out)).toEqual(found);
});

test('says what it cannot do', async () => {
  const { code, error } = await command(['calibrate', 'hellscape', '--from', 'nowhere']);
  expect(code).toBe(2);
  expect(error).toMatch(/cannot read nowhere/);
});
