import { content } from '@crawlspace/brimstone';
import { LANGUAGES } from '@crawlspace/kernel';
import { h } from 'preact';
import { afterEach, describe, expect, test } from 'vitest';
import { RAW } from '../../../testing/fit-to-read.ts';
import { randomAdventures } from '../../../testing/random-adventures.ts';
import { finishedGame } from '../../../testing/saves.ts';
import { htmlOf, linksOf, shown, shownOf } from '../../../testing/shown.ts';
import type { ReplayScene } from '../../session/types.ts';
import { language } from '../../settings/index.ts';
import { number, signed } from '../../text/index.ts';
import { gameText, nameOf } from '../game-words.ts';
import type { Brimstone } from '../shape.ts';
import { awardsOf } from './awards.ts';
import { HeroReport } from './HeroReport.tsx';
import { Report } from './Report.tsx';
import { type HeroTally, tallyOf } from './tally.ts';
import { reportText } from './texts.ts';

afterEach(() => {
  language.value = 'en';
});

const facesOf = (weapon: string) => (content.items[weapon]?.weapon?.toHitDie === 'D8' ? 8 : 6);

type Tables = (typeof adventures)[number]['table'];

function endOf(table: Tables): ReplayScene<Brimstone> {
  return {
    answer: table.answerCount,
    turn: table.state.turn.number,
    table: table.view({ seat: 0 }),
    events: table.eventsSince(0, { seat: 0 }),
    before: 0,
  };
}

const adventures = randomAdventures();
const finished = finishedGame();

describe('the report of an adventure', () => {
  test('shows the party in numbers', () => {
    for (const { table } of adventures) {
      const end = endOf(table);
      const { turns, tiles, fights, kills, clues, depthEvents } = tallyOf(
        end.events,
        table.state.heroes.length,
        facesOf,
      );
      const [facts] = shownOf(h(Report, { id: 'x', end }), 'dl', 'facts');
      const wanted = [turns, tiles, fights, kills, clues, depthEvents].map((each) => number(each));
      expect(facts?.match(/\d[\d,]*/g)).toEqual(wanted);
    }
  });

  test('gives each honour to its winner and to nobody else', () => {
    let honours = 0;
    for (const { table } of adventures) {
      const end = endOf(table);
      const awards = awardsOf(tallyOf(end.events, table.state.heroes.length, facesOf));
      const cards = shownOf(h(Report, { id: 'x', end }), 'li', 'hero-report');
      expect(cards).toHaveLength(table.state.heroes.length);
      for (const { name, hero } of awards) {
        honours++;
        const word = reportText(`award.${name}`);
        expect(cards.flatMap((card, index) => (card.includes(word) ? index : []))).toEqual([hero]);
      }
    }
    expect(honours).toBeGreaterThan(5);
  });

  test('says how it ended and why', () => {
    const { outcome } = finished.view({ seat: 0 });
    if (!outcome) throw new Error('the game is not over');
    const [verdict] = shownOf(h(Report, { id: 'x', end: endOf(finished) }), 'section', 'verdict');
    expect(verdict).toContain(reportText(outcome.won ? 'won' : 'lost'));
    expect(verdict).toContain(gameText(`outcome.${outcome.cause}`));
    expect(verdict).toContain(nameOf(finished.state.mission.id));
  });

  test('leads to another adventure when it is over, and back to the table when it is not', () => {
    expect(linksOf(h(Report, { id: 'x', end: endOf(finished) }))).toContain('#/muster/brimstone');
    const open = adventures.find(({ table }) => !table.view({ seat: 0 }).outcome);
    if (!open) throw new Error('all adventures are over');
    const links = linksOf(h(Report, { id: 'x', end: endOf(open.table) }));
    expect(links).toContain('#/game/x');
    expect(links).toContain('#/replay/x');
    expect(links).not.toContain('#/muster/brimstone');
  });

  for (const spoken of LANGUAGES) {
    test(`can be read (${spoken})`, () => {
      language.value = spoken;
      for (const { table } of adventures) {
        const words = shown(h(Report, { id: 'x', end: endOf(table) }));
        expect(words).not.toMatch(/[{}]|undefined|NaN|\[object/);
        expect(words).not.toMatch(RAW);
      }
    });
  }
});

describe('the report of a hero', () => {
  const tally: HeroTally = {
    kills: 3,
    dealt: 14,
    taken: 8,
    sanity: 2,
    healed: 5,
    knockouts: 1,
    criticals: 4,
    best: 6,
    xp: 1240,
    gold: 75,
    darkStone: 2,
    items: ['pistol', 'bandages'],
    luck: { dice: 20, successes: 14, expected: 10, variance: 5 },
  };
  const hero = {
    index: 1,
    name: 'Ada',
    class: 'gunslinger' as const,
    portrait: 'woman' as const,
    dead: false,
    conditions: [],
  };
  const report = (part: Partial<HeroTally>, more: Partial<typeof hero> = {}) =>
    h(HeroReport, { hero: { ...hero, ...more }, tally: { ...tally, ...part }, awards: [] });

  test('has the name, the class, the deeds and the finds', () => {
    const words = shown(report({}));
    expect(words).toContain('Ada');
    expect(words).toContain(nameOf('gunslinger'));
    expect(words).toContain(reportText('reward.xp', { amount: '1,240' }));
    expect(words).toContain(reportText('reward.gold', { amount: '$75' }));
    expect(words).toContain(nameOf('pistol'));
    const [deeds] = shownOf(report({}), 'dl', 'deeds');
    expect(deeds?.match(/\d+/g)?.map(Number)).toEqual([3, 14, 6, 4, 8, 2, 5, 1]);
  });

  test('says so when nothing was found', () => {
    const nothing = report({ xp: 0, gold: 0, darkStone: 0, items: [] });
    expect(shown(nothing)).toContain(reportText('reward.none'));
    expect(shown(report({}))).not.toContain(reportText('reward.none'));
    expect(shown(nothing)).not.toContain('$');
  });

  test('calls luck good, bad or even by how far it is from what was to be expected', () => {
    const luck = (successes: number, dice = 20) =>
      shown(report({ luck: { dice, successes, expected: 10, variance: 5 } }));
    expect(luck(14)).toContain(`${signed(4)} · ${reportText('luck.good')}`);
    expect(luck(6)).toContain(`${signed(-4)} · ${reportText('luck.bad')}`);
    expect(luck(11)).toContain(reportText('luck.even'));
    const none = { dice: 0, successes: 0, expected: 0, variance: 0 };
    expect(shown(report({ luck: none }))).toContain(reportText('luck.none'));
  });

  test('never draws the bar of luck out of its scale', () => {
    for (const successes of [0, 10, 20, 400]) {
      const html = htmlOf(report({ luck: { dice: 400, successes, expected: 10, variance: 1 } }));
      const [, left = '', width = ''] = /left: ?([\d.]+)%; ?width: ?([\d.]+)%/.exec(html) ?? [];
      expect(Number(left)).toBeGreaterThanOrEqual(0);
      expect(Number(left) + Number(width)).toBeLessThanOrEqual(100);
    }
  });

  test('tells of death and scars, and is called by class without a name', () => {
    const [scar = ''] = Object.keys(content.conditions);
    const fallen = report({}, { dead: true, name: '', conditions: [scar] as never[] });
    expect(shown(fallen)).toContain(reportText('dead'));
    expect(shown(fallen)).toContain(nameOf(scar));
    expect(shownOf(fallen, 'h3')).toEqual([nameOf('gunslinger')]);
    expect(shown(report({}))).not.toContain(reportText('dead'));
  });

  test('is not there without deeds to tell', () => {
    expect(htmlOf(h(HeroReport, { hero, tally: undefined, awards: [] }))).toBe('');
  });
});
