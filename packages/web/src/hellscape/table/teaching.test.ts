import { LANGUAGES } from '@crawlspace/kernel';
import { h } from 'preact';
import { afterEach, describe, expect, test } from 'vitest';
import { descentAt } from '../../../testing/descents.ts';
import { RAW } from '../../../testing/fit-to-read.ts';
import { shown, shownOf } from '../../../testing/shown.ts';
import { language } from '../../settings/index.ts';
import { sceneOf } from '../board/scene.ts';
import { aboutToken } from './cards/TokenDialog.tsx';
import { hints } from './hints.ts';
import { kit } from './kit.tsx';

afterEach(() => {
  language.value = 'en';
});

const table = descentAt(({ prompt }) => prompt.key === 'ask.turn', ['berserker', 'wizard']);
const start = table.view({ seat: 0 }).game;

describe('the Tutorial teaches', () => {
  test('story and goal first', () => {
    expect(hints.title('hell-story', start)).toBe('Tutorial');
    expect(hints.text('hell-story', start)).toMatch(/crack .* The goal: Gather the Scroll/);
  });

  test('tokens say what they do in this quest', () => {
    expect(aboutToken(start, 'objective')).toMatch(/^The Scroll/);
    expect(aboutToken(start, 'objective-gray')).toMatch(/^The Rift/);
    const elsewhere = { ...start, quest: { ...start.quest, id: 'the-soul-keys' } };
    expect(aboutToken(elsewhere, 'objective')).toMatch(/A Key costs 1 action/);
  });

  test('whoever carries the Scroll shows it', () => {
    const carrying = { ...start, quest: { ...start.quest, held: { scroll: [1] } } };
    expect(sceneOf(carrying).heroes.map(({ carries }) => carries)).toEqual([false, true]);
    expect(hints.ofEvents([{ t: 'quest', purpose: 'scroll-taken', hero: 1 }])).toEqual([
      'hell-carrier',
    ]);
  });

  test.each(LANGUAGES)('a legend names every die with its faces, and every sign (%s)', (spoken) => {
    language.value = spoken;
    const legend = h(kit.Legend, { view: start });
    expect(shownOf(legend, 'div', 'legend-line').length).toBeGreaterThan(20);
    expect(shown(legend)).not.toMatch(RAW);
  });
});
