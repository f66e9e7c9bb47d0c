import type { BrimstoneEvent } from '@crawlspace/brimstone';
import { LANGUAGES } from '@crawlspace/kernel';
import { afterEach, describe, expect, test } from 'vitest';
import { decisionOf } from '../../../testing/decisions.ts';
import { RAW } from '../../../testing/fit-to-read.ts';
import { randomAdventures, randomMoments } from '../../../testing/random-adventures.ts';
import { hintsSeen, language, markHintSeen } from '../../settings/index.ts';
import { HINTS, type HintId, hintsOfDecision, hintsOfEvents } from './hints.ts';
import { kit } from './kit.tsx';

afterEach(() => {
  language.value = 'en';
  hintsSeen.value = [];
});

const adventures = randomAdventures();

/** The hints of an adventure in the order in which they come, with what they came with. */
function hintsAlong({ moments, told }: (typeof adventures)[number]) {
  let from = 0;
  return moments.flatMap((moment) => {
    const events = told.slice(from, moment.told).map(({ event }) => event as BrimstoneEvent);
    from = moment.told;
    return [
      ...hintsOfEvents(events).map((hint) => ({ hint, moment, events })),
      ...hintsOfDecision(moment.view, moment.decision).map((hint) => ({ hint, moment, events })),
    ];
  });
}

describe('hints over random adventures', () => {
  test('nearly all of them come sooner or later, and none that is not in the book', () => {
    const seen = new Set(adventures.flatMap((each) => hintsAlong(each).map(({ hint }) => hint)));
    expect([...seen].filter((hint) => !HINTS.includes(hint))).toEqual([]);
    const rare: readonly HintId[] = [
      'story',
      'order',
      'gate',
      'corruption',
      'elite',
      'objective',
      'ambush',
      'dark',
    ];
    const missing = HINTS.filter((hint) => !seen.has(hint) && !rare.includes(hint));
    expect(missing).toEqual([]);
  });

  test('the welcome comes first; the story is told by the opening, and in the help', () => {
    for (const adventure of adventures) {
      const hints = hintsAlong(adventure).map(({ hint }) => hint);
      expect(hints[0]).toBe('welcome');
      expect(hints).not.toContain('story');
    }
  });

  test('each is shown once, however often its moment comes', () => {
    const shown: string[] = [];
    for (const adventure of adventures)
      for (const { hint } of hintsAlong(adventure)) {
        if (hintsSeen.peek().includes(hint)) continue;
        shown.push(hint);
        markHintSeen(hint);
      }
    expect(new Set(shown).size).toBe(shown.length);
    expect([...hintsSeen.peek()].sort()).toEqual([...shown].sort());
  });

  test('of a fight come in a fight, and of peace in peace', () => {
    for (const { view, decision } of randomMoments()) {
      const hints = hintsOfDecision(view, decision);
      if (hints.includes('escape') || hints.includes('attack')) expect(view.fight).not.toBeNull();
      if (hints.includes('activation') || hints.includes('search')) expect(view.fight).toBeNull();
    }
  });

  test('of searching come only where something can be searched', () => {
    const searching = randomMoments().filter(({ view, decision }) =>
      hintsOfDecision(view, decision).includes('search'),
    );
    expect(searching.length).toBeGreaterThan(0);
    for (const { decision } of searching) {
      const kinds = decision.options.map(({ means }) => means?.kind);
      expect(kinds.includes('scavenge') || kinds.includes('look')).toBe(true);
    }
  });

  test('of attack and escape stand for options with that rule', () => {
    const fights = randomMoments().filter(
      ({ view, decision }) => view.fight && decision.prompt.key.startsWith('prompt.activation'),
    );
    expect(fights.length).toBeGreaterThan(10);
    for (const { view, decision } of fights) {
      const rules = decision.options.map(({ rule = '' }) => rule);
      const hints = hintsOfDecision(view, decision);
      expect(hints.includes('attack')).toBe(rules.some((rule) => rule.startsWith('B-ATK')));
      expect(hints.includes('escape')).toBe(rules.some((rule) => rule.startsWith('B-ESC')));
    }
  });
});

test('a question nobody has a hint for has none', () => {
  const [{ view }] = randomMoments() as [ReturnType<typeof randomMoments>[number]];
  expect(hintsOfDecision(view, decisionOf({ prompt: { key: 'prompt.revive' } }))).toEqual([]);
  expect(hintsOfEvents([])).toEqual([]);
});

for (const spoken of LANGUAGES) {
  test(`every hint has a short title and a text that explains (${spoken})`, () => {
    language.value = spoken;
    for (const hint of kit.hints.all) {
      const [title, text] = [kit.hints.title(hint), kit.hints.text(hint)];
      expect(title.length).toBeGreaterThan(1);
      expect(title.length).toBeLessThan(60);
      expect(text.length).toBeGreaterThan(title.length);
      expect(`${title} ${text}`).not.toMatch(RAW);
    }
  });
}
