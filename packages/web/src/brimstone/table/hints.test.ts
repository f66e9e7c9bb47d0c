import { brimstone } from '@crawlspace/brimstone';
import { Table } from '@crawlspace/kernel';
import { describe, expect, test } from 'vitest';
import { hintText, hintTitle } from './hint-words.ts';
import { HINTS, hintsOfDecision, hintsOfEvents } from './hints.ts';
import { tableTexts } from './texts.ts';

describe('hints', () => {
  test('come with what happens for the first time', () => {
    expect(
      hintsOfEvents([
        { t: 'moved', hero: 0, spaces: [3] },
        { t: 'fight-started' },
        { t: 'knocked-out', hero: 0 },
      ]),
    ).toEqual(['fight', 'ko']);
  });

  test('come with what is asked for the first time', () => {
    const setup = brimstone.parseSetup({ heroes: [{ class: 'bandido' }] });
    const table = Table.start(brimstone, setup, 'hint');
    const [question] = table.pending;
    if (!question) throw new Error('nothing is asked');
    expect(hintsOfDecision(table.view({ seat: 0 }).game, table.decision(question))).toEqual([
      'welcome',
    ]);
  });

  test('tell the story and the goal of the mission at this table', () => {
    const setup = brimstone.parseSetup({ heroes: [{ class: 'bandido' }] });
    const { game: view } = Table.start(brimstone, setup, 'hint').view({ seat: 0 });
    expect(hintTitle('story', view)).toBe('A Fistful of Dark Stone');
    expect(hintText('story', view)).toMatch(/The goal: ./);
    expect(hintTitle('class-bandido')).toBe('Bandido');
    expect(hintText('class-bandido')).toMatch(/Grit/);
  });

  test('have a title and a text each', () => {
    const keys = Object.keys(tableTexts);
    for (const hint of HINTS.filter((each) => !each.startsWith('class-'))) {
      expect(keys).toContain(`hint-${hint}`);
      expect(keys).toContain(`hint-${hint}-text`);
    }
  });
});
