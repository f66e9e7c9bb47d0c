import { describe, expect, test } from 'vitest';
import { htmlReport } from '../src/report/html.ts';
import { bars, dots, histogram, partsOf } from '../src/report/plots.ts';
import { matchedDifference, quantile } from '../src/report/statistics.ts';
import { type Summary, summarize } from '../src/report/summary.ts';
import { drawing, escaped, label, tag } from '../src/report/svg.ts';
import { describeSummary, interval, percent, points } from '../src/report/text.ts';
import type { GameResult } from '../src/simulation/game.ts';
import type { Plan } from '../src/simulation/plan.ts';

function game(part: Partial<GameResult>): GameResult {
  return {
    mission: 'tutorial',
    heroes: ['rogue'],
    won: true,
    cause: 'objective',
    rounds: 5,
    decisions: 50,
    facts: null,
    error: null,
    ...part,
  };
}

const TERMS = {
  names: (id: string) => id.toUpperCase(),
  endings: (cause: string) => `ended by ${cause}`,
  rounds: 'rounds',
};

describe('numbers', () => {
  test('a quantile is the value that so many lie below', () => {
    expect(quantile([1, 2, 3, 4, 5], 0.5)).toBe(3);
    expect(quantile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.1)).toBe(2);
    expect(quantile([1, 2, 3], 1)).toBe(3);
    expect(quantile([], 0.5)).toBe(0);
  });

  test('the interval of a matched difference adds up what the groups are unsure of', () => {
    const even = { own: { games: 20, wins: 10 }, others: { games: 20, wins: 10 } };
    const ahead = { own: { games: 10, wins: 6 }, others: { games: 10, wins: 4 } };
    const found = matchedDifference([ahead, even]);
    // Weights 5 and 10; (5 · 0.2 + 10 · 0) / 15; variance 25 · 0.048 + 100 · 0.025 = 3.7.
    expect(found?.share).toBeCloseTo(1 / 15, 10);
    expect(found?.low).toBeCloseTo(1 / 15 - (1.96 * Math.sqrt(3.7)) / 15, 10);
    expect(found?.high).toBeCloseTo(1 / 15 + (1.96 * Math.sqrt(3.7)) / 15, 10);
  });

  test('are written with a digit, and differences with their sign', () => {
    expect(percent(0.12345)).toBe('12.3%');
    expect(points(0.051)).toBe('+5.1');
    expect(points(-0.051)).toBe('−5.1');
    expect(interval({ share: 0.5, low: 0.25, high: 0.75 })).toBe('50.0%, 95% within 25.0 to 75.0%');
  });
});

describe('a summary', () => {
  test('of no games says so, and divides by nothing', () => {
    const summary = summarize([], 1);
    expect(summary).toMatchObject({ games: 0, wins: 0, errors: 0, decisions: 0, losses: {} });
    expect(summary.turns).toEqual({ median: 0, low: 0, high: 0 });
    expect(JSON.stringify(summary)).not.toContain('null');
  });

  test('its numbers agree with each other', () => {
    const results = [
      ...Array.from({ length: 7 }, (_, n) => game({ rounds: n + 1 })),
      ...Array.from({ length: 4 }, () => game({ won: false, cause: 'fell', mission: 'maze' })),
      game({ won: false, cause: 'late', heroes: ['rogue', 'rogue', 'wizard'] }),
      game({ won: false, cause: 'error', error: 'seed 1/9: broken', decisions: 999 }),
    ];
    const summary = summarize(results, 4);
    const { games, wins, losses, errors, missions, heroes, winRate } = summary;
    const lost = Object.values(losses).reduce((a, b) => a + b, 0);
    expect(wins + lost + errors).toBe(games);
    expect(losses).toEqual({ fell: 4, late: 1 });
    expect(missions).toEqual({ tutorial: { games: 8, wins: 7 }, maze: { games: 4, wins: 0 } });
    // A class that takes part twice takes part.
    expect(heroes).toEqual({ rogue: { games: 12, wins: 7 }, wizard: { games: 1, wins: 0 } });
    expect(winRate.share).toBeCloseTo(7 / 12, 10);
    expect(summary.decisions).toBe(12 * 50);
    expect(summary.decisionsPerSecond).toBe(150);
    expect(summary).not.toHaveProperty('stopped');
    expect(summarize(results, 4, true).stopped).toBe(true);
    expect(summary).not.toHaveProperty('stats');
  });

  test('who dealt most carried, all of them where it is a tie', () => {
    const hero = (name: string, dealt: number) => {
      return { hero: name, dealt, kills: 1, taken: 2, knockedOut: 0 };
    };
    const facts = (a: number, b: number) => {
      return { heroes: [hero('rogue', a), hero('wizard', b)], knockedOutBy: [], seen: {}, luck: 0 };
    };
    const played = [facts(5, 3), facts(4, 4), facts(1, 2)].map((each) => game({ facts: each }));
    const carried = summarize(played, 1).stats?.carried;
    expect(carried?.['rogue']).toMatchObject({ games: 3, dealt: 3.333, most: 0.667 });
    expect(carried?.['wizard']).toMatchObject({ games: 3, dealt: 3, most: 0.667 });
  });
});

const played = [
  ...Array.from({ length: 6 }, () => game({ mission: 'maze', rounds: 3 })),
  ...Array.from({ length: 2 }, () => game({ won: false, cause: 'fell' })),
  game({ won: false, cause: 'late' }),
  game({ cause: 'error', won: false, error: 'seed 1/9: broken' }),
];

describe('a summary for people', () => {
  test('says how many were won, how they were lost, and where', () => {
    const lines = describeSummary(summarize(played, 2), TERMS).split('\n');
    expect(lines).toEqual([
      '10 games: 6 won (66.7%, 95% within 35.4 to 87.9%), median of 3 rounds (3 to 5)',
      'lost by',
      '  ended by fell                              2',
      '  ended by late                              1',
      'missions',
      '  MAZE                                  100.0%      of 6',
      '  TUTORIAL                                0.0%      of 3',
      '450 decisions in 2.00 s, 225 a second',
      '1 game failed with an error',
    ]);
  });

  test('says when it ended early, and leaves out what there is nothing of', () => {
    const lines = describeSummary(summarize([game({})], 1, true), TERMS).split('\n');
    expect(lines[0]).toBe('Ended early.');
    expect(lines[1]).toMatch(/^1 game: 1 won /);
    expect(lines).toHaveLength(3);
  });

  test('looks closer where there are statistics', () => {
    const stats: Summary['stats'] = {
      carried: {
        rogue: { games: 4, dealt: 3, kills: 1.25, taken: 2, knockedOut: 0.5, most: 0.25 },
        wizard: { games: 4, dealt: 9.96, kills: 0, taken: 2, knockedOut: 0, most: 0.75 },
      },
      knockedOutBy: { ghoul: 1, undead: 7 },
      influence: [
        influence('trap', -0.4, -0.6, -0.2),
        influence('draw', 0, -0.3, 0.3),
        influence('gift', 0.3, 0.1, 0.5),
      ],
      luck: [
        { games: 3, wins: 0, deviation: -1.5 },
        { games: 3, wins: 1, deviation: 0 },
        { games: 3, wins: 3, deviation: 1.25 },
      ],
    };
    const lines = describeSummary({ ...summarize([game({})], 1), stats }, TERMS).split('\n');
    expect(lines.slice(1, -1)).toEqual([
      '  a game, on average                     dealt     kills     taken        KO   carried',
      '  WIZARD                                  10.0       0.0       2.0      0.00     75.0%',
      '  ROGUE                                    3.0       1.3       2.0      0.50     25.0%',
      'heroes brought down by',
      '  UNDEAD                                     7',
      '  GHOUL                                      1',
      'more often lost                           with   without influence',
      '  TRAP (door)                            50.0%     25.0%     −40.0',
      'more often won                            with   without influence',
      '  GIFT (door)                            50.0%     25.0%     +30.0',
      'games by the luck of the dice',
      '  unlucky third                           0.0%   -1.50 σ',
      '  middling third                         33.3%    0.00 σ',
      '  lucky third                           100.0%    1.25 σ',
    ]);
  });
});

function influence(id: string, share: number, low: number, high: number) {
  const counts = { with: { games: 20, wins: 10 }, without: { games: 20, wins: 5 } };
  return { kind: 'door', id, ...counts, difference: { share, low, high } };
}

/** The numbers of an attribute, in the order of the elements. */
function numbers(picture: string, element: string, attribute: string): number[] {
  const found = picture.matchAll(new RegExp(`<${element} [^>]*?\\b${attribute}="([^"]+)"`, 'g'));
  return [...found].map(([, value]) => Number(value));
}

describe('plots', () => {
  test('the longest bar has all the room, the others their share of it', () => {
    const rows = [4, 2, 0].map((value) => ({ name: `n${value}`, value, text: `t${value}` }));
    const [long, half, none] = numbers(bars('b', rows), 'rect', 'width') as [
      number,
      number,
      number,
    ];
    expect(half).toBeCloseTo(long / 2, 1);
    expect(none).toBe(1);
    expect(numbers(bars('b', rows, 'narrow'), 'rect', 'width')[0]).toBeLessThan(long);
  });

  test('parts lie side by side and fill the bar', () => {
    const parts = [0.5, 0.3, 0.2].map((share, at) => ({ name: `p${at}`, share, kind: 'won' }));
    const picture = partsOf('p', parts);
    expect(numbers(picture, 'rect', 'x')).toEqual([0, 360, 576]);
    expect(numbers(picture, 'rect', 'width')).toEqual([358, 214, 142]);
    expect(picture).toContain('</span>p1 30%</li>');
  });

  test('dots lie where they belong on the scale, and never beyond it', () => {
    const share = (low: number, middle: number, high: number) => {
      return { name: 'n', text: 't', kind: 'plain', share: { low, share: middle, high } };
    };
    const rows = [share(0, 0.5, 1), share(-3, 0.25, 3)];
    const picture = dots('d', rows, { low: 0, high: 1, line: 0.5 });
    expect(numbers(picture, 'circle', 'cx')).toEqual([427, 328.5]);
    expect(numbers(picture, 'line', 'x1')).toEqual([427, 230, 230]);
    expect(numbers(picture, 'line', 'x2')).toEqual([427, 624, 624]);
  });

  test('columns stand on one line, won below and lost above', () => {
    const columns = [
      { from: 0, won: 1, lost: 3 },
      { from: 1, won: 2, lost: 0 },
    ];
    const picture = histogram('h', columns, 'turns');
    expect(numbers(picture, 'rect', 'height')).toEqual([35, 105, 70, 0]);
    expect(numbers(picture, 'rect', 'y')).toEqual([115, 10, 80, 80]);
    expect(picture).toContain('<title>1 turns: 2 won, 0 lost</title>');
  });

  test('whatever is written on them is escaped', () => {
    expect(escaped(`<a href="x">&</a>`)).toBe('&lt;a href=&quot;x&quot;&gt;&amp;&lt;/a&gt;');
    expect(label(1, 2.345, '<b>')).toBe('<text x="1" y="2.35" class="label">&lt;b&gt;</text>');
    expect(tag('g', { class: '"' }, 'inside')).toBe('<g class="&quot;">inside</g>');
    expect(drawing(10, 20, 'A & B')).toContain('aria-label="A &amp; B"');
  });
});

const PLAN: Plan = {
  mission: 'tutorial',
  heroes: '4',
  options: '',
  seed: '<1>',
  bot: 'thumb',
  playouts: 200,
  stats: false,
};

function page(results: readonly GameResult[], part: Partial<Plan> = {}, stopped = false): string {
  const summary = summarize(results, 2, stopped);
  const terms = { ...TERMS, names: (id: string) => `<${id}>` };
  return htmlReport({
    game: 'hellscape',
    plan: { ...PLAN, ...part },
    summary,
    played: results,
    terms,
  });
}

describe('the page', () => {
  test('is whole: every element that is opened is closed, in order', () => {
    const open: string[] = [];
    const text = page(played).replace(/<(!doctype|meta)[^>]*>/g, '');
    for (const [, closing, name = ''] of text.matchAll(/<(\/?)([a-z]\w*)[^>]*>/g)) {
      if (closing) expect(open.pop()).toBe(name);
      else open.push(name);
    }
    expect(open).toEqual([]);
    expect(text.trim().endsWith('</html>')).toBe(true);
  });

  test('says what was played, how much of it was won, and how to play it again', () => {
    const text = page(played);
    expect(text).toContain('<title>hellscape, 10 games</title>');
    expect(text).toContain('<h1>hellscape · &lt;tutorial&gt;</h1>');
    expect(text).toContain('66.7% <small>won</small>');
    expect(text).toContain('<dt>errors</dt><dd>1</dd>');
    expect(text).toContain(
      '<code>crawlspace simulate hellscape --mission tutorial --heroes 4 --games 10 --seed &lt;1&gt; --bot thumb</code>',
    );
    expect(page(played, { mission: 'all' })).toContain('hellscape · all missions');
    expect(page(played, { options: 'hellbreaker=true' })).toContain('--options hellbreaker=true');
  });

  test('compares missions only where there are several', () => {
    expect(page(played)).toContain('<h2>Missions</h2>');
    expect(page([game({}), game({})])).not.toContain('<h2>Missions</h2>');
  });

  test('says when it ended early, and when there was nothing', () => {
    expect(page(played)).not.toContain('ended early');
    expect(page(played, {}, true)).toContain('; ended early.');
    expect(page([])).not.toMatch(/NaN|Infinity|undefined/);
  });

  test('names are written as text', () => {
    expect(page(played)).not.toMatch(/<(tutorial|maze)>/);
  });
});
